import { lazyRouteComponent } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { OfficePopover } from '../../parts/dialogs/OfficePopover.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Tabs } from '../../parts/Tabs.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { useCounts } from '../grid/use-windows.ts'
import { type ListState, PLAIN, writeListState } from '../list-state.ts'
import { useListHere } from '../use-list.ts'
import { searchBody } from './filters.ts'
import { withView } from './views.ts'

const ViewMenu = lazyRouteComponent(() => import('./ViewMenu.tsx'), 'ViewMenu')
const NameForm = lazyRouteComponent(() => import('./NameForm.tsx'), 'NameForm')

/** Saved views as tabs, each with how many rows it has. */
export function ViewTabs() {
  const t = useWords(OFFICE)
  const { screen, list, usual, views, state, noun } = useListHere()
  const states: ListState[] = [PLAIN, ...views.map((view) => view.state)]
  const counts = useCounts(
    list.source,
    states.map((view) => searchBody({ ...view, sort: null }, list.columns, usual)),
  )
  const active = views.findIndex(({ name }) => name === state.view) + 1
  const mine = views[active - 1]
  return (
    <Tabs label={t.views.label} at={active}>
      {states.map((view, i) => (
        <span key={view.view ?? ''} className={i === active ? 'o-tab o-on' : 'o-tab'}>
          <OfficeLink href={hrefOf(screen.name, null, writeListState(view))} aria-current={i === active || undefined}>
            {i === 0 ? t.views.all(noun) : view.view} <Count value={counts[i]} />
          </OfficeLink>
          {i > 0 && i === active && mine && (mine.own || mine.shared) && (
            <Suspense>
              <ViewMenu view={mine} />
            </Suspense>
          )}
        </span>
      ))}
      <span className="o-sp" />
      <SaveView />
    </Tabs>
  )
}

function Count({ value }: { value: number | undefined }) {
  const { number } = useFormat()
  return value === undefined ? null : <small>{number(value)}</small>
}

function SaveView() {
  const t = useWords(OFFICE)
  const { table, state, change } = useListHere()
  const [open, setOpen] = useState(false)
  const save = (name: string) => {
    table.change({ filtros: withView(table.settings.filtros, name, state) })
    change({ view: name }, { replace: true })
    setOpen(false)
  }
  return (
    <OfficePopover
      label={t.views.save}
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button look="ghost" small icon={Plus} className="o-compact">
          {t.views.save}
        </Button>
      }
    >
      <Suspense>
        <NameForm initial="" onName={save} />
      </Suspense>
    </OfficePopover>
  )
}
