import { cobros } from '@telar/contract/facturacion/cobros'
import { facturas } from '@telar/contract/facturacion/facturas'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modeloVariantesTable } from '../../db/schema/catalogo/modelos.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { casaQueFactura, facturador, suelta } from '../../testing/factura.ts'

let t: TestApp
let ventas: Awaited<ReturnType<TestApp['as']>>
let f: ReturnType<typeof facturador>
let clienteId: number

beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
  ventas = await t.as('ventas@telar.test')
  f = facturador(ventas)
  clienteId = await clientePara(t, 'cliente@telar.test')
})
afterAll(() => t.close())

const rectificar = (id: number, modo: 'I' | 'S') =>
  ventas.call(facturas.rectificar, { params: { id }, body: { modo, motivo: 'Error' } })
const emitir = (id: number) => ventas.call(facturas.emitir, { body: { ids: [id] } })
const rectificada = async (id: number, modo: 'I' | 'S') => {
  const draft = await rectificar(id, modo)
  await emitir(draft)
  return draft
}
const cobrar = (id: number, importe: number) =>
  ventas.call(cobros.cobrar, { params: { id }, body: { medio: 'transferencia', importe } })
const NO = { status: 409 }

test('corrections never give back more than was invoiced', async () => {
  const id = await f.emitir(clienteId)
  const [uno, otro] = [await rectificar(id, 'I'), await rectificar(id, 'I')]
  await emitir(uno)
  await expect(emitir(otro)).rejects.toMatchObject(NO)
  await rectificada(uno, 'I')
  await emitir(otro)
})

test('an invoice is replaced once, and from then on the new one is corrected', async () => {
  const id = await f.emitir(clienteId)
  const [uno, otro, diferencia] = [await rectificar(id, 'S'), await rectificar(id, 'S'), await rectificar(id, 'I')]
  await emitir(uno)
  await expect(emitir(otro)).rejects.toMatchObject(NO)
  await expect(emitir(diferencia)).rejects.toMatchObject(NO)
  await rectificada(uno, 'S')
})

test('one of which something was given back is not replaced', async () => {
  const id = await f.emitir(clienteId)
  await rectificada(id, 'I')
  await expect(rectificada(id, 'S')).rejects.toMatchObject(NO)
})

