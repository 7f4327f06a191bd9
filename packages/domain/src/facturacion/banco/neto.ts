import { aCentimos, sumarEuros } from '../../dinero.ts'
import { ReglaError } from '../../regla.ts'

interface Pago {
  clase: 'recibida' | 'liquidacion'
  beneficiarioId: number
  beneficiario: string
  importe: number
}

/**
 * What goes to the bank as one: each thing by itself, but all that is paid to a supplier whose credit notes are taken off it.
 * What they owe does not come back by a transfer, so something has to be left to pay.
 */
export function enOrdenes<P extends Pago>(pagos: readonly P[]): P[][] {
  const abonan = new Set(pagos.flatMap(({ importe, beneficiarioId }) => (importe < 0 ? [beneficiarioId] : [])))
  const junto = ({ clase, beneficiarioId }: P) => clase === 'recibida' && abonan.has(beneficiarioId)
  const ordenes = [...Map.groupBy(pagos, (pago, i) => (junto(pago) ? `de ${pago.beneficiarioId}` : i)).values()]
  for (const orden of ordenes) {
    const importe = sumarEuros(orden.map((pago) => pago.importe))
    if (aCentimos(importe) <= 0)
      throw new ReglaError('transferencia.a-favor', { quien: orden[0]?.beneficiario ?? '', importe: -importe })
  }
  return ordenes
}
