import type { Aviso } from '@telar/contract/casa/avisos'
import { temporadas } from '@telar/contract/catalogo/temporadas'
import { inicio } from '@telar/contract/portada/inicio'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { reparto } from '@telar/contract/produccion/reparto'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { run } from '../../db/rows.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { enExistencias } from '../../testing/existencias.ts'
import { proveedorPara } from '../../testing/produccion.ts'
import { liberarLoDeHoy } from './jobs.ts'
import { liberarUna } from './liberar.ts'

/** The house's clock. */
let ahora = new Date('2027-03-01T10:00:00Z')
let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let clienteId: number
let temporadaId: number
let tallerId: number
let colorId: number
const MODELO = 1
const TALLA = '38'
const LIBERA = '2027-03-20'
const oidos: Aviso[] = []

beforeAll(async () => {
  t = await testApp({}, () => ahora)
  admin = await t.as('admin@telar.test')
  clienteId = await clientePara(t, 'cliente@telar.test')
  tallerId = await proveedorPara(t, admin, 'taller')
  const { rows } = await t.house.db.execute<{ temporada: number; color: number }>(
    sql`select m.temporada_id as temporada, min(v.color_id) as color
      from modelos m join modelo_variantes v on v.modelo_id = m.id where m.id = ${MODELO} group by 1`,
  )
  temporadaId = rows[0]?.temporada ?? 0
  colorId = rows[0]?.color ?? 0
  t.house.changes.onNotice((payload) => oidos.push(JSON.parse(payload)))
})
afterAll(() => t.close())

const noche = (momento: string) => {
  ahora = new Date(momento)
  return liberarLoDeHoy(t.house)
}
/** What has been told, once whatever was committed has been heard. */
async function avisados(): Promise<Aviso[]> {
  const senal = `señal ${oidos.length}`
  await run(t.house.db, sql`select pg_notify('telar_avisos', ${JSON.stringify({ tipo: senal })})`)
  await expect.poll(() => oidos.some(({ tipo }) => (tipo as string) === senal)).toBe(true)
  return oidos.splice(0).filter(({ tipo }) => tipo === 'liberacion')
}
async function fijar(fechaLiberacion: string | null): Promise<void> {
  const { id, version, codigo, nombre, fechaInicio, fechaFin } = await admin.call(temporadas.get, {
    params: { id: temporadaId },
  })
  await admin.call(temporadas.create, {
    body: { id, version, codigo, nombre, fechaInicio, fechaFin, fechaLiberacion },
  })
}
const pedir = (cantidad: number, datos: object = {}) =>
  admin.call(pedidos.create, {
    body: {
      ...{ clienteId, tipo: 'programacion' },
      lineas: [{ modeloId: MODELO, colorId, tallasCantidades: [{ talla: TALLA, cantidad }] }],
      ...datos,
    },
  })
const ver = (id: number) => admin.call(pedidos.get, { params: { id } })
async function lanzar(cantidad: number): Promise<number> {
  const lineas = [{ colorId, tallasCantidades: [{ talla: TALLA, cantidad }] }]
  const id = await admin.call(ordenesfab.create, { body: { modeloId: MODELO, tallerId, lineas } })
  await admin.call(ordenesfab.estado, { body: { ids: [id], estado: 'lanzada' } })
  await admin.call(ordenesfab.cortar, { params: { id }, body: { lineas, motivo: 'Prueba' } })
  return id
}
const recibir = (id: number, recibida: number) =>
  admin.call(ordenesfab.recibir, {
    params: { id },
    body: { lineas: [{ colorId, tallasCantidades: [{ talla: TALLA, recibida }] }] },
  })
const entregar = async (id: number, cantidad: number) => {
  const { lineas } = await ver(id)
  const entrega = [{ lineaId: lineas[0]?.id ?? 0, tallasCantidades: [{ talla: TALLA, cantidad }] }]
  return admin.call(pedidos.entrega, { params: { id }, body: { lineas: entrega, autorizacion: { motivo: 'Prueba' } } })
}
/** What an order has in the house, and what comes for it. */
const tiene = async (id: number) => {
  const [espera] = (await ver(id)).lineas[0]?.espera ?? []
  return espera && [espera.enCasa, espera.llegan.reduce((n, { cantidad }) => n + cantidad, 0)]
}
const celda = async () => {
  const { celdas } = await admin.call(reparto.get, { params: { id: MODELO } })
  return celdas.find((una) => una.colorId === colorId && una.talla === TALLA)
}
const liberadas = async (id: number) => (await ver(id)).hechos.flatMap(({ liberadas: n }) => n ?? [])
const rotas = async () => {
  const faltas = await Promise.all(t.house.invariantes.map(async ({ sql: q }) => (await t.house.db.execute(q)).rows))
  return faltas.flat()
}

