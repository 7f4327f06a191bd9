import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@telar/client'
import type { Call, CallInput, CallOutput } from '@telar/contract/kit/endpoint'

export type Read = Call & { readonly kind: 'read' }

/** One query per read of the contract; a loader and its component share it. */
export const query = <E extends Read>(client: Client, endpoint: E, input: CallInput<E>) =>
  queryOptions({
    queryKey: [endpoint.resource, endpoint.name, input] as const,
    queryFn: ({ signal }): Promise<CallOutput<E>> => client.call(endpoint, input, { signal }),
  })

/** A read that is looked at once and not kept: too large to keep, or only true now. */
export const readOnce = <E extends Read>(
  client: Client,
  endpoint: E,
  input: CallInput<E>,
  options?: { signal: AbortSignal },
): Promise<CallOutput<E>> => client.call(endpoint, input, options)
