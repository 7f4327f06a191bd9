import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { textos } from '../../columns.ts'

export const countriesTable = pgTable('countries', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  iso2: text().notNull().unique(),
  nombre: textos().notNull(),
  esUE: boolean('es_ue').notNull(),
  prefijoIva: text(),
  prefijoTel: text(),
})
