import type { Idioma } from '@telar/domain/idioma'
import { plantilla } from '../../casa/correo/carta.ts'
import { fechaEscrita, importeEscrito, numeroEscrito } from '../../i18n/mensaje.ts'

interface Datos {
  nombre: string
  numero: string
  prendas: number
  base: number
  enlace: string
}

/** Garments of an order that leave together, between two days. */
export interface Salida {
  desde: string
  hasta: string
  prendas: number
}

const PRENDAS: Record<Idioma, (cuantas: number) => string> = {
  es: (n) => (n === 1 ? '1 prenda' : `${numeroEscrito('es', n)} prendas`),
  en: (n) => (n === 1 ? '1 garment' : `${numeroEscrito('en', n)} garments`),
  pt: (n) => (n === 1 ? '1 peça' : `${numeroEscrito('pt', n)} peças`),
  ca: (n) => (n === 1 ? '1 peça' : `${numeroEscrito('ca', n)} peces`),
}

interface Cuando {
  /** The deliveries that were agreed. */
  salidas: readonly Salida[]
  /** The first day of what has no delivery of its own; none where it leaves as soon as it can. */
  salidaDesde: string | null
}

/** When what was ordered for a season leaves; nothing where no day is known. */
const cuando = (
  { salidas, salidaDesde }: Cuando,
  idioma: Idioma,
  desde: (dia: string) => string,
  una: (desde: string, hasta: string) => string,
  varias: (cuales: string) => string,
  de: (salida: Salida, desde: string, hasta: string) => string,
): string[] => {
  const dia = (fecha: string) => fechaEscrita(idioma, fecha)
  const [primera, ...resto] = salidas
  if (!primera) return salidaDesde === null ? [] : [desde(dia(salidaDesde))]
  if (resto.length === 0) return [una(dia(primera.desde), dia(primera.hasta))]
  return [varias(salidas.map((salida) => de(salida, dia(salida.desde), dia(salida.hasta))).join('; '))]
}

