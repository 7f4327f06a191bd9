import { aCentimos, aEuros, type Centimos, sumarEuros } from '../dinero.ts'
import { CampoError } from '../regla.ts'
import { porcentajeDe } from '../ventas/totales.ts'
import { topeIntracomunitario } from './devengo.ts'
import { comprobarQueEstaAbierto } from './libros-cerrados.ts'
import { type Vencimiento, vencimientosDe } from './vencimientos.ts'

/**
 * How VAT goes on an invoice that is received: charged by the supplier; due by the house itself, on what comes from
 * another state of the Union or by reverse charge (LIVA 84); charged by customs on what is imported, whose paper (DUA) is
 * of the tax alone, because the goods are on the supplier's, or put off to the return (LIVA 167.Dos); or none.
 */
export const TRATOS_DE_IVA = ['interior', 'intracomunitaria', 'inversion', 'importacion', 'diferida', 'exenta'] as const
export type TratoDeIva = (typeof TRATOS_DE_IVA)[number]

/** What was bought: cloth and trimmings, work of others, services, or what stays for years. */
export const GASTOS = ['materia', 'taller', 'servicio', 'inmovilizado'] as const
export type Gasto = (typeof GASTOS)[number]

/** How suppliers are paid. Cash goes through the till. */
export const MEDIOS_DE_PAGO = ['transferencia', 'giro', 'tarjeta', 'bizum'] as const
export type MedioDePago = (typeof MEDIOS_DE_PAGO)[number]

export interface TramoRecibido {
  iva: number
  base: number
  cuota: number
}
interface TramoEscrito {
  iva: number
  base: number
  /** As the supplier's paper says it; without, as it comes to. */
  cuota: number | null
}

/** The house owes the tax itself: it is no part of what the supplier is paid. */
export const debeElIva = (trato: TratoDeIva): boolean => trato === 'intracomunitaria' || trato === 'inversion'

/** Customs' paper, whose tax is paid to them or with the return: it buys nothing. */
export const esDeAduana = (trato: TratoDeIva): boolean => trato === 'importacion' || trato === 'diferida'

/** What the paper asks to be paid: of customs' the tax, nothing where it is put off; where the house owes it the base, else both. */
function totalDe(trato: TratoDeIva, base: number, cuota: number): number {
  if (esDeAduana(trato)) return trato === 'diferida' ? 0 : cuota
  return debeElIva(trato) ? base : sumarEuros([base, cuota])
}

/** Whether the tax is what the paper says. */
const diceSuIva = (trato: TratoDeIva): boolean => trato === 'interior' || esDeAduana(trato)

/** Goods, as against work and services. */
const esDeBienes = (gasto: Gasto): boolean => gasto === 'materia' || gasto === 'inmovilizado'

interface Devengable {
  trato: TratoDeIva
  gasto: Gasto
  fecha: string
  fechaOperacion: string | null
  fechaRecepcion: string
}

/**
 * When an invoice that was received counts in a return: when it came; where the house owes the tax, when it was supplied;
 * goods from another state of the Union, when it was issued but by the 15th of the next month (LIVA 75 and 76).
 */
export function devengoDeRecibida({ trato, gasto, fecha, fechaOperacion, fechaRecepcion }: Devengable): string {
  if (!debeElIva(trato)) return fechaRecepcion
  if (trato !== 'intracomunitaria' || !esDeBienes(gasto) || fechaOperacion === null) return fechaOperacion ?? fecha
  const tope = topeIntracomunitario(fechaOperacion)
  return fecha < tope ? fecha : tope
}

const porCiento = (euros: number, parte: number) => aEuros(porcentajeDe(aCentimos(euros), parte))

/** What of a rate can be deducted: all of it, but for what serves the house's trade only in part (LIVA 95). */
export const deducibleDe = ({ base, cuota }: Omit<TramoRecibido, 'iva'>, deducible: number) => ({
  base: porCiento(base, deducible),
  cuota: porCiento(cuota, deducible),
})

/** Suppliers round line by line: so far from ours their tax may be, in cents. */
const TOLERANCIA = 10

function cuotaDe({ iva, base, cuota }: TramoEscrito, trato: TratoDeIva, i: number): number {
  const nuestra = porcentajeDe(aCentimos(base), iva)
  if (cuota === null || !diceSuIva(trato)) return aEuros(nuestra)
  if (Math.abs(aCentimos(cuota) - nuestra) > TOLERANCIA)
    throw new CampoError(`tramos.${i}.cuota`, 'recibida.cuota', { cuota: aEuros(nuestra) })
  return cuota
}

