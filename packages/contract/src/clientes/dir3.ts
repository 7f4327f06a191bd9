import { CODIGO_DIR3 } from '@telar/domain/clientes/dir3'
import { z } from 'zod'

const Codigo = z.string().trim().toUpperCase().regex(CODIGO_DIR3, { message: 'cliente.dir3' })

/** The offices of a public buyer, which a Facturae names. */
export const Dir3Input = z.object({ oficinaContable: Codigo, organoGestor: Codigo, unidadTramitadora: Codigo })
export const Dir3 = z.object({ oficinaContable: z.string(), organoGestor: z.string(), unidadTramitadora: z.string() })
