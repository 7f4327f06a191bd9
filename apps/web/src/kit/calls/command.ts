import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import type { Client } from '@telar/client'
import type { Call, CallInput, CallOutput } from '@telar/contract/kit/endpoint'
import type { Attempt } from './attempt.ts'

export type Write = Call & { readonly kind: 'write' }

export interface CommandOptions {
  /** `local`: told where it was asked for, and nowhere else. */
  errors?: 'local'
  /** What else it touches, as the contract's `TOUCHES` says. */
  also?: readonly string[]
  /** Nothing is read again: whoever calls keeps what was read up to date. */
  keeps?: boolean
  attempt?: Attempt | undefined
}

type Command<E extends Write, V> = MutationOptions<CallOutput<E>, Error, V>
type From<V, I> = { from: (values: V) => I | Promise<I> }

const asAnother: Attempt = (send) => send(crypto.randomUUID())

/** A write of the contract; when it succeeds everything read from its resource is stale, and what else it touches. */
export function command<E extends Write>(
  client: Client,
  endpoint: E,
  options?: CommandOptions,
): Command<E, CallInput<E>>
/** The same, begun from what is at hand: `from` makes of it what is sent. */
export function command<E extends Write, V>(
  client: Client,
  endpoint: E,
  options: CommandOptions & From<V, CallInput<E>>,
): Command<E, V>
export function command(
  client: Client,
  endpoint: Write,
  { errors, also = [], keeps, attempt = asAnother, from }: CommandOptions & Partial<From<unknown, unknown>> = {},
): MutationOptions<unknown, Error, unknown> {
  return {
    mutationKey: [endpoint.resource, endpoint.name],
    mutationFn: async (values) => {
      const input = from ? await from(values) : values
      return attempt((idempotencyKey) => client.call(endpoint, input, { idempotencyKey }))
    },
    meta: { errors, invalidates: keeps ? [] : [endpoint.resource, ...also] },
  }
}

/** Does a write where there is no component, with all that follows from it. */
export const perform = <O, V>(queryClient: QueryClient, options: MutationOptions<O, Error, V>, values: V): Promise<O> =>
  queryClient.getMutationCache().build(queryClient, options).execute(values)

/** What was read of a resource is known to be old: what is in sight of it is read again. */
export const reread = (queryClient: QueryClient, { resource }: { resource: string }): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [resource] })
