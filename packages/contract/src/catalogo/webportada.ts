import { z } from 'zod'
import { read, resource } from '../kit/endpoint.ts'
import { ModeloTipoWeb } from './modelotipos.ts'
import { ColeccionWeb } from './webcolecciones.ts'

export const webportada = resource('publicweb', {
  homeColecciones: read.get('/get-home-colecciones', {
    access: 'public',
    cached: { from: ['colecciones', 'modelo_colecciones', 'modelos', 'imagenes'] },
    summary: 'The collections on the home page',
    response: z.array(ColeccionWeb),
  }),
  homeTipos: read.get('/get-home-tipos', {
    access: 'public',
    cached: { from: ['modelo_tipos', 'modelos', 'imagenes'] },
    summary: 'The types on the home page',
    response: z.array(ModeloTipoWeb),
  }),
})
