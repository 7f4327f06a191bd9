import { compras } from '@telar/contract/produccion/compras'
import { materias } from '@telar/contract/produccion/materias'
import { promesa } from '@telar/contract/produccion/promesa'
import { proveedores } from '@telar/contract/produccion/proveedores'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { proveedoresTable } from '../../db/schema/produccion/proveedores.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { textoDePdf } from '../../testing/papel.ts'
import { escandalloPara, materiaPara, proveedorPara } from '../../testing/produccion.ts'
import { cuadreDeProduccion } from '../cuadre.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let proveedorId: number
let lino: number
let boton: number
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
  proveedorId = await proveedorPara(t, admin)
  lino = await materiaPara(admin, proveedorId, { precio: 3 })
  boton = await materiaPara(admin, proveedorId, { precio: 0.1, unidad: 'ud', tipo: 'avio' })
})
afterAll(() => t.close())

/** Every rule of this area holds. */
async function comprobarCuadre({ house: { db } }: TestApp): Promise<void> {
  for (const { nombre, sql } of cuadreDeProduccion) expect([nombre, (await db.execute(sql)).rows]).toEqual([nombre, []])
}

const ver = (id: number) => admin.call(compras.get, { params: { id } })
const enCamino = async (id: number) => (await admin.call(materias.get, { params: { id } })).enCamino
const rollo = (numero: string, metros: number) => ({ numero, metros })

test('an order is on its way from when it is sent, comes in parts, goes back in part and is closed short', async () => {
  const id = await admin.call(compras.create, {
    body: {
      proveedorId,
      lineas: [
        { materiaId: lino, pedida: 100, fechaPrevista: '2027-03-01' },
        { materiaId: boton, pedida: 500 },
      ],
    },
  })
  expect(await ver(id)).toMatchObject({ estado: 'borrador', importe: 350, abierto: 0, revision: 0 })
  expect(await enCamino(lino)).toBe(0)

  const enviada = await admin.call(compras.enviar, {
    params: { id },
    body: { para: 'telas@example.com', mensaje: 'Con prisa' },
  })
  expect(enviada).toMatchObject({ estado: 'enviada', abierto: 350, revision: 1, enviadaA: 'telas@example.com' })
  expect(await enCamino(lino)).toBe(100)
  const [correo] = await t.house.db.select().from(correosTable).orderBy(desc(correosTable.id)).limit(1)
  expect(correo).toMatchObject({ plantilla: 'compra', adjunto: { clase: 'compra', id }, idioma: 'es' })
  expect((await admin.call(compras.pdf, { params: { id } })).size).toBeGreaterThan(1000)

  const [tela, botones] = enviada.lineas
  const confirmada = await admin.call(compras.confirmar, {
    params: { id },
    body: { referencia: 'SO-77', lineas: [{ id: tela?.id as number, fechaConfirmada: '2027-03-20' }] },
  })
  expect(confirmada).toMatchObject({ estado: 'confirmada', referencia: 'SO-77', fechaPrevista: '2027-03-20' })

  const recibir = (metros: number, motivo = '') =>
    admin.call(compras.recibir, {
      body: {
        proveedorId,
        albaranProveedor: `A-${metros}`,
        motivo,
        lineas: [{ lineaId: tela?.id as number, materiaId: lino, piezas: [rollo(String(metros), metros)] }],
      },
    })
  await recibir(60)
  expect(await ver(id)).toMatchObject({ estado: 'parcial', abierto: 170 })
  await expect(recibir(55)).rejects.toMatchObject({ fields: { motivo: [expect.stringContaining('40')] } })
  const { entradaIds } = await admin.call(compras.recibir, {
    body: {
      proveedorId,
      albaranProveedor: 'A-2',
      lineas: [
        { lineaId: tela?.id as number, materiaId: lino, piezas: [rollo('B1', 41)] },
        { lineaId: botones?.id as number, materiaId: boton, precio: 0.12, piezas: [rollo('C', 300)] },
      ],
    },
  })
  expect(entradaIds).toHaveLength(2)
  expect(await ver(id)).toMatchObject({ estado: 'parcial', abierto: 20 })

  const [pieza] = (await admin.call(materias.getEntrada, { params: { id: entradaIds[0] as number } })).piezas
  const devolucion = (repone: boolean, cantidad: number) =>
    admin.call(compras.devolver, {
      body: { proveedorId, motivo: 'Manchada', repone, piezas: [{ piezaId: pieza?.id as number, cantidad }] },
    })
  const devueltaId = await devolucion(true, 21)
  expect((await ver(id)).lineas[0]).toMatchObject({ recibida: 80, devuelta: 21, abierta: 20 })
  await devolucion(false, 5)
  expect((await ver(id)).lineas[0]).toMatchObject({ recibida: 80, devuelta: 26, abierta: 20 })
  await expect(devolucion(true, 30)).rejects.toMatchObject({ status: 400 })
  expect((await admin.call(compras.pdfDeDevolucion, { params: { id: devueltaId } })).size).toBeGreaterThan(1000)
  await comprobarCuadre(t)

  await admin.call(compras.cerrar, { params: { id }, body: { motivo: 'No fabrican más' } })
  expect(await ver(id)).toMatchObject({ estado: 'cerrada', abierto: 0, revision: 2 })
  await admin.call(compras.anularDevolucion, { params: { id: devueltaId }, body: {} })
  expect((await ver(id)).lineas[0]).toMatchObject({ recibida: 101, abierta: 0, cerrada: 0 })
  await admin.call(compras.reabrir, { params: { id }, body: {} })
  expect((await ver(id)).lineas[1]).toMatchObject({ recibida: 300, abierta: 200, cerrada: 0 })
  await comprobarCuadre(t)
})

