import { AnotarInput, type Envio } from '@telar/contract/ventas/envio'
import { envios } from '@telar/contract/ventas/envios'
import type { Textos } from '@telar/domain/idioma'
import { ANOTABLES, puedePasar } from '@telar/domain/ventas/envio'
import { hoy } from '../../../kit/hoy.ts'
import { useCommand } from '../../calls.ts'
import type { Field } from '../../declare/values.ts'
import { notify } from '../../parts/notify.tsx'
import type { ActionDialogProps } from '../../record/actions.ts'
import { FormDialog } from '../../record/form/FormDialog.tsx'
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { useWords } from '../../use-texts.ts'
import { ENVIO } from './envio-texts.ts'
import { ESTADO } from './estados.ts'

/** What somebody knows of a shipment: that it moves, arrived, or went wrong. */
export function AnotarDialog({ row: { id, version, estado: ahora }, onClose }: ActionDialogProps<Envio>) {
  const say = useWords(ENVIO)
  const { mutateAsync: anotar } = useCommand(envios.anotar)
  const posibles = ANOTABLES.filter((estado) => puedePasar(ahora, estado))
  const fields: readonly (Field & { label: Textos })[] = [
    {
      name: 'estado',
      control: 'select',
      options: Object.fromEntries(posibles.map((estado) => [estado, ESTADO[estado].label])),
      label: ENVIO.quePaso,
    },
    { name: 'fecha', control: 'date', label: ENVIO.dia },
    { name: 'lugar', control: 'text', width: 'wide', label: ENVIO.lugar },
    { name: 'texto', control: 'text', width: 'wide', label: ENVIO.detalle },
  ]
  const inicial = {
    estado: posibles.includes('entregado') ? ('entregado' as const) : posibles[0],
    fecha: hoy(),
    lugar: '',
    texto: '',
  }
  const written = useWrittenForm(AnotarInput, inicial, async (body) => {
    await anotar({ params: { id }, body: { ...body, version } })
    notify(say.hecho)
    onClose()
  })
  const verb = say.anotar.replace('…', '')
  return <FormDialog title={verb} description={say.anotarQue} verb={verb} fields={fields} {...{ written, onClose }} />
}
