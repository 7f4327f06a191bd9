import { transferencias } from '@telar/contract/facturacion/transferencias'
import { useCommand } from '../../calls.ts'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import type { ActionDialogProps } from '../../record/actions.ts'
import { useWords } from '../../use-texts.ts'
import type { Transferencia } from './transferencia.ts'
import { TRANSFERENCIA } from './transferencia-texts.ts'

/** The bank was never told, or did not pay. */
export function Anular({ row: { id, numero }, onClose }: ActionDialogProps<Transferencia>) {
  const say = useWords(TRANSFERENCIA)
  const run = useCommand(transferencias.anular)
  return (
    <PreguntaDialog
      title={say.anularTitulo(numero)}
      verb={say.anular.replace('…', '')}
      onClose={onClose}
      onConfirm={async () => {
        await run.mutateAsync({ params: { id } })
        notify(say.anulada)
      }}
    >
      <p>{say.anularQue}</p>
    </PreguntaDialog>
  )
}