test('a delivery of several materials, one of them never asked for, is undone in one act while nothing was cut', async () => {
  const regalo = await materiaPara(admin, proveedorId)
  const lineas = [lino, boton].map((materiaId) => ({ materiaId, pedida: 10, precio: 2 }))
  const id = await admin.call(compras.create, { body: { proveedorId, lineas } })
  await admin.call(compras.enviar, { params: { id }, body: {} })
  const antes = await ver(id)
  const recibir = (albaranProveedor: string, lineaIds: (number | null)[], pieza = albaranProveedor) =>
    admin.call(compras.recibir, {
      body: {
        ...{ proveedorId, albaranProveedor },
        lineas: lineaIds.map((lineaId, i) => ({
          lineaId,
          materiaId: antes.lineas.find((linea) => linea.id === lineaId)?.materiaId ?? regalo,
          piezas: [{ numero: `${pieza}-${i}`, metros: 4 }],
        })),
      },
    })
  const [l1 = 0, l2 = 0] = antes.lineas.map((linea) => linea.id)
  const { entradaIds } = await recibir('A1', [l1, l2, null])
  const { entradaIds: despues } = await recibir('A1', [l1], 'A2')
  await expect(recibir('A1', [l1])).rejects.toMatchObject({
    fields: { albaranProveedor: [expect.stringContaining('A1-0')] },
  })
  const { entregas } = await ver(id)
  expect(entregas.map(({ id: suya, conId }) => [suya, conId])).toEqual([
    [entradaIds[0], entradaIds[0]],
    [entradaIds[1], entradaIds[0]],
    [despues[0], despues[0]],
  ])
  const deshacer = (cual = 0) => admin.call(compras.deshacerEntrega, { params: { id: cual } })
  expect((await deshacer(entradaIds[1])).entradaIds).toEqual(entradaIds)
  expect(await ver(id)).toMatchObject({
    lineas: [
      { recibida: 4, abierta: 6 },
      { recibida: 0, abierta: 10 },
    ],
  })
  await expect(deshacer(entradaIds[1])).rejects.toMatchObject({ status: 404 })
  await expect(deshacer(l1)).rejects.toMatchObject({ status: 404 })
  await comprobarCuadre(t)
})

test('a delivery of which a roll was sent back, or thought to be, stays and says by which paper', async () => {
  const [piezas, precio] = [[rollo('D-1', 10)], 3]
  const { id: entradaId } = await admin.call(materias.recibir, {
    body: { materiaId: lino, proveedorId, albaranProveedor: 'D', precio, piezas },
  })
  const { piezas: suyas } = await admin.call(materias.getEntrada, { params: { id: entradaId } })
  const ida = { proveedorId, motivo: 'Con taras', repone: false, piezas: [{ piezaId: suyas[0]?.id ?? 0, cantidad: 4 }] }
  const devolucionId = await admin.call(compras.devolver, { body: ida })
  const deshacer = () => admin.call(compras.deshacerEntrega, { params: { id: entradaId } })
  const negada = { status: 409, messages: [expect.stringMatching(/D-1.*DP\d/)] }
  await expect(deshacer()).rejects.toMatchObject(negada)
  await admin.call(compras.anularDevolucion, { params: { id: devolucionId }, body: {} })
  await expect(deshacer()).rejects.toMatchObject(negada)
  await comprobarCuadre(t)
})

