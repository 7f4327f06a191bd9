import { z } from 'zod'
import { crud, Registro, Texto, TextoLibre } from '../kit/crud.ts'
import { resource } from '../kit/endpoint.ts'
import { exacto } from '../kit/exacto.ts'

export const GrupoInput = z.object({
  nombre: Texto(80),
  /** Whether they may buy garments with a fault. */
  segundas: z.boolean().default(true),
  /** At what part of the tariff; without one, the house's. */
  segundaPorCiento: z.number().min(0).max(100).multipleOf(0.01).check(exacto(0.01)).nullable().default(null),
  /** Whether they see them in the shop, with what is sold off, and order them there. */
  segundasEnTienda: z.boolean().default(false),
  notas: TextoLibre(2000),
})
const Grupo = Registro.extend({ ...GrupoInput.shape, notas: z.string() })

export const grupos = resource('grupos', crud(Grupo, GrupoInput))
