import { CorregirEntradaInput } from '@telar/contract/produccion/materia'
import { materias } from '@telar/contract/produccion/materias'
import type { Textos } from '@telar/domain/idioma'
import { useCommand } from '../../calls.ts'
import type { Field } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { NotaDialog } from '../../parts/dialogs/NotaDialog.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo } from '../../place.ts'
import type { ActionDialogProps } from '../../record/actions.ts'
import { FormDialog } from '../../record/form/FormDialog.tsx'
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { useWords } from '../../use-texts.ts'
import { DE_PROVEEDORES } from '../lookups.ts'
import { P } from '../palabras.ts'
import { useMedida } from '../use-medida.ts'
import type { Entrada } from './entrada.ts'
import { ENTRADA } from './entrada-texts.ts'

const FIELDS: readonly (Field & { label: Textos })[] = [
  { name: 'proveedorId', control: 'lookup', from: DE_PROVEEDORES, width: 'wide', label: P.proveedor },
  { name: 'albaranProveedor', control: 'text', width: 'short', label: P.albaran },
  { name: 'fecha', control: 'date', label: P.fecha },
  { name: 'precio', control: 'money', label: P.precio },
]

/** What was written down wrongly of a delivery. */
export function CorregirEntrada({ row: entrada, onClose }: ActionDialogProps<Entrada>) {
  const say = useWords(ENTRADA)
  const p = useWords(P)
  const { mutateAsync: updateEntrada } = useCommand(materias.updateEntrada)
  const { id, version, proveedorId, fecha, albaranProveedor, precio } = entrada
  const written = useWrittenForm(
    CorregirEntradaInput,
    { proveedorId, fecha, albaranProveedor, precio },
    async (values) => {
      await updateEntrada({ params: { id }, body: { ...values, version } })
      notify(say.corregida)
      onClose()
    },
  )
  return (
    <FormDialog
      title={`${p.corregir}: ${entrada.materia}`}
      description={say.corregirQue}
      verb={p.corregir}
      fields={FIELDS}
      {...{ written, onClose }}
    />
  )
}

/** What has not come of what was asked for will not be awaited. */
export function CerrarEntrada({ row: { id, version, abierta, unidad }, onClose }: ActionDialogProps<Entrada>) {
  const medida = useMedida()
  const say = useWords(ENTRADA)
  const { mutateAsync: cerrarEntrada } = useCommand(materias.cerrarEntrada)
  return (
    <NotaDialog
      say={{ note: say.cerrarPorque, noteHint: say.cerrarDonde }}
      required
      maxLength={200}
      title={say.cerrarTitulo(medida(abierta, unidad))}
      verb={say.cerrarVerbo}
      onClose={onClose}
      onConfirm={async (motivo) => {
        await cerrarEntrada({ params: { id }, body: { motivo, version } })
        notify(say.cerrada)
      }}
    >
      <p>{say.cerrarQue}</p>
    </NotaDialog>
  )
}

/** A delivery that never came, or not like this. */
export function BorrarEntrada({ row: entrada, onClose }: ActionDialogProps<Entrada>) {
  const go = useGo()
  const t = useWords(OFFICE)
  const { mutateAsync: deleteEntradas } = useCommand(materias.deleteEntradas, { waits: false })
  const say = useWords(ENTRADA)
  return (
    <PreguntaDialog
      title={say.borrar}
      description={say.borrarQue}
      verb={t.remove}
      onClose={onClose}
      onConfirm={async () => {
        await deleteEntradas({ body: { ids: [entrada.id] } })
        notify(say.borrada)
        go(hrefOf('entradas'), { replace: true })
      }}
    />
  )
}
