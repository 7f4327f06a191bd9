import { modelos } from '@telar/contract/catalogo/modelos'
import { materias } from '@telar/contract/produccion/materias'
import { necesidades } from '@telar/contract/produccion/necesidades'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { promesa } from '@telar/contract/produccion/promesa'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { escandalloPara, materiaPara, piezasPara, proveedorPara } from '../../testing/produccion.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

let t: TestApp
let produccion: Client
let proveedorId: number
let tallerId: number
let negro: number
let granate: number
let tallas: string[]
const ALBA = 1
beforeAll(async () => {
  t = await testApp()
  produccion = await t.as('produccion@telar.test')
  proveedorId = await proveedorPara(t, produccion)
  tallerId = await proveedorPara(t, produccion, 'taller')
  const modelo = await produccion.call(modelos.get, { params: { id: ALBA } })
  const [uno = 0, otro = 0] = [...new Set(modelo.variantes.map(({ colorId }) => colorId))]
  negro = uno
  granate = otro
  tallas = modelo.tallas
})
afterAll(() => t.close())

const de = (colorId: number, cantidad: number, talla = tallas[0] ?? '') => ({
  colorId,
  tallasCantidades: [{ talla, cantidad }],
})
const cortar = (id: number, body: object) => produccion.call(ordenesfab.cortar, { params: { id }, body })
const ver = (id: number) => produccion.call(ordenesfab.get, { params: { id } })

/** A launched order of two colours, by a sheet of that cloth. */
async function ordenDe(lineas: ReturnType<typeof de>[], datos: object = {}): Promise<number> {
  const id = await produccion.call(ordenesfab.create, { body: { modeloId: ALBA, tallerId, lineas, ...datos } })
  await produccion.call(ordenesfab.estado, { body: { ids: [id], estado: 'lanzada' } })
  return id
}

describe('what is cut is booked against the plan', () => {
  test('one colour is cut first: the other is still promised, needed, and not made again', async () => {
    const tela = await materiaPara(produccion, proveedorId)
    await escandalloPara(produccion, ALBA, tela)
    const clienteId = await clientePara(t, 'cliente@telar.test')
    const ventas = await t.as('ventas@telar.test')
    await t.house.db.execute(sql`update modelo_variantes set stock = 0 where modelo_id = ${ALBA}`)
    const { temporadaId } = await produccion.call(modelos.get, { params: { id: ALBA } })
    await ventas.call(pedidos.create, {
      body: {
        clienteId,
        tipo: 'programacion',
        lineas: [negro, granate].map((colorId) => ({ modeloId: ALBA, ...de(colorId, 5) })),
      },
    })
    const id = await ordenDe([de(negro, 5), de(granate, 5)])
    await cortar(id, { lineas: [de(negro, 5)] })
    const { celdas } = await produccion.call(promesa.promesa, { params: { id: ALBA } })
    const enOrdenes = (colorId: number) =>
      celdas.find((celda) => celda.colorId === colorId && celda.talla === tallas[0])?.enOrdenes
    expect(enOrdenes(granate)).toMatchObject([{ id, prendas: 5 }])
    expect(enOrdenes(negro)).toMatchObject([{ id, prendas: 5 }])
    const faltan = await produccion.call(ordenesfab.porFabricar, { params: { id: temporadaId } })
    const suyos = faltan.filter(({ modeloId }) => modeloId === ALBA)
    expect(suyos.map(({ prendas }) => prendas)).toEqual([0, 0])
    const porOrden = await produccion.call(necesidades.necesidades, { body: { ordenIds: [id] } })
    // 5 × 1.85 m × 1.05, of burgundy alone
    expect(porOrden.proveedores[0]?.materias[0]).toMatchObject({
      necesaria: 9.7125,
      porColor: [{ colorId: granate, necesaria: 9.7125 }],
    })
    await produccion.call(ordenesfab.estado, { body: { ids: [id], estado: 'enTaller' } })
    expect((await cortar(id, { lineas: [de(granate, 2)] })).orden).toMatchObject({ estado: 'enTaller', cortadas: 7 })
    await ventas.call(pedidos.situacion, {
      body: { ids: [(await ventas.call(pedidos.search, { body: {} })).data[0]?.id ?? 0], situacion: 'cancelado' },
    })
  })
})

