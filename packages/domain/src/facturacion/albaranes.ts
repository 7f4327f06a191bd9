import { ReglaError } from '../regla.ts'

/** What an invoice has to know of a delivery note before it takes it. */
export interface Albaran {
  numero: string
  fecha: string
  clienteId: number
  dtoComercial: number
  dtoProntoPago: number
  deshecha: boolean
}

export interface Entregada {
  pedidoLineaId: number
  talla: string
  cantidad: number
}

const mes = (dia: string) => dia.slice(0, 7)

/**
 * Notes go on one invoice only if one customer pays them, on the same conditions, they hold, and they are of one month
 * (RD 1619/2012, 13): tax falls due when goods leave.
 */
export function exigirJuntables(albaranes: readonly Albaran[]): void {
  const [primero, ...otros] = albaranes
  const deshecho = albaranes.find(({ deshecha }) => deshecha)
  if (deshecho) throw new ReglaError('entrega.ya-deshecha', { numero: deshecho.numero })
  for (const otro of otros) {
    if (otro.clienteId !== primero?.clienteId) throw new ReglaError('factura.otro-cliente', { numero: otro.numero })
    if (otro.dtoComercial !== primero.dtoComercial || otro.dtoProntoPago !== primero.dtoProntoPago)
      throw new ReglaError('factura.otras-condiciones', { numero: otro.numero })
    if (mes(otro.fecha) !== mes(primero.fecha)) throw new ReglaError('factura.otro-mes', { numero: otro.numero })
  }
}

/** The days of an invoice that is made today of what left before: when it is issued, and when tax fell due. */
export const fechasDe = (hoy: string, salieron: string | null) => ({
  fecha: hoy,
  fechaOperacion: salieron !== null && salieron < hoy ? salieron : null,
})

/** Of what left with the notes, what is still to be invoiced: never more than left, nor than is open of its line. */
export function porFacturarDe(entregadas: readonly Entregada[], abiertas: readonly Entregada[]): Entregada[] {
  const sumadas = new Map<string, Entregada>()
  for (const una of entregadas) {
    const clave = `${una.pedidoLineaId} ${una.talla}`
    sumadas.set(clave, { ...una, cantidad: una.cantidad + (sumadas.get(clave)?.cantidad ?? 0) })
  }
  return [...sumadas.values()].flatMap((una) => {
    const abierta = abiertas.find(
      ({ pedidoLineaId, talla }) => pedidoLineaId === una.pedidoLineaId && talla === una.talla,
    )
    const cantidad = Math.min(una.cantidad, abierta?.cantidad ?? 0)
    return cantidad > 0 ? [{ ...una, cantidad }] : []
  })
}
