import type { Client } from '@telar/client'
import { MAX_LEAVES } from '@telar/contract/kit/limits'
import type { Source } from '../declare/screen.ts'
import type { AnyRow } from '../declare/values.ts'

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))

/** Rows as they are now, in the order asked for; those that are gone are left out. */
export async function freshRows(
  client: Client,
  source: Source,
  ids: readonly AnyRow['id'][],
  signal: AbortSignal,
): Promise<AnyRow[]> {
  const parts = inParts(ids, MAX_LEAVES).map((some) => {
    const filters = some.map((value) => ({ field: 'id', operator: 'eq' as const, value }))
    const body = { advancedFilter: { logic: 'or' as const, filters }, pageNumber: 1, pageSize: MAX_LEAVES }
    return source.search(client, body, signal)
  })
  const found = new Map((await Promise.all(parts)).flatMap(({ data }) => data.map((row) => [row.id, row])))
  return ids.flatMap((id) => found.get(id) ?? [])
}
