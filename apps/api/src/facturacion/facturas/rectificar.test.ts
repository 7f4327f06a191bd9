import { cobros } from '@telar/contract/facturacion/cobros'
import { comisiones } from '@telar/contract/facturacion/comisiones'
import { facturas } from '@telar/contract/facturacion/facturas'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { congelar } from '../../casa/papeles/papeles.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { modeloVariantesTable } from '../../db/schema/catalogo/modelos.ts'
import { clientesTable, comercialesTable } from '../../db/schema/clientes/clientes.ts'
import { vigilarAbrazos } from '../../historias/vigilar.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { casaQueFactura, facturador, suelta } from '../../testing/factura.ts'
import { mientrasSeEspera } from '../../testing/mientras.ts'
import { FACTURA_EN_PAPEL } from './documentos/dicho.ts'
import { leerDocumentos } from './documentos/leer-documento.ts'
import { hojaDeFactura } from './documentos/papel.ts'

let t: TestApp
let ventas: Awaited<ReturnType<TestApp['as']>>
let f: ReturnType<typeof facturador>
let clienteId: number
/** Who waited for whom in a ring, also where it was tried again. */
let abrazos: string[]

beforeAll(async () => {
  t = await testApp()
  abrazos = vigilarAbrazos(t.house.pool)
  await casaQueFactura(t)
  ventas = await t.as('ventas@telar.test')
  f = facturador(ventas)
  clienteId = await clientePara(t, 'cliente@telar.test')
})
afterAll(() => t.close())

const rectificar = (id: number, modo: 'I' | 'S', extra: object = {}) =>
  ventas.call(facturas.rectificar, { params: { id }, body: { modo, motivo: 'Error', ...extra } })
const emitir = (id: number) => ventas.call(facturas.emitir, { body: { ids: [id] } })
const rectificada = async (id: number, modo: 'I' | 'S', extra: object = {}) => {
  const draft = await rectificar(id, modo, extra)
  await emitir(draft)
  return draft
}
const cobrar = (id: number, importe: number) =>
  ventas.call(cobros.cobrar, { params: { id }, body: { medio: 'transferencia', importe } })
const cambia = (id: number, set: Partial<typeof clientesTable.$inferInsert>) =>
  t.house.db.update(clientesTable).set(set).where(eq(clientesTable.id, id))
const NO = { status: 409 }
const IMPUESTOS = [
  { desde: '2012-09-01', iva: 21, re: 5.2 },
  { desde: '2012-09-01', iva: 10, re: 1.4, clave: 'reducido' },
] as const

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
  await expect(f.emitir(clienteId, { ...corregir, lineas: [linea(-2), suelta(1, 500)] })).rejects.toMatchObject(NO)
  await expect(f.emitir(clienteId, { ...corregir, lineas: [linea(2)] })).rejects.toMatchObject({ status: 400 })
})

