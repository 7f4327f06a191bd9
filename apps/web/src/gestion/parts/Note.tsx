import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const ICONS = { info: Info, warning: TriangleAlert, error: CircleAlert, good: Check } as const

interface NoteProps {
  look?: keyof typeof ICONS
  role?: 'alert' | 'note'
  children: ReactNode
  action?: ReactNode
}

/** A remark that stays: a reason, a warning, a failure with its way out. */
export function Note({ look = 'info', role = look === 'error' ? 'alert' : 'note', children, action }: NoteProps) {
  const Icon = ICONS[look]
  return (
    <div className={`o-note o-note-${look}`} role={role}>
      <Icon className="o-i" aria-hidden="true" />
      <div className="o-sp">{children}</div>
      {action}
    </div>
  )
}
