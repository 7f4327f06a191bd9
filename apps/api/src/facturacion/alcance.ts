import { deSusClientes } from '../clientes/alcance.ts'
import { facturasTable } from '../db/schema/facturacion/facturas.ts'
import type { Caller } from '../kit/caller.ts'
import { FieldsError } from '../kit/errors.ts'

/** A rep reaches the invoices of the customers assigned to them; the rest of the staff all. */
export const suyas = (user: Caller) => deSusClientes(user, facturasTable.clienteId)

/** A period does not end before it begins. */
export function comprobarPeriodo({ desde, hasta }: { desde: string; hasta: string }): void {
  if (desde > hasta) throw new FieldsError({ hasta: ['periodo.fechas'] })
}
