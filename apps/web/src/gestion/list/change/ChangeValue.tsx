import type { RefObject } from 'react'
import type { Field } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { Choice } from '../../parts/Choice.tsx'
import { LookupControl } from '../../record/form/controls/LookupControl.tsx'
import { PlainControl } from '../../record/form/controls/PlainControl.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useWords } from '../../use-texts.ts'
import { CHANGE } from './change-texts.ts'
import { isNumber } from './meant.ts'

const ID = 'change-value'

interface ChangeValueProps {
  field: Field
  value: unknown
  onChange: (value: unknown) => void
  inputRef: RefObject<HTMLElement | null>
}

/** What all of them are given; a number also by how much it rises or falls. */
export function ChangeValue({ field, value, onChange, inputRef }: ChangeValueProps) {
  const t = useWords(OFFICE)
  const say = useWords(CHANGE)
  const ref = (element: HTMLElement | null) => {
    inputRef.current = element
  }
  const shared = {
    ...{ id: ID, name: field.name, field, value, onChange, inputRef: ref },
    ...{ onBlur: () => undefined, invalid: false, describedBy: undefined, disabled: false, changed: false },
  }
  if (isNumber(field))
    return (
      <FieldShell id={ID} label={say.value} hint={say.numberHint} width="medium">
        <input
          id={ID}
          ref={ref}
          className="o-in o-n"
          autoComplete="off"
          aria-describedby={`${ID}-hint`}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      </FieldShell>
    )
  return (
    <FieldShell id={ID} label={say.value} width="medium">
      {field.control === 'checkbox' ? (
        <Choice
          id={ID}
          value={value === 'true' ? 'true' : 'false'}
          options={['true', 'false']}
          label={(option) => (option === 'true' ? t.yes : t.no)}
          onChange={onChange}
        />
      ) : field.control === 'lookup' ? (
        <LookupControl {...shared} />
      ) : (
        <PlainControl {...shared} />
      )}
    </FieldShell>
  )
}
