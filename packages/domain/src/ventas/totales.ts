import type { TiposDeIva } from '../casa/ajustes.ts'
import { GENERAL, RECARGO, type Regimen } from '../clientes/regimen.ts'
import { aCentimos, aDiezmilesimas, aEuros, type Centimos, enEuros } from '../dinero.ts'
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

const mas = (...importes: number[]): Centimos => importes.reduce((a, b) => a + b, 0) as Centimos

interface Grupo {
  iva: number
  re: number
  bruto: Centimos
  /** What of it the discounts do not touch. */
  neto: Centimos
}

/** The lines by their rate, the largest first, so that carriage always joins the same one. */
function porTipo(lineas: readonly LineaGravada[]): Grupo[] {
  const grupos = new Map<string, Grupo>()
  for (const linea of lineas) {
    const clave = `${linea.iva}/${linea.re}`
    const grupo = grupos.get(clave) ?? { iva: linea.iva, re: linea.re, bruto: 0 as Centimos, neto: 0 as Centimos }
    const importe = importeDeLinea(linea)
    const neto = linea.neta ? mas(grupo.neto, importe) : grupo.neto
    grupos.set(clave, { ...grupo, bruto: mas(grupo.bruto, importe), neto })
  }
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
 * `sinLineas` are the rates of a sale that has carriage and nothing else.
 */
export function totales(
  lineas: readonly LineaGravada[],
  cabecera: Cabecera,
  sinLineas: { iva: number; re: number } = { iva: 0, re: 0 },
): Totales {
  const portes = aCentimos(cabecera.portes)
  const agrupadas = porTipo(lineas)
  const grupos =
    agrupadas.length > 0 || portes === 0 ? agrupadas : [{ ...sinLineas, bruto: 0 as Centimos, neto: 0 as Centimos }]
  const partes = grupos.map((grupo, i) => {
    const { comercial, prontoPago, neto } = descontar(mas(grupo.bruto, -grupo.neto), cabecera)
    const base = mas(neto, grupo.neto, i === 0 ? portes : 0)
    const { iva, re, bruto } = grupo
    const cuotaIva = porcentajeDe(base, iva)
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

/** What some garments of an order come to, with its discounts and at the taxes that it bears. */
export function valorDe(
  { base, total, ...cabecera }: { base: number; total: number; dtoComercial: number; dtoProntoPago: number },
  lineas: readonly Linea[],
): number {
  const bruto = mas(...lineas.map(importeDeLinea))
  const { neto } = descontar(bruto, cabecera)
  return enEuros(aEuros(neto) * (base === 0 ? 1 : total / base))
}
