import { movimientos } from '@telar/contract/almacen/movimientos'
import { recuentos } from '@telar/contract/almacen/recuentos'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { enExistencias } from '../../testing/existencias.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let clienteId: number
let colorId: number
const MODELO = 1
const TALLA = '38'

beforeAll(async () => {
  t = await testApp()
  clienteId = await clientePara(t, 'cliente@telar.test')
  admin = await t.as('admin@telar.test')
  const { rows } = await t.house.db.execute<{ id: number }>(
    sql`select min(color_id) as id from modelo_variantes where modelo_id = ${MODELO}`,
  )
  colorId = rows[0]?.id ?? 0
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.house.db.execute(sql`update pedidos set estado = 3, situacion = 'cancelado'`)
  await t.house.db.execute(sql`delete from asignaciones`)
  await enExistencias(t.house.db, 10, sql`modelo_id = ${MODELO}`)
})

const celda = async () => {
  const { rows } = await t.house.db.execute<{ stock: number; segunda: number; outlet: number; libre: number }>(sql`
    select stock, segunda, outlet, libre from modelo_variantes
    where modelo_id = ${MODELO} and color_id = ${colorId} and talla = ${TALLA}`)
  return rows[0]
}
const cuenta = (habia: number, contadas: number) => ({
  celdas: [{ modeloId: MODELO, colorId, talla: TALLA, habia, contadas }],
})
const pedir = (tipo: 'servicio' | 'programacion', cantidad: number) =>
  admin.call(pedidos.create, {
    body: {
      ...{ clienteId, tipo },
      lineas: [{ modeloId: MODELO, colorId, tallasCantidades: [{ talla: TALLA, cantidad }] }],
    },
  })
/** Ties garments that are there to the only line of an order. */
const atar = (pedidoId: number, cantidad: number) =>
  t.house.db.execute(sql`
    insert into asignaciones (pedido_linea_id, modelo_id, color_id, talla, cantidad)
    select id, modelo_id, color_id, ${TALLA}, ${cantidad} from pedido_lineas where pedido_id = ${pedidoId}`)

describe('a count', () => {
  test('is made beside what the books say, and books the differences', async () => {
    const hoja = await admin.call(recuentos.hoja, { body: { modeloIds: [MODELO] } })
    expect(hoja.find((una) => una.colorId === colorId && una.talla === TALLA)).toMatchObject({
      hay: 10,
      numero: '1215',
    })
    expect(await admin.call(recuentos.previsualizar, { body: cuenta(10, 7) })).toEqual({
      ...{ sobran: 0, faltan: 3, movidas: [], pierden: [] },
    })
    expect(await celda()).toMatchObject({ stock: 10 })
    const id = await admin.call(recuentos.create, { body: { ...cuenta(10, 7), nota: 'Estantería 4' } })
    expect(await celda()).toMatchObject({ stock: 7, libre: 7 })
    expect(await admin.call(recuentos.get, { params: { id } })).toMatchObject({
      ...{ nota: 'Estantería 4', celdas: 1, faltan: 3, quien: 'admin@telar.test' },
      contadas: [{ numero: '1215', habia: 10, contadas: 7 }],
    })
    const { data } = await admin.call(movimientos.search, { body: {} })
    expect(data[0]).toMatchObject({ causa: 'recuento', cantidad: 3, de: 'almacen', a: 'merma', recuentoId: id })
  })

  test('does not count twice what left meanwhile', async () => {
    const id = await pedir('servicio', 2)
    const { lineas } = await admin.call(pedidos.get, { params: { id } })
    const entrega = [{ lineaId: lineas[0]?.id ?? 0, tallasCantidades: [{ talla: TALLA, cantidad: 2 }] }]
    await admin.call(pedidos.entrega, { params: { id }, body: { lineas: entrega } })
    const { movidas } = await admin.call(recuentos.previsualizar, { body: cuenta(10, 9) })
    expect(movidas).toMatchObject([{ modelo: '1215', talla: TALLA, habia: 10, hay: 8, contada: false }])
    await admin.call(recuentos.create, { body: cuenta(10, 9) })
    expect(await celda()).toMatchObject({ stock: 7 })
  })

  test('says which cells somebody else has counted meanwhile, and does not put them right twice', async () => {
    await admin.call(recuentos.create, { body: cuenta(10, 8) })
    const { movidas } = await admin.call(recuentos.previsualizar, { body: cuenta(10, 8) })
    expect(movidas).toMatchObject([{ colorId, talla: TALLA, habia: 10, hay: 8, contada: true }])
    await expect(admin.call(recuentos.create, { body: cuenta(10, 8) })).rejects.toMatchObject({ status: 409 })
    // counted again beside what the books say now
    expect(await admin.call(recuentos.previsualizar, { body: cuenta(8, 8) })).toMatchObject({ movidas: [] })
    await admin.call(recuentos.create, { body: cuenta(8, 8) })
    expect(await celda()).toMatchObject({ stock: 8 })
  })

  test('lets go what was tied, from the last in turn, and says so before', async () => {
    const [primero, segundo] = [await pedir('programacion', 6), await pedir('programacion', 4)]
    await atar(primero, 6)
    await atar(segundo, 4)
    expect(await celda()).toMatchObject({ libre: 0 })
    const previo = await admin.call(recuentos.previsualizar, { body: cuenta(10, 7) })
    expect(previo.pierden).toMatchObject([{ pedidoId: segundo, cantidad: 3, talla: TALLA, modelo: '1215' }])
    await admin.call(recuentos.create, { body: cuenta(10, 7) })
    expect(await celda()).toMatchObject({ stock: 7, libre: 0 })
  })

  test('refuses to take what is kept for orders from stock', async () => {
    await pedir('servicio', 8)
    await expect(admin.call(recuentos.create, { body: cuenta(10, 7) })).rejects.toMatchObject({
      messages: [expect.stringMatching(/1215 Negro 38 \(2\)/)],
    })
  })
})

