import { defaultStringifySearch, useLocation, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { SearchParams } from './list/list-state.ts'

const ROOT = '/gestion'
/** Stands where an id would, for a record that has none yet. */
export const NEW = 'nuevo'

/** Where a person is: the start, a screen, or a record in it. */
export interface Place {
  screen: string | null
  id: string | null
}

/** `/gestion/colores/12` → screen and id. */
function parsePlace(pathname: string): Place {
  const [screen = null, id = null] = pathname
    .slice(ROOT.length)
    .split('/')
    .filter(Boolean)
    .map((part) => decodeURIComponent(part))
  return { screen, id }
}

/** The address of a place. */
export function hrefOf(
  screen: string | null = null,
  id: string | number | null = null,
  search: SearchParams = {},
): string {
  const path = [ROOT, screen, id === null ? null : encodeURIComponent(id)].filter((part) => part !== null)
  return path.join('/') + defaultStringifySearch(search)
}

export function usePlace(): Place & { search: SearchParams } {
  const { pathname, search } = useLocation()
  return useMemo(() => ({ ...parsePlace(pathname), search: search as SearchParams }), [pathname, search])
}

/** Goes to an address of this site without loading the page anew. */
export function useGo(): (href: string, options?: { replace?: boolean }) => void {
  const router = useRouter()
  return useCallback(
    (href, { replace = false } = {}) => void router.navigate({ href, replace, resetScroll: false }),
    [router],
  )
}
