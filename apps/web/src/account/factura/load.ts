import type { Client } from '@telar/client'
import { facturas } from '@telar/contract/calls'
import type { AppContext } from '../../kit/app.ts'
import { query } from '../../kit/calls/query.ts'
import { found, idIn } from '../../kit/found.ts'
import { esRectificativa } from '../../kit/ventas/mis-facturas.ts'

/** One of the caller's own issued invoices. */
export const facturaQuery = (client: Client, id: number) => query(client, facturas.getWeb, { params: { id } })

export async function loadFactura({ queryClient, client }: AppContext, text: string) {
  const id = idIn(text)
  const quiet = { ...facturaQuery(client, id), meta: { errors: 'local' } as const, staleTime: 0 }
  const { numeroCompleto, tipo } = await found(queryClient.fetchQuery(quiet))
  return { id, numero: numeroCompleto ?? '', rectificativa: esRectificativa(tipo) }
}
