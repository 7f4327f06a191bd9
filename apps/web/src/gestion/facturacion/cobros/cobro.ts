import type { CobroFila } from '@telar/contract/facturacion/cobros'
import type { z } from 'zod'

export type Fila = z.output<typeof CobroFila>
