import { useQuery } from '@tanstack/react-query'
import { MAX_IDS } from '@telar/contract/kit/limits'
import { useClient } from '../../../kit/app.ts'
import type { Source } from '../../declare/screen.ts'
import type { AnyRow } from '../../declare/values.ts'
import { freshRows } from '../fresh-rows.ts'
import type { Selection } from '../use-selection.ts'

/** The marked rows as they are now, however long ago they were marked, in the order in which they were. */
export function useFresh(source: Source, selection: Selection) {
  const client = useClient()
  const { seen, all, count, resolve } = selection
  const ids = seen.map(({ id }) => id)
  return useQuery({
    queryKey: [source.resource, 'marked', all ? 'all' : ids, count, source.call] as const,
    queryFn: ({ signal }): Promise<AnyRow[]> => (all ? resolve() : freshRows(client, source, ids, signal)),
    enabled: count <= MAX_IDS,
    staleTime: 0,
    gcTime: 0,
    meta: { errors: 'local' },
  })
}
