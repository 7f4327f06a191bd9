import { ReglaError } from '../regla.ts'
import { mismaPrenda, type Prendas } from './embalar.ts'

export const ESTADOS_DE_OLEADA = ['abierta', 'cerrada'] as const
export type EstadoDeOleada = (typeof ESTADOS_DE_OLEADA)[number]

type Cual = Omit<Prendas, 'cantidad'>

const Z = 26
/** The place of an order on the cart: A, B, … Z, AA. */
export const letraDe = (n: number): string =>
  (n >= Z ? letraDe(Math.floor(n / Z) - 1) : '') + String.fromCharCode('A'.charCodeAt(0) + (n % Z))

/** What a wave took of a garment for one of its orders, and what became of it. */
export interface Tomada extends Prendas {
  pedidoId: number
  /** The place of its order on the cart. */
  puesto: number
  cogidas: number
  /** Somebody looked, and they were not there. */
  faltan: number
}

/** What is still to be picked: nothing that was picked or not found is asked for again. */
export const porCoger = ({ cantidad, cogidas, faltan }: Pick<Tomada, 'cantidad' | 'cogidas' | 'faltan'>): number =>
  Math.max(0, cantidad - cogidas - faltan)

const suma = (numeros: readonly number[]) => numeros.reduce((a, b) => a + b, 0)
const porPuesto = (a: Tomada, b: Tomada) => a.puesto - b.puesto

/** A garment may be taken for an order: so many are kept for it, and so many more it would take if they were free. */
export interface Derecho extends Cual {
  pedidoId: number
  suyas: number
  faltan: number
}

/** What each order gets: all that is kept for it, and of what is free what it lacks, the first in turn first. */
export function tomar<D extends Derecho>(
  derechos: readonly D[],
  libres: readonly Prendas[],
): (D & { cantidad: number; deLibres: number })[] {
  const quedan = libres.map((una) => ({ ...una }))
  return derechos.map((derecho) => {
    const libre = quedan.find((una) => mismaPrenda(una, derecho))
    const deLibres = Math.max(0, Math.min(derecho.faltan, libre?.cantidad ?? 0))
    if (libre) libre.cantidad -= deLibres
    return { ...derecho, deLibres, cantidad: derecho.suyas + deLibres }
  })
}

/** Where a garment lies: the shelf to look at, and the others if it is not there. */
export interface Sitio extends Cual {
  codigo: string
  orden: number
  principal: boolean
}

/** One stop of the walk: a garment on its shelf, how many, and for whom. */
export interface Parada extends Prendas {
  ubicacion: string | null
  otras: string[]
  cogidas: number
  faltan: number
  para: { pedidoId: number; letra: string; cantidad: number; cogidas: number; faltan: number }[]
}

const clave = ({ modeloId, colorId, talla }: Cual): string => `${modeloId} ${colorId} ${talla}`

/**
 * The walk: every garment once, where it lies, in the order in which the shelves are passed; what lies nowhere comes last.
 * On one shelf garments follow one another as they came.
 */
export function recorrido(tomadas: readonly Tomada[], sitios: readonly Sitio[]): Parada[] {
  const porCelda = Map.groupBy(tomadas, clave)
  const lugares = Map.groupBy(sitios, clave)
  const paradas = [...porCelda].map(([cual, suyas]) => {
    const [primero, ...otros] = (lugares.get(cual) ?? []).toSorted(
      (a, b) => Number(b.principal) - Number(a.principal) || a.orden - b.orden,
    )
    const { modeloId, colorId, talla } = suyas[0] as Tomada
    return {
      orden: primero?.orden ?? Number.POSITIVE_INFINITY,
      parada: {
        ...{ modeloId, colorId, talla, ubicacion: primero?.codigo ?? null, otras: otros.map(({ codigo }) => codigo) },
        cantidad: suma(suyas.map(({ cantidad }) => cantidad)),
        cogidas: suma(suyas.map(({ cogidas }) => cogidas)),
        faltan: suma(suyas.map(({ faltan }) => faltan)),
        para: suyas.toSorted(porPuesto).map(({ pedidoId, puesto, cantidad, cogidas, faltan }) => ({
          ...{ pedidoId, letra: letraDe(puesto), cantidad, cogidas, faltan },
        })),
      },
    }
  })
  return paradas.toSorted((a, b) => (a.orden === b.orden ? 0 : a.orden - b.orden)).map(({ parada }) => parada)
}

/** The orders that a garment may be picked for; of one that is named, only for it. */
function candidatas(tomadas: readonly Tomada[], cual: Cual, pedidoId: number | null): Tomada[] {
  const suyas = tomadas.filter((una) => mismaPrenda(una, cual) && (pedidoId === null || una.pedidoId === pedidoId))
  if (suyas.length === 0) throw new ReglaError('oleada.ajena')
  return suyas.toSorted(porPuesto)
}

/** Shares so many out over what each has room for, the first on the cart first. */
function reparte(suyas: readonly Tomada[], n: number, caben: (una: Tomada) => number): { tomada: Tomada; n: number }[] {
  let quedan = n
  return suyas.flatMap((tomada) => {
    const suyo = Math.min(quedan, caben(tomada))
    quedan -= suyo
    return suyo > 0 ? [{ tomada, n: suyo }] : []
  })
}

/** Garments are picked: never more than are still to be picked, whoever else is at it. */
export function coger(
  tomadas: readonly Tomada[],
  cual: Cual,
  n: number,
  pedidoId: number | null = null,
): { tomada: Tomada; n: number }[] {
  const suyas = candidatas(tomadas, cual, pedidoId)
  const quedan = suma(suyas.map(porCoger))
  if (quedan === 0) throw new ReglaError('oleada.cogida')
  if (n > quedan) throw new ReglaError('oleada.quedan', { n: quedan })
  return reparte(suyas, n, porCoger)
}

/** Garments go back to their shelf: never more than were picked; the last on the cart gives first. */
export function devolver(
  tomadas: readonly Tomada[],
  cual: Cual,
  n: number,
  pedidoId: number | null = null,
): { tomada: Tomada; n: number }[] {
  const suyas = candidatas(tomadas, cual, pedidoId).toReversed()
  const hay = suma(suyas.map(({ cogidas }) => cogidas))
  if (n > hay) throw new ReglaError('oleada.no-tiene', { n: hay })
  return reparte(suyas, n, ({ cogidas }) => cogidas)
}

/** Somebody looked: what is still to be picked of a garment is not there. */
export function noEsta(tomadas: readonly Tomada[], cual: Cual): { tomada: Tomada; n: number }[] {
  const suyas = candidatas(tomadas, cual, null)
  const faltan = suyas.map((tomada) => ({ tomada, n: porCoger(tomada) })).filter(({ n }) => n > 0)
  if (faltan.length === 0) throw new ReglaError('oleada.cogida')
  return faltan
}
