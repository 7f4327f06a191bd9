import { PruebaInput, pruebas } from '@telar/contract/facturacion/pruebas'
import type { Textos } from '@telar/domain/idioma'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { hoy } from '../../../kit/hoy.ts'
import { useCommand } from '../../calls.ts'
import type { Field } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { OfficeDialog } from '../../parts/dialogs/OfficeDialog.tsx'
import { formError } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { DropZone } from '../../parts/upload/DropZone.tsx'
import { FieldView } from '../../record/form/FieldView.tsx'
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { useWords } from '../../use-texts.ts'
import { CLASE, PRUEBA } from './prueba-texts.ts'

export interface Dueno {
  envioId: number | null
  facturaId: number | null
}

const ADMITIDOS = 'application/pdf,image/jpeg,image/png,image/webp'

const FIELDS: readonly (Field & { label: Textos })[] = [
  { name: 'clase', control: 'select', options: CLASE, width: 'wide', label: PRUEBA.clase },
  { name: 'emisor', control: 'text', width: 'wide', label: PRUEBA.emisor },
  { name: 'referencia', control: 'text', label: PRUEBA.referencia },
  { name: 'fecha', control: 'date', label: PRUEBA.fecha },
  { name: 'pais', control: 'text', width: 'short', hint: PRUEBA.paisPista, label: PRUEBA.pais },
]

const enTexto = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const lector = new FileReader()
    lector.onload = () => resolve(String(lector.result))
    lector.onerror = () => reject(lector.error)
    lector.readAsDataURL(file)
  })

/** Keeps a paper: what it is, who issued it, when, and the file itself. */
export function AnadirPrueba({ de, onClose }: { de: Dueno; onClose: () => void }) {
  const t = useWords(OFFICE)
  const say = useWords(PRUEBA)
  const [nombre, setNombre] = useState('')
  const { mutateAsync: crear } = useCommand(pruebas.crear)
  const inicial = {
    ...de,
    clase: 'cmr' as const,
    emisor: '',
    referencia: '',
    pais: '',
    fecha: hoy(),
    nombre: '',
    data: '',
  }
  const written = useWrittenForm(PruebaInput, inicial, async (body) => {
    await crear({ body })
    notify(say.guardada)
    onClose()
  })
  const { form, failure, submit } = written
  const elegir = async ([file]: File[]) => {
    if (!file) return
    form.setValue('data', await enTexto(file))
    form.setValue('nombre', file.name.slice(0, 200))
    setNombre(file.name)
    await form.trigger('data')
  }
  const { errors, isSubmitting, submitCount } = form.formState
  const problem = formError(failure, [...FIELDS.map(({ name }) => name), 'data'], t)
  const sinFichero = submitCount > 0 && nombre === ''
  const confirm = () => void submit()
  return (
    <FormProvider {...form}>
      <OfficeDialog
        title={say.anadir}
        onClose={onClose}
        onConfirm={confirm}
        footer={
          <>
            <Button onClick={onClose} keys="escape">
              {t.back}
            </Button>
            <Button look="main" keys="ctrl+enter" disabled={isSubmitting} onClick={confirm}>
              {say.anadir}
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
        <DropZone
          accept={ADMITIDOS}
          invalid={sinFichero || errors.data !== undefined}
          className="o-notes-drop"
          onFiles={(files) => void elegir(files)}
        >
          <Paperclip className="o-i" aria-hidden="true" />
          <span>{nombre || say.elija}</span>
        </DropZone>
        {sinFichero && <p className="o-err">{say.sinFichero}</p>}
        {!sinFichero && errors.data?.message && <p className="o-err">{String(errors.data.message)}</p>}
      </OfficeDialog>
    </FormProvider>
  )
}
