import type { Situacion } from '@telar/domain/ventas/pedido'
import type { StateWord } from '../declare/values.ts'
import { word } from '../words.ts'

/** Where an order stands: a shape that fills as it goes. */
export const SITUACION: Record<Situacion, StateWord> = {
  recibido: { label: word('Recibido', 'Received', 'Recebida', 'Rebuda'), mark: 'dotted' },
  confirmado: { label: word('Confirmado', 'Confirmed', 'Confirmada', 'Confirmada'), mark: 'ring' },
  enPreparacion: { label: word('En preparación', 'Being prepared', 'Em preparação', 'En preparació'), mark: 'half' },
  parcial: { label: word('Servido en parte', 'Served in part', 'Servida em parte', 'Servida en part'), mark: 'most' },
  servido: { label: word('Servido', 'Served', 'Servida', 'Servida'), mark: 'full' },
  facturado: { label: word('Facturado', 'Invoiced', 'Faturada', 'Facturada'), mark: 'done' },
  cancelado: { label: word('Cancelado', 'Cancelled', 'Cancelada', 'Cancel·lada'), mark: 'blocked' },
}
