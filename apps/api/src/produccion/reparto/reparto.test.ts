import { recuentos } from '@telar/contract/almacen/recuentos'
import { modelos } from '@telar/contract/catalogo/modelos'
import { facturas } from '@telar/contract/facturacion/facturas'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { reparto } from '@telar/contract/produccion/reparto'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { enExistencias } from '../../testing/existencias.ts'
import { casaQueFactura } from '../../testing/factura.ts'
import { mientrasSeEspera } from '../../testing/mientras.ts'
import { proveedorPara } from '../../testing/produccion.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let clienteId: number
let otroId: number
let tallerId: number
let colorId: number
const MODELO = 1
const TALLA = '38'

beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
  admin = await t.as('admin@telar.test')
  clienteId = await clientePara(t, 'cliente@telar.test')
  otroId = await clientePara(t, 'porto@telar.test')
  tallerId = await proveedorPara(t, admin, 'taller')
  const { rows } = await t.house.db.execute<{ id: number }>(
    sql`select min(color_id) as id from modelo_variantes where modelo_id = ${MODELO}`,
  )
  colorId = rows[0]?.id ?? 0
})
afterAll(() => t.close())

const celda = async () => {
  const { celdas } = await admin.call(reparto.get, { params: { id: MODELO } })
  const una = celdas.find((otra) => otra.colorId === colorId && otra.talla === TALLA)
  if (!una) throw new Error('The cell is not there.')
  return una
}
/** Stock, what is kept, what is tied (and how much of it is to come), what is free. */
const cifras = async () => {
  const { stock, reservado, asignado, libre, lineas } = await celda()
  const llegan = lineas.flatMap((linea) => linea.llegan).reduce((n, { cantidad }) => n + cantidad, 0)
  return [stock, reservado, asignado + llegan, llegan, libre]
}
const linea = (cantidad: number) => ({ modeloId: MODELO, colorId, tallasCantidades: [{ talla: TALLA, cantidad }] })
const pedir = (tipo: 'servicio' | 'programacion', cantidad: number, datos: object = {}) =>
  admin.call(pedidos.create, { body: { clienteId, tipo, lineas: [linea(cantidad)], ...datos } })
async function entregar(id: number, cantidad: number) {
  const { lineas } = await admin.call(pedidos.get, { params: { id } })
  const entrega = [{ lineaId: lineas[0]?.id ?? 0, tallasCantidades: [{ talla: TALLA, cantidad }] }]
  return admin.call(pedidos.entrega, { params: { id }, body: { lineas: entrega } })
}
async function lanzar(cantidad: number): Promise<number> {
  const lineas = [{ colorId, tallasCantidades: [{ talla: TALLA, cantidad }] }]
  const fechaEntrega = '2027-03-12'
  const id = await admin.call(ordenesfab.create, { body: { modeloId: MODELO, tallerId, fechaEntrega, lineas } })
  await admin.call(ordenesfab.estado, { body: { ids: [id], estado: 'lanzada' } })
  await admin.call(ordenesfab.cortar, { params: { id }, body: { lineas } })
  return id
}
const recibir = (id: number, recibida: number, segunda = 0) =>
  admin.call(ordenesfab.recibir, {
    params: { id },
    body: { lineas: [{ colorId, tallasCantidades: [{ talla: TALLA, recibida, segunda }] }] },
  })
const espera = async (id: number) => {
  const una = (await celda()).lineas.find(({ pedidoId }) => pedidoId === id)
  return una && [una.enCasa, una.llegan.reduce((n, { cantidad }) => n + cantidad, 0), una.faltan]
}

/** What the list of orders says: to send, to make, and of that what is being made. */
const enLista = async (id: number) => {
  const { data } = await admin.call(pedidos.search, {
    body: { advancedFilter: { field: 'id', operator: 'eq', value: id } },
  })
  const [fila] = data
  return fila && [fila.porEnviar, fila.porFabricar, fila.enTaller]
}
/** Those that wait in one of its queues, of these. */
const enCola = async (field: 'porEnviar' | 'porFabricar', ids: number[]) => {
  const { data } = await admin.call(pedidos.search, {
    body: { advancedFilter: { field, operator: 'gt', value: 0 }, pageSize: 100 },
  })
  return ids.filter((id) => data.some((fila) => fila.id === id))
}

