import { temporadas } from '@telar/contract/catalogo/temporadas'
import { ventanas } from '@telar/contract/catalogo/ventanas'
import { webbanners } from '@telar/contract/catalogo/webbanners'
import { webmodelos } from '@telar/contract/catalogo/webmodelos'
import { diaDe, masDias } from '@telar/domain/fecha'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modelosTable } from '../../db/schema/catalogo/modelos.ts'
import { type TestApp, testApp } from '../../testing/app.ts'

const TEXTO = { es: 'Rebajas', en: 'Sale', pt: 'Saldos', ca: 'Rebaixes' }
const MINUTO = 60_000

let ahora = new Date('2027-01-14T12:00:00Z')
let t: TestApp
let anyone: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  t = await testApp({}, () => ahora)
  anyone = await t.as()
})
afterAll(() => t.close())

const titulos = async () => (await anyone.call(webbanners.getAll, {})).map(({ titulo }) => titulo.es)
const nuevo = async (id: number) => (await anyone.call(webmodelos.getAll, {})).find((modelo) => modelo.id === id)?.nuevo

test.each([
  ['winter', '2027-01-14T23:00:00Z'],
  ['summer', '2027-07-14T22:00:00Z'],
  ['New Year', '2027-12-31T23:00:00Z'],
])('what is kept follows the clock, though nobody writes anything: %s', async (_, medianoche) => {
  const antes = new Date(Date.parse(medianoche) - 30 * MINUTO)
  const despues = new Date(Date.parse(medianoche) + 30 * MINUTO)
  ahora = new Date(antes.getTime() - 600 * MINUTO)
  const admin = await t.as('admin@telar.test')
  const hoy = diaDe(antes)
  const body = {
    titulo: TEXTO,
    texto: {},
    accion: {},
    enlace: '/gallery',
    desde: masDias(hoy, 1),
    hasta: masDias(hoy, 1),
    activo: true,
  }
  const id = await admin.call(webbanners.create, { body })
  // published on the thirtieth day before this one
  await t.house.db
    .update(modelosTable)
    .set({ publicadoEn: new Date(antes.getTime() - 30 * 1440 * MINUTO).toISOString() })
    .where(eq(modelosTable.id, 1))
  t.house.kept.drop(['modelos'])

  expect([await titulos(), await nuevo(1)]).toEqual([expect.not.arrayContaining(['Rebajas']), true])
  ahora = antes
  expect([await titulos(), await nuevo(1)]).toEqual([expect.not.arrayContaining(['Rebajas']), true])
  ahora = despues
  expect([await titulos(), await nuevo(1)]).toEqual([expect.arrayContaining(['Rebajas']), false])
  await admin.call(webbanners.remove, { body: { ids: [id] } })
})

test('from what day on a model leaves: its season’s first, or its delivery’s, until that day has come', async () => {
  ahora = new Date('2027-01-31T10:00:00Z')
  const admin = await t.as('admin@telar.test')
  const [codigo, nombre] = ['V30', 'Verano']
  const temporada = { codigo, nombre, fechaInicio: '2027-02-01', fechaFin: '2027-07-31' }
  const temporadaId = await admin.call(temporadas.create, { body: temporada })
  const sale = async () => {
    const page = await anyone.call(webmodelos.get, { params: { id: 1 } })
    const cliente = await t.as('cliente@telar.test')
    expect((await cliente.call(webmodelos.getAuth, { params: { id: 1 } })).entregaDesde).toBe(page.entregaDesde)
    return page.entregaDesde
  }
  const deElla = (ventanaId: number | null) =>
    t.house.db.update(modelosTable).set({ temporadaId, ventanaId }).where(eq(modelosTable.id, 1))
  await deElla(null)
  t.house.kept.drop(['modelos'])
  expect(await sale()).toBe('2027-02-01')
  const ventana = { temporadaId, nombre: TEXTO, desde: '2027-02-15', hasta: '2027-02-28' }
  const ventanaId = await admin.call(ventanas.create, { body: ventana })
  await deElla(ventanaId)
  t.house.kept.drop(['modelos'])
  expect(await sale()).toBe('2027-02-15')
  await admin.call(ventanas.update, {
    params: { id: ventanaId },
    body: { ...ventana, version: 1, desde: '2027-02-20' },
  })
  expect(await sale()).toBe('2027-02-20')
  ahora = new Date('2027-02-19T22:30:00Z')
  expect(await sale()).toBe('2027-02-20')
  ahora = new Date('2027-02-19T23:30:00Z')
  expect(await sale()).toBeNull()
})
