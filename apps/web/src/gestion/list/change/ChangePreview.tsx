import { useQueries } from '@tanstack/react-query'
import { useClient } from '../../../kit/app.ts'
import type { Field } from '../../declare/values.ts'
import { capital } from '../../grammar.ts'
import { OFFICE } from '../../office-texts.ts'
import { Note } from '../../parts/Note.tsx'
import { FORM } from '../../record/form/form-texts.ts'
import { sentence } from '../../record/form/sentences.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { useListHere } from '../use-list.ts'
import { CHANGE } from './change-texts.ts'
import { isNumber } from './meant.ts'
import type { PlannedRow } from './planned.ts'

/** A value of a field in words; what it looks up by its name. */
function useValueWords({ control, options, from }: Field, values: readonly unknown[]) {
  const t = useWords(OFFICE)
  const client = useClient()
  const { number, price, date, word, idioma } = useFormat()
  const ids = from ? [...new Set(values)].filter((id) => typeof id === 'number') : []
  const names = useQueries({
    queries: ids.map((id) => ({
      queryKey: [from?.resource, 'lookup-one', id, idioma],
      queryFn: async () => from?.one(client, id, idioma) ?? [],
      meta: { errors: 'local' as const },
    })),
  })
  return (value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–'
    if (from) return names[ids.indexOf(value as number)]?.data?.[0]?.label ?? ''
    if (typeof value === 'boolean') return value ? t.yes : t.no
    if (typeof value === 'number') return control === 'money' ? price(value) : number(value)
    const option = options?.[String(value)]
    return option ? word(option) : control === 'date' ? date(String(value)) : String(value)
  }
}

interface ChangePreviewProps {
  field: Field
  plan: readonly PlannedRow[]
  same: number
}

/** Each row with what it has and what it will have; those that cannot have it, and why. */
export function ChangePreview({ field, plan, same }: ChangePreviewProps) {
  const t = useWords(OFFICE)
  const said = useWords(FORM)
  const say = useWords(CHANGE)
  const { number, idioma } = useFormat()
  const { list, noun } = useListHere()
  const inWords = useValueWords(
    field,
    plan.flatMap(({ before, after }) => [before, after]),
  )
  const side = isNumber(field) ? 'o-n' : undefined
  const refused = plan.filter((one) => one.refused !== null)
  const changes = plan.filter((one) => one.refused === null)
  return (
    <>
      {refused.length > 0 && (
        <Note look="warning">
          <b>{say.refused(number(refused.length), refused.length)}</b>
          <ul className="o-names">
            {refused.map(({ row, refused: issue }) => (
              <li key={row.id}>
                {list.label(row, idioma)}: {issue && sentence(issue, said, {}, idioma)}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {changes.length > 0 && (
        <div className="o-t-scroll o-change">
          <table className="o-t">
            <thead>
              <tr>
                <th>{capital(noun.one)}</th>
                <th className={side}>{t.history.before}</th>
                <th className={side}>{t.history.after}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ row, before, after }) => (
                <tr key={row.id}>
                  <td>{list.label(row, idioma)}</td>
                  <td className={`${side ?? ''} o-q`}>{inWords(before)}</td>
                  <td className={`${side ?? ''} o-m`}>{inWords(after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {same > 0 && <p className="o-q">{say.same(number(same), same)}</p>}
    </>
  )
}
