import { entregas } from '@telar/contract/ventas/entregas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { albaranPara } from '../../testing/envio.ts'
import { textoDePdf } from '../../testing/papel.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let tienda: typeof admin
let otra: typeof admin
let clienteId: number
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
  clienteId = await clientePara(t, 'cliente@telar.test')
  await clientePara(t, 'porto@telar.test')
  tienda = await t.as('cliente@telar.test')
  otra = await t.as('porto@telar.test')
})
afterAll(() => t.close())

const dice = async (pdf: Promise<Blob>) => (await textoDePdf(await pdf)).join(' ')

test('a delivery note has prices for the customer who wants them, in their account and nobody else’s', async () => {
  const sin = await albaranPara(t, admin, clienteId)
  await t.house.db.update(clientesTable).set({ albaranValorado: true }).where(eq(clientesTable.id, clienteId))
  const con = await albaranPara(t, admin, clienteId)
  const suya = (id: number) => dice(tienda.call(entregas.pdfUser, { params: { id } }))
  expect(await suya(sin.entregaId)).toContain(sin.numero)
  expect(await suya(sin.entregaId)).not.toContain('€')
  expect(await suya(con.entregaId)).toMatch(/Valor sin impuestos\s*[\d,.]+\s*€/)
  const deCasa = (id: number, valorado: 'true' | 'false') =>
    dice(admin.call(entregas.pdf, { params: { id }, query: { valorado } }))
  expect(await deCasa(sin.entregaId, 'true')).toContain('€')
  expect(await deCasa(con.entregaId, 'false')).not.toContain('€')
  await expect(otra.call(entregas.pdfUser, { params: { id: con.entregaId } })).rejects.toMatchObject({ status: 404 })
})
