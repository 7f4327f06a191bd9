import type { Envio } from '@telar/contract/ventas/envio'
import { envios } from '@telar/contract/ventas/envios'
import { useCommand } from '../../calls.ts'
import { NotaDialog } from '../../parts/dialogs/NotaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import type { ActionDialogProps } from '../../record/actions.ts'
import { useWords } from '../../use-texts.ts'
import { ENVIO } from './envio-texts.ts'

/** Calls a shipment off, for a reason that stays with it. */
export function AnularDialog({ row: { id, numero, version }, onClose }: ActionDialogProps<Envio>) {
  const say = useWords(ENVIO)
  const { mutateAsync: anular } = useCommand(envios.anular)
  const verb = say.anular.replace('…', '')
  return (
    <NotaDialog
      title={`${verb} ${numero}`}
      verb={verb}
      description={say.anularQue}
      say={{ note: say.motivo, noteHint: say.motivoPista }}
      required
      maxLength={200}
      onClose={onClose}
      onConfirm={async (motivo) => {
        await anular({ params: { id }, body: { version, motivo } })
        notify(say.hecho)
      }}
    >
      {null}
    </NotaDialog>
  )
}