beforeEach(async () => {
  ahora = new Date('2027-03-01T10:00:00Z')
  await run(t.house.db, sql`update temporadas set fecha_liberacion = null, avisada_para = null, liberada_para = null`)
  await run(t.house.db, sql`update pedido_lineas set liberada_en = null`)
  await run(t.house.db, sql`delete from asignaciones`)
  await run(
    t.house.db,
    sql`update pedidos set estado = 3, situacion = 'cancelado' where estado = 1 and tipo = 'programacion'`,
  )
  await enExistencias(t.house.db, 0, sql`modelo_id = ${MODELO}`)
  await avisados()
})

/** Two orders with garments tied to them, here and on their way; one is blocked, the other partly served. */
async function atadas() {
  const a = await pedir(10)
  const b = await pedir(5)
  const orden = await lanzar(15)
  await recibir(orden, 12)
  await entregar(a, 3)
  return { a, b, orden }
}

test('the books agree before and after', async () => {
  const { a, b } = await atadas()
  expect(await rotas()).toEqual([])
  await fijar(LIBERA)
  await noche('2027-03-20T09:00:00Z')
  expect([await liberadas(a), await liberadas(b)]).toEqual([[7], [5]])
  expect(await rotas()).toEqual([])
})

test('on its day, at midnight in Madrid, what is tied becomes free, here and on its way', async () => {
  const { a, b, orden } = await atadas()
  await t.house.db.update(clientesTable).set({ bloqueado: true }).where(eq(clientesTable.id, clienteId))
  expect([await tiene(a), await tiene(b)]).toEqual([
    [7, 0],
    [2, 3],
  ])
  await fijar(LIBERA)
  expect((await ver(a)).lineas[0]).toMatchObject({ seLibera: LIBERA, liberadaEn: null })
  expect((await admin.call(reparto.get, { params: { id: MODELO } })).fechaLiberacion).toBe(LIBERA)
  const suyas = await admin.call(reparto.liberacion, { params: { id: temporadaId } })
  expect(suyas).toMatchObject({ fecha: LIBERA, liberada: false })
  expect(suyas.atadas.map(({ pedidoId, enCasa, llegan }) => [pedidoId, enCasa, llegan])).toEqual([
    [a, 7, 0],
    [b, 2, 3],
  ])

  await noche('2027-03-19T22:59:59Z')
  expect(await tiene(a)).toEqual([7, 0])
  await noche('2027-03-19T23:00:00Z')
  expect([await tiene(a), await tiene(b)]).toEqual([
    [0, 0],
    [0, 0],
  ])
  expect(await celda()).toMatchObject({ stock: 9, asignado: 0, libre: 9 })
  expect([await liberadas(a), await liberadas(b)]).toEqual([[7], [5]])
  expect((await ver(a)).situacion).toBe('parcial')
  expect((await ver(a)).lineas[0]).toMatchObject({ liberadaEn: LIBERA })
  expect((await admin.call(reparto.liberacion, { params: { id: temporadaId } })).liberada).toBe(true)

  await noche('2027-03-19T23:10:00Z')
  await noche('2027-03-21T09:00:00Z')
  expect(await liberadas(a)).toEqual([7])

  const cortada = await recibir(orden, 3)
  expect(cortada.liberadaEn).toBe(LIBERA)
  expect(await celda()).toMatchObject({ asignado: 0, libre: 12 })
  expect(await tiene(b)).toEqual([0, 0])
  await t.house.db.update(clientesTable).set({ bloqueado: false }).where(eq(clientesTable.id, clienteId))
})

test('its customer reads no fact of it; a released order is still served from what is free', async () => {
  const { a } = await atadas()
  await fijar(LIBERA)
  await noche('2027-03-25T09:00:00Z')
  const cliente = await t.as('cliente@telar.test')
  const suyo = await cliente.call(pedidos.getUser, { params: { id: a } })
  expect(suyo.hechos.every((hecho) => hecho.prendas !== null || hecho.situacion !== 'parcial')).toBe(true)
  expect(Object.keys(suyo.lineas[0] ?? {})).not.toContain('seLibera')
  await entregar(a, 7)
  expect((await ver(a)).situacion).toBe('servido')
  expect(await celda()).toMatchObject({ stock: 2, libre: 2 })
})

