import { entregas } from '@telar/contract/ventas/entregas'
import type { Pedido } from '@telar/contract/ventas/pedidos'
import { useCommand } from '../../../calls.ts'
import { NotaDialog } from '../../../parts/dialogs/NotaDialog.tsx'
import { notify } from '../../../parts/notify.tsx'
import { useWords } from '../../../use-texts.ts'
import { PEDIDO } from '../pedido-texts.ts'

interface DeshacerDialogProps {
  entrega: Pedido['entregas'][number]
  onClose: () => void
}

/** Garments that left by mistake lie in the house again, with the reason; the delivery note stays as undone. */
export function DeshacerDialog({ entrega: { id, numero, prendas }, onClose }: DeshacerDialogProps) {
  const say = useWords(PEDIDO)
  const { mutateAsync: deshacer } = useCommand(entregas.deshacer)
  return (
    <NotaDialog
      required
      maxLength={200}
      title={say.undoTitle(numero)}
      description={say.undoMeans}
      say={{ note: say.undoWhy, noteHint: say.undoWhyHint }}
      verb={say.undoServing}
      onClose={onClose}
      onConfirm={async (motivo) => {
        await deshacer({ params: { id }, body: { motivo } })
        notify(say.servingUndone(prendas))
      }}
    >
      <p>{say.undoWhat(prendas)}</p>
    </NotaDialog>
  )
}