test('the worked story, step by step', async () => {
  await enExistencias(t.house.db, 4, sql`modelo_id = ${MODELO}`)
  const formulario = await admin.call(modelos.get, { params: { id: MODELO } })
  const a = await pedir('programacion', 10, { fechaEntregaDesde: '2027-03-01', fechaEntregaHasta: '2027-03-15' })
  const b = await pedir('programacion', 5, { fechaEntregaDesde: '2027-03-15', fechaEntregaHasta: '2027-03-31' })
  expect(await cifras()).toEqual([4, 0, 0, 0, 4])
  expect([await enLista(a), await enLista(b)]).toEqual([
    [0, 10, 0],
    [0, 5, 0],
  ])

  const c = await pedir('servicio', 3, { clienteId: otroId })
  expect(await cifras()).toEqual([4, 3, 0, 0, 1])
  expect(await enLista(c)).toEqual([3, 0, 0])
  expect([await enCola('porEnviar', [a, b, c]), await enCola('porFabricar', [a, b, c])]).toEqual([[c], [a, b]])

  const orden = await lanzar(15)
  expect(await cifras()).toEqual([4, 3, 15, 15, 1])

  await recibir(orden, 8, 1)
  expect(await cifras()).toEqual([12, 3, 14, 6, 1])
  expect([await espera(a), await espera(b)]).toEqual([
    [8, 2, 0],
    [0, 4, 1],
  ])
  const suyo = await admin.call(pedidos.get, { params: { id: b } })
  expect(suyo.lineas[0]?.espera).toEqual([
    { talla: TALLA, enCasa: 0, llegan: [{ fecha: '2027-03-12', cantidad: 4 }], porHacer: 1 },
  ])
  expect([await enLista(a), await enLista(b)]).toEqual([
    [8, 2, 2],
    [0, 5, 4],
  ])
  expect([await enCola('porEnviar', [a, b, c]), await enCola('porFabricar', [a, b, c])]).toEqual([
    [a, c],
    [a, b],
  ])

  await entregar(c, 3)
  expect(await cifras()).toEqual([9, 0, 14, 6, 1])
  expect(await enLista(c)).toEqual([0, 0, 0])

  await expect(pedir('servicio', 5, { clienteId: otroId })).rejects.toMatchObject({
    messages: [expect.stringMatching(/1215 Negro 38 \(1\)/)],
  })

  await recibir(orden, 6)
  await admin.call(ordenesfab.cerrar, { params: { id: orden }, body: { nota: '' } })
  expect(await cifras()).toEqual([15, 0, 14, 0, 1])
  expect([await espera(a), await espera(b)]).toEqual([
    [10, 0, 0],
    [4, 0, 1],
  ])

  await entregar(a, 10)
  const { lineas } = await admin.call(facturas.fromPedido, { params: { id: a }, query: {} })
  const id = await admin.call(facturas.create, { body: { clienteId, lineas, emitir: true } })
  for (const mercancia of ['almacen', 'segunda'] as const) {
    const draft = await admin.call(facturas.rectificar, { params: { id }, body: { motivo: 'Taras' } })
    const borrador = await admin.call(facturas.get, { params: { id: draft } })
    const { tipo, tipoRectificativa, motivoRectificacion } = borrador
    const vuelven = borrador.lineas.map((una) => ({ ...una, tallasCantidades: [{ talla: TALLA, cantidad: -1 }] }))
    await admin.call(facturas.update, {
      params: { id: draft },
      body: { clienteId, tipo, tipoRectificativa, motivoRectificacion, rectifica: [id], lineas: vuelven, mercancia },
    })
    await admin.call(facturas.emitir, { body: { ids: [draft] } })
  }
  expect(await cifras()).toEqual([6, 0, 4, 0, 2])

  await admin.call(recuentos.create, {
    body: { celdas: [{ modeloId: MODELO, colorId, talla: TALLA, habia: 6, contadas: 5 }] },
  })
  expect(await cifras()).toEqual([5, 0, 4, 0, 1])

  await admin.call(modelos.update, {
    params: { id: MODELO },
    body: {
      ...formulario,
      version: null,
      nombre: 'Otro nombre',
      fotos: formulario.fotos.map(({ imagen, ...foto }) => ({ ...foto, imagenId: imagen.id })),
    },
  })
  expect(await cifras()).toEqual([5, 0, 4, 0, 1])
})

