import type { Client } from '@telar/client'
import type { Call } from '@telar/contract/kit/endpoint'
import { command } from '../kit/query.ts'

/** A write whose failure is told where it was asked for, and nowhere else. */
export const localCommand = <E extends Call & { kind: 'write' }>(
  client: Client,
  endpoint: E,
  also: readonly string[] = [],
) => ({
  ...command(client, endpoint, also),
  meta: { errors: 'local' as const, invalidates: [endpoint.resource, ...also] },
})
