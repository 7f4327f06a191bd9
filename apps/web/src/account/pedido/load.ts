import type { Client } from '@telar/client'
import { pedidos } from '@telar/contract/calls'
import type { AppContext } from '../../kit/app.ts'
import { query } from '../../kit/calls/query.ts'
import { found, idIn } from '../../kit/found.ts'

/** One of the caller's own orders. */
export const pedidoQuery = (client: Client, id: number) => query(client, pedidos.getUser, { params: { id } })

export async function loadPedido({ queryClient, client }: AppContext, text: string) {
  const id = idIn(text)
  const quiet = { ...pedidoQuery(client, id), meta: { missing: 'local' } as const, staleTime: 0 }
  const { numero } = await found(queryClient.fetchQuery(quiet))
  return { id, numero }
}
