import { IDIOMAS, type Textos } from '@telar/domain/idioma'
import { useFormContext } from 'react-hook-form'
import { OFFICE } from '../../../office-texts.ts'
import { useWords } from '../../../use-texts.ts'
import { messageIn } from '../told.ts'

interface TextosControlProps {
  name: string
  label: string
  disabled: boolean
  /** Room for several lines. */
  area?: boolean
  /** What to write, instead of the remark that Spanish is the original. */
  hint?: string | undefined
}

/** A text in the four languages, side by side; Spanish is the original. */
export function TextosControl({ name, label, disabled, area = false, hint }: TextosControlProps) {
  const t = useWords(OFFICE)
  const { register, watch, formState, getFieldState } = useFormContext()
  const values: Partial<Textos> = watch(name) ?? {}
  const Input = area ? 'textarea' : 'input'
  return (
    <fieldset className={area ? 'o-textos o-textos-area o-wide' : 'o-textos o-wide'} disabled={disabled}>
      <legend>
        {label} <span>{hint ?? t.record.original}</span>
      </legend>
      {IDIOMAS.map((idioma) => {
        const id = `${name}-${idioma}`
        const { error: told, isDirty } = getFieldState(`${name}.${idioma}`, formState)
        const error = messageIn(told)
        const missing = idioma !== 'es' && values.es && !values[idioma]
        return (
          <div key={idioma} className="o-fld">
            <label htmlFor={id}>
              {t.languages[idioma]} {missing && <em>{t.record.untranslated}</em>}
            </label>
            <Input
              id={id}
              className={isDirty ? 'o-in o-changed' : 'o-in'}
              lang={idioma}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              autoComplete="off"
              {...register(`${name}.${idioma}`)}
            />
            {error && (
              <span className="o-err" id={`${id}-error`}>
                {error}
              </span>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
