import { type Entrante, entrantes } from '@telar/contract/facturacion/entrantes'
import { useCommand } from '../../calls.ts'
import { NotaDialog } from '../../parts/dialogs/NotaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import type { ActionDialogProps } from '../../record/actions.ts'
import { useWords } from '../../use-texts.ts'
import { ENTRANTE_LABELS, ENTRANTES } from './entrantes-texts.ts'

/** Refuses an invoice, with the reason that its supplier reads. */
export function Rechazar({ row, onClose }: ActionDialogProps<Entrante>) {
  const say = useWords(ENTRANTES)
  const labels = useWords(ENTRANTE_LABELS)
  const run = useCommand(entrantes.rechazar)
  return (
    <NotaDialog
      title={`${say.rechazar.replace('…', '')} ${row.numero}`}
      description={say.rechazarQue}
      verb={say.rechazar.replace('…', '')}
      say={{ note: labels.motivo, noteHint: '' }}
      required
      maxLength={500}
      onClose={onClose}
      onConfirm={async (motivo) => {
        await run.mutateAsync({ params: { id: row.id }, body: { motivo } })
        notify(say.rechazada)
      }}
    >
      <p>{row.proveedor}</p>
    </NotaDialog>
  )
}
