import { defaultStringifySearch, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { isId } from '../kit/id.ts'
import type { SearchParams } from './list/list-state.ts'

const ROOT = '/gestion'
/** Stands where an id would, for a record that has none yet. */
export const NEW = 'nuevo'

/** Every screen by its name, with its head's type; `screens.gen.ts` fills it in. @public */
// biome-ignore lint/suspicious/noEmptyInterface: the screens declare themselves, nothing here knows them.
export interface Screens {}
export type ScreenName = keyof Screens & string

type RowId<H> = H extends { list: { label: (row: infer R extends { id: unknown }, ...rest: never[]) => string } }
  ? R['id']
  : string | number
type PageName<H> = H extends { pages: infer P extends readonly { name: string }[] } ? P[number]['name'] : never

/** What may stand below a screen: a row's id or `nuevo` where its rows open, the name of one of its pages. */
type Below<S extends ScreenName> = S extends ScreenName
  ? (Screens[S] extends { opens: true } ? RowId<Screens[S]> | typeof NEW : never) | PageName<Screens[S]>
  : never

declare const ADDRESS: unique symbol
/** An address of the back office; only `hrefOf` makes one, so that it leads somewhere. */
export type Href = string & { readonly [ADDRESS]: true }

/** The address of a place. */
export function hrefOf<S extends ScreenName>(
  screen: S | null = null,
  id: Below<S> | null = null,
  search: SearchParams = {},
): Href {
  const path = [ROOT, screen, id === null ? null : encodeURIComponent(String(id))].filter((part) => part !== null)
  return (path.join('/') + defaultStringifySearch(search)) as Href
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text can be the longer name by which users and roles are known. */
export const isUuid = (text: string): boolean => UUID.test(text)

/** Whether the rows of a screen open, and by what they are called in an address. */
interface Opening {
  opens: boolean
  names?: ((below: string) => boolean) | undefined
}

/** Whether something can be at this address below a screen; what it is called by is looked at, not whether it is there. */
export const canBeBelow = ({ opens, names = isId }: Opening, below: string): boolean =>
  opens && (below === NEW || names(below))

/** Where a person is: the start, a screen, or a record in it, with what the address says besides. */
export function usePlace(): { screen: string | null; id: string | null; search: SearchParams } {
  const { screen = null, id = null } = useParams({ strict: false })
  const search: SearchParams = useSearch({ strict: false })
  return useMemo(() => ({ screen, id, search }), [screen, id, search])
}

/** Goes to an address of the back office, or to the shop, without loading the page anew. */
export function useGo(): (href: Href | '/', options?: { replace?: boolean }) => void {
  const router = useRouter()
  return useCallback(
    (href, { replace = false } = {}) => void router.navigate({ href, replace, resetScroll: false }),
    [router],
  )
}
