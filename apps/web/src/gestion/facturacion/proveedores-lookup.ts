import { recibidas } from '@telar/contract/facturacion/recibidas'
import { lookup } from '../declare/values.ts'
import { deDonde, PROVEEDOR_NUEVO } from '../produccion/lookups.ts'

/** Suppliers, told from their like by town and NIF, for whoever enters their invoices. */
export const DE_PROVEEDORES = lookup(
  recibidas.searchProveedores,
  ({ codigo, razonSocial }) => `${codigo} ${razonSocial}`,
  { detail: deDonde, creates: PROVEEDOR_NUEVO },
)
