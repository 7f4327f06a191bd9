import { type Cliente, clientes } from '@telar/contract/clientes/clientes'
import { useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import type { ActionDialogProps } from '../../record/actions.ts'
import { useWords } from '../../use-texts.ts'
import { CLIENTE } from './cliente-texts.ts'

/** Asks once; orders stay, without a name. */
export function BorrarDatos({ row, onClose }: ActionDialogProps<Pick<Cliente, 'id' | 'razonSocial'>>) {
  const t = useWords(OFFICE)
  const say = useWords(CLIENTE)
  const { mutateAsync: borrarDatos } = useCommand(clientes.borrarDatos)
  const { id, razonSocial } = row
  return (
    <PreguntaDialog
      title={say.eraseTitle(razonSocial)}
      description={t.list.noWayBack}
      verb={say.erase}
      onClose={onClose}
      onConfirm={async () => {
        await borrarDatos({ params: { id } })
        notify(say.erased(razonSocial))
      }}
    >
      <p>{say.eraseWhat}</p>
    </PreguntaDialog>
  )
}
