import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { momento } from '../../columns.ts'
import { watch } from '../../watch.ts'

const ahora = sql`now()`

export const usersTable = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    userName: text().notNull(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull().default(''),
    phoneNumber: text(),
    imageUrl: text(),
    isActive: boolean().notNull().default(true),
    emailConfirmed: boolean().notNull().default(false),
    idioma: text().notNull().default('es'),
    passwordHash: text(),
    /** A customer's own account; the reference is in the migrations, because customers stand above people. */
    clienteId: integer(),
    /** A rep's, likewise. */
    comercialId: integer(),
    /** Of the demo, with a password that everybody knows. */
    esDemo: boolean().notNull().default(false),
    creadoEn: momento().notNull().default(ahora),
    modificadoEn: momento().notNull().default(ahora),
  },
  (t) => [
    uniqueIndex('users_email_unique').on(sql`lower(${t.email})`),
    uniqueIndex('users_user_name_unique').on(sql`lower(${t.userName})`),
    index('users_cliente').on(t.clienteId),
  ],
)

export const rolesTable = pgTable(
  'roles',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    description: text().notNull().default(''),
    fixed: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('roles_name_unique').on(sql`lower(${t.name})`)],
)

export const rolePermissionsTable = pgTable(
  'role_permissions',
  {
    roleId: uuid()
      .notNull()
      .references(() => rolesTable.id, { onDelete: 'cascade' }),
    permission: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.roleId, t.permission] })],
)

export const userRolesTable = pgTable(
  'user_roles',
  {
    userId: uuid()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    roleId: uuid()
      .notNull()
      .references(() => rolesTable.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.roleId] }), index('user_roles_role').on(t.roleId)],
)

/** One row per rotation; the rows of one device share a family and its end. */
export const refreshTokensTable = pgTable(
  'refresh_tokens',
  {
    tokenHash: text().primaryKey(),
    familia: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    creadoEn: momento().notNull().default(ahora),
    caducaEn: momento().notNull(),
    usadoEn: momento(),
    revocadoEn: momento(),
    /** Of a browser, which holds the other half: without it this one renews nothing. */
    atado: boolean().notNull().default(false),
  },
  (t) => [
    index('refresh_tokens_familia').on(t.familia),
    index('refresh_tokens_user').on(t.userId),
    index('refresh_tokens_caduca').on(t.caducaEn),
  ],
)
watch(refreshTokensTable, { history: 'none', told: { stored: ['revocadoEn'] } })

/** When each person was last here; it stays when their sessions are gone. */
export const accesosTable = pgTable('accesos', {
  userId: uuid()
    .primaryKey()
    .references(() => usersTable.id, { onDelete: 'cascade' }),
  cuando: momento().notNull().default(ahora),
})
watch(accesosTable, { history: 'none', told: 'none' })

/** Keys that travel in a mail's link: hashed, short-lived, gone once used or replaced. */
export const clavesTable = pgTable(
  'claves',
  {
    claveHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    creadoEn: momento().notNull().default(ahora),
    caducaEn: momento().notNull(),
  },
  (t) => [index('claves_user').on(t.userId)],
)
watch(clavesTable, { history: 'none', told: 'none' })

/** Permissions that some start has already seen, so that only new ones are handed to the shipped roles. */
export const permisosTable = pgTable('permisos', { permission: text().primaryKey() })
watch(permisosTable, { history: 'none', told: 'none' })
