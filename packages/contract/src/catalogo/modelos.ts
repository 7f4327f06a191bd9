import { CLAVES_DE_DETALLE } from '@telar/domain/catalogo/detalles'
import { SIN_TEXTOS } from '@telar/domain/idioma'
import { z } from 'zod'
import { Imagen, ImagenId } from '../casa/imagen.ts'
import { bare, change } from '../kit/change.ts'
import {
  agrupar,
  ById,
  cambiar,
  crud,
  Id,
  Ids,
  Momento,
  Registro,
  Texto,
  TextoLibre,
  Textos,
  TextosLibres,
} from '../kit/crud.ts'
import { MB, read, resource, text, write } from '../kit/endpoint.ts'
import { exacto } from '../kit/exacto.ts'

const Talla = z.string().trim().min(1).max(8)
const cantidad = z.int().min(0).max(99_999)

/** A model in one colour and size. How many there are is for the ledger to say; only a new one brings what it begins with. */
const VarianteInput = z.object({
  colorId: Id,
  talla: Talla,
  ean: z
    .string()
    .trim()
    .regex(/^\d{8,14}$/)
    .nullable()
    .default(null),
  stock: cantidad.default(0),
  disponibleWeb: z.boolean().default(true),
})
const FotoInput = z.object({ imagenId: ImagenId, colorId: Id.nullable().default(null), alt: TextosLibres(200) })

const duplicada = (variantes: { colorId: number; talla: string }[]) =>
  new Set(variantes.map(({ colorId, talla }) => `${colorId} ${talla}`)).size === variantes.length

/** How it is made: each detail is called something in four languages. */
export const Detalles = z.array(z.enum(CLAVES_DE_DETALLE)).max(CLAVES_DE_DETALLE.length)

const ModeloDatos = z.object({
  numero: Texto(20),
  nombre: Texto(80),
  /** What it is called in the other languages; in Spanish, as the house does. */
  nombres: TextosLibres(80).default(SIN_TEXTOS),
  modeloTipoId: Id,
  temporadaId: Id,
  /** In which of its season's deliveries it leaves. */
  ventanaId: Id.nullable().default(null),
  descripcion: TextosLibres(2000),
  composicion: TextoLibre(200),
  cuidados: TextosLibres(500),
  detalles: Detalles.default([]),
  tallas: z.array(Talla).min(1).max(20),
  curva: z.record(Talla, z.int().min(0).max(99)).nullable().default(null),
  ventaPorCurva: z.boolean().default(false),
  precioMayor: z.number().min(0).max(99_999).multipleOf(0.0001).check(exacto(0.0001)),
  pvpRecomendado: z.number().min(0).max(99_999).multipleOf(0.01).check(exacto(0.01)).nullable().default(null),
  /** What one with a fault is sold at; without it, the house's part of the tariff. */
  precioSegunda: z.number().min(0).max(99_999).multipleOf(0.0001).check(exacto(0.0001)).nullable().default(null),
  taric: z.string().trim().max(20).nullable().default(null),
  pesoGr: z.int().min(0).max(100_000).nullable().default(null),
  publicado: z.boolean().default(false),
})
export const ModeloInput = ModeloDatos.extend({
  colecciones: z
    .array(z.object({ id: Id }))
    .max(50)
    .default([]),
  variantes: z.array(VarianteInput).max(1000).refine(duplicada, { message: 'modelo.variante-repetida' }).default([]),
  fotos: z.array(FotoInput).max(200).default([]),
})

export const Modelo = Registro.extend(ModeloDatos.shape).extend({
  nombres: Textos,
  descripcion: Textos,
  cuidados: Textos,
  publicadoEn: Momento.nullable(),
  /** What one with a fault is sold at, whoever says so. */
  segundaA: z.number(),
  colecciones: z.array(z.object({ id: Id })),
  variantes: z.array(
    z.object({
      colorId: Id,
      talla: z.string(),
      ean: z.string().nullable(),
      /** What lies in the house: good, with a fault, to be sold off. */
      stock: z.int(),
      segunda: z.int(),
      outlet: z.int(),
      /** What of it is kept for orders from stock, tied to season's orders, and nobody's. */
      reservado: z.int(),
      asignado: z.int(),
      libre: z.int(),
      /** What of those with a fault and to be sold off is kept for orders of them. */
      reservadoSegunda: z.int(),
      reservadoOutlet: z.int(),
      disponibleWeb: z.boolean(),
    }),
  ),
  fotos: z.array(z.object({ id: Id, colorId: Id.nullable(), alt: Textos, imagen: Imagen })),
})
export type Modelo = z.output<typeof Modelo>

