import type { Nota } from '@telar/contract/produccion/nota'
import { notastaller } from '@telar/contract/produccion/notastaller'
import { useCommand } from '../../calls.ts'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import type { ActionDialogProps } from '../../record/actions.ts'
import { useWords } from '../../use-texts.ts'
import { NOTA } from './nota-texts.ts'

/** Takes a note back that never left. */
export function AnularDialog({ row: { id, numero, version }, onClose }: ActionDialogProps<Nota>) {
  const say = useWords(NOTA)
  const { mutateAsync: anular } = useCommand(notastaller.anular)
  const verb = say.anular.replace('…', '')
  return (
    <PreguntaDialog
      title={`${verb} ${numero}`}
      description={say.anularQue}
      verb={verb}
      onClose={onClose}
      onConfirm={async () => {
        await anular({ params: { id }, body: { version } })
        notify(say.anulada)
      }}
    />
  )
}
