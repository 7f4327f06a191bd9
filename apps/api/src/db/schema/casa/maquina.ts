import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { momento } from '../../columns.ts'

const ahora = sql`now()`

/** What goes out with a mail: an invoice on paper. */
export interface Adjunto {
  clase: 'factura'
  id: number
}

/** Who changed which row, when, and what it held before and after. Written by a trigger on every table of the trade. */
export const auditoriaTable = pgTable(
  'auditoria',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cuando: momento().notNull().default(sql`clock_timestamp()`),
    usuarioId: uuid(),
    usuario: text(),
    peticion: text(),
    tabla: text().notNull(),
    registro: text().notNull(),
    accion: text().notNull().$type<'crear' | 'cambiar' | 'borrar'>(),
    antes: jsonb().$type<Record<string, unknown>>(),
    despues: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [index('auditoria_registro').on(t.tabla, t.registro), index('auditoria_cuando').on(t.cuando)],
)

/** Mails to send and mails sent; the worker takes what is due. */
export const correosTable = pgTable(
  'correos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    para: text().notNull(),
    asunto: text().notNull(),
    texto: text().notNull(),
    html: text().notNull(),
    plantilla: text().notNull(),
    /** A document that is made and attached when the mail goes out. */
    adjunto: jsonb().$type<Adjunto>(),
    idioma: text().notNull(),
    estado: text().notNull().default('pendiente').$type<'pendiente' | 'enviado' | 'fallido'>(),
    intentos: integer().notNull().default(0),
    proximoIntento: momento().default(ahora),
    ultimoError: text(),
    creadoEn: momento().notNull().default(ahora),
    enviadoEn: momento(),
  },
  (t) => [
    index('correos_pendientes').on(t.proximoIntento).where(sql`${t.estado} = 'pendiente'`),
    index('correos_creado').on(t.creadoEn),
  ],
)

/** What a write with an Idempotency-Key answered, so that its repetition answers the same. */
export const idempotenciaTable = pgTable(
  'idempotencia',
  {
    usuario: text().notNull(),
    llamada: text().notNull(),
    clave: text().notNull(),
    huella: text().notNull(),
    respuesta: jsonb(),
    creadoEn: momento().notNull().default(ahora),
  },
  (t) => [primaryKey({ columns: [t.usuario, t.llamada, t.clave] }), index('idempotencia_creado').on(t.creadoEn)],
)

/** Tries within a window, by account and address; shared by all processes. */
export const limitesTable = pgTable('limites', {
  clave: text().primaryKey(),
  cuenta: integer().notNull(),
  bloqueos: integer().notNull().default(0),
  hasta: momento().notNull(),
})
