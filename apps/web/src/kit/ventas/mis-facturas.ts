import type { Client } from '@telar/client'
import { facturas } from '@telar/contract/calls'
import { LISTS } from '../constants.ts'
import { query } from '../query.ts'

/** The caller's own invoices, the newest first. */
export const misFacturasQuery = (client: Client, pageNumber = 1) =>
  query(client, facturas.searchUser, {
    body: { pageNumber, ...LISTS, advancedFilter: { logic: 'and' as const, filters: [] } },
  })
