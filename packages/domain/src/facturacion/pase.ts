import { sumarEuros } from '../dinero.ts'

/** The accounts of the general plan that a sale touches. */
export const CUENTAS = { clientes: '430', ventas: '700', ivaRepercutido: '477' } as const

export interface Apunte {
  cuenta: string
  concepto: string
  debe: number
  haber: number
}

interface FacturaPasada {
  numeroCompleto: string
  cliente: string
  base: number
  cuotaIva: number
  cuotaRe: number
  total: number
}

/** The entry of an invoice: the customer owes the total, sales and taxes are its two parts. */
export function asientoDe({ numeroCompleto, cliente, base, cuotaIva, cuotaRe, total }: FacturaPasada): Apunte[] {
  const concepto = `Fra. ${numeroCompleto} ${cliente}`
  const cuotas = sumarEuros([cuotaIva, cuotaRe])
  const apuntes = [
    { cuenta: CUENTAS.clientes, concepto, debe: total, haber: 0 },
    { cuenta: CUENTAS.ventas, concepto, debe: 0, haber: base },
    { cuenta: CUENTAS.ivaRepercutido, concepto, debe: 0, haber: cuotas },
  ]
  return apuntes.filter(({ debe, haber }, i) => i < 2 || debe !== 0 || haber !== 0)
}

/** The entry that undoes another: what was owed is owed to. */
export const contraAsientoDe = (apuntes: readonly Apunte[]): Apunte[] =>
  apuntes.map(({ cuenta, concepto, debe, haber }) => ({
    cuenta,
    concepto: `Anula ${concepto}`,
    debe: haber,
    haber: debe,
  }))
