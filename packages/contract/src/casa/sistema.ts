import { z } from 'zod'
import { Momento } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'

/** What an installation stands on. */
export const Sistema = z.object({
  /** The servers that the assistant and dictation ask, by name; without one the house does what it can by itself. */
  servicios: z.object({ asistente: z.string().nullable(), voz: z.string().nullable() }),
  /** What is left of the sample that an empty database was filled with; nothing where there was none. */
  muestra: z
    .object({
      desde: Momento,
      usuarios: z.int(),
      clientes: z.int(),
      modelos: z.int(),
      imagenes: z.int(),
      pedidos: z.int(),
      facturas: z.int(),
      /** What people have made since, which goes with it. */
      propios: z.int(),
      /** Why it cannot be taken away: an invoice was issued, or nobody of the house's own could go on. */
      impide: z.enum(['facturada', 'sin-administrador']).nullable(),
    })
    .nullable(),
  guardado: z.object({
    /** The house's own PostgreSQL in its folder, or somebody's by the name of its machine. */
    base: z.object({ propia: z.boolean(), lugar: z.string(), bytes: z.int() }),
    ficheros: z.object({ propios: z.boolean(), lugar: z.string() }),
  }),
})
export type Sistema = z.output<typeof Sistema>

export const sistema = resource('appsettings', {
  sistema: read.get('/sistema', {
    access: 'Update',
    summary: 'What the installation stands on: services, sample data, and where everything is kept',
    response: Sistema,
  }),
  quitarMuestra: write.post('/muestra', {
    access: 'Delete',
    summary:
      'Take the sample away whole, with what was made since in catalogue, customers, orders and the like: settings and accounts of the house stay. Only before the first invoice of its own',
    creates: true,
    exclusive: true,
    /** How many records of their own people were told would go too. */
    body: z.object({ propios: z.int().min(0) }),
    response: Sistema,
  }),
})
