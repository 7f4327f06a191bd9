import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/app.ts'
import type { ActionProps } from '../../declare/screen.ts'
import { NotaDialog } from '../../parts/NotaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { useWords } from '../../use-texts.ts'
import { moverPedidos } from './mover.ts'
import { PEDIDO } from './pedido-texts.ts'

/** Cancels orders: what they had reserved is free again. */
export function CancelarDialog({ rows, onClose, onDone }: ActionProps<{ id: number; numero: string }>) {
  const say = useWords(PEDIDO)
  const client = useClient()
  const queryClient = useQueryClient()
  const names = rows.map(({ numero }) => numero)
  return (
    <NotaDialog
      title={say.cancelTitle(names)}
      say={say}
      verb={say.cancelVerb}
      onClose={onClose}
      onConfirm={async (nota) => {
        await moverPedidos(
          client,
          rows.map(({ id }) => id),
          'cancelado',
          nota,
        )
        notify(say.cancelled(rows.length))
        onDone()
        await queryClient.invalidateQueries({ queryKey: ['pedidos'] })
      }}
    >
      <p>{say.cancelWhat}</p>
    </NotaDialog>
  )
}
