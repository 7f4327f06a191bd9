import type { Idioma } from '@telar/domain/idioma'
import { plantilla } from '../../casa/correo/carta.ts'
import { fechaEscrita, importeEscrito } from '../../i18n/mensaje.ts'

interface Datos {
  nombre: string
  numero: string
  total: number
  vence: string | null
  mensaje: string
  enlace: string
}

const total = (idioma: Idioma, { total: euros }: Datos) => importeEscrito(idioma, euros)
const parrafos = ({ mensaje }: Datos, ...propios: string[]) =>
  [...mensaje.split(/\n{2,}/), ...propios].filter((parrafo) => parrafo.trim() !== '')
const vence = (idioma: Idioma, { vence: dia }: Datos, frase: (dia: string) => string) =>
  dia ? frase(fechaEscrita(idioma, dia)) : ''

/** Goes to the customer with the invoice itself. */
export const factura = plantilla<Datos>('factura', {
  es: (datos) => ({
    asunto: `Su factura ${datos.numero}`,
    saludo: `Hola, ${datos.nombre}:`,
    parrafos: parrafos(
      datos,
      `Le adjuntamos la factura ${datos.numero}, de ${total('es', datos)}.`,
      vence('es', datos, (dia) => `Vence el ${dia}.`),
    ),
    boton: { texto: 'Ver la factura', enlace: datos.enlace },
    pie: 'Si algo no cuadra, responda a este correo.',
  }),
  en: (datos) => ({
    asunto: `Your invoice ${datos.numero}`,
    saludo: `Hello ${datos.nombre},`,
    parrafos: parrafos(
      datos,
      `Please find attached invoice ${datos.numero}, for ${total('en', datos)}.`,
      vence('en', datos, (dia) => `It is due on ${dia}.`),
    ),
    boton: { texto: 'See the invoice', enlace: datos.enlace },
    pie: 'If something is not right, answer this mail.',
  }),
  pt: (datos) => ({
    asunto: `A sua fatura ${datos.numero}`,
    saludo: `Olá, ${datos.nombre}:`,
    parrafos: parrafos(
      datos,
      `Segue em anexo a fatura ${datos.numero}, de ${total('pt', datos)}.`,
      vence('pt', datos, (dia) => `Vence a ${dia}.`),
    ),
    boton: { texto: 'Ver a fatura', enlace: datos.enlace },
    pie: 'Se algo não estiver certo, responda a este correio.',
  }),
  ca: (datos) => ({
    asunto: `La vostra factura ${datos.numero}`,
    saludo: `Hola, ${datos.nombre}:`,
    parrafos: parrafos(
      datos,
      `Us adjuntem la factura ${datos.numero}, de ${total('ca', datos)}.`,
      vence('ca', datos, (dia) => `Venç el ${dia}.`),
    ),
    boton: { texto: 'Veure la factura', enlace: datos.enlace },
    pie: 'Si hi ha res que no quadra, responeu aquest correu.',
  }),
})
