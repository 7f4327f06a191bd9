import { facturas } from '@telar/contract/facturacion/facturas'
import { impuestos } from '@telar/contract/facturacion/impuestos'
import { pruebas } from '@telar/contract/facturacion/pruebas'
import { envios } from '@telar/contract/ventas/envios'
import { eq } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { pruebasTable, seguimientos349Table } from '../../db/schema/facturacion/pruebas.ts'
import { enviosTable } from '../../db/schema/ventas/envios.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { albaranPara, transportistaPara } from '../../testing/envio.ts'
import { casaQueFactura, facturador, suelta } from '../../testing/factura.ts'

const PDF = `data:application/pdf;base64,${Buffer.from('%PDF-1.4\n% un CMR\n%%EOF').toString('base64')}`
const PERIODO = { ejercicio: 2027, periodo: '1T' } as const
let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let porto: number

beforeAll(async () => {
  t = await testApp({}, () => new Date('2027-02-10T10:00:00Z'))
  admin = await t.as('admin@telar.test')
  await casaQueFactura(t)
  porto = await clientePara(t, 'porto@telar.test', { pais: 'PT', nif: '501442600', nifIva: 'PT501442600' })
  await t.house.db
    .update(clientesTable)
    .set({ viesResultado: 'valido', viesFecha: '2027-01-01' })
    .where(eq(clientesTable.id, porto))
  await transportistaPara(admin, { nombre: 'Trans Iberia' })
})
afterAll(() => t.close())

const poner = (extra: object) =>
  admin.call(pruebas.crear, {
    body: { clase: 'cmr', emisor: 'Trans Iberia', fecha: '2027-02-09', nombre: 'cmr.pdf', data: PDF, ...extra },
  })
const deFactura = (id: number) => admin.call(pruebas.deFactura, { params: { id } })
const fichero = () => admin.call(impuestos.ficheroDeModelo, { body: { modelo: '349', ...PERIODO } })
const delPeriodo = () => admin.call(pruebas.delPeriodo, { body: PERIODO })

test('what is not proven is had as a spreadsheet, as it is in sight', async () => {
  const ids = []
  for (const precio of [100, 200, 300]) ids.push(await facturador(admin).emitir(porto, { lineas: [suelta(1, precio)] }))
  const columnas = [
    { campo: 'numero', titulo: 'Factura' },
    { campo: 'base', titulo: 'Base', suma: true },
    { campo: 'faltan', titulo: 'Falta', palabras: { primera: 'Faltan las dos pruebas' } },
  ]
  const [, segunda, tercera] = ids
  const hoja = await admin.call(pruebas.exportPendientes, {
    body: { columnas, ids: [tercera ?? 0, segunda ?? 0, 9_999] },
  })
  const { rows: filas = [] } = (await readXlsx(new Uint8Array(await hoja.arrayBuffer()))).sheets[0] ?? {}
  expect(filas.map((fila) => fila.slice(1))).toEqual([
    ['Base', 'Falta'],
    [300, 'Faltan las dos pruebas'],
    [200, 'Faltan las dos pruebas'],
    [500, null],
  ])
  const ajena = { columnas: [{ campo: 'clave', titulo: 'Clave' }] }
  await expect(admin.call(pruebas.exportPendientes, { body: ajena })).rejects.toMatchObject({ kind: 'validation' })
  const comercial = await t.as('comercial@telar.test')
  await expect(comercial.call(pruebas.exportPendientes, { body: {} })).rejects.toThrow()
})

