import { recibidas } from '@telar/contract/facturacion/recibidas'
import { lazy } from 'react'
import { type Contribution, fill } from '../../declare/contribution.ts'
import { DE_LIQUIDACION } from '../../produccion/liquidacionestaller/slots.ts'

const FacturaDeLiquidacion = lazy(() => import('./FacturaDeLiquidacion.tsx'))

export default {
  fills: [fill(DE_LIQUIDACION, FacturaDeLiquidacion, recibidas.deLiquidacion.access)],
} satisfies Contribution
