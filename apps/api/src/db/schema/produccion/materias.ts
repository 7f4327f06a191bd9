import type { TipoDeMateria, Unidad } from '@telar/domain/produccion/materia'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { momento, precio, registro } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { coloresTable } from '../catalogo/modelos.ts'
import { proveedoresTable } from './proveedores.ts'

/** What garments are made of: cloth, lining, trimmings, labels. */
export const materiasTable = pgTable(
  'materias',
  {
    ...registro(),
    codigo: text().notNull().unique(),
    nombre: text().notNull(),
    tipo: text().notNull().$type<TipoDeMateria>(),
    unidad: text().notNull().default('m').$type<Unidad>(),
    composicion: text().notNull().default(''),
    anchoCm: integer(),
    proveedorId: integer()
      .notNull()
      .references(() => proveedoresTable.id),
    precio: precio().notNull(),
    stockMinimo: precio().notNull().default(0),
    notas: text().notNull().default(''),
    activa: boolean().notNull().default(true),
  },
  (t) => [
    index('materias_proveedor').on(t.proveedorId),
    index('materias_nombre').on(t.nombre),
    index('materias_tipo').on(t.tipo),
    index('materias_nombre_busca').using('gin', sql`norm(${t.nombre}) gin_trgm_ops`),
    index('materias_codigo_busca').using('gin', sql`norm(${t.codigo}) gin_trgm_ops`),
  ],
)

/** A supplier's delivery of one material: asked for, and received later with its rolls. */
export const entradasTable = pgTable(
  'entradas',
  {
    ...registro(),
    materiaId: integer()
      .notNull()
      .references(() => materiasTable.id),
    proveedorId: integer()
      .notNull()
      .references(() => proveedoresTable.id),
    recibida: boolean().notNull().default(false),
    /** When it came, or when it was asked for. */
    fecha: date().notNull(),
    fechaPrevista: date(),
    albaranProveedor: text().notNull().default(''),
    precio: precio().notNull(),
    /** How much was asked for. */
    pedida: precio(),
    /** How much came: the sum of its rolls. */
    cantidad: precio().notNull().default(0),
  },
  (t) => [
    index('entradas_materia').on(t.materiaId, t.fecha),
    index('entradas_proveedor').on(t.proveedorId, t.fecha),
    index('entradas_fecha').on(t.fecha, t.id),
    index('entradas_en_camino').on(t.materiaId).where(sql`not ${t.recibida}`),
    check('entradas_cantidad', sql`${t.cantidad} >= 0 and (${t.recibida} or ${t.pedida} > 0)`),
  ],
)

/** A physical roll: how long it came, how much is left. */
export const piezasTable = pgTable(
  'piezas',
  {
    ...registro(),
    entradaId: integer()
      .notNull()
      .references(() => entradasTable.id, { onDelete: 'cascade' }),
    materiaId: integer()
      .notNull()
      .references(() => materiasTable.id),
    colorId: integer().references(() => coloresTable.id),
    numero: text().notNull(),
    lote: text().notNull().default(''),
    metros: precio().notNull(),
    restante: precio().notNull(),
    /** What a metre of it cost. */
    coste: precio().notNull(),
    ubicacion: text().notNull().default(''),
  },
  (t) => [
    unique('piezas_numero_unique').on(t.entradaId, t.numero),
    index('piezas_materia').on(t.materiaId, t.id),
    index('piezas_en_stock').on(t.materiaId, t.colorId).where(sql`${t.restante} > 0`),
    index('piezas_color').on(t.colorId),
    index('piezas_numero').on(t.numero),
    index('piezas_lote').on(t.lote),
    check('piezas_restante', sql`0 <= ${t.restante} and ${t.restante} <= ${t.metros} and ${t.metros} > 0`),
  ],
)

/** Somebody measured a roll again: what was thought of it, what it is, and why. */
export const piezaAjustesTable = pgTable(
  'pieza_ajustes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    piezaId: integer()
      .notNull()
      .references(() => piezasTable.id, { onDelete: 'cascade' }),
    cuando: momento().notNull().default(sql`now()`),
    quien: text(),
    metrosAntes: precio().notNull(),
    metros: precio().notNull(),
    restanteAntes: precio().notNull(),
    restante: precio().notNull(),
    motivo: text().notNull(),
  },
  (t) => [index('pieza_ajustes_pieza').on(t.piezaId, t.id)],
)

/** What each supplier has asked for a material, and since when. */
export const materiaPreciosTable = pgTable(
  'materia_precios',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    materiaId: integer()
      .notNull()
      .references(() => materiasTable.id, { onDelete: 'cascade' }),
    proveedorId: integer()
      .notNull()
      .references(() => proveedoresTable.id),
    fecha: date().notNull(),
    precio: precio().notNull(),
    /** By the list, or by a delivery. */
    origen: text().notNull().$type<'tarifa' | 'entrada'>(),
  },
  (t) => [
    index('materia_precios_materia').on(t.materiaId, t.fecha),
    index('materia_precios_proveedor').on(t.proveedorId),
  ],
)
watch(materiaPreciosTable, { history: 'none', told: 'none' })
