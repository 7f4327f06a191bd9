import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="field-err">
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  )
}
