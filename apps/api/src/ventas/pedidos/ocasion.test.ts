import { movimientos } from '@telar/contract/almacen/movimientos'
import { colores } from '@telar/contract/catalogo/colores'
import { modelos } from '@telar/contract/catalogo/modelos'
import { webmodelos } from '@telar/contract/catalogo/webmodelos'
import { grupos } from '@telar/contract/clientes/grupos'
import { devoluciones } from '@telar/contract/facturacion/devoluciones'
import { facturas } from '@telar/contract/facturacion/facturas'
import { entregas } from '@telar/contract/ventas/entregas'
import { oleadas } from '@telar/contract/ventas/oleadas'
import { pedidos } from '@telar/contract/ventas/pedidos'
import type { EnCasa } from '@telar/domain/almacen/movimiento'
import { SIN_TEXTOS } from '@telar/domain/idioma'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { run } from '../../db/rows.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { imagenesTable } from '../../db/schema/casa/imagenes.ts'
import { modeloFotosTable, modeloVariantesTable as v } from '../../db/schema/catalogo/modelos.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { entregaLineasTable, entregasTable } from '../../db/schema/ventas/entregas.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { enExistencias } from '../../testing/existencias.ts'
import { casaQueFactura } from '../../testing/factura.ts'
import { textoDePdf } from '../../testing/papel.ts'

const ALBA = 1
let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let elegido: typeof admin
let otro: typeof admin
let clienteId: number
let otroId: number
let nadie: typeof admin
let grupoId: number
let colorId: number
let talla: string
let precioMayor: number

beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
  await casaQueFactura(t)
  await t.house.db.update(appSettingsTable).set({ portes: [], pedidoMinimo: 500 })
  grupoId = await admin.call(grupos.create, {
    body: { nombre: 'Liquidadores', segundasEnTienda: true, segundaPorCiento: 40 },
  })
  clienteId = await clientePara(t, 'cliente@telar.test', { grupoId })
  otroId = await clientePara(t, 'porto@telar.test')
  elegido = await t.as('cliente@telar.test')
  otro = await t.as('porto@telar.test')
  nadie = await t.as()
  const modelo = await admin.call(modelos.get, { params: { id: ALBA } })
  ;({ colorId, talla } = modelo.variantes[0] as { colorId: number; talla: string })
  precioMayor = modelo.precioMayor
  await enExistencias(t.house.db, 20, sql`v.modelo_id = ${ALBA}`)
  const [imagen] = await t.house.db
    .insert(imagenesTable)
    .values({ ancho: 1000, alto: 1250, formato: 'jpg' })
    .returning({ id: imagenesTable.id })
  await t.house.db
    .insert(modeloFotosTable)
    .values({ modeloId: ALBA, colorId, imagenId: imagen?.id ?? 0, alt: SIN_TEXTOS })
  for (const [a, cantidad] of [['segunda', 6] as const, ['outlet', 3] as const])
    await admin.call(movimientos.calidad, {
      body: { de: 'almacen', a, motivo: 'Ocasión', celdas: [{ modeloId: ALBA, colorId, talla, cantidad }] },
    })
})
beforeEach(() => t.house.db.update(clientesTable).set({ grupoId }).where(eq(clientesTable.id, clienteId)))
afterAll(() => t.close())

const hay = async () => {
  const { stock, segunda, outlet, reservado, reservadoSegunda, reservadoOutlet } = v
  const [celda] = await t.house.db
    .select({ stock, segunda, outlet, reservado, reservadoSegunda, reservadoOutlet })
    .from(v)
    .where(sql`${v.modeloId} = ${ALBA} and ${v.colorId} = ${colorId} and ${v.talla} = ${talla}`)
  return celda
}
const lineas = (cantidad: number) => [{ modeloId: ALBA, colorId, tallasCantidades: [{ talla, cantidad }] }]
const pedir = (quien: typeof admin, lugar: EnCasa, cantidad: number) =>
  quien.call(pedidos.web, { body: { lugar, lineas: lineas(cantidad) } })
