import { type MutationOptions, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Client } from '@telar/client'
import type { Call, CallInput, CallOutput } from '@telar/contract/kit/endpoint'
import { TOUCHES } from '@telar/contract/touches'
import { type Attempt, attempts } from './attempt.ts'

export type Read = Call & { readonly kind: 'read' }
export type Write = Call & { readonly kind: 'write' }

/** Where what was read is kept. */
export type ReadKey<E> = readonly [resource: string, name: string, input: CallInput<E>]

/** One query per read of the contract; a loader and its component share it. */
export const query = <E extends Read>(client: Client, endpoint: E, input: CallInput<E>) =>
  queryOptions({
    queryKey: [endpoint.resource, endpoint.name, input] as const,
    queryFn: ({ signal }): Promise<CallOutput<E>> => client.call(endpoint, input, { signal }),
  })

/** A read that is looked at once and not kept: too large to keep, or only true now. */
export const readOnce = <E extends Read>(client: Client, endpoint: E, input: CallInput<E>): Promise<CallOutput<E>> =>
  client.call(endpoint, input)

export interface CommandOptions {
  /** `local`: told where it was asked for, and nowhere else; without a connection, at once. */
  errors?: 'local'
  /** Ends only when what it made stale has been read again, so that the screen after it is true. */
  waits?: boolean
  /** Further resources of which something may have changed. */
  also?: readonly string[]
  /** Its answer is what is kept under this key; nothing needs to be read again. */
  fills?: QueryKey
  attempt?: Attempt
}

type Command<E extends Write, V> = MutationOptions<CallOutput<E>, Error, V>
type From<V, I> = { from: (values: V) => I | Promise<I> }

/** A write of the contract; when it succeeds everything read from its resource and from those it touches is stale. */
export function command<E extends Write>(client: Client, endpoint: E, options?: CommandOptions): Command<E, CallInput<E>>
/** The same, begun from what is at hand: `from` makes of it what is sent. */
export function command<E extends Write, V>(
  client: Client,
  endpoint: E,
  options: CommandOptions & From<V, CallInput<E>>,
): Command<E, V>
export function command(
  client: Client,
  endpoint: Write,
  { errors, waits, also, fills, attempt = attempts(), from }: CommandOptions & Partial<From<unknown, unknown>> = {},
): MutationOptions<unknown, Error, unknown> {
  return {
    mutationKey: [endpoint.resource, endpoint.name],
    mutationFn: async (values) => {
      const input = from ? await from(values) : values
      return attempt((idempotencyKey) => client.call(endpoint, input, { idempotencyKey }))
    },
    ...(errors ? { networkMode: 'always' } : {}),
    meta: {
      ...(errors ? { errors } : {}),
      ...(waits ? { waits } : {}),
      ...(fills ? { fills } : { invalidates: staleAfter(endpoint.resource, also) }),
    },
  }
}

const touched: Record<string, readonly string[] | undefined> = TOUCHES

/** What may be otherwise once a resource was written to. */
export const staleAfter = (resource: string, also: readonly string[] = []): string[] => [
  resource,
  ...(touched[resource] ?? []),
  ...also,
]

/** Does a write where there is no component, with all that follows from it. */
export const perform = <O, V>(queryClient: QueryClient, options: MutationOptions<O, Error, V>, values: V): Promise<O> =>
  queryClient.getMutationCache().build(queryClient, options).execute(values)
