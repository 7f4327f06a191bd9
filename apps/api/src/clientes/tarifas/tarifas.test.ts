import { webmodelos } from '@telar/contract/catalogo/webmodelos'
import { grupos } from '@telar/contract/clientes/grupos'
import { promociones } from '@telar/contract/clientes/promociones'
import { tarifas } from '@telar/contract/clientes/tarifas'
import { facturas } from '@telar/contract/facturacion/facturas'
import { cart } from '@telar/contract/ventas/cart'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { diaDe, masDias } from '@telar/domain/fecha'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'

const DIA = 86_400_000
let ahora = new Date()
const hoy = () => diaDe(ahora)

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let deGrupo: typeof admin
let suelto: typeof admin
let grupoId: number
let clienteId: number
let tarifaId: number
let modeloId: number
let precioMayor: number
let colorId: number
let talla: string

beforeAll(async () => {
  t = await testApp({}, () => ahora)
  admin = await t.as('admin@telar.test')
  await t.house.db.update(appSettingsTable).set({ portes: [], pedidoMinimo: null })
  grupoId = await admin.call(grupos.create, { body: { nombre: 'Cadenas' } })
  clienteId = await clientePara(t, 'cliente@telar.test', { grupoId })
  await clientePara(t, 'porto@telar.test')
  deGrupo = await t.as('cliente@telar.test')
  suelto = await t.as('porto@telar.test')
  const lista = await suelto.call(webmodelos.getAllAuth, {})
  for (const { id } of lista) {
    const { variantes, ventaPorCurva } = await suelto.call(webmodelos.getAuth, { params: { id } })
    const larga = variantes.find(({ libre }) => libre >= 8)
    if (!larga || ventaPorCurva) continue
    modeloId = id
    colorId = larga.colorId
    talla = larga.talla
    break
  }
  precioMayor = lista.find(({ id }) => id === modeloId)?.precioMayor ?? 0
})
afterAll(() => t.close())

const enLista = async (quien: typeof admin) =>
  (await quien.call(webmodelos.getAllAuth, {})).find(({ id }) => id === modeloId)?.suPrecio
const ficha = (quien: typeof admin) => quien.call(webmodelos.getAuth, { params: { id: modeloId } })
const poner = (quien: typeof admin, cantidad: number) =>
  quien.call(cart.upsertItem, { body: { modeloId, colorId, talla, cantidad } })

test('a list is its group’s alone, in the catalogue, the cart, the order and the invoice', async () => {
  expect([await enLista(deGrupo), await enLista(suelto)]).toEqual([undefined, undefined])
  tarifaId = await admin.call(tarifas.create, {
    body: {
      ...{ nombre: 'Cadenas 2027', desde: hoy(), grupoIds: [grupoId] },
      escalas: [{ de: 'modelo', desde: 5, dto: 10 }],
    },
  })
  await admin.call(tarifas.precios, { body: { celdas: [{ tarifaId, modeloId, antes: null, precio: 10 }] } })
  expect([await enLista(deGrupo), await enLista(suelto)]).toEqual([10, undefined])
  expect(await ficha(deGrupo)).toMatchObject({
    ...{ precioMayor, suPrecio: 10 },
    tarifa: { dicho: 'su tarifa', escalas: [{ desde: 5, precio: 9 }] },
  })
  const deOtro = await ficha(suelto)
  expect(deOtro.suPrecio).toBeUndefined()
  expect(deOtro.tarifa).toBeUndefined()
  const nadie = await t.as()
  const publico = JSON.stringify([
    await nadie.call(webmodelos.getAll, {}),
    await nadie.call(webmodelos.get, { params: { id: modeloId } }),
  ])
  expect(publico).not.toMatch(/precio|tarifa|Cadenas/i)

  expect((await poner(deGrupo, 4)).modelos[0]).toMatchObject({ precio: 10, porque: 'su tarifa', importe: 40 })
  const mas = await poner(deGrupo, 5)
  expect(mas.modelos[0]).toMatchObject({ precio: 9, porque: 'su tarifa, −10 % desde 5', importe: 45 })
  expect(mas.problemas).toEqual([])
  expect((await poner(suelto, 5)).modelos[0]).toMatchObject({ precio: precioMayor, porque: '' })
  const id = await deGrupo.call(cart.toPedido, { body: {} })
  const pedido = await admin.call(pedidos.get, { params: { id } })
  expect(pedido.lineas[0]).toMatchObject({ precio: 9, dto: 0, porque: [{ clase: 'tarifa' }, { clase: 'escala' }] })
  expect(JSON.stringify(await deGrupo.call(pedidos.getUser, { params: { id } }))).not.toContain('Cadenas')

  const lineas = [{ modeloId, colorId, tallasCantidades: [{ talla, cantidad: 1 }] }]
  const deMano = await admin.call(pedidos.create, { body: { clienteId, lineas, tipo: 'programacion' } })
  expect((await admin.call(pedidos.get, { params: { id: deMano } })).lineas[0]?.precio).toBe(10)
  const borrador = await admin.call(facturas.create, { body: { clienteId, lineas } })
  expect((await admin.call(facturas.get, { params: { id: borrador } })).lineas[0]?.precio).toBe(10)
  expect(
    await admin.call(tarifas.calcular, { body: { clienteId, lineas: [{ modeloId, cantidad: 6 }] } }),
  ).toMatchObject([{ modeloId, precio: 9 }])
})