const ver = (id: number) => admin.call(pedidos.get, { params: { id } })
const cuadra = async () => {
  for (const { nombre, sql: regla } of t.house.invariantes)
    expect([nombre, (await t.house.db.execute(regla)).rows]).toEqual([nombre, []])
}
const servir = async (id: number, cantidad: number) => {
  const lineaId = (await ver(id)).lineas[0]?.id ?? 0
  await admin.call(pedidos.entrega, {
    params: { id },
    body: { lineas: [{ lineaId, tallasCantidades: [{ talla, cantidad }] }] },
  })
  const [entrega] = await t.house.db
    .select({ id: entregasTable.id })
    .from(entregasTable)
    .where(eq(entregasTable.pedidoId, id))
    .orderBy(sql`id desc`)
    .limit(1)
  return entrega?.id ?? 0
}

test('those for whom the house chose see what there is, at their price and why; nobody else does', async () => {
  const { modelos: suyos } = await elegido.call(pedidos.ocasion, {})
  const precio = Math.round(precioMayor * 40) / 100
  expect(suyos).toMatchObject([
    {
      lugar: 'outlet',
      modeloId: ALBA,
      precioMayor,
      precio,
      colores: [{ colorId, imagen: { ancho: 1000 }, tallas: [{ talla, libre: 3 }] }],
    },
    { lugar: 'segunda', modeloId: ALBA, precio, colores: [{ colorId, tallas: [{ talla, libre: 6 }] }] },
  ])
  expect(suyos[0]?.porque).toMatch(/segunda y outlet −60 %/)
  expect(await otro.call(pedidos.ocasion, {})).toEqual({ modelos: [] })
  expect(await admin.call(pedidos.ocasion, {})).toEqual({ modelos: [] })
  await expect(nadie.call(pedidos.ocasion, {})).rejects.toThrow()
  const dichas = [
    await nadie.call(webmodelos.getAll, {}),
    await nadie.call(webmodelos.get, { params: { id: ALBA } }),
    await elegido.call(webmodelos.getAllAuth, {}),
    await otro.call(webmodelos.getAuth, { params: { id: ALBA } }),
  ]
  for (const dicha of dichas) expect(JSON.stringify(dicha)).not.toMatch(/segunda|outlet|ocasion/i)
})

test.each([
  ['of a customer without a group', { grupoId: null }, {}],
  ['of a group to whom they are sold elsewhere', { notas: '' }, { segundasEnTienda: false }],
  ['of a group to whom they are not sold', { notas: '' }, { segundas: false }],
])('an order in the shop %s is refused', async (_, deCliente, deGrupo) => {
  await t.house.db.update(clientesTable).set(deCliente).where(eq(clientesTable.id, clienteId))
  const { version, ...grupo } = await admin.call(grupos.get, { params: { id: grupoId } })
  await admin.call(grupos.update, { params: { id: grupoId }, body: { ...grupo, ...deGrupo, version } })
  const antes = await hay()
  expect(await elegido.call(pedidos.ocasion, {})).toEqual({ modelos: [] })
  await expect(pedir(elegido, 'segunda', 1)).rejects.toMatchObject({ fields: { lugar: expect.anything() } })
  const ahora = await admin.call(grupos.get, { params: { id: grupoId } })
  await admin.call(grupos.update, { params: { id: grupoId }, body: { ...grupo, version: ahora.version } })
  expect(await hay()).toEqual(antes)
})

