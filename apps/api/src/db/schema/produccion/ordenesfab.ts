import type { EstadoDeOrden } from '@telar/domain/produccion/orden-fab'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
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
  },
  (t) => [
    unique('orden_fab_celdas_unique').on(t.ordenId, t.colorId, t.talla),
    index('orden_fab_celdas_color').on(t.colorId),
    check('orden_fab_celdas_positivas', sql`least(${t.prevista}, ${t.cortada}, ${t.recibida}, ${t.segunda}) >= 0`),
    check('orden_fab_celdas_recibida', sql`${t.recibida} + ${t.segunda} <= ${t.cortada}`),
  ],
)

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
  },
  (t) => [index('orden_hechos_orden').on(t.ordenId, t.id)],
)
watch(ordenHechosTable, { history: 'none', told: 'none' })
