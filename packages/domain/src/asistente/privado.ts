const CORREO = /[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/g
const ENLACE = /\b(?:https?:\/\/|www\.)\S+/gi
/** Tax numbers and accounts: letters and digits in one piece. */
const DOCUMENTO = /\b[A-Z0-9-]{8,}\b/gi
/** Telephones and the like: digits, however they are grouped. */
const CIFRAS = /\+?\d[\d\s().-]{5,}\d/g
/** More of a name: words that begin with a capital, and the small ones between them. */
const APELLIDOS = String.raw`(?:\s+(?:(?:d[aeo]s?|del|la|i|y|e)\s+){0,2}\p{Lu}[\p{L}’'-]*)`
/** After this comes a name, however it is written. */
const ME_LLAMO = new RegExp(
  String.raw`(?<!\p{L})([Mm]e llamo|[Mm]i nombre es|[Mm]y name is|[Cc]hamo-me|[Oo] meu nome é|[Ee]m dic|[Ee]l meu nom és)\s+[\p{L}’'-]+${APELLIDOS}{0,3}`,
  'gu',
)
/** After this comes a name if it begins with a capital: others say that they are a shop. */
const SOY = new RegExp(String.raw`(?<!\p{L})([Ss]oy|I am|I[’']m|[Ss]ou|[Ss]óc)${APELLIDOS}{1,4}`, 'gu')
const MUCHAS = 7
const QUITADO = '…'

const siMuchas = (trozo: string) => (trozo.replace(/\D/g, '').length >= MUCHAS ? QUITADO : trozo)

/** A question without what might say who asked it: names given as such, addresses, telephones, documents, long numbers. */
export const sinDatosPersonales = (texto: string): string =>
  texto
    .replace(ENLACE, QUITADO)
    .replace(CORREO, QUITADO)
    .replace(ME_LLAMO, `$1 ${QUITADO}`)
    .replace(SOY, `$1 ${QUITADO}`)
    .replace(DOCUMENTO, siMuchas)
    .replace(CIFRAS, siMuchas)
    .replace(/\s+/g, ' ')
    .trim()
