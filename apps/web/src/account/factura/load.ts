import type { Client } from '@telar/client'
import { facturas } from '@telar/contract/calls'
import type { AppContext } from '../../kit/app.ts'
import { query } from '../../kit/calls/query.ts'
import { found, idIn } from '../../kit/found.ts'
import { esRectificativa } from '../../kit/ventas/mis-facturas.ts'

/** One of the caller's own issued invoices. */
export const facturaQuery = (client: Client, id: number) => query(client, facturas.getWeb, { params: { id } })

/** The page that says of which invoice there is nothing. */
const HERE = '/_shop/_signed/factura/$id'

export async function loadFactura({ queryClient, client }: AppContext, text: string) {
  const id = idIn(text, HERE)
  const quiet = { ...facturaQuery(client, id), meta: { missing: 'local' } as const, staleTime: 0 }
  const { numeroCompleto, tipo } = await found(queryClient.fetchQuery(quiet), HERE)
  return { id, numero: numeroCompleto ?? '', rectificativa: esRectificativa(tipo) }
}
