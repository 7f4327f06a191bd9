import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { listIndex, momento } from '../../columns.ts'
import { watch } from '../../watch.ts'

const ahora = sql`now()`
/** What goes out with a mail: an invoice, a purchase order or a workshop's statement on paper, or a customer's account in a period. */
export interface Adjunto {
  clase: 'factura' | 'cuenta' | 'compra' | 'liquidacion-taller'
  id: number
  desde?: string
  hasta?: string
}

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
    /** The records that it is about, such as `facturas/12`. */
    sobre: text().array().notNull().default(sql`'{}'::text[]`),
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
    listIndex('correos_sobre', t.sobre),
  ],
)
watch(correosTable, { history: 'none', told: 'new rows' })
