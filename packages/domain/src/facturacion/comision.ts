import type { CRITERIOS_DE_COMISION } from '../clientes/cliente.ts'
import { aCentimos, aEuros, type Centimos } from '../dinero.ts'
import { type Cabecera, descontar, dividir, importeDeLinea, type Linea, porcentajeDe } from '../ventas/totales.ts'

export type Criterio = (typeof CRITERIOS_DE_COMISION)[number]

/** Who says the rate, the nearest first: the line, the invoice, the customer, the rep. */
export interface TiposDeComision {
  factura: number | null
  cliente: number | null
  comercial: number
}

export interface LineaComisionada extends Linea {
  comision: number | null
  neta?: boolean | undefined
}

/** The rep's commission on a whole invoice: on the taxable base without carriage, rate by rate. */
export function comisionDe(
  lineas: readonly LineaComisionada[],
  cabecera: Pick<Cabecera, 'dtoComercial' | 'dtoProntoPago'>,
  { factura, cliente, comercial }: TiposDeComision,
): number {
  const porTipo = Map.groupBy(lineas, ({ comision }) => comision ?? factura ?? cliente ?? comercial)
  const partes = [...porTipo].map(([tipo, suyas]) => {
    const suma = (neta: boolean) =>
      suyas
        .filter((linea) => (linea.neta ?? false) === neta)
        .reduce((total, linea) => total + importeDeLinea(linea), 0) as Centimos
    return porcentajeDe((descontar(suma(false), cabecera).neto + suma(true)) as Centimos, tipo)
  })
  return aEuros(partes.reduce((suma, parte) => suma + parte, 0) as Centimos)
}

/** The rate of a commission: the one that was said and gives it, or what it comes to where lines differ. */
export function tipoDeComision(comision: number, vendido: number, dichos: readonly (number | null)[]): number | null {
  const base = aCentimos(vendido)
  if (base === 0) return null
  const dicho = dichos.find((tipo) => tipo !== null && porcentajeDe(base, tipo) === aCentimos(comision))
  const resulta = aEuros(Math.round((aCentimos(comision) * 10_000) / base) as Centimos)
  return dicho ?? (resulta >= 0 && resulta <= 100 ? resulta : null)
}

export interface Devengo {
  comision: number
  cobrado: number
  total: number
  /** What earlier settlements paid of it. */
  liquidado: number
}

/** What of a commission is due by now, and what is left to settle; it is negative when a payment was given back. */
export function devengoDe(criterio: Criterio, { comision, cobrado, total, liquidado }: Devengo) {
  const entera = aCentimos(comision)
  const devengado =
    criterio === 'facturado' || total === 0
      ? entera
      : Number(dividir(BigInt(entera) * BigInt(aCentimos(cobrado)), BigInt(aCentimos(total))))
  return {
    devengado: aEuros(devengado as Centimos),
    importe: aEuros((devengado - aCentimos(liquidado)) as Centimos),
  }
}
