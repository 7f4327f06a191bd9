import { plantilla } from '../../casa/correo/carta.ts'

interface Datos {
  nombre: string
  numero: string
  mensaje: string
  revision: number
}

const parrafos = ({ mensaje }: Datos, propio: string) =>
  [...mensaje.split(/\n{2,}/), propio].filter((parrafo) => parrafo.trim() !== '')

/** Goes to a supplier with the order itself. */
export const compra = plantilla<Datos>('compra', {
  es: (datos) => ({
    asunto: `Pedido ${datos.numero}${datos.revision > 1 ? `, revisión ${datos.revision}` : ''}`,
    saludo: `Hola, ${datos.nombre}:`,
    parrafos: parrafos(
      datos,
      datos.revision > 1
        ? `Le adjuntamos la revisión ${datos.revision} de nuestro pedido ${datos.numero}: sustituye a las anteriores.`
        : `Le adjuntamos nuestro pedido ${datos.numero}.`,
    ),
    pie: 'Confírmenos las fechas de entrega respondiendo a este correo.',
  }),
  en: (datos) => ({
    asunto: `Order ${datos.numero}${datos.revision > 1 ? `, revision ${datos.revision}` : ''}`,
    saludo: `Hello ${datos.nombre},`,
    parrafos: parrafos(
      datos,
      datos.revision > 1
        ? `Please find attached revision ${datos.revision} of our order ${datos.numero}: it replaces the earlier ones.`
        : `Please find attached our order ${datos.numero}.`,
    ),
    pie: 'Please confirm the delivery dates by answering this mail.',
  }),
  pt: (datos) => ({
    asunto: `Encomenda ${datos.numero}${datos.revision > 1 ? `, revisão ${datos.revision}` : ''}`,
    saludo: `Olá, ${datos.nombre}:`,
    parrafos: parrafos(
      datos,
      datos.revision > 1
        ? `Segue em anexo a revisão ${datos.revision} da nossa encomenda ${datos.numero}: substitui as anteriores.`
        : `Segue em anexo a nossa encomenda ${datos.numero}.`,
    ),
    pie: 'Confirme-nos as datas de entrega respondendo a este e-mail.',
  }),
  ca: (datos) => ({
    asunto: `Comanda ${datos.numero}${datos.revision > 1 ? `, revisió ${datos.revision}` : ''}`,
    saludo: `Hola, ${datos.nombre}:`,
    parrafos: parrafos(
      datos,
      datos.revision > 1
        ? `Us adjuntem la revisió ${datos.revision} de la nostra comanda ${datos.numero}: substitueix les anteriors.`
        : `Us adjuntem la nostra comanda ${datos.numero}.`,
    ),
    pie: 'Confirmeu-nos les dates de lliurament responent aquest correu.',
  }),
})
