import { enIdioma, type Textos } from '@telar/domain/idioma'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnyRow, Column } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { Miniatura } from '../../parts/Miniatura.tsx'
import { State, Swatch } from '../../parts/State.tsx'
import { useFormat, useWords } from '../../use-texts.ts'

/** Numbers stand at the right, under their heading. */
export const isRight = ({ align, kind }: Column): boolean =>
  align ? align === 'right' : kind === 'number' || kind === 'money'

/** A value as its kind is shown. */
export function Cell({ row, column }: { row: AnyRow; column: Column }): ReactNode {
  const { Cell: Own, field } = column
  return Own ? <Own row={row} /> : <Value value={row[field]} column={column} />
}

/** A value on its own; a dash where there is none. */
function Value({ value, column: { kind, states, main } }: { value: unknown; column: Column }): ReactNode {
  const t = useWords(OFFICE)
  const { number, amount, date, moment, idioma, word } = useFormat()
  if (kind === 'imagen') return <Miniatura id={value as number | null} />
  if (value === null || value === undefined || value === '') return <span className="o-none">–</span>
  // what a kind may be given to, the declaration has checked; here the rows have no types any more
  switch (kind) {
    case 'number':
      return number(value as number)
    case 'money':
      return amount(value as number)
    case 'date':
      return <span className="o-q">{date(value as string)}</span>
    case 'moment':
      return <span className="o-q">{moment(value as string)}</span>
    case 'boolean':
      return value ? <Check className="o-i" role="img" aria-label={t.yes} /> : <span className="o-none">{t.no}</span>
    case 'color':
      return (
        <>
          <Swatch hex={value as string} />
          <span className="o-q">{value as string}</span>
        </>
      )
    case 'textos':
      return <b className="o-m">{enIdioma(value as Textos, idioma)}</b>
    case 'state': {
      const state = states?.[value as string]
      return state ? <State mark={state.mark}>{word(state.label)}</State> : String(value)
    }
    default:
      return main ? <b className="o-m">{String(value)}</b> : <span className="o-el">{String(value)}</span>
  }
}
