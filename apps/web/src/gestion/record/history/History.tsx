import type { Cambio } from '@telar/contract/casa/audit'
import { fichas } from '@telar/contract/casa/fichas'
import type { Textos } from '@telar/domain/idioma'
import { Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { useOpenScreen } from '../../access.ts'
import { useCommand } from '../../calls.ts'
import type { FormModel, Saying } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { useFieldWords } from '../form/use-field-words.ts'
import { Leido } from '../Leido.tsx'
import { type Change, fieldChanges, inWords, rowsAt, withMeant } from './history.ts'
import { useHistory } from './use-history.ts'
import { useTold } from './use-told.ts'

/** What has happened to the record of the open screen, the newest first, in the words of its form. */
export function History({ id }: { id: string }) {
  const t = useWords(OFFICE)
  const { name } = useOpenScreen()
  const { allowed, leido } = useHistory(name, id)
  if (!allowed) return null
  return (
    <Leido de={leido}>
      {({ cambios, total }) =>
        cambios.length === 0 ? (
          <p className="o-empty">{t.history.none}</p>
        ) : (
          <Happened id={id} changes={cambios} total={total} />
        )
      }
    </Leido>
  )
}

const NOTHING_SAID = { before: {}, after: {} }

interface HappenedProps {
  id: string
  changes: NonNullable<ReturnType<typeof useHistory>['leido']['data']>['cambios']
  total: number
}

function Happened({ id, changes, total }: HappenedProps) {
  const t = useWords(OFFICE)
  const { labels, form } = useOpenScreen()
  const tell = useTold()
  const rows = useMemo(() => rowsAt(changes), [changes])
  return (
    <ol className="o-history">
      {changes.map((change, i) => (
        <li key={change.id}>
          <ChangeHead change={change} />
          {change.juntos > 1 && <Together id={id} change={change} />}
          <Changes
            changes={inWords(withMeant(fieldChanges(change), rows[i] ?? NOTHING_SAID, form?.meant), labels)}
            rows={rows[i]}
            {...{ labels, tell, Told: form?.Told }}
          />
        </li>
      ))}
      {total > changes.length && <li className="o-q">{t.history.older(total - changes.length)}</li>}
    </ol>
  )
}

function ChangeHead({ change }: { change: Pick<Cambio, 'usuario' | 'accion' | 'cuando'> }) {
  const t = useWords(OFFICE)
  const { moment } = useFormat()
  return (
    <p>
      <b>{change.usuario ?? t.history.system}</b> {t.history.actions[change.accion]}{' '}
      <span className="o-q">{moment(change.cuando)}</span>
    </p>
  )
}

/** A change that was made to several records at once, and the way back. */
function Together({ id, change }: { id: string; change: { id: number; juntos: number } }) {
  const t = useWords(OFFICE)
  const { name } = useOpenScreen()
  const { number } = useFormat()
  const undo = useCommand(fichas.deshacer, {
    onSuccess: ({ registros }) => notify(t.history.undone(number(registros), registros)),
  })
  return (
    <>
      <p className="o-row">
        <span className="o-q">{t.history.together(number(change.juntos))}</span>
        <Button
          small
          icon={Undo2}
          disabled={undo.isPending}
          onClick={() => undo.mutate({ params: { recurso: name, id, parte: change.id } })}
        >
          {t.history.undo}
        </Button>
      </p>
      {undo.error && <Note look="error">{errorText(undo.error, t)}</Note>}
    </>
  )
}

interface ChangesProps {
  changes: Change[]
  labels: Record<string, Textos>
  tell?: FormModel['tell']
  /** How the screen says what words alone cannot, and what the record said besides. */
  Told?: FormModel['Told'] | undefined
  rows?: ReturnType<typeof rowsAt>[number] | undefined
}

/** Before → after, field by field, with the screen's own labels; of a new record there is no before. */
export function Changes({ changes, labels, tell, Told, rows }: ChangesProps) {
  const t = useWords(OFFICE)
  const { label, value } = useFieldWords(labels, tell)
  if (changes.length === 0) return null
  const told = (held: unknown, field: string, row: Saying['row'] = {}) => {
    const otherwise = value(held, field)
    return Told && Array.isArray(held) ? <Told {...{ field, value: held, otherwise, row }} /> : otherwise
  }
  const isNew = changes.every(({ before }) => before === undefined)
  return (
    <table className="o-t">
      <thead className="o-sr">
        <tr>
          <th>{t.filters.field}</th>
          {!isNew && <th>{t.history.before}</th>}
          <th>{t.history.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <td className="o-q">{label(field)}</td>
            {!isNew && <td className="o-was">{told(before, field, rows?.before)}</td>}
            <td className="o-m">{told(after, field, rows?.after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
