import { modelos } from '@telar/contract/catalogo/modelos'
import { temporadas } from '@telar/contract/catalogo/temporadas'
import { ventanas } from '@telar/contract/catalogo/ventanas'
import { reparto } from '@telar/contract/produccion/reparto'
import { cart } from '@telar/contract/ventas/cart'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { plazos } from '@telar/contract/ventas/plazos'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { textoDePdf } from '../../testing/papel.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let tienda: Awaited<ReturnType<TestApp['as']>>
let clienteId: number
let temporadaId: number
let ahora = new Date('2026-12-01T10:00:00Z')

beforeAll(async () => {
  t = await testApp({}, () => ahora)
  admin = await t.as('admin@telar.test')
  clienteId = await clientePara(t, 'cliente@telar.test')
  tienda = await t.as('cliente@telar.test')
  temporadaId = (await admin.call(modelos.get, { params: { id: 1 } })).temporadaId
})
afterAll(() => t.close())

const nombre = (es: string) => ({ es, en: es, pt: es, ca: es })
const ventana = (datos: object = {}) => ({
  ...{ temporadaId, nombre: nombre('Primera'), desde: '2027-02-01', hasta: '2027-02-28', cierre: null },
  ...datos,
})
async function conVentana(modeloId: number, ventanaId: number | null): Promise<void> {
  const { version, ...modelo } = await admin.call(modelos.get, { params: { id: modeloId } })
  const { numero, nombre: dicho, modeloTipoId, tallas, precioMayor, descripcion, cuidados } = modelo
  const body = {
    ...{ numero, nombre: dicho, modeloTipoId, tallas, precioMayor, descripcion, cuidados },
    ...{ temporadaId, ventanaId, version },
  }
  await admin.call(modelos.update, { params: { id: modeloId }, body: body as never })
}
async function mudar(cambio: object): Promise<void> {
  const { version } = await admin.call(modelos.get, { params: { id: 2 } })
  await admin.call(modelos.cambiar, { body: { filas: [{ id: 2, version, ...cambio }] } })
}
async function celda(modeloId: number) {
  const { variantes } = await admin.call(modelos.get, { params: { id: modeloId } })
  const { colorId = 0, talla = '' } = variantes.find(({ disponibleWeb }) => disponibleWeb) ?? {}
  return { modeloId, colorId, talla }
}
const linea = async (modeloId: number, cantidad: number) => {
  const { colorId, talla } = await celda(modeloId)
  return { modeloId, colorId, tallasCantidades: [{ talla, cantidad }] }
}

let primera: number
let segunda: number
test('a model leaves with a delivery of its own season, which begins before it ends and takes no orders after', async () => {
  primera = await admin.call(ventanas.create, { body: ventana({ cierre: '2026-12-20' }) })
  segunda = await admin.call(ventanas.create, {
    body: ventana({ nombre: nombre('Segunda'), desde: '2027-03-01', hasta: '2027-03-31' }),
  })
  await expect(admin.call(ventanas.create, { body: ventana({ hasta: '2027-01-01' }) })).rejects.toMatchObject({
    fields: { hasta: ['La entrega no puede acabar antes de empezar.'] },
  })
  await expect(admin.call(ventanas.create, { body: ventana({ cierre: '2027-03-01' }) })).rejects.toMatchObject({
    fields: { cierre: ['No se puede pedir después de que acabe la entrega.'] },
  })
  const otra = await admin.call(temporadas.create, {
    body: { codigo: 'I27', nombre: 'Invierno', fechaInicio: '2027-08-01', fechaFin: '2028-01-31' },
  })
  const ajena = await admin.call(ventanas.create, { body: ventana({ temporadaId: otra }) })
  await expect(conVentana(1, ajena)).rejects.toMatchObject({
    fields: { ventanaId: ['Esa entrega es de otra temporada.'] },
  })
  await conVentana(1, primera)
  await conVentana(2, segunda)
  await mudar({ temporadaId: otra })
  expect((await admin.call(modelos.get, { params: { id: 2 } })).ventanaId).toBeNull()
  await mudar({ temporadaId, ventanaId: segunda })
  const usada = await admin.call(ventanas.remove, { body: { ids: [primera] } }).catch((error) => error)
  expect(usada).toMatchObject({ status: 409 })
})

