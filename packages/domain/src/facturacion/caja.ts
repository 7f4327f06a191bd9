import { aCentimos, aEuros, type Centimos } from '../dinero.ts'
import { type Cobro, esDinero, type MedioDeCobro } from './cobro.ts'

/** Cash that moves without an invoice. */
export const TIPOS_DE_MOVIMIENTO = ['gasto', 'banco', 'aportacion'] as const
export type TipoDeMovimiento = (typeof TIPOS_DE_MOVIMIENTO)[number]

interface Movimiento {
  tipo: TipoDeMovimiento
  importe: number
}
interface CobroDelDia extends Cobro {
  /** Of a deposit's invoice. */
  anticipo: boolean
}

/** The till of a day, in euros. */
export interface Caja {
  apertura: number
  /** What came in by each means, deposits and returns apart. */
  cobros: { medio: MedioDeCobro; importe: number }[]
  anticipos: number
  devoluciones: number
  aportaciones: number
  gastos: number
  banco: number
  teorico: number
  recuento: number | null
  diferencia: number | null
}

const sumar = (importes: readonly { importe: number }[]) =>
  importes.reduce((suma, { importe }) => suma + aCentimos(importe), 0)
const euros = (centimos: number) => aEuros(centimos as Centimos)

/** What should be in the till at the end of a day, and by how much the count differs. */
export function cajaDelDia(
  apertura: number,
  cobrosDelDia: readonly CobroDelDia[],
  movimientos: readonly Movimiento[],
  recuento: number | null,
): Caja {
  const cobros = cobrosDelDia.filter(esDinero)
  const devueltos = cobros.filter(({ importe }) => importe < 0)
  const anticipos = cobros.filter(({ importe, anticipo }) => importe > 0 && anticipo)
  const corrientes = cobros.filter(({ importe, anticipo }) => importe > 0 && !anticipo)
  const deTipo = (tipo: TipoDeMovimiento) => sumar(movimientos.filter((uno) => uno.tipo === tipo))
  const efectivo = sumar(cobros.filter(({ medio }) => medio === 'contado'))
  const teorico = aCentimos(apertura) + efectivo + deTipo('aportacion') - deTipo('gasto') - deTipo('banco')
  const porMedio = Map.groupBy(corrientes, ({ medio }) => medio)
  return {
    apertura,
    cobros: [...porMedio].map(([medio, suyos]) => ({ medio, importe: euros(sumar(suyos)) })),
    anticipos: euros(sumar(anticipos)),
    devoluciones: euros(sumar(devueltos)),
    aportaciones: euros(deTipo('aportacion')),
    gastos: euros(deTipo('gasto')),
    banco: euros(deTipo('banco')),
    teorico: euros(teorico),
    recuento,
    diferencia: recuento === null ? null : euros(aCentimos(recuento) - teorico),
  }
}

/** Notes and coins, in cents, the greatest first. */
export const PIEZAS = [50000, 20000, 10000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const
export type Pieza = (typeof PIEZAS)[number]

/** What counted notes and coins come to, in euros. */
export const sumarPiezas = (cuantas: Partial<Record<Pieza, number>>): number =>
  euros(PIEZAS.reduce((suma, pieza) => suma + pieza * (cuantas[pieza] ?? 0), 0))
