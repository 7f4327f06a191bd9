import type { RegistroDetalle } from '@telar/contract/facturacion/verifactu'
import type { z } from 'zod'

export type Registro = z.output<typeof RegistroDetalle>
