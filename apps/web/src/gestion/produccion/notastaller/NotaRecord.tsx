import { notastaller } from '@telar/contract/produccion/notastaller'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { usePlace } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { LeidoAhora } from '../../record/LeidoAhora.tsx'
import { RecibirNota } from './RecibirNota.tsx'
import { VerNota } from './VerNota.tsx'

/** A workshop's note: to look at, or to receive its garments. */
export default function NotaRecord({ id }: RecordProps) {
  const { search } = usePlace()
  const may = useMay()
  const read = useRead(notastaller.get, { params: { id: Number(id) } }, { enabled: id !== null, staleTime: 0 })
  if (search.ficha === 'recibir' && may(notastaller.volver.access))
    return (
      <LeidoAhora de={read}>
        {(nota, releer) => (nota.fuera > 0 ? <RecibirNota nota={nota} releer={releer} /> : <VerNota nota={nota} />)}
      </LeidoAhora>
    )
  return <Leido de={read}>{(nota) => <VerNota nota={nota} />}</Leido>
}