/** A row of the list: what a person recognises a model by, and the figures that matter. */
export const ModeloFila = Registro.extend({
  numero: z.string(),
  nombre: z.string(),
  modeloTipoId: Id,
  tipo: Textos,
  temporadaId: Id,
  temporada: z.string(),
  ventanaId: Id.nullable(),
  ventana: Textos.nullable(),
  composicion: z.string(),
  precioMayor: z.number(),
  pvpRecomendado: z.number().nullable(),
  publicado: z.boolean(),
  colores: z.int(),
  fotos: z.int(),
  stock: z.int(),
  libre: z.int(),
  segundas: z.int(),
  imagenId: ImagenId.nullable(),
})
export type ModeloFila = z.output<typeof ModeloFila>

/** One row of a spreadsheet with what is wrong in it; nothing is written while any row is wrong. */
const FilaImportada = z.object({
  fila: z.int(),
  numero: z.string(),
  nombre: z.string(),
  accion: z.enum(['crear', 'cambiar']),
  errores: z.array(z.object({ columna: z.string(), mensaje: z.string() })),
})
export const Importacion = z.object({ filas: z.array(FilaImportada), escritas: z.int() })
export type Importacion = z.output<typeof Importacion>

const Archivo = z.object({ name: z.string().max(200), extension: z.string().max(10), data: z.string() })

const flat = crud(ModeloFila, ModeloDatos)

/** What a list shows of a model, and several can be given at once. */
const ModeloMudable = ModeloDatos.pick({
  precioMayor: true,
  pvpRecomendado: true,
  temporadaId: true,
  ventanaId: true,
  modeloTipoId: true,
  publicado: true,
})

export const modelos = resource('modelos', {
  search: flat.search,
  export: flat.export,
  agrupar: agrupar(['tipo', 'temporada', 'publicado'], ['stock', 'libre']),
  remove: flat.remove,
  get: { ...flat.get, response: Modelo },
  create: { ...flat.create, body: ModeloInput },
  update: write.put('/:id', {
    access: 'Update',
    summary: 'Update a model with its variants and photos',
    params: ById,
    body: change(ModeloInput).extend({
      variantes: z
        .array(bare(VarianteInput))
        .max(1000)
        .refine(duplicada, { message: 'modelo.variante-repetida' })
        .optional(),
      fotos: z.array(bare(FotoInput)).max(200).optional(),
    }),
    response: text,
  }),
  cambiar: cambiar(ModeloMudable),
  searchAutocomplete: read.post('/search-autocomplete', {
    access: 'Search',
    summary: 'A few models by number or name, as one types',
    body: z.object({
      keyword: z.string().trim().max(100).nullish(),
      pageSize: z.int().min(1).max(50).catch(10).default(10),
    }),
    response: z.array(
      z.object({ id: Id, numero: z.string(), nombre: z.string(), temporada: z.string(), precioMayor: z.number() }),
    ),
  }),
  listByIds: read.post('/modeloslist-by-ids', {
    access: 'View',
    summary: 'Rows by their ids, in the order asked for',
    body: Ids,
    response: z.array(ModeloFila),
  }),
  publicar: write.post('/publicar', {
    access: 'Update',
    summary: 'Publish or unpublish several',
    body: z.object({ ids: z.array(Id).min(1).max(200), publicado: z.boolean() }),
    response: z.array(Id),
  }),
  asignarColeccion: write.post('/asignar-coleccion', {
    access: 'Update',
    summary: 'Add several to a collection, or take them out',
    body: z.object({ ids: z.array(Id).min(1).max(200), coleccionId: Id, dentro: z.boolean() }),
    response: z.array(Id),
  }),
  importPreview: read.post('/import-preview', {
    access: 'Create',
    summary: 'What a spreadsheet would create and change, with the errors of every row',
    body: Archivo,
    maxBody: 8 * MB,
    response: Importacion,
  }),
  import: write.post('/import', {
    access: 'Create',
    summary: 'Create and change models from a spreadsheet, all or nothing',
    creates: true,
    body: Archivo,
    maxBody: 8 * MB,
    response: Importacion,
  }),
})
