import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { llano } from '@telar/domain/texto'
import { useClient } from '../../../kit/app.ts'
import { isTransient } from '../../../kit/calls/failures.ts'
import { useMay } from '../../access.ts'
import type { At, KnownScreen, Offer, Part } from '../../declare/screen.ts'
import type { AnyRow } from '../../declare/values.ts'
import { useIdioma } from '../../use-texts.ts'
import { beginnings, matches, resembles } from './matches.ts'

const EACH = 5
/** So many are looked through for one that was meant. */
const LOOKED_THROUGH = 50

/** What one screen finds: its rows, and what is no row of its own. */
interface Found {
  rows: AnyRow[]
  parts: Part[]
}

const NOTHING: Found = { rows: [], parts: [] }

/** It has answered, or failed so far: nobody waits for it while it is tried again. */
const isOver = ({ data, failureCount, error }: UseQueryResult) =>
  data !== undefined || failureCount > 0 || error !== null

/** Nobody knows: there was no connection, or no answer. What is refused is not for this person to find. */
const isUnknown = ({ error, isPaused }: UseQueryResult) => isPaused || (error !== null && isTransient(error))

/**
 * What every screen that has a list finds by what was typed, or else what resembles it, as long as somebody asks. Each
 * part of it is asked for by itself: where one has no answer the others are there. By name are only those that are called so.
 */
export function useRecords(screens: readonly KnownScreen[], keyword: string, byName = false) {
  const client = useClient()
  const idioma = useIdioma()
  const may = useMay()
  const asked = keyword !== ''
  const meta = { errors: 'local' } as const
  const search = ({ list }: KnownScreen, words: string, pageSize: number) => ({
    queryKey: [list?.source.resource, 'palette', words, list?.source.call, pageSize] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AnyRow[]> =>
      list ? (await list.source.search(client, { keyword: words, pageNumber: 1, pageSize }, signal)).data : [],
    meta,
  })
  const exact = useQueries({
    queries: screens.map((screen) => ({ ...search(screen, keyword, byName ? LOOKED_THROUGH : EACH), enabled: asked })),
  })
  const parts = useQueries({
    queries: screens.map(({ list, parts: beside }) => ({
      queryKey: [list?.source.resource, 'palette', keyword, list?.source.call, 'parts', idioma] as const,
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Part[]> =>
        beside ? beside.find(client, keyword, idioma, signal) : [],
      enabled: asked && !byName && beside?.needs.every(may) === true,
      meta,
    })),
  })
  const stem = beginnings(keyword)
  const alike = useQueries({
    queries: screens.map((screen, i) => ({
      ...search(screen, stem, LOOKED_THROUGH),
      enabled:
        asked &&
        !byName &&
        stem !== llano(keyword) &&
        exact[i]?.data?.length === 0 &&
        (parts[i]?.data?.length ?? 0) === 0 &&
        parts[i]?.isFetching === false,
    })),
  })
  const found = screens.map((screen, i): Found | undefined => {
    const [rows, beside, others] = [exact[i], parts[i], alike[i]]
    if (!asked || !rows || !beside || !others || !isOver(rows)) return undefined
    if (beside.isEnabled && !isOver(beside)) return undefined
    const named = (row: AnyRow) => `${screen.list?.label(row, idioma)} ${screen.list?.detail?.(row, idioma) ?? ''}`
    const meant = others.isEnabled ? (others.data ?? []).filter((row) => resembles(named(row), keyword)) : []
    const so = (row: AnyRow) => !byName || matches(screen.list?.label(row, idioma) ?? '', keyword)
    return {
      rows: [...(rows.data ?? []).filter(so).slice(0, EACH), ...meant.slice(0, EACH)],
      parts: (beside.isEnabled && beside.data) || NOTHING.parts,
    }
  })
  const all = [...exact, ...parts, ...alike]
  return {
    found,
    searching: all.some(({ isFetching }) => isFetching),
    unanswered: all.some(isUnknown),
  }
}

/** How screens whose words come with them answer in place of what was found: they are asked for once it is. */
export function useAnswers(screens: readonly KnownScreen[], found: readonly (Found | undefined)[]) {
  const opened = useQueries({
    queries: screens.map((screen, i) => ({
      queryKey: ['screen', screen.name, 'opened'] as const,
      queryFn: () => screen.open(),
      enabled: screen.list?.answers === true && (found[i]?.rows.length ?? 0) > 0,
      meta: { errors: 'local' } as const,
    })),
  })
  return screens.map(({ list }, i) => list?.answer ?? opened[i]?.data?.list?.answer)
}

/** What others offer to do with the first thing that each screen has found. */
export function useOffers(screens: readonly KnownScreen[], at: At, first: (name: string) => Part | undefined) {
  const client = useClient()
  const idioma = useIdioma()
  const may = useMay()
  const asked = screens.flatMap((screen) => {
    const { offers } = screen
    const found = offers?.needs.every(may) ? first(offers.of) : undefined
    return offers && found ? [{ offers, found, name: screen.name }] : []
  })
  const made = useQueries({
    queries: asked.map(({ offers, found: { id, label, begin }, name }) => ({
      queryKey: ['palette', 'offers', name, id, label, begin, at, idioma] as const,
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<Offer[]> =>
        offers.find(client, begin ? { id, label, begin } : { id, label }, at, idioma, signal),
      staleTime: 0,
      meta: { errors: 'local' } as const,
    })),
  })
  return asked.flatMap(({ offers, name }, i) =>
    (made[i]?.data ?? []).map((offer) => ({ ...offer, key: `${name} ${offer.key}`, icon: offers.icon })),
  )
}
