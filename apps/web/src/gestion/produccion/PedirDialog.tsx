import { PedirInput } from '@telar/contract/produccion/materia'
import { materias } from '@telar/contract/produccion/materias'
import type { Textos } from '@telar/domain/idioma'
import { useCommand } from '../calls.ts'
import type { Field } from '../declare/values.ts'
import { notify } from '../parts/notify.tsx'
import { FormDialog } from '../record/form/FormDialog.tsx'
import { useWrittenForm } from '../record/form/use-written-form.ts'
import { useWords } from '../use-texts.ts'
import { DE_PROVEEDORES } from './lookups.ts'
import { P, PEDIR } from './palabras.ts'

const FIELDS: readonly (Field & { label: Textos })[] = [
  { name: 'proveedorId', control: 'lookup', from: DE_PROVEEDORES, width: 'wide', label: P.proveedor },
  { name: 'pedida', control: 'number', label: P.cantidad },
  { name: 'precio', control: 'money', label: P.precio },
  { name: 'fechaPrevista', control: 'date', label: P.fechaPrevista },
]

interface PedirDialogProps {
  materia: { id: number; nombre: string; proveedorId: number; precio: number; enCamino: number }
  /** How much is missing, as far as one knows. */
  cantidad: number | null
  onClose: () => void
}

/** Notes what a supplier was asked for. */
export function PedirDialog({ materia, cantidad, onClose }: PedirDialogProps) {
  const say = useWords(PEDIR)
  const p = useWords(P)
  const { mutateAsync: pedir } = useCommand(materias.pedir)
  const { id: materiaId, proveedorId, precio, enCamino } = materia
  const written = useWrittenForm(
    PedirInput,
    { materiaId, proveedorId, precio, pedida: cantidad, fechaPrevista: '', enCamino },
    async (values) => {
      await pedir({ body: values })
      notify(say.hecho)
      onClose()
    },
  )
  return (
    <FormDialog
      title={`${p.pedir} ${materia.nombre}`}
      description={say.que}
      verb={p.pedir}
      fields={FIELDS}
      {...{ written, onClose }}
    />
  )
}
