import { recibidas } from '@telar/contract/facturacion/recibidas'
import { lazy } from 'react'
import { type Contribution, fill } from '../../declare/contribution.ts'
import { DE_COMPRA } from '../../produccion/compras/slots.ts'

const FacturadoDeCompra = lazy(() => import('./FacturadoDeCompra.tsx'))

export default { fills: [fill(DE_COMPRA, FacturadoDeCompra, recibidas.deCompra.access)] } satisfies Contribution
