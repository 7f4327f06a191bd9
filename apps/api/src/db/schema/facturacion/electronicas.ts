import type {
  Desacuerdo,
  Dicho,
  EnvioElectronico,
  EstadoDeEntrante,
  Situacion,
} from '@telar/domain/facturacion/electronica'
import type { TramoRecibido, TratoDeIva } from '@telar/domain/facturacion/recibida'
import type { Vencimiento } from '@telar/domain/facturacion/vencimientos'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, pgView, text, unique, uuid } from 'drizzle-orm/pg-core'
import { importe, momento, registro, textIndex } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { proveedoresTable } from '../produccion/proveedores.ts'
import { facturasTable } from './facturas.ts'
import { pagosTable, recibidasTable } from './recibidas.ts'

/** Issued invoices on their way to their buyers: each once, put here by the transaction that issues it. */
export const electronicasTable = pgTable(
  'electronicas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    creadoEn: momento().notNull().default(sql`now()`),
    facturaId: integer()
      .notNull()
      .references(() => facturasTable.id),
    /** By which whoever carries it knows it again, however often it is sent. */
    clave: uuid().notNull().defaultRandom(),
    estado: text().notNull().default('pendiente').$type<EnvioElectronico>(),
    /** What its buyer has said of it so far. */
    situacion: text().$type<Situacion>(),
    intentos: integer().notNull().default(0),
    error: text(),
    /** What it is called where it was taken. */
    externo: text(),
    enviadaEn: momento(),
  },
  (t) => [
    unique('electronicas_factura').on(t.facturaId),
    unique('electronicas_clave').on(t.clave),
    check('electronicas_estado', sql`${t.estado} in ('pendiente', 'enviada', 'devuelta', 'anulada')`),
    index('electronicas_por_enviar').on(t.intentos, t.id).where(sql`${t.estado} = 'pendiente'`),
    index('electronicas_estado_id').on(t.estado, t.id),
    index('electronicas_situacion').on(t.situacion, t.id),
  ],
)
watch(electronicasTable, { history: 'none', told: 'all' })

/** What a gateway brings of a supplier's invoice, as far as it could be read. */
export interface Propuesta {
  trato: TratoDeIva
  tramos: TramoRecibido[]
  vencimientos: Vencimiento[]
}

