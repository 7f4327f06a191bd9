import type { TableSettings } from '@telar/contract/identidad/usersettings'
import type { VistaCompartida } from '@telar/contract/identidad/vistas'
import type { Textos } from '@telar/domain/idioma'
import type { ShippedView } from '../../declare/screen.ts'
import { type ListState, PLAIN, readListState, sameView, viewSearch } from '../list-state.ts'

export interface View {
  name: string
  state: ListState
  /** Made by the person, who may change and delete it. */
  own: boolean
  /** Saved by somebody for everybody. */
  shared?: VistaCompartida
}

type Kept = TableSettings['filtros']

/** The views of a list: the house's, those that somebody saved for everybody, then the person's own. */
export const viewsOf = (
  shipped: readonly ShippedView[],
  shared: readonly VistaCompartida[],
  kept: Kept,
  word: (textos: Textos) => string,
): View[] => [
  ...shipped.map(({ name, conditions }) => ({
    name: word(name),
    state: { ...PLAIN, conditions, view: word(name) },
    own: false,
  })),
  ...shared.map((vista) => ({
    name: vista.nombre,
    state: { ...readListState(vista.busqueda), view: vista.nombre, page: 1 },
    own: false,
    shared: vista,
  })),
  ...kept.map(({ nombre, busqueda }) => ({
    name: nombre,
    state: { ...readListState(busqueda), view: nombre, page: 1 },
    own: true,
  })),
]

/** The view one is in, and whether one has wandered off from what it says. */
export function currentView(views: readonly View[], state: ListState): { view: View | undefined; changed: boolean } {
  const view = views.find(({ name }) => name === state.view)
  return { view, changed: view !== undefined && !sameView(view.state, state) }
}

/** Keeps what is shown under a name; the same name again replaces it. */
export function withView(kept: Kept, nombre: string, state: ListState): Kept {
  const view = { nombre, busqueda: viewSearch(state) }
  return kept.some((other) => other.nombre === nombre)
    ? kept.map((other) => (other.nombre === nombre ? view : other))
    : [...kept, view]
}

export const withoutView = (kept: Kept, nombre: string): Kept => kept.filter((view) => view.nombre !== nombre)
