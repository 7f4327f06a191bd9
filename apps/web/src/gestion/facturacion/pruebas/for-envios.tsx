import { pruebas } from '@telar/contract/facturacion/pruebas'
import { lazy } from 'react'
import { type Contribution, fill } from '../../declare/contribution.ts'
import { DE_ENVIO } from '../../ventas/envios/slots.ts'

const PruebasDeEnvio = lazy(() => import('./PruebasDeEnvio.tsx'))

export default { fills: [fill(DE_ENVIO, PruebasDeEnvio, pruebas.deEnvio.access)] } satisfies Contribution
