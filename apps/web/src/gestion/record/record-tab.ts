import type { FormModel } from '../declare/screen.ts'
import type { SearchParams } from '../list/list-state.ts'

/** The side of a record that tells what has happened to it. */
export const HISTORY = 'historial'

/** The side one looks at, for an address that should keep it. */
export const sameTab = ({ ficha }: SearchParams): SearchParams => (ficha === undefined ? {} : { ficha })

/** The tab where a field is edited; nothing for the first one. */
export const tabOf = ({ tabs = [] }: Pick<FormModel, 'tabs'>, field: string): string | null =>
  tabs.find((tab) => tab.fields?.includes(field))?.name ?? null