test('what was sent is changed by a revision, and never to less than has come', async () => {
  const id = await admin.call(compras.create, { body: { proveedorId, lineas: [{ materiaId: lino, pedida: 30 }] } })
  await admin.call(compras.enviar, { params: { id }, body: {} })
  const [linea] = (await ver(id)).lineas
  const lineaId = linea?.id as number
  await admin.call(compras.recibir, {
    body: { proveedorId, lineas: [{ lineaId, materiaId: lino, piezas: [rollo('R', 10)] }] },
  })
  const cambiar = (pedida: number) =>
    admin.call(compras.update, {
      params: { id },
      body: { proveedorId, lineas: [{ id: lineaId, materiaId: lino, pedida }] },
    })
  await expect(cambiar(8)).rejects.toMatchObject({ status: 400 })
  await cambiar(20)
  expect(await ver(id)).toMatchObject({ revision: 2, lineas: [{ pedida: 20, recibida: 10, abierta: 10 }] })
  await expect(
    admin.call(compras.update, { params: { id }, body: { proveedorId, lineas: [{ materiaId: boton, pedida: 1 }] } }),
  ).rejects.toMatchObject({ status: 400 })
  await expect(admin.call(compras.remove, { body: { ids: [id] } })).rejects.toMatchObject({ status: 409 })
  const borrador = await admin.call(compras.create, { body: { proveedorId, lineas: [{ materiaId: lino, pedida: 1 }] } })
  await admin.call(compras.remove, { body: { ids: [borrador] } })
  await expect(ver(borrador)).rejects.toMatchObject({ status: 404 })
})