test.each(['segunda', 'outlet'] as const)(
  '%s: kept, changed, served, undone, invoiced and given back where they lay',
  async (lugar) => {
    const reserva = lugar === 'segunda' ? 'reservadoSegunda' : 'reservadoOutlet'
    const antes = await hay()
    const id = await pedir(elegido, lugar, 2)
    expect(await ver(id)).toMatchObject({ lugar, tipo: 'servicio', prendas: 2 })
    expect(await hay()).toEqual({ ...antes, [reserva]: 2 })
    const libre = (antes?.[lugar] ?? 0) - 2
    await expect(pedir(elegido, lugar, libre + 1)).rejects.toThrow()
    await expect(
      admin.call(movimientos.calidad, {
        body: {
          de: lugar,
          a: 'almacen',
          motivo: 'No',
          celdas: [{ modeloId: ALBA, colorId, talla, cantidad: libre + 1 }],
        },
      }),
    ).rejects.toMatchObject({ messages: [expect.stringContaining(`(${libre})`)] })
    await cuadra()

    const { version } = await ver(id)
    const cambio = { clienteId, version, lugar: 'almacen' as const, lineas: lineas(3) }
    await admin.call(pedidos.update, { params: { id }, body: cambio })
    expect(await ver(id)).toMatchObject({ lugar, prendas: 3, lineas: [{ porque: [{ clase: 'segunda' }] }] })
    expect(await hay()).toEqual({ ...antes, [reserva]: 3 })
    await admin.call(pedidos.situacion, { body: { ids: [id], situacion: 'confirmado' } })
    expect((await admin.call(oleadas.candidatos, { body: {} })).map((uno) => uno.id)).not.toContain(id)
    await expect(admin.call(oleadas.create, { body: { pedidoIds: [id] } })).rejects.toThrow(/ocasion|segundas/)
    const [papel] = await textoDePdf(await admin.call(pedidos.pdf, { params: { id } }))
    expect(papel).toContain(lugar === 'segunda' ? 'Segunda' : 'Outlet')

    const entregaId = await servir(id, 3)
    expect(await hay()).toEqual({ ...antes, [lugar]: (antes?.[lugar] ?? 0) - 3 })
    await cuadra()
    await admin.call(entregas.deshacer, { params: { id: entregaId }, body: { motivo: 'Por error' } })
    expect(await hay()).toEqual({ ...antes, [reserva]: 3 })
    await cuadra()

    const servida = await servir(id, 3)
    const { servido: _, ...borrador } = await admin.call(facturas.fromPedido, { params: { id }, query: {} })
    expect(borrador.lineas[0]?.precio).toBe(Math.round(precioMayor * 40) / 100)
    const facturaId = await admin.call(facturas.create, { body: { ...borrador, emitir: true } })
    const factura = await admin.call(facturas.get, { params: { id: facturaId } })
    const comoSegunda = factura.lineas[0]?.descripcion.includes('segunda calidad')
    expect(comoSegunda).toBe(lugar === 'segunda')
    expect(await hay()).toEqual({ ...antes, [lugar]: (antes?.[lugar] ?? 0) - 3 })
    await cuadra()

    const [linea] = await t.house.db.select().from(entregaLineasTable).where(eq(entregaLineasTable.entregaId, servida))
    const devolucionId = await elegido.call(devoluciones.solicitar, {
      body: { entregaId: servida, lineas: [{ entregaLineaId: linea?.id ?? 0, cantidad: 2, motivo: 'sobrante' }] },
    })
    const vuelta = await admin.call(devoluciones.get, { params: { id: devolucionId } })
    const [deVuelta] = vuelta.lineas
    await admin.call(devoluciones.aprobar, {
      params: { id: devolucionId },
      body: { version: vuelta.version, lineas: [{ id: deVuelta?.id ?? 0, aprobada: 2 }] },
    })
    await admin.call(devoluciones.recibir, {
      params: { id: devolucionId },
      body: { lineas: [{ id: deVuelta?.id ?? 0, almacen: 1, segunda: 0, arreglo: 1 }] },
    })
    await admin.call(devoluciones.arreglar, {
      params: { id: devolucionId },
      body: { lineaId: deVuelta?.id ?? 0, cantidad: 1, a: 'almacen' },
    })
    expect(await hay()).toEqual({ ...antes, [lugar]: (antes?.[lugar] ?? 0) - 1 })
    const abono = await admin.call(devoluciones.abonar, { params: { id: devolucionId } })
    await admin.call(facturas.emitir, { body: { ids: [abono] } })
    await cuadra()
  },
)

