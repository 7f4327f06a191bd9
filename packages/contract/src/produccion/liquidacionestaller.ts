import { ESTADOS_DE_LIQUIDACION } from '@telar/domain/produccion/liquidacion'
import { z } from 'zod'
import { ById, crud, Email, Fecha, Id, Momento, Registro, TextoLibre, Textos } from '../kit/crud.ts'
import { file, PDF, read, resource, write } from '../kit/endpoint.ts'
import { exacto } from '../kit/exacto.ts'

const EUROS = 10_000_000
const importe = z.number().min(-EUROS).max(EUROS).multipleOf(0.01).check(exacto(0.01))
const Mes = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { message: 'liquidacion.mes' })

export const LiquidacionFila = Registro.extend({
  numero: z.string().nullable(),
  tallerId: Id,
  taller: z.string(),
  mes: z.string(),
  estado: z.enum(ESTADOS_DE_LIQUIDACION),
  fecha: Fecha.nullable(),
  lineas: z.int(),
  revisadas: z.int(),
  prendas: z.int(),
  segundas: z.int(),
  importe: z.number(),
})

const Linea = z.object({
  id: Id,
  vueltaId: Id,
  notaId: Id.nullable(),
  /** The note that it came with; none of what was received without one. */
  nota: z.string().nullable(),
  ordenId: Id,
  orden: z.string(),
  modelo: z.string(),
  nombre: z.string(),
  operacion: Textos,
  fecha: Fecha,
  /** It came in a month that was settled already. */
  deAntes: z.boolean(),
  buenas: z.int(),
  segundas: z.int(),
  perdidas: z.int(),
  tarifa: z.number(),
  precioPerdida: z.number().nullable(),
  segundasSePagan: z.boolean(),
  importe: z.number(),
  revisada: z.boolean(),
  corregido: z.number().nullable(),
  motivo: z.string(),
})
export type LineaDeLiquidacion = z.output<typeof Linea>

export const Liquidacion = LiquidacionFila.omit({ lineas: true }).extend({
  email: z.string().nullable(),
  notas: z.string(),
  quien: z.string().nullable(),
  enviadaEn: Momento.nullable(),
  enviadaA: z.string().nullable(),
  /** What has come back since and is not on it. */
  nuevas: z.int(),
  lineas: z.array(Linea),
})
export type Liquidacion = z.output<typeof Liquidacion>

/** What of a workshop is on no statement. */
export const PorLiquidar = z.object({
  tallerId: Id,
  taller: z.string(),
  /** The first month of which something is left. */
  mes: z.string(),
  prendas: z.int(),
  importe: z.number(),
})
export type PorLiquidar = z.output<typeof PorLiquidar>

export const PrepararInput = z.object({ tallerId: Id, mes: Mes })
export const RevisarInput = z.object({
  lineas: z
    .array(
      z.object({
        id: Id,
        revisada: z.boolean(),
        /** What it is settled at instead; it needs a reason. */
        corregido: importe.nullable().default(null),
        motivo: TextoLibre(200),
      }),
    )
    .min(1)
    .max(1000),
  version: z.int().nullish(),
})
export const LiquidarInput = z.object({
  /** Where it is mailed to; without one it is given by other means. */
  para: Email.max(160).nullable().default(null),
  mensaje: TextoLibre(2000),
  version: z.int().nullish(),
})

const flat = crud(LiquidacionFila, PrepararInput)

export const liquidacionestaller = resource('liquidacionestaller', {
  search: { ...flat.search, summary: "Workshops' statements" },
  export: flat.export,
  get: { ...flat.get, summary: 'A statement with what came back', response: Liquidacion },
  create: { ...flat.create, summary: 'A statement to be checked, of all that came back up to the end of a month' },
  remove: { ...flat.remove, summary: 'Delete statements that are not settled, all or nothing' },
  porLiquidar: read.get('/por-liquidar', {
    access: 'Search',
    summary: 'What of each workshop is on no statement',
    response: z.array(PorLiquidar),
  }),
  actualizar: write.post('/:id/actualizar', {
    access: 'Update',
    summary: 'What has come back since goes on a statement that is being checked',
    creates: true,
    params: ById,
    body: z.object({ version: z.int().nullish() }),
    response: Liquidacion,
  }),
  revisar: write.post('/:id/revisar', {
    access: 'Update',
    summary: 'Lines are looked at, or put right with a reason',
    creates: true,
    params: ById,
    body: RevisarInput,
    response: Liquidacion,
  }),
  liquidar: write.post('/:id/liquidar', {
    access: 'Approve',
    summary: 'It is settled once and for all: it has its number, and goes to the workshop',
    creates: true,
    params: ById,
    body: LiquidarInput,
    response: Liquidacion,
  }),
  enviar: write.post('/:id/enviar', {
    access: 'Update',
    summary: 'A settled statement is mailed again',
    creates: true,
    params: ById,
    body: LiquidarInput.omit({ version: true }).extend({ para: Email.max(160) }),
    response: Liquidacion,
  }),
  pdf: read.get('/:id/pdf', {
    access: 'View',
    summary: "The statement on paper, in the workshop's language",
    params: ById,
    response: file(PDF),
  }),
})