/** Goes to the customer. */
export const pedido = plantilla<Datos & Cuando>('pedido', {
  es: ({ nombre, numero, prendas, base, enlace, ...datos }) => ({
    asunto: `Hemos recibido su pedido ${numero}`,
    saludo: `Hola, ${nombre}:`,
    parrafos: [
      `Su pedido ${numero} ha llegado bien: ${PRENDAS.es(prendas)}, ${importeEscrito('es', base)} sin impuestos.`,
      ...cuando(
        datos,
        'es',
        (dia) => `Sale a partir del ${dia}.`,
        (desde, hasta) => `Sale entre el ${desde} y el ${hasta}.`,
        (cuales) => `Sale en varias entregas: ${cuales}.`,
        (salida, desde, hasta) => `${PRENDAS.es(salida.prendas)} entre el ${desde} y el ${hasta}`,
      ),
      'Lo revisamos y le escribimos cuando salga. Mientras tanto puede verlo en su cuenta.',
    ],
    boton: { texto: 'Ver el pedido', enlace },
    pie: 'Si algo no cuadra, responda a este correo.',
  }),
  en: ({ nombre, numero, prendas, base, enlace, ...datos }) => ({
    asunto: `We have received your order ${numero}`,
    saludo: `Hello ${nombre},`,
    parrafos: [
      `Your order ${numero} has arrived: ${PRENDAS.en(prendas)}, ${importeEscrito('en', base)} before taxes.`,
      ...cuando(
        datos,
        'en',
        (dia) => `It leaves from ${dia} on.`,
        (desde, hasta) => `It leaves between ${desde} and ${hasta}.`,
        (cuales) => `It leaves in several deliveries: ${cuales}.`,
        (salida, desde, hasta) => `${PRENDAS.en(salida.prendas)} between ${desde} and ${hasta}`,
      ),
      'We will check it and write to you when it leaves. Meanwhile you can see it in your account.',
    ],
    boton: { texto: 'See the order', enlace },
    pie: 'If something is not right, answer this mail.',
  }),
  pt: ({ nombre, numero, prendas, base, enlace, ...datos }) => ({
    asunto: `Recebemos a sua encomenda ${numero}`,
    saludo: `Olá, ${nombre}:`,
    parrafos: [
      `A sua encomenda ${numero} chegou bem: ${PRENDAS.pt(prendas)}, ${importeEscrito('pt', base)} sem impostos.`,
      ...cuando(
        datos,
        'pt',
        (dia) => `Sai a partir de ${dia}.`,
        (desde, hasta) => `Sai entre ${desde} e ${hasta}.`,
        (cuales) => `Sai em várias entregas: ${cuales}.`,
        (salida, desde, hasta) => `${PRENDAS.pt(salida.prendas)} entre ${desde} e ${hasta}`,
      ),
      'Vamos revê-la e escrevemos-lhe quando sair. Entretanto pode vê-la na sua conta.',
    ],
    boton: { texto: 'Ver a encomenda', enlace },
    pie: 'Se algo não estiver certo, responda a este e-mail.',
  }),
  ca: ({ nombre, numero, prendas, base, enlace, ...datos }) => ({
    asunto: `Hem rebut la vostra comanda ${numero}`,
    saludo: `Hola, ${nombre}:`,
    parrafos: [
      `La vostra comanda ${numero} ha arribat bé: ${PRENDAS.ca(prendas)}, ${importeEscrito('ca', base)} sense impostos.`,
      ...cuando(
        datos,
        'ca',
        (dia) => `Surt a partir del ${dia}.`,
        (desde, hasta) => `Surt entre el ${desde} i el ${hasta}.`,
        (cuales) => `Surt en diversos lliuraments: ${cuales}.`,
        (salida, desde, hasta) => `${PRENDAS.ca(salida.prendas)} entre el ${desde} i el ${hasta}`,
      ),
      'La revisem i us escriurem quan surti. Mentrestant la podeu veure al vostre compte.',
    ],
    boton: { texto: 'Veure la comanda', enlace },
    pie: 'Si hi ha res que no quadra, responeu aquest correu.',
  }),
})

/** Goes to the house itself. */
export const pedidoNuevo = plantilla<Datos>('pedidoNuevo', {
  es: ({ nombre, numero, prendas, base, enlace }) => ({
    asunto: `Pedido web ${numero}`,
    saludo: nombre,
    parrafos: [`${PRENDAS.es(prendas)}, ${importeEscrito('es', base)} sin impuestos.`],
    boton: { texto: 'Abrir el pedido', enlace },
    pie: 'Enviado desde el carrito de la tienda.',
  }),
  en: ({ nombre, numero, prendas, base, enlace }) => ({
    asunto: `Web order ${numero}`,
    saludo: nombre,
    parrafos: [`${PRENDAS.en(prendas)}, ${importeEscrito('en', base)} before taxes.`],
    boton: { texto: 'Open the order', enlace },
    pie: 'Sent from the shop’s cart.',
  }),
  pt: ({ nombre, numero, prendas, base, enlace }) => ({
    asunto: `Encomenda web ${numero}`,
    saludo: nombre,
    parrafos: [`${PRENDAS.pt(prendas)}, ${importeEscrito('pt', base)} sem impostos.`],
    boton: { texto: 'Abrir a encomenda', enlace },
    pie: 'Enviada do carrinho da loja.',
  }),
  ca: ({ nombre, numero, prendas, base, enlace }) => ({
    asunto: `Comanda web ${numero}`,
    saludo: nombre,
    parrafos: [`${PRENDAS.ca(prendas)}, ${importeEscrito('ca', base)} sense impostos.`],
    boton: { texto: 'Obrir la comanda', enlace },
    pie: 'Enviada des del cistell de la botiga.',
  }),
})
