import type { Textos } from '@telar/domain/idioma'
import type { ComponentType } from 'react'
import { useController } from 'react-hook-form'
import type { Field } from '../../declare/values.ts'
import { useFormat } from '../../use-texts.ts'
import { ColorControl } from './controls/ColorControl.tsx'
import type { ControlProps } from './controls/control.ts'
import { ImagenControl } from './controls/ImagenControl.tsx'
import { LookupControl } from './controls/LookupControl.tsx'
import { NumberControl } from './controls/NumberControl.tsx'
import { PlainControl } from './controls/PlainControl.tsx'
import { TextosControl } from './controls/TextosControl.tsx'
import type { Values } from './form-values.ts'

const CONTROLS: Partial<Record<Field['control'], ComponentType<ControlProps>>> = {
  number: NumberControl,
  money: NumberControl,
  color: ColorControl,
  lookup: LookupControl,
  imagen: ImagenControl,
}

const WIDE: Partial<Record<Field['control'], Field['width']>> = {
  text: 'medium',
  email: 'medium',
  lookup: 'medium',
  area: 'wide',
  imagen: 'wide',
}

interface FieldViewProps {
  field: Field
  label: Textos | undefined
  disabled: boolean
}

/** A field of a form: label above, control, what is wrong below. */
export function FieldView({ field, label, disabled }: FieldViewProps) {
  const { word } = useFormat()
  const text = label ? word(label) : field.name
  if (field.control === 'textos' || field.control === 'textos-area')
    return (
      <TextosControl
        name={field.name}
        label={text}
        disabled={disabled}
        area={field.control === 'textos-area'}
        hint={field.hint && word(field.hint)}
      />
    )
  return <Single field={field} text={text} disabled={disabled} />
}

function Single({ field, text, disabled }: { field: Field; text: string; disabled: boolean }) {
  const { word } = useFormat()
  const { field: bound, fieldState } = useController<Values>({ name: field.name })
  const id = `field-${field.name}`
  const error = fieldState.error?.message
  const Control = CONTROLS[field.control] ?? PlainControl
  const describedBy = [error && `${id}-error`, field.hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const check = field.control === 'checkbox'
  return (
    <div className={`o-fld o-${field.width ?? WIDE[field.control] ?? 'short'}${check ? ' o-fld-check' : ''}`}>
      <label htmlFor={id}>{text}</label>
      <Control
        {...{ id, disabled, field, describedBy }}
        name={field.name}
        value={bound.value}
        onChange={bound.onChange}
        onBlur={bound.onBlur}
        inputRef={bound.ref}
        invalid={error !== undefined}
        changed={fieldState.isDirty}
      />
      {error && (
        <span className="o-err" id={`${id}-error`}>
          {error}
        </span>
      )}
      {field.hint && (
        <span className="o-hint" id={`${id}-hint`}>
          {word(field.hint)}
        </span>
      )}
    </div>
  )
}
