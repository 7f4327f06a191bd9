import { vistas } from '@telar/contract/calls'
import type { VistaCompartida } from '@telar/contract/identidad/vistas'
import { ChevronDown, Pencil, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { MenuItem, OfficeMenu } from '../../parts/dialogs/OfficeMenu.tsx'
import { OfficePopover } from '../../parts/dialogs/OfficePopover.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { useWords } from '../../use-texts.ts'
import { viewSearch } from '../list-state.ts'
import { useListHere } from '../use-list.ts'
import { NameForm } from './NameForm.tsx'
import { SHARED } from './shared-texts.ts'
import { type View, withoutView } from './views.ts'

/** What can be done with a view that is no shipped one. */
export function ViewMenu({ view }: { view: View }) {
  return view.shared ? <SharedView view={view} shared={view.shared} /> : <OwnView view={view} />
}

/** What the person may do with a view of their own. */
function OwnView({ view }: { view: View }) {
  const t = useWords(OFFICE)
  const say = useWords(SHARED)
  const may = useMay()
  const { screen, table, change } = useListHere()
  const { mutateAsync: compartir } = useCommand(vistas.compartir)
  const [renaming, setRenaming] = useState(false)
  const kept = table.settings.filtros
  const remove = () => {
    table.change({ filtros: withoutView(kept, view.name) })
    change({ view: null })
    notify(say.removed(view.name), { undo: () => table.change({ filtros: kept }) })
  }
  const rename = (name: string) => {
    table.change({ filtros: kept.map((other) => (other.nombre === view.name ? { ...other, nombre: name } : other)) })
    change({ view: name }, { replace: true })
    setRenaming(false)
  }
  const share = async () => {
    await compartir({ body: { tablaId: screen.name, nombre: view.name, busqueda: viewSearch(view.state) } })
    table.change({ filtros: withoutView(kept, view.name) })
    notify(say.sharedNow(view.name))
  }
  if (renaming)
    return (
      <OfficePopover
        label={say.rename}
        open
        onOpenChange={setRenaming}
        trigger={<button type="button" className="o-caret" aria-label={say.rename} />}
      >
        <NameForm initial={view.name} onName={rename} />
      </OfficePopover>
    )
  return (
    <OfficeMenu
      trigger={
        <button type="button" className="o-caret" aria-label={say.menu(view.name)}>
          <ChevronDown className="o-i" aria-hidden="true" />
        </button>
      }
    >
      <MenuItem icon={Pencil} onSelect={() => setRenaming(true)}>
        {say.rename}
      </MenuItem>
      {may(vistas.compartir.access) && (
        <MenuItem
          icon={Users}
          onSelect={() => void share().catch((error) => notify(errorText(error, t), { bad: true }))}
        >
          {say.share}
        </MenuItem>
      )}
      <MenuItem icon={Trash2} onSelect={remove}>
        {say.remove}
      </MenuItem>
    </OfficeMenu>
  )
}

/** A view that everybody has: whose it was, and the way back to being nobody's. */
function SharedView({ view, shared }: { view: View; shared: VistaCompartida }) {
  const t = useWords(OFFICE)
  const say = useWords(SHARED)
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
      notify(say.removed(view.name), { undo: () => void again() })
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
  }
  return (
    <OfficeMenu
      trigger={
        <button type="button" className="o-caret" aria-label={say.menu(view.name)} title={say.by(shared.autor)}>
          <Users className="o-i" aria-hidden="true" />
        </button>
      }
    >
      <MenuItem icon={Trash2} onSelect={() => void remove()}>
        {say.removeShared}
      </MenuItem>
    </OfficeMenu>
  )
}
