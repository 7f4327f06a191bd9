import type { Factura } from '@telar/contract/facturacion/factura'
import { facturas } from '@telar/contract/facturacion/facturas'
import { useState } from 'react'
import { useCommand } from '../../../calls.ts'
import { OFFICE } from '../../../office-texts.ts'
import { PreguntaDialog } from '../../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../../parts/notify.tsx'
import type { ActionDialogProps } from '../../../record/actions.ts'
import { FieldShell } from '../../../record/form/FieldShell.tsx'
import { useWords } from '../../../use-texts.ts'
import { HACER } from './hacer-texts.ts'

/** Annuls an invoice that should never have been issued. */
export function AnularDialog({ row: factura, onClose }: ActionDialogProps<Factura>) {
  const t = useWords(OFFICE)
  const { mutateAsync: anular } = useCommand(facturas.anular)
  const say = useWords(HACER)
  const [motivo, setMotivo] = useState('')
  return (
    <PreguntaDialog
      asks
      title={say.annulTitle(factura.numeroCompleto ?? '')}
      description={t.list.noWayBack}
      verb={say.annulVerb}
      disabled={motivo.trim() === ''}
      onClose={onClose}
      onConfirm={async () => {
        await anular({ params: { id: factura.id }, body: { motivo: motivo.trim() } })
        notify(say.annulled)
      }}
    >
      <p>{say.annulWhat}</p>
      <FieldShell id="anular-motivo" label={say.reason}>
        <input
          id="anular-motivo"
          className="o-in"
          maxLength={300}
          value={motivo}
          onChange={(event) => setMotivo(event.target.value)}
        />
      </FieldShell>
    </PreguntaDialog>
  )
}
