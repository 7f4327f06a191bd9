import type { BoundAccess } from '@telar/contract/kit/endpoint'
import type { Idioma, Textos } from '@telar/domain/idioma'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Calls } from '../calls.ts'
import type { SearchParams } from '../list/list-state.ts'
import type { useGo } from '../place.ts'

/** By what an action is done. */
export interface Doing {
  calls: Calls
  go: ReturnType<typeof useGo>
  /** What the address says besides: the side of the record, the list it came from. */
  search: SearchParams
  idioma: Idioma
  /** Says what went wrong, where nobody waits for the action any more. */
  tell: (error: unknown) => void
}

export interface ActionDialogProps<R> {
  row: R
  onClose: () => void
}

/** Something that can be done with a record: where it is offered, to whom, when, and what it runs or opens. */
export interface RecordAction<R> {
  name: string
  label: Textos | ((row: R, idioma: Idioma) => string)
  icon?: LucideIcon
  keys?: string
  /** `main` is what one most likely does next, `plain` what else, `quiet` what stands aside, `menu` the rest. */
  place: 'quiet' | 'menu' | 'plain' | 'main'
  /** Who may not make this call does not see it. */
  access?: BoundAccess
  /** Whether it can be done with this record where it stands. */
  when?: (row: R) => boolean
  /** On a phone it stands in the menu. */
  folds?: boolean
  /** Drawn as the main one, although it stands elsewhere. */
  strong?: (row: R) => boolean
  danger?: boolean
  /** In the menu, apart from those above. */
  apart?: boolean
  /** Done at once; a failure is told. */
  run?: (row: R, doing: Doing) => unknown
  /** Asked first. */
  Dialog?: ComponentType<ActionDialogProps<R>>
}
