import type { Pedido } from '@telar/contract/ventas/pedidos'
import { useCalls } from '../../../calls.ts'
import type { ActionProps } from '../../../declare/screen.ts'
import { NotaDialog } from '../../../parts/dialogs/NotaDialog.tsx'
import { notify } from '../../../parts/notify.tsx'
import type { ActionDialogProps } from '../../../record/actions.ts'
import { useWords } from '../../../use-texts.ts'
import { moverPedidos } from '../mover.ts'
import { PEDIDO } from '../pedido-texts.ts'

/** Cancels orders: what they had reserved is free again. */
export function CancelarDialog({
  rows,
  onClose,
  onDone,
}: ActionProps<{ id: number; numero: string; version?: number }>) {
  const say = useWords(PEDIDO)
  const calls = useCalls()
  const names = rows.map(({ numero }) => numero)
  return (
    <NotaDialog
      title={say.cancelTitle(names)}
      say={say}
      verb={say.cancelVerb}
      onClose={onClose}
      onConfirm={async (nota) => {
        await moverPedidos(calls, rows, 'cancelado', { nota })
        notify(say.cancelled(rows.length))
        onDone()
      }}
    >
      <p>{say.cancelWhat}</p>
    </NotaDialog>
  )
}

/** The same for the one that is open. */
export const CancelarEste = ({ row, onClose }: ActionDialogProps<Pedido>) => (
  <CancelarDialog rows={[row]} onClose={onClose} onDone={onClose} />
)