/** Suppliers' invoices that came electronically: proposals, until somebody takes them into the books or refuses them. */
export const entrantesTable = pgTable(
  'entrantes',
  {
    ...registro(),
    /** What it is called where it came from: the same one never comes twice. */
    externo: text().notNull(),
    nif: text().notNull(),
    proveedor: text().notNull(),
    numero: text().notNull(),
    fecha: date(),
    total: importe(),
    /** Nothing, of one that could not be read. */
    propuesta: jsonb().$type<Propuesta>(),
    ubl: text().notNull(),
    llegada: date().notNull(),
    /** Until when it is answered. */
    plazo: date().notNull(),
    proveedorId: integer().references(() => proveedoresTable.id, { onDelete: 'set null' }),
    estado: text().notNull().default('propuesta').$type<EstadoDeEntrante>(),
    motivo: text().notNull().default(''),
    recibidaId: integer().references(() => recibidasTable.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('entrantes_externo').on(t.externo),
    unique('entrantes_recibida').on(t.recibidaId),
    check('entrantes_estado', sql`${t.estado} in ('propuesta', 'aceptada', 'rechazada')`),
    index('entrantes_estado_plazo').on(t.estado, t.plazo, t.id),
    index('entrantes_llegada').on(t.llegada, t.id),
    index('entrantes_plazo').on(t.plazo, t.id),
    index('entrantes_proveedor').on(t.proveedorId),
    textIndex('entrantes_nombre_busca', t.proveedor),
  ],
)
watch(entrantesTable, { history: ['estado', 'motivo', 'recibidaId'], told: 'all' })

/** What was said of an invoice, with its day: by its buyer, of ours; by us, of what we received. Ours wait to be sent. */
export const electronicaEstadosTable = pgTable(
  'electronica_estados',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    creadoEn: momento().notNull().default(sql`now()`),
    electronicaId: integer().references(() => electronicasTable.id),
    entranteId: integer().references(() => entrantesTable.id),
    /** Its own name: what is told twice is kept once. */
    clave: text().notNull(),
    sentido: text().notNull().$type<'oido' | 'dicho'>(),
    estado: text().notNull().$type<Situacion | Dicho>(),
    fecha: date().notNull(),
    importe: importe(),
    motivo: text().notNull().default(''),
    /** The payment it tells of. */
    pagoId: integer().references(() => pagosTable.id, { onDelete: 'set null' }),
    envio: text().notNull().$type<Exclude<EnvioElectronico, 'anulada'>>(),
    intentos: integer().notNull().default(0),
    error: text(),
    enviadoEn: momento(),
  },
  (t) => [
    unique('electronica_estados_clave').on(t.clave),
    check('electronica_estados_de_que', sql`num_nonnulls(${t.electronicaId}, ${t.entranteId}) = 1`),
    check('electronica_estados_sentido', sql`${t.sentido} in ('oido', 'dicho')`),
    check('electronica_estados_envio', sql`${t.envio} in ('pendiente', 'enviada', 'devuelta')`),
    index('electronica_estados_electronica').on(t.electronicaId, t.id),
    index('electronica_estados_entrante').on(t.entranteId, t.id),
    index('electronica_estados_pago').on(t.pagoId),
    index('electronica_estados_por_enviar').on(t.intentos, t.id).where(sql`${t.envio} = 'pendiente'`),
  ],
)
watch(electronicaEstadosTable, { history: 'none', told: 'none' })

/** Whose turn it is to send and to ask: one row. */
export const electronicaTurnoTable = pgTable(
  'electronica_turno',
  {
    id: integer().primaryKey().default(1),
    /** Somebody is sending, until then at most. */
    ocupadoHasta: momento(),
    /** After a failure we wait by ourselves. */
    reintentoEn: momento(),
    intentos: integer().notNull().default(0),
    error: text(),
    ultimoEnvio: momento(),
    ultimaConsulta: momento(),
    /** How far what came in has been read. */
    marca: text(),
  },
  (t) => [check('electronica_turno_uno', sql`${t.id} = 1`)],
)
watch(electronicaTurnoTable, { history: 'none', told: 'none' })

/** The list of what leaves, each with its invoice, and where the buyer's word and our books differ. */
export const electronicasLista = pgView('electronicas_lista', {
  id: integer().notNull(),
  creadoEn: momento().notNull(),
  facturaId: integer().notNull(),
  numeroCompleto: text().notNull(),
  clienteId: integer().notNull(),
  cliente: text().notNull(),
  fecha: date().notNull(),
  total: importe().notNull(),
  pendiente: importe().notNull(),
  clave: uuid().notNull(),
  estado: text().notNull().$type<EnvioElectronico>(),
  situacion: text().$type<Situacion>(),
  desacuerdo: text().$type<Desacuerdo>(),
  intentos: integer().notNull(),
  error: text(),
  externo: text(),
  enviadaEn: momento(),
}).as(sql`
  select e.id, e.creado_en, e.factura_id, f.numero_completo, f.cliente_id, f.cliente, f.fecha, f.total, f.pendiente, e.clave,
    e.estado, e.situacion,
    case when f.estado <> 'emitida' or f.total <= 0 or e.estado <> 'enviada' then null
      when f.pendiente = 0 and e.situacion is distinct from 'pagada' then 'sin-decir'
      when f.pendiente > 0 and e.situacion = 'pagada' then 'sin-cobrar' end as desacuerdo,
    e.intentos, e.error, e.externo, e.enviada_en
  from electronicas e left join facturas f on f.id = e.factura_id`)
