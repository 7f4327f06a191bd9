import { FORMAS_DE_PAGO } from '../clientes/cliente.ts'
import { aCentimos, sumarEuros } from '../dinero.ts'
import { CampoError, ReglaError } from '../regla.ts'
import { comprobarQueEstaAbierto } from './libros-cerrados.ts'

/** How money comes in; what an invoice owes can also be set against what another gives back, or paid by what came before. */
export const MEDIOS_DE_COBRO = [...FORMAS_DE_PAGO, 'compensacion', 'anticipo'] as const
export type MedioDeCobro = (typeof MEDIOS_DE_COBRO)[number]

/** An operation of this or more is not paid in cash, not even a part of it (Ley 7/2012, 7, as Ley 11/2021 has it). */
export const LIMITE_EFECTIVO = 1000

/** What is set against another invoice, or was there before, moves no money. */
export const esDinero = ({ medio }: { medio: MedioDeCobro }): boolean =>
  medio !== 'compensacion' && medio !== 'anticipo'

export interface Cobro {
  medio: MedioDeCobro
  importe: number
  impagado?: boolean
}

/** What counts as paid: what the bank gave back does not. */
export const cobradoDe = (cobros: readonly Cobro[]): number =>
  sumarEuros(cobros.filter(({ impagado }) => !impagado).map(({ importe }) => importe))

const enEfectivo = (cobros: readonly Cobro[]) => cobros.filter(({ medio }) => medio === 'contado')

/** Everything that is one operation with an invoice: what it comes to, and what was paid of it before. */
export interface Operacion {
  total: number
  cobros: readonly Cobro[]
}

/**
 * Refuses a payment that is more than what is owed, that goes the wrong way, or that is cash for an operation that reaches
 * the limit by what it comes to, or by what was paid of it in cash.
 */
export function comprobarCobro(cobro: Cobro, pendiente: number, operacion: Operacion): void {
  const { medio } = cobro
  const [importe, debido] = [aCentimos(cobro.importe), aCentimos(pendiente)]
  if (importe === 0 || Math.sign(importe) !== Math.sign(debido) || Math.abs(importe) > Math.abs(debido))
    throw new ReglaError('cobro.mas-que-pendiente', { pendiente })
  const efectivo = Math.max(operacion.total, cobradoDe(enEfectivo([...operacion.cobros, cobro])))
  if (medio === 'contado' && importe > 0 && efectivo >= LIMITE_EFECTIVO)
    throw new ReglaError('cobro.efectivo', { limite: LIMITE_EFECTIVO })
}

/** Money comes in today or before; before the invoice was issued, only if it is said why. */
export function comprobarFechaDeCobro(
  { fecha, motivo }: { fecha: string; motivo: string },
  emitida: string,
  hoy: string,
): void {
  if (fecha > hoy) throw new CampoError('fecha', 'cobro.futuro')
  comprobarQueEstaAbierto('fecha', fecha, hoy)
  if (fecha < emitida && motivo.trim() === '') throw new CampoError('motivo', 'cobro.antes')
}

interface Saldable {
  id: number
  clienteId: number
  estado: string
  pendiente: number
}

/** What an invoice owes is set against another of the same customer that owes the other way, and no more than that one does. */
export function comprobarContraparte(factura: Saldable, otra: Saldable | undefined, importe: number): void {
  if (!otra) throw new CampoError('contraparteId', 'cobro.sin-contraparte')
  const suya = otra.id !== factura.id && otra.clienteId === factura.clienteId && otra.estado === 'emitida'
  const alReves = Math.sign(otra.pendiente) === -Math.sign(factura.pendiente)
  if (!suya || !alReves) throw new CampoError('contraparteId', 'cobro.contraparte')
  if (Math.abs(aCentimos(importe)) > Math.abs(aCentimos(otra.pendiente)))
    throw new CampoError('importe', 'cobro.mas-que-contraparte', { pendiente: Math.abs(otra.pendiente) })
}
