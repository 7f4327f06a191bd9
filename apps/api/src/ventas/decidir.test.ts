import { pedidos } from '@telar/contract/ventas/pedidos'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientesTable } from '../db/schema/clientes/clientes.ts'
import { usersTable } from '../db/schema/identidad/users.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { clientePara } from '../testing/cliente.ts'
import { enExistencias } from '../testing/existencias.ts'

type Client = Awaited<ReturnType<TestApp['as']>>
let t: TestApp
let rep: Client
let ventas: Client
let clienteId: number
let colorId: number
const MODELO = 1

beforeAll(async () => {
  t = await testApp()
  clienteId = await clientePara(t, 'cliente@telar.test', { dtoComercial: 5 })
  await enExistencias(t.house.db, 50)
  const [suyo] = await t.house.db.select().from(usersTable).where(eq(usersTable.email, 'comercial@telar.test'))
  await t.house.db
    .update(clientesTable)
    .set({ comercialId: suyo?.comercialId ?? null })
    .where(eq(clientesTable.id, clienteId))
  const { rows } = await t.house.db.execute<{ id: number }>(
    sql`select min(color_id) as id from modelo_variantes where modelo_id = ${MODELO}`,
  )
  colorId = rows[0]?.id ?? 0
  rep = await t.as('comercial@telar.test')
  ventas = await t.as('ventas@telar.test')
})
afterAll(() => t.close())

const lineas = (dto = 0) => [{ modeloId: MODELO, colorId, dto, tallasCantidades: [{ talla: '38', cantidad: 2 }] }]
const pedir = (quien: Client, extra: object = {}) =>
  quien.call(pedidos.create, { body: { clienteId, lineas: lineas(), ...extra } })
const NO_PUEDE = { status: 403 }

test('a rep takes orders on the customer’s conditions, and gives nothing more away', async () => {
  const id = await pedir(rep)
  expect(await rep.call(pedidos.get, { params: { id } })).toMatchObject({ dtoComercial: 5 })
  await expect(pedir(rep, { dtoComercial: 100 })).rejects.toMatchObject({
    ...NO_PUEDE,
    messages: ['No puede dar más descuento que el de las condiciones del cliente.'],
  })
  await expect(pedir(rep, { dtoProntoPago: 1 })).rejects.toMatchObject(NO_PUEDE)
  await expect(pedir(rep, { lineas: lineas(100) })).rejects.toMatchObject(NO_PUEDE)
  await expect(pedir(rep, { portes: 0.01 })).rejects.toMatchObject({
    ...NO_PUEDE,
    messages: ['No puede cambiar los portes de la tarifa.'],
  })
})

test('what somebody else has given stays when a rep changes the rest', async () => {
  const id = await pedir(ventas, { dtoComercial: 20, lineas: lineas(10) })
  const cambiar = (quien: Client, cambio: object) =>
    quien.call(pedidos.update, { params: { id }, body: { clienteId, lineas: lineas(10), ...cambio } })
  await cambiar(rep, { dtoComercial: 20, notas: 'Llamar antes' })
  await expect(cambiar(rep, { dtoComercial: 21 })).rejects.toMatchObject(NO_PUEDE)
  await expect(cambiar(rep, { lineas: lineas(11) })).rejects.toMatchObject(NO_PUEDE)
})

test('a rep neither confirms nor lets garments leave, but may take an order back', async () => {
  const id = await pedir(rep)
  const mover = (quien: Client, situacion: 'confirmado' | 'enPreparacion' | 'cancelado') =>
    quien.call(pedidos.situacion, { body: { ids: [id], situacion } })
  await expect(mover(rep, 'confirmado')).rejects.toMatchObject(NO_PUEDE)
  await mover(ventas, 'confirmado')
  await expect(mover(rep, 'enPreparacion')).rejects.toMatchObject(NO_PUEDE)
  const [linea] = (await rep.call(pedidos.get, { params: { id } })).lineas
  const entrega = [{ lineaId: linea?.id ?? 0, tallasCantidades: [{ talla: '38', cantidad: 1 }] }]
  await expect(rep.call(pedidos.entrega, { params: { id }, body: { lineas: entrega } })).rejects.toMatchObject(NO_PUEDE)
  await mover(rep, 'cancelado')
})
