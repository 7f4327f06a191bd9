import { z } from 'zod'
import { read, resource } from './kit/endpoint.ts'
import { ModeloTipoWeb } from './modelotipos.ts'
import { ColeccionWeb } from './webcolecciones.ts'

export const publicweb = resource('publicweb', {
  homeColecciones: read.get('/get-home-colecciones', {
    access: 'public',
    cached: true,
    summary: 'The collections on the home page',
    response: z.array(ColeccionWeb),
  }),
  homeTipos: read.get('/get-home-tipos', {
    access: 'public',
    cached: true,
    summary: 'The types on the home page',
    response: z.array(ModeloTipoWeb),
  }),
})
