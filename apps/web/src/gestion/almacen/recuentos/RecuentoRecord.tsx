import { recuentos } from '@telar/contract/almacen/recuentos'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { Leido } from '../../record/Leido.tsx'
import { Contar } from './Contar.tsx'
import { VerRecuento } from './VerRecuento.tsx'

/** A count that was booked; without an id, one that is being made. */
export default function RecuentoRecord({ id }: RecordProps) {
  return id === null ? <Contar /> : <Recuento id={id} />
}

function Recuento({ id }: { id: string }) {
  const read = useRead(recuentos.get, { params: { id } })
  return <Leido de={read}>{(recuento) => <VerRecuento recuento={recuento} />}</Leido>
}
