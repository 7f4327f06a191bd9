import { z } from 'zod'
import { Imagen, ImagenId } from '../casa/imagen.ts'
import { crud, Id, Registro, TextoEnIdiomas, Textos, TextosLibres } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'

export const ColeccionInput = z.object({
  nombre: TextoEnIdiomas(60),
  descripcion: TextosLibres(1000),
  temporadaId: Id.nullable().default(null),
  imagenId: ImagenId.nullable().default(null),
  orden: z.int().min(0).max(9999).default(0),
  visibleHome: z.boolean().default(true),
  activa: z.boolean().default(true),
})
export const Coleccion = Registro.extend(ColeccionInput.shape)
export type Coleccion = z.output<typeof Coleccion>

/** What the shop shows of a collection; `modelos` counts the published ones. */
export const ColeccionWeb = z.object({
  id: Id,
  nombre: Textos,
  descripcion: Textos,
  imagen: Imagen.nullable(),
  modelos: z.int(),
})
export type ColeccionWeb = z.output<typeof ColeccionWeb>

export const webcolecciones = resource('webcolecciones', {
  ...crud(Coleccion, ColeccionInput),
  getAll: read.get('/getall', {
    access: 'public',
    cached: { from: ['colecciones', 'modelo_colecciones', 'modelos', 'imagenes'] },
    summary: 'The collections that the shop shows, in their order',
    response: z.array(ColeccionWeb),
  }),
  modelos: read.get('/:id/modelos', {
    access: 'View',
    summary: 'The models of a collection, in their order',
    params: z.object({ id: z.coerce.number<number | string>().pipe(Id) }),
    response: z.array(
      z.object({ id: Id, numero: z.string(), nombre: z.string(), publicado: z.boolean(), imagen: Imagen.nullable() }),
    ),
  }),
  setModelos: write.put('/:id/modelos', {
    access: 'Update',
    summary: 'The models of a collection, in this order',
    params: z.object({ id: z.coerce.number<number | string>().pipe(Id) }),
    body: z.object({ modeloIds: z.array(Id).max(5000) }),
    response: Id,
  }),
  ordenar: write.post('/ordenar', {
    access: 'Update',
    summary: 'Put the collections in this order',
    body: z.object({ ids: z.array(Id).min(1).max(500) }),
    response: z.array(Id),
  }),
})