test('what the customer saw and no longer holds is said before sending, and an order keeps its prices', async () => {
  const promocion = await admin.call(promociones.create, {
    body: { nombre: 'Un día', desde: hoy(), hasta: hoy(), dto: null, precio: 5, ambito: 'modelos', cuales: [modeloId] },
  })
  expect(await enLista(suelto)).toBe(5)
  await deGrupo.call(cart.save, { body: { cart: { modelos: [] } } })
  const visto = await poner(deGrupo, 1)
  expect(visto).toMatchObject({ total: 5, problemas: [] })
  const [anterior] = (await admin.call(pedidos.search, { body: { pageSize: 1 } })).data
  ahora = new Date(ahora.getTime() + DIA)
  ;[admin, deGrupo] = [await t.as('admin@telar.test'), await t.as('cliente@telar.test')]
  const luego = await deGrupo.call(cart.get, {})
  expect(luego.problemas).toMatchObject([{ codigo: 'precio-cambiado' }])
  expect(luego.total).toBe(10)
  await expect(deGrupo.call(cart.toPedido, { body: {} })).rejects.toThrow()
  const id = await deGrupo.call(cart.toPedido, { body: { aceptaPrecios: true } })
  const { base } = await admin.call(pedidos.get, { params: { id } })
  expect(base).toBe(10)
  const precios = [{ tarifaId, modeloId, antes: 10, precio: 11 }]
  await admin.call(tarifas.precios, { body: { celdas: precios } })
  await expect(
    admin.call(tarifas.precios, { body: { celdas: [{ ...precios[0], precio: 12 } as never] } }),
  ).rejects.toThrow()
  expect((await admin.call(pedidos.get, { params: { id } })).base).toBe(10)
  expect(anterior?.id).toBeGreaterThan(0)
  await admin.call(promociones.remove, { body: { ids: [promocion] } })
})

test('two lists of one group do not hold on one day, and what is in use is not deleted', async () => {
  const otra = { nombre: 'Otra', desde: masDias(hoy(), 3), grupoIds: [grupoId] }
  await expect(admin.call(tarifas.create, { body: otra })).rejects.toMatchObject({
    message: expect.stringContaining('Cadenas 2027'),
  })
  await expect(admin.call(grupos.remove, { body: { ids: [grupoId] } })).rejects.toThrow()
  await expect(
    admin.call(promociones.create, {
      body: { nombre: 'Nada', desde: hoy(), hasta: hoy(), dto: null, precio: null },
    }),
  ).rejects.toThrow()
})

test('the records say who pays what', async () => {
  const deCliente = await admin.call(tarifas.deCliente, { params: { id: clienteId } })
  expect(deCliente).toMatchObject({ grupo: 'Cadenas', tarifas: [{ id: tarifaId }] })
  const deModelo = await admin.call(tarifas.deModelo, { params: { id: modeloId } })
  expect(deModelo.map(({ grupo, precio }) => [grupo, precio])).toEqual(
    expect.arrayContaining([
      [null, precioMayor],
      ['Cadenas', 11],
    ]),
  )
  const matriz = await admin.call(tarifas.matriz, { body: {} })
  expect(matriz.tarifas.map(({ id }) => id)).toContain(tarifaId)
})

