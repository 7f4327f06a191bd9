import type { Evento } from '@telar/domain/casa/webhook'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { momento } from '../../columns.ts'
import { watch } from '../../watch.ts'

/** Addresses of other systems. The secret has to be there to sign with; history keeps none. */
export const webhooksTable = pgTable('webhooks', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  nombre: text().notNull(),
  url: text().notNull(),
  eventos: text().array().notNull().$type<Evento[]>(),
  activo: boolean().notNull().default(true),
  secreto: text().notNull(),
  secretoAnterior: text(),
  anteriorHasta: momento(),
  fallosSeguidos: integer().notNull().default(0),
  pausaHasta: momento(),
  creadoEn: momento().notNull().default(sql`now()`),
})
watch(webhooksTable, { history: ['nombre', 'url', 'eventos', 'activo', 'secreto'], told: 'none' })

/** Messages, written by triggers in the transaction that they tell of; the worker takes what is due. */
export const webhookEnviosTable = pgTable(
  'webhook_envios',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    webhookId: integer()
      .notNull()
      .references(() => webhooksTable.id, { onDelete: 'cascade' }),
    mensaje: uuid().notNull().defaultRandom(),
    tipo: text().notNull(),
    datos: jsonb().notNull().$type<Record<string, unknown>>(),
    creadoEn: momento().notNull().default(sql`now()`),
    estado: text().notNull().default('pendiente').$type<'pendiente' | 'enviado' | 'fallido'>(),
    intentos: integer().notNull().default(0),
    /** Since when it is being tried: what waits too long is given up. */
    esperaDesde: momento().notNull().default(sql`now()`),
    proximoIntento: momento().default(sql`now()`),
    enviadoEn: momento(),
    respuesta: integer(),
    ultimoError: text(),
  },
  (t) => [
    check('webhook_envios_estado', sql`${t.estado} in ('pendiente', 'enviado', 'fallido')`),
    index('webhook_envios_webhook').on(t.webhookId, t.id),
    index('webhook_envios_sin_enviar').on(t.webhookId, t.estado).where(sql`${t.estado} <> 'enviado'`),
    index('webhook_envios_pendientes').on(t.id).where(sql`${t.estado} = 'pendiente'`),
    index('webhook_envios_creado').on(t.creadoEn),
  ],
)
watch(webhookEnviosTable, { history: 'none', told: 'new rows' })
