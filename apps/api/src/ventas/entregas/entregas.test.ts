import { facturas } from '@telar/contract/facturacion/facturas'
import { entregas } from '@telar/contract/ventas/entregas'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { albaranPara } from '../../testing/envio.ts'
import { casaQueFactura } from '../../testing/factura.ts'
import { todasEnOrden } from '../../testing/orden.ts'
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

test('what customers get on paper names its models in their language', async () => {
  const lisboa = await clientePara(t, 'porto@telar.test', { idioma: 'pt' })
  await t.house.db.execute(sql`update modelos set nombres = nombres || '{"pt": "Vestido da Alba"}' where id = 1`)
  await casaQueFactura(t)
  const { pedidoId, entregaId } = await albaranPara(t, admin, lisboa)
  const { servido: _, ...borrador } = await admin.call(facturas.fromPedido, { params: { id: pedidoId }, query: {} })
  const facturaId = await admin.call(facturas.create, { body: borrador })
  await admin.call(facturas.emitir, { body: { ids: [facturaId] } })
  const papeles = {
    pedido: otra.call(pedidos.pdfUser, { params: { id: pedidoId } }),
    albaran: otra.call(entregas.pdfUser, { params: { id: entregaId } }),
    factura: otra.call(facturas.pdfUser, { params: { id: facturaId } }),
  }
  for (const [papel, pdf] of Object.entries(papeles)) expect(await dice(pdf), papel).toContain('Vestido da Alba')
})

test.each([
  ['notes', entregas.search, 'cliente'],
  ['notes', entregas.search, 'pedido'],
  ['orders', pedidos.search, 'cliente'],
] as const)('all %s are there in the order of whose they are, either way: %#', async (_, search, campo) => {
  await todasEnOrden(admin, search, campo, { field: 'clienteId', operator: 'eq', value: clienteId })
})
