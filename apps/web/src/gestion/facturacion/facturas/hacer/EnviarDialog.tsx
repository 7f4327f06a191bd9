import { clientes } from '@telar/contract/clientes/clientes'
import type { Factura } from '@telar/contract/facturacion/factura'
import { facturas } from '@telar/contract/facturacion/facturas'
import { useState } from 'react'
import { useMay } from '../../../access.ts'
import { useCommand, useRead } from '../../../calls.ts'
import { PreguntaDialog } from '../../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../../parts/notify.tsx'
import type { ActionDialogProps } from '../../../record/actions.ts'
import { FieldShell } from '../../../record/form/FieldShell.tsx'
import { useWords } from '../../../use-texts.ts'
import { useOtraVez } from '../../use-otra-vez.ts'
import { HACER } from './hacer-texts.ts'

/** Mails an issued invoice: to whom, and with what words. */
export function EnviarDialog({ row: factura, onClose }: ActionDialogProps<Factura>) {
  const { mutateAsync: enviar } = useCommand(facturas.enviar)
  const say = useWords(HACER)
  const [escrito, setEscrito] = useState(factura.clienteCopia?.email ?? null)
  const enabled = useMay()(clientes.get.access) && escrito === null
  const { data: cliente } = useRead(clientes.get, { params: { id: factura.clienteId } }, { enabled })
  const para = escrito ?? cliente?.email ?? cliente?.users.find(({ enUso }) => enUso)?.email ?? ''
  const [mensaje, setMensaje] = useState('')
  const { otraVez, sabiendo, asks } = useOtraVez(say.sendVerb)
  return (
    <PreguntaDialog
      asks
      title={say.sendTitle(factura.numeroCompleto ?? '')}
      description={say.sendWhat}
      {...asks}
      disabled={para.trim() === ''}
      onClose={onClose}
      onConfirm={async () => {
        const body = { para: para.trim(), mensaje, otraVez }
        const answer = await sabiendo(enviar({ params: { id: factura.id }, body }))
        notify(say.sent(answer.para))
      }}
    >
      <FieldShell id="enviar-para" label={say.to}>
        <input
          id="enviar-para"
          className="o-in"
          type="email"
          autoComplete="off"
          value={para}
          onChange={(event) => setEscrito(event.target.value)}
        />
      </FieldShell>
      <FieldShell id="enviar-mensaje" label={say.message} hint={say.messageHint}>
        <textarea
          id="enviar-mensaje"
          className="o-in"
          rows={4}
          maxLength={2000}
          value={mensaje}
          onChange={(event) => setMensaje(event.target.value)}
        />
      </FieldShell>
    </PreguntaDialog>
  )
}
