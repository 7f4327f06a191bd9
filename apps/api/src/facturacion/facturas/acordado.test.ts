import { facturas } from '@telar/contract/facturacion/facturas'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rolePermissionsTable } from '../../db/schema/identidad/users.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { enExistencias } from '../../testing/existencias.ts'
import { casaQueFactura, suelta } from '../../testing/factura.ts'

type Client = Awaited<ReturnType<TestApp['as']>>
let t: TestApp
let oficina: Client
let ventas: Client
let clienteId: number
let colorId: number
const MODELO = 1

beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
  clienteId = await clientePara(t, 'cliente@telar.test', { dtoComercial: 5 })
  await enExistencias(t.house.db, 50)
  const { rows } = await t.house.db.execute<{ id: number }>(
    sql`select min(color_id) as id from modelo_variantes where modelo_id = ${MODELO}`,
  )
  colorId = rows[0]?.id ?? 0
  // somebody who makes invoices and decides nothing
  await t.house.db.insert(rolePermissionsTable).select(
    sql`select r.id, 'Permissions.' || p from roles r, unnest(array['Facturas.Create', 'Facturas.Update', 'Facturas.View', 'Pedidos.View']) p
      where r.name = 'Producción'`,
  )
  oficina = await t.as('produccion@telar.test')
  ventas = await t.as('ventas@telar.test')
})
afterAll(() => t.close())

const NO_PUEDE = { status: 403 }
const prenda = (extra: object = {}) => ({
  ...{ modeloId: MODELO, colorId, tallasCantidades: [{ talla: '38', cantidad: 2 }] },
  ...extra,
})
const facturar = (quien: Client, extra: object = {}) =>
  quien.call(facturas.create, { body: { clienteId, lineas: [prenda()], ...extra } })

test('on the customer’s conditions and at the rates anybody who makes invoices makes them', async () => {
  const id = await facturar(oficina, { lineas: [prenda(), suelta(1, 100)] })
  expect(await ventas.call(facturas.get, { params: { id } })).toMatchObject({ dtoComercial: 5, portes: 0 })
  await facturar(oficina, { dtoComercial: 0, lineas: [prenda({ precio: 9999 })] })
})

test.each([
  ['more general discount', { dtoComercial: 6 }],
  ['more for paying at once', { dtoProntoPago: 1 }],
  ['a discount on a line', { lineas: [prenda({ dto: 1 })] }],
  ['a model under its rate', { lineas: [prenda({ precio: 0.01 })] }],
  ['a sum taken off', { lineas: [suelta(1, 100), suelta(1, -50)] }],
  ['carriage that nobody agreed', { portes: 3 }],
])('%s takes a right of its own', async (_, extra) => {
  await expect(facturar(oficina, extra)).rejects.toMatchObject(NO_PUEDE)
  await facturar(ventas, extra)
})

test('what somebody who may has given stays when others change the rest', async () => {
  const dado = { dtoComercial: 20, portes: 4, lineas: [prenda({ dto: 10, precio: 7 }), suelta(1, -5)] }
  const id = await facturar(ventas, dado)
  const cambiar = (cambio: object) =>
    oficina.call(facturas.update, { params: { id }, body: { clienteId, ...dado, ...cambio } })
  await cambiar({ notas: 'Llamar antes' })
  await expect(cambiar({ dtoComercial: 21 })).rejects.toMatchObject(NO_PUEDE)
  await expect(cambiar({ portes: 0.5 })).rejects.toMatchObject(NO_PUEDE)
  await expect(cambiar({ lineas: [prenda({ dto: 11, precio: 7 })] })).rejects.toMatchObject(NO_PUEDE)
  await expect(cambiar({ lineas: [prenda({ dto: 10, precio: 6 })] })).rejects.toMatchObject(NO_PUEDE)
  await expect(cambiar({ lineas: [prenda({ dto: 10, precio: 7 }), suelta(1, -6)] })).rejects.toMatchObject(NO_PUEDE)
})

test('what was given once is not given again by copying it', async () => {
  const dada = await facturar(ventas, { lineas: [prenda({ dto: 50 })] })
  await expect(oficina.call(facturas.duplicar, { params: { id: dada }, body: {} })).rejects.toMatchObject(NO_PUEDE)
  await ventas.call(facturas.duplicar, { params: { id: dada }, body: {} })
  const alPrecio = await facturar(oficina)
  await oficina.call(facturas.duplicar, { params: { id: alPrecio }, body: {} })
})

test('an order is invoiced as it was agreed', async () => {
  const id = await ventas.call(pedidos.create, {
    body: {
      ...{ clienteId, dtoComercial: 30, portes: 8 },
      lineas: [{ modeloId: MODELO, colorId, dto: 15, tallasCantidades: [{ talla: '38', cantidad: 2 }] }],
    },
  })
  await ventas.call(pedidos.situacion, { body: { ids: [id], situacion: 'confirmado' } })
  const propuesta = await ventas.call(facturas.fromPedido, { params: { id }, query: {} })
  const { dtoComercial, portes } = propuesta
  const lineas = propuesta.lineas.map(({ pedidoLineaId, modeloId, colorId, precio, dto, tallasCantidades }) => ({
    ...{ pedidoLineaId, modeloId, colorId, precio, dto },
    tallasCantidades: tallasCantidades.map(({ talla, cantidad }) => ({ talla, cantidad })),
  }))
  await expect(facturar(oficina, { dtoComercial, lineas, portes: 0 })).rejects.toMatchObject(NO_PUEDE)
  await expect(facturar(oficina, { dtoComercial: 31, lineas, portes })).rejects.toMatchObject(NO_PUEDE)
  await facturar(oficina, { dtoComercial, lineas, portes })
})
