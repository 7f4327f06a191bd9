import { IDIOMAS, type Textos } from '@telar/domain/idioma'
import { Maximize2, X } from 'lucide-react'
import { Fragment } from 'react'
import type { AnyRow } from '../declare/values.ts'
import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { useIdioma, useWords } from '../use-texts.ts'
import { Cell } from './grid/Cell.tsx'
import { useLabel } from './use-label.ts'
import { useListHere } from './use-list.ts'

/** A look at the row one stands on, without leaving the list. */
export function Preview({ row }: { row: AnyRow | undefined }) {
  const t = useWords(OFFICE)
  const idioma = useIdioma()
  const label = useLabel()
  const { list, opens, open, cursor, setPreview } = useListHere()
  return (
    <aside className="o-side" aria-label={t.list.preview}>
      <header className="o-row">
        <h2 className="o-h1 o-el">{row ? list.label(row, idioma) : t.list.preview}</h2>
        <span className="o-sp" />
        {row && opens && (
          <Button look="ghost" small iconOnly icon={Maximize2} onClick={() => open(row, cursor)}>
            {t.open}
          </Button>
        )}
        <Button look="ghost" small iconOnly icon={X} onClick={() => setPreview(false)}>
          {t.close}
        </Button>
      </header>
      {!row && <p className="o-side-none">{t.list.noCurrent}</p>}
      {row && list.Preview && <list.Preview row={row} />}
      {row && !list.Preview && (
        <dl className="o-dl">
          {list.columns
            .filter(({ apart }) => !apart)
            .map((column) => (
              <Fragment key={column.field}>
                <dt>{label(column.field)}</dt>
                <dd>
                  {column.kind === 'textos' ? (
                    // the declaration gave this kind to a field that holds texts
                    <AllLanguages value={row[column.field] as Textos} />
                  ) : (
                    <Cell row={row} column={column} />
                  )}
                </dd>
              </Fragment>
            ))}
        </dl>
      )}
      {row && opens && (
        <footer className="o-row">
          {list.Next && <list.Next row={row} key={row.id} />}
          <Button look={list.Next ? 'plain' : 'main'} keys="enter" onClick={() => open(row, cursor)}>
            {t.open}
          </Button>
        </footer>
      )}
    </aside>
  )
}

function AllLanguages({ value }: { value: Textos }) {
  return IDIOMAS.map((idioma) => (
    <div key={idioma} className="o-row">
      <span className="o-q o-lang">{idioma}</span>
      <span className={idioma === 'es' ? 'o-m' : undefined}>{value[idioma] || <span className="o-none">–</span>}</span>
    </div>
  ))
}
