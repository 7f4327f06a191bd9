import { escaner } from '@telar/contract/casa/escaner'
import { modelos } from '@telar/contract/catalogo/modelos'
import { entregas } from '@telar/contract/ventas/entregas'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { ean13 } from '@telar/domain/casa/codigos'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { enExistencias } from '../../testing/existencias.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let pedidoId: number
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
  await enExistencias(t.house.db, 10, sql`modelo_id = 1`)
  const clienteId = await clientePara(t, 'cliente@telar.test')
  const [una] = (await admin.call(modelos.get, { params: { id: 1 } })).variantes
  const linea = { modeloId: 1, colorId: una?.colorId ?? 0 }
  const tallasCantidades = [{ talla: una?.talla ?? '', cantidad: 1 }]
  pedidoId = await admin.call(pedidos.create, {
    body: { clienteId, tipo: 'servicio', lineas: [{ ...linea, tallasCantidades }] },
  })
  const { lineas } = await admin.call(pedidos.get, { params: { id: pedidoId } })
  await admin.call(pedidos.entrega, {
    params: { id: pedidoId },
    body: { lineas: [{ lineaId: lineas[0]?.id ?? 0, tallasCantidades }] },
  })
})
afterAll(() => t.close())

const que = (quien: typeof admin, codigo: string) => quien.call(escaner.resolver, { body: { codigo } })

test('a scanned code is what it is: a garment, an order, a delivery note', async () => {
  const [primero] = (await admin.call(modelos.search, { body: {} })).data
  const id = primero?.id ?? 0
  const { variantes } = await admin.call(modelos.get, { params: { id } })
  const ean = ean13('8499999', 5)
  const [{ colorId, talla } = { colorId: 0, talla: '' }] = variantes
  await t.house.db.execute(
    sql`update modelo_variantes set ean = ${ean} where modelo_id = ${id} and color_id = ${colorId} and talla = ${talla}`,
  )
  expect(await que(admin, `]E0${ean}`)).toMatchObject({ clase: 'variante', id, prenda: { colorId, talla } })
  expect(await que(admin, `01${ean.padStart(14, '0')}`)).toMatchObject({ clase: 'variante', id })
  const [uno] = (await admin.call(pedidos.search, { body: {} })).data
  expect(await que(admin, uno?.numero ?? '')).toMatchObject({ clase: 'pedido', id: pedidoId })
  const [nota] = (await admin.call(entregas.search, { body: {} })).data
  expect(await que(admin, nota?.numero.toLowerCase() ?? '')).toMatchObject({ clase: 'entrega', id: pedidoId })
  expect(await que(admin, '8400000000000')).toBeNull()
})

test('nobody reads by scanning what they may not see', async () => {
  const [uno] = (await admin.call(pedidos.search, { body: {} })).data
  expect(await que(await t.as('cliente@telar.test'), uno?.numero ?? '')).toBeNull()
})