describe('by hand', () => {
  test('a correction needs a reason', async () => {
    const celdas = [{ modeloId: MODELO, colorId, talla: TALLA, cantidad: -1 }]
    await expect(admin.call(movimientos.corregir, { body: { celdas, motivo: ' ' } })).rejects.toMatchObject({
      fields: { motivo: [expect.any(String)] },
    })
    await admin.call(movimientos.corregir, { body: { celdas, motivo: 'Muestra para el escaparate' } })
    expect(await celda()).toMatchObject({ stock: 9 })
  })

  test('garments change quality, and what is promised stays', async () => {
    await pedir('servicio', 8)
    const a = { modeloId: MODELO, colorId, talla: TALLA }
    const pasar = (cantidad: number) =>
      admin.call(movimientos.calidad, {
        body: { de: 'almacen', a: 'segunda', motivo: 'Tara', celdas: [{ ...a, cantidad }] },
      })
    await pasar(2)
    expect(await celda()).toMatchObject({ stock: 8, segunda: 2, libre: 0 })
    await expect(pasar(1)).rejects.toMatchObject({ messages: [expect.stringContaining('(0)')] })
  })

  test('what two found broken is booked once, whatever leaves meanwhile', async () => {
    const habia = (await celda())?.stock ?? 0
    const rota = { modeloId: MODELO, colorId, talla: TALLA, habia }
    const quitar = () =>
      admin.call(movimientos.corregir, { body: { motivo: 'Rota', celdas: [{ ...rota, cantidad: -1 }] } })
    const dos = await Promise.allSettled([quitar(), quitar()])
    const [negada] = dos.flatMap((una) => (una.status === 'rejected' ? [una.reason] : []))
    expect(negada).toMatchObject({ status: 409, message: expect.stringContaining(`ahora hay ${habia - 1}`) })
    const tarada = { ...rota, habia: habia - 1, cantidad: 1 }
    const pasar = () =>
      admin.call(movimientos.calidad, { body: { de: 'almacen', a: 'segunda', motivo: 'Tara', celdas: [tarada] } })
    const otras = await Promise.allSettled([pasar(), pasar()])
    expect(otras.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await celda()).toMatchObject({ stock: habia - 2 })
    await entregarUna()
    await admin.call(movimientos.corregir, {
      body: { motivo: 'Rota', celdas: [{ ...rota, habia: habia - 2, cantidad: -1 }] },
    })
    expect(await celda()).toMatchObject({ stock: habia - 4 })
  })
})

/** One garment leaves with an order. */
async function entregarUna() {
  const id = await pedir('servicio', 1)
  const { lineas } = await admin.call(pedidos.get, { params: { id } })
  const entrega = [{ lineaId: lineas[0]?.id ?? 0, tallasCantidades: [{ talla: TALLA, cantidad: 1 }] }]
  await admin.call(pedidos.entrega, { params: { id }, body: { lineas: entrega } })
}

test('what lay in the house on a day can be asked', async () => {
  const ahora = await admin.call(movimientos.existencias, { params: { id: MODELO }, query: {} })
  expect(ahora.find((una) => una.colorId === colorId && una.talla === TALLA)).toMatchObject({ almacen: 10 })
  const antes = await admin.call(movimientos.existencias, { params: { id: MODELO }, query: { fecha: '2020-01-01' } })
  expect(antes).toEqual([])
})
