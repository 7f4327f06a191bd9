import type { CRITERIOS_DE_COMISION } from '@telar/domain/clientes/cliente'
import { sql } from 'drizzle-orm'
import { date, integer, pgView, text } from 'drizzle-orm/pg-core'
import { importe, momento } from '../../columns.ts'

/** The list of lots, each with the one that undid it. */
export const pasesLista = pgView('pases_lista', {
  id: integer().notNull(),
  creadoEn: momento().notNull(),
  fecha: date().notNull(),
  quien: text().notNull(),
  deshaceId: integer(),
  deshechoPorId: integer(),
  facturas: integer().notNull(),
  base: importe().notNull(),
  cuotas: importe().notNull(),
  total: importe().notNull(),
  asientos: integer().notNull(),
  importe: importe().notNull(),
}).as(sql`
  select p.id, p.creado_en, p.fecha, p.quien, p.deshace_id, d.id as deshecho_por_id, p.facturas, p.base, p.cuotas, p.total,
    p.asientos, p.importe
  from pases p left join pases d on d.deshace_id = p.id`)

/** The list of settlements, with the rep's name. */
export const liquidacionesLista = pgView('liquidaciones_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  comercialId: integer().notNull(),
  comercial: text().notNull(),
  fecha: date().notNull(),
  hasta: date().notNull(),
  criterio: text().notNull().$type<(typeof CRITERIOS_DE_COMISION)[number]>(),
  facturas: integer().notNull(),
  importe: importe().notNull(),
  quien: text().notNull(),
  notas: text().notNull(),
  pagada: date(),
}).as(sql`
  select q.id, q.version, q.creado_en, q.modificado_en, q.comercial_id, r.nombre as comercial, q.fecha, q.hasta, q.criterio,
    q.facturas, q.importe, q.quien, q.notas, q.pagada
  from liquidaciones q join comerciales r on r.id = q.comercial_id`)
