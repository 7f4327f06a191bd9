import { vistas } from '@telar/contract/calls'
import type { VistaCompartida } from '@telar/contract/identidad/vistas'
import { ChevronDown, Pencil, Plus, Trash2, Users } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useMay } from '../../access.ts'
import { useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { MenuItem, OfficeMenu } from '../../parts/dialogs/OfficeMenu.tsx'
import { OfficePopover } from '../../parts/dialogs/OfficePopover.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { useCounts } from '../grid/use-windows.ts'
import { type ListState, PLAIN, viewSearch, writeListState } from '../list-state.ts'
import { useListHere } from '../use-list.ts'
import { searchBody } from './filters.ts'
import { type View, withoutView, withView } from './views.ts'

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
    <nav className="o-tabs" aria-label={t.views.label}>
      {states.map((view, i) => (
        <span key={view.view ?? ''} className={i === active ? 'o-tab o-on' : 'o-tab'}>
          <OfficeLink href={hrefOf(screen.name, null, writeListState(view))} aria-current={i === active || undefined}>
            {i === 0 ? t.views.all(noun) : view.view} <Count value={counts[i]} />
          </OfficeLink>
          {i > 0 && i === active && mine?.own && <OwnView view={mine} />}
          {i > 0 && i === active && mine?.shared && <SharedView view={mine} shared={mine.shared} />}
        </span>
      ))}
      <span className="o-sp" />
      <SaveView />
    </nav>
  )
}

function Count({ value }: { value: number | undefined }) {
  const { number } = useFormat()
  return value === undefined ? null : <small>{number(value)}</small>
}

/** What the person may do with a view of their own. */
function OwnView({ view }: { view: View }) {
  const t = useWords(OFFICE)
  const may = useMay()
  const { screen, table, change } = useListHere()
  const { mutateAsync: compartir } = useCommand(vistas.compartir)
  const [renaming, setRenaming] = useState(false)
  const kept = table.settings.filtros
  const remove = () => {
    table.change({ filtros: withoutView(kept, view.name) })
    change({ view: null })
    notify(t.views.removed(view.name), { undo: () => table.change({ filtros: kept }) })
  }
  const rename = (name: string) => {
    table.change({ filtros: kept.map((other) => (other.nombre === view.name ? { ...other, nombre: name } : other)) })
    change({ view: name }, { replace: true })
    setRenaming(false)
  }
  const share = async () => {
    await compartir({ body: { tablaId: screen.name, nombre: view.name, busqueda: viewSearch(view.state) } })
    table.change({ filtros: withoutView(kept, view.name) })
    notify(t.views.sharedNow(view.name))
  }
  if (renaming)
    return (
      <OfficePopover
        label={t.views.rename}
        open
        onOpenChange={setRenaming}
        trigger={<button type="button" className="o-caret" aria-label={t.views.rename} />}
      >
        <NameForm initial={view.name} onName={rename} />
      </OfficePopover>
    )
  return (
    <OfficeMenu
      trigger={
        <button type="button" className="o-caret" aria-label={t.views.menu(view.name)}>
          <ChevronDown className="o-i" aria-hidden="true" />
        </button>
      }
    >
      <MenuItem icon={Pencil} onSelect={() => setRenaming(true)}>
        {t.views.rename}
      </MenuItem>
      {may(vistas.compartir.access) && (
        <MenuItem
          icon={Users}
          onSelect={() => void share().catch((error) => notify(errorText(error, t), { bad: true }))}
        >
          {t.views.share}
        </MenuItem>
      )}
      <MenuItem icon={Trash2} onSelect={remove}>
        {t.views.remove}
      </MenuItem>
    </OfficeMenu>
  )
}

/** A view that everybody has: whose it was, and the way back to being nobody's. */
function SharedView({ view, shared }: { view: View; shared: VistaCompartida }) {
  const t = useWords(OFFICE)
  const may = useMay()
  const { screen, change } = useListHere()
  const { mutateAsync: retirar } = useCommand(vistas.retirar)
  const { mutateAsync: compartir } = useCommand(vistas.compartir)
  if (!may(vistas.retirar.access)) return null
  const { id, nombre, busqueda } = shared
  const again = () => compartir({ body: { tablaId: screen.name, nombre, busqueda } })
  const remove = async () => {
    try {
      await retirar({ params: { id } })
      change({ view: null })
      notify(t.views.removed(view.name), { undo: () => void again() })
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
  }
  return (
    <OfficeMenu
      trigger={
        <button type="button" className="o-caret" aria-label={t.views.menu(view.name)} title={t.views.by(shared.autor)}>
          <Users className="o-i" aria-hidden="true" />
        </button>
      }
    >
      <MenuItem icon={Trash2} onSelect={() => void remove()}>
        {t.views.removeShared}
      </MenuItem>
    </OfficeMenu>
  )
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
      <NameForm initial="" onName={save} />
    </OfficePopover>
  )
}

function NameForm({ initial, onName }: { initial: string; onName: (name: string) => void }) {
  const t = useWords(OFFICE)
  const [name, setName] = useState(initial)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) onName(name.trim())
  }
  return (
    <form className="o-name" onSubmit={submit}>
      <label className="o-fld">
        <span>{t.views.name}</span>
        <input className="o-in" value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </label>
      <Button type="submit" look="main" disabled={!name.trim()}>
        {t.save}
      </Button>
    </form>
  )
}
