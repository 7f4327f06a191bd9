import { z } from 'zod'
import { ModeloTipoWeb } from '../catalogo/modelotipos.ts'
import { ColeccionWeb } from '../catalogo/webcolecciones.ts'
import { Texto } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'

export const Consulta = z.object({
  nombre: Texto(120),
  email: z.email().trim().toLowerCase().max(254),
  telefono: z.string().trim().max(30).default(''),
  mensaje: Texto(4000),
})

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
  contacto: write.post('/contacto', {
    access: 'public',
    summary: 'Write to the house',
    guarded: 'contacto',
    body: Consulta,
    response: z.string(),
  }),
})
