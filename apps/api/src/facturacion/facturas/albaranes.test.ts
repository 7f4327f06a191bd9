import { modelos } from '@telar/contract/catalogo/modelos'
import { facturas } from '@telar/contract/facturacion/facturas'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { masDias } from '@telar/domain/fecha'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entregasTable } from '../../db/schema/ventas/entregas.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { enExistencias } from '../../testing/existencias.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let clienteId: number
let cual: { colorId: number; talla: string }
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
  clienteId = await clientePara(t, 'cliente@telar.test')
  await enExistencias(t.house.db, 20, sql`modelo_id = 1`)
  const [una] = (await admin.call(modelos.get, { params: { id: 1 } })).variantes
  cual = { colorId: una?.colorId ?? 0, talla: una?.talla ?? '' }
})
afterAll(() => t.close())

/** An order of so many, of which some leave with one delivery note. */
async function servido(pedidas: number, salen: number, dtoComercial = 0) {
  const { colorId, talla } = cual
  const id = await admin.call(pedidos.create, {
    body: {
      ...{ clienteId, tipo: 'servicio' as const, dtoComercial },
      lineas: [{ modeloId: 1, colorId, tallasCantidades: [{ talla, cantidad: pedidas }] }],
    },
  })
  const { lineas } = await admin.call(pedidos.get, { params: { id } })
  const { entregas } = await admin.call(pedidos.entrega, {
    params: { id },
    body: { lineas: [{ lineaId: lineas[0]?.id ?? 0, tallasCantidades: [{ talla, cantidad: salen }] }] },
  })
  return entregas[0]?.id ?? 0
}
const borrador = (...ids: number[]) => admin.call(facturas.fromAlbaranes, { body: { ids } })

test('one invoice takes what left with two notes of two orders, and no more', async () => {
  const [una, otra] = [await servido(3, 2), await servido(1, 1)]
  const { lineas, prendas, pedidos: suyos, ...resto } = await borrador(una, otra)
  expect([prendas, suyos.length]).toEqual([3, 2])
  expect(lineas.map(({ tallasCantidades }) => tallasCantidades)).toEqual([
    [{ talla: cual.talla, cantidad: 2 }],
    [{ talla: cual.talla, cantidad: 1 }],
  ])
  const { clienteId: cliente, fecha, direccionEnvio, portes } = resto
  const id = await admin.call(facturas.create, {
    body: {
      ...{ clienteId: cliente, fecha, portes },
      ...(direccionEnvio ? { direccionEnvio } : {}),
      lineas: lineas.map(({ pedidoLineaId, modeloId, colorId, precio, dto, tallasCantidades }) => ({
        ...{ pedidoLineaId, modeloId, colorId, precio, dto, tallasCantidades },
      })),
    },
  })
  await admin.call(facturas.emitir, { body: { ids: [Number(id)] } })
  await expect(borrador(una, otra)).rejects.toMatchObject({ messages: [expect.stringContaining('No queda nada')] })
})

test('what left before it is invoiced is dated when it left: that is when tax fell due; two months are two invoices', async () => {
  const [una, otra] = [await servido(1, 1), await servido(1, 1)]
  expect((await borrador(una, otra)).fechaOperacion).toBeNull()
  const hoy = (await borrador(una)).fecha
  const fechar = (id: number, fecha: string) =>
    t.house.db.update(entregasTable).set({ fecha }).where(eq(entregasTable.id, id))
  const antes = masDias(`${hoy.slice(0, 7)}-01`, -1)
  await fechar(una, antes)
  expect(await borrador(una)).toMatchObject({ fecha: hoy, fechaOperacion: antes })
  await expect(borrador(una, otra)).rejects.toMatchObject({ messages: [expect.stringContaining('otro mes')] })
  await fechar(otra, masDias(antes, -1))
  expect(await borrador(una, otra)).toMatchObject({ fechaOperacion: antes })
  const [entrega] = await t.house.db.select().from(entregasTable).where(eq(entregasTable.id, una))
  const dePedido = { params: { id: entrega?.pedidoId ?? 0 }, query: {} }
  expect(await admin.call(facturas.fromPedido, dePedido)).toMatchObject({ fechaOperacion: antes })
})

test('notes of other conditions go on another invoice', async () => {
  const [una, otra] = [await servido(1, 1), await servido(1, 1, 10)]
  await expect(borrador(una, otra)).rejects.toMatchObject({ messages: [expect.stringContaining('otros descuentos')] })
})
