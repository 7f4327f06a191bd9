/** A line of the journal, as it goes to an accounting program. */
export interface ApunteDeDiario {
  asiento: number
  /** `2027-01-31`. */
  fecha: string
  cuenta: string
  nombre: string
  concepto: string
  debe: number
  haber: number
  /** The invoice's number. */
  documento: string
  nif: string
  /** Of a tax: what it is a tax of, and its rate. */
  base: number | null
  tipo: number | null
}

/** A text in so many columns; what does not fit is cut. */
export const columna = (texto: string, ancho: number): string => texto.slice(0, ancho).padEnd(ancho)

/** A text that has one line and signs that Latin-1 knows; the others are said plainly. */
export const enLatin1 = (texto: string): string =>
  texto
    .normalize('NFC')
    .replaceAll('€', 'EUR')
    .replaceAll('’', "'")
    .replace(/[\u2010-\u2015]/g, '-')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a line of the file must stay one.
    .replace(/[\u0000-\u001f]/g, ' ')
    .replace(/[^\u0020-\u00ff]/g, '?')

/** `20270131`. */
export const fechaSeguida = (fecha: string): string => fecha.replaceAll('-', '')

/** `31/01/2027`. */
export const fechaConBarras = (fecha: string): string => fecha.split('-').reverse().join('/')
