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

type Descuentos = Pick<Cabecera, 'dtoComercial' | 'dtoProntoPago'>

/** What some lines of an invoice sold, without tax and carriage. */
function vendidoEn(lineas: readonly LineaComisionada[], cabecera: Descuentos): Centimos {
  const suma = (neta: boolean) =>
    lineas
      .filter((linea) => (linea.neta ?? false) === neta)
      .reduce((total, linea) => total + importeDeLinea(linea), 0) as Centimos
  return (descontar(suma(false), cabecera).neto + suma(true)) as Centimos
}

/** The rep's commission on a whole invoice: on the taxable base without carriage, rate by rate. */
export function comisionDe(
  lineas: readonly LineaComisionada[],
  cabecera: Descuentos,
  { factura, cliente, comercial }: TiposDeComision,
): number {
  const porTipo = Map.groupBy(lineas, ({ comision }) => comision ?? factura ?? cliente ?? comercial)
  const partes = [...porTipo].map(([tipo, suyas]) => porcentajeDe(vendidoEn(suyas, cabecera), tipo))
  return aEuros(partes.reduce((suma, parte) => suma + parte, 0) as Centimos)
}

/** An issued invoice with what it earned its rep. */
export interface Comisionada {
  comercialId: number | null
  criterio: Criterio | null
  comisionTotal: number
  cabecera: Descuentos
  lineas: readonly LineaComisionada[]
}

/** What a rep agreed with the house. */
export interface Acuerdo {
  comision: number
  criterio: Criterio
}

/**
 * Whose the invoices are that a correction names, what they pay on, and at which rate they paid what no line has a rate of its
 * own for.
 */
export interface ComisionPagada {
  comercialId: number | null
  criterio: Criterio | null
  tipo: number | null
}

/** What a correction takes back of a rep is what they were paid, whatever customer and rates say since. */
export function comisionPagada(rectificadas: readonly Comisionada[]): ComisionPagada | null {
  const [primera] = rectificadas
  if (!primera) return null
  const { comercialId, criterio } = primera
  const suyas = rectificadas.filter((una) => una.comercialId === comercialId)
  const cuentas = suyas.map(({ comisionTotal, cabecera, lineas }) => {
    const [propias, demas] = [true, false].map((propia) =>
      lineas.filter(({ comision }) => (comision !== null) === propia),
    ) as [LineaComisionada[], LineaComisionada[]]
    const aparte = comisionDe(propias, cabecera, { factura: null, cliente: null, comercial: 0 })
    return { vendido: vendidoEn(demas, cabecera), pagado: aCentimos(comisionTotal) - aCentimos(aparte) }
  })
  const vendido = cuentas.reduce((suma, una) => suma + una.vendido, 0)
  const pagado = cuentas.reduce((suma, una) => suma + una.pagado, 0)
  return { comercialId, criterio, tipo: vendido === 0 ? null : porCiento(pagado, vendido) }
}

/** What a part is of a whole, both in cents, to the hundredth of a per cent. */
const porCiento = (parte: number, entero: number) => aEuros(Math.round((parte * 10_000) / entero) as Centimos)

/** The rate of a commission: the one that was said and gives it, or what it comes to where lines differ. */
export function tipoDeComision(comision: number, vendido: number, dichos: readonly (number | null)[]): number | null {
  const base = aCentimos(vendido)
  if (base === 0) return null
  const dicho = dichos.find((tipo) => tipo !== null && porcentajeDe(base, tipo) === aCentimos(comision))
  const resulta = porCiento(aCentimos(comision), base)
  return dicho ?? (resulta >= 0 && resulta <= 100 ? resulta : null)
}

export interface Devengo {
  comision: number
  /** What was paid of the invoice by the day that is asked about. */
  cobrado: number
  /** What is paid of it by now. */
  cobradoYa?: number
  total: number
  /** What other settlements paid of the commission. */
  liquidado: number
}

/** What is due by an earlier day: what was settled up to a later one stays settled as far as it is earned by now. */
const sinDeshacer = (entonces: number, ya: number, liquidado: number): number =>
  Math.sign(liquidado) === Math.sign(ya) &&
  Math.abs(liquidado) > Math.abs(entonces) &&
  Math.abs(ya) > Math.abs(entonces)
    ? Math.sign(ya) * Math.min(Math.abs(ya), Math.abs(liquidado))
    : entonces

/** What of a commission is due by a day, and what is left to settle; it is negative when a payment was given back. */
export function devengoDe(
  criterio: Criterio,
  { comision, cobrado, cobradoYa = cobrado, total, liquidado }: Devengo,
): { devengado: number; importe: number } {
  const entera = aCentimos(comision)
  const por = (pagado: number) =>
    criterio === 'facturado' || total === 0
      ? entera
      : Number(dividir(BigInt(entera) * BigInt(aCentimos(pagado)), BigInt(aCentimos(total))))
  const devengado = sinDeshacer(por(cobrado), por(cobradoYa), aCentimos(liquidado))
  return {
    devengado: aEuros(devengado as Centimos),
    importe: aEuros((devengado - aCentimos(liquidado)) as Centimos),
  }
}
