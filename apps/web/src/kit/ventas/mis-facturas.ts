import type { Client } from '@telar/client'
import { facturas } from '@telar/contract/calls'
import type { FacturaWeb } from '@telar/contract/facturacion/factura'
import { query } from '../calls/query.ts'
import { LISTS } from '../constants.ts'

/** The caller's own invoices, the newest first. */
export const misFacturasQuery = (client: Client, pageNumber = 1) =>
  query(client, facturas.searchUser, {
    body: { pageNumber, ...LISTS, advancedFilter: { logic: 'and' as const, filters: [] } },
  })

/** Whether a former program issued it: only what is owed of it is here. */
export const esPrevia = (tipo: FacturaWeb['tipo']): boolean => tipo === 'previa'

/** Whether it corrects another one: to a customer, a credit note. */
export const esRectificativa = (tipo: FacturaWeb['tipo']): boolean => tipo.startsWith('R')
