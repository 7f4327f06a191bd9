import type { Permiso } from '@telar/domain/permiso'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { momento } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { usersTable } from './users.ts'

/** Keys of programs: hashed, with what they were given of their maker's rights. One that is revoked stays, to be known. */
export const llavesTable = pgTable(
  'llaves',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    nombre: text().notNull(),
    principio: text().notNull(),
    llaveHash: text().notNull().unique(),
    permisos: text().array().notNull().$type<Permiso[]>(),
    porMinuto: integer().notNull(),
    creadoEn: momento().notNull().default(sql`now()`),
    caducaEn: momento(),
    revocadaEn: momento(),
  },
  (t) => [index('llaves_user').on(t.userId), check('llaves_por_minuto', sql`${t.porMinuto} > 0`)],
)

/** When each key was last used, to the minute. */
export const llaveUsosTable = pgTable('llave_usos', {
  llaveId: integer()
    .primaryKey()
    .references(() => llavesTable.id, { onDelete: 'cascade' }),
  cuando: momento().notNull().default(sql`now()`),
})
watch(llaveUsosTable, { history: 'none', told: 'none' })
