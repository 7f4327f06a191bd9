import {
  type LineaDeLiquidacion,
  type Liquidacion,
  liquidacionestaller,
  RevisarInput,
} from '@telar/contract/produccion/liquidacionestaller'
import type { Textos } from '@telar/domain/idioma'
import { liquidado } from '@telar/domain/produccion/liquidacion'
import { useCommand } from '../../calls.ts'
import type { Field } from '../../declare/values.ts'
import { notify } from '../../parts/notify.tsx'
import { FormDialog } from '../../record/form/FormDialog.tsx'
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { useWords } from '../../use-texts.ts'
import { LIQUIDACION } from './liquidacion-texts.ts'

const FIELDS: readonly (Field & { label: Textos })[] = [
  { name: 'lineas.0.corregido', control: 'money', label: LIQUIDACION.corregido },
  { name: 'lineas.0.motivo', control: 'text', width: 'wide', label: LIQUIDACION.motivo },
]

interface CorregirDialogProps {
  liquidacion: Liquidacion
  linea: LineaDeLiquidacion
  onClose: () => void
}

/** A line is settled at another amount than it comes to, and it is said why. */
export function CorregirDialog({ liquidacion: { id, version }, linea, onClose }: CorregirDialogProps) {
  const say = useWords(LIQUIDACION)
  const { mutateAsync: revisar } = useCommand(liquidacionestaller.revisar)
  const lineas = [{ id: linea.id, revisada: true, corregido: liquidado(linea), motivo: linea.motivo }]
  const written = useWrittenForm(RevisarInput, { lineas }, async (body) => {
    await revisar({ params: { id }, body: { ...body, version } })
    notify(say.guardada)
    onClose()
  })
  return (
    <FormDialog
      title={`${say.corregir} · ${linea.nota ?? linea.orden}`}
      description={say.corregirQue}
      verb={say.corregir}
      fields={FIELDS}
      {...{ written, onClose }}
    />
  )
}