test('a correction is not annulled once what it gave back is invoiced again', async () => {
  const { linea } = await pedidoServido(1)
  const id = await f.emitir(clienteId, { lineas: [linea(1)] })
  const abono = await rectificada(id, 'I', { reabrir: true })
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

test('an annulled substitution leaves what was paid of the original with it, and the rest owed', async () => {
  const id = await f.emitir(clienteId)
  await cobrar(id, 40)
  const nueva = await rectificada(id, 'S')
  await ventas.call(facturas.anular, { params: { id: nueva }, body: { motivo: 'x' } })
  expect(await f.ver(id)).toMatchObject({ cobrado: 40, pendiente: 81, cobros: [{ importe: 40 }] })
  expect(await f.ver(nueva)).toMatchObject({ estado: 'anulada', cobrado: 0, vence: null, cobros: [] })
  const otra = await rectificada(id, 'S')
  await cobrar(otra, 1)
  await expect(ventas.call(facturas.anular, { params: { id: otra }, body: { motivo: 'x' } })).rejects.toMatchObject(NO)
})

test('nothing of an invoice is taken back beyond it: neither a rate nor a garment', async () => {
  const { db } = t.house
  await db.update(appSettingsTable).set({ impuestos: [...IMPUESTOS] })
  const id = await f.emitir(clienteId, { lineas: [suelta(1, 100), suelta(1, 50, { iva: 10 })] })
  const corregir = (de: number, lineas: object[]) =>
    f.emitir(clienteId, { tipo: 'R1', rectifica: [de], motivoRectificacion: 'Error', lineas })
  await expect(corregir(id, [suelta(-1, 60, { iva: 10 })])).rejects.toMatchObject(NO)
  await corregir(id, [suelta(-1, 50, { iva: 10 })])
  const [variante] = await db.select().from(modeloVariantesTable).limit(1)
  const { modeloId = 0, colorId = 0, talla = '' } = variante ?? {}
  const prendas = (cantidad: number) => ({ modeloId, colorId, tallasCantidades: [{ talla, cantidad }], precio: 10 })
  const vendidas = await f.emitir(clienteId, { lineas: [prendas(2), suelta(1, 900)] })
  await expect(corregir(vendidas, [prendas(-3)])).rejects.toMatchObject(NO)
  await corregir(vendidas, [prendas(-2)])
})

test('a used deposit is not credited by naming another invoice beside it', async () => {
  const usado = await f.emitir(clienteId, { anticipo: true, lineas: [suelta(1, 200)] })
  const otra = await f.emitir(clienteId, { lineas: [suelta(1, 500), suelta(-1, 200, { anticipoId: usado })] })
  const lineas = [suelta(-1, 200)]
  const juntas = { tipo: 'R1', rectifica: [usado, otra], motivoRectificacion: 'Error', lineas }
  await expect(f.emitir(clienteId, juntas)).rejects.toMatchObject(NO)
})

test('what is given back of an order stays invoiced, unless it is asked to be open again', async () => {
  const { pedidoId, linea } = await pedidoServido(2)
  const id = await f.emitir(clienteId, { lineas: [linea(2)] })
  const situacion = async () => (await ventas.call(pedidos.get, { params: { id: pedidoId } })).situacion
  const abierto = () => ventas.call(facturas.fromPedido, { params: { id: pedidoId }, query: {} })
  await rectificada(id, 'I')
  expect(await situacion()).toBe('facturado')
  await expect(abierto()).rejects.toMatchObject({ status: 400 })
  await expect(f.emitir(clienteId, { lineas: [linea(1)] })).rejects.toMatchObject({ status: 400 })
  const otro = await pedidoServido(2)
  const suya = await f.emitir(clienteId, { lineas: [otro.linea(2)] })
  const abono = await rectificada(suya, 'I', { reabrir: true, mercancia: 'almacen' })
  expect(await f.ver(abono)).toMatchObject({ reabrePedido: true, mercancia: 'almacen' })
  const abiertas = await ventas.call(facturas.fromPedido, { params: { id: otro.pedidoId }, query: {} })
  expect(abiertas.prendas).toBe(2)
  await expect(rectificar(suya, 'S', { mercancia: 'almacen' })).rejects.toMatchObject({
    fields: { mercancia: [expect.any(String)] },
  })
})

test('a substitution earns its rep what is collected of it, and the one it replaces nothing any more', async () => {
  const [rep] = await t.house.db
    .insert(comercialesTable)
    .values({ codigo: 'SUS', nombre: 'Nora', comision: 10 })
    .returning()
  const comercialId = rep?.id ?? 0
  const suyo = await clientePara(t, 'recargo@telar.test', { comercialId })
  const owed = async () =>
    (await ventas.call(comisiones.comisiones, { body: { comercialId } })).flatMap(({ facturas: unas }) =>
      unas.map(({ id, importe }) => [id, importe]),
    )
  const id = await f.emitir(suyo)
  const nueva = await rectificada(id, 'S')
  expect(await owed()).toEqual([])
  await cobrar(nueva, 60.5)
  expect(await owed()).toEqual([[nueva, 5]])
  const pagada = await f.emitir(suyo)
  await cobrar(pagada, 121)
  await ventas.call(comisiones.liquidar, { body: { comercialId, importe: 15 } })
  const sustituta = await rectificada(pagada, 'S')
  expect(await owed()).toEqual([
    [pagada, -10],
    [sustituta, 10],
  ])
})

test('a correction takes back of its rep what was paid, whatever rates and customers say since', async () => {
  const alta = (codigo: string, comision: number) =>
    t.house.db.insert(comercialesTable).values({ codigo, nombre: codigo, comision, criterio: 'facturado' }).returning()
  const [[rep], [otra]] = [await alta('PAG', 7.5), await alta('DES', 4)]
  const comercialId = rep?.id ?? 0
  const suyo = await clientePara(t, 'porto@telar.test', { comercialId })
  const lineas = [suelta(3, 33.33), suelta(1, 100, { comision: 2 })]
  const id = await f.emitir(suyo, { lineas, dtoComercial: 5, dtoProntoPago: 2, portes: 9 })
  const antes = await f.ver(id)
  const [suya] = await ventas.call(comisiones.comisiones, { body: { comercialId } })
  expect(suya?.facturas).toMatchObject([{ base: 186.19, comision: 8.84 }])
  await t.house.db.update(comercialesTable).set({ comision: 20 }).where(eq(comercialesTable.id, comercialId))
  await cambia(suyo, { comercialId: otra?.id ?? 0, comision: 15 })
  const abono = await f.ver(await rectificada(id, 'I'))
  expect(abono).toMatchObject({ comercialId, comisionTotal: -antes.comisionTotal })
  const sola = await f.emitir(suyo, { comercialId, comision: 12 })
  expect(await f.ver(await rectificada(sola, 'S'))).toMatchObject({ comercialId, comisionTotal: 12 })
})

test('what was sold to a customer without a rep is taken back of nobody', async () => {
  const suyo = await clientePara(t, 'canarias@telar.test', { comercialId: null })
  const id = await f.emitir(suyo)
  const [rep] = await t.house.db
    .insert(comercialesTable)
    .values({ codigo: 'TAR', nombre: 'Tarde', comision: 10 })
    .returning()
  await cambia(suyo, { comercialId: rep?.id ?? 0 })
  expect(await f.ver(await rectificada(id, 'I'))).toMatchObject({ comercialId: null, comisionTotal: 0 })
  const copia = await ventas.call(facturas.duplicar, { params: { id }, body: {} })
  expect(await f.ver(copia)).toMatchObject({ comercialId: rep?.id, comisionTotal: 10 })
})

test('the paper of a substitution says what it corrects; one that gives back asks for no money', async () => {
  const id = await f.emitir(clienteId, { formaPago: 'transferencia' })
  const hoja = async (de: number) => {
    const [documento] = await leerDocumentos(t.house.db, [de], undefined)
    return hojaDeFactura(documento as NonNullable<typeof documento>)
  }
  const dicho = async (de: number) => Object.fromEntries((await hoja(de)).datos)
  const nueva = await rectificar(id, 'S')
  const { version } = await f.ver(nueva)
  const corregida = { tipo: 'R1' as const, tipoRectificativa: 'S' as const, rectifica: [id], motivoRectificacion: 'x' }
  await ventas.call(facturas.update, {
    params: { id: nueva },
    body: { ...corregida, clienteId, version, lineas: [suelta(1, 80)] },
  })
  await emitir(nueva)
  expect(await dicho(nueva)).toMatchObject({
    'Importe anterior': expect.stringMatching(/^121,00/),
    Rectificación: expect.stringMatching(/base −20,00.*impuestos −4,20.*total −24,20/),
  })
  expect((await hoja(nueva)).vencimientos).toHaveLength(1)
  const abono = await hoja(await rectificada(nueva, 'I'))
  expect(abono).toMatchObject({ vencimientos: [], notas: [] })
  expect(abono.datos.map(([rotulo]) => rotulo)).not.toContain('Forma de pago')
})

test('a substitution is annulled while the bank gives back what was paid of the one it replaces: one after the other', async () => {
  const id = await f.emitir(clienteId)
  const [pago] = (await cobrar(id, 40)).cobros
  const nueva = await rectificada(id, 'S')
  const lock = sql`select from facturas where id = ${id} for update`
  await mientrasSeEspera(t, lock, [
    () => ventas.call(cobros.impagado, { params: { id, cobroId: pago?.id ?? 0 }, body: {} }),
    () => ventas.call(facturas.anular, { params: { id: nueva }, body: { motivo: 'x' } }),
  ])
  expect(await f.ver(id)).toMatchObject({ cobrado: 0, pendiente: 121 })
  expect(await f.ver(nueva)).toMatchObject({ estado: 'anulada', cobrado: 0, cobros: [] })
  expect(abrazos).toEqual([])
})

test('papers that were given out before they said which lines deduct a deposit say the same', async () => {
  const anticipo = await f.emitir(clienteId, { anticipo: true, lineas: [suelta(1, 200)] })
  const lineas = [suelta(10, 100), suelta(-1, 200, { anticipoId: anticipo })]
  const id = await f.emitir(clienteId, { dtoComercial: 10, lineas })
  const hoja = async () => {
    const [documento] = await leerDocumentos(t.house.db, [id], undefined)
    return hojaDeFactura(documento as NonNullable<typeof documento>)
  }
  const antes = await hoja()
  await congelar(
    t.house.db,
    FACTURA_EN_PAPEL,
    sql`
    (select documento_id as id, jsonb_set(contenido, '{lineas}', (
      select jsonb_agg(l - 'neta' order by n) from jsonb_array_elements(contenido -> 'lineas') with ordinality as v(l, n))) as contenido
    from papeles where clase = 'factura' and documento_id = ${id})`,
  )
  expect(await hoja()).toEqual(antes)
})

test('two who issue invoices that deduct the same deposits, each in its order, never wait for each other in a ring', async () => {
  const [uno, otro] = [
    await f.emitir(clienteId, { anticipo: true, lineas: [suelta(1, 200)] }),
    await f.emitir(clienteId, { anticipo: true, lineas: [suelta(1, 200)] }),
  ]
  const { pedidoId, linea } = await pedidoServido(1)
  const menos = (anticipoId: number) => suelta(-1, 50, { anticipoId })
  const drafts = [
    [await f.crear(clienteId, { lineas: [linea(1), suelta(1, 500), menos(uno)] })],
    [await f.crear(clienteId, { lineas: [suelta(1, 500), menos(otro)] })],
    [await f.crear(clienteId, { lineas: [suelta(1, 500), menos(otro)] })],
    [await f.crear(clienteId, { lineas: [suelta(1, 500), menos(uno)] })],
  ].flat()
  const lote = (ids: number[]) => () => ventas.call(facturas.emitir, { body: { ids } })
  const lock = sql`select from pedidos where id = ${pedidoId} for update`
  const calls = [lote(drafts.slice(0, 2)), lote(drafts.slice(2))]
  expect(await mientrasSeEspera(t, lock, calls)).toEqual([drafts.slice(0, 2), drafts.slice(2)])
  expect(abrazos).toEqual([])
})
