import { z } from 'zod'
import { file, MB, read, resource, write } from '../kit/endpoint.ts'
import { Imagen, ImagenId } from './imagen.ts'

export const imagenes = resource('imagenes', {
  upload: write.post('', {
    access: 'Create',
    summary: 'A picture, as multipart; what it is is decided by its bytes',
    multipart: true,
    creates: true,
    maxBody: 21 * MB,
    response: Imagen,
  }),
  original: read.get('/:id/original', {
    access: 'View',
    summary: 'The picture as it was uploaded',
    params: z.object({ id: z.coerce.number<number | string>().pipe(ImagenId) }),
    response: file('application/octet-stream'),
  }),
})
