import { useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Field, type FieldProps } from './Field.tsx'

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const toggle = (
    <button type="button" className="tap link" onClick={() => setShown(!shown)}>
      {shown ? t('login.hide') : t('login.show')}
      <span className="sr-only"> {props.label}</span>
    </button>
  )
  return <Field {...props} type={shown ? 'text' : 'password'} end={toggle} spellCheck={false} autoCapitalize="none" />
}
