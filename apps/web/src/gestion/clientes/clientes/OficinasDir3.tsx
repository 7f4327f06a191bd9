import { FieldShell } from '../../record/form/FieldShell.tsx'
import { insideOf, messageIn } from '../../record/form/told.ts'
import { Part } from '../../record/Part.tsx'
import { useWords } from '../../use-texts.ts'
import { CLIENTE } from './cliente-texts.ts'
import { clienteForm } from './cliente-values.ts'

const OFICINAS = ['oficinaContable', 'organoGestor', 'unidadTramitadora'] as const
const NINGUNA = { oficinaContable: '', organoGestor: '', unidadTramitadora: '' }

/** The offices of a public buyer; all three empty means that they are none. */
export function OficinasDir3({ disabled }: { disabled: boolean }) {
  const say = useWords(CLIENTE)
  const { field, fieldState } = clienteForm.useField('dir3')
  const value = field.value ?? NINGUNA
  return (
    <Part title={say.dir3} hint={say.dir3Hint}>
      <div className="o-form o-form-flush">
        {OFICINAS.map((cual) => {
          const id = `field-dir3-${cual}`
          const error = messageIn(insideOf(fieldState.error, cual))
          return (
            <FieldShell key={cual} id={id} label={say.offices[cual]} width="short" error={error}>
              <input
                id={id}
                className={fieldState.isDirty ? 'o-in o-changed' : 'o-in'}
                autoComplete="off"
                maxLength={9}
                disabled={disabled}
                value={value[cual]}
                aria-invalid={error ? true : undefined}
                onBlur={field.onBlur}
                onChange={({ target }) => {
                  const next = { ...value, [cual]: target.value.toUpperCase() }
                  field.onChange(OFICINAS.some((una) => next[una] !== '') ? next : null)
                }}
              />
            </FieldShell>
          )
        })}
      </div>
    </Part>
  )
}
