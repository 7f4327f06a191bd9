import type { PaseFila } from '@telar/contract/facturacion/pases'
import type { z } from 'zod'

export type Pase = z.output<typeof PaseFila>
