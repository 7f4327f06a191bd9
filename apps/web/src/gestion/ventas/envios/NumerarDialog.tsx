import { type Envio, NumerarInput } from '@telar/contract/ventas/envio'
import { envios } from '@telar/contract/ventas/envios'
import type { Textos } from '@telar/domain/idioma'
import { useCommand } from '../../calls.ts'
import type { Field } from '../../declare/values.ts'
import { notify } from '../../parts/notify.tsx'
import type { ActionDialogProps } from '../../record/actions.ts'
import { FormDialog } from '../../record/form/FormDialog.tsx'
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { useWords } from '../../use-texts.ts'
import { ENVIO, ENVIO_LABELS } from './envio-texts.ts'

const FIELDS: readonly (Field & { label: Textos })[] = [
  { name: 'seguimiento', control: 'text', width: 'wide', label: ENVIO_LABELS.seguimiento },
]

/** The number that the carrier gave a shipment. */
export function NumerarDialog({ row: { id, version, seguimiento }, onClose }: ActionDialogProps<Envio>) {
  const say = useWords(ENVIO)
  const { mutateAsync: numerar } = useCommand(envios.numerar)
  const written = useWrittenForm(NumerarInput, { seguimiento: seguimiento ?? '' }, async (body) => {
    await numerar({ params: { id }, body: { ...body, version } })
    notify(say.hecho)
    onClose()
  })
  return (
    <FormDialog
      title={say.numerar.replace('…', '')}
      description={say.numerarQue}
      verb={say.guardar}
      fields={FIELDS}
      {...{ written, onClose }}
    />
  )
}
