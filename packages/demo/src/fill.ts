import type { Db } from '@telar/api/db/connection'
import { run, takeTurn } from '@telar/api/db/rows'
import { appSettingsTable } from '@telar/api/db/schema/casa/ajustes'
import { rolesTable, userRolesTable, usersTable } from '@telar/api/db/schema/identidad/users'
import { hashPassword } from '@telar/api/identidad/passwords'
import { hoy, type Reloj } from '@telar/domain/fecha'
import { sql } from 'drizzle-orm'
import { DEMO_ANUNCIO, DEMO_EMPRESA } from './catalogo/base.ts'
import { DEMO_PEDIDO_MINIMO, DEMO_PORTES } from './clientes.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { fillClientes } from './fill-clientes.ts'
import { fillCondiciones, fillPrecios } from './fill-condiciones.ts'
import { fillEnvios } from './fill-envios.ts'
import { fillEstantes } from './fill-estantes.ts'
import { fillBorradores, fillFacturas } from './fill-facturas.ts'
import { fillPedidos } from './fill-pedidos.ts'
import { fillProduccion } from './fill-produccion.ts'
import { DEMO_PASSWORD, DEMO_USERS } from './users.ts'
import { fillEnviosPasados } from './viva/envios.ts'
import { fillHoy } from './viva/hoy.ts'
import { ESCALA, type Escala, fillViva } from './viva/viva.ts'

const LOCK = 5_003_004

/** Without a password the accounts are closed: whoever made the sample's orders has a name and cannot come in. */
async function fillUsers(db: Db, passwordHash: string | null): Promise<void> {
  const values = DEMO_USERS.map(({ rol: _, ...user }) => ({
    ...user,
    userName: user.email,
    passwordHash,
    emailConfirmed: true,
    isActive: passwordHash !== null,
    esDemo: true,
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

async function somebodyIn(db: Db): Promise<boolean> {
  const [somebody] = await db.select({ id: usersTable.id }).from(usersTable).limit(1)
  return somebody !== undefined
}

interface Parts {
  catalogue: (db: Db) => Promise<void>
  /** What has happened since. */
  trabajo: (db: Db, reloj: Reloj) => Promise<void>
}
const WHOLE: Parts = {
  catalogue: fillCatalogue,
  trabajo: async (db, reloj) => {
    await fillEstantes(db)
    await fillPedidos(db, hoy(reloj))
    await fillPrecios(db, hoy(reloj))
    await fillCondiciones(db)
    await fillEnvios(db, hoy(reloj))
    await fillFacturas(db, reloj)
    await fillProduccion(db, hoy(reloj))
  },
}

/** The same house after three years at work: what the small demo tells of its last weeks is the end of a longer story. */
const viva = (escala: Escala): Parts => ({
  catalogue: fillCatalogue,
  trabajo: async (db, reloj) => {
    await fillViva(db, hoy(reloj), escala)
    await fillEstantes(db)
    await fillPedidos(db, hoy(reloj))
    await fillCondiciones(db)
    await fillEnvios(db, hoy(reloj))
    await fillEnviosPasados(db, hoy(reloj))
    await fillBorradores(db, reloj)
    await fillProduccion(db, hoy(reloj))
    await fillHoy(db, reloj)
  },
})

/** Fills an empty database with a house that has lived; given as the owner of its tables. Says whether it did. */
export async function fillLiving(db: Db, reloj: Reloj, escala: Escala = ESCALA): Promise<boolean> {
  const filled = await fillDemo(db, reloj, viva(escala))
  if (filled) await run(db, sql`analyze`)
  return filled
}

/** Fills an empty database with people, customers, a catalogue and the work of some months; says whether it did. */
export async function fillDemo(db: Db, reloj: Reloj, { catalogue, trabajo }: Parts = WHOLE): Promise<boolean> {
  if (await somebodyIn(db)) return false
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  return db.transaction(async (tx) => {
    await takeTurn(tx, LOCK)
    if (await somebodyIn(tx)) return false
    await fillUsers(tx, passwordHash)
    await fillClientes(tx)
    await catalogue(tx)
    await tx.update(appSettingsTable).set({
      empresa: DEMO_EMPRESA,
      anuncio: DEMO_ANUNCIO,
      pedidoMinimo: DEMO_PEDIDO_MINIMO,
      portes: DEMO_PORTES,
    })
    await trabajo(tx, reloj)
    return true
  })
}

/** Customers, a catalogue, orders and production for a house whose settings are its own; nothing of it is invoiced. */
export async function fillSample(db: Db, reloj: Reloj): Promise<void> {
  await takeTurn(db, LOCK)
  await fillUsers(db, null)
  await fillClientes(db)
  await fillCatalogue(db)
  await fillEstantes(db)
  await fillPedidos(db, hoy(reloj))
  await fillProduccion(db, hoy(reloj))
}
