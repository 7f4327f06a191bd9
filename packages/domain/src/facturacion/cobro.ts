import { FORMAS_DE_PAGO } from '../clientes/cliente.ts'
import { aCentimos, sumarEuros } from '../dinero.ts'
import { ReglaError } from '../regla.ts'

/** How money comes in; what an invoice owes can also be set against what another gives back. */
export const MEDIOS_DE_COBRO = [...FORMAS_DE_PAGO, 'compensacion'] as const
export type MedioDeCobro = (typeof MEDIOS_DE_COBRO)[number]

/** From this on, cash is not allowed for one operation (Ley 7/2012). */
export const LIMITE_EFECTIVO = 1000

export interface Cobro {
  medio: MedioDeCobro
  importe: number
  impagado?: boolean
}

/** What counts as paid: what the bank gave back does not. */
export const cobradoDe = (cobros: readonly Cobro[]): number =>
  sumarEuros(cobros.filter(({ impagado }) => !impagado).map(({ importe }) => importe))

const enEfectivo = (cobros: readonly Cobro[]) => cobros.filter(({ medio }) => medio === 'contado')

/**
 * Refuses a payment that is more than what is owed, that goes the wrong way, or that brings the cash of the whole
 * operation to the limit. `operacion` are the earlier payments of everything that is one operation with this invoice.
 */
export function comprobarCobro(cobro: Cobro, pendiente: number, operacion: readonly Cobro[]): void {
  const { medio } = cobro
  const [importe, debido] = [aCentimos(cobro.importe), aCentimos(pendiente)]
  if (importe === 0 || Math.sign(importe) !== Math.sign(debido) || Math.abs(importe) > Math.abs(debido))
    throw new ReglaError('cobro.mas-que-pendiente', { pendiente })
  if (medio === 'contado' && cobradoDe(enEfectivo([...operacion, cobro])) >= LIMITE_EFECTIVO)
    throw new ReglaError('cobro.efectivo', { limite: LIMITE_EFECTIVO })
}
