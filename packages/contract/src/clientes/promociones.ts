import { AMBITOS_DE_PROMOCION } from '@telar/domain/catalogo/tarifa'
import { z } from 'zod'
import { crud, Fecha, Id, Registro, Texto } from '../kit/crud.ts'
import { resource } from '../kit/endpoint.ts'
import { exacto } from '../kit/exacto.ts'

export const PromocionInput = z.object({
  nombre: Texto(80),
  desde: Fecha,
  hasta: Fecha,
  activa: z.boolean().default(true),
  /** A percentage or a price: one of the two. */
  dto: z.number().min(0).max(100).multipleOf(0.01).check(exacto(0.01)).nullable().default(null),
  precio: z.number().min(0).max(99_999).multipleOf(0.0001).check(exacto(0.0001)).nullable().default(null),
  /** It comes on top of the customer's list; otherwise they get whichever is better. */
  acumulable: z.boolean().default(false),
  ambito: z.enum(AMBITOS_DE_PROMOCION).default('todo'),
  /** The models, types or collections it speaks of. */
  cuales: z.array(Id).max(1000).default([]),
  /** For whom; for everybody where none is named. */
  grupoIds: z.array(Id).max(100).default([]),
})
const Promocion = Registro.extend(PromocionInput.shape)

export const promociones = resource('promociones', crud(Promocion, PromocionInput))
