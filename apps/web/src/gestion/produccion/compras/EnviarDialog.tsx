import type { Compra } from '@telar/contract/produccion/compra'
import { EnviarInput } from '@telar/contract/produccion/compra'
import { compras } from '@telar/contract/produccion/compras'
import type { Textos } from '@telar/domain/idioma'
import { useCommand } from '../../calls.ts'
import type { Field } from '../../declare/values.ts'
import { notify } from '../../parts/notify.tsx'
import type { ActionDialogProps } from '../../record/actions.ts'
import { FormDialog } from '../../record/form/FormDialog.tsx'
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { useWords } from '../../use-texts.ts'
import { COMPRA } from './compra-texts.ts'

const FIELDS: readonly (Field & { label: Textos })[] = [
  { name: 'para', control: 'email', width: 'wide', label: COMPRA.para },
  { name: 'mensaje', control: 'area', label: COMPRA.mensaje },
]

/** Gives an order to its supplier, by mail or by other means. */
export function EnviarDialog({ row: { id, numero, version, email }, onClose }: ActionDialogProps<Compra>) {
  const say = useWords(COMPRA)
  const { mutateAsync: enviar } = useCommand(compras.enviar)
  const written = useWrittenForm(EnviarInput, { para: email ?? '', mensaje: '' }, async (body) => {
    await enviar({ params: { id }, body: { ...body, version } })
    notify(say.enviado)
    onClose()
  })
  const verb = say.enviar.replace('…', '')
  return (
    <FormDialog
      title={`${verb} ${numero}`}
      description={say.enviarQue}
      fields={FIELDS}
      {...{ verb, written, onClose }}
    />
  )
}
