import { TIPOS_DE_MATERIA, UNIDADES } from '@telar/domain/produccion/materia'
import { z } from 'zod'
import { Columnas, Fecha, Id, Textos } from '../kit/crud.ts'
import { file, read, resource, XLSX } from '../kit/endpoint.ts'

const ids = z.array(Id).min(1).max(200)

/** What is to be made: a whole season, some orders of customers, or some manufacturing orders. */
export const NecesidadesInput = z
  .object({
    temporadaId: Id.nullable().default(null),
    pedidoIds: ids.nullable().default(null),
    ordenIds: ids.nullable().default(null),
  })
  .refine(({ temporadaId, pedidoIds, ordenIds }) => temporadaId !== null || pedidoIds !== null || ordenIds !== null, {
    path: ['temporadaId'],
    message: 'necesidades.de-que',
  })

/** Where a figure comes from: so many garments of a model and colour, by that sheet, for those orders. */
const Motivo = z.object({
  modeloId: Id,
  numero: z.string(),
  nombre: z.string(),
  colorId: Id,
  color: Textos,
  revision: z.int(),
  prendas: z.int(),
  pendientes: z.int(),
  enStock: z.int(),
  cortadas: z.int(),
  consumo: z.number(),
  cantidad: z.number(),
  documentos: z.array(z.object({ id: Id, numero: z.string(), prendas: z.int() })),
})

const Necesidad = z.object({
  materiaId: Id,
  codigo: z.string(),
  nombre: z.string(),
  tipo: z.enum(TIPOS_DE_MATERIA),
  unidad: z.enum(UNIDADES),
  necesaria: z.number(),
  /** All that is left of it, whatever its colour. */
  stock: z.number(),
  /** Of it, what other launched orders will cut. */
  reservada: z.number(),
  /** What is left without a colour of its own, good for any garment. */
  sinColor: z.number(),
  porColor: z.array(
    z.object({
      colorId: Id,
      color: Textos,
      necesaria: z.number(),
      stock: z.number(),
      /** Asked for in this colour, and not come yet. */
      enCamino: z.number(),
      falta: z.number(),
      /** Of it, what is to be bought once what has no colour is given out. */
      comprar: z.number(),
    }),
  ),
  enCamino: z.number(),
  /** The purchase orders that bring it, each with its day: as confirmed, or else as expected. */
  llegan: z.array(
    z.object({
      compraId: Id,
      numero: z.string(),
      colorId: Id.nullable(),
      cantidad: z.number(),
      fecha: Fecha.nullable(),
    }),
  ),
  falta: z.number(),
  precio: z.number(),
  importe: z.number(),
  motivos: z.array(Motivo),
})

export const Necesidades = z.object({
  proveedores: z.array(
    z.object({ proveedorId: Id, proveedor: z.string(), importe: z.number(), materias: z.array(Necesidad) }),
  ),
  /** Models that are to be made and have no cost sheet yet: their cloth is not counted. */
  sinEscandallo: z.array(z.object({ modeloId: Id, numero: z.string(), nombre: z.string(), prendas: z.int() })),
})
export type Necesidades = z.output<typeof Necesidades>

export const necesidades = resource('materias', {
  necesidades: read.post('/necesidades', {
    access: 'Search',
    summary: 'What is needed of each material against stock and what is on its way, by supplier, with the reasons',
    body: NecesidadesInput,
    response: Necesidades,
  }),
  exportNecesidades: read.post('/necesidades/excel-export', {
    access: 'Export',
    summary: 'What is needed of each material as a spreadsheet',
    body: NecesidadesInput.safeExtend({ columnas: Columnas }),
    response: file(XLSX),
  }),
})
