import type { EstadoDeFactura } from '@telar/domain/facturacion/factura'
import type { StateWord } from '../declare/values.ts'
import { word } from '../words.ts'

export const ESTADO: Record<EstadoDeFactura, StateWord> = {
  borrador: { label: word('Borrador', 'Draft', 'Rascunho', 'Esborrany'), mark: 'dotted' },
  emitida: { label: word('Emitida', 'Issued', 'Emitida', 'Emesa'), mark: 'ring' },
  anulada: { label: word('Anulada', 'Annulled', 'Anulada', 'Anul·lada'), mark: 'blocked' },
}

/** What is left to do about an issued one. */
const COBRO = {
  parte: { label: word('Cobrada en parte', 'Paid in part', 'Cobrada em parte', 'Cobrada en part'), mark: 'half' },
  vencida: { label: word('Vencida', 'Overdue', 'Vencida', 'Vençuda'), mark: 'late' },
  cobrada: { label: word('Cobrada', 'Paid', 'Cobrada', 'Cobrada'), mark: 'done' },
} satisfies Record<string, StateWord>

interface Cobrable {
  estado: EstadoDeFactura
  cobrado: number
  pendiente: number
  vence: string | null
}

/** How an invoice stands on a day: written, owed, late or paid. */
export function situacionDe({ estado, cobrado, pendiente, vence }: Cobrable, hoy: string): StateWord {
  if (estado !== 'emitida') return ESTADO[estado]
  if (pendiente === 0) return COBRO.cobrada
  if (vence !== null && vence < hoy) return COBRO.vencida
  return cobrado === 0 ? ESTADO.emitida : COBRO.parte
}
