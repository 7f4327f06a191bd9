import { statusOf } from '../../kit/calls/failures.ts'
import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { errorReference, errorText } from '../parts/error-text.ts'
import { Note } from '../parts/Note.tsx'
import { useFormat, useWords } from '../use-texts.ts'
import { useListHere } from './use-list.ts'

const REFUSED = 400

/**
 * The rows that were read stay; above them, what went wrong and the way to try again. What a list cannot be asked for is
 * refused again however often one tries: then the way out is to ask for less.
 */
export function ErrorAbove() {
  const t = useWords(OFFICE)
  const { time } = useFormat()
  const { windows, state, change } = useListHere()
  const { error, readAt, retry } = windows
  if (!error) return null
  const reference = errorReference(error)
  const filtered = state.conditions.length > 0
  const tooMuch = statusOf(error) === REFUSED && (filtered || state.sort !== null)
  return (
    <Note
      look="error"
      action={
        tooMuch ? (
          <Button small onClick={() => change(filtered ? { conditions: [] } : { sort: null }, { replace: true })}>
            {filtered ? t.list.removeAll : t.list.forget}
          </Button>
        ) : (
          <Button small onClick={retry}>
            {t.retry}
          </Button>
        )
      }
    >
      <b>{t.list.failed}</b> {readAt > 0 ? t.list.keptFrom(time(readAt)) : errorText(error, t)}{' '}
      {reference && t.errors.reference(reference)}
    </Note>
  )
}
