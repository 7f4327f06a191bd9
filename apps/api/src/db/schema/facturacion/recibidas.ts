import type { Gasto, MedioDePago, TramoRecibido, TratoDeIva } from '@telar/domain/facturacion/recibida'
import type { Vencimiento } from '@telar/domain/facturacion/vencimientos'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { importe, porcentaje, registro, textIndex } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { entradasTable } from '../produccion/materias.ts'
import { proveedoresTable } from '../produccion/proveedores.ts'
import { liquidacionesTallerTable } from '../produccion/talleres.ts'
import { movimientosBancariosTable } from './banco.ts'

/** Invoices of suppliers. */
export const recibidasTable = pgTable(
  'recibidas',
  {
    ...registro(),
    /** The house's own number of it: each one that comes has the next. */
    ejercicio: integer().notNull(),
    recepcion: integer().notNull(),
    proveedorId: integer()
      .notNull()
      .references(() => proveedoresTable.id),
    /** Who they were when it came. */
    proveedor: text().notNull(),
    nif: text().notNull(),
    pais: text().notNull(),
    /** The number on their paper. */
    numero: text().notNull(),
    fecha: date().notNull(),
    fechaOperacion: date(),
    fechaRecepcion: date().notNull(),
    trato: text().notNull().$type<TratoDeIva>(),
    gasto: text().notNull().$type<Gasto>(),
    tramos: jsonb().$type<TramoRecibido[]>().notNull(),
    /** How much of its tax can be deducted, in per cent. */
    deducible: porcentaje().notNull().default(100),
    base: importe().notNull(),
    cuota: importe().notNull(),
    total: importe().notNull(),
    vencimientos: jsonb().$type<readonly Vencimiento[]>().notNull(),
    pagado: importe().notNull().default(0),
    pendiente: importe().notNull().generatedAlwaysAs(sql`total - pagado`),
    /** The first due date that payments do not cover. */
    vence: date(),
    notas: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('recibidas_numero').on(t.proveedorId, sql`norm(${t.numero})`),
    unique('recibidas_recepcion').on(t.ejercicio, t.recepcion),
    check(
      'recibidas_trato',
      sql`${t.trato} in ('interior', 'intracomunitaria', 'inversion', 'importacion', 'diferida', 'exenta')`,
    ),
    check('recibidas_gasto', sql`${t.gasto} in ('materia', 'taller', 'servicio', 'inmovilizado')`),
    check(
      'recibidas_total',
      sql`${t.total} = case when ${t.trato} in ('importacion', 'diferida') then 0 else ${t.base} end
        + case when ${t.trato} in ('interior', 'importacion', 'exenta') then ${t.cuota} else 0 end`,
    ),
    check('recibidas_deducible', sql`${t.deducible} between 0 and 100`),
    check('recibidas_pagado', sql`${t.pagado} between least(${t.total}, 0) and greatest(${t.total}, 0)`),
    index('recibidas_fecha').on(t.fecha, t.id),
    index('recibidas_fecha_recepcion').on(t.fechaRecepcion, t.id),
    index('recibidas_vence').on(t.vence).where(sql`${t.pendiente} <> 0`),
    index('recibidas_proveedor_orden').on(sql`norm(${t.proveedor})`, t.id),
    index('recibidas_total_orden').on(t.total, t.id),
    textIndex('recibidas_proveedor_busca', t.proveedor),
    textIndex('recibidas_numero_busca', t.numero),
  ],
)

/** The deliveries that an invoice is of; each is on one at most. */
export const recibidaEntradasTable = pgTable(
  'recibida_entradas',
  {
    entradaId: integer()
      .primaryKey()
      .references(() => entradasTable.id),
    recibidaId: integer()
      .notNull()
      .references(() => recibidasTable.id, { onDelete: 'cascade' }),
  },
  (t) => [index('recibida_entradas_recibida').on(t.recibidaId)],
)
watch(recibidaEntradasTable, { history: 'none', told: 'none' })

/** The statements that a workshop's invoice is of; each is on one at most. */
export const recibidaLiquidacionesTable = pgTable(
  'recibida_liquidaciones',
  {
    liquidacionId: integer()
      .primaryKey()
      .references(() => liquidacionesTallerTable.id),
    recibidaId: integer()
      .notNull()
      .references(() => recibidasTable.id, { onDelete: 'cascade' }),
  },
  (t) => [index('recibida_liquidaciones_recibida').on(t.recibidaId)],
)
watch(recibidaLiquidacionesTable, { history: 'none', told: 'none' })

/** What a supplier was paid of an invoice. */
export const pagosTable = pgTable(
  'pagos',
  {
    ...registro(),
    recibidaId: integer()
      .notNull()
      .references(() => recibidasTable.id),
    fecha: date().notNull(),
    medio: text().notNull().$type<MedioDePago>(),
    importe: importe().notNull(),
    referencia: text().notNull().default(''),
    /** The bank's movement that it was booked from. */
    movimientoId: integer().references(() => movimientosBancariosTable.id),
  },
  (t) => [
    check('pagos_importe', sql`${t.importe} <> 0`),
    index('pagos_movimiento').on(t.movimientoId),
    index('pagos_recibida').on(t.recibidaId, t.id),
    index('pagos_fecha').on(t.fecha, t.id),
  ],
)

/** The book of invoices received: a line for each rate, by when it counts in a return. */
export const libroRecibidasLista = pgView('libro_recibidas', {
  id: integer().notNull(),
  recibidaId: integer().notNull(),
  ejercicio: integer().notNull(),
  recepcion: integer().notNull(),
  fecha: date().notNull(),
  fechaExpedicion: date().notNull(),
  fechaOperacion: date(),
  fechaRecepcion: date().notNull(),
  numero: text().notNull(),
  proveedorId: integer().notNull(),
  proveedor: text().notNull(),
  nif: text().notNull(),
  pais: text().notNull(),
  trato: text().notNull().$type<TratoDeIva>(),
  gasto: text().notNull().$type<Gasto>(),
  base: importe().notNull(),
  iva: porcentaje().notNull(),
  cuota: importe().notNull(),
  /** What of both can be deducted. */
  baseDeducible: importe().notNull(),
  cuotaDeducible: importe().notNull(),
  /** It takes back what another said. */
  rectificativa: boolean().notNull(),
}).as(sql`
  select (r.id * 32 + t.n)::int as id, r.id as recibida_id, r.ejercicio, r.recepcion,
    case when r.trato = 'intracomunitaria' and r.gasto in ('materia', 'inmovilizado') and r.fecha_operacion is not null
        then least(r.fecha, (date_trunc('month', r.fecha_operacion) + interval '1 month 14 days')::date)
      when r.trato in ('intracomunitaria', 'inversion') then coalesce(r.fecha_operacion, r.fecha)
      else r.fecha_recepcion end as fecha,
    r.fecha as fecha_expedicion, r.fecha_operacion, r.fecha_recepcion, r.numero, r.proveedor_id, r.proveedor, r.nif, r.pais,
    r.trato, r.gasto, (t.tramo ->> 'base')::numeric(12, 2) as base, (t.tramo ->> 'iva')::numeric(5, 2) as iva,
    (t.tramo ->> 'cuota')::numeric(12, 2) as cuota,
    round((t.tramo ->> 'base')::numeric * r.deducible / 100, 2)::numeric(12, 2) as base_deducible,
    round((t.tramo ->> 'cuota')::numeric * r.deducible / 100, 2)::numeric(12, 2) as cuota_deducible, r.base < 0 as rectificativa
  from recibidas r cross join jsonb_array_elements(r.tramos) with ordinality as t(tramo, n)`)
