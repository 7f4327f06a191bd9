import { z } from 'zod'
import { Momento } from '../kit/crud.ts'
import { file, read, resource, write } from '../kit/endpoint.ts'

/** A backup that can be restored. */
const Copia = z.object({
  nombre: z.string(),
  hecha: Momento,
  /** When it was read whole and found to be what was written; nothing of one that came from elsewhere. */
  verificada: Momento.nullable(),
  /** Of Telar. */
  version: z.string(),
  motivo: z.enum(['pedida', 'programada', 'actualizacion']),
  cifrada: z.boolean(),
  bytes: z.int(),
  tablas: z.int(),
  filas: z.int(),
  ficheros: z.int(),
})
export type Copia = z.output<typeof Copia>

/** The backups that are there, how far one has come that is being made, and why the last one failed, if it did. */
export const Copias = z.object({
  copias: z.array(Copia),
  enMarcha: z.object({ hechas: z.int(), total: z.int() }).nullable(),
  fallo: z.object({ cuando: Momento, porque: z.string() }).nullable(),
  carpeta: z.string(),
  /** Whether those that are made now are. */
  seCifran: z.boolean(),
  /** From when on the embedded database can be brought back to any moment, where its log is kept. */
  momentosDesde: Momento.nullable(),
})
export type Copias = z.output<typeof Copias>

export const copias = resource('copias', {
  ver: read.get('', {
    access: 'View',
    summary: 'The backups that can be restored, the newest first, and how the last one went',
    response: Copias,
  }),
  hacer: write.post('', {
    access: 'Create',
    summary: 'Begin a backup of everything; one at a time, and it goes on by itself',
    response: Copias,
  }),
  descargar: write.post('/descargas', {
    access: 'Export',
    summary: 'Take a backup away; who did is kept',
    body: z.object({ nombre: z.string().max(100) }),
    response: file('application/octet-stream'),
  }),
})
