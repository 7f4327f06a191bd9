import { aDiezmilesimas, deDiezmilesimas, redondearA } from '../dinero.ts'
import { enCadaIdioma, type Textos } from '../idioma.ts'
import { CampoError, ReglaError } from '../regla.ts'

export const TIPOS_DE_MATERIA = ['tejido', 'forro', 'avio', 'etiqueta'] as const
export type TipoDeMateria = (typeof TIPOS_DE_MATERIA)[number]
export const UNIDADES = ['m', 'ud', 'kg'] as const
export type Unidad = (typeof UNIDADES)[number]
const simbolo = (signo: string) => enCadaIdioma(() => signo)
/** How a unit is written after a quantity. */
export const SIGNO: Record<Unidad, Textos> = {
  m: simbolo('m'),
  ud: { es: 'ud', en: 'pc', pt: 'un.', ca: 'ut.' },
  kg: simbolo('kg'),
}
/** With how many decimals people count in each unit. */
const DECIMALES: Record<Unidad, number> = { m: 2, ud: 0, kg: 3 }

/** What is counted one by one, of which there is no half. */
export const seCuenta = (unidad: Unidad): boolean => DECIMALES[unidad] === 0

/** A quantity that people can measure, and no less than this one. */
export function haciaArriba(cantidad: number, unidad: Unidad): number {
  const pasos = 10 ** DECIMALES[unidad]
  return Math.ceil(deDiezmilesimas(aDiezmilesimas(cantidad) * pasos)) / pasos
}

/** A quantity as it is shown, no finer than people measure; who needs a part of a piece needs it whole. */
export const aLaVista = (cantidad: number, unidad: Unidad): number =>
  seCuenta(unidad) ? haciaArriba(cantidad, unidad) : redondearA(cantidad, DECIMALES[unidad])

/** Refuses half a piece of what is counted by the piece, at the field in which it was typed. */
export function exigirEntera(campo: string, cantidad: number, unidad: Unidad): void {
  if (seCuenta(unidad) && !Number.isInteger(cantidad)) throw new CampoError(campo, 'materia.entera')
}

export const CAUSAS_DE_METROS = ['entrada', 'corte', 'devolucion', 'ajuste', 'proveedor'] as const
/** Why metres come into a roll or leave it. */
export type CausaDeMetros = (typeof CAUSAS_DE_METROS)[number]
export const TIPOS_DE_PROVEEDOR = ['materia', 'taller', 'servicio'] as const
export type TipoDeProveedor = (typeof TIPOS_DE_PROVEEDOR)[number]

/** The exact sum of quantities with at most four decimals. */
export const sumar = (cantidades: readonly number[]): number =>
  deDiezmilesimas(cantidades.reduce((suma, n) => suma + aDiezmilesimas(n), 0))

interface Existencia {
  restante: number
  coste: number
}

/** Σ(restante × coste) / Σ restante, with four decimals; nothing when there is nothing left. */
export function precioMedio(piezas: readonly Existencia[]): number | null {
  let metros = 0n
  let valor = 0n
  for (const { restante, coste } of piezas) {
    const n = BigInt(aDiezmilesimas(restante))
    metros += n
    valor += n * BigInt(aDiezmilesimas(coste))
  }
  if (metros === 0n) return null
  return deDiezmilesimas(Number((2n * valor + metros) / (2n * metros)))
}

/** How much of a roll is cut: what was said, or what is missing from it once the rest was measured. */
export function cantidadCortada(
  restante: number,
  { cantidad, resto }: { cantidad?: number | null | undefined; resto?: number | null | undefined },
  numero: string,
): number {
  const corta = cantidad ?? deDiezmilesimas(aDiezmilesimas(restante) - aDiezmilesimas(resto ?? 0))
  if (aDiezmilesimas(corta) <= 0 || aDiezmilesimas(corta) > aDiezmilesimas(restante))
    throw new ReglaError('pieza.sin-metros', { numero, restante })
  return corta
}

interface PiezaCortada {
  materia: string
  colorId: number | null
  lote: string
}

