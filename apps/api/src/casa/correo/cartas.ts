import { fechaEscrita } from '../../i18n/mensaje.ts'
import { plantilla } from './carta.ts'

/** Goes to whoever wants to know whether mails arrive. */
export const prueba = plantilla<{ fecha: string }>('prueba', {
  es: ({ fecha }) => ({
    asunto: 'Correo de prueba',
    saludo: 'Hola:',
    parrafos: [`Este correo de prueba se pidió el ${fechaEscrita('es', fecha)}. Si lo lee, los correos llegan.`],
    pie: 'No hace falta responder.',
  }),
  en: ({ fecha }) => ({
    asunto: 'Test mail',
    saludo: 'Hello,',
    parrafos: [`This test mail was asked for on ${fechaEscrita('en', fecha)}. If you read it, mails arrive.`],
    pie: 'There is no need to answer.',
  }),
  pt: ({ fecha }) => ({
    asunto: 'E-mail de teste',
    saludo: 'Olá:',
    parrafos: [`Este e-mail de teste foi pedido a ${fechaEscrita('pt', fecha)}. Se o lê, os e-mails chegam.`],
    pie: 'Não é preciso responder.',
  }),
  ca: ({ fecha }) => ({
    asunto: 'Correu de prova',
    saludo: 'Hola:',
    parrafos: [
      `Aquest correu de prova es va demanar el ${fechaEscrita('ca', fecha)}. Si el llegiu, els correus arriben.`,
    ],
    pie: 'No cal respondre.',
  }),
})
