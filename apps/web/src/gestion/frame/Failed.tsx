import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { errorReference, errorText } from '../parts/error-text.ts'
import { Note } from '../parts/Note.tsx'
import { useWords } from '../use-texts.ts'

/** A screen could not be fetched or drawn: the frame stays, and one may try again. */
export function Failed({ error }: ErrorComponentProps) {
  const t = useWords(OFFICE)
  const router = useRouter()
  const reference = errorReference(error)
  return (
    <div className="o-page">
      <Note
        look="error"
        action={
          <Button small onClick={() => void router.invalidate()}>
            {t.retry}
          </Button>
        }
      >
        {errorText(error, t)} {reference && t.errors.reference(reference)}
      </Note>
    </div>
  )
}
