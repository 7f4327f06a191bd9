/** What the house tells other systems of, as it happens. */
export const EVENTOS = [
  'pedido.creado',
  'pedido.cambiado',
  'pedido.servido',
  'envio.creado',
  'envio.entregado',
  'factura.emitida',
  'factura.anulada',
  'factura.cobrada',
  'existencias.cambiadas',
  'cliente.aprobado',
  'modelo.cambiado',
] as const
export type Evento = (typeof EVENTOS)[number]

/** Sent when somebody wants to know whether messages arrive. */
export const PRUEBA = 'prueba'

/** Until then the secret that was replaced signs too. */
export const HORAS_DEL_ANTERIOR = 24

const MINUTO = 60
const HORA = 60 * MINUTO
const PAUSAS = [5, MINUTO, 5 * MINUTO, 30 * MINUTO, 2 * HORA, 5 * HORA] as const
const LA_MAS_LARGA = 10 * HORA

/** How many seconds an endpoint is left in peace after so many failures in a row. */
export const pausaTras = (fallos: number): number => PAUSAS[Math.max(fallos, 1) - 1] ?? LA_MAS_LARGA

/** What could not be delivered for so long is given up; somebody can send it again. */
export const HORAS_DE_ESPERA = 72
