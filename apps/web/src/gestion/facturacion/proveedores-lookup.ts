import { recibidas } from '@telar/contract/facturacion/recibidas'
import { lookup } from '../declare/values.ts'

/** Suppliers, for whoever enters their invoices. */
export const DE_PROVEEDORES = lookup(
  recibidas.searchProveedores,
  ({ codigo, razonSocial }) => `${codigo} ${razonSocial}`,
  { detail: ({ nif }) => nif ?? '' },
)
