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
