import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { statusOf } from '../../kit/calls/failures.ts'
import { useCalls } from '../calls.ts'
import type { ListModel, OpenScreen } from '../declare/screen.ts'
import type { AnyRow } from '../declare/values.ts'
import { useKeys } from '../frame/keys.tsx'
import { useRemark } from '../frame/remark.ts'
import { OFFICE } from '../office-texts.ts'
import { errorText } from '../parts/error-text.ts'
import { notify } from '../parts/notify.tsx'
import { useFormat, useWords } from '../use-texts.ts'
import type { Asking } from './BulkBar.tsx'
import { ErrorAbove } from './ErrorAbove.tsx'
import { FilterBar } from './filter/FilterBar.tsx'
import { ViewTabs } from './filter/ViewTabs.tsx'
import { Grid } from './grid/Grid.tsx'
import { ListHead } from './ListHead.tsx'
import { MarkedSums } from './MarkedSums.tsx'
import { Misread } from './Misread.tsx'
import { ListContext, useList } from './use-list.ts'
import { useListKeys } from './use-list-keys.ts'

const DeleteDialog = lazyRouteComponent(() => import('./DeleteDialog.tsx'), 'DeleteDialog')
const Preview = lazyRouteComponent(() => import('./Preview.tsx'), 'Preview')
const Printed = lazyRouteComponent(() => import('./Printed.tsx'), 'Printed')
const EmptyList = lazyRouteComponent(() => import('./EmptyList.tsx'), 'EmptyList')
const Grouping = lazyRouteComponent(() => import('./Grouping.tsx'), 'Grouping')
const BulkBar = lazyRouteComponent(() => import('./BulkBar.tsx'), 'BulkBar')
const ChangeDialog = lazyRouteComponent(() => import('./change/ChangeDialog.tsx'), 'ChangeDialog')

type Asked = { rows: AnyRow[]; action: Exclude<Asking, 'change'> } | null

/** A list: views, filters, rows, what can be done with those marked, and the total of the whole filter. */
export function ListScreen({ screen, list: model }: { screen: OpenScreen; list: ListModel }) {
  const t = useWords(OFFICE)
  const { number, idioma } = useFormat()
  const calls = useCalls()
  const list = useList(screen, model)
  const [asked, setAsked] = useState<Asked>(null)
  const [changing, setChanging] = useState(false)
  const [printing, setPrinting] = useState(false)
  const { selection, total, cursor, windows, preview, current, noun } = list
  const renewMarks = () => void selection.renew().catch(() => {})
  const ask = async (action: Asking) => {
    // what is typed next belongs to it: the rows come while one writes
    if (action === 'change') return setChanging(true)
    try {
      const rows = await selection.resolve()
      if (action === 'delete' || !action.run) return setAsked({ rows, action })
      const done = await action.run(calls, rows, idioma)
      if (done === 'ask') return setAsked({ rows, action })
      const { text, undo } = done
      if (!undo) {
        notify(text)
        return renewMarks()
      }
      selection.clear()
      notify(text, { undo: () => void undo() })
    } catch (error) {
      notify(errorText(error, t), { bad: true })
      // they stand otherwise than they did when they were read
      if (statusOf(error) !== undefined) await Promise.all([calls.reread(model.source), selection.renew()])
    }
  }
  const sumsMarked = selection.seen.length > 1 && list.columns.shown.some(({ column }) => column.sum)
  const close = () => {
    setAsked(null)
    setChanging(false)
  }
  /** Left without doing it: what is marked may stand otherwise by now. */
  const leave = () => {
    close()
    renewMarks()
  }
  const done = () => {
    close()
    selection.clear()
  }
  useListKeys(list)
  // taken from the browser at once: what it would print are the rows in sight
  useKeys([{ keys: 'ctrl+p', label: t.keys.print, run: () => setPrinting(true), typing: true }])
  useEffect(() => {
    for (const soon of [BulkBar, EmptyList, Printed]) void soon.preload?.()
  }, [])
  useRemark(cursor < 0 || total === 0 ? '' : t.list.position(number(cursor + 1), number(total)))

  return (
    <ListContext value={list}>
      <ListHead />
      <ViewTabs />
      <FilterBar />
      <div className={preview ? 'o-split o-split-open' : 'o-split'}>
        <section className="o-list" aria-label={t.list.rows(noun)}>
          <Misread />
          <ErrorAbove />
          <Grid>
            <Suspense>{windows.total === 0 && !windows.stale && <EmptyList />}</Suspense>
          </Grid>
          <Suspense>{printing && <Printed onDone={() => setPrinting(false)} />}</Suspense>
          <Suspense>{selection.count > 0 && <BulkBar onAsk={(action) => void ask(action)} />}</Suspense>
          <div className="o-total" aria-live="polite">
            {sumsMarked && <MarkedSums />}
            {windows.total !== undefined && !sumsMarked && (
              <>
                <b>{t.list.count(number(total), total, noun)}</b> <span className="o-q">{t.list.wholeFilter}</span>
                <Suspense>{model.groups && total > 1 && <Grouping groups={model.groups} />}</Suspense>
                {model.Sums && <model.Sums body={list.body} />}
              </>
            )}
          </div>
        </section>
        <Suspense>{preview && <Preview row={current} />}</Suspense>
      </div>
      <Suspense>
        {asked?.action === 'delete' && (
          <DeleteDialog rows={asked.rows} list={model} noun={noun} onClose={leave} onDone={done} />
        )}
        {changing && model.changes && <ChangeDialog changes={model.changes} onClose={close} onDone={done} />}
      </Suspense>
      {asked && asked.action !== 'delete' && asked.action.Dialog && (
        <asked.action.Dialog rows={asked.rows} onClose={leave} onDone={done} />
      )}
    </ListContext>
  )
}
