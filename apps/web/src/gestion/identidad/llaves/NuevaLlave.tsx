import { llaves } from '@telar/contract/identidad/llaves'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import type { z } from 'zod'
import { useScreen } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import type { Field } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { Note } from '../../parts/Note.tsx'
import { Secreto } from '../../parts/Secreto.tsx'
import { hrefOf, useGo } from '../../place.ts'
import type { Draft } from '../../record/form/form-values.ts'
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { WrittenForm } from '../../record/form/WrittenForm.tsx'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useIdioma, useWords } from '../../use-texts.ts'
import { PermissionMatrix } from '../roles/PermissionMatrix.tsx'
import { LLAVE_LABELS, LLAVES as SAY } from './llaves-texts.ts'

const EMPTY: Draft<z.input<typeof llaves.crear.body>> = { nombre: '', permisos: [], porMinuto: 600, dias: null }

const FIELDS: readonly Field[] = [
  { name: 'nombre', control: 'text', hint: SAY.para },
  { name: 'porMinuto', control: 'number' },
  { name: 'dias', control: 'number', hint: SAY.siempre },
]

/** A name, how much and how long, and which of one's own rights; then the key, this once. */
export function NuevaLlave() {
  const t = useWords(OFFICE)
  const say = useWords(SAY)
  const go = useGo()
  const noun = useScreen('llaves').noun[useIdioma()]
  const posibles = useRead(llaves.posibles, {})
  const { mutateAsync: crear } = useCommand(llaves.crear)
  const [hecha, setHecha] = useState<{ id: number; nombre: string; llave: string } | null>(null)
  const written = useWrittenForm(llaves.crear.body, EMPTY, async (body) => {
    const { id, llave } = await crear({ body })
    written.form.reset(EMPTY)
    written.unsaved.current = 0
    setHecha({ nombre: body.nombre, id, llave })
  })
  const sin = written.form.formState.errors.permisos
  if (hecha)
    return (
      <>
        <PlainHead screen="llaves" title={hecha.nombre} />
        <section className="o-sec">
          <Secreto titulo={say.hecha} valor={hecha.llave} seguir={() => go(hrefOf('llaves', hecha.id))} />
        </section>
      </>
    )
  return (
    <WrittenForm
      screen="llaves"
      title={t.list.create(noun)}
      labels={LLAVE_LABELS}
      fields={FIELDS}
      before={<p className="o-wide o-q o-measure">{say.explica}</p>}
      written={written}
      mayWrite
    >
      <section className="o-sec">
        <h2 className="o-h2">{say.permisos}</h2>
        {sin && <Note look="error">{sin.type === 'server' ? String(sin.message) : say.sinPermisos}</Note>}
        <Leido de={posibles}>
          {(todos) => (
            <Controller
              name="permisos"
              control={written.form.control}
              render={({ field: { value, onChange } }) => (
                <PermissionMatrix known={todos} held={value} onChange={onChange} disabled={false} />
              )}
            />
          )}
        </Leido>
      </section>
    </WrittenForm>
  )
}
