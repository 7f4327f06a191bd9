import type { Client } from '@telar/client'
import { pedidos } from '@telar/contract/calls'
import { query } from '../calls/query.ts'
import { LISTS } from '../constants.ts'

/** A page of the customer's own orders, the newest first. */
export const misPedidosQuery = (client: Client, pageNumber = 1) =>
  query(client, pedidos.searchUser, {
    body: { pageNumber, ...LISTS, advancedFilter: { logic: 'and' as const, filters: [] } },
  })
