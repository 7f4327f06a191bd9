import { enIdioma, IDIOMAS, type Idioma, type Textos } from '../idioma.ts'
import { CampoError, ReglaError } from '../regla.ts'
import { plano } from '../texto.ts'
import { FIBRAS, type Fibra } from './fibras.ts'

const textos = (es: string, en: string, pt: string, ca: string): Textos => ({ es, en, pt, ca })

const OTROS_NOMBRES: Record<string, Fibra> = {
  ...{ pl: 'PES', polyester: 'PES', vi: 'CV', viscose: 'CV', rayon: 'CV', el: 'EA', elastan: 'EA', lycra: 'EA' },
  ...{
    spandex: 'EA',
    nylon: 'PA',
    nailon: 'PA',
    nilon: 'PA',
    acrilica: 'PAN',
    acrilic: 'PAN',
    ac: 'PAN',
    tencel: 'CLY',
  },
  ...{ cachemira: 'WS', cashmere: 'WS', flax: 'LI', lurex: 'ME', 'lana merino': 'WO', 'merino wool': 'WO' },
}

/** The parts of a garment that a label tells apart. */
const PARTES = {
  exterior: textos('Exterior', 'Outer', 'Exterior', 'Exterior'),
  forro: textos('Forro', 'Lining', 'Forro', 'Folre'),
  relleno: textos('Relleno', 'Filling', 'Enchimento', 'Farciment'),
  contraste: textos('Contraste', 'Contrast', 'Contraste', 'Contrast'),
} as const satisfies Record<string, Textos>
type NombreDeParte = keyof typeof PARTES

const porNombre = <C extends string>(de: Record<C, Textos>): [string, C][] =>
  (Object.entries(de) as [C, Textos][]).flatMap(([codigo, nombre]) =>
    [codigo, ...IDIOMAS.map((idioma) => nombre[idioma])].map((palabra): [string, C] => [plano(palabra), codigo]),
  )

const FIBRA = new Map<string, Fibra>([...Object.entries(OTROS_NOMBRES), ...porNombre(FIBRAS)])
const PARTE = new Map(porNombre(PARTES))

/** So much of a fibre. */
export interface Porcion {
  fibra: Fibra
  porCiento: number
}

/** What one part of a garment is made of; the only part of most has no name. */
export interface Parte {
  parte: NombreDeParte | null
  fibras: Porcion[]
}

const SIN_SENTIDO = new Set(['de', 'd', 'y', 'e', 'i', 'and', 'of'])
const palabras = (texto: string) => texto.match(/\d+(?:[.,]\d+)?|[\p{L}·]+/gu) ?? []
const esNumero = (palabra: string) => /^\d/.test(palabra)

function fibraDe(dichas: readonly string[]): Fibra {
  const nombre = plano(dichas.filter((palabra) => !SIN_SENTIDO.has(plano(palabra))).join(' '))
  const fibra = FIBRA.get(nombre)
  if (!fibra) throw new ReglaError('composicion.fibra', { fibra: dichas.join(' ') })
  return fibra
}

/** `96 % poliéster, 4 % elastano`, `Cotton 100%` or `60 co 40 pes`: numbers before or after their fibres, never both. */
function fibrasDe(texto: string): Porcion[] {
  const dichas = palabras(texto)
  if (!dichas.some(esNumero)) return [{ fibra: fibraDe(dichas), porCiento: 100 }]
  const delante = esNumero(dichas[0] as string)
  const porciones: { n: number; nombre: string[] }[] = []
  let nombre: string[] = []
  for (const palabra of dichas) {
    if (!esNumero(palabra)) (delante ? (porciones.at(-1)?.nombre ?? nombre) : nombre).push(palabra)
    else {
      porciones.push({ n: Number(palabra.replace(',', '.')), nombre: delante ? [] : nombre })
      nombre = []
    }
  }
  if (nombre.length > 0) throw new ReglaError('composicion.fibra', { fibra: nombre.join(' ') })
  return porciones.map(({ n, nombre: suyo }) => ({ fibra: fibraDe(suyo), porCiento: n }))
}

function parteDe(texto: string): Parte {
  const corte = texto.indexOf(':')
  const nombre = corte < 0 ? undefined : PARTE.get(plano(texto.slice(0, corte)))
  if (corte >= 0 && !nombre) throw new ReglaError('composicion.parte', { parte: texto.slice(0, corte).trim() })
  const fibras = fibrasDe(texto.slice(corte + 1))
  const suma = fibras.reduce((n, { porCiento }) => n + porCiento, 0)
  if (Math.round(suma * 10) !== 1000) throw new ReglaError('composicion.suma', { n: suma })
  if (new Set(fibras.map(({ fibra }) => fibra)).size < fibras.length) throw new ReglaError('composicion.repetida')
  return { parte: nombre ?? null, fibras: fibras.toSorted((a, b) => b.porCiento - a.porCiento) }
}

/** Reads a composition in any of our languages or in codes; parts are apart by a semicolon or a line. */
export const leerComposicion = (texto: string): Parte[] =>
  texto
    .split(/[;\n]/)
    .map((parte) => parte.trim())
    .filter(Boolean)
    .map(parteDe)

const numero = (n: number, idioma: Idioma) => (idioma === 'en' ? String(n) : String(n).replace('.', ','))

/** The same in words of a language, the most of it first. */
export const escribirComposicion = (partes: readonly Parte[], idioma: Idioma): string =>
  partes
    .map(({ parte, fibras }) => {
      const dicho = fibras
        .map(({ fibra, porCiento }) => `${numero(porCiento, idioma)} % ${enIdioma(FIBRAS[fibra], idioma)}`)
        .join(', ')
      return parte ? `${PARTES[parte][idioma]}: ${dicho}` : dicho
    })
    .join('; ')

/** A composition as the house keeps it, in Spanish; what is wrong with it is said beside it. */
export function composicionEscrita(texto: string): string {
  try {
    return escribirComposicion(leerComposicion(texto), 'es')
  } catch (error) {
    if (error instanceof ReglaError) throw new CampoError('composicion', error.code, error.params)
    throw error
  }
}

/** What is understood of a composition; of one that was written before it had to be, nothing. */
function comprendida(texto: string): Parte[] | undefined {
  try {
    return leerComposicion(texto)
  } catch {
    return undefined
  }
}

/** A composition in a language; an older one that nobody understands is said as it was written. */
export function composicionEn(texto: string, idioma: Idioma): string {
  const partes = comprendida(texto)
  return partes ? escribirComposicion(partes, idioma) : texto
}

/** How much of each fibre a garment has, part by part. */
export const porcionesEn = (texto: string): Porcion[] => (comprendida(texto) ?? []).flatMap(({ fibras }) => fibras)

/** The fibres of a garment, by their codes. */
export const fibrasEn = (texto: string): Fibra[] => [...new Set(porcionesEn(texto).map(({ fibra }) => fibra))]
