import { aCentimos, aEuros, type Centimos, sumarEuros } from '../dinero.ts'
import { CampoError } from '../regla.ts'
import { porcentajeDe } from '../ventas/totales.ts'
import { type Vencimiento, vencimientosDe } from './vencimientos.ts'

/**
 * How VAT goes on an invoice that is received: charged by the supplier; due by the house itself, on what comes from
 * another state of the Union or by reverse charge (LIVA 84); or none.
 */
export const TRATOS_DE_IVA = ['interior', 'intracomunitaria', 'inversion', 'exenta'] as const
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

/** Suppliers round line by line: so far from ours their tax may be, in cents. */
const TOLERANCIA = 10

function cuotaDe({ iva, base, cuota }: TramoEscrito, trato: TratoDeIva, i: number): number {
  const nuestra = porcentajeDe(aCentimos(base), iva)
  if (cuota === null || trato !== 'interior') return aEuros(nuestra)
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
  return { tramos, base, cuota, total: debeElIva(trato) ? base : sumarEuros([base, cuota]) }
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
