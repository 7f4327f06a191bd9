import { z } from 'zod'
import { Fecha, Id, Momento, Texto, TextoLibre } from '../kit/crud.ts'
import { file, MB, read, resource, write } from '../kit/endpoint.ts'
import { Cambio } from './audit.ts'
import { Correo } from './correo.ts'

/** 10 MB, as the characters of a data URI. */
const MAX_DATA = 14_000_000
const PARTE = z.coerce.number<number | string>().pipe(Id)

/** Which record: the resource that it is read from, and its id there. */
const Ficha = z.object({ recurso: z.string().regex(/^[a-z]{2,40}$/), id: z.string().min(1).max(60) })

/** What somebody added, when, and whether who asks may take it away. */
const DeAlguien = z.object({ id: Id, autor: z.string(), creadoEn: Momento, propia: z.boolean() })

const Nota = DeAlguien.extend({ texto: z.string() })
const Adjunto = DeAlguien.extend({ nombre: z.string(), tipo: z.string(), bytes: z.int() })

export const MEDIOS_DE_CONTACTO = ['llamada', 'visita', 'correo'] as const
const Seguimiento = DeAlguien.extend({
  medio: z.enum(MEDIOS_DE_CONTACTO),
  fecha: Fecha,
  texto: z.string(),
  siguiente: z.string(),
  siguienteFecha: Fecha.nullable(),
  hecho: z.boolean(),
})

const Anotado = z.object({
  notas: z.array(Nota),
  adjuntos: z.array(Adjunto),
  seguimientos: z.array(Seguimiento),
})
export type Anotado = z.output<typeof Anotado>

const SeguimientoInput = z.object({
  medio: z.enum(MEDIOS_DE_CONTACTO),
  fecha: Fecha,
  texto: Texto(2000),
  siguiente: TextoLibre(300),
  siguienteFecha: Fecha.nullable().default(null),
})

const AdjuntoInput = z.object({
  nombre: Texto(200),
  data: z.string().refine((data) => data.length <= MAX_DATA, { message: 'licencia.grande' }),
})

const Historia = z.object({
  cambios: z.array(
    Cambio.omit({ usuarioId: true, peticion: true, tabla: true, registro: true }).extend({
      /** How many records it was made to, where it can be taken back in all of them. */
      juntos: z.int(),
    }),
  ),
  total: z.int(),
})

/** Beside a record, whichever it is: who may read it may read this too, and nobody else. */
export const fichas = resource('fichas', {
  get: read.get('/:recurso/:id', {
    access: 'View',
    summary: 'Notes, files and contacts of a record',
    params: Ficha,
    response: Anotado,
  }),
  historia: read.get('/:recurso/:id/historia', {
    access: 'View',
    summary: 'What has happened to a record, with the names of what it refers to',
    params: Ficha,
    response: Historia,
  }),
  deshacer: write.post('/:recurso/:id/historia/:parte/deshacer', {
    access: 'Update',
    summary: 'Take back a change that was made to several records at once; refused if one of them has changed since',
    creates: true,
    params: Ficha.extend({ parte: PARTE }),
    response: z.object({ registros: z.int() }),
  }),
  correos: read.get('/:recurso/:id/correos', {
    access: 'View',
    summary: 'The mails about a record, without their text',
    params: Ficha,
    response: z.array(Correo),
  }),
  reenviar: write.post('/:recurso/:id/correos/:parte/reenviar', {
    access: 'Update',
    summary: 'Send a mail about a record again: one that failed is tried now, one that was sent goes out once more',
    creates: true,
    params: Ficha.extend({ parte: PARTE }),
    response: Id,
  }),
  anotar: write.post('/:recurso/:id/notas', {
    access: 'Create',
    summary: 'Write a note',
    creates: true,
    params: Ficha,
    body: z.object({ texto: Texto(4000) }),
    response: Id,
  }),
  borrarNota: write.delete('/:recurso/:id/notas/:parte', {
    access: 'Delete',
    summary: 'Take away a note of one’s own',
    params: Ficha.extend({ parte: PARTE }),
    response: Id,
  }),
  adjuntar: write.post('/:recurso/:id/adjuntos', {
    access: 'Create',
    summary: 'Attach a PDF or a picture of at most 10 MB',
    creates: true,
    params: Ficha,
    maxBody: 15 * MB,
    body: AdjuntoInput,
    response: Id,
  }),
  adjunto: read.get('/:recurso/:id/adjuntos/:parte', {
    access: 'View',
    summary: 'An attached file',
    params: Ficha.extend({ parte: PARTE }),
    response: file('application/octet-stream'),
  }),
  borrarAdjunto: write.delete('/:recurso/:id/adjuntos/:parte', {
    access: 'Delete',
    summary: 'Take away a file of one’s own',
    params: Ficha.extend({ parte: PARTE }),
    response: Id,
  }),
  seguir: write.post('/:recurso/:id/seguimientos', {
    access: 'Create',
    summary: 'Log a call, a visit or a mail, and what comes next',
    creates: true,
    params: Ficha,
    body: SeguimientoInput,
    response: Id,
  }),
  hecho: write.put('/:recurso/:id/seguimientos/:parte/hecho', {
    access: 'Update',
    summary: 'Say that the next step is done, or is not after all',
    params: Ficha.extend({ parte: PARTE }),
    body: z.object({ hecho: z.boolean() }),
    response: Id,
  }),
  borrarSeguimiento: write.delete('/:recurso/:id/seguimientos/:parte', {
    access: 'Delete',
    summary: 'Take away a contact that one logged',
    params: Ficha.extend({ parte: PARTE }),
    response: Id,
  }),
})
