const ORDENES = ['novedad', 'numero', 'coleccion', 'precio'] as const
export type Orden = (typeof ORDENES)[number]

/** What the gallery's address says. Several colours, sizes or seasons are joined: `color=3_7`. */
export interface GallerySearch {
  coleccion?: number | undefined
  tipo?: number | undefined
  color?: number | string | undefined
  talla?: number | string | undefined
  temporada?: number | string | undefined
  q?: number | string | undefined
  orden?: string | undefined
  /** For visits without scripts, which cannot scroll on. */
  pagina?: number | undefined
}

/** What the person wants to see. */
export interface Filtro {
  coleccion: number | undefined
  tipo: number | undefined
  color: readonly number[]
  talla: readonly string[]
  temporada: readonly string[]
  q: string
  orden: Orden
}

export const SIN_FILTRO: Filtro = {
  coleccion: undefined,
  tipo: undefined,
  color: [],
  talla: [],
  temporada: [],
  q: '',
  orden: 'novedad',
}

const JUNTO = '_'
const MAX_TEXTO = 80

function id(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined
}

const words = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number' ? String(value).split(JUNTO).filter(Boolean) : []

/** Reads an address; what makes no sense is as if it were not there. */
export function leerFiltro(search: object): Filtro {
  const { coleccion, tipo, color, talla, temporada, q, orden } = search as Record<string, unknown>
  return {
    coleccion: id(coleccion),
    tipo: id(tipo),
    color: [...new Set(words(color).flatMap((value) => id(value) ?? []))],
    talla: [...new Set(words(talla))],
    temporada: [...new Set(words(temporada))],
    q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, MAX_TEXTO) : '',
    orden: ORDENES.find((name) => name === orden) ?? 'novedad',
  }
}

/** A number stays one: the router would put quotes around a text that looks like it. */
const plain = (text: string): number | string => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : text)
const joined = (values: readonly (number | string)[]) => (values.length > 0 ? plain(values.join(JUNTO)) : undefined)

/** The address of a filter, without what goes without saying. */
export function escribirFiltro(filtro: Filtro): GallerySearch {
  const search: GallerySearch = {
    coleccion: filtro.coleccion,
    tipo: filtro.tipo,
    color: joined(filtro.color),
    talla: joined(filtro.talla),
    temporada: joined(filtro.temporada),
    q: filtro.q ? plain(filtro.q) : undefined,
    orden: filtro.orden === 'novedad' ? undefined : filtro.orden,
  }
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}

/** What a choice makes of the filter that there is when it is made. */
export type Cambio = (filtro: Filtro) => Partial<Filtro>

/** An address after a choice, out of the one that holds by then: two choices in quick succession are both kept. */
export const cambiar = (cambio: Cambio) => (search: object) => {
  const filtro = leerFiltro(search)
  return escribirFiltro({ ...filtro, ...cambio(filtro) })
}

/** What the router keeps of an address for the gallery, as it was written. */
export function galleryParams(search: Record<string, unknown>): GallerySearch {
  const pagina = id(search.pagina)
  return { ...escribirFiltro(leerFiltro(search)), ...(pagina === undefined || pagina === 1 ? {} : { pagina }) }
}

/** Without the value where it is chosen, else with it, once. */
export const alternar = <T>(values: readonly T[], value: T, on: boolean): T[] => {
  const others = values.filter((other) => other !== value)
  return on ? others : [...others, value]
}

/** How many things are filtered by; the order is none of them. */
export const cuantosFiltros = ({ coleccion, tipo, color, talla, temporada, q }: Filtro): number =>
  [coleccion, tipo, q || undefined].filter((value) => value !== undefined).length +
  color.length +
  talla.length +
  temporada.length
