import { cobros } from '@telar/contract/facturacion/cobros'
import { useState } from 'react'
import { hoy } from '../../../kit/hoy.ts'
import { useCommand } from '../../calls.ts'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo } from '../../place.ts'
import type { ActionDialogProps } from '../../record/actions.ts'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import type { Fila } from './cobro.ts'
import { COBRO } from './cobro-texts.ts'

/** The bank gave it back. */
export function DevolverCobro({ row: cobro, onClose }: ActionDialogProps<Fila>) {
  const { money } = useFormat()
  const say = useWords(COBRO)
  const [fecha, setFecha] = useState(hoy)
  const run = useCommand(cobros.impagado)
  const params = { id: cobro.facturaId, cobroId: cobro.id }
  return (
    <PreguntaDialog
      title={say.giveBackTitle(money(cobro.importe))}
      verb={say.giveBack.replace('…', '')}
      onClose={onClose}
      onConfirm={async () => {
        await run.mutateAsync({ params, body: { fecha: fecha || null } })
        notify(say.givenBack)
      }}
    >
      <p>{say.giveBackWhat}</p>
      <FieldShell id="dia" label={say.day}>
        <input
          id="dia"
          type="date"
          className="o-in o-in-date"
          value={fecha}
          min={cobro.fecha}
          onChange={(event) => setFecha(event.target.value)}
        />
      </FieldShell>
    </PreguntaDialog>
  )
}

/** It was never paid: somebody typed it by mistake. */
export function BorrarCobro({ row: cobro, onClose }: ActionDialogProps<Fila>) {
  const go = useGo()
  const { money } = useFormat()
  const say = useWords(COBRO)
  const run = useCommand(cobros.borrarCobro, { waits: false })
  return (
    <PreguntaDialog
      title={say.eraseTitle(money(cobro.importe))}
      verb={say.erase.replace('…', '')}
      onClose={onClose}
      onConfirm={async () => {
        await run.mutateAsync({ params: { id: cobro.facturaId, cobroId: cobro.id } })
        notify(say.erased)
        go(hrefOf('cobros'), { replace: true })
      }}
    >
      <p>{say.eraseWhat}</p>
    </PreguntaDialog>
  )
}
