import type { FacturaFila } from '@telar/contract/facturacion/factura'
import { facturas } from '@telar/contract/facturacion/facturas'
import { esPrevia } from '@telar/domain/facturacion/factura'
import { useState } from 'react'
import type { z } from 'zod'
import { useCalls } from '../../../calls.ts'
import type { ActionProps } from '../../../declare/screen.ts'
import { EachDialog } from '../../../list/EachDialog.tsx'
import { Note } from '../../../parts/Note.tsx'
import { notify } from '../../../parts/notify.tsx'
import { FieldShell } from '../../../record/form/FieldShell.tsx'
import { useWords } from '../../../use-texts.ts'
import { LISTA } from '../lista-texts.ts'
import { HACER } from './hacer-texts.ts'

/** Mails each marked invoice to its customer. */
export function EnviarVarias({ rows, onClose, onDone }: ActionProps<z.output<typeof FacturaFila>>) {
  const calls = useCalls()
  const say = useWords(LISTA)
  const { message, messageHint } = useWords(HACER)
  const [mensaje, setMensaje] = useState('')
  const emitidas = rows.filter(({ estado, tipo }) => estado === 'emitida' && !esPrevia(tipo))
  return (
    <EachDialog
      title={say.sendTitle(emitidas.length)}
      description={say.sendWhat}
      verb={say.sendVerb}
      rows={emitidas}
      label={({ numeroCompleto, cliente }) => `${numeroCompleto} ${cliente}`}
      over={facturas.enviar}
      run={({ id }, attempt) =>
        calls.writeOne(facturas.enviar, { params: { id }, body: { mensaje, otraVez: false } }, attempt)
      }
      onClose={onClose}
      onEnd={(enviadas) => {
        notify(say.sentAll(enviadas))
        onDone()
      }}
    >
      {emitidas.length === 0 ? (
        <Note look="warning">{say.noneIssued}</Note>
      ) : (
        <FieldShell id="enviar-mensaje" label={message} hint={messageHint} width="wide">
          <textarea
            id="enviar-mensaje"
            className="o-in"
            rows={4}
            maxLength={2000}
            value={mensaje}
            onChange={(event) => setMensaje(event.target.value)}
          />
        </FieldShell>
      )}
      {emitidas.length > 0 && emitidas.length < rows.length && <Note>{say.stays(rows.length - emitidas.length)}</Note>}
    </EachDialog>
  )
}
