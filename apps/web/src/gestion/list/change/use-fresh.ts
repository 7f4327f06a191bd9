import { useQuery } from '@tanstack/react-query'
import { MAX_IDS } from '@telar/contract/kit/crud'
import { MAX_LEAVES } from '@telar/contract/kit/search'
import { useClient } from '../../../kit/app.ts'
import type { Source } from '../../declare/screen.ts'
import type { AnyRow } from '../../declare/values.ts'

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))

/** The marked rows as they are now, however long ago they were marked, in the order in which they were. */
export function useFresh(source: Source, rows: readonly AnyRow[]) {
  const client = useClient()
  const ids = rows.length > MAX_IDS ? [] : rows.map(({ id }) => id)
  return useQuery({
    queryKey: [source.resource, 'marked', ids, source.call] as const,
    queryFn: async ({ signal }): Promise<AnyRow[]> => {
      const parts = inParts(ids, MAX_LEAVES).map((some) => {
        const filters = some.map((value) => ({ field: 'id', operator: 'eq' as const, value }))
        const body = { advancedFilter: { logic: 'or' as const, filters }, pageNumber: 1, pageSize: MAX_LEAVES }
        return source.search(client, body, signal)
      })
      const found = new Map((await Promise.all(parts)).flatMap(({ data }) => data.map((row) => [row.id, row])))
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    staleTime: 0,
    gcTime: 0,
    meta: { errors: 'local' },
  })
}
