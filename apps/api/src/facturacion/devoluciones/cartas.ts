import type { Idioma } from '@telar/domain/idioma'
import { plantilla } from '../../casa/correo/carta.ts'

/** A step as it is told: where nothing of what came had been invoiced, there is nothing to credit. */
export type PasoDicho = 'solicitada' | 'aprobada' | 'rechazada' | 'recibida' | 'sinFactura'

interface Datos {
  nombre: string
  numero: string
  paso: PasoDicho
  respuesta: string
  enlace: string
}

const PASOS: Record<Idioma, Record<PasoDicho, string>> = {
  es: {
    solicitada: 'solicitada',
    aprobada: 'aprobada',
    rechazada: 'no aceptada',
    recibida: 'recibida',
    sinFactura: 'recibida',
  },
  en: {
    solicitada: 'asked for',
    aprobada: 'approved',
    rechazada: 'not accepted',
    recibida: 'received',
    sinFactura: 'received',
  },
  pt: {
    solicitada: 'pedida',
    aprobada: 'aprovada',
    rechazada: 'não aceite',
    recibida: 'recebida',
    sinFactura: 'recebida',
  },
  ca: {
    solicitada: 'sol·licitada',
    aprobada: 'aprovada',
    rechazada: 'no acceptada',
    recibida: 'rebuda',
    sinFactura: 'rebuda',
  },
}

/** Goes to the customer at each step of a return. */
export const devolucion = plantilla<Datos>('devolucion', {
  es: ({ nombre, numero, paso, respuesta, enlace }) => ({
    asunto: `Devolución ${numero}: ${PASOS.es[paso]}`,
    saludo: `Hola, ${nombre}:`,
    parrafos: [
      {
        solicitada: `Hemos recibido su solicitud de devolución ${numero}. Le contestamos pronto.`,
        aprobada: `Su devolución ${numero} está aprobada. Envíenos las prendas con la hoja que encontrará en su cuenta.`,
        rechazada: `No podemos aceptar la devolución ${numero}.`,
        recibida: `Las prendas de la devolución ${numero} han llegado. Preparamos el abono.`,
        sinFactura: `Las prendas de la devolución ${numero} han llegado. No se le habían facturado, así que no hay nada que abonar.`,
      }[paso],
      respuesta,
    ].filter(Boolean),
    boton: { texto: 'Ver la devolución', enlace },
    pie: 'Si algo no cuadra, responda a este correo.',
  }),
  en: ({ nombre, numero, paso, respuesta, enlace }) => ({
    asunto: `Return ${numero}: ${PASOS.en[paso]}`,
    saludo: `Hello ${nombre},`,
    parrafos: [
      {
        solicitada: `We have received your request to return goods, ${numero}. We will answer soon.`,
        aprobada: `Your return ${numero} is approved. Send us the garments with the sheet in your account.`,
        rechazada: `We cannot accept the return ${numero}.`,
        recibida: `The garments of return ${numero} have arrived. We are preparing the credit note.`,
        sinFactura: `The garments of return ${numero} have arrived. They had not been invoiced, so there is nothing to credit.`,
      }[paso],
      respuesta,
    ].filter(Boolean),
    boton: { texto: 'See the return', enlace },
    pie: 'If something is not right, answer this mail.',
  }),
  pt: ({ nombre, numero, paso, respuesta, enlace }) => ({
    asunto: `Devolução ${numero}: ${PASOS.pt[paso]}`,
    saludo: `Olá, ${nombre}:`,
    parrafos: [
      {
        solicitada: `Recebemos o seu pedido de devolução ${numero}. Respondemos em breve.`,
        aprobada: `A sua devolução ${numero} está aprovada. Envie-nos as peças com a folha que está na sua conta.`,
        rechazada: `Não podemos aceitar a devolução ${numero}.`,
        recibida: `As peças da devolução ${numero} chegaram. Preparamos a fatura retificativa.`,
        sinFactura: `As peças da devolução ${numero} chegaram. Não tinham sido faturadas, por isso não há nada a creditar.`,
      }[paso],
      respuesta,
    ].filter(Boolean),
    boton: { texto: 'Ver a devolução', enlace },
    pie: 'Se algo não estiver certo, responda a este e-mail.',
  }),
  ca: ({ nombre, numero, paso, respuesta, enlace }) => ({
    asunto: `Devolució ${numero}: ${PASOS.ca[paso]}`,
    saludo: `Hola, ${nombre}:`,
    parrafos: [
      {
        solicitada: `Hem rebut la vostra sol·licitud de devolució ${numero}. Us contestem aviat.`,
        aprobada: `La vostra devolució ${numero} està aprovada. Envieu-nos les peces amb el full del vostre compte.`,
        rechazada: `No podem acceptar la devolució ${numero}.`,
        recibida: `Les peces de la devolució ${numero} han arribat. Preparem l’abonament.`,
        sinFactura: `Les peces de la devolució ${numero} han arribat. No s’havien facturat, així que no hi ha res a abonar.`,
      }[paso],
      respuesta,
    ].filter(Boolean),
    boton: { texto: 'Veure la devolució', enlace },
    pie: 'Si hi ha res que no quadra, responeu aquest correu.',
  }),
})
