import type { TiposDeIva } from '../casa/ajustes.ts'
import { GENERAL, RECARGO, type Regimen } from '../clientes/regimen.ts'
import { aCentimos, aDiezmilesimas, aEuros, type Centimos } from '../dinero.ts'
import { ReglaError } from '../regla.ts'

const TIPO_GENERAL = 'general'

/** The rates in force on a day, one of each name. */
export function tiposVigentes(impuestos: readonly TiposDeIva[], fecha: string): TiposDeIva[] {
  const vigentes = impuestos.filter(({ desde }) => desde <= fecha)
  const porClave = Map.groupBy(vigentes, ({ clave }) => clave ?? TIPO_GENERAL)
  return [...porClave].map(([clave, suyos]) => ({
    ...suyos.reduce((uno, otro) => (otro.desde > uno.desde ? otro : uno)),
    clave,
  }))
}

/** The rates that a sale of that day carries under its regime. */
export function tiposDe(
  impuestos: readonly TiposDeIva[],
  fecha: string,
  regimen: Regimen,
): { iva: number; re: number } {
  if (regimen !== GENERAL && regimen !== RECARGO) return { iva: 0, re: 0 }
  const general = tiposVigentes(impuestos, fecha).find(({ clave }) => clave === TIPO_GENERAL)
  if (!general) throw new ReglaError('factura.sin-tipos', { fecha })
  const { iva, re } = general
  return { iva, re: regimen === RECARGO ? re : 0 }
}

export interface Linea {
  cantidad: number
  /** Up to four decimals. */
  precio: number
  dto: number
}
export interface LineaGravada extends Linea {
  iva: number
  re: number
  /** The discounts of the whole do not touch it, as a deposit that is deducted. */
  neta?: boolean | undefined
  /** Its price with the tax in it, where it was said so: that is what stays. */
  pvp?: number | null | undefined
}
export interface Cabecera {
  dtoComercial: number
  dtoProntoPago: number
  portes: number
}

/** What is taxed at one rate. */
export interface Tramo {
  iva: number
  re: number
  base: number
  cuotaIva: number
  cuotaRe: number
}
/** All in euros, as they travel. */
export interface Totales {
  bruto: number
  dtoComercial: number
  dtoProntoPago: number
  portes: number
  tramos: Tramo[]
  base: number
  cuotaIva: number
  cuotaRe: number
  total: number
}

/** Exact division, half away from zero. */
export function dividir(numerador: bigint, denominador: bigint): bigint {
  const [n, d] = denominador < 0n ? [-numerador, -denominador] : [numerador, denominador]
  const q = ((n < 0n ? -n : n) * 2n + d) / (2n * d)
  return n < 0n ? -q : q
}

const centesimas = (n: number) => BigInt(aCentimos(n))
const diezmilesimas = (n: number) => BigInt(aDiezmilesimas(n))
const cents = (n: bigint) => Number(n) as Centimos

/** The amount of a line, rounded once. */
export const importeDeLinea = ({ cantidad, precio, dto }: Linea): Centimos =>
  cents(dividir(BigInt(cantidad) * diezmilesimas(precio) * (10_000n - centesimas(dto)), 1_000_000n))

/** A percentage of an amount, rounded once. */
export const porcentajeDe = (importe: Centimos, porcentaje: number): Centimos =>
  cents(dividir(BigInt(importe) * centesimas(porcentaje), 10_000n))

/** What is left of an amount without the tax that it has in it. */
export const sinImpuesto = (importe: number, iva: number): Centimos =>
  cents(dividir(BigInt(importe) * 10_000n, 10_000n + centesimas(iva)))

/** What a line comes to with its tax, where its price has it in it. */
const pagadoDe = (linea: LineaGravada): Centimos | null =>
  linea.pvp === null || linea.pvp === undefined ? null : importeDeLinea({ ...linea, precio: linea.pvp })

const claveDe = ({ iva, re }: LineaGravada) => `${iva}/${re}`

/**
 * The amounts of lines without their tax. Of prices that have it in them, each line gets what it adds to the base of those
 * before it at its rate, so that they come to the base of all, however many they are.
 */
export function importesDeLineas(lineas: readonly LineaGravada[]): Centimos[] {
  const pagado = new Map<string, number>()
  return lineas.map((linea) => {
    const suyo = pagadoDe(linea)
    if (suyo === null) return importeDeLinea(linea)
    const antes = pagado.get(claveDe(linea)) ?? 0
    pagado.set(claveDe(linea), antes + suyo)
    return mas(sinImpuesto(antes + suyo, linea.iva), -sinImpuesto(antes, linea.iva))
  })
}

const mas = (...importes: number[]): Centimos => importes.reduce((a, b) => a + b, 0) as Centimos

interface Grupo {
  iva: number
  re: number
  bruto: Centimos
  /** What of it the discounts do not touch. */
  neto: Centimos
  /** What is paid of prices with their tax in them, and what of the sum is theirs. */
  pagado: Centimos
  dePagado: Centimos
}

