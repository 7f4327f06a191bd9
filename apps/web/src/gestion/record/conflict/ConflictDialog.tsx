import type { Textos } from '@telar/domain/idioma'
import { useState } from 'react'
import { statusOf } from '../../../kit/calls/failures.ts'
import { beneath, type Changes, changesOf } from '../../../kit/form/changes.ts'
import { useSession } from '../../../kit/session.ts'
import type { Noun } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { OfficeDialog } from '../../parts/dialogs/OfficeDialog.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import type { Values } from '../form/form-values.ts'
import { useFieldWords } from '../form/use-field-words.ts'
import { useLastChange } from '../history/use-history.ts'
import { type Difference, differences, settle } from './conflict.ts'
import { CONFLICT } from './conflict-texts.ts'
import { Told, type Words } from './Told.tsx'

interface ConflictDialogProps {
  noun: Noun
  labels: Record<string, Textos>
  model?: Words
  /** Where the audit may tell who it was. */
  table: string
  id: string
  base: Values
  mine: Values
  theirs: Values
  savedAt: string | undefined
  onClose: () => void
  onDiscard: () => void
  onSettle: (values: Values) => Promise<void>
}

/** Somebody else has saved this meanwhile: both versions, field by field, and a choice for each. */
export function ConflictDialog({ noun, labels, model = {}, table, id, savedAt, ...versions }: ConflictDialogProps) {
  const t = useWords(OFFICE)
  const say = useWords(CONFLICT)
  const { time } = useFormat()
  const { label } = useFieldWords(labels)
  const last = useLastChange(table, id)
  const { base, mine, theirs, onClose, onDiscard, onSettle } = versions
  const [chosen, setChosen] = useState<Difference[]>(() => differences(base, mine, theirs))
  const [error, setError] = useState<unknown>(null)
  const { user } = useSession()
  const own = user !== null && last?.usuario === user.email
  const who = own ? say.elsewhere : (last?.usuario ?? say.somebody)
  const when = last?.cuando ?? savedAt
  const title = own ? say.ownTitle : say.title
  const take = (path: string, side: Difference['take']) =>
    setChosen(chosen.map((difference) => (difference.path === path ? { ...difference, take: side } : difference)))
  const confirm = () => onSettle(settle(theirs, chosen)).catch(setError)

  return (
    <OfficeDialog
      wide
      title={title(who, noun, when ? time(when) : '')}
      description={chosen.length === 0 ? say.same : say.differs(chosen.length)}
      onClose={onClose}
      onConfirm={() => void confirm()}
      footer={
        <>
          <Button look="ghost" onClick={onDiscard}>
            {say.discard}
          </Button>
          <span className="o-sp" />
          <Button look="main" onClick={() => void confirm()} keys="ctrl+enter">
            {say.save}
          </Button>
        </>
      }
    >
      {chosen.length > 0 && (
        <table className="o-t o-versions">
          <thead>
            <tr>
              <th>
                <span className="o-sr">{t.filters.field}</span>
              </th>
              <th>{who}</th>
              <th>{say.you}</th>
            </tr>
          </thead>
          <tbody>
            {chosen.map((difference) => (
              <tr key={difference.path}>
                <td className="o-q">{label(difference.path)}</td>
                {(['theirs', 'mine'] as const).map((side) => (
                  <td key={side}>
                    <label className="o-row">
                      <input
                        type="radio"
                        className="o-rd"
                        name={difference.path}
                        checked={difference.take === side}
                        onChange={() => take(difference.path, side)}
                      />
                      <span className={difference.take === side ? 'o-m' : undefined}>
                        <Told
                          {...{ labels, model }}
                          path={difference.path}
                          value={difference[side]}
                          other={difference[side === 'mine' ? 'theirs' : 'mine']}
                        />
                      </span>
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {error !== null && <Note look="error">{errorText(error, t)}</Note>}
    </OfficeDialog>
  )
}

const same = (a: Changes, b: Changes) => JSON.stringify(a) === JSON.stringify(b)

/** What somebody else has saved meanwhile where one has written too: it stays in sight until both are settled. */
export function useOvertaken<V extends object>(read: () => Promise<V>) {
  const [theirs, setTheirs] = useState<V | null>(null)
  return {
    theirs,
    settled: () => setTheirs(null),
    /** Whether that is why something was refused. */
    async overtook(error: unknown, base: V, mine: V): Promise<boolean> {
      if (statusOf(error) !== 409) return false
      const now = await read()
      const changes = changesOf(base as Changes, mine as Changes) ?? {}
      if (same(beneath(base as Changes, changes), beneath(now as Changes, changes))) return false
      setTheirs(now)
      return true
    },
  }
}
