import { IMPORTABLES, ORIGENES } from '@telar/domain/casa/importar'
import { z } from 'zod'
import { ById, Id, Momento } from '../kit/crud.ts'
import { file, MB, read, resource, write, XLSX } from '../kit/endpoint.ts'

const Que = z.enum(IMPORTABLES)
const Origen = z.enum(ORIGENES)

/** Looked at and not written, being written, there, ended before its end, about to be taken back, or taken back whole. */
export const ESTADOS_DE_IMPORTACION = [
  'probando',
  'probada',
  'escribiendo',
  'hecha',
  'fallida',
  'revisando',
  'deshaciendo',
  'deshecha',
] as const

const Fuente = z.object({ columna: z.string().max(300).nullable(), fijo: z.string().trim().max(200).default('') })
/** From which column each field is filled, or with what where there is none. */
const Mapa = z.record(z.string().max(40), Fuente).refine((mapa) => Object.keys(mapa).length <= 60)

const Campo = z.object({ campo: z.string(), nombre: z.string(), obligatorio: z.boolean() })
export type CampoDeImportacion = z.output<typeof Campo>

const Archivo = z.object({ que: Que, data: z.string() })

export const HojaLeida = z.object({
  columnas: z.array(z.string()),
  /** The first rows, as they stand. */
  muestra: z.array(z.array(z.string())),
  filas: z.int(),
  origen: Origen,
  origenes: z.array(Origen),
  campos: z.array(Campo),
  mapa: z.record(z.string(), Fuente),
  /** The mapping is the one that was used the last time. */
  recordado: z.boolean(),
})
export type HojaLeida = z.output<typeof HojaLeida>

const Importacion = z.object({
  id: Id,
  que: Que,
  origen: Origen,
  fichero: z.string(),
  quien: z.string(),
  estado: z.enum(ESTADOS_DE_IMPORTACION),
  empezadaEn: Momento,
  terminadaEn: Momento.nullable(),
  hechas: z.int(),
  total: z.int(),
  /** Nobody is at it any more, though it is not at its end: it can be gone on with. */
  parada: z.boolean(),
  fallo: z.string().nullable(),
  crear: z.int(),
  cambiar: z.int(),
  iguales: z.int(),
  conErrores: z.int(),
  /** It can be taken back. */
  reversible: z.boolean(),
})
export type Importacion = z.output<typeof Importacion>

/** What becomes of a record of the sheet, and what is wrong with it. */
const FilaDeImportacion = z.object({
  fila: z.int(),
  etiqueta: z.string(),
  accion: z.enum(['crear', 'cambiar', 'igual']).nullable(),
  errores: z.array(z.object({ campo: z.string(), mensaje: z.string() })),
})
export const ImportacionEntera = Importacion.extend({
  /** Those that are wrong first, and no more than can be read. */
  filas: z.array(FilaDeImportacion),
})
export type ImportacionEntera = z.output<typeof ImportacionEntera>

const MAX_ARCHIVO = 12 * MB

export const importaciones = resource('importaciones', {
  lista: read.get('', {
    access: 'View',
    summary: 'What was brought from elsewhere, the newest first',
    response: z.array(Importacion),
  }),
  ver: read.get('/:id', {
    access: 'View',
    summary: 'How far an import has come, and what becomes of each row',
    params: ById,
    response: ImportacionEntera,
  }),
  leer: read.post('/leer', {
    access: 'Create',
    summary: 'The columns of a sheet, whose export it is, and which field each column would fill',
    body: Archivo.extend({ origen: Origen.nullish() }),
    maxBody: MAX_ARCHIVO,
    response: HojaLeida,
  }),
  plantilla: read.get('/plantilla/:que', {
    access: 'Create',
    summary: 'A sheet that has every column already',
    params: z.object({ que: Que }),
    response: file(XLSX),
  }),
  probar: write.post('', {
    access: 'Create',
    summary: 'Look at every row of a sheet as if it were written, and remember how its columns were understood',
    creates: true,
    body: Archivo.extend({ origen: Origen, fichero: z.string().trim().max(200), mapa: Mapa }),
    maxBody: MAX_ARCHIVO,
    response: Id,
  }),
  escribir: write.post('/:id/escribir', {
    access: 'Create',
    summary: 'Write an import that was found to be right, or go on with one that was cut short, from where it was',
    creates: true,
    params: ById,
    response: Id,
  }),
  deshacer: write.post('/:id/deshacer', {
    access: 'Delete',
    summary: 'Begin to take a whole import back, also one that is being written, unless something since depends on it',
    creates: true,
    params: ById,
    response: Id,
  }),
})
