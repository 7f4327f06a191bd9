import { aCentimos } from '../dinero.ts'
import { porcentajeDe, sinImpuesto, type Tramo } from '../ventas/totales.ts'

/** The figures of an invoice, wherever it says them: in its row, on paper or in a file. */
export interface Cifras {
  lineas: readonly number[]
  bruto: number
  /** Taken off the sum, so not negative for a sale. */
  descuentos: readonly number[]
  portes: number
  tramos: readonly Tramo[]
  base: number
  cuotaIva: number
  cuotaRe: number
  total: number
  /** Where it says when to pay. */
  vencimientos: readonly number[]
}

const suma = (importes: readonly number[]): number => importes.reduce((n, uno) => n + aCentimos(uno), 0)

/** The tax of a base; what was paid with the tax in it leaves a base of which the tax may be a cent off. */
const cuotaDe = ({ base, iva, re, cuotaIva }: Tramo): number =>
  re === 0 && sinImpuesto(suma([base, cuotaIva]), iva) === aCentimos(base)
    ? aCentimos(cuotaIva)
    : porcentajeDe(aCentimos(base), iva)

type Ecuacion = [que: string, dicho: number, resulta: number]

/** The equations that the figures of an invoice satisfy, each told by what it is about and by how many cents it fails. */
export function noCuadra(cifras: Cifras): string[] {
  const { lineas, bruto, descuentos, portes, tramos, base, cuotaIva, cuotaRe, total, vencimientos } = cifras
  const ecuaciones: Ecuacion[] = [
    ['bruto', aCentimos(bruto), suma(lineas)],
    ['base', aCentimos(base), suma([bruto, portes]) - suma(descuentos)],
    ['base por tipos', aCentimos(base), suma(tramos.map((tramo) => tramo.base))],
    ['cuotaIva por tipos', aCentimos(cuotaIva), suma(tramos.map((tramo) => tramo.cuotaIva))],
    ['cuotaRe por tipos', aCentimos(cuotaRe), suma(tramos.map((tramo) => tramo.cuotaRe))],
    ['total', aCentimos(total), suma([base, cuotaIva, cuotaRe])],
    ...tramos.flatMap((tramo): Ecuacion[] => [
      [`IVA ${tramo.iva} %`, aCentimos(tramo.cuotaIva), cuotaDe(tramo)],
      [`RE ${tramo.re} %`, aCentimos(tramo.cuotaRe), porcentajeDe(aCentimos(tramo.base), tramo.re)],
    ]),
    ['vencimientos', suma(vencimientos), vencimientos.length > 0 ? aCentimos(total) : 0],
  ]
  return ecuaciones.flatMap(([que, dicho, resulta]) => (dicho === resulta ? [] : [`${que}: ${dicho - resulta}`]))
}
