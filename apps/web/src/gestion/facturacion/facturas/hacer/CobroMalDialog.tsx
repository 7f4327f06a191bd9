import { cobros } from '@telar/contract/facturacion/cobros'
import type { Factura } from '@telar/contract/facturacion/factura'
import { useState } from 'react'
import { hoy } from '../../../../kit/hoy.ts'
import { useCommand } from '../../../calls.ts'
import { OFFICE } from '../../../office-texts.ts'
import { PreguntaDialog } from '../../../parts/dialogs/PreguntaDialog.tsx'
import { FieldShell } from '../../../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { HACER } from './hacer-texts.ts'

interface CobroMalProps {
  id: number
  cobro: Factura['cobros'][number]
  onClose: () => void
}

/** The bank gave a payment back. */
export function ImpagadoDialog({ id, cobro, onClose }: CobroMalProps) {
  const { mutateAsync: impagado } = useCommand(cobros.impagado)
  const { money } = useFormat()
  const say = useWords(HACER)
  const [fecha, setFecha] = useState(hoy)
  return (
    <PreguntaDialog
      asks
      title={say.bounceTitle}
      verb={say.bounceVerb}
      disabled={fecha === ''}
      onClose={onClose}
      onConfirm={async () => {
        await impagado({ params: { id, cobroId: cobro.id }, body: { fecha } })
      }}
    >
      <p>{say.bounceWhat(money(cobro.importe))}</p>
      <FieldShell id="impagado-fecha" label={say.date}>
        <input
          id="impagado-fecha"
          className="o-in"
          type="date"
          value={fecha}
          onChange={(event) => setFecha(event.target.value)}
        />
      </FieldShell>
    </PreguntaDialog>
  )
}

/** A payment was entered by mistake. */
export function BorrarCobroDialog({ id, cobro, onClose }: CobroMalProps) {
  const t = useWords(OFFICE)
  const { mutateAsync: borrarCobro } = useCommand(cobros.borrarCobro)
  const { money } = useFormat()
  const say = useWords(HACER)
  return (
    <PreguntaDialog
      title={say.removeTitle}
      verb={t.remove}
      onClose={onClose}
      onConfirm={async () => {
        await borrarCobro({ params: { id, cobroId: cobro.id } })
      }}
    >
      <p>{say.removeWhat(money(cobro.importe))}</p>
    </PreguntaDialog>
  )
}
