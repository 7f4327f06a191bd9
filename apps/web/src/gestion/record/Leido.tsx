import type { ReactNode } from 'react'
import { statusOf } from '../../kit/calls/failures.ts'
import { NoSuchScreen } from '../frame/NoSuchScreen.tsx'
import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { errorText } from '../parts/error-text.ts'
import { Note } from '../parts/Note.tsx'
import { usePlace } from '../place.ts'
import { useWords } from '../use-texts.ts'
import { Esperando } from './Esperando.tsx'

interface Respuesta<T> {
  data: T | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}

/** What a call answers: grey bars while it is awaited, what went wrong with the way to try again, and then itself. */
export function Leido<T>({ de, children }: { de: Respuesta<T>; children: (data: T) => ReactNode }) {
  const t = useWords(OFFICE)
  const { data, error, refetch } = de
  const { id } = usePlace()
  // what cannot be the number of a record is refused before it is looked for
  const nonsense = statusOf(error) === 400 && id !== null && !/^\d+$/.test(id)
  if (data === undefined && (statusOf(error) === 404 || nonsense)) return <NoSuchScreen />
  return (
    <>
      {error && (
        <div className="o-sec">
          <Note
            look="error"
            action={
              <Button small onClick={() => void refetch()}>
                {t.retry}
              </Button>
            }
          >
            {errorText(error, t)}
          </Note>
        </div>
      )}
      {data === undefined ? !error && <Esperando /> : children(data)}
    </>
  )
}
