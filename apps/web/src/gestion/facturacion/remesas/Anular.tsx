import { remesas } from '@telar/contract/facturacion/remesas'
import { useCommand } from '../../calls.ts'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import type { ActionDialogProps } from '../../record/actions.ts'
import { useWords } from '../../use-texts.ts'
import type { Remesa } from './remesa.ts'
import { REMESA } from './remesa-texts.ts'

/** The bank never charged it. */
export function Anular({ row: { id, numero }, onClose }: ActionDialogProps<Remesa>) {
  const say = useWords(REMESA)
  const run = useCommand(remesas.anular)
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
