import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { momento } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { usersTable } from '../identidad/users.ts'

/** The address under which somebody's own calendar of deliveries is read by other programs; only its hash is kept. */
export const calendariosTable = pgTable('calendarios', {
  userId: uuid()
    .primaryKey()
    .references(() => usersTable.id, { onDelete: 'cascade' }),
  clave: text().notNull().unique(),
  creadoEn: momento().notNull().default(sql`now()`),
})
watch(calendariosTable, { history: 'none', told: 'none' })
