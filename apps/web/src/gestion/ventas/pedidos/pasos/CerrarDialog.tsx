import { type Pedido, pedidos } from '@telar/contract/ventas/pedidos'
import { useCommand } from '../../../calls.ts'
import { NotaDialog } from '../../../parts/dialogs/NotaDialog.tsx'
import { notify } from '../../../parts/notify.tsx'
import type { ActionDialogProps } from '../../../record/actions.ts'
import { useWords } from '../../../use-texts.ts'
import { sumaDe } from '../editor/lineas.ts'
import { PEDIDO } from '../pedido-texts.ts'

/** What is still to be served of an order never will be. */
export function CerrarDialog({ row: { id, numero, lineas, version }, onClose }: ActionDialogProps<Pedido>) {
  const say = useWords(PEDIDO)
  const { mutateAsync: cerrar } = useCommand(pedidos.cerrar)
  return (
    <NotaDialog
      title={say.closeTitle(numero)}
      say={say}
      verb={say.closeVerb}
      onClose={onClose}
      onConfirm={async (nota) => {
        await cerrar({ params: { id }, body: { nota, version } })
        notify(say.closed)
      }}
    >
      <p>{say.closeWhat(sumaDe(lineas, 'pendiente'))}</p>
    </NotaDialog>
  )
}