describe('cutting is warned before', () => {
  test('garments of one colour are not cut from cloth of another without a reason', async () => {
    const tela = await materiaPara(produccion, proveedorId)
    await escandalloPara(produccion, ALBA, tela)
    const id = await ordenDe([de(granate, 2)])
    const { piezaIds } = await piezasPara(produccion, tela, [40], { colorId: negro })
    const corte = { lineas: [de(granate, 2)], consumos: [{ piezaId: piezaIds[0], cantidad: 4 }] }
    await expect(cortar(id, corte)).rejects.toMatchObject({ status: 400 })
    expect(await ver(id)).toMatchObject({ estado: 'lanzada', cortadas: 0, consumos: [] })
  })

  test('more than was planned is not cut without a reason', async () => {
    const id = await ordenDe([de(negro, 2)])
    await expect(cortar(id, { lineas: [de(negro, 3)] })).rejects.toMatchObject({ status: 400 })
    expect(await ver(id)).toMatchObject({ estado: 'lanzada', cortadas: 0 })
  })
})

test('without a rate of the workshop the work costs what the sheet says, and seconds share it as they share cloth', async () => {
  const tela = await materiaPara(produccion, proveedorId)
  await escandalloPara(produccion, ALBA, tela)
  const id = await ordenDe([de(negro, 10)])
  const { piezaIds } = await piezasPara(produccion, tela, [40], { colorId: negro })
  await cortar(id, { lineas: [de(negro, 10)], consumos: [{ piezaId: piezaIds[0], cantidad: 20 }] })
  await produccion.call(ordenesfab.recibir, {
    params: { id },
    body: { lineas: [{ colorId: negro, tallasCantidades: [{ talla: tallas[0] ?? '', recibida: 8, segunda: 2 }] }] },
  })
  const { real } = await produccion.call(ordenesfab.coste, { params: { id } })
  const importe = (tipo: string) => real.lineas.find((linea) => linea.tipo === tipo)?.importe
  expect(real.prendas).toBe(8)
  // 20 m at 3.20 and ten times 5.50, over the eight good ones
  expect([importe('materia'), importe('confeccion')]).toEqual([8, 6.88])
})

test('what a supplier has not brought of what was asked for is still on its way', async () => {
  const id = await materiaPara(produccion, proveedorId)
  const esperada = await produccion.call(materias.pedir, { body: { materiaId: id, pedida: 100 } })
  await produccion.call(materias.recibir, {
    body: { entradaId: esperada, materiaId: id, piezas: [{ numero: '1', metros: 60 }] },
  })
  expect(await produccion.call(materias.get, { params: { id } })).toMatchObject({ stock: 60, enCamino: 40 })
})

test('what can be cut are whole garments of one lot, of cloth that no launched order needs', async () => {
  const tela = await materiaPara(produccion, proveedorId)
  await escandalloPara(produccion, ALBA, tela, { consumo: 2, merma: 0 })
  const cortables = async (colorId: number) => {
    const { celdas } = await produccion.call(promesa.promesa, { params: { id: ALBA } })
    return celdas.find((celda) => celda.colorId === colorId && celda.talla === tallas[0])?.cortables
  }
  await piezasPara(produccion, tela, [3, 3], { colorId: negro, lote: 'L1' })
  await piezasPara(produccion, tela, [7], { colorId: negro, lote: 'L2' })
  // 3 m + 3 m + 7 m would be six; one lot alone gives three, and two halves of a roll are no garment.
  expect(await cortables(negro)).toBe(3)
  // Eight metres are spoken for: the second lot, and one of the first.
  await ordenDe([de(negro, 4)])
  expect(await cortables(negro)).toBe(2)
})
