import { usersettings } from '@telar/contract/identidad/usersettings'
import { vistas } from '@telar/contract/identidad/vistas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const vista = { tablaId: 'pedidos', nombre: 'Feria', busqueda: { q: 'feria' } }
const enPedidos = { params: { id: 'pedidos' } }

test('a view saved for everybody is everybody’s, and nobody’s own settings change', async () => {
  const [ventas, comercial] = [await t.as('ventas@telar.test'), await t.as('comercial@telar.test')]
  const id = await ventas.call(vistas.compartir, { body: vista })
  expect(await comercial.call(vistas.deTabla, enPedidos)).toEqual([
    { id, nombre: 'Feria', busqueda: { q: 'feria' }, autor: 'ventas@telar.test' },
  ])
  expect(await comercial.call(usersettings.get, enPedidos)).toMatchObject({ filtros: [] })
  expect(await ventas.call(vistas.compartir, { body: { ...vista, busqueda: {} } })).toBe(id)
  expect(await comercial.call(vistas.deTabla, enPedidos)).toMatchObject([{ busqueda: {} }])
  expect(await comercial.call(vistas.deTabla, { params: { id: 'clientes' } })).toEqual([])
  await ventas.call(vistas.retirar, { params: { id } })
  expect(await comercial.call(vistas.deTabla, enPedidos)).toEqual([])
})

test('a rep looks and does not share; a customer does neither', async () => {
  const [comercial, cliente] = [await t.as('comercial@telar.test'), await t.as('cliente@telar.test')]
  await expect(comercial.call(vistas.compartir, { body: vista })).rejects.toMatchObject({ status: 403 })
  await expect(cliente.call(vistas.deTabla, enPedidos)).rejects.toMatchObject({ status: 403 })
})
