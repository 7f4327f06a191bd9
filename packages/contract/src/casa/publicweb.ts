import { z } from 'zod'
import { Texto, TextoLibre } from '../kit/crud.ts'
import { resource, write } from '../kit/endpoint.ts'

export const Consulta = z.object({
  nombre: Texto(120),
  email: z.email().trim().toLowerCase().max(254),
  telefono: TextoLibre(30),
  mensaje: Texto(4000),
})

export const publicweb = resource('publicweb', {
  contacto: write.post('/contacto', {
    access: 'public',
    summary: 'Write to the house',
    guarded: 'contacto',
    body: Consulta,
    response: z.string(),
  }),
})
