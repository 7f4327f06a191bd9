const CORREO = /[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/g
const ENLACE = /\b(?:https?:\/\/|www\.)\S+/gi
/** Tax numbers and accounts: letters and digits in one piece. */
const DOCUMENTO = /\b[A-Z0-9-]{8,}\b/gi
/** Telephones and the like: digits, however they are grouped. */
const CIFRAS = /\+?\d[\d\s().-]{5,}\d/g
const MUCHAS = 7
const QUITADO = '…'

const siMuchas = (trozo: string) => (trozo.replace(/\D/g, '').length >= MUCHAS ? QUITADO : trozo)

/** A question without what might say who asked it: addresses, telephones, documents, long numbers. */
export const sinDatosPersonales = (texto: string): string =>
  texto
    .replace(ENLACE, QUITADO)
    .replace(CORREO, QUITADO)
    .replace(DOCUMENTO, siMuchas)
    .replace(CIFRAS, siMuchas)
    .replace(/\s+/g, ' ')
    .trim()