test('a credit note that brings garments of such an order back brings them among those they came from', async () => {
  const antes = await hay()
  const id = await pedir(elegido, 'segunda', 1)
  await admin.call(pedidos.situacion, { body: { ids: [id], situacion: 'confirmado' } })
  await servir(id, 1)
  const { servido: _, ...borrador } = await admin.call(facturas.fromPedido, { params: { id }, query: {} })
  const facturaId = await admin.call(facturas.create, { body: { ...borrador, emitir: true } })
  const abono = await admin.call(facturas.rectificar, {
    params: { id: facturaId },
    body: { motivo: 'Vuelve', mercancia: 'almacen' },
  })
  await admin.call(facturas.emitir, { body: { ids: [abono] } })
  expect(await hay()).toEqual(antes)
  await cuadra()
})

test('the staff order them for whoever may have them; closing the order gives them back', async () => {
  const antes = await hay()
  const para = (id: number, extra: object = {}) =>
    admin.call(pedidos.create, { body: { clienteId: id, lugar: 'segunda', lineas: lineas(1), ...extra } })
  await expect(para(clienteId, { tipo: 'programacion' })).rejects.toMatchObject({
    fields: { lugar: expect.anything() },
  })
  const ids = [await para(clienteId), await para(otroId)]
  expect((await hay())?.reservadoSegunda).toBe((antes?.reservadoSegunda ?? 0) + 2)
  for (const id of ids) await admin.call(pedidos.cerrar, { params: { id }, body: {} })
  expect(await hay()).toEqual(antes)
  expect(
    await elegido.call(pedidos.entradaWeb, { body: { pedidoId: await pedir(elegido, 'outlet', 1) } }),
  ).toMatchObject({
    items: [],
    avisos: [expect.stringContaining('outlet')],
  })
  await cuadra()
})

test('what costs more than where it was looked at is not ordered; what costs less is', async () => {
  const { modelos: vistos } = await elegido.call(pedidos.ocasion, {})
  const precio = vistos.find(({ lugar }) => lugar === 'segunda')?.precio ?? 0
  const por = (importe: number) => elegido.call(pedidos.web, { body: { lugar: 'segunda', lineas: lineas(1), importe } })
  const antes = await hay()
  await expect(por(precio - 1)).rejects.toMatchObject({
    messages: [expect.stringMatching(/^Los precios han cambiado: .* Mírelo otra vez/)],
  })
  expect(await hay()).toEqual(antes)
  const id = await por(precio + 1)
  expect((await ver(id)).lineas[0]?.precio).toBe(precio)
})

test('two who order the last one at once: one has it', async () => {
  const { segunda = 0, reservadoSegunda = 0 } = (await hay()) ?? {}
  const todas = segunda - reservadoSegunda
  const hechos = await Promise.allSettled([1, 2, 3].map(() => pedir(elegido, 'segunda', todas)))
  expect(hechos.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await cuadra()
})

test('a merged colour keeps what was ordered of it', async () => {
  const antes = await hay()
  const { rows } = await t.house.db.execute<{ id: number }>(
    sql`select id from colores where id not in (select color_id from modelo_variantes where modelo_id = ${ALBA}) limit 1`,
  )
  const destinoId = rows[0]?.id ?? 0
  await admin.call(colores.merge, { body: { destinoId, origenIds: [colorId] } })
  colorId = destinoId
  expect(await hay()).toEqual(antes)
  await cuadra()
})

test('the database refuses to promise more than there is', async () => {
  const mas = sql`update modelo_variantes set reservado_segunda = segunda + 1 where modelo_id = ${ALBA}`
  await expect(run(t.house.db, mas)).rejects.toThrow()
})
