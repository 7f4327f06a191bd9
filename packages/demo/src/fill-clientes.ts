import type { Db } from '@telar/api/db/connection'
import { contadoresTable } from '@telar/api/db/schema/casa/contadores'
import { countriesTable } from '@telar/api/db/schema/casa/countries'
import { clientesTable, comercialesTable } from '@telar/api/db/schema/clientes/clientes'
import { contactoMedioTiposTable, contactosTable, contactoTiposTable } from '@telar/api/db/schema/clientes/contactos'
import { registersTable } from '@telar/api/db/schema/clientes/registers'
import { usersTable } from '@telar/api/db/schema/identidad/users'
import { eq, inArray, sql } from 'drizzle-orm'
import { DEMO_CLIENTES, DEMO_COMERCIALES, DEMO_REGISTERS } from './clientes.ts'

type Ids = Map<string, number>

const ref = (ids: Ids, clave: string): number => {
  const id = ids.get(clave)
  if (id === undefined) throw new Error(`The demo names an unknown ${clave}.`)
  return id
}
const porClave = (filas: { id: number; clave: string }[]): Ids => new Map(filas.map(({ id, clave }) => [clave, id]))

async function fillComerciales(db: Db): Promise<Ids> {
  const ids: Ids = new Map()
  for (const { user, ...comercial } of DEMO_COMERCIALES) {
    const [fila] = await db.insert(comercialesTable).values(comercial).returning({ id: comercialesTable.id })
    const id = fila?.id as number
    ids.set(comercial.codigo, id)
    if (user) await db.update(usersTable).set({ comercialId: id }).where(eq(usersTable.email, user))
  }
  return ids
}

async function fillContactos(db: Db, clienteId: number, contactos: (typeof DEMO_CLIENTES)[number]['contactos']) {
  if (contactos.length === 0) return
  const tipos = porClave(await db.select().from(contactoTiposTable))
  const medios = porClave(await db.select().from(contactoMedioTiposTable))
  await db.insert(contactosTable).values(
    contactos.map(({ tipo, nombre, medios: suyos }) => ({
      clienteId,
      contactoTipoId: ref(tipos, tipo),
      nombre,
      medios: Object.entries(suyos).map(([medio, valor]) => ({ contactoMedioTipoId: ref(medios, medio), valor })),
    })),
  )
}

async function fillRegisters(db: Db, paises: Ids): Promise<void> {
  await db.insert(registersTable).values(
    DEMO_REGISTERS.map(({ licencia, hace, ...registro }, i) => ({
      ...registro,
      tipo: 'nuevo' as const,
      countryId: ref(paises, registro.direccion.pais),
      creadoEn: sql`now() - make_interval(days => ${hace})`,
      licencia: { fichero: `licencias/demo-${i + 1}.${licencia}`, tipo: licencia, nombre: `licencia.${licencia}` },
    })),
  )
}

/** The demo's customers with their contacts and accounts, the reps, and the requests that wait. */
export async function fillClientes(db: Db): Promise<void> {
  const comerciales = await fillComerciales(db)
  const countries = await db.select({ id: countriesTable.id, clave: countriesTable.iso2 }).from(countriesTable)
  const paises = porClave(countries)
  for (const { comercial, users, contactos, ...cliente } of DEMO_CLIENTES) {
    const values = {
      ...cliente,
      countryId: ref(paises, cliente.direccionFiscal.pais),
      provincia: cliente.direccionFiscal.provincia,
      comercialId: comercial === null ? null : ref(comerciales, comercial),
    }
    const [fila] = await db.insert(clientesTable).values(values).returning({ id: clientesTable.id })
    const id = fila?.id as number
    await fillContactos(db, id, contactos)
    if (users.length > 0) await db.update(usersTable).set({ clienteId: id }).where(inArray(usersTable.email, users))
  }
  await db.insert(contadoresTable).values({ serie: 'clientes', ejercicio: 0, ultimo: DEMO_CLIENTES.length })
  await fillRegisters(db, paises)
}