test('a supply to another state lacks its papers until there are two of two parties', async () => {
  const id = await facturador(admin).emitir(porto, { lineas: [suelta(1, 500)] })
  expect(await deFactura(id)).toMatchObject({ hacenFalta: true, faltan: ['primera'], pais: 'PT', plazo: '2027-03-10' })
  expect((await admin.call(pruebas.pendientes, {})).map((una) => una.id)).toContain(id)
  await poner({ facturaId: id })
  expect((await deFactura(id)).faltan).toEqual(['segunda'])
  const pago = await poner({ facturaId: id, clase: 'pago', emisor: 'Banco Norte' })
  expect((await deFactura(id)).faltan).toEqual([])
  expect((await admin.call(pruebas.pendientes, {})).map((una) => una.id)).not.toContain(id)
  expect(await (await admin.call(pruebas.fichero, { params: { id: pago } })).text()).toContain('un CMR')
  await admin.call(pruebas.transporta, { params: { id }, body: { transporta: 'cliente' } })
  expect((await deFactura(id)).faltan).toEqual(['declaracion'])
  await poner({ facturaId: id, clase: 'declaracion', emisor: 'Loja Porto' })
  expect((await deFactura(id)).faltan).toEqual([])
  await admin.call(pruebas.quitar, { params: { id: pago }, body: { motivo: 'Era de otra' } })
  expect((await deFactura(id)).faltan).toEqual(['segunda'])
  await expect(admin.call(pruebas.fichero, { params: { id: pago } })).rejects.toMatchObject({ status: 404 })
  const [guardada] = await t.house.db.select().from(pruebasTable).where(eq(pruebasTable.id, pago))
  expect(guardada).toMatchObject({ motivo: 'Era de otra', quitadaPor: 'admin@telar.test' })
})

test('what is no paper, of nobody, or of tomorrow is not kept', async () => {
  const id = await facturador(admin).emitir(porto)
  await expect(poner({})).rejects.toMatchObject({ fields: { envioId: expect.anything() } })
  await expect(poner({ facturaId: id, data: 'data:application/pdf;base64,AAAA' })).rejects.toMatchObject({
    fields: { data: expect.anything() },
  })
  await expect(poner({ facturaId: id, fecha: '2027-02-11' })).rejects.toMatchObject({
    fields: { fecha: expect.anything() },
  })
  await expect(poner({ facturaId: 999_999 })).rejects.toMatchObject({ status: 404 })
})

test('the carrier’s word that it arrived, with its paper, is one of the two; the shipment’s papers count for its invoice', async () => {
  const { pedidoId, entregaId } = await albaranPara(t, admin, porto)
  const envioId = await admin.call(envios.preparar, { body: { entregaIds: [entregaId] } })
  await admin.call(envios.etiquetar, { body: { ids: [envioId] } })
  expect(await admin.call(pruebas.deEnvio, { params: { id: envioId } })).toMatchObject({
    hacenFalta: true,
    faltan: ['primera'],
  })
  const { lineas } = await admin.call(facturas.fromPedido, { params: { id: pedidoId }, query: {} })
  const facturaId = await admin.call(facturas.create, { body: { clienteId: porto, lineas, emitir: true } })
  await admin.call(envios.anotar, { params: { id: envioId }, body: { estado: 'entregado' } })
  await t.house.db.update(enviosTable).set({ justificante: 'envios/x.pdf' }).where(eq(enviosTable.id, envioId))
  expect((await deFactura(facturaId)).faltan).toEqual(['segunda'])
  await poner({ envioId, clase: 'factura-transporte', emisor: 'Trans Iberia' })
  expect((await deFactura(facturaId)).faltan).toEqual(['emisor'])
  await poner({ envioId, clase: 'seguro', emisor: 'Mutua' })
  expect((await deFactura(facturaId)).faltan).toEqual([])
  expect((await admin.call(pruebas.deEnvio, { params: { id: envioId } })).faltan).toEqual([])
})

test('the return 349 is made once somebody has read what is not proven, and it is kept who', async () => {
  const { total, leido, facturas: sin } = await delPeriodo()
  expect(total).toBeGreaterThan(0)
  expect(leido).toBeNull()
  await expect(fichero()).rejects.toMatchObject({ messages: [expect.stringContaining('Faltan pruebas')] })
  await expect(admin.call(pruebas.seguir, { body: { ...PERIODO, facturaIds: [] } })).rejects.toMatchObject({
    status: 409,
  })
  const facturaIds = sin.map(({ id }) => id)
  await admin.call(pruebas.seguir, { body: { ...PERIODO, facturaIds } })
  expect((await delPeriodo()).leido).toMatchObject({ quien: 'admin@telar.test' })
  expect((await fichero()).size).toBeGreaterThan(0)
  expect(await t.house.db.select().from(seguimientos349Table)).toMatchObject([
    { facturaIds, quien: 'admin@telar.test' },
  ])
  await facturador(admin).emitir(porto)
  await expect(fichero()).rejects.toMatchObject({ messages: [expect.stringContaining('Faltan pruebas')] })
})
