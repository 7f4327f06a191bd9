import { ReglaError } from '../regla.ts'

/** The check digit of GS1 numbers: from the right, figures count three times and once in turn. */
export function digitoDeControl(cifras: string): number {
  let suma = 0
  for (let i = 0; i < cifras.length; i += 1) suma += Number(cifras[cifras.length - 1 - i]) * (i % 2 === 0 ? 3 : 1)
  return (10 - (suma % 10)) % 10
}

const conControl = (cifras: string): string => cifras + digitoDeControl(cifras)
const cuadra = (codigo: string): boolean => digitoDeControl(codigo.slice(0, -1)) === Number(codigo.at(-1))

const GTIN = /^(?:\d{8}|\d{12,14})$/

/** Whether a bar code of goods holds: EAN-8, UPC, EAN-13 or GTIN-14, with its own check digit. */
export const esGtin = (codigo: string): boolean => GTIN.test(codigo) && cuadra(codigo)

const LARGO_DE_EAN = 12
const LARGO_DE_SSCC = 17
const PREFIJO = /^\d{4,11}$/

/** What GS1 gives a company to number its goods with, and the part of it that is used here. */
export interface AjustesDeCodigos {
  /** Nothing: the house gives no codes. */
  prefijo: string
  desde: number
  /** The last number of the range; nothing means all that the prefix has room for. */
  hasta: number | null
}

export const AJUSTES_DE_CODIGOS: AjustesDeCodigos = { prefijo: '', desde: 0, hasta: null }

export const esPrefijoGs1 = (prefijo: string): boolean => PREFIJO.test(prefijo)

/** The last number of a range. */
export function ultimoDelRango({ prefijo, hasta }: AjustesDeCodigos): number {
  const cabe = 10 ** (LARGO_DE_EAN - prefijo.length) - 1
  return Math.min(hasta ?? cabe, cabe)
}

/** The n-th bar code of a prefix. */
export function ean13(prefijo: string, n: number): string {
  const cifras = String(n).padStart(LARGO_DE_EAN - prefijo.length, '0')
  if (!esPrefijoGs1(prefijo) || prefijo.length + cifras.length > LARGO_DE_EAN) throw new ReglaError('codigos.agotados')
  return conControl(prefijo + cifras)
}

/** The n-th box of a prefix: its serial shipping container code. */
export function sscc(prefijo: string, n: number): string {
  const cifras = String(n).padStart(LARGO_DE_SSCC - 1 - prefijo.length, '0')
  if (!esPrefijoGs1(prefijo) || 1 + prefijo.length + cifras.length > LARGO_DE_SSCC)
    throw new ReglaError('codigos.agotados')
  return conControl(`0${prefijo}${cifras}`)
}

export const esSscc = (codigo: string): boolean => /^\d{18}$/.test(codigo) && cuadra(codigo)

/** The next numbers of a range that nobody has had yet. */
export function siguientesCodigos(
  ajustes: AjustesDeCodigos,
  ultimo: number,
  cuantos: number,
  usados: ReadonlySet<string>,
): { codigos: string[]; ultimo: number } {
  const { prefijo, desde } = ajustes
  if (!esPrefijoGs1(prefijo)) throw new ReglaError('codigos.sin-prefijo')
  const fin = ultimoDelRango(ajustes)
  const codigos: string[] = []
  let n = Math.max(ultimo, desde - 1)
  while (codigos.length < cuantos) {
    n += 1
    if (n > fin) throw new ReglaError('codigos.agotados', { faltan: cuantos - codigos.length })
    const codigo = ean13(prefijo, n)
    if (!usados.has(codigo)) codigos.push(codigo)
  }
  return { codigos, ultimo: n }
}

/** What a scanner read, as the house writes it. */
export type Leido =
  | { clase: 'gtin'; codigos: string[] }
  | { clase: 'sscc'; codigo: string }
  | { clase: 'ubicacion'; codigo: string }
  | { clase: 'enlace'; pantalla: string; id: number }
  | { clase: 'texto'; texto: string }

/** A shelf, whatever the scanner's keyboard makes of the blank. */
const UBICACION = /^UB[^A-Z0-9]([^\n]{1,20})$/i
const AIM = /^\][A-Za-z]\d/
const ENLACE = /^https?:\/\/[^/]{1,200}\/gestion\/([a-z]+)\/(\d{1,10})$/

/** A scanned code: a symbology's mark before it is dropped, an EAN-13 is the same as the GTIN-14 or UPC that it is. */
export function leerCodigo(escaneado: string): Leido {
  const texto = escaneado.trim().replace(AIM, '').replaceAll('\u001D', '')
  const [, pantalla, id] = ENLACE.exec(texto) ?? []
  if (pantalla && id) return { clase: 'enlace', pantalla, id: Number(id) }
  const [, codigo] = UBICACION.exec(texto) ?? []
  if (codigo) return { clase: 'ubicacion', codigo }
  const solo = texto.replace(/^\(00\)/, '00')
  if (solo.length === 20 && solo.startsWith('00') && esSscc(solo.slice(2)))
    return { clase: 'sscc', codigo: solo.slice(2) }
  if (esSscc(texto)) return { clase: 'sscc', codigo: texto }
  const gtin = /^(?:\(01\)|01)\d{14}$/.test(texto) ? texto.slice(-14) : texto
  if (esGtin(gtin)) return { clase: 'gtin', codigos: formasDe(gtin) }
  return { clase: 'texto', texto }
}

/** The same number with and without the zeros before it. */
function formasDe(gtin: string): string[] {
  const entero = gtin.padStart(14, '0')
  const formas = [8, 12, 13, 14].flatMap((n) => (/^0*$/.test(entero.slice(0, 14 - n)) ? [entero.slice(14 - n)] : []))
  return [...new Set([gtin, ...formas])]
}
