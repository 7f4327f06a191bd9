import { useQueries } from '@tanstack/react-query'
import { House, LogOut, Plus, Store } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useClient } from '../../../kit/app.ts'
import { useSession } from '../../../kit/session.ts'
import { useMay, useScreens } from '../../access.ts'
import type { KnownScreen } from '../../declare/screen.ts'
import type { AnyRow } from '../../declare/values.ts'
import { PLAIN, writeListState } from '../../list/list-state.ts'
import { OFFICE } from '../../office-texts.ts'
import { type Href, hrefOf, NEW, type ScreenName } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { titleOf } from '../title.ts'
import { matches } from './matches.ts'

const EACH = 5
const SETTLES = 160

export interface Result {
  key: string
  icon: KnownScreen['icon']
  label: string
  detail?: string
  hex?: string
  href?: Href | '/'
  run?: () => void
}
export interface Group {
  title: string
  results: Result[]
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLES)
    return () => clearTimeout(timer)
  }, [text])
  return useDeferredValue(settled)
}

/** Records of every screen that has a list, as long as somebody asks for them. */
function useRecords(screens: readonly KnownScreen[], keyword: string): (AnyRow[] | undefined)[] {
  const client = useClient()
  const results = useQueries({
    queries: screens.map(({ list }) => ({
      queryKey: [list?.source.resource, 'palette', keyword, list?.source.call] as const,
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AnyRow[]> => {
        const page = await list?.source.search(client, { keyword, pageNumber: 1, pageSize: EACH }, signal)
        return page?.data ?? []
      },
      enabled: keyword !== '',
      meta: { errors: 'local' } as const,
    })),
  })
  return results.map(({ data }) => data)
}

function resultOf(screen: KnownScreen, row: AnyRow, idioma: ReturnType<typeof useFormat>['idioma']): Result {
  const label = screen.list?.label(row, idioma) ?? String(row.id)
  const swatch = screen.list?.swatch
  return {
    key: `${screen.name}/${row.id}`,
    icon: screen.icon,
    label,
    detail: screen.list?.detail?.(row, idioma),
    hex: swatch && String(row[swatch]),
    href: screen.opens
      ? hrefOf(screen.name, row.id)
      : hrefOf(screen.name, null, writeListState({ ...PLAIN, q: label })),
  }
}

/** What the palette finds: screens, records by screen, then things to do. `>` asks for these alone. */
export function usePalette(text: string, scope: ScreenName | null): Group[] {
  const t = useWords(OFFICE)
  const may = useMay()
  const { idioma, word } = useFormat()
  const { logout } = useSession()
  const all = useScreens()
  const onlyActions = text.startsWith('>')
  const asked = text.replace(/^>/, '').trim()
  const keyword = useSettled(onlyActions ? '' : asked)
  const searched = useMemo(
    () => all.filter(({ list, name, quiet }) => (scope ? name === scope : list && !quiet)),
    [all, scope],
  )
  const records = useRecords(searched, keyword)

  const found = searched.map((screen, i) => ({
    title: titleOf(screen, idioma),
    results: (records[i] ?? []).map((row) => resultOf(screen, row, idioma)),
  }))
  const places: Result[] = [
    { key: 'start', icon: House, label: t.start.title, href: hrefOf() },
    ...all.map((screen) => ({
      key: screen.name,
      icon: screen.icon,
      label: titleOf(screen, idioma),
      detail: t.areas[screen.area],
      href: hrefOf(screen.name),
    })),
  ]
  const actions: Result[] = [
    ...all
      .filter((screen) => may(screen.create))
      .map((screen) => ({
        key: `new ${screen.name}`,
        icon: Plus,
        label: t.list.create(screen.noun[idioma]),
        href: hrefOf(screen.name, NEW),
      })),
    ...all.flatMap((screen) =>
      screen.pages
        .filter((page) => may(page.access))
        .map(({ name, icon, label }) => ({
          key: `${screen.name} ${name}`,
          icon,
          label: word(label),
          detail: titleOf(screen, idioma),
          href: hrefOf(screen.name, name),
        })),
    ),
    { key: 'shop', icon: Store, label: t.person.shop, href: '/' },
    { key: 'sign out', icon: LogOut, label: t.person.signOut, run: () => void logout() },
  ]
  const matching = (results: Result[]) => results.filter(({ label }) => matches(label, asked))
  const groups = [
    ...(onlyActions || scope ? [] : [{ title: t.palette.places, results: matching(places) }]),
    ...(keyword === '' ? [] : found),
    ...(scope ? [] : [{ title: t.palette.actions, results: matching(actions) }]),
  ]
  return groups.filter(({ results }) => results.length > 0)
}
