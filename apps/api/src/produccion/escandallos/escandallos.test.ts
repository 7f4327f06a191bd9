import { escandallos } from '@telar/contract/produccion/escandallos'
import { materias } from '@telar/contract/produccion/materias'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { escandalloPara, materiaPara, ordenPara, piezasPara, proveedorPara } from '../../testing/produccion.ts'

let t: TestApp
let produccion: Awaited<ReturnType<TestApp['as']>>
let proveedorId: number
let crepe: number
let forro: number
const ALBA = 1
const NORA = 2
beforeAll(async () => {
  t = await testApp()
  produccion = await t.as('produccion@telar.test')
  proveedorId = await proveedorPara(t, produccion)
  crepe = await materiaPara(produccion, proveedorId, { nombre: 'Crepé', precio: 3.2 })
  forro = await materiaPara(produccion, proveedorId, { nombre: 'Forro', precio: 1.6, tipo: 'forro' })
})
afterAll(() => t.close())

const labor = (tipo: 'corte' | 'confeccion' | 'acabado' | 'transporte', precio: number) => ({
  tipo,
  concepto: tipo,
  precio,
})
/** The worked example; what materials cost comes from the materials. */
const vestido1215 = () => [
  { tipo: 'materia' as const, materiaId: crepe, concepto: 'Crepé', consumo: 1.85, merma: 5 },
  { tipo: 'materia' as const, materiaId: forro, concepto: 'Forro', consumo: 1.1, merma: 5 },
  { tipo: 'avio' as const, concepto: 'Cremallera', precio: 0.45 },
  { tipo: 'avio' as const, concepto: 'Etiquetas', precio: 0.3 },
  ...[labor('corte', 0.9), labor('confeccion', 5.5), labor('acabado', 0.7), labor('transporte', 0.4)],
]

test('the calculation alone, at what materials cost today', async () => {
  const total = await produccion.call(escandallos.escandalloTotal, { body: { lineas: vestido1215() } })
  expect(total).toMatchObject({ subtotal: 16.32, coste: 17.63, precioTeorico: 27.12, precio: 27.9, margen: 35 })
  expect(total.lineas[0]).toMatchObject({ precio: 3.2, importe: 6.22 })
  await expect(
    produccion.call(escandallos.escandalloTotal, { body: { lineas: [{ tipo: 'otro', concepto: 'Bordado' }] } }),
  ).rejects.toMatchObject({ fields: { 'lineas.0.precio': ['Falta el precio.'] } })
})

describe('the sheet of a model', () => {
  test('is kept version by version, and nobody’s work is lost', async () => {
    const guardar = (revision: number, resto: object = {}) =>
      produccion.call(escandallos.saveEscandallo, {
        params: { id: ALBA },
        body: { lineas: vestido1215(), revision, ...resto },
      })
    expect(await produccion.call(escandallos.getEscandallo, { params: { id: ALBA } })).toBeNull()
    expect(await guardar(0)).toMatchObject({ revision: 1, coste: 17.63, precioMayor: 27.9, margenActual: 36.81 })
    await expect(guardar(0)).rejects.toMatchObject({ status: 409 })
    expect(await guardar(1, { margen: 40, nota: 'Otro taller' })).toMatchObject({ revision: 2, precio: 29.9 })
    const versiones = await produccion.call(escandallos.escandallos, { params: { id: ALBA } })
    expect(versiones.map(({ revision, precio }) => [revision, precio])).toEqual([
      [2, 29.9],
      [1, 27.9],
    ])
    const primera = await produccion.call(escandallos.getEscandallo, { params: { id: ALBA }, query: { revision: 1 } })
    expect(primera).toMatchObject({ margen: 35, quien: 'produccion@telar.test' })
  })

  test('can be copied from its versions, from its like and from its orders', async () => {
    const nora = await escandalloPara(produccion, NORA, crepe)
    const fuentes = await produccion.call(escandallos.escandalloSources, { params: { id: ALBA } })
    expect(fuentes.map(({ origen }) => origen)).toEqual(['version', 'version', 'modelo'])
    expect(fuentes[2]).toMatchObject({ id: nora.id, etiqueta: '1230 Vestido Nora', coste: nora.coste })
    const hoja = await produccion.call(escandallos.getHoja, { params: { id: nora.id } })
    expect(hoja).toMatchObject({ modeloId: NORA, coste: nora.coste })
  })

  test('is nobody’s business outside production', async () => {
    for (const quien of ['ventas@telar.test', 'comercial@telar.test', 'cliente@telar.test']) {
      const otro = await t.as(quien)
      await expect(otro.call(escandallos.getEscandallo, { params: { id: ALBA } })).rejects.toMatchObject({
        status: 403,
      })
    }
  })

  test('says where a material is used, and keeps it from being deleted', async () => {
    const usos = await produccion.call(materias.usadoEn, { params: { id: forro } })
    expect(usos.map(({ clase, etiqueta, vigente }) => [clase, etiqueta, vigente])).toEqual([
      ['escandallo', '1215 Vestido Alba · 2', true],
      ['escandallo', '1215 Vestido Alba · 1', false],
    ])
    await expect(produccion.call(materias.remove, { body: { ids: [forro] } })).rejects.toMatchObject({ status: 409 })
  })
})

