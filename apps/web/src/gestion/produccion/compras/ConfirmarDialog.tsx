import type { Compra } from '@telar/contract/produccion/compra'
import { compras } from '@telar/contract/produccion/compras'
import { enIdioma } from '@telar/domain/idioma'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import type { ActionDialogProps } from '../../record/actions.ts'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { TextField } from '../../record/form/TextField.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { COMPRA, COMPRA_LABELS } from './compra-texts.ts'

/** The supplier says when each line comes. */
export function ConfirmarDialog({ row: compra, onClose }: ActionDialogProps<Compra>) {
  const { idioma } = useFormat()
  const say = useWords(COMPRA)
  const labels = useWords(COMPRA_LABELS)
  const { mutateAsync: confirmar } = useCommand(compras.confirmar)
  const abiertas = compra.lineas.filter(({ abierta }) => abierta > 0)
  const [referencia, setReferencia] = useState(compra.referencia)
  const [fechas, setFechas] = useState<ReadonlyMap<number, string>>(
    () => new Map(abiertas.map((linea) => [linea.id, linea.fechaConfirmada ?? linea.fechaPrevista ?? ''])),
  )
  return (
    <PreguntaDialog
      title={say.confirmar.replace('…', '')}
      description={say.confirmarQue}
      verb={say.confirmar.replace('…', '')}
      asks
      onClose={onClose}
      onConfirm={async () => {
        const { id, version } = compra
        const lineas = abiertas.map((linea) => ({ id: linea.id, fechaConfirmada: fechas.get(linea.id) || null }))
        await confirmar({ params: { id }, body: { referencia, lineas, version } })
        notify(say.confirmado)
      }}
    >
      <TextField id="referencia" label={labels.referencia} max={60} value={referencia} onChange={setReferencia} />
      {abiertas.map(({ id, materia, color }) => (
        <FieldShell
          key={id}
          id={`fecha-${id}`}
          width="wide"
          label={[materia, color && enIdioma(color, idioma)].filter(Boolean).join(' · ')}
        >
          <input
            id={`fecha-${id}`}
            type="date"
            className="o-in o-in-date"
            value={fechas.get(id) ?? ''}
            onChange={({ target }) => setFechas(new Map([...fechas, [id, target.value]]))}
          />
        </FieldShell>
      ))}
    </PreguntaDialog>
  )
}
