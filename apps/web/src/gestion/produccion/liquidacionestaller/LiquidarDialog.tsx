import { type Liquidacion, LiquidarInput, liquidacionestaller } from '@telar/contract/produccion/liquidacionestaller'
import type { Textos } from '@telar/domain/idioma'
import { useCommand } from '../../calls.ts'
import type { Field } from '../../declare/values.ts'
import { notify } from '../../parts/notify.tsx'
import type { ActionDialogProps } from '../../record/actions.ts'
import { FormDialog } from '../../record/form/FormDialog.tsx'
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { LIQUIDACION } from './liquidacion-texts.ts'

const FIELDS: readonly (Field & { label: Textos })[] = [
  { name: 'para', control: 'email', width: 'wide', label: LIQUIDACION.para },
  { name: 'mensaje', control: 'area', label: LIQUIDACION.mensaje },
]

/** Settles a statement once and for all, and sends it where there is an address. */
export function LiquidarDialog({ row, onClose }: ActionDialogProps<Liquidacion>) {
  const { id, version, email, taller, importe } = row
  const say = useWords(LIQUIDACION)
  const { money } = useFormat()
  const { mutateAsync: liquidar } = useCommand(liquidacionestaller.liquidar)
  const written = useWrittenForm(LiquidarInput, { para: email ?? '', mensaje: '' }, async (body) => {
    await liquidar({ params: { id }, body: { ...body, version } })
    notify(say.liquidada)
    onClose()
  })
  const verb = say.liquidar.replace('…', '')
  return (
    <FormDialog
      title={`${verb} ${money(importe)} · ${taller}`}
      description={say.liquidarQue}
      fields={FIELDS}
      {...{ verb, written, onClose }}
    />
  )
}

const EnviarInput = liquidacionestaller.enviar.body

/** Mails a settled statement again. */
export function EnviarDialog({ row: { id, email, numero }, onClose }: ActionDialogProps<Liquidacion>) {
  const say = useWords(LIQUIDACION)
  const { mutateAsync: enviar } = useCommand(liquidacionestaller.enviar)
  const written = useWrittenForm(EnviarInput, { para: email ?? '', mensaje: '' }, async (body) => {
    await enviar({ params: { id }, body })
    notify(say.enviada)
    onClose()
  })
  const verb = say.enviar.replace('…', '')
  return (
    <FormDialog
      title={`${verb} ${numero ?? ''}`}
      description={say.enviarQue}
      fields={FIELDS}
      {...{ verb, written, onClose }}
    />
  )
}