test('garments change hands, and both see it before', async () => {
  const [d, e] = [await pedir('programacion', 3), await pedir('programacion', 2)]
  const orden = await lanzar(3)
  const de = (await celda()).lineas.find(({ pedidoId }) => pedidoId === d)?.pedidoLineaId ?? 0
  const a = (await celda()).lineas.find(({ pedidoId }) => pedidoId === e)?.pedidoLineaId ?? 0
  const antes = [await espera(d), await espera(e)]
  const body = { talla: TALLA, cantidad: 2, de, a, ordenId: orden }
  const consecuencias = await admin.call(reparto.previsualizar, { body })
  expect(consecuencias.map(({ antes: era, despues }) => despues - era)).toEqual([-2, 2])
  expect([await espera(d), await espera(e)]).toEqual(antes)
  await admin.call(reparto.mover, { body })
  expect(await espera(e)).toEqual([0, 2, 0])
  await expect(admin.call(reparto.mover, { body })).rejects.toMatchObject({ messages: [expect.any(String)] })
  await admin.call(reparto.mover, { body: { ...body, de: a, a: null } })
  expect(await espera(e)).toEqual([0, 0, 2])
  await admin.call(reparto.mover, { body: { talla: TALLA, cantidad: 1, de: null, a, ordenId: null } })
  expect(await espera(e)).toEqual([1, 0, 1])
})

test('what is cut beyond the plan goes to who awaits it, the oldest window first, and what staff set free stays free', async () => {
  await enExistencias(t.house.db, 0, sql`modelo_id = ${MODELO}`)
  const tarde = await pedir('programacion', 4, { fechaEntregaDesde: '2027-01-10', fechaEntregaHasta: '2027-01-31' })
  const pronto = await pedir('programacion', 4, { fechaEntregaDesde: '2027-01-01', fechaEntregaHasta: '2027-01-31' })
  const lineas = [{ colorId, tallasCantidades: [{ talla: TALLA, cantidad: 2 }] }]
  const id = await admin.call(ordenesfab.create, { body: { modeloId: MODELO, tallerId, lineas } })
  await admin.call(ordenesfab.estado, { body: { ids: [id], estado: 'lanzada' } })
  expect(await espera(pronto)).toEqual([0, 2, 2])
  const de = (await celda()).lineas.find(({ pedidoId }) => pedidoId === pronto)?.pedidoLineaId ?? 0
  await admin.call(reparto.mover, { body: { talla: TALLA, cantidad: 1, de, a: null, ordenId: id } })
  const cortadas = [{ colorId, tallasCantidades: [{ talla: TALLA, cantidad: 6 }] }]
  await admin.call(ordenesfab.cortar, { params: { id }, body: { lineas: cortadas, motivo: 'Sobraba tela' } })
  expect([await espera(pronto), await espera(tarde)]).toEqual([
    [0, 4, 0],
    [0, 1, 3],
  ])
  expect((await celda()).ordenes.find(({ ordenId }) => ordenId === id)).toMatchObject({ pendiente: 6, libres: 1 })
})

test('what an order no longer brings is nobody’s, nor what a cancelled one awaited', async () => {
  const f = await pedir('programacion', 4)
  const lineas = [{ colorId, tallasCantidades: [{ talla: TALLA, cantidad: 40 }] }]
  const id = await admin.call(ordenesfab.create, { body: { modeloId: MODELO, tallerId, lineas } })
  await admin.call(ordenesfab.estado, { body: { ids: [id], estado: 'lanzada' } })
  expect((await espera(f))?.[1]).toBe(4)
  await admin.call(pedidos.situacion, { body: { ids: [f], situacion: 'cancelado' } })
  const deLaOrden = async () =>
    (await celda()).lineas.flatMap(({ llegan }) => llegan.filter((una) => una.ordenId === id))
  await admin.call(ordenesfab.estado, { body: { ids: [id], estado: 'anulada' } })
  expect(await deLaOrden()).toEqual([])
})

test('an order that asks for less while its garments come has no more than it asks for', async () => {
  await enExistencias(t.house.db, 0, sql`modelo_id = ${MODELO}`)
  const id = await pedir('programacion', 6, { fechaEntregaDesde: '2026-12-01', fechaEntregaHasta: '2026-12-31' })
  const orden = await lanzar(6)
  await mientrasSeEspera(t, sql`select id from asignaciones where orden_id = ${orden} for update`, [
    () => recibir(orden, 6),
    () => admin.call(pedidos.update, { params: { id }, body: { clienteId, lineas: [linea(2)] } }),
  ])
  expect(await espera(id)).toEqual([2, 0, 0])
})

