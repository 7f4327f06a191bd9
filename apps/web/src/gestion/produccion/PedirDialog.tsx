import { useQueryClient } from '@tanstack/react-query'
import { PedirInput } from '@telar/contract/produccion/materia'
import { materias } from '@telar/contract/produccion/materias'
import type { Textos } from '@telar/domain/idioma'
import { useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import type { z } from 'zod'
import { useClient } from '../../kit/app.ts'
import type { Field } from '../declare/values.ts'
import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { formError } from '../parts/error-text.ts'
import { Note } from '../parts/Note.tsx'
import { notify } from '../parts/notify.tsx'
import { OfficeDialog } from '../parts/OfficeDialog.tsx'
import { FieldView } from '../record/form/FieldView.tsx'
import { useWrittenForm } from '../record/form/use-written-form.ts'
import { useFormat, useWords } from '../use-texts.ts'
import { word as say } from '../words.ts'
import { DE_PROVEEDORES } from './lookups.ts'
import { P } from './palabras.ts'

const PEDIR = {
  que: say(
    'Queda apuntado como en camino hasta que llegue.',
    'It is noted as on its way until it comes.',
    'Fica anotado como a caminho até chegar.',
    'Queda apuntat com a de camí fins que arribi.',
  ),
  hecho: say('Pedido apuntado', 'Order noted', 'Encomenda anotada', 'Comanda apuntada'),
}

const FIELDS: readonly (Field & { label: Textos })[] = [
  { name: 'proveedorId', control: 'lookup', from: DE_PROVEEDORES, width: 'wide', label: P.proveedor },
  { name: 'pedida', control: 'number', label: P.cantidad },
  { name: 'precio', control: 'money', label: P.precio },
  { name: 'fechaPrevista', control: 'date', label: P.fechaPrevista },
]

interface PedirDialogProps {
  materia: { id: number; nombre: string; proveedorId: number; precio: number }
  /** How much is missing, as far as one knows. */
  cantidad: number | null
  onClose: () => void
}

/** Notes what a supplier was asked for. */
export function PedirDialog({ materia, cantidad, onClose }: PedirDialogProps) {
  const t = useWords(OFFICE)
  const { word } = useFormat()
  const p = useWords(P)
  const client = useClient()
  const queryClient = useQueryClient()
  const attempt = useRef(crypto.randomUUID() as string)
  const { id: materiaId, proveedorId, precio } = materia
  const { form, failure, submit } = useWrittenForm(
    PedirInput,
    { materiaId, proveedorId, precio, pedida: cantidad, fechaPrevista: '' },
    async (values) => {
      const body = values as z.output<typeof PedirInput>
      await client.call(materias.pedir, { body }, { idempotencyKey: attempt.current })
      notify(word(PEDIR.hecho))
      onClose()
      await queryClient.invalidateQueries({ queryKey: ['materias'] })
    },
  )
  const problem = formError(
    failure,
    FIELDS.map(({ name }) => name),
    t,
  )
  return (
    <FormProvider {...form}>
      <OfficeDialog
        title={`${p.pedir} ${materia.nombre}`}
        description={word(PEDIR.que)}
        onClose={onClose}
        onConfirm={() => void submit()}
        footer={
          <>
            <Button onClick={onClose} keys="escape">
              {t.back}
            </Button>
            <Button look="main" keys="ctrl+enter" disabled={form.formState.isSubmitting} onClick={() => void submit()}>
              {p.pedir}
            </Button>
          </>
        }
      >
        {problem && <Note look="error">{problem}</Note>}
        <div className="o-form o-form-flush o-form-dlg">
          {FIELDS.map(({ label, ...field }) => (
            <FieldView key={field.name} field={field} label={label} disabled={false} />
          ))}
        </div>
      </OfficeDialog>
    </FormProvider>
  )
}
