import { esCodigoDeUbicacion, MAXIMO_DE_UBICACIONES } from '@telar/domain/almacen/ubicacion'
import { z } from 'zod'
import { HojaDeEtiquetas, RolloDeEtiquetas } from '../casa/etiquetas-formato.ts'
import { Talla } from '../catalogo/talla.ts'
import { ById, crud, Id, Registro, TextoLibre, Textos } from '../kit/crud.ts'
import { file, PDF, read, resource, write } from '../kit/endpoint.ts'

/** What stands on the shelf's label: letters and figures, and whatever parts them. */
const Codigo = z
  .string()
  .trim()
  .toUpperCase()
  .min(1)
  .max(20)
  .refine((codigo) => /^[\x20-\x7E]+$/.test(codigo) && esCodigoDeUbicacion(codigo), { message: 'ubicacion.codigo' })

export const UbicacionInput = z.object({
  codigo: Codigo,
  /** Without one, what its code begins with. */
  zona: TextoLibre(30),
  nota: TextoLibre(200),
  activa: z.boolean().default(true),
})

/** A shelf, with how many cells and garments usually lie on it, and its place in the walk. */
export const Ubicacion = Registro.extend(UbicacionInput.shape).extend({
  orden: z.int(),
  celdas: z.int(),
  prendas: z.int(),
})
export type Ubicacion = z.output<typeof Ubicacion>

const cual = { modeloId: Id, colorId: Id, talla: Talla }
const Escaneada = z.union([z.object({ codigo: z.string().trim().min(1).max(200) }), z.object(cual)])

/** A shelf as a cell names it. */
const EnUbicacion = z.object({ id: Id, codigo: z.string() })

/** A cell that lies on a shelf, and where else it lies. */
const CeldaEnUbicacion = z.object({
  ...{ modeloId: Id, numero: z.string(), nombre: z.string(), colorId: Id, color: Textos, hex: z.string() },
  ...{ talla: z.string(), stock: z.int(), principal: z.boolean(), otras: z.array(z.string()) },
})
export type CeldaEnUbicacion = z.output<typeof CeldaEnUbicacion>

/** Where a cell of a model is to be looked for: first of all on the first of its shelves. */
const CeldaUbicada = z.object({
  ...{ colorId: Id, color: Textos, hex: z.string(), talla: z.string(), stock: z.int() },
  ubicaciones: z.array(EnUbicacion),
})
export type CeldaUbicada = z.output<typeof CeldaUbicada>

const Ids = z.array(Id).min(1).max(MAXIMO_DE_UBICACIONES)
const flat = crud(Ubicacion, UbicacionInput)

export const ubicaciones = resource(
  'ubicaciones',
  {
    ...flat,
    ordenar: write.post('/ordenar', {
      access: 'Update',
      summary: 'Walk these shelves in this order; the others keep their places',
      body: z.object({ ids: Ids }),
      response: z.array(Id),
    }),
    generar: write.post('/generar', {
      access: 'Create',
      summary: 'Make every shelf from one code to another; those that are there already stay as they are',
      creates: true,
      body: z.object({ desde: Codigo, hasta: Codigo, zona: TextoLibre(30), nota: TextoLibre(200) }),
      response: z.object({ creadas: z.int(), estaban: z.int() }),
    }),
    celdas: read.get('/:id/celdas', {
      access: 'View',
      summary: 'What lies on a shelf, and where else it lies',
      params: ById,
      response: z.array(CeldaEnUbicacion),
    }),
    deModelo: read.get('/modelo/:id', {
      access: 'View',
      summary: 'Where each cell of a model is to be looked for',
      params: ById,
      response: z.array(CeldaUbicada),
    }),
    asignar: write.post('/asignar', {
      access: 'Update',
      summary: 'Say on which shelves some cells lie, the first of each before all others; without any they lie nowhere',
      body: z.object({
        celdas: z
          .array(z.object({ ...cual, ubicacionIds: z.array(Id).max(10) }))
          .min(1)
          .max(500),
      }),
      response: z.int(),
    }),
    colocar: write.post('/:id/colocar', {
      access: 'Update',
      summary: 'Put a garment away, by its bar code or by what it is: from now on it is looked for on this shelf',
      params: ById,
      creates: true,
      body: z.object({
        que: Escaneada,
        /** It stays where it was, and lies here as well. */
        ademas: z.boolean().default(false),
      }),
      response: z.object({
        ...{ modeloId: Id, colorId: Id, talla: z.string(), que: Textos },
        /** Where it lay before, to put it back. */
        antes: z.array(EnUbicacion),
      }),
    }),
    etiquetas: read.post('/etiquetas', {
      access: 'View',
      summary: 'The labels of some shelves on A4 sheets, with bars that the scanner knows',
      body: z.object({ ids: Ids, hoja: HojaDeEtiquetas }),
      response: file(PDF),
    }),
    zpl: read.post('/zpl', {
      access: 'View',
      summary: 'The same in the language of label printers',
      body: z.object({ ids: Ids, rollo: RolloDeEtiquetas }),
      response: file('application/zpl'),
    }),
  },
  { rights: 'recuentos' },
)
