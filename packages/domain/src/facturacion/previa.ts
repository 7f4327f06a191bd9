import { aCentimos, sumarEuros } from '../dinero.ts'
import { CampoError } from '../regla.ts'
import { type Calendario, type Vencimiento, vencimientosDe } from './vencimientos.ts'

/** What is left to be collected of an invoice of another program by a day; without one, as the customer pays. */
export interface ParteDebida {
  importe: number
  vence: string | undefined
}

/** How a customer pays. */
interface Plazos extends Calendario {
  diasPago: readonly number[]
}

/** What an invoice of another program still owes, by its due dates: all of it asks for money, or all of it gives it back. */
export function debidoDe(
  partes: readonly ParteDebida[],
  fecha: string,
  { diasPago, ...calendario }: Plazos,
): { total: number; vencimientos: Vencimiento[] } {
  const total = sumarEuros(partes.map(({ importe }) => importe))
  const signos = new Set(partes.map(({ importe }) => Math.sign(aCentimos(importe))))
  if (signos.has(0)) throw new CampoError('pendiente', 'previa.sin-importe')
  if (signos.size > 1) throw new CampoError('pendiente', 'previa.signos')
  if (partes.some(({ vence }) => vence !== undefined && vence < fecha)) throw new CampoError('vence', 'previa.vence')
  if (partes.every(({ vence }) => vence === undefined))
    return { total, vencimientos: vencimientosDe(total, fecha, diasPago, calendario) }
  const porDia = Map.groupBy(partes, ({ vence }) => vence ?? fecha)
  return {
    total,
    vencimientos: [...porDia]
      .map(([dia, suyas]) => ({ fecha: dia, importe: sumarEuros(suyas.map(({ importe }) => importe)) }))
      .sort((a, b) => a.fecha.localeCompare(b.fecha)),
  }
}
