import type { Client } from '@telar/client'
import { facturas } from '@telar/contract/calls'
import { query } from '../calls/query.ts'
import { LISTS } from '../constants.ts'

/** The caller's own invoices, the newest first. */
export const misFacturasQuery = (client: Client, pageNumber = 1) =>
  query(client, facturas.searchUser, {
    body: { pageNumber, ...LISTS, advancedFilter: { logic: 'and' as const, filters: [] } },
  })
