import { redondearA } from '../../dinero.ts'
import { parecidos, plano } from '../../texto.ts'
import type { Dictado, GrupoDictado, LineaDictada } from './dictado.ts'
import type { RangoDictado, TallaDictada } from './tallas.ts'

export interface ColorConocido {
  id: number
  /** Its name in every language and its code. */
  nombres: readonly string[]
}
export interface ModeloConocido {
  id: number
  numero: string
  nombre: string
  precio: number
  tallas: readonly string[]
  colores: readonly ColorConocido[]
}

export const AVISOS_DE_DICTADO = [
  'no-entendido',
  'sin-referencia',
  'modelo-desconocido',
  'varias-temporadas',
  'color-desconocido',
  'color-parecido',
  'falta-color',
  'talla-desconocida',
  'confirmar-talla',
  'falta-talla',
  'reparto',
  'no-cuadra',
  'cantidad',
  'precio',
  'precio-lejano',
  'descuento',
] as const
export type CodigoDeAviso = (typeof AVISOS_DE_DICTADO)[number]
const ERRORES: ReadonlySet<CodigoDeAviso> = new Set([
  'sin-referencia',
  'modelo-desconocido',
  'falta-color',
  'color-desconocido',
  'talla-desconocida',
  'falta-talla',
  'cantidad',
  'precio',
  'descuento',
])

export interface AvisoDeDictado {
  codigo: CodigoDeAviso
  /** An error must be mended before the line can be used; a warning is only looked at. */
  nivel: 'error' | 'aviso'
  /** Which line it speaks of. */
  linea: number | null
  params: Record<string, string | number>
}

export interface LineaReconocida {
  modeloId: number | null
  numero: string
  nombre: string
  colorId: number | null
  color: string
  tallasCantidades: { talla: string; cantidad: number }[]
  cantidad: number
  precio: number | null
  dto: number
  /** From 0, nothing is certain, to 1. */
  confianza: number
  candidatos: { modelos: number[]; colores: number[]; tallas: string[] }
}
export interface Reconocido {
  lineas: LineaReconocida[]
  avisos: AvisoDeDictado[]
}

/** The words of a name, so that "azul" finds "azul marino" but "azul marino" does not find "azul". */
const empiezaPor = (nombre: string, dicho: string) => ` ${plano(nombre)} `.includes(` ${plano(dicho)} `)

interface Color {
  elegido: ColorConocido | undefined
  candidatos: ColorConocido[]
  aviso?: CodigoDeAviso
}

/** The longest name that was said wins: "azul marino" before "azul". */
function colorDe({ colores }: ModeloConocido, dicho: string): Color {
  if (dicho === '') {
    return colores.length === 1
      ? { elegido: colores[0], candidatos: [] }
      : { elegido: undefined, candidatos: [...colores], aviso: 'falta-color' }
  }
  const exacto = colores.find(({ nombres }) => nombres.some((nombre) => plano(nombre) === plano(dicho)))
  if (exacto) return { elegido: exacto, candidatos: [] }
  const parte = colores.filter(({ nombres }) => nombres.some((nombre) => empiezaPor(nombre, dicho)))
  if (parte.length === 1) return { elegido: parte[0], candidatos: parte, aviso: 'color-parecido' }
  if (parte.length > 1) return { elegido: undefined, candidatos: parte, aviso: 'color-desconocido' }
  const casi = parecidos(colores, ({ nombres }) => nombres, dicho)
  if (casi.length === 1) return { elegido: casi[0], candidatos: casi, aviso: 'color-parecido' }
  return { elegido: undefined, candidatos: casi.length > 0 ? casi : [...colores], aviso: 'color-desconocido' }
}

/** The sizes of a range, by the model's own order. */
function expandir({ desde, hasta, cada }: RangoDictado, tallas: readonly string[]): TallaDictada[] {
  const [a, b] = [tallas.indexOf(desde.talla), tallas.indexOf(hasta.talla)]
  const segura = desde.segura && hasta.segura
  if (a < 0 || b < a) return [desde, hasta].map(({ talla }) => ({ talla, segura, cantidad: cada }))
  return tallas.slice(a, b + 1).map((talla) => ({ talla, segura, cantidad: cada }))
}

const MAX_CANTIDAD = 9999
const LEJOS = 0.3

/** What goes wrong, and how much it takes from the certainty of a line. */
class Juicio {
  readonly avisos: AvisoDeDictado[] = []
  confianza = 1
  readonly #linea: number

  constructor(linea: number) {
    this.#linea = linea
  }

