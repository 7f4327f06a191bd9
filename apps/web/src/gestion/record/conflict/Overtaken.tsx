import type { ReactNode } from 'react'
import { Button } from '../../parts/Button.tsx'
import { Note } from '../../parts/Note.tsx'

interface OvertakenProps {
  /** What the two ways out are called. */
  say: { takeTheirs: string; keepMine: string }
  onTheirs: () => void
  onMine: () => void
  children: ReactNode
}

/** Somebody else saved first: both in short, and which one stays. */
export function Overtaken({ say, onTheirs, onMine, children }: OvertakenProps) {
  return (
    <Note
      look="warning"
      role="alert"
      action={
        <span className="o-row">
          <Button small onClick={onTheirs}>
            {say.takeTheirs}
          </Button>
          <Button small onClick={onMine}>
            {say.keepMine}
          </Button>
        </span>
      }
    >
      {children}
    </Note>
  )
}
