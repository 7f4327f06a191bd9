import { banco } from '@telar/contract/facturacion/banco'
import { useCommand } from '../../calls.ts'
import { NotaDialog } from '../../parts/dialogs/NotaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import type { ActionDialogProps } from '../../record/actions.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { BANCO } from './banco-texts.ts'
import { dichoDe, type Fila } from './movimiento.ts'

/** It pays no invoice: a fee of the bank, a transfer of one's own. */
export function Descartar({ row, onClose }: ActionDialogProps<Fila>) {
  const { money } = useFormat()
  const say = useWords(BANCO)
  const run = useCommand(banco.descartar)
  return (
    <NotaDialog
      title={say.descartarTitulo}
      description={say.descartarQue}
      verb={say.descartar.replace('…', '')}
      say={{ note: say.porQue, noteHint: say.quedaEscrito }}
      required
      maxLength={200}
      onClose={onClose}
      onConfirm={async (motivo) => {
        await run.mutateAsync({ params: { id: row.id }, body: { motivo } })
        notify(say.descartado)
      }}
    >
      <p>
        <b className="o-m">{money(row.importe)}</b> {dichoDe(row)}
      </p>
    </NotaDialog>
  )
}
