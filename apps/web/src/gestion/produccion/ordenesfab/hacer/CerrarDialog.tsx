import type { OrdenFab } from '@telar/contract/produccion/orden'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { useCommand } from '../../../calls.ts'
import { NotaDialog } from '../../../parts/dialogs/NotaDialog.tsx'
import { notify } from '../../../parts/notify.tsx'
import type { ActionDialogProps } from '../../../record/actions.ts'
import { useWords } from '../../../use-texts.ts'
import { VER } from '../ver-texts.ts'

/** Nothing more will come of an order: what a garment cost is fixed. */
export function CerrarDialog({ row: orden, onClose }: ActionDialogProps<OrdenFab>) {
  const say = useWords(VER)
  const { mutateAsync: cerrar } = useCommand(ordenesfab.cerrar)
  const missing = orden.pendientes
  return (
    <NotaDialog
      say={missing > 0 ? { note: say.closeWhy, noteHint: say.noteHint } : say}
      required={missing > 0}
      title={say.closeTitle(orden.numero)}
      verb={say.closeVerb}
      onClose={onClose}
      onConfirm={async (nota) => {
        await cerrar({ params: { id: orden.id }, body: { nota } })
        notify(say.closed)
      }}
    >
      <p>{say.closeWhat}</p>
      {missing > 0 && <p>{say.closeMissing(missing)}</p>}
    </NotaDialog>
  )
}
