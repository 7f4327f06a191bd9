import { esColor } from '@telar/domain/casa/tema'
import { z } from 'zod'
import { crud, Id, Registro, Texto, TextoEnIdiomas } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'

export const ColorInput = z.object({
  codigo: Texto(20),
  nombre: TextoEnIdiomas(60),
  hex: z.string().refine(esColor, { message: 'color.hex' }),
  activo: z.boolean().default(true),
})
export const Color = Registro.extend(ColorInput.shape)
export type Color = z.output<typeof Color>

const Fusion = z.object({ destinoId: Id, origenIds: z.array(Id).min(1).max(200) })

/** How many rows of each kind a merge would re-point, and how many would be added to one that is there already. */
export const FusionPrevia = z.object({
  afectados: z.array(z.object({ tabla: z.string(), nombre: z.string(), filas: z.int(), sumadas: z.int() })),
})

export const colores = resource('colores', {
  ...crud(Color, ColorInput),
  mergePreview: read.post('/merge-preview', {
    access: 'Update',
    summary: 'What a merge would touch',
    body: Fusion,
    response: FusionPrevia,
  }),
  merge: write.post('/merge', {
    access: 'Update',
    summary: 'Merge colours into one',
    creates: true,
    exclusive: true,
    body: Fusion,
    response: Id,
  }),
})
