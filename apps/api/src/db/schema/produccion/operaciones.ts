import type { Trabajo } from '@telar/domain/produccion/operacion'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { precio, registro, textos } from '../../columns.ts'
import { modelosTable } from '../catalogo/modelos.ts'
import { ordenesFabTable } from './ordenesfab.ts'
import { proveedoresTable } from './proveedores.ts'

/** The kinds of work that a garment may need: sewing, ironing, embroidery. */
export const operacionesTable = pgTable(
  'operaciones',
  {
    ...registro(),
    codigo: text().notNull().unique(),
    nombre: textos().notNull(),
    /** Its place in a route when nobody says another. */
    orden: integer().notNull().default(0),
    /** The line of the cost sheet that it is paid by. */
    trabajo: text().notNull().$type<Trabajo>(),
    minutos: precio(),
    /** What it costs where neither the workshop nor the sheet say it. */
    tarifa: precio().notNull().default(0),
    activa: boolean().notNull().default(true),
  },
  (t) => [
    index('operaciones_orden').on(t.orden, t.id),
    check('operaciones_trabajo', sql`${t.trabajo} in ('corte', 'confeccion', 'acabado')`),
  ],
)

/** What a workshop asks for a kind of work. */
export const operacionTarifasTable = pgTable(
  'operacion_tarifas',
  {
    ...registro(),
    proveedorId: integer()
      .notNull()
      .references(() => proveedoresTable.id, { onDelete: 'cascade' }),
    operacionId: integer()
      .notNull()
      .references(() => operacionesTable.id),
    tarifa: precio().notNull(),
    /** What it answers for with each garment that it loses. */
    precioPerdida: precio(),
  },
  (t) => [
    unique('operacion_tarifas_unique').on(t.proveedorId, t.operacionId),
    index('operacion_tarifas_operacion').on(t.operacionId),
  ],
)

/** The way of a model through its operations, as a new order of it takes it. */
export const modeloOperacionesTable = pgTable(
  'modelo_operaciones',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    modeloId: integer()
      .notNull()
      .references(() => modelosTable.id, { onDelete: 'cascade' }),
    orden: integer().notNull(),
    operacionId: integer()
      .notNull()
      .references(() => operacionesTable.id),
    dentro: boolean().notNull().default(false),
    tallerId: integer().references(() => proveedoresTable.id),
    tarifa: precio().notNull().default(0),
  },
  (t) => [
    index('modelo_operaciones_modelo').on(t.modeloId, t.orden),
    index('modelo_operaciones_operacion').on(t.operacionId),
    index('modelo_operaciones_taller').on(t.tallerId),
    check('modelo_operaciones_dentro', sql`not ${t.dentro} or ${t.tallerId} is null`),
  ],
)

/** The way of an order through its operations: inside, or at a workshop at its rate. */
export const ordenOperacionesTable = pgTable(
  'orden_operaciones',
  {
    ...registro(),
    ordenId: integer()
      .notNull()
      .references(() => ordenesFabTable.id, { onDelete: 'cascade' }),
    orden: integer().notNull(),
    operacionId: integer()
      .notNull()
      .references(() => operacionesTable.id),
    /** In the house; otherwise at a workshop, or nobody has said where. */
    dentro: boolean().notNull().default(false),
    tallerId: integer().references(() => proveedoresTable.id),
    /** What each garment is paid at; nothing, where the cost sheet says it. */
    tarifa: precio().notNull().default(0),
    precioPerdida: precio(),
    desde: date(),
    hasta: date(),
  },
  (t) => [
    index('orden_operaciones_orden').on(t.ordenId, t.orden),
    index('orden_operaciones_operacion').on(t.operacionId),
    index('orden_operaciones_taller').on(t.tallerId),
    check('orden_operaciones_dentro', sql`not ${t.dentro} or ${t.tallerId} is null`),
    check('orden_operaciones_fechas', sql`${t.desde} <= ${t.hasta}`),
  ],
)
