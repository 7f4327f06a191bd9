import type { anticipos } from '@telar/contract/facturacion/anticipos'
import type { CallOutput } from '@telar/contract/kit/endpoint'

export type Anticipo = CallOutput<typeof anticipos.get>