let pedidoId: number
test('a season order carries the days of each of its deliveries, and says them before it is sent', async () => {
  for (const modeloId of [1, 2])
    await tienda.call(cart.upsertItem, { body: { ...(await celda(modeloId)), cantidad: 8 } })
  const leido = await tienda.call(cart.save, { body: { cart: { tipo: 'programacion' } } })
  expect(leido).toMatchObject({ entregaDesde: '2027-02-01', entregaHasta: '2027-03-31' })
  expect(leido.modelos.map((modelo) => modelo.ventana?.desde)).toEqual(['2027-02-01', '2027-03-01'])
  pedidoId = await tienda.call(cart.toPedido, { body: { aceptaPrecios: true, version: leido.version } })
  const pedido = await tienda.call(pedidos.getUser, { params: { id: pedidoId } })
  expect(pedido).toMatchObject({ fechaEntregaDesde: '2027-02-01', fechaEntregaHasta: '2027-03-31' })
  expect(pedido.lineas.map(({ entregaDesde, entregaHasta }) => [entregaDesde, entregaHasta])).toEqual([
    ['2027-02-01', '2027-02-28'],
    ['2027-03-01', '2027-03-31'],
  ])
})

test('the days of each delivery are printed on the order, and told in its mail', async () => {
  const [papel = ''] = await textoDePdf(await admin.call(pedidos.pdf, { params: { id: pedidoId } }))
  expect(papel).toContain('Entrega del 1 feb 2027 al 28 feb 2027')
  expect(papel).toContain('Entrega del 1 mar 2027 al 31 mar 2027')
  const [correo] = await t.house.db
    .select({ texto: correosTable.texto })
    .from(correosTable)
    .where(sql`${correosTable.sobre} @> array[${`pedidos/${pedidoId}`}]`)
  expect(correo?.texto).toContain(
    'Sale en varias entregas: 8 prendas entre el 1 feb 2027 y el 28 feb 2027; 8 prendas entre el 1 mar 2027 y el 31 mar 2027.',
  )
})

test('days that change between the review and the sending are told, not agreed silently', async () => {
  await tienda.call(cart.upsertItem, { body: { ...(await celda(2)), cantidad: 9 } })
  const { version } = await tienda.call(cart.save, { body: { cart: { tipo: 'programacion' } } })
  const { version: v, ...datos } = await admin.call(ventanas.get, { params: { id: segunda } })
  await admin.call(ventanas.update, { params: { id: segunda }, body: { ...datos, hasta: '2027-04-05', version: v } })
  await expect(tienda.call(cart.toPedido, { body: { aceptaPrecios: true, version } })).rejects.toMatchObject({
    messages: [expect.stringContaining('ha cambiado')],
  })
})

test('on the last day it is ordered, on the day after no longer; from stock always', async () => {
  await tienda.call(cart.save, { body: { cart: { modelos: [], tipo: 'programacion' } } })
  ahora = new Date('2026-12-20T22:30:00Z')
  const { cerradas } = await conCart()
  expect(cerradas).toEqual([])
  ahora = new Date('2026-12-20T23:30:00Z')
  const despues = await conCart()
  expect(despues.cerradas).toEqual([expect.stringMatching(/: los pedidos de temporada se cerraron el 20 dic 2026/)])
  await expect(tienda.call(cart.toPedido, { body: { aceptaPrecios: true } })).rejects.toMatchObject({ status: 400 })
  await expect(
    tienda.call(pedidos.web, { body: { tipo: 'programacion', lineas: [await linea(1, 12)] } }),
  ).rejects.toMatchObject({ status: 400 })
  const deStock = await tienda.call(cart.save, { body: { cart: { tipo: 'servicio' } } })
  expect(deStock.problemas.map(({ codigo }) => codigo)).not.toContain('temporada-cerrada')
  await admin.call(pedidos.create, {
    body: { clienteId, tipo: 'programacion', lineas: [await linea(1, 1)] },
  })
})

