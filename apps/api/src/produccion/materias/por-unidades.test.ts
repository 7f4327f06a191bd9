import { compras } from '@telar/contract/produccion/compras'
import { escandallos } from '@telar/contract/produccion/escandallos'
import { materias } from '@telar/contract/produccion/materias'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entradasTable, materiasTable } from '../../db/schema/produccion/materias.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { materiaPara, ordenPara, piezasPara, proveedorPara } from '../../testing/produccion.ts'

const ALBA = 1
let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let proveedorId: number
let cremallera: number
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
  proveedorId = await proveedorPara(t, admin)
  cremallera = await materiaPara(admin, proveedorId, { nombre: 'Cremallera', unidad: 'ud', tipo: 'avio', precio: 1 })
})
afterAll(() => t.close())

const entera = [expect.stringContaining('entera')]
const pedir = (pedida: number, id: number | null = null) => ({
  ...{ proveedorId, lineas: [{ id, materiaId: cremallera, pedida }] },
})
const rollo = (metros: number) => [{ numero: `C-${metros}`, metros }]

test('half a piece is neither asked for nor received, and it is said where it was typed', async () => {
  const refuses = async (call: Promise<unknown>, campo: string) =>
    expect(call).rejects.toMatchObject({ status: 400, fields: { [campo]: entera } })
  await refuses(admin.call(compras.create, { body: pedir(120.5) }), 'lineas.0.pedida')
  await refuses(admin.call(materias.pedir, { body: { materiaId: cremallera, pedida: 120.5 } }), 'pedida')
  await refuses(
    admin.call(materias.recibir, { body: { materiaId: cremallera, piezas: rollo(120.5) } }),
    'piezas.0.metros',
  )
  await refuses(
    admin.call(compras.recibir, { body: { proveedorId, lineas: [{ materiaId: cremallera, piezas: rollo(120.5) }] } }),
    'lineas.0.piezas.0.metros',
  )
  const condicion = { materiaId: cremallera, proveedorId, referencia: '', precio: 1, dias: null }
  await refuses(admin.call(compras.guardarCondicion, { body: { ...condicion, minimo: 0.5, multiplo: 0 } }), 'minimo')
  await refuses(admin.call(compras.guardarCondicion, { body: { ...condicion, minimo: 0, multiplo: 2.5 } }), 'multiplo')
  await refuses(materiaPara(admin, proveedorId, { unidad: 'ud', stockMinimo: 1.5 }), 'stockMinimo')
  const { version, stockMinimo: _, ...datos } = await admin.call(materias.get, { params: { id: cremallera } })
  await refuses(
    admin.call(materias.update, { params: { id: cremallera }, body: { ...datos, stockMinimo: 1.5, version } }),
    'stockMinimo',
  )
  await refuses(
    admin.call(materias.cambiar, { body: { filas: [{ id: cremallera, version, stockMinimo: 1.5 }] } }),
    'stockMinimo',
  )
})

test('half a piece is neither counted, cut nor sent back', async () => {
  const { piezaIds } = await piezasPara(admin, cremallera, [100])
  const [piezaId = 0] = piezaIds
  const medir = (restante: number) =>
    admin.call(materias.updatePieza, {
      params: { id: piezaId },
      body: { lote: '', colorId: null, ubicacion: '', restante, motivo: 'Contadas' },
    })
  await expect(medir(99.5)).rejects.toMatchObject({ fields: { restante: entera } })
  await medir(99)
  const devolver = (cantidad: number) =>
    admin.call(compras.devolver, {
      body: { proveedorId, motivo: 'Rotas', repone: false, piezas: [{ piezaId, cantidad }] },
    })
  await expect(devolver(1.5)).rejects.toMatchObject({ fields: { 'piezas.0.cantidad': entera } })
  await devolver(2)
  const { id, colorId } = await ordenPara(t, admin, ALBA, { '38': 3 })
  const cortar = (consumo: object) =>
    admin.call(ordenesfab.cortar, {
      params: { id },
      body: {
        lineas: [{ colorId, tallasCantidades: [{ talla: '38', cantidad: 1 }] }],
        ...{ consumos: [{ piezaId, ...consumo }], motivo: 'Prueba' },
      },
    })
  for (const consumo of [{ cantidad: 1.2 }, { resto: 90.5 }])
    await expect(cortar(consumo)).rejects.toMatchObject({ fields: { 'consumos.0.cantidad': entera } })
  await cortar({ cantidad: 1 })
})

test('a garment may take a part of a piece: whole ones are proposed to cut and to ask for', async () => {
  const hilo = await materiaPara(admin, proveedorId, { nombre: 'Hilo', unidad: 'ud', tipo: 'avio', precio: 2 })
  await escandalloDe(hilo, 0.015)
  const { id, colorId } = await ordenPara(t, admin, ALBA, { '38': 100 })
  await piezasPara(admin, hilo, [10])
  const lineas = [{ colorId, tallasCantidades: [{ talla: '38', cantidad: 100 }] }]
  const [una] = await admin.call(ordenesfab.porCortar, { params: { id }, body: { lineas } })
  expect([una?.necesaria, una?.piezas[0]?.propuesta]).toEqual([1.5, 2])
  const [propuesta] = await admin.call(compras.propuesta, { body: { lineas: [{ materiaId: hilo, cantidad: 1.5 }] } })
  expect(propuesta?.lineas[0]).toMatchObject({ cantidad: 1.5, pedida: 2, ajuste: null })
})

const escandalloDe = (materiaId: number, consumo: number) =>
  admin.call(escandallos.saveEscandallo, {
    params: { id: ALBA },
    body: { lineas: [{ tipo: 'materia', materiaId, concepto: 'Hilo', consumo }] },
  })

test('what was asked for or is left in halves from before may stay, and leave whole', async () => {
  const id = await admin.call(compras.create, { body: pedir(120) })
  await t.house.db.update(entradasTable).set({ pedida: 120.5 }).where(eq(entradasTable.compraId, id))
  const { lineas, version } = await admin.call(compras.get, { params: { id } })
  const lineaId = lineas[0]?.id ?? 0
  await admin.call(compras.update, { params: { id }, body: { ...pedir(120.5, lineaId), notas: 'Ya vienen', version } })
  const cinta = await materiaPara(admin, proveedorId)
  const { piezaIds } = await piezasPara(admin, cinta, [50.5])
  const [piezaId = 0] = piezaIds
  await t.house.db.update(materiasTable).set({ unidad: 'ud' }).where(eq(materiasTable.id, cinta))
  await admin.call(compras.devolver, {
    body: { proveedorId, motivo: 'Todas', repone: false, piezas: [{ piezaId, cantidad: 50.5 }] },
  })
})
