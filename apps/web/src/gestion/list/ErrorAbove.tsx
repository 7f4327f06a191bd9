import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { errorReference, errorText } from '../parts/error-text.ts'
import { Note } from '../parts/Note.tsx'
import { useFormat, useWords } from '../use-texts.ts'
import { useListHere } from './use-list.ts'

/** The rows that were read stay; above them, what went wrong and the way to try again. */
export function ErrorAbove() {
  const t = useWords(OFFICE)
  const { time } = useFormat()
  const { error, readAt, retry } = useListHere().windows
  if (!error) return null
  const reference = errorReference(error)
  return (
    <Note
      look="error"
      action={
        <Button small onClick={retry}>
          {t.retry}
        </Button>
      }
    >
      <b>{t.list.failed}</b> {readAt > 0 ? t.list.keptFrom(time(readAt)) : errorText(error, t)}{' '}
      {reference && t.errors.reference(reference)}
    </Note>
  )
}