test('what an order came to: metres over good garments, and the workshop’s own price', async () => {
  const { id, colorId } = await ordenPara(t, produccion, ALBA, { '38': 10 }, { tarifaTaller: 6 })
  const { piezaIds } = await piezasPara(produccion, crepe, [30])
  const [rollo = 0] = piezaIds
  await produccion.call(ordenesfab.cortar, {
    params: { id },
    body: {
      lineas: [{ colorId, tallasCantidades: [{ talla: '38', cantidad: 10 }] }],
      consumos: [{ piezaId: rollo, cantidad: 20 }],
    },
  })
  await produccion.call(ordenesfab.recibir, {
    params: { id },
    body: { lineas: [{ colorId, tallasCantidades: [{ talla: '38', recibida: 8, segunda: 1 }] }] },
  })
  // While it is open, the one that is still out is counted with the good ones, whoever asks.
  const real = await produccion.call(escandallos.escandalloFromOrdenFab, { params: { id } })
  expect(real).toMatchObject({ prendas: 9, segundas: 1, segundasSePagan: true, origenManoDeObra: 'taller' })
  const abierta = await produccion.call(ordenesfab.coste, { params: { id } })
  expect(abierta).toMatchObject({ previsto: { coste: 17.63 }, real: { prendas: 9, coste: real.coste } })
  const cerrar = (nota: string) => produccion.call(ordenesfab.cerrar, { params: { id }, body: { nota } })
  await expect(cerrar('')).rejects.toMatchObject({ fields: { nota: [expect.stringMatching(/Quedan 1 prendas/)] } })
  const cerrada = await cerrar('Una se perdió')
  const despues = await produccion.call(escandallos.escandalloFromOrdenFab, { params: { id } })
  expect(despues.lineas.filter((linea) => linea.real)).toMatchObject([
    { materiaId: crepe, consumo: 2.5, merma: 0, precio: 3.2, importe: 8 },
    { tipo: 'confeccion', consumo: 1.125, precio: 6, importe: 6.75 },
  ])
  // 8.00 crepé + 6.75 workshop and, nine times over eight, lining, trimmings and the rest of the work; 8 % of it.
  expect(despues).toMatchObject({ prendas: 8, subtotal: 19.93, gastos: 1.59, coste: 21.52 })
  expect(cerrada).toMatchObject({ estado: 'cerrada', costePrevisto: 17.63, costeReal: 21.52, cerradas: 1 })
  const comparado = await produccion.call(ordenesfab.coste, { params: { id } })
  expect(comparado).toMatchObject({ previsto: { coste: 17.63 }, diferencia: 3.89 })
  expect(comparado.porTipo.find(({ tipo }) => tipo === 'materia')).toEqual({
    tipo: 'materia',
    previsto: 8.07,
    real: 10.08,
    diferencia: 2.01,
  })
})

test('a dearer delivery says which models no longer leave what they should', async () => {
  const clienteId = await clientePara(t, 'cliente@telar.test')
  const { colorId } = await ordenPara(t, produccion, ALBA, { '38': 1 })
  const ventas = await t.as('ventas@telar.test')
  const pedidoId = await ventas.call(pedidos.create, {
    body: {
      clienteId,
      tipo: 'programacion',
      lineas: [{ modeloId: ALBA, colorId, tallasCantidades: [{ talla: '38', cantidad: 12 }] }],
    },
  })
  await produccion.call(escandallos.saveEscandallo, {
    params: { id: ALBA },
    body: { lineas: vestido1215(), margen: 35 },
  })
  const recibir = (precio: number) =>
    produccion.call(materias.recibir, {
      body: { materiaId: crepe, precio, piezas: [{ numero: `X${precio}`, metros: 10 }] },
    })
  expect((await recibir(3.25)).margenes.map(({ numero }) => numero)).not.toContain('1215')
  const { margenes, precioAntes } = await recibir(4.1)
  expect(precioAntes).toBe(3.25)
  expect(margenes.find(({ numero }) => numero === '1215')).toMatchObject({
    costeAntes: 17.63,
    costeAhora: 19.5,
    precioMayor: 27.9,
    margenObjetivo: 35,
    margenAhora: 30.11,
    precioPropuesto: 30.9,
    pedidosAbiertos: [{ id: pedidoId, prendas: 12 }],
  })
  const despues = await produccion.call(materias.alarmaMargen, { params: { id: crepe } })
  expect(despues.map(({ numero }) => numero)).toContain('1215')
  expect((await recibir(3.2)).margenes).toEqual([])
})
