import { useQuery } from '@tanstack/react-query'
import { MAX_IDS, MAX_LEAVES } from '@telar/contract/kit/limits'
import { useClient } from '../../../kit/app.ts'
import type { Source } from '../../declare/screen.ts'
import type { AnyRow } from '../../declare/values.ts'
import type { Selection } from '../use-selection.ts'

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))

/** The marked rows as they are now, however long ago they were marked, in the order in which they were. */
export function useFresh(source: Source, selection: Selection) {
  const client = useClient()
  const { seen, all, count, resolve } = selection
  const ids = seen.map(({ id }) => id)
  return useQuery({
    queryKey: [source.resource, 'marked', all ? 'all' : ids, count, source.call] as const,
    queryFn: async ({ signal }): Promise<AnyRow[]> => {
      if (all) return resolve()
      const parts = inParts(ids, MAX_LEAVES).map((some) => {
        const filters = some.map((value) => ({ field: 'id', operator: 'eq' as const, value }))
        const body = { advancedFilter: { logic: 'or' as const, filters }, pageNumber: 1, pageSize: MAX_LEAVES }
        return source.search(client, body, signal)
      })
      const found = new Map((await Promise.all(parts)).flatMap(({ data }) => data.map((row) => [row.id, row])))
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    enabled: count <= MAX_IDS,
    staleTime: 0,
    gcTime: 0,
    meta: { errors: 'local' },
  })
}
