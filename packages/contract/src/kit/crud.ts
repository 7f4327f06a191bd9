import { enCadaIdioma } from '@telar/domain/idioma'
import { z } from 'zod'
import { bare, change } from './change.ts'
import { file, read, write, XLSX } from './endpoint.ts'
import { MAX_IDS, MAX_LISTED, MAX_MARKED } from './limits.ts'
import { page, Search } from './search.ts'

export const Id = z.int().positive().max(2_147_483_647)
export const ById = z.object({ id: z.coerce.number<number | string>().pipe(Id) })
const IdList = z
  .array(Id)
  .min(1)
  .max(MAX_IDS)
  .transform((ids) => [...new Set(ids)])
/** `{ "ids": [1, 2] }`; a bare array is understood too. */
export const Ids = z
  .union([z.object({ ids: IdList }), IdList])
  .transform((body) => (Array.isArray(body) ? { ids: body } : body))

/** A moment as it travels: ISO 8601 in UTC. */
export const Momento = z.iso.datetime()
/** A day without a time. */
export const Fecha = z.iso.date()

export const Texto = (max: number) => z.string().trim().min(1).max(max)

/** A text that may be left empty. */
export const TextoLibre = (max: number) => z.string().trim().max(max).default('')

/** An e-mail: blanks around it, which come with what is pasted, are nobody's. */
export const Email = z.string().trim().check(z.email())

/** A text in the four languages as it is answered. */
export const Textos = z.object(enCadaIdioma(() => z.string()))
/** One that comes in: Spanish is written first and always there. */
export const TextoEnIdiomas = (max: number) => z.object({ ...enCadaIdioma(() => TextoLibre(max)), es: Texto(max) })
/** One that may be missing in any of them. */
export const TextosLibres = (max: number) => z.object(enCadaIdioma(() => TextoLibre(max)))

/** What every stored row carries. */
export const Registro = z.object({ id: Id, version: z.int(), creadoEn: Momento, modificadoEn: Momento })

/** Several rows at the versions at which they were read: what somebody else has changed since is seen first. */
export const Vistas = z
  .array(z.object({ id: Id, version: z.int() }))
  .max(200)
  .default([])

/** How a column of a spreadsheet is written. */
export const FORMAS = ['texto', 'numero', 'dinero', 'fecha', 'momento'] as const

/** The columns of an export and their headings; without them every field under its own name. */
export const Columnas = z
  .array(
    z.object({
      campo: z.string().max(100),
      titulo: z.string().max(200),
      forma: z.enum(FORMAS).optional(),
      /** What its values are called, as the list calls them. */
      palabras: z.record(z.string().max(100), z.string().max(200)).optional(),
      /** It is added up in a last row. */
      suma: z.boolean().optional(),
    }),
  )
  .max(100)
  .nullish()
const Export = Search.omit({ pageNumber: true, pageSize: true, counts: true }).extend({
  columnas: Columnas,
  /** Of the rows that the search finds, only these. */
  ids: z.array(Id).min(1).max(MAX_MARKED).nullish(),
})

/** A list that is answered all at once as a spreadsheet: all its rows, or those that are named, in that order. */
export const exportListed = <I extends z.ZodType>(id: I) =>
  read.post('/excel-export', {
    access: 'Export',
    summary: 'The list as a spreadsheet: all its rows, or those that are named, in that order',
    body: z.object({ columnas: Columnas, ids: z.array(id).max(MAX_LISTED).nullish() }),
    response: file(XLSX),
  })

/** What changes of several rows: each as it was read, and only what is named of it. Answers their new versions. */
export const cambiar = <I extends z.ZodObject>(input: I) =>
  write.post('/cambiar', {
    access: 'Update',
    summary: 'Change fields of several, all or nothing; refused if one of them is not as it was read',
    creates: true,
    body: z.object({
      filas: z
        .array(bare(input).partial().extend({ id: Id, version: z.int() }))
        .min(1)
        .max(MAX_IDS),
    }),
    response: z.array(z.object({ id: Id, version: z.int() })),
  })

/** A whole search by groups of one of these fields, a day by its month: how many rows each has, and what they come to. */
export const agrupar = <C extends string, S extends string>(campos: readonly C[], sumas: readonly S[]) =>
  read.post('/agrupar', {
    access: 'Search',
    summary: 'A whole search by groups of one field, with what each comes to; the largest first',
    body: Search.omit({ counts: true }).extend({ campo: z.enum(campos) }),
    response: z.array(
      z.object({
        /** Nothing, for the rows that have none. */
        valor: z.string().nullable(),
        cuantas: z.int(),
        sumas: z.object(Object.fromEntries(sumas.map((suma) => [suma, z.number()])) as Record<S, z.ZodNumber>),
      }),
    ),
  })

/** The calls every flat resource has. */
export const crud = <R extends z.ZodObject, I extends z.ZodObject>(row: R, input: I) => ({
  search: read.post('/search', { access: 'Search', summary: 'Search', body: Search, response: page(row) }),
  get: read.get('/:id', { access: 'View', summary: 'One by its id', params: ById, response: row }),
  create: write.post('', { access: 'Create', summary: 'Create', creates: true, body: input, response: Id }),
  update: write.put('/:id', {
    access: 'Update',
    summary: 'Update',
    params: ById,
    body: change(input),
    response: Id,
  }),
  cambiar: cambiar(input),
  remove: write.post('/delete', {
    access: 'Delete',
    summary: 'Delete several, all or nothing',
    body: Ids,
    response: z.array(Id),
  }),
  export: read.post('/excel-export', {
    access: 'Export',
    summary: 'Every row of a search as a spreadsheet',
    body: Export,
    response: file(XLSX),
  }),
})
