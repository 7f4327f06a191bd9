import type { Textos } from '../idioma.ts'
import { esMilesODecimales, llano, plano } from '../texto.ts'

/** What can be brought from another program, in the order in which one thing needs another. */
export const IMPORTABLES = [
  'clientes',
  'contactos',
  'modelos',
  'ubicaciones',
  'existencias',
  'tarifas',
  'materias',
  'piezas',
  'pedidos',
  'previas',
  'numeros',
] as const
export type Importable = (typeof IMPORTABLES)[number]

/** The programs whose exports are known by their columns; `propia` is any other sheet. */
export const ORIGENES = ['propia', 'prestashop', 'woocommerce', 'shopify', 'odoo', 'holded'] as const
export type Origen = (typeof ORIGENES)[number]

/** A column that is understood. */
export interface CampoImportable {
  campo: string
  nombre: Textos
  /** Without it a row cannot be read at all. */
  obligatorio: boolean
  /** What else people call it. */
  alias: readonly string[]
}

/** From where a field is filled: a column by its heading, and what holds where that is missing or empty. */
export interface Fuente {
  columna: string | null
  fijo: string
}
export type Mapa = Record<string, Fuente>

/** A row by the names of the fields; what was empty is not in it. */
export type Fila = Record<string, string>

/** Headings as they are compared: letters and figures alone. */
export const llana = (texto: string): string =>
  llano(texto)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const nombresDe = ({ campo, nombre, alias }: CampoImportable): string[] =>
  [campo, ...Object.values(nombre), ...alias].map(llana)

/** Which column fills each field: the one that the program is known to use, or the one that is called like it. */
export function proponerMapa(
  campos: readonly CampoImportable[],
  columnas: readonly string[],
  conocidas: Readonly<Record<string, readonly string[]>> = {},
): Mapa {
  const hallar = (nombres: readonly string[]) => {
    for (const nombre of nombres) {
      const columna = columnas.find((una) => llana(una) === llana(nombre))
      if (columna !== undefined) return columna
    }
    return null
  }
  const suyas = Object.keys(conocidas).length > 0
  return Object.fromEntries(
    campos.map((campo) => [
      campo.campo,
      { columna: hallar(suyas ? (conocidas[campo.campo] ?? []) : nombresDe(campo)), fijo: '' },
    ]),
  )
}

/** What is worth remembering of a choice: that a field was left empty says nothing where there was no column for it. */
export const recordable = (mapa: Mapa, propuesto: Mapa): Mapa =>
  Object.fromEntries(
    Object.entries(mapa).filter(
      ([campo, { columna, fijo }]) => columna !== null || fijo !== '' || (propuesto[campo]?.columna ?? null) !== null,
    ),
  )

/** A remembered choice over what would be proposed, for the columns that are there. */
export function recordado(propuesto: Mapa, memoria: Mapa | undefined, columnas: readonly string[]): Mapa {
  if (!memoria) return propuesto
  const hay = new Set(columnas)
  return Object.fromEntries(
    Object.entries(propuesto).map(([campo, fuente]) => {
      const suya = memoria[campo]
      return [campo, suya && (suya.columna === null || hay.has(suya.columna)) ? suya : fuente]
    }),
  )
}

const CIFRA = /^-?[\d.,]+$/

/** The row of sums that our own lists end with: its word, and figures alone. */
export function esTotal(fila: readonly string[]): boolean {
  const dichas = fila.map((celda) => celda.trim()).filter(Boolean)
  const otras = dichas.filter((celda) => celda !== 'Total')
  return otras.length > 0 && otras.length === dichas.length - 1 && otras.every((celda) => CIFRA.test(celda))
}

/** The rows of a sheet by their fields. */
export function filasDe(
  columnas: readonly string[],
  celdas: readonly (readonly string[])[],
  mapa: Mapa,
): { fila: number; datos: Fila }[] {
  const fuentes = Object.entries(mapa).map(([campo, { columna, fijo }]) => ({
    ...{ campo, fijo: fijo.trim(), i: columna === null ? -1 : columnas.indexOf(columna) },
  }))
  return celdas.flatMap((fila, n) => {
    if (fila.every((celda) => celda.trim() === '')) return []
    const datos = fuentes.flatMap(({ campo, fijo, i }) => {
      const valor = (i < 0 ? '' : (fila[i]?.trim() ?? '')) || fijo
      return valor === '' ? [] : [[campo, valor] as const]
    })
    // The headings are the first row of the sheet, and people count from one.
    return [{ fila: n + 2, datos: Object.fromEntries(datos) }]
  })
}

/**
 * A number as people and programs write it: 1.234,50 · 1,234.50 · 27,9 € · 27.9. Nothing where there is none, nor of
 * `1.234`: a guess would be wrong by a thousand.
 */