async function conCart() {
  const { problemas } = await tienda.call(cart.upsertItem, { body: { ...(await celda(1)), cantidad: 12 } })
  return { cerradas: problemas.filter(({ codigo }) => codigo === 'temporada-cerrada').map(({ mensaje }) => mensaje) }
}

test('who asked for the earlier delivery is served first, whoever ordered first', async () => {
  const { colorId, talla } = await celda(2)
  const lineas = [{ modeloId: 2, colorId, tallasCantidades: [{ talla, cantidad: 1 }] }]
  const tarde = await admin.call(pedidos.create, { body: { clienteId, tipo: 'programacion', lineas } })
  await t.owner.execute(sql`update pedido_lineas set entrega_desde = '2027-09-01' where pedido_id = ${tarde}`)
  const luego = await admin.call(pedidos.create, { body: { clienteId, tipo: 'programacion', lineas } })
  const { celdas } = await admin.call(reparto.get, { params: { id: 2 } })
  const suya = celdas.find((una) => una.colorId === colorId && una.talla === talla)
  const turno = suya?.lineas.map((una) => una.pedidoId) ?? []
  expect(turno.indexOf(luego)).toBeLessThan(turno.indexOf(tarde))
})

test('what comes when is the customer’s own to see, and in the calendar of whoever they give its address', async () => {
  const previstas = await tienda.call(plazos.previstasUser, {})
  expect(previstas.find((una) => una.pedidoId === pedidoId)).toMatchObject({
    ...{ desde: '2027-02-01', hasta: '2027-02-28', prendas: 8 },
  })
  expect(await admin.call(plazos.previstasUser, {})).toEqual([])
  const deOtra = await t.as('porto@telar.test')
  expect((await deOtra.call(plazos.previstasUser, {})).map((una) => una.pedidoId)).not.toContain(pedidoId)
  const { url } = await tienda.call(plazos.enlace, { body: {} })
  const leer = (direccion: string) => t.app.inject({ url: new URL(direccion).pathname })
  const ics = await leer(url)
  expect(ics.headers['content-type']).toContain('text/calendar')
  expect(ics.body).toContain('DTSTART;VALUE=DATE:20270201')
  expect(ics.body).toContain('DTEND;VALUE=DATE:20270301')
  expect(ics.body).not.toMatch(/precio|€/)
  const { url: nueva } = await tienda.call(plazos.enlace, { body: {} })
  expect((await leer(url)).statusCode).toBe(404)
  expect((await leer(nueva)).statusCode).toBe(200)
  await t.owner.execute(sql`update users set is_active = false where email = 'cliente@telar.test'`)
  expect((await leer(nueva)).statusCode).toBe(404)
  await t.owner.execute(sql`update users set is_active = true where email = 'cliente@telar.test'`)
})

test('orders agreed for other days are moved to those that a delivery has now, and say so', async () => {
  expect((await admin.call(plazos.porCambiar, { params: { id: primera } })).pedidos).toBe(0)
  const { version, ...datos } = await admin.call(ventanas.get, { params: { id: primera } })
  await admin.call(ventanas.update, { params: { id: primera }, body: { ...datos, desde: '2027-02-10', version } })
  const { pedidos: n } = await admin.call(plazos.porCambiar, { params: { id: primera } })
  expect(n).toBe(2)
  expect(await admin.call(plazos.cambiar, { params: { id: primera }, body: {} })).toEqual({ pedidos: n })
  const pedido = await tienda.call(pedidos.getUser, { params: { id: pedidoId } })
  expect(pedido.lineas[0]).toMatchObject({ entregaDesde: '2027-02-10', entregaHasta: '2027-02-28' })
  expect(pedido.fechaEntregaDesde).toBe('2027-02-10')
  expect(pedido.hechos.at(-1)?.nota).toContain('10 feb 2027')
  expect((await admin.call(plazos.porCambiar, { params: { id: primera } })).pedidos).toBe(0)
})
