import { colores } from '@telar/contract/catalogo/colores'
import { clientes } from '@telar/contract/clientes/clientes'
import { llaves } from '@telar/contract/identidad/llaves'
import { personal } from '@telar/contract/identidad/personal'
import { roles } from '@telar/contract/identidad/roles'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditoriaTable } from '../../db/schema/casa/auditoria.ts'
import { llavesTable } from '../../db/schema/identidad/llaves.ts'
import { usersTable } from '../../db/schema/identidad/users.ts'
import { type TestApp, testApp } from '../../testing/app.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

let t: TestApp
let admin: Client
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
})
afterAll(() => t.close())

const VER = 'Permissions.Colores.View'
const BUSCAR = 'Permissions.Colores.Search'
const CREAR = 'Permissions.Colores.Create'
const nuevo = { codigo: 'LLV', nombre: { es: 'Llave', en: '', pt: '', ca: '' }, hex: '#123456' }

async function programa(llave: string): Promise<Client> {
  const client = await t.as()
  client.tokens.set({ token: llave, refreshToken: '' })
  return client
}

const hacer = async (permisos: string[], mas: { porMinuto?: number; dias?: number } = {}) =>
  admin.call(llaves.crear, { body: { nombre: 'Caja', permisos, ...mas } })

test('a program does what its key was given and nothing else; who did it is written down', async () => {
  const { id, llave } = await hacer([BUSCAR, CREAR])
  const caja = await programa(llave)
  await caja.call(colores.search, { body: {} })
  await caja.call(colores.create, { body: nuevo })
  for (const refused of [
    () => caja.call(clientes.search, { body: {} }),
    () => caja.call(personal.profile, {}),
    () => caja.call(llaves.list, {}),
  ])
    await expect(refused()).rejects.toMatchObject({ status: 403 })
  const [hecho] = await t.owner
    .select()
    .from(auditoriaTable)
    .where(eq(auditoriaTable.tabla, 'colores'))
    .orderBy(desc(auditoriaTable.id))
    .limit(1)
  expect(hecho?.usuario).toBe('admin@telar.test (Caja)')
  const [vista] = await admin.call(llaves.list, {})
  expect(vista).toMatchObject({ id, quien: 'admin@telar.test', porMinuto: 600, usadaEn: expect.any(String) })
  expect(vista?.principio).toBe(llave.slice(0, 12))
})

test('what opens is nowhere: neither in its row nor in the history', async () => {
  const { id, llave } = await hacer([VER])
  const [fila] = await t.owner.select().from(llavesTable).where(eq(llavesTable.id, id))
  const historia = await t.owner.select().from(auditoriaTable).where(eq(auditoriaTable.tabla, 'llaves'))
  expect(JSON.stringify([fila, historia])).not.toContain(llave)
  expect(historia.at(-1)?.despues).toMatchObject({ nombre: 'Caja', llave_hash: '***' })
})

test('nobody gives what they do not have, and keys give no keys', async () => {
  for (const permiso of ['Permissions.Llaves.Create', 'Permissions.Nada.View'])
    await expect(hacer([permiso])).rejects.toMatchObject({ status: 400 })
  const posibles = await admin.call(llaves.posibles, {})
  expect(posibles).toContain(VER)
  expect(posibles.filter((permiso) => permiso.includes('Llaves'))).toEqual([])
})

test('a revoked key opens nothing from that moment on', async () => {
  const { id, llave } = await hacer([BUSCAR])
  const caja = await programa(llave)
  await caja.call(colores.search, { body: {} })
  await admin.call(llaves.revocar, { params: { id } })
  await expect(caja.call(colores.search, { body: {} })).rejects.toMatchObject({ status: 401 })
  await expect(admin.call(llaves.revocar, { params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('it never does more than its maker can now', async () => {
  const todos = await admin.call(roles.list, {})
  const produccion = todos.find(({ name }) => name === 'Producción')?.id as string
  const suyos = (await admin.call(roles.permissions, { params: { id: produccion } })).filter(({ enabled }) => enabled)
  const dados = suyos.map(({ permission }) => permission)
  const con = [...dados, 'Permissions.Llaves.Create', 'Permissions.Llaves.View']
  await admin.call(roles.setPermissions, { params: { id: produccion }, body: { permissions: con } })
  const taller = await t.as('produccion@telar.test')
  const { llave } = await taller.call(llaves.crear, { body: { nombre: 'Taller', permisos: [BUSCAR] } })
  const maquina = await programa(llave)
  await maquina.call(colores.search, { body: {} })
  const sin = dados.filter((permiso) => permiso !== BUSCAR)
  await admin.call(roles.setPermissions, { params: { id: produccion }, body: { permissions: sin } })
  await expect(maquina.call(colores.search, { body: {} })).rejects.toMatchObject({ status: 403 })
  await t.owner.update(usersTable).set({ isActive: false }).where(eq(usersTable.email, 'produccion@telar.test'))
  await expect.poll(() => maquina.call(colores.search, { body: {} }).catch((error) => error.status as number)).toBe(401)
})

test('so many calls in a minute and no more', async () => {
  const { llave } = await hacer([BUSCAR], { porMinuto: 2, dias: 1 })
  const caja = await programa(llave)
  await caja.call(colores.search, { body: {} })
  await caja.call(colores.search, { body: {} })
  await expect(caja.call(colores.search, { body: {} })).rejects.toMatchObject({ status: 429 })
})

test('a made-up key is nobody', async () => {
  const nadie = await programa('telar_nada')
  await expect(nadie.call(colores.search, { body: {} })).rejects.toMatchObject({ status: 401 })
})