export function leerNumero(texto: string): number | undefined {
  const limpio = texto.replace(/[€\s\u00a0']/g, '')
  if (!/^-?[\d.,]+$/.test(limpio) || esMilesODecimales(limpio)) return undefined
  const coma = limpio.lastIndexOf(',')
  const punto = limpio.lastIndexOf('.')
  const decimal = coma > punto ? ',' : '.'
  const partes = limpio.split(decimal)
  // A sign that is there twice separates thousands, whichever it is.
  const entero = partes.length > 2 ? partes.join('') : (partes[0] ?? '')
  const fraccion = partes.length === 2 ? (partes[1] ?? '') : ''
  const n = Number(`${entero.replace(/[.,]/g, '')}.${fraccion || '0'}`)
  return Number.isFinite(n) ? n : undefined
}

/** The day from which spreadsheets count theirs. */
const DIA_CERO = Date.UTC(1899, 11, 30)
const DIA_MS = 86_400_000
const SERIE = /^([2-7]\d{4})(?:\.\d+)?$/

/** A day: 2026-03-01, with or without an hour, 1/3/2026 or 01-03-26, or 46082, as a spreadsheet counts it. */
export function leerFecha(texto: string): string | undefined {
  const serie = SERIE.exec(texto)?.[1]
  if (serie) return new Date(DIA_CERO + Number(serie) * DIA_MS).toISOString().slice(0, 10)
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(texto)
  const aqui = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(texto)
  const [ano, mes, dia] = iso ? [iso[1], iso[2], iso[3]] : [aqui?.[3], aqui?.[2], aqui?.[1]]
  if (!ano || !mes || !dia) return undefined
  const escrita = `${ano.length === 2 ? `20${ano}` : ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`
  const fecha = new Date(`${escrita}T00:00:00Z`)
  return Number.isNaN(fecha.getTime()) || fecha.toISOString().slice(0, 10) !== escrita ? undefined : escrita
}

const SI = new Set(['si', 's', 'sim', 'yes', 'y', 'true', 'verdadero', 'x', '1'])
const NO = new Set(['no', 'n', 'nao', 'false', 'falso', '0'])

export function leerSiNo(texto: string): boolean | undefined {
  if (SI.has(plano(texto))) return true
  return NO.has(plano(texto)) ? false : undefined
}

/** Several in one cell: by commas, semicolons or bars. */
export const leerLista = (texto: string | undefined): string[] =>
  (texto ?? '')
    .split(/[,;|]/)
    .map((parte) => parte.trim())
    .filter(Boolean)

/** The text of a description that was written for a page. */
export const sinMarcas = (texto: string): string =>
  texto
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/[ \t]+/g, ' ')
    .trim()

/** The last name of a branch: `Ropa > Vestidos` and `All / Saleable / Vestidos` are Vestidos; of several, the first. */
export function ultimoDeLaRama(texto: string): string {
  const [primera = ''] = leerLista(texto)
  return primera.split(/[>/]/).at(-1)?.trim() ?? ''
}

const ES_COLOR = new Set(['color', 'colour', 'cor', 'colores', 'colours', 'colors'])
const ES_TALLA = new Set(['talla', 'size', 'tamano', 'tamanho', 'tallas', 'talle', 'sizes', 'medida'])

/** What a shop says of a variant: pairs of a name and a value, however its program writes them. */
function pares(fila: Fila): [string, string][] {
  const dichos: [string, string][] = []
  for (const n of ['1', '2', '3']) {
    const nombre = fila[`opcion${n}`]
    const valor = fila[`valor${n}`]
    if (nombre && valor) dichos.push([nombre, valor])
  }
  // PrestaShop: `Talla:select:0, Color:color:1` beside `S:0, Negro:1`.
  const nombres = leerLista(fila.atributos).map((uno) => uno.split(':')[0] ?? '')
  const valores = leerLista(fila.valores).map((uno) => uno.split(':')[0] ?? '')
  for (const [i, nombre] of nombres.entries()) dichos.push([nombre, valores[i] ?? ''])
  // Odoo: `Talla: S, Color: Negro`.
  for (const uno of leerLista(fila.variante)) {
    const [nombre = '', valor = ''] = uno.split(':')
    dichos.push([nombre, valor.trim()])
  }
  return dichos
}

/** The colours and sizes that a row names. */
export function coloresYTallas(fila: Fila): { colores: string[]; tallas: string[] } {
  const dichos = pares(fila)
  const de = (cuales: ReadonlySet<string>) =>
    dichos.filter(([nombre]) => cuales.has(llana(nombre))).flatMap(([, valor]) => leerLista(valor))
  return {
    colores: fila.color ? leerLista(fila.color) : de(ES_COLOR),
    tallas: fila.talla ? leerLista(fila.talla) : de(ES_TALLA),
  }
}

/** What several texts begin with, up to where a part of them ends. */
export function comienzoComun(textos: readonly string[]): string {
  const [primero = '', ...otros] = textos
  let n = primero.length
  for (const otro of otros) while (!otro.startsWith(primero.slice(0, n))) n -= 1
  return primero.slice(0, n).replace(/[-_./ ]$/, '')
}
