import { keepPreviousData, useQueries, useQueryClient } from '@tanstack/react-query'
import type { Client } from '@telar/client'
import { MAX_COUNTS, patternsIn } from '@telar/contract/kit/limits'
import type { SearchInput } from '@telar/contract/kit/search'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useClient } from '../../../kit/app.ts'
import { statusOf } from '../../../kit/calls/failures.ts'
import { ROUTER } from '../../../kit/constants.ts'
import type { Page, Source } from '../../declare/screen.ts'
import type { AnyRow } from '../../declare/values.ts'

/** Rows come in windows of so many, wherever the person scrolls. */
export const WINDOW = 100
const FRESH = 15_000
const COUNTS = 'counts'

/** Whether a query only counts: it is read anew at once when the server tells of a change. */
export const isCount = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey[1] === COUNTS || (queryKey[1] === 'window' && queryKey[4] === 1)

export type Body = Omit<SearchInput, 'pageNumber' | 'pageSize'>

/** The query of one window of a search. */
export const windowQuery = (client: Client, source: Source, body: Body, page: number, size = WINDOW) => ({
  queryKey: [source.resource, 'window', body, page, size, source.call] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Page> =>
    source.search(client, { ...body, pageNumber: page, pageSize: size }, signal),
  staleTime: FRESH,
  meta: { errors: 'local' } as const,
})

export function useWindowQuery(source: Source) {
  const client = useClient()
  return useCallback(
    (body: Body, page: number, size?: number) => windowQuery(client, source, body, page, size),
    [client, source],
  )
}

export interface Windows {
  /** How many rows the whole filter has; unknown at first. */
  total: number | undefined
  rowAt: (index: number) => AnyRow | undefined
  /** Long enough without an answer to say so. */
  slow: boolean
  /** Other rows than those asked for are still shown. */
  stale: boolean
  error: Error | null
  /** When the rows shown were read. */
  readAt: number
  retry: () => void
}

interface Shown {
  /** The search that these rows answer. */
  body: Body
  total: number
  pages: ReadonlyMap<number, AnyRow[]>
  readAt: number
}

/** Says so when the answer takes long, and then for a moment at least, so that nothing flickers. */
function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  const since = useRef(0)
  useEffect(() => {
    if (waiting === slow) return
    const shown = Date.now() - since.current
    const wait = waiting ? ROUTER.pendingMs : Math.max(ROUTER.pendingMinMs - shown, 0)
    const timer = setTimeout(() => {
      since.current = Date.now()
      setSlow(waiting)
    }, wait)
    return () => clearTimeout(timer)
  }, [waiting, slow])
  return slow
}

/** The windows in sight. The rows of the last search stay until the next ones are here, or take too long. */
export function useWindows(source: Source, body: Body, pages: readonly number[]): Windows {
  const windowQuery = useWindowQuery(source)
  const results = useQueries({ queries: pages.map((page) => windowQuery(body, page)) })
  const held = useRef<Shown | null>(null)
  const answered = results.filter((result) => result.data && !result.isPlaceholderData)
  const error = results.find((result) => result.error)?.error ?? null
  const waiting = answered.length === 0 && !error
  const slow = useSlow(waiting)
  if (answered.length > 0) {
    held.current = {
      body,
      total: answered[0]?.data?.totalCount ?? 0,
      pages: new Map(results.map(({ data }, i) => [pages[i] ?? 1, data?.data ?? []])),
      readAt: Math.min(...answered.map((result) => result.dataUpdatedAt)),
    }
  }
  const same = held.current?.body === body
  const shown = slow && !same ? null : held.current
  return {
    total: shown?.total,
    rowAt: (index) => shown?.pages.get(Math.floor(index / WINDOW) + 1)?.[index % WINDOW],
    slow: slow && !same,
    stale: shown !== null && !same,
    error,
    readAt: shown?.readAt ?? 0,
    retry: () => results.forEach((result) => void result.refetch()),
  }
}

/** Searches that are counted in one question: what looks for texts is one of its own. */
function together(bodies: readonly Body[]): number[][] {
  const looks = ({ keyword, advancedFilter }: Body) => Boolean(keyword) || patternsIn(advancedFilter) > 0
  const [alone, plain] = [[] as number[], [] as number[]]
  bodies.forEach((body, i) => {
    ;(looks(body) ? alone : plain).push(i)
  })
  const size = MAX_COUNTS + 1
  const batches = Array.from({ length: Math.ceil(plain.length / size) }, (_, i) =>
    plain.slice(i * size, (i + 1) * size),
  )
  return [...batches, ...alone.map((i) => [i])]
}

const BAD_REQUEST = 400

/** The query of how many rows several searches of one list have: nothing of one that the list does not understand. */
export const countsQuery = (client: Client, source: Source, bodies: readonly Body[]) => ({
  queryKey: [source.resource, COUNTS, bodies, source.call] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<(number | undefined)[]> => {
    const count = async ([first = {}, ...others]: readonly Body[]): Promise<(number | undefined)[]> => {
      const counts = others.map(({ advancedFilter }) => advancedFilter ?? null)
      const body = { ...first, pageNumber: 1, pageSize: 1, ...(counts.length > 0 ? { counts } : {}) }
      try {
        const page = await source.search(client, body, signal)
        return [page.totalCount, ...(page.counts ?? [])]
      } catch (error) {
        if (statusOf(error) !== BAD_REQUEST) throw error
        return others.length > 0 ? (await Promise.all(bodies.map((one) => count([one])))).flat() : [undefined]
      }
    }
    return count(bodies)
  },
  staleTime: FRESH,
  meta: { errors: 'local' } as const,
})

/** How many rows each of several searches has, for tabs and hints. */
export function useCounts(source: Source, bodies: readonly Body[]): (number | undefined)[] {
  const client = useClient()
  const batches = together(bodies)
  const results = useQueries({
    queries: batches.map((batch) => ({
      ...countsQuery(
        client,
        source,
        batch.map((i) => bodies[i] ?? {}),
      ),
      placeholderData: keepPreviousData,
    })),
  })
  const counts: (number | undefined)[] = bodies.map(() => undefined)
  batches.forEach((batch, n) => {
    for (const [k, i] of batch.entries()) counts[i] = results[n]?.data?.[k]
  })
  return counts
}

/** How many rows a search has, and the first of them. */
export function useTops(source: Source, bodies: readonly Body[], every?: number): (Page | undefined)[] {
  const windowQuery = useWindowQuery(source)
  const results = useQueries({
    queries: bodies.map((body) => ({
      ...windowQuery(body, 1, 1),
      placeholderData: keepPreviousData,
      ...(every ? { refetchInterval: every } : {}),
    })),
  })
  return results.map((result) => result.data)
}

/** Rows by their place in the list, read where they are not here yet. */
export function useRowsBetween(source: Source, body: Body) {
  const windowQuery = useWindowQuery(source)
  const queryClient = useQueryClient()
  return useCallback(
    async (from: number, to: number): Promise<AnyRow[]> => {
      const [first, last] = from < to ? [from, to] : [to, from]
      const numbers = Array.from(
        { length: Math.floor(last / WINDOW) - Math.floor(first / WINDOW) + 1 },
        (_, i) => Math.floor(first / WINDOW) + 1 + i,
      )
      const read = await Promise.all(numbers.map((page) => queryClient.fetchQuery(windowQuery(body, page))))
      const start = ((numbers[0] ?? 1) - 1) * WINDOW
      return read.flatMap(({ data }) => data).slice(first - start, last - start + 1)
    },
    [body, queryClient, windowQuery],
  )
}
