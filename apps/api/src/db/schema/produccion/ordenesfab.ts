import type { CausaDePlan, EstadoDeOrden } from '@telar/domain/produccion/orden-fab'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { momento, precio, registro } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { coloresTable, modelosTable } from '../catalogo/modelos.ts'
import { escandallosTable } from './escandallos.ts'
import { piezasTable } from './materias.ts'
import { proveedoresTable } from './proveedores.ts'

export const ordenesFabTable = pgTable(
  'ordenes_fab',
  {
    ...registro(),
    numero: text().notNull().unique(),
    modeloId: integer()
      .notNull()
      .references(() => modelosTable.id),
    tallerId: integer().references(() => proveedoresTable.id),
    estado: text().notNull().default('borrador').$type<EstadoDeOrden>(),
    fecha: date().notNull(),
    fechaEntrega: date(),
    fechaCierre: date(),
    tarifaTaller: precio().notNull().default(0),
    /** The cost sheet it is made by, fixed when it is launched. */
    escandalloId: integer().references(() => escandallosTable.id),
    costePrevisto: precio(),
    /** What a good garment cost, fixed when it is closed. */
    costeReal: precio(),
    /** Whether seconds were paid for by then. */
    segundasSePagan: boolean(),
    notas: text().notNull().default(''),
  },
  (t) => [
    index('ordenes_fab_modelo').on(t.modeloId),
    index('ordenes_fab_taller').on(t.tallerId),
    index('ordenes_fab_fecha').on(t.fecha, t.id),
    index('ordenes_fab_estado').on(t.estado, t.fechaEntrega),
    index('ordenes_fab_entrega').on(t.fechaEntrega),
    index('ordenes_fab_escandallo').on(t.escandalloId),
    check('ordenes_fab_cerrada', sql`(${t.estado} = 'cerrada') = (${t.costeReal} is not null)`),
  ],
)

/** The matrix of a manufacturing order, one row for each colour and size. */
export const ordenFabCeldasTable = pgTable(
  'orden_fab_celdas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ordenId: integer()
      .notNull()
      .references(() => ordenesFabTable.id, { onDelete: 'cascade' }),
    colorId: integer()
      .notNull()
      .references(() => coloresTable.id),
    talla: text().notNull(),
    prevista: integer().notNull().default(0),
    cortada: integer().notNull().default(0),
    recibida: integer().notNull().default(0),
    segunda: integer().notNull().default(0),
    /** Cut, and lost or ruined on the way. */
    perdida: integer().notNull().default(0),
    /** Planned, and no longer awaited. */
    cerrada: integer().notNull().default(0),
    /** What is still to come of the plan; the domain's rule in SQL, and its only copy. */
    pendiente: integer().notNull().generatedAlwaysAs(sql`prevista - recibida - segunda - perdida - cerrada`),
    /** Of it, what is not cut. */
    porCortar: integer().notNull().generatedAlwaysAs(sql`greatest(0, prevista - cortada - cerrada)`),
  },
  (t) => [
    unique('orden_fab_celdas_unique').on(t.ordenId, t.colorId, t.talla),
    index('orden_fab_celdas_color').on(t.colorId),
    check(
      'orden_fab_celdas_positivas',
      sql`least(${t.prevista}, ${t.cortada}, ${t.recibida}, ${t.segunda}, ${t.perdida}, ${t.cerrada}) >= 0`,
    ),
    check('orden_fab_celdas_recibida', sql`${t.recibida} + ${t.segunda} + ${t.perdida} <= ${t.cortada}`),
    check(
      'orden_fab_celdas_plan',
      sql`greatest(${t.cortada}, ${t.recibida} + ${t.segunda} + ${t.perdida} + ${t.cerrada}) <= ${t.prevista}`,
    ),
  ],
)

/**
 * Why a launched order plans what it plans: the launch and every change after it. Nothing of it is changed or deleted;
 * the sum of a cell is what it plans. A row may name a colour that has been merged into another.
 */
export const ordenFabPlanesTable = pgTable(
  'orden_fab_planes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ordenId: integer()
      .notNull()
      .references(() => ordenesFabTable.id, { onDelete: 'cascade' }),
    colorId: integer().notNull(),
    talla: text().notNull(),
    n: integer().notNull(),
    causa: text().notNull().$type<CausaDePlan>(),
    motivo: text().notNull().default(''),
    quien: text(),
    cuando: momento().notNull().default(sql`now()`),
  },
  (t) => [
    index('orden_fab_planes_celda').on(t.ordenId, t.colorId, t.talla),
    check('orden_fab_planes_n', sql`${t.n} <> 0`),
  ],
)
watch(ordenFabPlanesTable, { history: 'none', told: 'none' })

/** What a manufacturing order took of a roll, and how much it left. */
export const consumosTable = pgTable(
  'consumos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ordenId: integer()
      .notNull()
      .references(() => ordenesFabTable.id),
    piezaId: integer()
      .notNull()
      .references(() => piezasTable.id),
    cuando: momento().notNull().default(sql`now()`),
    quien: text(),
    cantidad: precio().notNull(),
    coste: precio().notNull(),
    resto: precio().notNull(),
  },
  (t) => [
    index('consumos_orden').on(t.ordenId),
    index('consumos_pieza').on(t.piezaId),
    check('consumos_cantidad', sql`${t.cantidad} > 0 and ${t.resto} >= 0`),
  ],
)

/** What happened to a manufacturing order: launched, cut, sent, received, closed. */
export const ordenHechosTable = pgTable(
  'orden_hechos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ordenId: integer()
      .notNull()
      .references(() => ordenesFabTable.id, { onDelete: 'cascade' }),
    cuando: momento().notNull().default(sql`now()`),
    quien: text(),
    estado: text().notNull().$type<EstadoDeOrden>(),
    prendas: integer(),
    segundas: integer(),
    nota: text().notNull().default(''),
    /** Why it was done although something spoke against it. */
    motivo: text().notNull().default(''),
  },
  (t) => [index('orden_hechos_orden').on(t.ordenId, t.id)],
)
watch(ordenHechosTable, { history: 'none', told: 'none' })
