import { usersettings } from '@telar/contract/identidad/usersettings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const settings = {
  tablaId: 'colores',
  columnas: [{ campo: 'hex', visible: false, ancho: 120 }],
  orden: ['codigo desc'],
  filtros: [{ nombre: 'Activos', busqueda: { keyword: 'x' } }],
}

test('a table nobody has touched has empty settings', async () => {
  const ventas = await t.as('ventas@telar.test')
  expect(await ventas.call(usersettings.get, { params: { id: 'colores' } })).toEqual({
    tablaId: 'colores',
    columnas: [],
    orden: [],
    filtros: [],
  })
})

test('each person keeps their own', async () => {
  const [ventas, admin] = [await t.as('ventas@telar.test'), await t.as('admin@telar.test')]
  await ventas.call(usersettings.update, { body: settings })
  await ventas.call(usersettings.update, { body: { ...settings, orden: [] } })
  expect(await ventas.call(usersettings.get, { params: { id: 'colores' } })).toEqual({ ...settings, orden: [] })
  expect(await admin.call(usersettings.get, { params: { id: 'colores' } })).toMatchObject({ columnas: [] })
})
