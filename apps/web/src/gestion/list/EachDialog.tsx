import { type ReactNode, useRef, useState } from 'react'
import { type Attempt, attempts } from '../../kit/calls/attempt.ts'
import type { Write } from '../../kit/calls/command.ts'
import { useCalls } from '../calls.ts'
import type { AnyRow } from '../declare/values.ts'
import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { OfficeDialog } from '../parts/dialogs/OfficeDialog.tsx'
import { errorText } from '../parts/error-text.ts'
import { Note } from '../parts/Note.tsx'
import { useFormat, useWords } from '../use-texts.ts'

interface EachDialogProps<R extends Pick<AnyRow, 'id'>> {
  title: string
  description?: string
  verb: string
  rows: readonly R[]
  /** How a row is called where something goes wrong with it. */
  label: (row: R) => string
  /** Does it, under the attempt by which the server knows again what it may have done without its answer arriving. */
  run: (row: R, attempt: Attempt) => Promise<unknown>
  /** The write that `run` makes of each: what it touches is read again when all have gone through. */
  over: Write
  /** It has gone through; how many it was done with. */
  onEnd: (done: number) => void
  onClose: () => void
  children?: ReactNode
}

interface Failed<R> {
  row: R
  error: unknown
}

/** Does the same with one row after the other: how far it has come is seen, and what fails is said by row and tried again. */
export function EachDialog<R extends Pick<AnyRow, 'id'>>(props: EachDialogProps<R>) {
  const { title, description, verb, rows, label, run, over, onEnd, onClose, children } = props
  const t = useWords(OFFICE)
  const { number } = useFormat()
  const calls = useCalls()
  const [left, setLeft] = useState(rows)
  const tried = useRef(new Map<AnyRow['id'], Attempt>())
  const attemptOf = ({ id }: R): Attempt => {
    const attempt = tried.current.get(id) ?? attempts()
    tried.current.set(id, attempt)
    return attempt
  }
  const [at, setAt] = useState<number | null>(null)
  const [failed, setFailed] = useState<readonly Failed<R>[]>([])
  const begun = failed.length > 0
  const start = async () => {
    if (at !== null || left.length === 0) return
    const bad: Failed<R>[] = []
    setFailed([])
    for (const [i, row] of left.entries()) {
      setAt(i)
      await run(row, attemptOf(row)).catch((error: unknown) => bad.push({ row, error }))
    }
    setAt(null)
    void calls.settle(over)
    if (bad.length === 0) return onEnd(rows.length)
    setFailed(bad)
    setLeft(bad.map(({ row }) => row))
  }
  const done = rows.length - left.length
  const leave = () => {
    if (at !== null) return
    if (done > 0) onEnd(done)
    else onClose()
  }
  return (
    <OfficeDialog
      title={title}
      {...(description ? { description } : {})}
      onClose={leave}
      onConfirm={() => void start()}
      footer={
        <>
          <Button onClick={leave} disabled={at !== null} keys="escape">
            {t.back}
          </Button>
          <Button
            look="main"
            disabled={at !== null || left.length === 0}
            onClick={() => void start()}
            keys="ctrl+enter"
          >
            {begun ? t.retry : verb}
          </Button>
        </>
      }
    >
      {!begun && children}
      {at !== null && (
        <p className="o-row" role="status">
          <progress className="o-progress" max={left.length} value={at} aria-label={title} />
          {t.list.position(number(at + 1), number(left.length))}
        </p>
      )}
      {begun && (
        <Note look="error">
          <b>{t.list.someFailed(number(failed.length), number(rows.length))}</b>
          <ul className="o-names">
            {failed.map(({ row, error }) => (
              <li key={row.id}>
                {label(row)}: {errorText(error, t)}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </OfficeDialog>
  )
}
