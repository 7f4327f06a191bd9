import { caja } from '@telar/contract/facturacion/caja'
import { cobros } from '@telar/contract/facturacion/cobros'
import { facturalineas } from '@telar/contract/facturacion/facturalineas'
import { facturas } from '@telar/contract/facturacion/facturas'
import type { Search } from '@telar/contract/kit/search'
import { hoy } from '@telar/domain/fecha'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { casaQueFactura, facturador, suelta } from '../../testing/factura.ts'
import { todasEnOrden } from '../../testing/orden.ts'

let t: TestApp
let ventas: Awaited<ReturnType<TestApp['as']>>
let f: ReturnType<typeof facturador>
let suyo: Pick<Search, 'advancedFilter'>
let antes: number
let vieja: number
let nueva: number
const HOY = hoy(() => new Date())

const delDia = async () => {
  const { facturas: dia } = await ventas.call(caja.cajaDiaria, { body: { fecha: HOY } })
  return dia.reduce((n, { total }) => n + total, 0)
}

/**
 * A customer with nothing but this: an invoice of 100 + 21, of which 40 were paid, another that says it anew as 3 x 50 and another
 * that says this one anew as 3 x 60; and a draft and an annulled one beside them.
 */
beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
  ventas = await t.as('ventas@telar.test')
  f = facturador(ventas)
  const clienteId = await clientePara(t, 'cliente@telar.test')
  suyo = { advancedFilter: { field: 'clienteId', operator: 'eq', value: clienteId } }
  antes = await delDia()
  vieja = await f.emitir(clienteId)
  await ventas.call(cobros.cobrar, { params: { id: vieja }, body: { medio: 'transferencia', importe: 40 } })
  nueva = await deNuevo(await deNuevo(vieja, 50), 60)
  await f.crear(clienteId, { lineas: [suelta(1, 7)] })
  const anulada = await f.emitir(clienteId, { lineas: [suelta(1, 9)] })
  await ventas.call(facturas.anular, { params: { id: anulada }, body: { motivo: 'Error' } })
})
afterAll(() => t.close())

async function deNuevo(id: number, precio: number): Promise<number> {
  const draft = await ventas.call(facturas.rectificar, { params: { id }, body: { modo: 'S', motivo: 'Precio' } })
  const { version, ...factura } = await f.ver(draft)
  const { clienteId, formaPago, fecha } = factura
  const body = { version, clienteId, formaPago, fecha, lineas: [suelta(3, precio)] }
  await ventas.call(facturas.update, { params: { id: draft }, body: body as never })
  await ventas.call(facturas.emitir, { body: { ids: [draft] } })
  return draft
}

/** What the house sold: the last word on it. */
const NETO = { base: 180, cuotaIva: 37.8, total: 217.8, cobrado: 40, pendiente: 177.8, prendas: 3 }
const de = (field: string, value: string | number) => ({ advancedFilter: { field, operator: 'eq' as const, value } })

test('what an invoice says anew counts once, with what those it replaces came to said beside', async () => {
  const sums = await ventas.call(facturas.sumaTotales, { body: suyo })
  expect(sums).toMatchObject({
    ...{ ...NETO, prendas: sums.prendas, facturas: 3 },
    sustituciones: { facturas: 2, total: 302.5 },
    borradores: { facturas: 1, total: 8.47 },
    anuladas: { facturas: 1, total: 10.89 },
  })
  expect(sums.pendiente).toBe((await f.ver(nueva)).pendiente)
})

test('groups add up to the same, by customer as by series and month', async () => {
  for (const campo of ['cliente', 'serie', 'tipo', 'fecha', 'formaPago'] as const) {
    const grupos = await ventas.call(facturas.agrupar, { body: { ...suyo, campo } })
    const suma = (cual: 'base' | 'total' | 'pendiente') => grupos.reduce((n, { sumas }) => n + sumas[cual], 0)
    expect([campo, suma('base'), suma('total'), suma('pendiente')]).toEqual([
      campo,
      ...[NETO.base, NETO.total, NETO.pendiente].map((n) => expect.closeTo(n, 2)),
    ])
  }
})

