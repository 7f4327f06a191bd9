import { ById } from '../kit/crud.ts'
import { file, MB, read, resource, write } from '../kit/endpoint.ts'
import { Imagen } from './imagen.ts'

export const imagenes = resource('imagenes', {
  upload: write.post('', {
    access: 'Create',
    summary: 'A picture, as multipart; what it is is decided by its bytes',
    multipart: true,
    maxBody: 21 * MB,
    response: Imagen,
  }),
  original: read.get('/:id/original', {
    access: 'View',
    summary: 'The picture as it was uploaded',
    params: ById,
    response: file('application/octet-stream'),
  }),
})