test('who serves holds the first of the cells before the others: who receives them never waits in a ring', async () => {
  const OTRA = '40'
  const tallas = (n: number, m: number) => [
    { talla: TALLA, cantidad: n },
    { talla: OTRA, cantidad: m },
  ]
  const lineas = [{ modeloId: MODELO, colorId, tallasCantidades: tallas(5, 3) }]
  const id = await admin.call(pedidos.create, { body: { clienteId, tipo: 'programacion', lineas } })
  const pedido = await admin.call(pedidos.get, { params: { id } })
  const linea = pedido.lineas[0]?.id ?? 0
  const deLaCelda = (talla: string) => sql`modelo_id = ${MODELO} and color_id = ${colorId} and talla = ${talla}`
  for (const { talla, cantidad } of tallas(5, 3)) {
    await enExistencias(t.owner, 20, deLaCelda(talla))
    const cambio = { modeloId: MODELO, colorId, talla, cantidad, de: null, a: linea, ordenId: null }
    await admin.call(reparto.mover, { body: cambio })
  }
  const bloquear = (talla: string, como = sql``) =>
    sql`select id from modelo_variantes where ${deLaCelda(talla)} for update ${como}`
  let sale: Promise<unknown> | undefined
  await t.owner.transaction(async (db) => {
    await db.execute(bloquear(TALLA))
    const entrega = { lineas: [{ lineaId: linea, tallasCantidades: tallas(5, 2) }] }
    sale = admin.call(pedidos.entrega, { params: { id }, body: entrega })
    await expect
      .poll(async () => (await t.owner.execute(sql`select from pg_locks where not granted`)).rows.length)
      .toBeGreaterThan(0)
    await db.execute(bloquear(OTRA, sql`nowait`))
  })
  await sale
  expect(await admin.call(pedidos.get, { params: { id } })).toMatchObject({ servidas: 7, situacion: 'parcial' })
})

test.each([
  [
    'an order of manufacture is closed',
    (orden: number) => admin.call(ordenesfab.cerrar, { params: { id: orden }, body: { nota: 'Basta' } }),
  ],
  [
    'a shelf is counted',
    () => {
      const celdas = [{ modeloId: MODELO, colorId, talla: TALLA, habia: 20, contadas: 0 }]
      return admin.call(recuentos.create, { body: { lugar: 'almacen', nota: '', celdas } as never })
    },
  ],
])('while %s, who is being served is awaited before anything of theirs is held', async (_, hacer) => {
  await enExistencias(t.owner, 20, sql`modelo_id = ${MODELO} and color_id = ${colorId} and talla = ${TALLA}`)
  const id = await pedir('programacion', 30)
  const orden = await lanzar(30)
  await recibir(orden, 1)
  const { lineas } = await admin.call(pedidos.get, { params: { id } })
  const deCasa = {
    modeloId: MODELO,
    colorId,
    talla: TALLA,
    cantidad: 3,
    de: null,
    a: lineas[0]?.id ?? 0,
    ordenId: null,
  }
  await admin.call(reparto.mover, { body: deCasa }).catch(() => undefined)
  let hecho: Promise<unknown> | undefined
  await t.owner.transaction(async (db) => {
    await db.execute(sql`select id from pedidos where id = ${id} for no key update`)
    hecho = hacer(orden).catch((error) => error)
    await expect
      .poll(async () => (await t.owner.execute(sql`select from pg_locks where not granted`)).rows.length)
      .toBeGreaterThan(0)
    await db.execute(sql`select id from asignaciones where modelo_id = ${MODELO} for update nowait`)
    await db.execute(sql`select id from modelo_variantes where modelo_id = ${MODELO} for update nowait`)
  })
  await hecho
})

test('of two who hand out the same garments the second sees what has become of them', async () => {
  await enExistencias(t.house.db, 500, sql`modelo_id = ${MODELO} and color_id = ${colorId} and talla = ${TALLA}`)
  const e = await pedir('programacion', 4)
  const a = (await celda()).lineas.find(({ pedidoId }) => pedidoId === e)?.pedidoLineaId ?? 0
  const body = { talla: TALLA, cantidad: 1, de: null, a, ordenId: null }
  const antes = (await admin.call(reparto.previsualizar, { body })).map((una) => una.antes)
  const mover = () => admin.call(reparto.mover, { body: { ...body, antes } })
  const dos = await Promise.allSettled([mover(), mover()])
  const [negada] = dos.flatMap((una) => (una.status === 'rejected' ? [una.reason] : []))
  expect(negada).toMatchObject({ status: 409 })
  expect(await espera(e)).toEqual([1, 0, 3])
  await admin.call(pedidos.situacion, { body: { ids: [e], situacion: 'cancelado' } })
})
