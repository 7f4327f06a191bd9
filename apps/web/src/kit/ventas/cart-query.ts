import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@telar/client'
import { cart } from '@telar/contract/calls'
import type { CallInput } from '@telar/contract/kit/endpoint'
import type { Cart } from '@telar/contract/ventas/cart'
import { command, perform, reread } from '../calls/command.ts'
import { query } from '../calls/query.ts'

/** The cart of the person who is signed in. */
export const cartQuery = (client: Client) => query(client, cart.get, {})

/** Somebody waits for it: without a connection it fails at once, and that is told. */
export const AHORA = { staleTime: 0, retry: false, networkMode: 'always' } as const

/** Every change to the cart answers with the whole of it, which is what is kept. */
export const CHANGES = { keeps: true } as const

/** Keeps what a change answered. What was asked for before and is still on its way is older: it is asked for again. */
export function guardarCart(client: Client, queryClient: QueryClient, answer: Cart): void {
  const { queryKey } = cartQuery(client)
  queryClient.setQueryData(queryKey, answer)
  if (queryClient.isFetching({ queryKey }) > 0) void reread(queryClient, cart.get)
}

type Items = CallInput<typeof cart.upsertItems>['body']

/** Puts cells into the cart and keeps what the server says it is then; without a connection it fails at once. */
export async function ponerEnCart(client: Client, queryClient: QueryClient, body: Items): Promise<Cart> {
  const answer = await perform(queryClient, command(client, cart.upsertItems, { ...CHANGES, errors: 'local' }), {
    body,
  })
  guardarCart(client, queryClient, answer)
  return answer
}