test('the one that says it anew adds what is new, also when the old one is out of sight', async () => {
  const sums = await ventas.call(facturas.sumaTotales, { body: de('id', nueva) })
  expect(sums).toMatchObject({ base: 30, total: 36.3, sustituciones: { facturas: 1, total: 181.5 } })
  const sola = await ventas.call(facturas.sumaTotales, { body: de('id', vieja) })
  expect(sola).toMatchObject({ base: 100, total: 121, pendiente: 0, sustituciones: { facturas: 0, total: 0 } })
})

test('lines too, whichever are looked for', async () => {
  const todas = await ventas.call(facturalineas.sumaTotalesLineas, { body: suyo })
  expect(todas).toEqual({ lineas: 3, cantidad: 3, importe: 180, aparte: 2, sustituido: 250 })
  const { numeroCompleto } = await f.ver(nueva)
  const suyas = await ventas.call(facturalineas.sumaTotalesLineas, { body: { keyword: numeroCompleto ?? '?' } })
  expect(suyas).toMatchObject({ lineas: 1, cantidad: 0, importe: 30, sustituido: 150 })
  const vista = await ventas.call(facturalineas.sumaTotalesLineas, { body: de('facturaId', vieja) })
  expect(vista).toMatchObject({ lineas: 1, importe: 100 })
})

test('what a replaced invoice is settled with is no money that came in', async () => {
  const sums = await ventas.call(cobros.sumaTotalesCobros, { body: suyo })
  expect(sums).toMatchObject({ importe: 40, impagado: 0 })
  const porCliente = await ventas.call(cobros.agruparCobros, { body: { ...suyo, campo: 'cliente' } })
  expect(porCliente.map(({ sumas }) => sumas.importe)).toEqual([40])
  const porMedio = await ventas.call(cobros.agruparCobros, { body: { ...suyo, campo: 'medio' } })
  expect(porMedio.map(({ valor, sumas }) => [valor, sumas.importe])).toContainEqual(['transferencia', 40])
  expect(porMedio.map(({ valor, sumas }) => [valor, sumas.importe])).toContainEqual(['compensacion', sums.compensado])
})

test('the till says of the day what was sold in it', async () => {
  expect((await delDia()) - antes).toBeCloseTo(NETO.total, 2)
  const { facturas: dia } = await ventas.call(caja.cajaDiaria, { body: { fecha: HOY } })
  expect(dia.reduce((n, { sustituido }) => n + sustituido, 0)).toBe(302.5)
})

test.each([
  ['facturas', facturas.export, 'numeroCompleto', 'total', [121, 181.5, 217.8, 8.47, 10.89], NETO.total],
  ['lines', facturalineas.exportLineas, 'numeroCompleto', 'importe', [100, 150, 180, 7, 9], NETO.base],
  ['payments', cobros.exportCobros, 'numeroCompleto', 'importe', [40], 40],
])('a spreadsheet of %s says what of its rows is not in its sum', async (_, call, texto, campo, filas, total) => {
  const columnas = [
    { campo: texto, titulo: 'Número', forma: 'texto' as const },
    { campo, titulo: 'Importe', forma: 'dinero' as const, suma: true },
  ]
  const file = await ventas.call(call, { body: { ...suyo, columnas } })
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  const rows = (sheets[0]?.rows ?? []).slice(1).map(([titulo, n]) => [titulo, Number(n)] as const)
  const dichas = rows.slice(0, -2).map(([, n]) => n)
  expect(dichas).toEqual(expect.arrayContaining(filas))
  const suma = dichas.reduce((n, una) => n + una, 0)
  expect(rows.at(-2)).toEqual([expect.stringMatching(/^Que no cuenta/), expect.closeTo(total - suma, 2)])
  expect(rows.at(-1)).toEqual(['Total', expect.closeTo(total, 2)])
})

test.each([
  ['payments', cobros.searchCobros, 'numeroCompleto'],
  ['payments', cobros.searchCobros, 'clienteId'],
  ['payments', cobros.searchCobros, 'cliente'],
  ['lines', facturalineas.searchLineas, 'numeroCompleto'],
  ['lines', facturalineas.searchLineas, 'clienteId'],
  ['lines', facturalineas.searchLineas, 'cliente'],
  ['lines', facturalineas.searchLineas, 'fecha'],
] as const)('all %s are there in the order of their invoices, either way: %#', async (_, search, campo) => {
  await todasEnOrden(ventas, search, campo, { field: 'facturaId', operator: 'neq', value: vieja })
})
