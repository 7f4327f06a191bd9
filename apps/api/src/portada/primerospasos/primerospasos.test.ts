import { AppSettings, appsettings } from '@telar/contract/casa/appsettings'
import { correo } from '@telar/contract/casa/correo'
import { primerospasos } from '@telar/contract/casa/primerospasos'
import { sistema } from '@telar/contract/casa/sistema'
import { tokens } from '@telar/contract/identidad/tokens'
import { inicio } from '@telar/contract/portada/inicio'
import { operaciones } from '@telar/contract/produccion/operaciones'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBaseData } from '../../base-data.ts'
import { migrate } from '../../db/migrate.ts'
import { grantRights } from '../../db/rights.ts'
import { run } from '../../db/rows.ts'
import { hashPassword } from '../../identidad/passwords.ts'
import { refuseDemo } from '../../identidad/users/first-administrator.ts'
import { appOn, type TestApp } from '../../testing/app.ts'
import { appUrlOf } from '../../testing/app-url.ts'
import { createEmptyDatabase } from '../../testing/database.ts'

let t: TestApp
let ana: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  const database = await createEmptyDatabase()
  await migrate(database.url)
  await grantRights(database.url, appUrlOf(database.url))
  t = await appOn(database, { SMTP_URL: 'smtp://correo.casa.es' })
  await ensureBaseData(t.house.jobs.db)
  await run(
    t.owner,
    sql`with suyo as (
      insert into users (user_name, email, first_name, password_hash, email_confirmed)
        values ('ana@casa.es', 'ana@casa.es', 'Ana', ${await hashPassword('telar-demo-2027')}, true) returning id)
      insert into user_roles (user_id, role_id) select suyo.id, r.id from suyo, roles r where r.name = 'Admin'`,
  )
  ana = await t.as('ana@casa.es')
})
afterAll(() => t.close())

const hechos = async () =>
  (await ana.call(primerospasos.primerosPasos, {})).pasos.filter(({ hecho }) => hecho).map(({ paso }) => paso)

test('an empty house lacks everything, and each step is known by what the house holds', async () => {
  expect(await hechos()).toEqual([])
  const ajustes = AppSettings.parse(await ana.call(appsettings.get, {}))
  const empresa = { ...ajustes.empresa, razonSocial: 'Casa SL', nif: 'B12345674', direccion: 'Mayor 1', ciudad: 'Vic' }
  await ana.call(appsettings.update, { body: { ...ajustes, empresa } })
  expect(await hechos()).toEqual(['empresa'])
  const { pasos } = await ana.call(primerospasos.darPaso, { body: { paso: 'series' } })
  expect(pasos[1]).toEqual({ paso: 'series', hecho: true })
  const id = await ana.call(correo.probar, { body: { para: 'ana@casa.es' } })
  expect(await hechos()).toEqual(['empresa', 'series'])
  await run(t.owner, sql`update correos set estado = 'enviado' where id = ${id}`)
  expect(await hechos()).toEqual(['empresa', 'series', 'correo'])
})

test('a sample fills the house without an account that anybody could use, and goes whole', async () => {
  expect((await ana.call(primerospasos.primerosPasos, {})).muestra).toBe(true)
  const { pasos, muestra } = await ana.call(primerospasos.ponerMuestra, {})
  expect(muestra).toBe(false)
  expect(pasos.filter(({ hecho }) => hecho).map(({ paso }) => paso)).toContain('catalogo')
  const entra = (await t.as()).call(tokens.byEmail, {
    body: { email: 'admin@telar.test', password: 'telar-demo-2027' },
  })
  await expect(entra).rejects.toMatchObject({ status: 401 })
  await refuseDemo(t.house.jobs.db)
  await expect(ana.call(primerospasos.ponerMuestra, {})).rejects.toMatchObject({ status: 409 })
  const hay = (await ana.call(sistema.sistema, {})).muestra
  expect(hay).toMatchObject({ impide: null, propios: 0, facturas: 0 })
  expect((await ana.call(sistema.quitarMuestra, { body: { propios: 0 } })).muestra).toBeNull()
  expect(await hechos()).not.toContain('catalogo')
})

test('it can be put in anew; of two who do so at once one is told that the house is not empty', async () => {
  /** Who has waited in vain for the other is told to come back, and does. */
  const poner = (): Promise<unknown> =>
    ana.call(primerospasos.ponerMuestra, {}).catch((error) => (error.status === 503 ? poner() : Promise.reject(error)))
  const dos = await Promise.allSettled([poner(), poner()])
  expect(dos.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(dos.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } })
  expect((await ana.call(sistema.sistema, {})).muestra).toMatchObject({ impide: null, propios: 0 })
  expect((await ana.call(sistema.quitarMuestra, { body: { propios: 0 } })).muestra).toBeNull()
  expect((await ana.call(primerospasos.primerosPasos, {})).muestra).toBe(true)
  const { data } = await ana.call(operaciones.search, { body: { pageNumber: 1, pageSize: 10 } })
  expect(data.map(({ codigo }) => codigo)).toContain('CONFECCION')
})

test('the list is on the first page until it is put away', async () => {
  expect((await ana.call(inicio.inicio, {})).primerosPasos?.terminado).toBe(false)
  await ana.call(primerospasos.darPaso, { body: { paso: 'todos' } })
  expect((await ana.call(inicio.inicio, {})).primerosPasos).toBeNull()
})
