import type { PartProps } from '../../declare/screen.ts'
import { MovimientosDe } from './MovimientosDe.tsx'

/** What went to a customer, and what came back. */
export const MovimientosDelCliente = ({ row }: PartProps) =>
  row ? <MovimientosDe de={[{ field: 'clienteId', value: row.id }]} /> : null