test('nothing is tied again by itself to what was released; staff may, and it stays', async () => {
  const { a, b } = await atadas()
  await fijar(LIBERA)
  await noche('2027-03-20T09:00:00Z')
  await lanzar(20)
  expect([await tiene(a), await tiene(b)]).toEqual([
    [0, 0],
    [0, 0],
  ])
  const linea = (await ver(a)).lineas[0]?.id ?? 0
  await admin.call(reparto.mover, { body: { talla: TALLA, cantidad: 4, de: null, a: linea } })
  await noche('2027-03-21T09:00:00Z')
  expect(await tiene(a)).toEqual([4, 0])
  const nuevo = await pedir(2)
  await lanzar(2)
  expect(await tiene(nuevo)).toEqual([0, 2])
})

test('without a day nothing is released; an order from stock never is', async () => {
  const { a } = await atadas()
  await enExistenciasDeOtro()
  await noche('2027-09-01T09:00:00Z')
  expect(await tiene(a)).toEqual([7, 0])
  await fijar('2027-09-01')
  await noche('2027-09-01T09:10:00Z')
  expect(await tiene(a)).toEqual([0, 0])
  expect(await celda()).toMatchObject({ reservado: 2, asignado: 0 })
})
/** Two more, kept for an order from stock. */
async function enExistenciasDeOtro() {
  await recibir(await lanzar(2), 2)
  await pedir(2, { tipo: 'servicio' })
}

test('with a later day after all, its lines await garments again', async () => {
  const { b } = await atadas()
  await fijar(LIBERA)
  await noche('2027-03-20T09:00:00Z')
  await fijar('2027-06-01')
  await noche('2027-03-20T09:10:00Z')
  expect((await ver(b)).lineas[0]).toMatchObject({ seLibera: '2027-06-01', liberadaEn: null })
  await lanzar(20)
  expect((await tiene(b))?.[1]).toBeGreaterThan(0)
  await noche('2027-06-01T09:00:00Z')
  expect(await tiene(b)).toEqual([0, 0])
})

test('staff are told once, a week before, in the morning', async () => {
  await atadas()
  await fijar(LIBERA)
  await noche('2027-03-12T20:00:00Z')
  await noche('2027-03-13T06:59:00Z')
  expect(await avisados()).toEqual([])
  await Promise.all([noche('2027-03-13T07:00:00Z'), liberarLoDeHoy(t.house)])
  await noche('2027-03-14T09:00:00Z')
  expect(await avisados()).toEqual([
    { tipo: 'liberacion', id: temporadaId, codigo: 'V27', fecha: LIBERA, prendas: 12, pedidos: 2 },
  ])
  const { liberaciones } = await admin.call(inicio.inicio, {})
  expect(liberaciones).toEqual([{ id: temporadaId, codigo: 'V27', fecha: LIBERA, prendas: 12, pedidos: 2 }])
})

test('another day is told anew, even when the first comes back; a late job tells late, or releases without a word', async () => {
  await atadas()
  await fijar(LIBERA)
  await noche('2027-03-17T09:00:00Z')
  expect(await avisados()).toHaveLength(1)
  await fijar('2027-03-22')
  await fijar(LIBERA)
  await noche('2027-03-17T09:10:00Z')
  expect(await avisados()).toMatchObject([{ fecha: LIBERA }])
  await fijar('2027-03-18')
  await noche('2027-03-18T09:00:00Z')
  expect(await avisados()).toEqual([])
})

test('two processes at once release once; one that dies half way has done nothing', async () => {
  const { a } = await atadas()
  await fijar(LIBERA)
  ahora = new Date('2027-03-20T09:00:00Z')
  const muere = t.house.db.transaction(async (tx) => {
    expect(await liberarUna(tx, LIBERA)).toBe(true)
    throw new Error('killed')
  })
  await expect(muere).rejects.toThrow('killed')
  expect([await tiene(a), await liberadas(a)]).toEqual([[7, 0], []])
  await Promise.all([liberarLoDeHoy(t.house), liberarLoDeHoy(t.house), liberarLoDeHoy(t.house)])
  expect([await tiene(a), await liberadas(a)]).toEqual([[0, 0], [7]])
})

test('it cannot be before the season begins', async () => {
  await expect(fijar('2026-01-01')).rejects.toMatchObject({ fields: { fechaLiberacion: [expect.any(String)] } })
})
