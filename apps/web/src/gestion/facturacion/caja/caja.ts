import type { CajaDiaria } from '@telar/contract/facturacion/caja'
import type { z } from 'zod'

export type Caja = z.output<typeof CajaDiaria>
