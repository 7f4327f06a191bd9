import type { Cambio } from '@telar/contract/casa/audit'
import type { Textos } from '@telar/domain/idioma'
import { useOpenScreen } from '../../access.ts'
import type { FormModel } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { useFieldWords } from '../form/use-field-words.ts'
import { type Change, fieldChanges, inWords } from './history.ts'
import { useHistory } from './use-history.ts'
import { useTold } from './use-told.ts'

/** What has happened to the record of the open screen, the newest first, in the words of its form. */
export function History({ id }: { id: string }) {
  const t = useWords(OFFICE)
  const { name, labels } = useOpenScreen()
  const { changes, total } = useHistory(name, id)
  const tell = useTold()
  if (!changes) return null
  if (changes.length === 0) return <p className="o-empty">{t.history.none}</p>
  return (
    <ol className="o-history">
      {changes.map((change) => (
        <li key={change.id}>
          <ChangeHead change={change} />
          <Changes changes={inWords(fieldChanges(change), labels)} labels={labels} tell={tell} />
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

interface ChangesProps {
  changes: Change[]
  labels: Record<string, Textos>
  tell?: FormModel['tell']
}

/** Before → after, field by field, with the screen's own labels; of a new record there is no before. */
export function Changes({ changes, labels, tell }: ChangesProps) {
  const t = useWords(OFFICE)
  const { label, value } = useFieldWords(labels, tell)
  if (changes.length === 0) return null
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
            {!isNew && <td className="o-was">{value(before, field)}</td>}
            <td className="o-m">{value(after, field)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
