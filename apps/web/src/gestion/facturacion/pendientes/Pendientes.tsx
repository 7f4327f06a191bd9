import type { RecordProps } from '../../declare/screen.ts'
import { usePlace } from '../../place.ts'
import { DelCliente } from './DelCliente.tsx'
import { PorCliente } from './PorCliente.tsx'
import { diaDe } from './pedir.ts'

/** What is to be collected: of everybody, or of the customer that the address names. */
export default function Pendientes({ id }: RecordProps) {
  const { search } = usePlace()
  const fecha = diaDe(search)
  return id === null ? <PorCliente fecha={fecha} /> : <DelCliente clienteId={Number(id)} fecha={fecha} />
}
