import { type ColorTema, TEMA_INICIAL } from '@telar/domain/casa/tema'
import { X } from 'lucide-react'
import { Button } from '../../parts/Button.tsx'
import { ColorControl } from '../../record/form/controls/ColorControl.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { AJUSTES } from './ajustes-texts.ts'
import { ajustesForm } from './ajustes-values.ts'
import { COLOR } from './labels.ts'

/** One colour of the theme; those that the house derives may be left to it. */
export function ColorDelTema({ name, derived }: { name: ColorTema; derived: string }) {
  const { word } = useFormat()
  const say = useWords(AJUSTES)
  const path = `tema.${name}` as const
  const { field, fieldState } = ajustesForm.useField(path)
  const id = `field-${name}`
  const derivable = TEMA_INICIAL[name] === null
  const error = fieldState.error?.message
  return (
    <div className="o-fld">
      <label htmlFor={id}>
        {word(COLOR[name])} {field.value === null && <em className="o-auto">· {say.derived}</em>}
      </label>
      <span className="o-row">
        <ColorControl
          {...{ id, name: path }}
          field={{ name: path, control: 'color' }}
          value={field.value ?? derived}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          invalid={error !== undefined}
          describedBy={error ? `${id}-error` : undefined}
          changed={fieldState.isDirty}
          disabled={false}
        />
        {derivable && field.value !== null && (
          <Button look="ghost" small iconOnly icon={X} onClick={() => field.onChange(null)}>
            {say.useDerived}
          </Button>
        )}
      </span>
      {error && (
        <span className="o-err" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}
