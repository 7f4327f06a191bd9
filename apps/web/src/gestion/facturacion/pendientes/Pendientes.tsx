import { esDia } from '@telar/domain/fecha'
import { hoy } from '../../../kit/hoy.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { usePlace } from '../../place.ts'
import { DelCliente } from './DelCliente.tsx'
import { PorCliente } from './PorCliente.tsx'

/** What is to be collected: of everybody, or of the customer that the address names. */
export default function Pendientes({ id }: RecordProps) {
  const { search } = usePlace()
  const fecha = typeof search.fecha === 'string' && esDia(search.fecha) ? search.fecha : hoy()
  return id === null ? <PorCliente fecha={fecha} /> : <DelCliente clienteId={Number(id)} fecha={fecha} />
}
