import { sql } from 'drizzle-orm'
import { hashPassword } from '../auth/passwords.ts'
import type { Db } from '../db/connection.ts'
import { appSettingsTable } from '../db/schema/ajustes.ts'
import {
  coloresTable,
  modelosTable,
  modeloTiposTable,
  modeloVariantesTable,
  temporadasTable,
} from '../db/schema/catalogo.ts'
import { rolesTable, userRolesTable, usersTable } from '../db/schema/identidad.ts'
import { DEMO_ANUNCIO, DEMO_COLORES, DEMO_EMPRESA, DEMO_MODELOS, DEMO_TEMPORADAS, DEMO_TIPOS } from './catalogo.ts'
import { DEMO_PASSWORD, DEMO_USERS } from './users.ts'

const VACIO = { es: '', en: '', pt: '', ca: '' }
const LOCK = 5_003_004

async function fillUsers(db: Db): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const values = DEMO_USERS.map(({ rol: _, ...user }) => ({
    ...user,
    userName: user.email,
    passwordHash,
    emailConfirmed: true,
  }))
  const users = await db.insert(usersTable).values(values).returning({ id: usersTable.id, email: usersTable.email })
  const roles = await db.select().from(rolesTable)
  const held = users.flatMap(({ id, email }) => {
    const rol = DEMO_USERS.find((user) => user.email === email)?.rol
    const roleId = roles.find(({ name }) => name === rol)?.id
    return roleId ? [{ userId: id, roleId }] : []
  })
  await db.insert(userRolesTable).values(held)
}

const only = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`The demo data names an unknown ${what}.`)
  return value
}

async function fillCatalogue(db: Db): Promise<void> {
  const colores = await db
    .insert(coloresTable)
    .values(DEMO_COLORES)
    .returning({ id: coloresTable.id, codigo: coloresTable.codigo })
  const temporadas = await db.insert(temporadasTable).values(DEMO_TEMPORADAS).returning({ id: temporadasTable.id })
  const tipos = await db
    .insert(modeloTiposTable)
    .values(DEMO_TIPOS.map((nombre, orden) => ({ nombre, orden, visibleHome: true })))
    .returning({ id: modeloTiposTable.id, nombre: modeloTiposTable.nombre })
  const temporadaId = only(temporadas.at(-1), 'temporada').id
  for (const { tipo, colores: codigos, ...modelo } of DEMO_MODELOS) {
    const modeloTipoId = only(
      tipos.find(({ nombre }) => nombre.es === tipo),
      'tipo',
    ).id
    const values = { ...modelo, modeloTipoId, temporadaId, descripcion: VACIO, cuidados: VACIO, publicado: true }
    const [row] = await db.insert(modelosTable).values(values).returning({ id: modelosTable.id })
    const modeloId = only(row, 'modelo').id
    const variantes = codigos.flatMap((codigo) => {
      const colorId = only(
        colores.find((color) => color.codigo === codigo),
        'color',
      ).id
      return modelo.tallas.map((talla, i) => ({ modeloId, colorId, talla, stock: 6 + ((i * 5) % 14) }))
    })
    await db.insert(modeloVariantesTable).values(variantes)
  }
}

/** Fills an empty database with the demo; says whether it did. */
export async function fillDemo(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const [somebody] = await tx.select({ id: usersTable.id }).from(usersTable).limit(1)
    if (somebody) return false
    await fillUsers(tx)
    await fillCatalogue(tx)
    await tx.update(appSettingsTable).set({ empresa: DEMO_EMPRESA, anuncio: DEMO_ANUNCIO })
    return true
  })
}
