import type { Db } from '@telar/api/db/connection'
import { takeTurn } from '@telar/api/db/rows'
import { appSettingsTable } from '@telar/api/db/schema/casa/ajustes'
import { rolesTable, userRolesTable, usersTable } from '@telar/api/db/schema/identidad/users'
import { hashPassword } from '@telar/api/identidad/passwords'
import { hoy, type Reloj } from '@telar/domain/fecha'
import { DEMO_ANUNCIO, DEMO_EMPRESA } from './catalogo/base.ts'
import { DEMO_PEDIDO_MINIMO, DEMO_PORTES } from './clientes.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { fillClientes } from './fill-clientes.ts'
import { fillFacturas } from './fill-facturas.ts'
import { fillPedidos } from './fill-pedidos.ts'
import { fillProduccion } from './fill-produccion.ts'
import { DEMO_PASSWORD, DEMO_USERS } from './users.ts'

const LOCK = 5_003_004

async function fillUsers(db: Db): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const values = DEMO_USERS.map(({ rol: _, ...user }) => ({
    ...user,
    userName: user.email,
    passwordHash,
    emailConfirmed: true,
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

interface Parts {
  catalogue: (db: Db) => Promise<void>
  /** What has happened since. */
  trabajo: (db: Db, reloj: Reloj) => Promise<void>
}
const WHOLE: Parts = {
  catalogue: fillCatalogue,
  trabajo: async (db, reloj) => {
    await fillPedidos(db, hoy(reloj))
    await fillFacturas(db, reloj)
    await fillProduccion(db, hoy(reloj))
  },
}

/** Fills an empty database with people, customers, a catalogue and the work of some months; says whether it did. */
export function fillDemo(db: Db, reloj: Reloj, { catalogue, trabajo }: Parts = WHOLE): Promise<boolean> {
  return db.transaction(async (tx) => {
    await takeTurn(tx, LOCK)
    const [somebody] = await tx.select({ id: usersTable.id }).from(usersTable).limit(1)
    if (somebody) return false
    await fillUsers(tx)
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
