import { cuadre } from '@telar/contract/portada/cuadre'
import { inicio } from '@telar/contract/portada/inicio'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { diaDe } from '@telar/domain/fecha'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../../db/rows.ts'
import { modelosTable, modeloVariantesTable } from '../../db/schema/catalogo/modelos.ts'
import { cuadresTable } from '../../db/schema/portada/cuadres.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { cuadrarDeNoche } from './jobs.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>

beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
})
afterAll(() => t.close())

const rota = (nombre: string, { ultimo }: Awaited<ReturnType<typeof comprobar>>) =>
  ultimo?.reglas.find((regla) => regla.nombre === nombre)
const comprobar = () => admin.call(cuadre.comprobar, {})

test('before anybody looked there is nothing to say', async () => {
  expect(await admin.call(cuadre.ver, {})).toEqual({ ultimo: null, enMarcha: null })
  expect((await admin.call(inicio.inicio, {})).cuadre).toBeNull()
})

test('books that agree are green, rule by rule', async () => {
  const { ultimo, enMarcha } = await comprobar()
  expect(enMarcha).toBeNull()
  expect(ultimo?.quien).toBe('admin@telar.test')
  expect(ultimo?.reglas.filter(({ cuantas, mirada }) => cuantas > 0 || !mirada)).toEqual([])
  expect(ultimo?.cuadra).toBe(true)
  expect(ultimo?.reglas).toHaveLength(t.house.invariantes.length)
})

test('what does not agree is named, and keeps the day it was first seen until it is mended', async () => {
  const clienteId = await clientePara(t, 'cliente@telar.test')
  const [variante] = await t.house.db
    .select({
      id: modeloVariantesTable.id,
      modeloId: modelosTable.id,
      colorId: modeloVariantesTable.colorId,
      talla: modeloVariantesTable.talla,
      numero: modelosTable.numero,
    })
    .from(modeloVariantesTable)
    .innerJoin(modelosTable, eq(modelosTable.id, modeloVariantesTable.modeloId))
    .limit(1)
  if (!variante) throw new Error('no variant')
  const { modeloId, colorId, talla } = variante
  await admin.call(pedidos.create, {
    body: { clienteId, lineas: [{ modeloId, colorId, tallasCantidades: [{ talla, cantidad: 2 }] }] },
  })
  expect((await comprobar()).ultimo?.cuadra).toBe(true)
  await run(t.house.db, sql`update modelo_variantes set reservado = 1 where id = ${variante.id}`)

  const primera = rota('ventas.reservas', await comprobar())
  expect(primera).toMatchObject({ cuantas: 1, tabla: 'modelos' })
  expect(primera?.faltas[0]).toMatchObject({ registroId: modeloId, esperado: '2', hallado: '1' })
  expect(primera?.faltas[0]?.que).toContain(variante.numero)
  await run(t.house.db, sql`update cuadre_faltas set desde = '2026-01-01'`)
  const segunda = await comprobar()
  expect(segunda.ultimo?.cuadra).toBe(false)
  expect((await admin.call(inicio.inicio, {})).cuadre).toMatchObject({
    cuadra: false,
    rotas: [{ nombre: 'ventas.reservas', desde: '2026-01-01T00:00:00.000Z' }],
  })
  expect(rota('ventas.reservas', segunda)?.faltas[0]?.desde).toBe('2026-01-01T00:00:00.000Z')

  await run(t.house.db, sql`update modelo_variantes set reservado = 2 where id = ${variante.id}`)
  expect((await comprobar()).ultimo?.cuadra).toBe(true)
  expect((await admin.call(inicio.inicio, {})).cuadre).toMatchObject({ cuadra: true, rotas: [] })
})

test('one at a time; one whose process died does not bar the way for ever', async () => {
  await t.house.db.insert(cuadresTable).values({ total: 3 })
  await expect(comprobar()).rejects.toMatchObject({ status: 409 })
  expect((await admin.call(cuadre.ver, {})).enMarcha).toEqual({ hechas: 0, total: 3 })
  await run(t.house.db, sql`update cuadres set empezado_en = now() - interval '1 hour' where terminado_en is null`)
  expect((await comprobar()).ultimo?.cuadra).toBe(true)
})

test('a rule that cannot be written does not leave a look open', async () => {
  const mala = { nombre: 'x', frase: { es: '', en: '', pt: '', ca: '' }, tabla: null, sql: sql`select 1 from nada` }
  await expect(
    cuadrarDeNoche({ db: t.house.db, reloj: () => new Date('2026-05-05T09:00Z'), invariantes: [mala] }),
  ).rejects.toThrow()
  expect((await admin.call(cuadre.ver, {})).enMarcha).toBeNull()
})

test('at night once, after three, by the clock of the house', async () => {
  const noche = (momento: string) => cuadrarDeNoche({ ...t.house, reloj: () => new Date(momento) })
  const hoy = diaDe(new Date())
  expect(await noche(`${hoy}T00:30:00Z`)).toBe(false)
  expect(await noche(`${hoy}T12:00:00Z`)).toBe(true)
  expect(await noche(`${hoy}T13:00:00Z`)).toBe(false)
  expect((await admin.call(cuadre.ver, {})).ultimo?.quien).toBeNull()
})

test('who may not look over the books does not', async () => {
  const ventas = await t.as('ventas@telar.test')
  await expect(ventas.call(cuadre.comprobar, {})).rejects.toMatchObject({ status: 403 })
  expect((await (await t.as('cliente@telar.test')).call(inicio.inicio, {})).cuadre).toBeNull()
})