  di(codigo: CodigoDeAviso, params: AvisoDeDictado['params'] = {}): void {
    const nivel = ERRORES.has(codigo) ? 'error' : 'aviso'
    this.avisos.push({ codigo, nivel, linea: this.#linea, params })
    this.confianza *= nivel === 'error' ? 0.3 : 0.7
  }
}

function modeloDe(catalogo: readonly ModeloConocido[], numero: string, juicio: Juicio) {
  if (numero === '') {
    juicio.di('sin-referencia')
    return { modelo: undefined, candidatos: [] }
  }
  const iguales = catalogo.filter((modelo) => plano(modelo.numero) === plano(numero))
  const [modelo, ...otros] = iguales
  if (modelo && otros.length > 0) juicio.di('varias-temporadas', { numero })
  if (modelo) return { modelo, candidatos: otros.length > 0 ? iguales : [] }
  juicio.di('modelo-desconocido', { numero })
  return { modelo: undefined, candidatos: parecidos(catalogo, (uno) => [uno.numero], numero) }
}

/** Gives every size its quantity: the one that was said, or its share of the line's. */
function repartir(tallas: TallaDictada[], total: number | null, juicio: Juicio): { talla: string; cantidad: number }[] {
  const mudas = tallas.filter(({ cantidad }) => cantidad === null).length
  const dicho = tallas.reduce((n, { cantidad }) => n + (cantidad ?? 0), 0)
  if (mudas === 0) {
    if (total !== null && total !== dicho) juicio.di('no-cuadra', { total, suma: dicho })
    return tallas.map(({ talla, cantidad }) => ({ talla, cantidad: cantidad ?? 0 }))
  }
  const resto = (total ?? mudas) - dicho
  const parte = Math.trunc(resto / mudas)
  if (mudas > 1) juicio.di('reparto', { parte })
  if (parte * mudas !== resto) juicio.di('no-cuadra', { total: total ?? 0, suma: dicho + parte * mudas })
  return tallas.map(({ talla, cantidad }) => ({ talla, cantidad: cantidad ?? parte }))
}

function comprobarPrecio(dicho: number | null, catalogo: number | undefined, juicio: Juicio): number | null {
  if (dicho === null) return catalogo ?? null
  if (dicho <= 0) juicio.di('precio', { precio: dicho })
  else if (catalogo && Math.abs(dicho - catalogo) > catalogo * LEJOS)
    juicio.di('precio-lejano', { precio: dicho, catalogo })
  return dicho
}

function grupoReconocido(
  linea: LineaDictada,
  grupo: GrupoDictado,
  catalogo: readonly ModeloConocido[],
  indice: number,
): { linea: LineaReconocida; avisos: AvisoDeDictado[] } {
  const juicio = new Juicio(indice)
  const { modelo, candidatos } = modeloDe(catalogo, linea.numero, juicio)
  const color: Color = modelo ? colorDe(modelo, grupo.color) : { elegido: undefined, candidatos: [] }
  if (color.aviso) juicio.di(color.aviso, { color: grupo.color, elegido: color.elegido?.nombres[0] ?? '' })

  const propias = modelo?.tallas ?? []
  const dichas = [...grupo.tallas, ...(grupo.rango ? expandir(grupo.rango, propias) : [])]
  const unica = dichas.length === 0 && propias.length === 1 && linea.grupos.length <= 1
  const todas = unica ? propias.map((talla) => ({ talla, segura: true, cantidad: null })) : dichas
  if (todas.length === 0) juicio.di('falta-talla')
  for (const { talla, segura } of todas) {
    if (!segura) juicio.di('confirmar-talla', { talla })
    if (modelo && !propias.includes(talla)) juicio.di('talla-desconocida', { talla })
  }
  const total = linea.grupos.length > 1 ? null : linea.cantidad
  const tallasCantidades = todas.length > 0 ? repartir(todas, total, juicio) : []
  const cantidad = todas.length > 0 ? tallasCantidades.reduce((n, una) => n + una.cantidad, 0) : (linea.cantidad ?? 0)
  const mala = [...tallasCantidades.map((una) => una.cantidad), cantidad].find((n) => n <= 0 || n > MAX_CANTIDAD)
  if (mala !== undefined && (todas.length > 0 || linea.cantidad !== null)) juicio.di('cantidad', { cantidad: mala })
  const precio = comprobarPrecio(linea.precio, modelo?.precio, juicio)
  const dto = linea.dto ?? 0
  if (dto < 0 || dto > 100) juicio.di('descuento', { dto })
  const faltan = todas.some(({ talla }) => !propias.includes(talla)) || todas.length === 0
  return {
    avisos: juicio.avisos,
    linea: {
      ...{ modeloId: modelo?.id ?? null, numero: modelo?.numero ?? linea.numero, nombre: modelo?.nombre ?? '' },
      ...{ colorId: color.elegido?.id ?? null, color: grupo.color, tallasCantidades, cantidad, precio, dto },
      confianza: redondearA(juicio.confianza, 2),
      candidatos: {
        modelos: candidatos.map(({ id }) => id),
        colores: color.candidatos.map(({ id }) => id),
        tallas: faltan ? [...propias] : [],
      },
    },
  }
}

const SIN_GRUPO: GrupoDictado = { color: '', tallas: [], rango: null }

/** What was said, against the catalogue: a line per colour, how certain it is and what else it may have been. */
export function reconocer({ lineas, ignorado }: Dictado, catalogo: readonly ModeloConocido[]): Reconocido {
  const reconocidas: LineaReconocida[] = []
  const avisos: AvisoDeDictado[] = []
  for (const linea of lineas) {
    for (const grupo of linea.grupos.length > 0 ? linea.grupos : [SIN_GRUPO]) {
      const una = grupoReconocido(linea, grupo, catalogo, reconocidas.length)
      reconocidas.push(una.linea)
      avisos.push(...una.avisos)
    }
    const suma = reconocidas.slice(-Math.max(1, linea.grupos.length)).reduce((n, { cantidad }) => n + cantidad, 0)
    if (linea.grupos.length > 1 && linea.cantidad !== null && linea.cantidad !== suma) {
      const params = { total: linea.cantidad, suma }
      avisos.push({ codigo: 'no-cuadra', nivel: 'aviso', linea: reconocidas.length - 1, params })
    }
  }
  const perdidos = ignorado.map(
    (texto): AvisoDeDictado => ({ codigo: 'no-entendido', nivel: 'aviso', linea: null, params: { texto } }),
  )
  return { lineas: reconocidas, avisos: [...avisos, ...perdidos] }
}
