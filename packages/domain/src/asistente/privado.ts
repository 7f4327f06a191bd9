/** What stands between blanks: an address is looked for in each alone, so that no text takes long. */
const PALABRA = /[^\s<>]+/g
const ENLACE = /\b(?:https?:\/\/|www\.)\S+/gi
/** Tax numbers and accounts: letters and digits in one piece. */
const DOCUMENTO = /\b[A-Z0-9-]{8,}\b/gi
/** Telephones and the like: digits, however they are grouped. */
const CIFRAS = /\+?\d[\d\s().-]{5,}\d/g
/** After this comes a name, however it is written: words that begin with a capital, and the small ones between them. */
const ME_LLAMO =
  /(?<!\p{L})([Mm]e llamo|[Mm]i nombre es|[Mm]y name is|[Cc]hamo-me|[Oo] meu nome é|[Ee]m dic|[Ee]l meu nom és)\s+[\p{L}’'-]+(?:\s+(?:(?:d[aeo]s?|del|la|i|y|e)\s+){0,2}\p{Lu}[\p{L}’'-]*){0,3}/gu
/** After this comes a name if it begins with a capital: others say that they are a shop. */
const SOY =
  /(?<!\p{L})([Ss]oy|I am|I[’']m|[Ss]ou|[Ss]óc)(?:\s+(?:(?:d[aeo]s?|del|la|i|y|e)\s+){0,2}\p{Lu}[\p{L}’'-]*){1,4}/gu
const MUCHAS = 7
const QUITADO = '…'

const siMuchas = (trozo: string) => (trozo.replace(/\D/g, '').length >= MUCHAS ? QUITADO : trozo)

/** Something, an at sign, and something with a point inside. */
function siCorreo(palabra: string): string {
  const partes = palabra.split('@')
  const esCorreo = partes.some((parte, i) => {
    const punto = parte.indexOf('.', 1)
    return i > 0 && partes[i - 1] !== '' && punto > 0 && punto < parte.length - 1
  })
  return esCorreo ? QUITADO : palabra
}

/** A question without what might say who asked it: names given as such, addresses, telephones, documents, long numbers. */
export const sinDatosPersonales = (texto: string): string =>
  texto
    .replace(ENLACE, QUITADO)
    .replace(PALABRA, siCorreo)
    .replace(ME_LLAMO, `$1 ${QUITADO}`)
    .replace(SOY, `$1 ${QUITADO}`)
    .replace(DOCUMENTO, siMuchas)
    .replace(CIFRAS, siMuchas)
    .replace(/\s+/g, ' ')
    .trim()
