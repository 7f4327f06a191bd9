import type { EstadoDeFactura, SituacionDeFactura } from '@telar/domain/facturacion/factura'
import type { StateWord } from '../declare/values.ts'
import { word } from '../words.ts'

export const ESTADO: Record<EstadoDeFactura, StateWord> = {
  borrador: { label: word('Borrador', 'Draft', 'Rascunho', 'Esborrany'), mark: 'dotted' },
  emitida: { label: word('Emitida', 'Issued', 'Emitida', 'Emesa'), mark: 'ring' },
  anulada: { label: word('Anulada', 'Annulled', 'Anulada', 'Anul·lada'), mark: 'blocked' },
}

/** How an invoice stands: what of an issued one is left to do too. */
export const SITUACION: Record<SituacionDeFactura, StateWord> = {
  ...ESTADO,
  parte: { label: word('Cobrada en parte', 'Paid in part', 'Cobrada em parte', 'Cobrada en part'), mark: 'half' },
  vencida: { label: word('Vencida', 'Overdue', 'Vencida', 'Vençuda'), mark: 'late' },
  cobrada: { label: word('Cobrada', 'Paid', 'Cobrada', 'Cobrada'), mark: 'done' },
}
