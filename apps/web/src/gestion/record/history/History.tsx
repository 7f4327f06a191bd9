import type { Cambio } from '@telar/contract/casa/audit'
import type { Textos } from '@telar/domain/idioma'
import { OFFICE } from '../../office-texts.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { useFieldWords } from '../form/use-field-words.ts'
import { type Change, fieldChanges } from './history.ts'
import { useHistory } from './use-history.ts'

interface HistoryProps {
  table: string
  id: string
  labels: Record<string, Textos>
}

/** What has happened to a record, the newest first. */
export function History({ table, id, labels }: HistoryProps) {
  const t = useWords(OFFICE)
  const { changes, total } = useHistory(table, id)
  if (!changes) return null
  if (changes.length === 0) return <p className="o-empty">{t.history.none}</p>
  return (
    <ol className="o-history">
      {changes.map((change) => (
        <li key={change.id}>
          <ChangeHead change={change} />
          <Changes changes={fieldChanges(change)} labels={labels} />
        </li>
      ))}
      {total > changes.length && <li className="o-q">{t.history.older(total - changes.length)}</li>}
    </ol>
  )
}

function ChangeHead({ change }: { change: Cambio }) {
  const t = useWords(OFFICE)
  const { moment } = useFormat()
  return (
    <p>
      <b>{change.usuario ?? t.history.system}</b> {t.history.actions[change.accion]}{' '}
      <span className="o-q">{moment(change.cuando)}</span>
    </p>
  )
}

/** Before → after, field by field, with the screen's own labels; of a new record there is no before. */
export function Changes({ changes, labels }: { changes: Change[]; labels: Record<string, Textos> }) {
  const t = useWords(OFFICE)
  const { label, value } = useFieldWords(labels)
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
            {!isNew && <td className="o-was">{value(before)}</td>}
            <td className="o-m">{value(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
