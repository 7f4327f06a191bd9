import { type ESTADOS_DE_LLAVE, Llave, llaves } from '@telar/contract/identidad/llaves'
import { LETRAS_A_LA_VISTA, PRINCIPIO_DE_LLAVE, seDanALlaves } from '@telar/domain/identidad/llave'
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { llavesTable as t, llaveUsosTable as usos } from '../../db/schema/identidad/llaves.ts'
import { usersTable } from '../../db/schema/identidad/users.ts'
import { implement } from '../../kit/call.ts'
import { FieldsError, notFound } from '../../kit/errors.ts'
import { exportListed } from '../../kit/rows/export-listed.ts'
import { hashKey, newKey } from '../keys.ts'

const { llaveHash: _, userId: __, ...columnas } = getTableColumns(t)

const estado = sql<(typeof ESTADOS_DE_LLAVE)[number]>`case
  when ${t.revocadaEn} is not null then 'revocada'
  when ${t.caducaEn} < now() then 'caducada'
  else 'vale' end`

const todas = (db: Db) =>
  db
    .select({ ...columnas, quien: usersTable.email, usadaEn: usos.cuando, estado })
    .from(t)
    .innerJoin(usersTable, eq(usersTable.id, t.userId))
    .leftJoin(usos, eq(usos.llaveId, t.id))

export default implement(llaves, {
  list: ({ db }) => todas(db).orderBy(desc(t.id)),

  /** How many rights each has, as the list says it. */
  export: ({ body, idioma, house }) =>
    exportListed(
      house,
      {
        name: 'llaves',
        fields: Object.keys(Llave.shape),
        read: async (db) =>
          (await todas(db).orderBy(desc(t.id))).map((una) => ({ ...una, permisos: una.permisos.length })),
      },
      body,
      idioma,
    ),

  get: async ({ db, params: { id } }) => {
    const [una] = await todas(db).where(eq(t.id, id))
    if (!una) throw notFound('Llave', id)
    return una
  },

  posibles: ({ user }) => seDanALlaves(user.permissions),

  crear: async ({ db, user, body: { nombre, permisos, porMinuto, dias } }) => {
    const posibles = new Set(seDanALlaves(user.permissions))
    if (permisos.some((permiso) => !posibles.has(permiso))) throw new FieldsError({ permisos: ['llave.de-mas'] })
    const llave = `${PRINCIPIO_DE_LLAVE}${newKey()}`
    const caducaEn = dias ? sql`now() + make_interval(days => ${dias})` : null
    const [nueva] = await db
      .insert(t)
      .values({
        ...{ nombre, porMinuto, caducaEn, userId: user.id, llaveHash: hashKey(llave) },
        principio: llave.slice(0, LETRAS_A_LA_VISTA),
        permisos: [...new Set(permisos)].sort(),
      })
      .returning({ id: t.id })
    return { id: nueva?.id ?? 0, llave }
  },

  revocar: async ({ db, params: { id } }) => {
    const [ida] = await db
      .update(t)
      .set({ revocadaEn: sql`now()` })
      .where(and(eq(t.id, id), isNull(t.revocadaEn)))
      .returning({ id: t.id })
    if (!ida) throw notFound('Llave', id)
    return ida.id
  },
})
