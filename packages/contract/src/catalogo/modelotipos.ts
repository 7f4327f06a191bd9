import { z } from 'zod'
import { Imagen, ImagenId } from '../casa/imagen.ts'
import { crud, Id, Registro, TextoEnIdiomas, Textos } from '../kit/crud.ts'
import { read, resource } from '../kit/endpoint.ts'

export const ModeloTipoInput = z.object({
  nombre: TextoEnIdiomas(60),
  imagenId: ImagenId.nullable().default(null),
  orden: z.int().min(0).max(9999).default(0),
  visibleWeb: z.boolean().default(true),
  visibleHome: z.boolean().default(false),
})
export const ModeloTipo = Registro.extend(ModeloTipoInput.shape)
export type ModeloTipo = z.output<typeof ModeloTipo>

/** What the shop shows of a type; `modelos` counts the published ones. */
export const ModeloTipoWeb = z.object({ id: Id, nombre: Textos, imagen: Imagen.nullable(), modelos: z.int() })
export type ModeloTipoWeb = z.output<typeof ModeloTipoWeb>

const { remove, ...resto } = crud(ModeloTipo, ModeloTipoInput)

export const modelotipos = resource('modelotipos', {
  ...resto,
  getAll: read.get('/getall', { access: 'View', summary: 'Every type', response: z.array(ModeloTipo) }),
  getAllWeb: read.get('/getall-web', {
    access: 'public',
    cached: { from: ['modelo_tipos', 'modelos', 'imagenes'] },
    summary: 'The types that the shop shows',
    response: z.array(ModeloTipoWeb),
  }),
  remove: { ...remove, path: '/deletemodelos' as const },
})