const NADA = { bruto: 0 as Centimos, neto: 0 as Centimos, pagado: 0 as Centimos, dePagado: 0 as Centimos }

/** The tax of a base: of prices that have it in them, what is left of what is paid; otherwise the rate's part. */
const cuotaDe = (base: Centimos, { iva, pagado, dePagado }: Grupo): Centimos =>
  pagado !== 0 && base === dePagado ? mas(pagado, -base) : porcentajeDe(base, iva)

/** The lines by their rate, the largest first, so that carriage always joins the same one. */
function porTipo(lineas: readonly LineaGravada[]): Grupo[] {
  const grupos = new Map<string, Grupo>()
  const importes = importesDeLineas(lineas)
  lineas.forEach((linea, i) => {
    const { iva, re } = linea
    const grupo = grupos.get(claveDe(linea)) ?? { iva, re, ...NADA }
    const importe = importes[i] ?? 0
    const pagado = pagadoDe(linea)
    grupos.set(claveDe(linea), {
      ...{ iva, re, bruto: mas(grupo.bruto, importe), neto: mas(grupo.neto, linea.neta ? importe : 0) },
      pagado: mas(grupo.pagado, pagado ?? 0),
      dePagado: mas(grupo.dePagado, pagado === null ? 0 : importe),
    })
  })
  return [...grupos.values()].sort((a, b) => Math.abs(b.bruto) - Math.abs(a.bruto) || b.iva - a.iva || b.re - a.re)
}

/** What is left of an amount after both discounts, the second taken from what the first one left. */
export function descontar(bruto: Centimos, { dtoComercial, dtoProntoPago }: Omit<Cabecera, 'portes'>) {
  const comercial = porcentajeDe(bruto, dtoComercial)
  const prontoPago = porcentajeDe(mas(bruto, -comercial), dtoProntoPago)
  return { comercial, prontoPago, neto: mas(bruto, -comercial, -prontoPago) }
}

/**
 * The totals of a sale: discounts one after the other, carriage into the base, tax once per rate and never per line.
 * Where all that is sold at a rate has its tax in the price, the sum of those prices is what is paid, to the cent.
 * `sinLineas` are the rates of a sale that has carriage and nothing else.
 */
export function totales(
  lineas: readonly LineaGravada[],
  cabecera: Cabecera,
  sinLineas: { iva: number; re: number } = { iva: 0, re: 0 },
): Totales {
  const portes = aCentimos(cabecera.portes)
  const agrupadas = porTipo(lineas)
  const grupos = agrupadas.length > 0 || portes === 0 ? agrupadas : [{ ...sinLineas, ...NADA }]
  const partes = grupos.map((grupo, i) => {
    const { comercial, prontoPago, neto } = descontar(mas(grupo.bruto, -grupo.neto), cabecera)
    const base = mas(neto, grupo.neto, i === 0 ? portes : 0)
    const { iva, re, bruto } = grupo
    const cuotaIva = cuotaDe(base, grupo)
    return { iva, re, bruto, comercial, prontoPago, base, cuotaIva, cuotaRe: porcentajeDe(base, re) }
  })
  const suma = (campo: 'bruto' | 'comercial' | 'prontoPago' | 'base' | 'cuotaIva' | 'cuotaRe') =>
    mas(...partes.map((parte) => parte[campo]))
  const [base, cuotaIva, cuotaRe] = [suma('base'), suma('cuotaIva'), suma('cuotaRe')]
  return {
    bruto: aEuros(suma('bruto')),
    dtoComercial: aEuros(suma('comercial')),
    dtoProntoPago: aEuros(suma('prontoPago')),
    portes: aEuros(portes),
    tramos: partes.map((parte) => ({
      iva: parte.iva,
      re: parte.re,
      base: aEuros(parte.base),
      cuotaIva: aEuros(parte.cuotaIva),
      cuotaRe: aEuros(parte.cuotaRe),
    })),
    base: aEuros(base),
    cuotaIva: aEuros(cuotaIva),
    cuotaRe: aEuros(cuotaRe),
    total: aEuros(mas(base, cuotaIva, cuotaRe)),
  }
}

interface DelPedido extends Cabecera {
  /** How many of its garments have left: its carriage is paid with the first of them. */
  servidas: number
  tipos: { iva: number; re: number }
}

/** What some garments of an order come to, with its discounts, carriage and taxes: what their invoice will say. */
export function valorDe({ servidas, tipos, ...cabecera }: DelPedido, lineas: readonly Linea[]): number {
  const gravadas = lineas.flatMap((linea) => (linea.cantidad > 0 ? [{ ...linea, ...tipos }] : []))
  if (gravadas.length === 0) return 0
  return totales(gravadas, servidas > 0 ? { ...cabecera, portes: 0 } : cabecera).total
}
