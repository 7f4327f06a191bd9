import { clientes } from '@telar/contract/clientes/clientes'
import { facturas } from '@telar/contract/facturacion/facturas'
import { llaves } from '@telar/contract/identidad/llaves'
import { roles } from '@telar/contract/identidad/roles'
import { tokens } from '@telar/contract/identidad/tokens'
import { users } from '@telar/contract/identidad/users'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

let t: TestApp
let admin: Client
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
})
afterAll(() => t.close())

const PATIENCE = { timeout: 5000 }
const LISTS = [
  { name: 'clientes', path: clientes.export.path, right: 'Permissions.Clientes' },
  { name: 'facturas', path: facturas.export.path, right: 'Permissions.Facturas' },
] as const
type List = (typeof LISTS)[number]

const exportBy = (token: string, { path }: List) =>
  t.app.inject({ method: 'POST', url: path, headers: { authorization: `Bearer ${token}` }, payload: {} })

/** Asks for a spreadsheet, and while its rows are still waited for does something else. */
async function meanwhile(token: string, list: List, something: () => Promise<unknown>) {
  const asked = await t.owner.transaction(async (db) => {
    await db.execute(sql`lock table ${sql.identifier(list.name)} in access exclusive mode`)
    const answer = exportBy(token, list).then((it) => it)
    const waiting = async () =>
      (
        await t.owner.execute<{ n: number }>(sql`select count(*)::int as n from pg_locks where not granted
          and relation = ${list.name}::regclass and database = (select oid from pg_database where datname = current_database())`)
      ).rows[0]?.n
    await expect.poll(waiting, PATIENCE).toBe(1)
    await something()
    return { answer }
  })
  return asked.answer
}

/** A role of the test's own that may have that list, and somebody who has it. */
async function somebodyWith({ name, right }: List) {
  const roleId = await admin.call(roles.create, { body: { name: `Lee ${name}` } })
  const permissions = [`${right}.View`, `${right}.Search`, `${right}.Export`]
  await admin.call(roles.setPermissions, { params: { id: roleId }, body: { permissions } })
  const person = (await admin.call(users.list, {})).find(({ email }) => email === 'produccion@telar.test')
  const userRoles = [{ roleName: `Lee ${name}`, enabled: true }]
  await admin.call(users.setRoles, { body: { userId: person?.id ?? '', userRoles } })
  const session = (await t.as('produccion@telar.test')).tokens.get() ?? { token: '', refreshToken: '' }
  return { roleId, permissions, session }
}

test.each(LISTS)('of $name nothing goes to whom the right or the session was taken meanwhile', async (list) => {
  const { roleId, permissions, session } = await somebodyWith(list)
  expect((await exportBy(session.token, list)).statusCode).toBe(200)
  const withoutIt = permissions.filter((one) => !one.endsWith('.Export'))
  const set = (these: string[]) =>
    admin.call(roles.setPermissions, { params: { id: roleId }, body: { permissions: these } })
  const refused = await meanwhile(session.token, list, () => set(withoutIt))
  expect([refused.statusCode, refused.headers['content-disposition']]).toEqual([403, undefined])
  await set(permissions)
  expect((await meanwhile(session.token, list, async () => {})).rawPayload.subarray(0, 2).toString()).toBe('PK')
  const nobody = await t.as()
  const ended = await meanwhile(session.token, list, () =>
    nobody.call(tokens.revoke, { body: { refreshToken: session.refreshToken } }),
  )
  expect([ended.statusCode, ended.headers['content-disposition']]).toEqual([401, undefined])
})

test('nor to a program whose key was ended; one that stands has it', async () => {
  const [list] = LISTS
  const permisos = [`${list.right}.Export`, `${list.right}.Search`]
  const { llave } = await admin.call(llaves.crear, { body: { nombre: 'Lista', permisos } })
  expect((await exportBy(llave, list)).statusCode).toBe(200)
  const { id } = (await admin.call(llaves.list, {})).find(({ nombre }) => nombre === 'Lista') ?? { id: 0 }
  const ended = await meanwhile(llave, list, () => admin.call(llaves.revocar, { params: { id } }))
  expect(ended.statusCode).toBe(401)
})
