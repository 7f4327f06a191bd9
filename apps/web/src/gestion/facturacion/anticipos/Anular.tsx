import { anticipos } from '@telar/contract/facturacion/anticipos'
import { useCommand } from '../../calls.ts'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import type { ActionDialogProps } from '../../record/actions.ts'
import { useWords } from '../../use-texts.ts'
import type { Anticipo } from './anticipo.ts'
import { ANTICIPO } from './anticipo-texts.ts'

/** The money never came. */
export function Anular({ row: { id, numero }, onClose }: ActionDialogProps<Anticipo>) {
  const say = useWords(ANTICIPO)
  const run = useCommand(anticipos.anular)
  return (
    <PreguntaDialog
      title={say.anularTitulo(numero)}
      verb={say.anular.replace('…', '')}
      onClose={onClose}
      onConfirm={async () => {
        await run.mutateAsync({ params: { id } })
        notify(say.anulado)
      }}
    >
      <p>{say.anularQue}</p>
    </PreguntaDialog>
  )
}