/** Dye lots differ to the eye: for each cloth and colour that is cut from more than one, the lots that meet. */
export function lotesMezclados(piezas: readonly PiezaCortada[]): { materia: string; lotes: string[] }[] {
  const grupos = Map.groupBy(piezas, ({ materia, colorId }) => `${materia} ${colorId ?? ''}`)
  return [...grupos.values()].flatMap((grupo) => {
    const lotes = [...new Set(grupo.map(({ lote }) => lote).filter((lote) => lote !== ''))].sort()
    return lotes.length > 1 ? [{ materia: grupo[0]?.materia ?? '', lotes }] : []
  })
}

interface PiezaLibre {
  id: number
  lote: string
  restante: number
}

/** Shorter rolls go first, so that remnants do not pile up. */
const porResto = (a: PiezaLibre, b: PiezaLibre) => a.restante - b.restante || a.id - b.id

/**
 * Which rolls to cut so much from: one dye lot alone where one has enough, the one that leaves least over; otherwise
 * those that hold most, one after the other.
 */
export function proponerPiezas(piezas: readonly PiezaLibre[], necesaria: number): Map<number, number> {
  const pide = aDiezmilesimas(necesaria)
  const lotes = [...Map.groupBy(piezas, ({ lote }) => lote).values()]
    .map((suyas) => ({ suyas, hay: aDiezmilesimas(sumar(suyas.map(({ restante }) => restante))) }))
    .sort((a, b) => Number(b.hay >= pide) - Number(a.hay >= pide) || (a.hay >= pide ? a.hay - b.hay : b.hay - a.hay))
  const tomadas = new Map<number, number>()
  let falta = pide
  for (const { id, restante } of lotes.flatMap(({ suyas }) => suyas.toSorted(porResto))) {
    const toma = Math.min(falta, aDiezmilesimas(restante))
    if (toma > 0) tomadas.set(id, deDiezmilesimas(toma))
    falta -= toma
  }
  return tomadas
}

/** Cloth of a colour serves garments of that colour; cloth without one serves any. */
export const sirve = (colorDeTela: number | null, colorId: number): boolean =>
  colorDeTela === null || colorDeTela === colorId

export interface PiezaDeColor extends PiezaLibre {
  colorId: number | null
}

/** What is left of each roll once what launched orders will cut is taken off: of its colour first, then of none. */
export function sinReservar<P extends PiezaDeColor>(
  piezas: readonly P[],
  reservas: readonly { colorId: number; cantidad: number }[],
): P[] {
  const resto = new Map(piezas.map(({ id, restante }) => [id, aDiezmilesimas(restante)]))
  const quedan = (color: number | null) =>
    piezas
      .filter(({ id, colorId }) => colorId === color && (resto.get(id) ?? 0) > 0)
      .map((pieza) => ({ ...pieza, restante: deDiezmilesimas(resto.get(pieza.id) ?? 0) }))
  const tomar = (color: number | null, falta: number): number => {
    const tomadas = proponerPiezas(quedan(color), deDiezmilesimas(falta))
    for (const [id, toma] of tomadas) resto.set(id, (resto.get(id) ?? 0) - aDiezmilesimas(toma))
    return falta - aDiezmilesimas(sumar([...tomadas.values()]))
  }
  for (const { colorId, cantidad } of reservas) tomar(null, tomar(colorId, aDiezmilesimas(cantidad)))
  return piezas.map((pieza) => ({ ...pieza, restante: deDiezmilesimas(resto.get(pieza.id) ?? 0) }))
}

/**
 * How many whole garments of a colour some rolls would give: a garment is cut of one roll, and a colour of one dye lot,
 * so that it is what the best lot gives.
 */
export function prendasDeUnLote(piezas: readonly PiezaDeColor[], colorId: number, porPrenda: number): number {
  const pide = aDiezmilesimas(porPrenda)
  if (pide <= 0) return Number.MAX_SAFE_INTEGER
  const lotes = Map.groupBy(
    piezas.filter((pieza) => sirve(pieza.colorId, colorId)),
    (pieza) => `${pieza.colorId ?? ''} ${pieza.lote}`,
  )
  const deLote = (suyas: readonly PiezaDeColor[]) =>
    suyas.reduce((n, { restante }) => n + Math.floor(aDiezmilesimas(restante) / pide), 0)
  return Math.max(0, ...[...lotes.values()].map(deLote))
}
