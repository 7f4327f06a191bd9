import { movimientos } from '@telar/contract/almacen/movimientos'
import { modelos } from '@telar/contract/catalogo/modelos'
import { facturas } from '@telar/contract/facturacion/facturas'
import { entregas } from '@telar/contract/ventas/entregas'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { enExistencias } from '../../testing/existencias.ts'
import { casaQueFactura } from '../../testing/factura.ts'
import { textoDePdf } from '../../testing/papel.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let clienteId: number
let colorId: number
const MODELO = 1

beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
  clienteId = await clientePara(t, 'cliente@telar.test')
  await enExistencias(t.house.db, 20)
  admin = await t.as('admin@telar.test')
  const { rows } = await t.house.db.execute<{ id: number }>(
    sql`select min(color_id) as id from modelo_variantes where modelo_id = ${MODELO}`,
  )
  colorId = rows[0]?.id ?? 0
})
afterAll(() => t.close())

const en = async (talla: string) => {
  const { rows } = await t.house.db.execute<{ stock: number; segunda: number }>(sql`
    select stock, segunda from modelo_variantes
    where modelo_id = ${MODELO} and color_id = ${colorId} and talla = ${talla}`)
  return rows[0]
}
const linea = (talla: string, cantidad: number) => ({
  ...{ modeloId: MODELO, colorId, tallasCantidades: [{ talla, cantidad }] },
})
const emitir = (id: number) => admin.call(facturas.emitir, { body: { ids: [id] } })

/** An issued invoice of an order that leaves with it. */
async function facturado(talla: string, cantidad: number): Promise<number> {
  const lineas = [linea(talla, cantidad)]
  const pedidoId = await admin.call(pedidos.create, { body: { clienteId, lineas } })
  const borrador = await admin.call(facturas.fromPedido, { params: { id: pedidoId }, query: {} })
  return admin.call(facturas.create, { body: { clienteId, lineas: borrador.lineas, emitir: true } })
}

/** A draft that takes back so many of it. */
async function devolucion(id: number, cantidad: number, mercancia: 'nada' | 'almacen' | 'segunda'): Promise<number> {
  const { id: draft } = await admin
    .call(facturas.rectificar, { params: { id }, body: { motivo: 'Devolución' } })
    .then((nueva) => ({ id: nueva }))
  const factura = await admin.call(facturas.get, { params: { id: draft } })
  const lineas = factura.lineas.map(({ tallasCantidades, ...una }) => ({
    ...una,
    tallasCantidades: tallasCantidades.map(({ talla }) => ({ talla, cantidad: -cantidad })),
  }))
  const { tipo, tipoRectificativa, rectifica, motivoRectificacion } = factura
  await admin.call(facturas.update, {
    params: { id: draft },
    body: {
      ...{ clienteId, tipo, tipoRectificativa, motivoRectificacion, lineas, mercancia },
      rectifica: rectifica.map((una) => una.id),
    },
  })
  return draft
}

test('what a correction takes back comes to the place that was said, and only then', async () => {
  const id = await facturado('38', 5)
  expect(await en('38')).toEqual({ stock: 15, segunda: 0 })
  await emitir(await devolucion(id, 1, 'nada'))
  expect(await en('38')).toEqual({ stock: 15, segunda: 0 })
  await emitir(await devolucion(id, 2, 'almacen'))
  await emitir(await devolucion(id, 1, 'segunda'))
  expect(await en('38')).toEqual({ stock: 17, segunda: 1 })
})

test('no more comes back than left', async () => {
  const id = await facturado('40', 2)
  await emitir(await devolucion(id, 1, 'almacen'))
  const otra = await devolucion(id, 2, 'almacen')
  await expect(emitir(otra)).rejects.toMatchObject({ messages: [expect.stringContaining('solo se entregaron 1')] })
})

test('an invoice without an order moves garments when the clerk says so, and an annulled one has moved none', async () => {
  const lineas = [linea('42', 4)]
  const antes = await en('42')
  const quieta = await admin.call(facturas.create, { body: { clienteId, lineas, emitir: true } })
  expect(await en('42')).toEqual(antes)
  const id = await admin.call(facturas.create, { body: { clienteId, lineas, mercancia: 'almacen', emitir: true } })
  expect(await en('42')).toEqual({ stock: (antes?.stock ?? 0) - 4, segunda: 0 })
  await admin.call(facturas.anular, { params: { id }, body: { motivo: 'Por error' } })
  expect(await en('42')).toEqual(antes)
  expect(await admin.call(facturas.get, { params: { id: quieta } })).toMatchObject({ mercancia: 'nada' })
})

