import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, pgView, text, unique } from 'drizzle-orm/pg-core'
import { importe, momento, registro } from '../../columns.ts'

/** What a file said of an account; a file of several accounts makes as many. */
export const extractosTable = pgTable(
  'extractos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    creadoEn: momento().notNull().default(sql`now()`),
    /** Of the file's bytes, by which it is known again. */
    huella: text().notNull(),
    formato: text().notNull().$type<'norma43' | 'camt053'>(),
    cuenta: text().notNull(),
    desde: date().notNull(),
    hasta: date().notNull(),
    saldoInicial: importe(),
    saldoFinal: importe(),
    /** How many movements it has, and how many of them were not there yet. */
    movimientos: integer().notNull(),
    nuevos: integer().notNull(),
    quien: text().notNull(),
  },
  (t) => [unique('extractos_huella').on(t.huella, t.cuenta), index('extractos_hasta').on(t.hasta, t.id)],
)

/** What the bank wrote down. What of it is settled say the payments that were made from it. */
export const movimientosBancariosTable = pgTable(
  'movimientos_bancarios',
  {
    ...registro(),
    extractoId: integer()
      .notNull()
      .references(() => extractosTable.id),
    /** By which the same movement of another file is known again. */
    huella: text().notNull().unique('movimientos_bancarios_huella'),
    cuenta: text().notNull(),
    fecha: date().notNull(),
    fechaValor: date().notNull(),
    importe: importe().notNull(),
    concepto: text().notNull(),
    texto: text().notNull(),
    referencia: text().notNull(),
    contraparte: text().notNull(),
    contraparteIban: text().notNull(),
    /** It pays no invoice, and why. */
    descartado: boolean().notNull().default(false),
    motivo: text().notNull().default(''),
  },
  (t) => [
    check('movimientos_bancarios_motivo', sql`${t.descartado} or ${t.motivo} = ''`),
    index('movimientos_bancarios_extracto').on(t.extractoId),
    index('movimientos_bancarios_fecha').on(t.fecha, t.id),
  ],
)

/** The list of movements, each with what is settled of it and what is left. */
export const movimientosBancariosLista = pgView('movimientos_bancarios_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  extractoId: integer().notNull(),
  cuenta: text().notNull(),
  fecha: date().notNull(),
  fechaValor: date().notNull(),
  importe: importe().notNull(),
  concepto: text().notNull(),
  texto: text().notNull(),
  referencia: text().notNull(),
  contraparte: text().notNull(),
  contraparteIban: text().notNull(),
  motivo: text().notNull(),
  casado: importe().notNull(),
  resto: importe().notNull(),
  estado: text().notNull().$type<'pendiente' | 'parcial' | 'casado' | 'descartado'>(),
}).as(sql`
  select m.id, m.version, m.creado_en, m.modificado_en, m.extracto_id, m.cuenta, m.fecha, m.fecha_valor, m.importe,
    m.concepto, m.texto, m.referencia, m.contraparte, m.contraparte_iban, m.motivo, s.casado, m.importe - s.casado as resto,
    case when m.descartado then 'descartado' when s.casado = 0 then 'pendiente' when s.casado = m.importe then 'casado'
      else 'parcial' end as estado
  from movimientos_bancarios m cross join lateral (
    select coalesce(sum(d.importe), 0)::numeric(12, 2) as casado
    from (
      select case when c.devolucion_id = m.id then -c.importe else c.importe end as importe
      from cobros c where c.movimiento_id = m.id or c.devolucion_id = m.id
      union all select -p.importe from pagos p where p.movimiento_id = m.id
      union all select -q.importe from liquidaciones q where q.movimiento_id = m.id) d) s`)
