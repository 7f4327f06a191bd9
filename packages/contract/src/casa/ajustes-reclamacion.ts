import { enCadaTono, enOrden } from '@telar/domain/casa/reclamacion'
import { z } from 'zod'
import { Fecha, TextosLibres } from '../kit/crud.ts'
import { exacto } from '../kit/exacto.ts'

const MAX_TEXTO = 2000
const Paso = z.object({ activo: z.boolean(), dias: z.int().min(0).max(365), texto: TextosLibres(MAX_TEXTO) })

/** How customers are reminded: the ladder, in the house's own words or in ours, and what late payment bears. */
export const AjustesDeReclamacion = z.object({
  pasos: z.object(enCadaTono(() => Paso)).refine(enOrden, { message: 'reclamacion.orden' }),
  intereses: z
    .array(
      z.object({
        desde: Fecha,
        tipo: z.number().min(0).max(100).multipleOf(0.01).check(exacto(0.01)),
        /** Where it was published. */
        fuente: z.string().trim().max(120).optional(),
      }),
    )
    .min(1)
    .max(40),
})
