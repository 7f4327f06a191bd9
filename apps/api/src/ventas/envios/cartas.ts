import { plantilla } from '../../casa/correo/carta.ts'

interface Datos {
  nombre: string
  numero: string
  transportista: string
  seguimiento: string
  bultos: number
  /** Where the parcels are followed, with carriers who have such a place. */
  seguir: string | null
  /** The order in the customer's account. */
  enlace: string
}

/** Goes to the customer when their parcels have left. */
export const salida = plantilla<Datos>('envio', {
  es: ({ nombre, numero, transportista, seguimiento, bultos, seguir, enlace }) => ({
    asunto: `Su pedido ha salido (${numero})`,
    saludo: `Hola, ${nombre}:`,
    parrafos: [
      `Su pedido ha salido con ${transportista}, en ${bultos === 1 ? 'un bulto' : `${bultos} bultos`}.`,
      `Número de seguimiento: ${seguimiento}.`,
      ...(seguir ? [`Puede seguirlo en ${seguir}`] : []),
    ],
    boton: { texto: 'Ver el pedido', enlace },
    pie: 'Si algo no cuadra, responda a este correo.',
  }),
  en: ({ nombre, numero, transportista, seguimiento, bultos, seguir, enlace }) => ({
    asunto: `Your order has left (${numero})`,
    saludo: `Hello ${nombre},`,
    parrafos: [
      `Your order has left with ${transportista}, in ${bultos === 1 ? 'one parcel' : `${bultos} parcels`}.`,
      `Tracking number: ${seguimiento}.`,
      ...(seguir ? [`You can follow it at ${seguir}`] : []),
    ],
    boton: { texto: 'See the order', enlace },
    pie: 'If something is not right, answer this mail.',
  }),
  pt: ({ nombre, numero, transportista, seguimiento, bultos, seguir, enlace }) => ({
    asunto: `A sua encomenda saiu (${numero})`,
    saludo: `Olá, ${nombre}:`,
    parrafos: [
      `A sua encomenda saiu com ${transportista}, em ${bultos === 1 ? 'um volume' : `${bultos} volumes`}.`,
      `Número de seguimento: ${seguimiento}.`,
      ...(seguir ? [`Pode segui-la em ${seguir}`] : []),
    ],
    boton: { texto: 'Ver a encomenda', enlace },
    pie: 'Se algo não estiver certo, responda a este e-mail.',
  }),
  ca: ({ nombre, numero, transportista, seguimiento, bultos, seguir, enlace }) => ({
    asunto: `La vostra comanda ha sortit (${numero})`,
    saludo: `Hola, ${nombre}:`,
    parrafos: [
      `La vostra comanda ha sortit amb ${transportista}, en ${bultos === 1 ? 'un paquet' : `${bultos} paquets`}.`,
      `Número de seguiment: ${seguimiento}.`,
      ...(seguir ? [`La podeu seguir a ${seguir}`] : []),
    ],
    boton: { texto: 'Veure la comanda', enlace },
    pie: 'Si hi ha res que no quadra, responeu aquest correu.',
  }),
})
