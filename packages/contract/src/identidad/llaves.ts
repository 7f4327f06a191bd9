import type { Permiso } from '@telar/domain/permiso'
import { z } from 'zod'
import { ById, exportListed, Id, Momento, Texto } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'

const Permisos = z.array(z.string())

export const ESTADOS_DE_LLAVE = ['vale', 'caducada', 'revocada'] as const

/** A key by which a program calls in somebody's name; what opens is kept by nobody but its holder. */
export const Llave = z.object({
  id: Id,
  nombre: z.string(),
  /** How it begins, by which its holder knows it again. */
  principio: z.string(),
  /** In whose name it calls: it can never do more than they can at that moment. */
  quien: z.string(),
  permisos: Permisos,
  porMinuto: z.int(),
  creadoEn: Momento,
  caducaEn: Momento.nullable(),
  usadaEn: Momento.nullable(),
  revocadaEn: Momento.nullable(),
  estado: z.enum(ESTADOS_DE_LLAVE),
})
export type Llave = z.output<typeof Llave>

export const LlaveNueva = z.object({
  nombre: Texto(80),
  permisos: z
    .array(
      z
        .string()
        .max(100)
        .transform((permiso) => permiso as Permiso),
    )
    .min(1)
    .max(1000),
  /** So many calls in a minute at most. */
  porMinuto: z.int().min(1).max(100_000).default(600),
  /** After so many days it ends by itself; never, without them. */
  dias: z.int().min(1).max(3650).nullish(),
})

export const llaves = resource('llaves', {
  list: read.get('', { access: 'View', summary: 'Every key of a program', response: z.array(Llave) }),
  export: exportListed(Id),
  get: read.get('/:id', { access: 'View', summary: 'One by its id', params: ById, response: Llave }),
  posibles: read.get('/permisos', {
    access: 'Create',
    summary: 'What the caller may give a key',
    response: Permisos,
  }),
  crear: write.post('', {
    access: 'Create',
    summary: 'Make a key with some of the caller’s rights; it is answered this once and kept by nobody',
    creates: true,
    sealed: true,
    body: LlaveNueva,
    response: z.object({ id: Id, llave: z.string() }),
  }),
  revocar: write.delete('/:id', {
    access: 'Delete',
    summary: 'End a key, at once and for ever',
    params: ById,
    response: Id,
  }),
})
