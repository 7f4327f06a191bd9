import { type Oleada, oleadas } from '@telar/contract/ventas/oleadas'
import { useCommand } from '../../calls.ts'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import type { ActionDialogProps } from '../../record/actions.ts'
import { useWords } from '../../use-texts.ts'
import { OLEADA } from './oleada-texts.ts'

/** Closes a wave: nothing more is picked, and its orders are free. */
export function CerrarDialog({ row: { id }, onClose }: ActionDialogProps<Oleada>) {
  const say = useWords(OLEADA)
  const { mutateAsync: cerrar } = useCommand(oleadas.cerrar)
  return (
    <PreguntaDialog
      title={say.cerrar}
      description={say.cerrarQue}
      verb={say.cerrar}
      onClose={onClose}
      onConfirm={async () => {
        await cerrar({ params: { id }, body: {} })
        notify(say.cerrada)
      }}
    />
  )
}
