import type { Client } from '@telar/client'
import { facturas, pedidos } from '@telar/contract/calls'
import type { AppContext } from '../../kit/app.ts'
import { query } from '../../kit/calls/query.ts'
import { found, idIn } from '../../kit/found.ts'

/** One of the caller's own orders. */
export const pedidoQuery = (client: Client, id: number) => query(client, pedidos.getUser, { params: { id } })

/** Its invoices; that they cannot be read keeps nobody from the order. */
export const facturasQuery = (client: Client, id: number) => ({
  ...query(client, facturas.dePedidoUser, { params: { id } }),
  meta: { errors: 'local' } as const,
})

/** The page that says of which order there is nothing. */
const HERE = '/_shop/_signed/pedido/$id'

export async function loadPedido({ queryClient, client }: AppContext, text: string) {
  const id = idIn(text, HERE)
  const quiet = { ...pedidoQuery(client, id), meta: { missing: 'local' } as const, staleTime: 0 }
  const [{ numero }] = await Promise.all([
    found(queryClient.fetchQuery(quiet), HERE),
    queryClient.fetchQuery({ ...facturasQuery(client, id), staleTime: 0, retry: false }).catch(() => []),
  ])
  return { id, numero }
}