/** What an invoice that was received comes to, rate by rate. */
export function totalesDeRecibida(trato: TratoDeIva, escritos: readonly TramoEscrito[]) {
  const tramos = escritos.map((tramo, i): TramoRecibido => {
    if (trato === 'exenta' && tramo.iva !== 0) throw new CampoError(`tramos.${i}.iva`, 'recibida.exenta')
    return { iva: tramo.iva, base: tramo.base, cuota: cuotaDe(tramo, trato, i) }
  })
  const base = sumarEuros(tramos.map((tramo) => tramo.base))
  const cuota = sumarEuros(tramos.map((tramo) => tramo.cuota))
  return { tramos, base, cuota, total: totalDe(trato, base, cuota) }
}

/** Thirty days, where nothing else was agreed (Ley 3/2004). */
const PLAZO = [30]

/** When it is paid: as written, if that comes to the total. */
export function vencimientosDeRecibida(
  total: number,
  fecha: string,
  escritos: readonly Vencimiento[],
): readonly Vencimiento[] {
  if (escritos.length === 0) return vencimientosDe(total, fecha, PLAZO)
  if (sumarEuros(escritos.map(({ importe }) => importe)) !== total)
    throw new CampoError('vencimientos', 'recibida.vencimientos', { total })
  return escritos.toSorted((a, b) => a.fecha.localeCompare(b.fecha))
}

interface Fechas {
  fecha: string
  fechaOperacion: string | null
  fechaRecepcion: string
}

/** What is received was written before, and neither is of tomorrow. */
export function comprobarFechasDeRecibida({ fecha, fechaOperacion, fechaRecepcion }: Fechas, hoy: string): void {
  if (fechaRecepcion > hoy) throw new CampoError('fechaRecepcion', 'recibida.futura')
  comprobarQueEstaAbierto('fechaRecepcion', fechaRecepcion, hoy)
  comprobarQueEstaAbierto('fecha', fecha, hoy)
  if (fechaOperacion !== null) comprobarQueEstaAbierto('fechaOperacion', fechaOperacion, hoy)
  if (fecha > fechaRecepcion) throw new CampoError('fecha', 'recibida.antes')
  if (fechaOperacion !== null && fechaOperacion > fechaRecepcion)
    throw new CampoError('fechaOperacion', 'recibida.antes')
}

/** A payment goes the way of what is owed, and no further. */
export function comprobarPago(importe: number, pendiente: number): void {
  const [pago, debido] = [aCentimos(importe), aCentimos(pendiente)]
  if (pago === 0 || Math.sign(pago) !== Math.sign(debido) || Math.abs(pago) > Math.abs(debido))
    throw new CampoError('importe', 'recibida.mas-que-pendiente', { pendiente: aEuros(debido as Centimos) })
}

interface EntregaPorFacturar {
  id: number
  albaranProveedor: string
  importe: number
}

/** Beyond so many deliveries nobody looks for those that add up to an invoice. */
const MAX_ENTREGAS = 20

/**
 * The deliveries that come to what an invoice says: those of one note if they do, else the first that add up to it, else
 * none. The oldest come first.
 */
export function proponerEntregas(entregas: readonly EntregaPorFacturar[], base: number): number[] {
  const meta = Math.round(base * 100)
  if (meta <= 0) return []
  const centimos = (una: EntregaPorFacturar) => Math.round(una.importe * 100)
  const suma = (unas: readonly EntregaPorFacturar[]) => unas.reduce((n, una) => n + centimos(una), 0)
  const notas = [...Map.groupBy(entregas, ({ albaranProveedor }) => albaranProveedor)].filter(([nota]) => nota !== '')
  const deNota = notas.find(([, suyas]) => suma(suyas) === meta)
  if (deNota) return deNota[1].map(({ id }) => id)
  // What the first deliveries can add up to, each with the shortest way there.
  const sumas = new Map<number, readonly number[]>([[0, []]])
  for (const una of entregas.slice(0, MAX_ENTREGAS))
    for (const [n, ids] of [...sumas]) {
      const nueva = n + centimos(una)
      if (nueva <= meta && !sumas.has(nueva)) sumas.set(nueva, [...ids, una.id])
    }
  return [...(sumas.get(meta) ?? [])]
}
