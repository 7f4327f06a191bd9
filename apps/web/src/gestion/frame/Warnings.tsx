import { X } from 'lucide-react'
import { useEffect } from 'react'
import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { Note } from '../parts/Note.tsx'
import { dismiss, dismissAll, useWarnings } from '../parts/warnings.ts'
import { usePlace } from '../place.ts'
import { useWords } from '../use-texts.ts'

/** What went wrong stands above the work until it has been read, or the person has gone elsewhere. */
export function Warnings() {
  const t = useWords(OFFICE)
  const { screen, id } = usePlace()
  const warnings = useWarnings()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said belongs to the place where it was said.
  useEffect(() => dismissAll, [screen, id])
  return (
    <div className="o-warnings" aria-live="assertive">
      {warnings.map(({ id: one, text, offer }) => (
        <Note
          key={one}
          look="error"
          action={
            <>
              {offer && (
                <Button
                  small
                  onClick={() => {
                    dismiss(one)
                    offer.run()
                  }}
                >
                  {offer.label}
                </Button>
              )}
              <Button look="ghost" small iconOnly icon={X} onClick={() => dismiss(one)}>
                {t.close}
              </Button>
            </>
          }
        >
          {text}
        </Note>
      ))}
    </div>
  )
}
