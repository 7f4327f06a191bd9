import { z } from 'zod'
import { crud, Momento } from '../kit/crud.ts'
import { read, resource } from '../kit/endpoint.ts'
import { page, Search } from '../kit/search.ts'

export const Cambio = z.object({
  id: z.int().positive(),
  cuando: Momento,
  usuarioId: z.uuid().nullable(),
  usuario: z.string().nullable(),
  peticion: z.string().nullable(),
  tabla: z.string(),
  registro: z.string(),
  accion: z.enum(['crear', 'cambiar', 'borrar']),
  antes: z.record(z.string(), z.unknown()).nullable(),
  despues: z.record(z.string(), z.unknown()).nullable(),
})
export type Cambio = z.output<typeof Cambio>

const flat = crud(Cambio, z.object({}))

export const audit = resource('audit', {
  search: read.post('/search', {
    access: 'Search',
    summary: 'Who changed what, and when',
    body: Search,
    response: page(Cambio),
  }),
  export: flat.export,
})
