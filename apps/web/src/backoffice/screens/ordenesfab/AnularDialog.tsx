import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/app.ts'
import type { ActionProps } from '../../declare/screen.ts'
import { notify } from '../../parts/notify.tsx'
import { useFormat } from '../../use-texts.ts'
import { moverOrdenes } from './mover.ts'
import { NotaDialog } from './NotaDialog.tsx'
import { ESTADO } from './orden-labels.ts'
import { VER } from './ver-texts.ts'

/** Orders that will not be made. */
export function AnularDialog({ rows, onClose, onDone }: ActionProps<{ id: number; numero: string }>) {
  const { idioma, word } = useFormat()
  const say = VER[idioma]
  const client = useClient()
  const queryClient = useQueryClient()
  return (
    <NotaDialog
      title={say.cancelTitle(rows.map(({ numero }) => numero))}
      verb={say.cancelVerb}
      onClose={onClose}
      onConfirm={async (nota) => {
        await moverOrdenes(
          client,
          rows.map(({ id }) => id),
          'anulada',
          nota,
        )
        notify(say.moved(rows.length, word(ESTADO.anulada.label)))
        onDone()
        await queryClient.invalidateQueries({ queryKey: ['ordenesfab'] })
      }}
    >
      <p>{say.cancelWhat}</p>
    </NotaDialog>
  )
}
