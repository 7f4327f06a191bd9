import type { CausaDeMetros, TipoDeMateria, Unidad } from '@telar/domain/produccion/materia'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { AT_ONCE, momento, precio, registro, textIndex } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { coloresTable } from '../catalogo/modelos.ts'
import { comprasTable } from './compras.ts'
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
    /** Its code among goods, and what one unit of it weighs. */
    taric: text(),
    pesoGr: integer(),
    notas: text().notNull().default(''),
    activa: boolean().notNull().default(true),
  },
  (t) => [
    index('materias_proveedor').on(t.proveedorId),
    index('materias_nombre').on(t.nombre),
    index('materias_tipo').on(t.tipo),
    textIndex('materias_nombre_busca', t.nombre, AT_ONCE),
    textIndex('materias_codigo_busca', t.codigo, AT_ONCE),
  ],
)

/**
 * What a supplier is asked for of one material, or a delivery of it with its rolls. What is asked for may come in several
 * deliveries: each names what it is a part of, and what has not come stays on its way until it is closed short.
 */
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
    /** What was asked for of which this delivery is a part. */
    pedidaEnId: integer().references((): AnyPgColumn => entradasTable.id),
    /** Of what was asked for, how much is no longer awaited, and why. */
    cerrada: precio().notNull().default(0),
    motivo: text().notNull().default(''),
    /** The purchase order of which what is asked for is a line, its place in it, and the colour it is asked for in. */
    compraId: integer().references(() => comprasTable.id, { onDelete: 'cascade' }),
    orden: integer().notNull().default(0),
    colorId: integer().references(() => coloresTable.id),
    /** When the supplier says that it comes. */
    fechaConfirmada: date(),
  },
  (t) => [
    index('entradas_compra').on(t.compraId, t.orden),
    index('entradas_color').on(t.colorId),
    index('entradas_materia').on(t.materiaId, t.fecha),
    index('entradas_proveedor').on(t.proveedorId, t.fecha),
    index('entradas_fecha').on(t.fecha, t.id),
    index('entradas_en_camino').on(t.materiaId).where(sql`not ${t.recibida}`),
    index('entradas_pedida_en').on(t.pedidaEnId),
    check('entradas_cantidad', sql`${t.cantidad} >= 0 and (${t.recibida} or ${t.pedida} > 0)`),
    check('entradas_compra', sql`${t.recibida} = (${t.compraId} is null)`),
    check('entradas_parte', sql`${t.recibida} or ${t.pedidaEnId} is null`),
    check('entradas_cerrada', sql`${t.cerrada} = 0 or (not ${t.recibida} and ${t.cerrada} between 0 and ${t.pedida})`),
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
    /** The sum of its movements; the database keeps it, and refuses whoever writes it directly. */
    restante: precio().notNull().default(0),
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

/**
 * Metres that came into a roll or left it: the other side is the delivery, the manufacturing order or the tape measure.
 * Nothing of it is changed or deleted: a mistake is another movement back.
 */
export const piezaMovimientosTable = pgTable(
  'pieza_movimientos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    piezaId: integer()
      .notNull()
      .references(() => piezasTable.id, { onDelete: 'cascade' }),
    /** Into the roll, or out of it when below nothing. */
    cantidad: precio().notNull(),
    causa: text().notNull().$type<CausaDeMetros>(),
    /** The order that cut them, or that gave them back. */
    ordenId: integer(),
    /** What went back to the supplier, with which paper. */
    devolucionId: integer(),
    motivo: text().notNull().default(''),
    quien: text(),
    cuando: momento().notNull().default(sql`now()`),
  },
  (t) => [
    index('pieza_movimientos_pieza').on(t.piezaId, t.id),
    index('pieza_movimientos_devolucion').on(t.devolucionId),
    check('pieza_movimientos_cantidad', sql`${t.cantidad} <> 0`),
  ],
)
watch(piezaMovimientosTable, { history: 'none', told: 'none' })

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

/** How a supplier sells a material; what they ask for it is told by its prices. */
export const materiaProveedoresTable = pgTable(
  'materia_proveedores',
  {
    ...registro(),
    materiaId: integer()
      .notNull()
      .references(() => materiasTable.id, { onDelete: 'cascade' }),
    proveedorId: integer()
      .notNull()
      .references(() => proveedoresTable.id),
    /** What they call it. */
    referencia: text().notNull().default(''),
    minimo: precio().notNull().default(0),
    multiplo: precio().notNull().default(0),
    /** How many days it takes to come. */
    dias: integer(),
  },
  (t) => [
    unique('materia_proveedores_unique').on(t.materiaId, t.proveedorId),
    index('materia_proveedores_proveedor').on(t.proveedorId),
    check('materia_proveedores_condicion', sql`least(${t.minimo}, ${t.multiplo}, coalesce(${t.dias}, 0)) >= 0`),
  ],
)

/** Metres or units that went back to a supplier, with their paper; one that was taken back stays, as never gone. */
export const devolucionesProveedorTable = pgTable(
  'devoluciones_proveedor',
  {
    ...registro(),
    numero: text().notNull().unique(),
    proveedorId: integer()
      .notNull()
      .references(() => proveedoresTable.id),
    fecha: date().notNull(),
    motivo: text().notNull(),
    /** They are to send it again: what was asked for is awaited once more. */
    repone: boolean().notNull(),
    anulada: boolean().notNull().default(false),
    quien: text(),
  },
  (t) => [index('devoluciones_proveedor_proveedor').on(t.proveedorId, t.fecha)],
)

export const devolucionProveedorPiezasTable = pgTable(
  'devolucion_proveedor_piezas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    devolucionId: integer()
      .notNull()
      .references(() => devolucionesProveedorTable.id, { onDelete: 'cascade' }),
    piezaId: integer()
      .notNull()
      .references(() => piezasTable.id),
    cantidad: precio().notNull(),
  },
  (t) => [
    index('devolucion_proveedor_piezas_devolucion').on(t.devolucionId),
    index('devolucion_proveedor_piezas_pieza').on(t.piezaId),
    check('devolucion_proveedor_piezas_cantidad', sql`${t.cantidad} > 0`),
  ],
)
watch(devolucionProveedorPiezasTable, { history: 'none' })
