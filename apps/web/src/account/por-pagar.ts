import type { Client } from '@telar/client'
import { facturas } from '@telar/contract/calls'
import { sumarEuros } from '@telar/domain/dinero'
import { query } from '../kit/calls/query.ts'

const MOST_OPEN = 100

/** What a customer has to pay, in how many invoices, and the one that is due first. */
export interface Debido {
  importe: number
  facturas: number
  /** What of it is the customer's, from credit notes. */
  aFavor: number
  primera: { id: number; vence: string | null }
}

/** What is owed, or nothing. A credit note that is still theirs is taken off. */
export const porPagarQuery = (client: Client) => ({
  ...query(client, facturas.searchUser, {
    body: {
      pageSize: MOST_OPEN,
      orderBy: 'vence asc',
      advancedFilter: { logic: 'and' as const, filters: [{ field: 'pendiente', operator: 'neq' as const, value: 0 }] },
    },
  }),
  select: ({ data }: { data: { id: number; vence: string | null; pendiente: number }[] }): Debido | null => {
    const [primera, ...resto] = data.filter(({ pendiente }) => pendiente > 0)
    const aFavor = sumarEuros(data.map(({ pendiente }) => Math.max(0, -pendiente)))
    const importe = sumarEuros(data.map(({ pendiente }) => pendiente))
    return primera && importe > 0 ? { importe, facturas: resto.length + 1, aFavor, primera } : null
  },
})