test('what is not there cannot be sold', async () => {
  const body = { clienteId, lineas: [linea('44', 21)], mercancia: 'almacen' as const, emitir: true }
  await expect(admin.call(facturas.create, { body })).rejects.toMatchObject({
    messages: [expect.stringMatching(/1215 Negro 44 \(20\)/)],
  })
})

test('garments with a fault are found, sold at their own price, and said to be so', async () => {
  const talla = '42'
  await admin.call(movimientos.calidad, {
    body: {
      ...{ de: 'almacen', a: 'segunda', motivo: 'Tara' },
      celdas: [{ modeloId: MODELO, colorId, talla, cantidad: 3 }],
    },
  })
  const filtro = { field: 'segundas', operator: 'gt' as const, value: 0 }
  const { data } = await admin.call(modelos.search, { body: { advancedFilter: filtro } })
  expect(data.map(({ id }) => id)).toEqual([MODELO])

  const modelo = await admin.call(modelos.get, { params: { id: MODELO } })
  const nueva = (mercancia: 'almacen' | 'segunda') =>
    admin.call(facturas.newLinea, { body: { clienteId, modeloId: MODELO, colorId, mercancia } })
  expect((await nueva('almacen')).precio).toBe(modelo.precioMayor)
  expect((await nueva('segunda')).precio).toBe(modelo.segundaA)
  expect(modelo.segundaA).toBe(Math.round(modelo.precioMayor * 50) / 100)
  const { numero, nombre, modeloTipoId, temporadaId, descripcion, cuidados, tallas, precioMayor } = modelo
  await admin.call(modelos.update, {
    params: { id: MODELO },
    body: {
      ...{ numero, nombre, modeloTipoId, temporadaId, descripcion, cuidados, tallas, precioMayor },
      precioSegunda: 7.5,
    },
  })

  const antes = await en(talla)
  const id = await admin.call(facturas.create, {
    body: { clienteId, mercancia: 'segunda', lineas: [linea(talla, 2)], emitir: true },
  })
  expect(await en(talla)).toEqual({ stock: antes?.stock, segunda: (antes?.segunda ?? 0) - 2 })
  const { lineas } = await admin.call(facturas.get, { params: { id } })
  expect(lineas[0]).toMatchObject({ precio: 7.5, importe: 15 })
  expect(lineas[0]?.descripcion).toMatch(/, segunda calidad$/)
  const [pagina] = await textoDePdf(await admin.call(facturas.pdf, { params: { id } }))
  expect(pagina).toContain('Negro, segunda calidad')
  await expect(
    admin.call(facturas.create, {
      body: { clienteId, mercancia: 'segunda', lineas: [linea(talla, 9)], emitir: true },
    }),
  ).rejects.toMatchObject({ messages: [expect.stringMatching(/42 \(1\)/)] })
})

test('what an order has no more of is said while the invoice is written, in the words in which it is refused', async () => {
  const pedidoId = await admin.call(pedidos.create, { body: { clienteId, lineas: [linea('38', 2)] } })
  const borrador = await admin.call(facturas.fromPedido, { params: { id: pedidoId }, query: {} })
  const con = (...tallasCantidades: { talla: string; cantidad: number }[]) => ({
    clienteId,
    lineas: borrador.lineas.map((una) => ({ ...una, tallasCantidades })),
  })
  const avisos = async (body: ReturnType<typeof con>) => (await admin.call(facturas.total, { body })).avisos
  expect(await avisos(con({ talla: '38', cantidad: 2 }))).toEqual([])
  for (const [mal, quedan] of [
    [con({ talla: '38', cantidad: 3 }), 'talla 38, quedan 2 por facturar'],
    [con({ talla: '38', cantidad: 1 }, { talla: '40', cantidad: 1 }), 'talla 40, quedan 0 por facturar'],
  ] as const) {
    const [aviso] = await avisos(mal)
    expect(aviso).toMatchObject({ linea: 0, mensaje: expect.stringContaining(quedan) })
    await expect(admin.call(facturas.create, { body: { ...mal, emitir: true } })).rejects.toMatchObject({
      messages: [aviso?.mensaje],
    })
  }
})