describe('what is missing', () => {
  test('is asked for as the supplier sells it, one order for each', async () => {
    const otro = await proveedorPara(t, admin)
    await admin.call(proveedores.get, { params: { id: otro } })
    await admin.call(compras.guardarCondicion, {
      body: { materiaId: lino, proveedorId, precio: 2.8, minimo: 50, multiplo: 25, dias: 10, referencia: 'LIN-9' },
    })
    expect(await admin.call(compras.condiciones, { body: { materiaId: lino } })).toMatchObject([
      { proveedorId, precio: 2.8, minimo: 50, multiplo: 25, dias: 10, referencia: 'LIN-9' },
    ])
    expect((await admin.call(materias.get, { params: { id: lino } })).precio).toBe(2.8)
    const lineas = [
      { materiaId: lino, cantidad: 61 },
      { materiaId: boton, cantidad: 10, proveedorId: otro },
    ]
    expect(await admin.call(compras.propuesta, { body: { lineas } })).toMatchObject([
      { proveedorId, lineas: [{ cantidad: 61, pedida: 75, ajuste: 'multiplo', importe: 210 }] },
      { proveedorId: otro, lineas: [{ cantidad: 10, pedida: 10, ajuste: null }] },
    ])
    const ids = await admin.call(compras.desdeFaltas, { body: { lineas } })
    expect(ids).toHaveLength(2)
    expect((await ver(ids[0] as number)).lineas[0]).toMatchObject({ pedida: 75, precio: 2.8, referencia: 'LIN-9' })
  })

  test('is asked for once by two who saw it missing, and the second is told where', async () => {
    const lineas = [{ materiaId: boton, cantidad: 7 }]
    const leidas = async () => (await admin.call(compras.propuesta, { body: { lineas } }))[0]?.lineas[0]?.compras ?? []
    const vistas = (await leidas()).map(({ id }) => id)
    const pedir = () => admin.call(compras.desdeFaltas, { body: { lineas, vistas } })
    const dos = await Promise.allSettled([pedir(), pedir()])
    const [hechas] = dos.flatMap((una) => (una.status === 'fulfilled' ? [una.value] : []))
    const [negada] = dos.flatMap((una) => (una.status === 'rejected' ? [una.reason] : []))
    const { numero } = await ver(hechas?.[0] as number)
    expect(negada).toMatchObject({ status: 409, message: expect.stringContaining(numero) })
    expect(await leidas()).toContainEqual(expect.objectContaining({ numero, pedida: 7, borrador: true }))
  })

  test('is asked for by hand once by two who saw the same on its way', async () => {
    const { enCamino } = await admin.call(materias.get, { params: { id: boton } })
    const pedir = () => admin.call(materias.pedir, { body: { materiaId: boton, pedida: 7, enCamino } })
    const dos = await Promise.allSettled([pedir(), pedir()])
    expect(dos.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('asked for the old way is an order of one line that is on its way', async () => {
    const entradaId = await admin.call(materias.pedir, { body: { materiaId: boton, pedida: 40 } })
    const { compraId, compra } = await admin.call(materias.getEntrada, { params: { id: entradaId } })
    expect(compra).toMatch(/^PC\d{4}\/\d{5}$/)
    expect(await ver(compraId as number)).toMatchObject({ estado: 'enviada', lineas: [{ pedida: 40 }] })
    await admin.call(materias.deleteEntradas, { body: { ids: [entradaId] } })
    await expect(ver(compraId as number)).rejects.toMatchObject({ status: 404 })
  })
})

test('mails are written for who reads them', async () => {
  await t.house.db.delete(correosTable)
  const id = await admin.call(compras.create, {
    body: { proveedorId, idioma: 'en', lineas: [{ materiaId: lino, pedida: 1 }] },
  })
  await admin.call(compras.enviar, { params: { id }, body: { para: 'mill@example.com' } })
  const [correo] = await t.house.db.select().from(correosTable).where(eq(correosTable.para, 'mill@example.com'))
  expect(correo?.asunto).toMatch(/^Order PC/)

  const portugues = await proveedorPara(t, admin)
  await t.house.db.update(proveedoresTable).set({ idioma: 'pt' }).where(eq(proveedoresTable.id, portugues))
  const suya = await admin.call(compras.create, {
    body: { proveedorId: portugues, lineas: [{ materiaId: await materiaPara(admin, portugues), pedida: 12 }] },
  })
  await admin.call(compras.enviar, { params: { id: suya }, body: { para: 'tecidos@example.com' } })
  const [carta] = await t.house.db.select().from(correosTable).where(eq(correosTable.para, 'tecidos@example.com'))
  expect(carta?.asunto).toMatch(/^Encomenda PC/)
  const [papel = ''] = await textoDePdf(await admin.call(compras.pdf, { params: { id: suya } }))
  expect(papel).toMatch(/Encomenda/)
  expect(papel).toMatch(/08201 Sabadell(?! \(ES\))/)
  expect(papel).not.toMatch(/Pedido/)
})

test('what can be promised counts on the day that the supplier confirmed', async () => {
  const ALBA = 1
  const tela = await materiaPara(admin, proveedorId)
  await escandalloPara(admin, ALBA, tela)
  const telaDesde = async () =>
    (await admin.call(promesa.promesa, { params: { id: ALBA } })).celdas.map((celda) => celda.telaDesde)[0]
  expect(await telaDesde()).toBeNull()
  const id = await admin.call(compras.create, {
    body: { proveedorId, lineas: [{ materiaId: tela, pedida: 50, fechaPrevista: '2027-03-01' }] },
  })
  expect(await telaDesde()).toBeNull()
  const { lineas } = await admin.call(compras.enviar, { params: { id }, body: {} })
  expect(await telaDesde()).toBe('2027-03-01')
  const confirmadas = lineas.map((linea) => ({ id: linea.id, fechaConfirmada: '2027-03-20' }))
  await admin.call(compras.confirmar, { params: { id }, body: { lineas: confirmadas } })
  expect(await telaDesde()).toBe('2027-03-20')
})

test('several are awaited on another day at once, as long as no supplier has confirmed them', async () => {
  const linea = (materiaId: number, fechaPrevista: string) => ({ materiaId, pedida: 10, fechaPrevista })
  const body = { proveedorId, lineas: [linea(lino, '2027-03-10'), linea(boton, '2027-03-05')] }
  const [uno, otro] = [await admin.call(compras.create, { body }), await admin.call(compras.create, { body })]
  await admin.call(compras.enviar, { params: { id: otro }, body: { para: 'telas@example.com', mensaje: '' } })
  const fila = async (id: number, fechaPrevista: string) => ({ id, version: (await ver(id)).version, fechaPrevista })
  const mover = (filas: Awaited<ReturnType<typeof fila>>[]) => admin.call(compras.cambiar, { body: { filas } })
  const dias = async (id: number) => (await ver(id)).lineas.map(({ fechaPrevista }) => fechaPrevista)
  const ahora = await mover([await fila(uno, '2027-04-01'), await fila(otro, '2027-04-01')])
  expect(await dias(uno)).toEqual(['2027-04-06', '2027-04-01'])
  expect(await dias(otro)).toEqual(['2027-04-06', '2027-04-01'])
  await mover(ahora.map((una) => ({ ...una, fechaPrevista: '2027-03-05' })))
  expect(await dias(otro)).toEqual(['2027-03-10', '2027-03-05'])
  const [primera] = (await ver(otro)).lineas
  await admin.call(compras.confirmar, {
    params: { id: otro },
    body: { referencia: '', lineas: [{ id: primera?.id ?? 0, fechaConfirmada: '2027-03-20' }] },
  })
  const filas = [await fila(uno, '2027-04-01'), await fila(otro, '2027-04-01')]
  await expect(mover(filas)).rejects.toMatchObject({ status: 409 })
  expect(await dias(uno)).toEqual(['2027-03-10', '2027-03-05'])
})
