import { TONOS } from '@telar/domain/casa/reclamacion'
import { IDIOMAS } from '@telar/domain/idioma'
import { z } from 'zod'
import { ById, crud, Fecha, Id, Registro } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'

const Tono = z.enum(TONOS)

export const ReclamacionFila = Registro.extend({
  facturaId: Id,
  numeroCompleto: z.string(),
  clienteId: Id,
  cliente: z.string(),
  vence: Fecha,
  tono: Tono,
  fecha: Fecha,
  /** What was owed then, and what the letter said that its delay bears. */
  importe: z.number(),
  interes: z.number(),
  compensacion: z.number(),
  /** What its invoice owes now. */
  pendiente: z.number(),
  para: z.string(),
  quien: z.string(),
})

const Debida = z.object({
  facturaId: Id,
  numeroCompleto: z.string(),
  vence: Fecha,
  dias: z.int(),
  importe: z.number(),
  interes: z.number(),
  /** When it was last written of, if it was. */
  anterior: Fecha.nullable(),
})

/** A letter that could be written today: a customer's due dates on one rung. */
export const CartaPropuesta = z.object({
  clienteId: Id,
  cliente: z.string(),
  para: z.string().nullable(),
  idioma: z.enum(IDIOMAS),
  tono: Tono,
  debidas: z.array(Debida),
  total: z.number(),
  /** What the house owes them, as far as it goes against this letter, and by which papers. */
  aFavor: z.number(),
  abonos: z.array(z.string()),
  interes: z.number(),
  /** The half-years of its delay whose rate of interest nobody has written: until then none is said. */
  sinTipo: z.array(Fecha),
  compensacion: z.number(),
})
export type CartaPropuesta = z.output<typeof CartaPropuesta>

const Trato = z.object({
  /** Whether they are reminded at all. */
  activas: z.boolean(),
  saltados: z.array(Tono).max(TONOS.length),
})

const CartaPedida = z.object({
  clienteId: Id,
  tono: Tono,
  vencimientos: z
    .array(z.object({ facturaId: Id, vence: Fecha }))
    .min(1)
    .max(200),
  /** The letter says what the delay bears: interest and the costs of collecting. */
  conIntereses: z.boolean().default(false),
})

const flat = crud(ReclamacionFila, z.object({}))

export const reclamaciones = resource(
  'reclamaciones',
  {
    search: { ...flat.search, summary: 'Search reminders that were sent' },
    export: flat.export,
    propuestas: read.post('/propuestas', {
      access: 'Search',
      summary: 'The letters that are due today, and the customers who owe and are not reminded; nothing is sent',
      body: z.object({}),
      response: z.object({
        cartas: z.array(CartaPropuesta),
        callados: z.array(z.object({ clienteId: Id, cliente: z.string(), total: z.number() })),
      }),
    }),
    vista: read.post('/vista', {
      access: 'Search',
      summary: 'A letter as it would be sent',
      body: CartaPedida,
      response: z.object({ para: z.string().nullable(), asunto: z.string(), texto: z.string() }),
    }),
    enviar: write.post('/enviar', {
      access: 'Update',
      summary: 'Send letters that somebody has looked at; each due date on each rung once',
      creates: true,
      body: z.object({ cartas: z.array(CartaPedida).min(1).max(200) }),
      response: z.object({ cartas: z.int() }),
    }),
    verTrato: read.get('/clientes/:id', {
      access: 'Search',
      summary: 'How a customer is reminded',
      params: ById,
      response: Trato,
    }),
    tratar: write.put('/clientes/:id', {
      access: 'Update',
      summary: 'Remind a customer in another way than the rest: not at all, or without some rungs',
      params: ById,
      body: Trato,
      response: Trato,
    }),
  },
  { rights: 'cobros' },
)
