import { redondearA } from '../../dinero.ts'
import { llano } from '../../texto.ts'
import { enPalabrasConocidas, sinApostrofos } from './catala.ts'

/** A word or a number of a sentence. `pausa`: a point or a line break stood before it. */
export interface Palabra {
  palabra: string
  numero?: number
  pausa: boolean
}

const TROZO = /(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)(?![\p{L}\d])|([\p{L}\d]+)|([%€])|(-)(?=\d)|([.;:\n])/gu

/** 2.315 are thousands, 34,90 and 34.90 decimals. */
function valorDe(cifras: string): number {
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(cifras)) return Number(cifras.replaceAll('.', '').replace(',', '.'))
  return Number(cifras.replace(',', '.'))
}

/** The sentence as words without accents and numbers with their value. */
export function palabras(texto: string): Palabra[] {
  const lista: Palabra[] = []
  let pausa = true
  for (const [, cifras, letras, signo, menos, punto] of sinApostrofos(llano(texto)).matchAll(TROZO)) {
    if (punto) {
      pausa = true
      continue
    }
    const palabra = cifras ?? letras ?? signo ?? (menos ? 'menos' : '')
    lista.push(cifras ? { palabra, numero: valorDe(cifras), pausa } : { palabra, pausa })
    pausa = false
  }
  return enPalabrasConocidas(lista)
}

const HASTA_QUINCE = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(
  ' ',
)
const VEINTES = 'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'
const SIMPLES = new Map<string, number>([
  ...HASTA_QUINCE.map((nombre, i): [string, number] => [nombre, i]),
  ...'dieciseis diecisiete dieciocho diecinueve'.split(' ').map((nombre, i): [string, number] => [nombre, 16 + i]),
  ...VEINTES.split(' ').map((nombre, i): [string, number] => [nombre, 21 + i]),
  ...(['un', 'una'] as const).map((nombre): [string, number] => [nombre, 1]),
  ...(['veintiun', 'veintiuna'] as const).map((nombre): [string, number] => [nombre, 21]),
])
const DECENAS = new Map(
  'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'
    .split(' ')
    .map((nombre, i) => [nombre, 20 + 10 * i]),
)
const CENTENAS = new Map<string, number>([
  ['cien', 100],
  ['ciento', 100],
  ...'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'
    .split(' ')
    .flatMap((nombre, i): [string, number][] => [
      [nombre, 200 + 100 * i],
      [nombre.replace(/os$/, 'as'), 200 + 100 * i],
    ]),
])

/** A number that was found, and where what follows it begins. */
export interface Hallado<T = number> {
  valor: T
  fin: number
  /** Where it would end without its last "y" and unit: "cuarenta (y una)". */
  corto?: Hallado<T>
}

function menorQueCien(lista: readonly Palabra[], i: number): Hallado | undefined {
  const palabra = lista[i]?.palabra ?? ''
  const simple = SIMPLES.get(palabra)
  if (simple !== undefined) return { valor: simple, fin: i + 1 }
  const decena = DECENAS.get(palabra)
  if (decena === undefined) return undefined
  const solo = { valor: decena, fin: i + 1 }
  const unidad = lista[i + 1]?.palabra === 'y' ? SIMPLES.get(lista[i + 2]?.palabra ?? '') : undefined
  return unidad !== undefined && unidad >= 1 && unidad <= 9 ? { valor: decena + unidad, fin: i + 3, corto: solo } : solo
}

function menorQueMil(lista: readonly Palabra[], i: number): Hallado | undefined {
  const centena = CENTENAS.get(lista[i]?.palabra ?? '')
  if (centena === undefined) return menorQueCien(lista, i)
  const resto = menorQueCien(lista, i + 1)
  if (!resto || resto.valor === 0) return { valor: centena, fin: i + 1 }
  const corto = resto.corto && { valor: centena + resto.corto.valor, fin: resto.corto.fin }
  return { valor: centena + resto.valor, fin: resto.fin, ...(corto ? { corto } : {}) }
}

/** A cardinal at that place, in figures or in words: "mil doscientos quince", "veintiún", "2.315". */
export function cardinal(lista: readonly Palabra[], i: number): Hallado | undefined {
  const numero = lista[i]?.numero
  if (numero !== undefined) return { valor: numero, fin: i + 1 }
  const miles = lista[i]?.palabra === 'mil' ? { valor: 1, fin: i } : menorQueMil(lista, i)
  if (!miles || lista[miles.fin]?.palabra !== 'mil') return miles
  const resto = menorQueMil(lista, miles.fin + 1)
  const base = miles.valor * 1000
  return resto && resto.valor > 0 ? { valor: base + resto.valor, fin: resto.fin } : { valor: base, fin: miles.fin + 1 }
}

const CIFRAS_DE_REFERENCIA = 4

/** The reference of a model, whole or in parts: "doce quince", "uno dos uno cinco", "mil doscientos quince", "1215B". */
export function referencia(
  lista: readonly Palabra[],
  i: number,
  acaba: (i: number) => boolean,
): Hallado<string> | undefined {
  let cifras = ''
  let fin = i
  while (cifras.length < CIFRAS_DE_REFERENCIA) {
    const parte = cardinal(lista, fin)
    if (!parte || !Number.isInteger(parte.valor)) break
    if (cifras !== '' && (acaba(parte.fin) || lista[fin]?.pausa)) break
    cifras += String(parte.valor)
    fin = parte.fin
  }
  if (cifras !== '') return { valor: cifras, fin }
  const palabra = lista[i]?.palabra ?? ''
  return /^\p{L}{0,3}\d[\p{L}\d]*$/u.test(palabra) ? { valor: palabra.toUpperCase(), fin: i + 1 } : undefined
}

/** An amount: "34,90", "34 con 90", "treinta y cuatro noventa", "34 euros con 5", "34 coma 5", "34 y medio". */
export function precioHablado(
  lista: readonly Palabra[],
  i: number,
  esOtraCosa: (i: number) => boolean,
): Hallado | undefined {
  const entero = cardinal(lista, i)
  if (!entero) return undefined
  const { valor } = entero
  const p = (j: number) => lista[j]?.palabra ?? ''
  const sinMoneda = (j: number) => (/^(euros?|€)$/.test(p(j)) ? j + 1 : j)
  let fin = sinMoneda(entero.fin)
  if (!Number.isInteger(valor)) return { valor, fin }
  if (p(fin) === 'y' && /^medi[oa]$/.test(p(fin + 1))) return { valor: valor + 0.5, fin: sinMoneda(fin + 2) }
  const nexo = p(fin)
  const dicho = nexo === 'con' || nexo === 'coma' || (nexo === 'y' && fin > entero.fin)
  const resto = cardinal(lista, dicho ? fin + 1 : fin)
  const cabe = resto && Number.isInteger(resto.valor) && resto.valor < 100 && !esOtraCosa(resto.fin)
  if (!resto || !cabe) return { valor, fin }
  if (!dicho && (resto.valor < 10 || lista[fin]?.pausa || fin > entero.fin)) return { valor, fin }
  fin = sinMoneda(p(resto.fin).startsWith('centimo') ? resto.fin + 1 : resto.fin)
  const decimales = nexo === 'coma' && resto.valor < 10 ? resto.valor / 10 : resto.valor / 100
  return { valor: redondearA(valor + decimales, 2), fin }
}
