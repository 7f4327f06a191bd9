import { anticipos } from '@telar/contract/facturacion/anticipos'
import { useState } from 'react'
import { hoy } from '../../../kit/hoy.ts'
import { useCommand } from '../../calls.ts'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import type { ActionDialogProps } from '../../record/actions.ts'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import type { Anticipo } from './anticipo.ts'
import { ANTICIPO } from './anticipo-texts.ts'

/** What is left goes back to the customer. */
export function Devolver({ row: { id, queda, fecha: desde }, onClose }: ActionDialogProps<Anticipo>) {
  const say = useWords(ANTICIPO)
  const { money } = useFormat()
  const [fecha, setFecha] = useState(hoy)
  const run = useCommand(anticipos.devolver)
  return (
    <PreguntaDialog
      asks
      title={say.devolverTitulo(money(queda))}
      verb={say.devolver.replace('…', '')}
      disabled={fecha === ''}
      onClose={onClose}
      onConfirm={async () => {
        await run.mutateAsync({ params: { id }, body: { fecha } })
        notify(say.devuelto)
      }}
    >
      <p>{say.devolverQue}</p>
      <div className="o-form o-form-flush o-form-dlg">
        <FieldShell id="devolver-fecha" label={say.dia}>
          <input
            id="devolver-fecha"
            className="o-in"
            type="date"
            min={desde}
            max={hoy()}
            value={fecha}
            onChange={({ target }) => setFecha(target.value)}
          />
        </FieldShell>
      </div>
    </PreguntaDialog>
  )
}
