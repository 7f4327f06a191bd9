import type { OrdenFab } from '@telar/contract/produccion/orden'
import { useCalls } from '../../../calls.ts'
import type { ActionProps } from '../../../declare/screen.ts'
import { NotaDialog } from '../../../parts/dialogs/NotaDialog.tsx'
import { notify } from '../../../parts/notify.tsx'
import type { ActionDialogProps } from '../../../record/actions.ts'
import { useFormat, useWords } from '../../../use-texts.ts'
import { ESTADO } from '../orden-labels.ts'
import { VER } from '../ver-texts.ts'
import { moverOrdenes } from './mover.ts'

/** Orders that will not be made. */
export function AnularDialog({ rows, onClose, onDone }: ActionProps<{ id: number; version: number; numero: string }>) {
  const { word } = useFormat()
  const say = useWords(VER)
  const calls = useCalls()
  return (
    <NotaDialog
      say={say}
      title={say.cancelTitle(rows.map(({ numero }) => numero))}
      verb={say.cancelVerb}
      onClose={onClose}
      onConfirm={async (nota) => {
        await moverOrdenes(calls, rows, 'anulada', nota)
        notify(say.moved(rows.length, word(ESTADO.anulada.label)))
        onDone()
      }}
    >
      <p>{say.cancelWhat}</p>
    </NotaDialog>
  )
}

/** The same for the one that is open. */
export const AnularEsta = ({ row, onClose }: ActionDialogProps<OrdenFab>) => (
  <AnularDialog rows={[row]} onClose={onClose} onDone={onClose} />
)
