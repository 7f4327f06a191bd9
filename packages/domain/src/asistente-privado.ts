const CORREO = /[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/g
const ENLACE = /\b(?:https?:\/\/|www\.)\S+/gi
/** Spanish, Portuguese and foreign tax numbers, IBANs: letters and digits in one piece, eight or more. */
const DOCUMENTO = /\b(?=[A-Z0-9-]*\d[A-Z0-9-]*\d)[A-Z]{0,2}\d[\dA-Z]*[- ]?\d{3,}[\dA-Z-]*\b/gi
const CIFRAS = /\+?\d[\d\s().-]{5,}\d/g
const QUITADO = '…'

const cuantas = (trozo: string) => trozo.replace(/\D/g, '').length

/** A question without what might say who asked it: addresses, telephones, documents, long numbers. */
export const sinDatosPersonales = (texto: string): string =>
  texto
    .replace(ENLACE, QUITADO)
    .replace(CORREO, QUITADO)
    .replace(CIFRAS, (trozo) => (cuantas(trozo) >= 7 ? QUITADO : trozo))
    .replace(DOCUMENTO, (trozo) => (cuantas(trozo) >= 7 ? QUITADO : trozo))
    .replace(/\s+/g, ' ')
    .trim()
