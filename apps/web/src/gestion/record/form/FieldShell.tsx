import type { ReactNode } from 'react'
import type { Field } from '../../declare/values.ts'

interface FieldShellProps {
  id: string
  label: string
  width?: Field['width']
  error?: string
  hint?: string
  children: ReactNode
}

/** Label above, control, what is wrong below: for controls that are written out. */
export const FieldShell = ({ id, label, width = 'short', error, hint, children }: FieldShellProps) => (
  <div className={`o-fld o-${width}`}>
    <label htmlFor={id}>{label}</label>
    {children}
    {error && (
      <span className="o-err" id={`${id}-error`}>
        {error}
      </span>
    )}
    {hint && (
      <span className="o-hint" id={`${id}-hint`}>
        {hint}
      </span>
    )}
  </div>
)