test('a rep reads what a model costs the groups of their own customers alone', async () => {
  const rep = await t.as('comercial@telar.test')
  const grupo = (await rep.call(tarifas.deModelo, { params: { id: modeloId } })).map((uno) => uno.grupo)
  expect(grupo).not.toContain('Cadenas')
})

test('a line that was charged otherwise than its reasons say is found', async () => {
  const regla = t.house.invariantes.find(({ nombre }) => nombre === 'ventas.precios')
  const faltas = async () => (await t.house.db.execute(regla?.sql ?? sql`select 1`)).rows
  expect(await faltas()).toEqual([])
  const [linea] = (
    await t.owner.execute(sql`select id, precio, porque from pedido_lineas where porque is not null limit 1`)
  ).rows as { id: number; precio: string; porque: { base: number }[] }[]
  expect(linea?.porque[0]?.base).toBe(precioMayor)
  const cobrar = (precio: string) =>
    t.owner.execute(sql`update pedido_lineas set precio = ${precio} where id = ${linea?.id}`)
  await cobrar('3.33')
  expect(await faltas()).toHaveLength(1)
  await cobrar(linea?.precio ?? '')
})

test('seconds are sold to whom the house chooses', async () => {
  const { version } = await admin.call(grupos.get, { params: { id: grupoId } })
  await admin.call(grupos.update, { params: { id: grupoId }, body: { nombre: 'Cadenas', version, segundas: false } })
  const lineas = [{ modeloId, colorId, tallasCantidades: [{ talla, cantidad: 1 }] }]
  await expect(
    admin.call(facturas.create, { body: { clienteId, mercancia: 'segunda', lineas } }),
  ).rejects.toMatchObject({ message: expect.stringContaining('Cadenas') })
})

test('list, scale and promotion add up until midnight here; then, or in another group, the price is another and is said', async () => {
  const entrar = async (momento: string) => {
    ahora = new Date(momento)
    ;[admin, deGrupo, suelto] = [
      await t.as('admin@telar.test'),
      await t.as('cliente@telar.test'),
      await t.as('porto@telar.test'),
    ]
  }
  await entrar('2028-01-14T23:00:00Z')
  const dias = { desde: '2028-01-15', hasta: '2028-01-15' }
  await admin.call(promociones.create, {
    body: { nombre: 'Sábado', ...dias, dto: 20, precio: null, acumulable: true, ambito: 'todo', cuales: [] },
  })
  await deGrupo.call(cart.save, { body: { cart: { modelos: [] } } })
  expect((await poner(deGrupo, 4)).modelos[0]?.precio).toBe(8.8)
  await entrar('2028-01-15T22:59:59Z')
  const revisado = await poner(deGrupo, 5)
  expect(revisado).toMatchObject({ problemas: [], modelos: [{ precio: 7.92, importe: 39.6 }] })
  expect(await enLista(suelto)).toBeCloseTo(precioMayor * 0.8, 2)
  await entrar('2028-01-15T23:00:00Z')
  expect(await enLista(suelto)).toBeUndefined()
  const enviar = (body: object) => deGrupo.call(cart.toPedido, { body })
  await expect(enviar({ version: revisado.version })).rejects.toThrow()
  await expect(enviar({ version: revisado.version, aceptaPrecios: true })).rejects.toThrow()
  await expect(enviar({})).rejects.toThrow()
  expect(await deGrupo.call(cart.get, {})).toMatchObject({
    ...{ problemas: [{ codigo: 'precio-cambiado' }], modelos: [{ precio: 9.9 }] },
  })

  await t.house.db.update(clientesTable).set({ grupoId: null }).where(eq(clientesTable.id, clienteId))
  await expect.poll(async () => (await deGrupo.call(cart.get, {})).modelos[0]?.precio).toBe(precioMayor)
  await expect(enviar({})).rejects.toThrow()
  const { version } = await deGrupo.call(cart.get, {})
  const id = await enviar({ version, aceptaPrecios: true })
  expect((await admin.call(pedidos.get, { params: { id } })).lineas[0]).toMatchObject({
    precio: precioMayor,
    porque: [],
  })
})
