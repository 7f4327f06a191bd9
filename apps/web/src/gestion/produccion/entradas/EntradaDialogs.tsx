import { useQueryClient } from '@tanstack/react-query'
import { CorregirEntradaInput } from '@telar/contract/produccion/materia'
import { materias } from '@telar/contract/produccion/materias'
import type { Textos } from '@telar/domain/idioma'
import { FormProvider } from 'react-hook-form'
import type { z } from 'zod'
import { useClient } from '../../../kit/app.ts'
import type { Field } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { formError } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { OfficeDialog } from '../../parts/OfficeDialog.tsx'
import { PreguntaDialog } from '../../parts/PreguntaDialog.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { FieldView } from '../../record/form/FieldView.tsx'
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { useWords } from '../../use-texts.ts'
import { DE_PROVEEDORES } from '../lookups.ts'
import { P } from '../palabras.ts'
import type { Entrada } from './entrada.ts'
import { ENTRADA } from './entrada-texts.ts'

interface EntradaDialogProps {
  entrada: Entrada
  onClose: () => void
}

const FIELDS: readonly (Field & { label: Textos })[] = [
  { name: 'proveedorId', control: 'lookup', from: DE_PROVEEDORES, width: 'wide', label: P.proveedor },
  { name: 'albaranProveedor', control: 'text', width: 'short', label: P.albaran },
  { name: 'fecha', control: 'date', label: P.fecha },
  { name: 'precio', control: 'money', label: P.precio },
]

/** What was written down wrongly of a delivery. */
export function CorregirEntrada({ entrada, onClose }: EntradaDialogProps) {
  const t = useWords(OFFICE)
  const say = useWords(ENTRADA)
  const p = useWords(P)
  const client = useClient()
  const queryClient = useQueryClient()
  const { id, version, proveedorId, fecha, albaranProveedor, precio } = entrada
  const { form, failure, submit } = useWrittenForm(
    CorregirEntradaInput,
    { proveedorId, fecha, albaranProveedor, precio },
    async (values) => {
      const body = { ...(values as z.output<typeof CorregirEntradaInput>), version }
      await client.call(materias.updateEntrada, { params: { id }, body })
      notify(say.corregida)
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
        title={`${p.corregir}: ${entrada.materia}`}
        description={say.corregirQue}
        onClose={onClose}
        onConfirm={() => void submit()}
        footer={
          <>
            <Button onClick={onClose} keys="escape">
              {t.back}
            </Button>
            <Button look="main" keys="ctrl+enter" disabled={form.formState.isSubmitting} onClick={() => void submit()}>
              {p.corregir}
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

/** A delivery that never came, or not like this. */
export function BorrarEntrada({ entrada, onClose }: EntradaDialogProps) {
  const go = useGo()
  const t = useWords(OFFICE)
  const client = useClient()
  const say = useWords(ENTRADA)
  const queryClient = useQueryClient()
  return (
    <PreguntaDialog
      title={say.borrar}
      description={say.borrarQue}
      verb={t.remove}
      onClose={onClose}
      onConfirm={async () => {
        await client.call(materias.deleteEntradas, { body: { ids: [entrada.id] } })
        notify(say.borrada)
        go(hrefOf('entradas'), { replace: true })
        await queryClient.invalidateQueries({ queryKey: ['materias'] })
      }}
    />
  )
}
