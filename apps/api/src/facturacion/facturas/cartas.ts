import type { Idioma } from '@telar/domain/idioma'
import { plantilla } from '../../casa/correo/carta.ts'
import { fechaEscrita, importeEscrito } from '../../i18n/mensaje.ts'

interface Datos {
  nombre: string
  numero: string
  total: number
  /** It corrects another one: a credit note. */
  rectificativa: boolean
  vence: string | null
  mensaje: string
  enlace: string
}

const NOMBRES: Record<Idioma, { factura: string; rectificativa: string }> = {
  es: { factura: 'factura', rectificativa: 'factura rectificativa' },
  en: { factura: 'invoice', rectificativa: 'credit note' },
  pt: { factura: 'fatura', rectificativa: 'fatura retificativa' },
  ca: { factura: 'factura', rectificativa: 'factura rectificativa' },
}
const nombre = (idioma: Idioma, { rectificativa }: Datos) =>
  NOMBRES[idioma][rectificativa ? 'rectificativa' : 'factura']
const total = (idioma: Idioma, { total: euros }: Datos) => importeEscrito(idioma, euros)
const parrafos = ({ mensaje }: Datos, ...propios: string[]) =>
  [...mensaje.split(/\n{2,}/), ...propios].filter((parrafo) => parrafo.trim() !== '')
/** What is owed to the customer is not due from them. */
const vence = (idioma: Idioma, { vence: dia, total: euros }: Datos, frase: (dia: string) => string) =>
  dia && euros >= 0 ? frase(fechaEscrita(idioma, dia)) : ''

/** Goes to the customer with the invoice itself. */
export const factura = plantilla<Datos>('factura', {
  es: (datos) => ({
    asunto: `Su ${nombre('es', datos)} ${datos.numero}`,
    saludo: `Hola, ${datos.nombre}:`,
    parrafos: parrafos(
      datos,
      `Le adjuntamos la ${nombre('es', datos)} ${datos.numero}, de ${total('es', datos)}.`,
      vence('es', datos, (dia) => `Vence el ${dia}.`),
    ),
    boton: { texto: `Ver la ${nombre('es', datos)}`, enlace: datos.enlace },
    pie: 'Si algo no cuadra, responda a este correo.',
  }),
  en: (datos) => ({
    asunto: `Your ${nombre('en', datos)} ${datos.numero}`,
    saludo: `Hello ${datos.nombre},`,
    parrafos: parrafos(
      datos,
      `Please find attached ${nombre('en', datos)} ${datos.numero}, for ${total('en', datos)}.`,
      vence('en', datos, (dia) => `It is due on ${dia}.`),
    ),
    boton: { texto: `See the ${nombre('en', datos)}`, enlace: datos.enlace },
    pie: 'If something is not right, answer this mail.',
  }),
  pt: (datos) => ({
    asunto: `A sua ${nombre('pt', datos)} ${datos.numero}`,
    saludo: `Olá, ${datos.nombre}:`,
    parrafos: parrafos(
      datos,
      `Segue em anexo a ${nombre('pt', datos)} ${datos.numero}, de ${total('pt', datos)}.`,
      vence('pt', datos, (dia) => `Vence a ${dia}.`),
    ),
    boton: { texto: `Ver a ${nombre('pt', datos)}`, enlace: datos.enlace },
    pie: 'Se algo não estiver certo, responda a este e-mail.',
  }),
  ca: (datos) => ({
    asunto: `La vostra ${nombre('ca', datos)} ${datos.numero}`,
    saludo: `Hola, ${datos.nombre}:`,
    parrafos: parrafos(
      datos,
      `Us adjuntem la ${nombre('ca', datos)} ${datos.numero}, de ${total('ca', datos)}.`,
      vence('ca', datos, (dia) => `Venç el ${dia}.`),
    ),
    boton: { texto: `Veure la ${nombre('ca', datos)}`, enlace: datos.enlace },
    pie: 'Si hi ha res que no quadra, responeu aquest correu.',
  }),
})
