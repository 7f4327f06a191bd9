import { aDiezmilesimas, deDiezmilesimas } from '../dinero.ts'
import type { ConsumoPorTallas, LineaDeCoste } from './escandallo.ts'
import { TRABAJOS, type Trabajo } from './operacion.ts'

export const ORIGENES_DE_MANO_DE_OBRA = ['taller', 'hoja', 'ninguno'] as const
/** Where what the work costs is taken from: the order's rate, its sheet, or nobody has said it. */
export type OrigenDeManoDeObra = (typeof ORIGENES_DE_MANO_DE_OBRA)[number]

export interface LineaDeOrden extends LineaDeCoste {
  materiaId: number | null
  concepto: string
}

/** What an order took of a material in all, and what a unit of it cost. */
export interface Consumido {
  materiaId: number
  concepto: string
  esAvio: boolean
  cantidad: number
  precio: number
}

/** An operation of the order and what it is paid at, each garment. */
export interface TrabajoDeOrden {
  tipo: Trabajo
  concepto: string
  tarifa: number
  /** Those with a fault that went through it: at it, or after it. */
  segundas: number
}

export interface OrdenCosteada {
  /** The sheet it is made by; none when the model had none. */
  plan: readonly LineaDeOrden[]
  consumido: readonly Consumido[]
  /** Its operations with what each is really paid at; those that nobody has given a rate are the sheet's. */
  trabajos: readonly TrabajoDeOrden[]
  /** Good garments: those that came, and those that the workshop still owes. */
  buenas: number
  segundas: number
  segundasSePagan: boolean
}

export type LineaReal = Omit<LineaDeOrden, 'porTallas'> & { porTallas: ConsumoPorTallas[]; real: boolean }

/** A quotient of quantities with four decimals, rounded half up; both are positive. */
const porPrenda = (cantidad: number, veces: number, entre: number): number => {
  const n = BigInt(aDiezmilesimas(cantidad)) * BigInt(veces)
  return deDiezmilesimas(Number((2n * n + BigInt(entre)) / (2n * BigInt(entre))))
}

/**
 * The sheet of an order as it comes out, per good garment, by one rule from the first cut to after its closing. What was
 * measured takes the place of what was planned, and the rates of its operations that of the sheet's work of their kind;
 * what nobody measured stays as planned. Where seconds are paid for, the good ones bear all of their cloth and work;
 * where they are not, neither.
 */
export function lineasDeOrden(orden: OrdenCosteada): { lineas: LineaReal[]; origen: OrigenDeManoDeObra } {
  const { plan, consumido, trabajos, buenas, segundas, segundasSePagan } = orden
  const hechas = buenas + segundas
  const comparten = segundasSePagan ? buenas : hechas
  const veces = (consumo: number) => porPrenda(consumo, hechas, comparten)
  const medidas = new Set(consumido.map(({ materiaId }) => materiaId))
  const materiales = consumido.map(({ materiaId, concepto, esAvio, cantidad, precio }) => ({
    ...{ materiaId, concepto, precio, merma: 0, porTallas: [], real: true },
    tipo: esAvio ? ('avio' as const) : ('materia' as const),
    consumo: porPrenda(cantidad, 1, comparten),
  }))
  const pagados = trabajos.filter(({ tarifa }) => tarifa > 0)
  const conTarifa = new Set<string>(pagados.map(({ tipo }) => tipo))
  const trabajo = pagados.map(({ tipo, concepto, tarifa, segundas: pasaron }) => ({
    ...{ tipo, concepto, materiaId: null, porTallas: [], merma: 0, precio: tarifa, real: true },
    consumo: segundasSePagan ? porPrenda(1, buenas + pasaron, buenas) : 1,
  }))
  const resto = plan
    .filter(({ tipo, materiaId }) => !conTarifa.has(tipo) && !(materiaId !== null && medidas.has(materiaId)))
    .map((linea) => ({
      ...linea,
      consumo: veces(linea.consumo),
      porTallas: linea.porTallas.map(({ tallas, consumo }) => ({ tallas, consumo: veces(consumo) })),
      real: false,
    }))
  const deHoja = resto.some(({ tipo }) => TRABAJOS.some((uno) => uno === tipo))
  return {
    lineas: [...materiales, ...trabajo, ...resto],
    origen: trabajo.length > 0 ? 'taller' : deHoja ? 'hoja' : 'ninguno',
  }
}
