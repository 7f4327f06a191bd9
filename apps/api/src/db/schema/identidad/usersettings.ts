import type { TableSettings } from '@telar/contract/identidad/usersettings'
import { integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { watch } from '../../watch.ts'
import { usersTable } from './users.ts'
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
watch(userSettingsTable, { history: 'none', told: 'none' })

/** Views that somebody saved for everybody. */
export const vistasTable = pgTable(
  'vistas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tablaId: text().notNull(),
    nombre: text().notNull(),
    busqueda: jsonb().$type<TableSettings['filtros'][number]['busqueda']>().notNull(),
    autor: text().notNull(),
  },
  (t) => [unique('vistas_unique').on(t.tablaId, t.nombre)],
)
watch(vistasTable, { told: 'none' })