test('what left with a note that was undone stays in its order, in words', async () => {
  const { rows } = await t.house.db.execute<{ id: number }>(
    sql`select max(color_id) as id from modelo_variantes where modelo_id = ${MODELO}`,
  )
  const lineas = [linea('40', 1), { ...linea('40', 1), colorId: rows[0]?.id ?? 0 }]
  const pedidoId = await admin.call(pedidos.create, { body: { clienteId, lineas } })
  const borrador = await admin.call(facturas.fromPedido, { params: { id: pedidoId }, query: {} })
  const id = await admin.call(facturas.create, { body: { clienteId, lineas: borrador.lineas, emitir: true } })
  const quitar = () =>
    admin.call(pedidos.update, { params: { id: pedidoId }, body: { clienteId, lineas: [linea('40', 1)] } })
  await expect(quitar()).rejects.toMatchObject({ status: 400 })
  await admin.call(facturas.anular, { params: { id }, body: { motivo: 'Por error' } })
  const [nota] = (await admin.call(pedidos.get, { params: { id: pedidoId } })).entregas
  await admin.call(entregas.deshacer, { params: { id: nota?.id ?? 0 }, body: { motivo: 'Por error' } })
  await expect(quitar()).rejects.toMatchObject({ messages: [expect.stringContaining('albarán')] })
  await expect(admin.call(pedidos.remove, { body: [pedidoId] })).rejects.toMatchObject({ status: 409 })
})

test('a line of an order that only an annulled invoice names can go', async () => {
  const lineas = [linea('42', 1), linea('44', 1)]
  const pedidoId = await admin.call(pedidos.create, { body: { clienteId, lineas, tipo: 'programacion' } })
  const id = await admin.call(facturas.create, {
    body: { clienteId, emitir: true, lineas: [{ descripcion: 'Anticipo', cantidad: 1, precio: 10 }] },
  })
  await admin.call(facturas.anular, { params: { id }, body: { motivo: 'Por error' } })
  const suya = sql`(select min(id) from pedido_lineas where pedido_id = ${pedidoId})`
  await t.owner.execute(sql`alter table factura_lineas disable trigger inmutable`)
  await t.owner.execute(sql`update factura_lineas set pedido_linea_id = ${suya} where factura_id = ${id}`)
  await t.owner.execute(sql`alter table factura_lineas enable trigger inmutable`)
  await admin.call(pedidos.remove, { body: [pedidoId] })
  expect((await admin.call(facturas.get, { params: { id } })).lineas).toMatchObject([
    { cantidad: 1, pedidoLineaId: null },
  ])
})

test.each(['closed', 'taken away'])(
  'an order whose rest is %s when all that left is invoiced waits for no invoice',
  async (how) => {
    const lineas = [
      {
        ...linea('44', 2),
        tallasCantidades: [
          { talla: '42', cantidad: 1 },
          { talla: '44', cantidad: 1 },
        ],
      },
    ]
    const id = await admin.call(pedidos.create, { body: { clienteId, lineas } })
    const lineaId = (await admin.call(pedidos.get, { params: { id } })).lineas[0]?.id ?? 0
    await admin.call(pedidos.entrega, { params: { id }, body: { lineas: [{ lineaId, ...linea('42', 1) }] } })
    const borrador = await admin.call(facturas.fromPedido, { params: { id }, query: { servido: 'true' } })
    await admin.call(facturas.create, { body: { clienteId, lineas: borrador.lineas, emitir: true } })
    const { situacion, version } = await admin.call(pedidos.get, { params: { id } })
    expect(situacion).toBe('parcial')
    if (how === 'closed') await admin.call(pedidos.cerrar, { params: { id }, body: {} })
    else await admin.call(pedidos.update, { params: { id }, body: { clienteId, version, lineas: [linea('42', 1)] } })
    expect((await admin.call(pedidos.get, { params: { id } })).situacion).toBe('facturado')
  },
)