test('two corrections of the same invoice, and its annulment, at once: only one of them', async () => {
  const id = await f.emitir(clienteId)
  const drafts = [await rectificar(id, 'I'), await rectificar(id, 'I')]
  const anular = ventas.call(facturas.anular, { params: { id }, body: { motivo: 'x' } })
  const done = await Promise.allSettled([...drafts.map(emitir), anular])
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('what settles a replaced invoice is nobody’s payment', async () => {
  const id = await f.emitir(clienteId)
  await rectificada(id, 'S')
  const [saldo] = (await f.ver(id)).cobros
  const params = { id, cobroId: saldo?.id as number }
  await expect(ventas.call(cobros.borrarCobro, { params })).rejects.toMatchObject(NO)
  await expect(ventas.call(cobros.impagado, { params, body: {} })).rejects.toMatchObject(NO)
})

test('a payment of a replaced invoice that the bank gives back is owed on the new one', async () => {
  const id = await f.emitir(clienteId)
  const { cobros: suyos } = await cobrar(id, 40)
  const nueva = await rectificada(id, 'S')
  const ultima = await rectificada(nueva, 'S')
  expect(await f.ver(ultima)).toMatchObject({ cobrado: 40, pendiente: 81 })
  await ventas.call(cobros.impagado, { params: { id, cobroId: suyos[0]?.id as number }, body: {} })
  expect(await f.ver(id)).toMatchObject({ pendiente: 0 })
  expect(await f.ver(nueva)).toMatchObject({ pendiente: 0 })
  expect(await f.ver(ultima)).toMatchObject({ cobrado: 0, pendiente: 121 })
})

test('when a substitution is annulled, what it replaced is owed again', async () => {
  const id = await f.emitir(clienteId)
  const nueva = await rectificada(id, 'S')
  await ventas.call(facturas.anular, { params: { id: nueva }, body: { motivo: 'x' } })
  expect(await f.ver(id)).toMatchObject({ cobrado: 0, pendiente: 121, cobros: [] })
})

async function pedidoServido(cantidad: number) {
  const [variante] = await t.house.db.select().from(modeloVariantesTable).limit(1)
  const { modeloId = 0, colorId = 0, talla = '' } = variante ?? {}
  const lineas = [{ modeloId, colorId, tallasCantidades: [{ talla, cantidad }] }]
  const pedidoId = await ventas.call(pedidos.create, { body: { clienteId, lineas } })
  const {
    lineas: [linea],
  } = await ventas.call(pedidos.get, { params: { id: pedidoId } })
  const linea1 = (n: number) => ({
    ...{ modeloId, colorId, pedidoLineaId: linea?.id as number },
    tallasCantidades: [{ talla, cantidad: n }],
  })
  return { pedidoId, linea: linea1 }
}

test('a garment is credited once, and a correction invoices none that has not left', async () => {
  const { linea } = await pedidoServido(2)
  const id = await f.emitir(clienteId, { lineas: [linea(2)] })
  const corregir = { tipo: 'R1' as const, rectifica: [id], motivoRectificacion: 'Error' }
  await f.emitir(clienteId, { ...corregir, lineas: [linea(-1)] })
  await expect(f.emitir(clienteId, { ...corregir, lineas: [linea(-2), suelta(1, 500)] })).rejects.toMatchObject({
    status: 400,
  })
  await expect(f.emitir(clienteId, { ...corregir, lineas: [linea(2)] })).rejects.toMatchObject({ status: 400 })
})

test('a correction is not annulled once what it gave back is invoiced again', async () => {
  const { linea } = await pedidoServido(1)
  const id = await f.emitir(clienteId, { lineas: [linea(1)] })
  const abono = await rectificada(id, 'I')
  await f.emitir(clienteId, { lineas: [linea(1)] })
  const anular = ventas.call(facturas.anular, { params: { id: abono }, body: { motivo: 'x' } })
  await expect(anular).rejects.toMatchObject({ status: 400 })
})

test('what was given back of a deposit is not deducted, nor is what was deducted given back', async () => {
  const anticipo = (base: number) => f.emitir(clienteId, { anticipo: true, lineas: [suelta(1, base)] })
  const menos = (id: number, importe: number, extra: object = {}) =>
    f.emitir(clienteId, { lineas: [suelta(1, 500), suelta(-1, importe, { anticipoId: id, ...extra })] })
  const devuelto = await anticipo(200)
  await rectificada(devuelto, 'I')
  await expect(menos(devuelto, 50)).rejects.toMatchObject({ status: 400 })
  const usado = await anticipo(200)
  await menos(usado, 150)
  await expect(rectificada(usado, 'I')).rejects.toMatchObject({ status: 400 })
  await expect(rectificada(usado, 'S')).rejects.toMatchObject(NO)
  const cambiado = await anticipo(200)
  const nuevo = await rectificada(cambiado, 'S')
  await expect(menos(cambiado, 50)).rejects.toMatchObject({ status: 400 })
  await menos(nuevo, 200)
})

test('an invoice that deducts a deposit can be given back, and the deposit deducted again', async () => {
  const id = await f.emitir(clienteId, { anticipo: true, lineas: [suelta(1, 200)] })
  const lineas = [suelta(1, 500), suelta(-1, 200, { anticipoId: id })]
  const factura = await f.emitir(clienteId, { lineas })
  await rectificada(factura, 'I')
  await f.emitir(clienteId, { lineas })
})

test('payments of an annulled invoice stay as they are', async () => {
  const id = await f.emitir(clienteId)
  const [pago] = (await cobrar(id, 20)).cobros
  const nueva = await rectificada(id, 'S')
  await ventas.call(cobros.borrarCobro, { params: { id, cobroId: pago?.id ?? 0 } })
  const [saldo] = (await f.ver(nueva)).cobros
  await ventas.call(facturas.anular, { params: { id: nueva }, body: { motivo: 'Por error' } })
  const deEsta = { params: { id: nueva, cobroId: saldo?.id ?? 0 } }
  await expect(ventas.call(cobros.borrarCobro, deEsta)).rejects.toMatchObject({ status: 400 })
  await expect(ventas.call(cobros.impagado, { ...deEsta, body: {} })).rejects.toMatchObject({ status: 400 })
})
