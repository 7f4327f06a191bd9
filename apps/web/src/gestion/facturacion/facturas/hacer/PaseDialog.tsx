import { pases } from '@telar/contract/facturacion/pases'
import { type EstadoDeFactura, esPrevia, type TipoDeFactura } from '@telar/domain/facturacion/factura'
import { useCalls, useCommand } from '../../../calls.ts'
import type { ActionProps } from '../../../declare/screen.ts'
import { PreguntaDialog } from '../../../parts/dialogs/PreguntaDialog.tsx'
import { Note } from '../../../parts/Note.tsx'
import { notify } from '../../../parts/notify.tsx'
import { useWords } from '../../../use-texts.ts'
import { LISTA } from '../lista-texts.ts'

const DE_UNA_VEZ = 200

interface Contable {
  id: number
  estado: EstadoDeFactura
  tipo: TipoDeFactura
  contabilizada: boolean
}

/** Posts issued invoices to the accounts; the lot's entries can be taken along at once. */
export function PaseDialog({ rows, onClose, onDone }: ActionProps<Contable>) {
  const { mutateAsync: pase } = useCommand(pases.pase)
  const calls = useCalls()
  const say = useWords(LISTA)
  const ids = rows
    .filter((row) => row.estado === 'emitida' && !row.contabilizada && !esPrevia(row.tipo))
    .map(({ id }) => id)
  return (
    <PreguntaDialog
      title={say.postTitle(ids.length)}
      verb={say.postVerb}
      disabled={ids.length === 0 || ids.length > DE_UNA_VEZ}
      onClose={onClose}
      onConfirm={async () => {
        const { paseId, ids: posted } = await pase({ body: { ids } })
        const take = async (id: number) => calls.download(pases.paseCsv, { params: { id } }, `pase-${id}.csv`)
        notify(
          say.posted(posted.length),
          paseId === null ? {} : { offer: { label: say.csv, run: () => void take(paseId) } },
        )
        onDone()
      }}
    >
      <p>{say.postWhat}</p>
      {ids.length === 0 && <Note look="warning">{say.noPost}</Note>}
      {ids.length > DE_UNA_VEZ && <Note look="warning">{say.tooMany(DE_UNA_VEZ)}</Note>}
    </PreguntaDialog>
  )
}
