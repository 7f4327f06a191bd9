import type { AppSettings } from '@telar/contract/appsettings'
import type { TableSettings } from '@telar/contract/usersettings'
import type { Textos } from '@telar/domain/idioma'
import type { Tema } from '@telar/domain/tema'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { importe, momento, textos } from '../columns.ts'
import { usersTable } from './identidad.ts'

/** One row, always there. */
export const appSettingsTable = pgTable(
  'app_settings',
  {
    id: integer().primaryKey().default(1),
    version: integer().notNull().default(1),
    modificadoEn: momento().notNull().default(sql`now()`),
    tema: jsonb().$type<Tema>().notNull(),
    empresa: jsonb().$type<AppSettings['empresa']>().notNull(),
    anuncio: jsonb().$type<Textos>().notNull(),
    pedidoMinimo: importe(),
  },
  (t) => [check('app_settings_una', sql`${t.id} = 1`)],
)

export const userSettingsTable = pgTable(
  'user_settings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    tablaId: text().notNull(),
    columnas: jsonb().$type<TableSettings['columnas']>().notNull(),
    orden: jsonb().$type<TableSettings['orden']>().notNull(),
    filtros: jsonb().$type<TableSettings['filtros']>().notNull(),
  },
  (t) => [unique('user_settings_unique').on(t.userId, t.tablaId)],
)

export const countriesTable = pgTable('countries', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  iso2: text().notNull().unique(),
  nombre: textos().notNull(),
  esUE: boolean('es_ue').notNull(),
  prefijoIva: text(),
  prefijoTel: text(),
})
