import type { Idioma } from '@telar/domain/idioma'
import { type Carta, plantilla } from '../../casa/correo/carta.ts'
import { fechaEscrita, importeEscrito } from '../../i18n/mensaje.ts'

interface Datos {
  nombre: string
  hasta: string
  saldo: number
  mensaje: string
}

const REDACCION: Record<
  Idioma,
  {
    asunto: (dia: string) => string
    saludo: (nombre: string) => string
    texto: (dia: string, saldo: string) => string
    pie: string
  }
> = {
  es: {
    asunto: (dia) => `Extracto de su cuenta a ${dia}`,
    saludo: (nombre) => `Hola, ${nombre}:`,
    texto: (dia, saldo) => `Le adjuntamos el extracto de su cuenta con nosotros. A ${dia} el saldo es de ${saldo}.`,
    pie: 'Si algo no cuadra, responda a este correo.',
  },
  en: {
    asunto: (dia) => `Your statement of account as of ${dia}`,
    saludo: (nombre) => `Hello ${nombre},`,
    texto: (dia, saldo) =>
      `Please find attached your statement of account with us. As of ${dia} the balance is ${saldo}.`,
    pie: 'If something is not right, answer this mail.',
  },
  pt: {
    asunto: (dia) => `Extrato da sua conta a ${dia}`,
    saludo: (nombre) => `Olá, ${nombre}:`,
    texto: (dia, saldo) => `Segue em anexo o extrato da sua conta connosco. A ${dia} o saldo é de ${saldo}.`,
    pie: 'Se algo não estiver certo, responda a este e-mail.',
  },
  ca: {
    asunto: (dia) => `Extracte del vostre compte a ${dia}`,
    saludo: (nombre) => `Hola, ${nombre}:`,
    texto: (dia, saldo) => `Us adjuntem l’extracte del vostre compte amb nosaltres. A ${dia} el saldo és de ${saldo}.`,
    pie: 'Si hi ha res que no quadra, responeu aquest correu.',
  },
}

const redactar =
  (idioma: Idioma) =>
  ({ nombre, hasta, saldo, mensaje }: Datos): Carta => {
    const { asunto, saludo, texto, pie } = REDACCION[idioma]
    const dia = fechaEscrita(idioma, hasta)
    const propios = mensaje.split(/\n{2,}/).filter((parrafo) => parrafo.trim() !== '')
    return {
      asunto: asunto(dia),
      saludo: saludo(nombre),
      parrafos: [...propios, texto(dia, importeEscrito(idioma, saldo))],
      pie,
    }
  }

/** Goes to a customer with their statement of account. */
export const extractoDeCuenta = plantilla<Datos>('extracto-de-cuenta', {
  es: redactar('es'),
  en: redactar('en'),
  pt: redactar('pt'),
  ca: redactar('ca'),
})
