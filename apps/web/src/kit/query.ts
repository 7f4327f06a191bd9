import { type MutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '@telar/client'
import type { Call, CallInput, CallOutput } from '@telar/contract/kit/endpoint'

/** One query per read of the contract; a loader and its component share it. */
export const query = <E extends Call & { kind: 'read' }>(client: Client, endpoint: E, input: CallInput<E>) =>
  queryOptions({
    queryKey: [endpoint.resource, endpoint.name, input] as const,
    queryFn: ({ signal }): Promise<CallOutput<E>> => client.call(endpoint, input, { signal }),
  })

/** A write of the contract; when it succeeds everything read from its resource is stale. */
export const command = <E extends Call & { kind: 'write' }>(
  client: Client,
  endpoint: E,
  also: readonly string[] = [],
): MutationOptions<CallOutput<E>, Error, CallInput<E>> => ({
  mutationKey: [endpoint.resource, endpoint.name],
  mutationFn: (input) => client.call(endpoint, input, { idempotencyKey: crypto.randomUUID() }),
  meta: { invalidates: [endpoint.resource, ...also] },
})
