import { esDia } from '@telar/domain/fecha'
import { hoy } from '../../../kit/hoy.ts'
import type { SearchParams } from '../../list/list-state.ts'

export const SHOWN = 200

/** The day that the address names, or today. */
export const diaDe = ({ fecha }: SearchParams): string => (typeof fecha === 'string' && esDia(fecha) ? fecha : hoy())

/** The invoices that a customer has not paid whole, the oldest due first. */
export function sinCobrar(clienteId: number) {
  const filters = [
    { field: 'clienteId', operator: 'eq', value: clienteId } as const,
    { field: 'estado', operator: 'eq', value: 'emitida' } as const,
    { field: 'pendiente', operator: 'neq', value: 0 } as const,
  ]
  return { body: { advancedFilter: { logic: 'and' as const, filters }, pageSize: SHOWN, orderBy: ['vence asc'] } }
}
