import { type Liquidacion, liquidacionestaller } from '@telar/contract/produccion/liquidacionestaller'
import { useCommand } from '../../calls.ts'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo } from '../../place.ts'
import type { ActionDialogProps } from '../../record/actions.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { LIQUIDACION } from './liquidacion-texts.ts'
import { mesEscrito } from './mes-escrito.ts'

/** Undoes a statement that nobody has settled. */
export function BorrarDialog({ row: { id, taller, mes }, onClose }: ActionDialogProps<Liquidacion>) {
  const say = useWords(LIQUIDACION)
  const { idioma } = useFormat()
  const go = useGo()
  const { mutateAsync: borrar } = useCommand(liquidacionestaller.remove)
  const verb = say.borrar.replace('…', '')
  return (
    <PreguntaDialog
      title={`${taller} · ${mesEscrito(mes, idioma)}`}
      description={say.borrarQue}
      verb={verb}
      onClose={onClose}
      onConfirm={async () => {
        await borrar({ body: { ids: [id] } })
        notify(say.borrada)
        go(hrefOf('liquidacionestaller'), { replace: true })
      }}
    />
  )
}
