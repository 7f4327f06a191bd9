import { movimientos } from '@telar/contract/almacen/movimientos'
import { modelos } from '@telar/contract/catalogo/modelos'
import { cart } from '@telar/contract/ventas/cart'
import { entregas } from '@telar/contract/ventas/entregas'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { SITUACIONES } from '@telar/domain/ventas/pedido'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { modelosTable } from '../../db/schema/catalogo/modelos.ts'
import { clientesTable, comercialesTable } from '../../db/schema/clientes/clientes.ts'
import { usersTable } from '../../db/schema/identidad/users.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { enExistencias } from '../../testing/existencias.ts'
import { textoDePdf } from '../../testing/papel.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

let t: TestApp
let ventas: Client
let cliente: Client
let otro: Client
let clienteId: number
const MODELO = 1
let colorId: number
beforeAll(async () => {
  t = await testApp()
  clienteId = await clientePara(t, 'cliente@telar.test')
  await clientePara(t, 'porto@telar.test', { pais: 'PT', codigoPostal: '4000-001', viesResultado: 'valido' })
  await t.house.db.update(appSettingsTable).set({ pedidoMinimo: null, portes: [] })
  await enExistencias(t.house.db, 100)
  const { rows } = await t.house.db.execute<{ id: number }>(
    sql`select min(color_id) as id from modelo_variantes where modelo_id = ${MODELO}`,
  )
  colorId = rows[0]?.id ?? 0
  ventas = await t.as('ventas@telar.test')
  cliente = await t.as('cliente@telar.test')
  otro = await t.as('porto@telar.test')
})
afterAll(() => t.close())

const linea = (cantidades: Record<string, number>, extra: object = {}) => ({
  modeloId: MODELO,
  colorId,
  tallasCantidades: Object.entries(cantidades).map(([talla, cantidad]) => ({ talla, cantidad })),
  ...extra,
})
const crear = (cantidades: Record<string, number>, extra: object = {}) =>
  ventas.call(pedidos.create, { body: { clienteId, lineas: [linea(cantidades)], ...extra } })
const ver = (id: number) => ventas.call(pedidos.get, { params: { id } })
const stock = async (talla: string) => {
  const { rows } = await t.house.db.execute<{ stock: number; reservado: number }>(
    sql`select stock, reservado from modelo_variantes where modelo_id = ${MODELO} and color_id = ${colorId} and talla = ${talla}`,
  )
  return rows[0]
}

describe('an order entered by the staff', () => {
  test('takes the customer’s conditions and the catalogue’s prices', async () => {
    const pedido = await ver(await crear({ '38': 2, '40': 0 }, { dtoComercial: 5, referenciaCliente: 'X' }))
    expect(pedido).toMatchObject({
      clienteId,
      origen: 'showroom',
      prendas: 2,
      dtoComercial: 5,
      base: 53.01,
      lineas: [{ precio: 27.9, tallasCantidades: [{ talla: '38', cantidad: 2 }] }],
      hechos: [{ quien: 'ventas@telar.test', situacion: 'recibido' }],
    })
  })

  test('is found by its model, with the garments of that model alone; a rep finds those of their own', async () => {
    const id = await crear({ '38': 3, '40': 2 })
    const { total, pedidos: suyos } = await ventas.call(pedidos.deModelo, { params: { id: MODELO } })
    expect(suyos.find((uno) => uno.id === id)).toMatchObject({ prendas: 5, servidas: 0, situacion: 'recibido' })
    expect(total).toBe(suyos.length)
    const otroModelo = await ventas.call(pedidos.deModelo, { params: { id: MODELO + 1 } })
    expect(otroModelo.pedidos.map((uno) => uno.id)).not.toContain(id)
    await t.house.db.update(clientesTable).set({ comercialId: null }).where(eq(clientesTable.id, clienteId))
    const rep = await t.as('comercial@telar.test')
    expect((await rep.call(pedidos.deModelo, { params: { id: MODELO } })).total).toBe(0)
  })

  test('is found by the number of a model and a word of its colour, what is to be served first; a rep finds their own', async () => {
    const cancelado = await crear({ '44': 1 })
    const servido = await crear({ '44': 1 })
    const id = await crear({ '44': 2, '42': 1 })
    await ventas.call(pedidos.situacion, { body: { ids: [cancelado], situacion: 'cancelado' } })
    await ventas.call(pedidos.cerrar, { params: { id: servido }, body: {} })
    const pedido = await ver(id)
    const [suya] = pedido.lineas
    const palabra = suya?.color.es.slice(0, 3).toLowerCase() ?? ''
    const buscar = (keyword: string, quien = ventas) => quien.call(pedidos.queLlevan, { body: { keyword } })
    const [primero, ...otros] = await buscar(`${suya?.numero} ${palabra}`)
    expect(primero).toMatchObject({
      ...{ id, numero: pedido.numero, cliente: pedido.cliente, situacion: 'recibido' },
      ...{ modelo: suya?.numero, color: suya?.color, prendas: 3 },
    })
    expect(otros.length).toBeLessThan(5)
    expect(otros.map((uno) => uno.id)).not.toContain(cancelado)
    expect((await buscar(suya?.numero ?? '')).map((uno) => uno.id)).toContain(id)
    expect(await buscar(`${suya?.numero} qqq`)).toEqual([])
    expect(await buscar('vestido')).toEqual([])
    await expect(buscar(suya?.numero ?? '', cliente)).rejects.toMatchObject({ status: 403 })
    await t.house.db.update(clientesTable).set({ comercialId: null }).where(eq(clientesTable.id, clienteId))
    const suyos = await buscar(suya?.numero ?? '', await t.as('comercial@telar.test'))
    expect(suyos.map((uno) => uno.id)).not.toContain(id)
  })

  test('takes no number when it is refused, and nobody else’s when all come at once', async () => {
    const numero = async (id: number) => Number((await ver(id)).numero.split('/')[1])
    const first = await numero(await crear({ '38': 1 }))
    const tries = Array.from({ length: 20 }, (_, i) => crear({ '38': i % 4 === 0 ? 9000 : 1 }).catch(() => null))
    const made = (await Promise.all(tries)).filter((id) => id !== null)
    const numbers = await Promise.all(made.map(numero))
    expect(made).toHaveLength(15)
    expect(numbers.sort((a, b) => a - b)).toEqual(made.map((_, i) => first + 1 + i))
  })

  test('goes on from the last one of its year where nothing counts it yet, also when many begin it at once', async () => {
    const [ejercicio, ultimo] = (await ver(await crear({ '38': 1 }))).numero.split('/').map(Number)
    await t.owner.execute(sql.raw(`drop sequence pedidos_numero_${ejercicio}`))
    const made = await Promise.all(Array.from({ length: 8 }, () => crear({ '38': 1 })))
    const numbers = await Promise.all(made.map(async (id) => Number((await ver(id)).numero.split('/')[1])))
    expect(numbers.sort((a, b) => a - b)).toEqual(made.map((_, i) => (ultimo ?? 0) + 1 + i))
  })

  test('keeps the price of a line that was there when it is changed', async () => {
    const id = await crear({ '36': 2 })
    await t.house.db.execute(sql`update modelos set precio_mayor = 99 where id = ${MODELO}`)
    const { version } = await ver(id)
    await ventas.call(pedidos.update, {
      params: { id },
      body: { clienteId, version, lineas: [linea({ '36': 3, '38': 1 })] },
    })
    await t.house.db.execute(sql`update modelos set precio_mayor = 27.9 where id = ${MODELO}`)
    expect(await ver(id)).toMatchObject({ prendas: 4, base: 111.6, lineas: [{ precio: 27.9 }] })
    await expect(
      ventas.call(pedidos.update, { params: { id }, body: { clienteId, version, lineas: [linea({ '36': 1 })] } }),
    ).rejects.toMatchObject({ status: 409 })
  })

  test('of several is given another day at once, or none of them is', async () => {
    const [uno, otro] = [await crear({ '36': 1 }), await crear({ '36': 1 })]
    const filaDe = async (id: number, fechaEntregaHasta: string | null) => ({
      ...{ id, version: (await ver(id)).version, fechaEntregaHasta },
    })
    const filas = [await filaDe(uno, '2027-05-31'), await filaDe(otro, '2027-05-31')]
    const ahora = await ventas.call(pedidos.cambiar, { body: { filas } })
    expect(await ver(otro)).toMatchObject({ fechaEntregaHasta: '2027-05-31', prendas: 1 })
    await expect(ventas.call(pedidos.cambiar, { body: { filas } })).rejects.toMatchObject({ status: 409 })
    await ventas.call(pedidos.cambiar, { body: { filas: ahora.map((fila) => ({ ...fila, fechaEntregaHasta: null })) } })
    expect((await ver(uno)).fechaEntregaHasta).toBeNull()
    await ventas.call(pedidos.situacion, { body: { ids: [uno], situacion: 'cancelado', nota: 'No lo quiere' } })
    const conCerrado = [await filaDe(otro, '2027-06-30'), await filaDe(uno, '2027-06-30')]
    await expect(ventas.call(pedidos.cambiar, { body: { filas: conCerrado } })).rejects.toMatchObject({ status: 400 })
    expect((await ver(otro)).fechaEntregaHasta).toBeNull()
  })

  test('reserves what it holds, no more and no less', async () => {
    const before = await stock('46')
    const id = await crear({ '46': 10 })
    expect((await stock('46'))?.reservado).toBe((before?.reservado ?? 0) + 10)
    await ventas.call(pedidos.update, { params: { id }, body: { clienteId, lineas: [linea({ '46': 4 })] } })
    expect((await stock('46'))?.reservado).toBe((before?.reservado ?? 0) + 4)
    await ventas.call(pedidos.situacion, { body: { ids: [id], situacion: 'cancelado', nota: 'Lo pide el cliente' } })
    expect(await stock('46')).toEqual(before)
    expect(await ver(id)).toMatchObject({ estado: 3, situacion: 'cancelado' })
  })
})

describe('deliveries', () => {
  test('in part, then the rest; what leaves is no longer in stock', async () => {
    const before = await stock('42')
    const id = await crear({ '42': 5, '44': 2 })
    const lineaId = (await ver(id)).lineas[0]?.id ?? 0
    const servir = (cantidades: Record<string, number>) =>
      ventas.call(pedidos.entrega, { params: { id }, body: { lineas: [{ ...linea(cantidades), lineaId }] } })
    expect(await servir({ '42': 3 })).toMatchObject({ estado: 1, situacion: 'parcial', servidas: 3 })
    expect((await stock('42'))?.stock).toBe((before?.stock ?? 0) - 3)
    await expect(servir({ '42': 3 })).rejects.toMatchObject({
      messages: ['De 1215 Negro en la talla 42 quedan 2 por servir.'],
    })
    expect(await servir({ '42': 2, '44': 2 })).toMatchObject({ estado: 2, situacion: 'servido', servidas: 7 })
    await expect(servir({ '42': 1 })).rejects.toMatchObject({ messages: [expect.stringMatching(/está servido/)] })
  })

  describe('undone', () => {
    const servir = async (id: number, cantidades: Record<string, number>) => {
      const lineaId = (await ver(id)).lineas[0]?.id ?? 0
      const pedido = await ventas.call(pedidos.entrega, {
        params: { id },
        body: { lineas: [{ ...linea(cantidades), lineaId }] },
      })
      return pedido.entregas.at(-1)?.id ?? 0
    }
    const deshacer = (id: number) =>
      ventas.call(entregas.deshacer, { params: { id }, body: { motivo: 'Otro cliente' } })

    test('a note is kept as undone, its garments lie there for the order again', async () => {
      const id = await crear({ '42': 5 })
      await ventas.call(pedidos.situacion, { body: { ids: [id], situacion: 'confirmado' } })
      const before = await stock('42')
      const primera = await servir(id, { '42': 2 })
      const segunda = await servir(id, { '42': 3 })
      await deshacer(primera)
      expect(await ver(id)).toMatchObject({
        situacion: 'parcial',
        servidas: 3,
        entregas: [{ deshecha: true, motivo: 'Otro cliente', prendas: 2 }, { deshecha: false }],
      })
      await expect(deshacer(primera)).rejects.toMatchObject({ messages: [expect.stringMatching(/ya estaba deshecho/)] })
      await deshacer(segunda)
      expect(await stock('42')).toEqual(before)
      const pedido = await ver(id)
      expect(pedido).toMatchObject({ situacion: 'confirmado', estado: 1, servidas: 0 })
      expect(pedido.hechos.at(-1)).toMatchObject({ situacion: 'confirmado', prendas: -3 })
      const suyo = await cliente.call(pedidos.getUser, { params: { id } })
      expect(suyo.entregas).toEqual([])
      const libro = await ventas.call(movimientos.search, {
        body: { advancedFilter: { field: 'entregaId', operator: 'eq', value: segunda }, orderBy: ['id asc'] },
      })
      expect(libro.data).toMatchObject([
        { causa: 'entrega', de: 'almacen', a: 'cliente', cantidad: 3 },
        { causa: 'correccion', de: 'cliente', a: 'almacen', cantidad: 3, motivo: 'Otro cliente' },
      ])
    })

    test('a season’s order has them tied again', async () => {
      const id = await crear({ '42': 4 }, { tipo: 'programacion' })
      await deshacer(await servir(id, { '42': 4 }))
      expect((await ver(id)).lineas[0]?.espera).toMatchObject([{ talla: '42', enCasa: 4, porHacer: 0 }])
    })
  })

  test('two people cannot serve the same garments', async () => {
    const id = await crear({ '42': 4 })
    const lineaId = (await ver(id)).lineas[0]?.id ?? 0
    const servir = () =>
      ventas.call(pedidos.entrega, { params: { id }, body: { lineas: [{ ...linea({ '42': 3 }), lineaId }] } })
    const results = await Promise.allSettled([servir(), servir()])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await ver(id)).servidas).toBe(3)
  })

  test.each([
    ['a size', { '42': 2 }],
    ['some of a size', { '42': 2, '44': 1 }],
  ])('an order from which %s is taken, all that was still to leave, has been served', async (_, servidas) => {
    const id = await crear({ '42': 2, '44': 2 })
    const lineaId = (await ver(id)).lineas[0]?.id ?? 0
    await ventas.call(pedidos.entrega, { params: { id }, body: { lineas: [{ ...linea(servidas), lineaId }] } })
    const { version } = await ver(id)
    const reservadas = (await stock('44'))?.reservado ?? 0
    await ventas.call(pedidos.update, { params: { id }, body: { clienteId, version, lineas: [linea(servidas)] } })
    const pedido = await ver(id)
    expect(pedido).toMatchObject({ estado: 2, situacion: 'servido' })
    expect(pedido.hechos.at(-1)).toMatchObject({ situacion: 'servido', quien: 'ventas@telar.test' })
    expect(reservadas - ((await stock('44'))?.reservado ?? 0)).toBe('44' in servidas ? 1 : 2)
  })

  test('closing gives up the rest', async () => {
    const id = await crear({ '44': 4 })
    const lineaId = (await ver(id)).lineas[0]?.id ?? 0
    await ventas.call(pedidos.entrega, { params: { id }, body: { lineas: [{ ...linea({ '44': 1 }), lineaId }] } })
    const closed = await ventas.call(pedidos.cerrar, { params: { id }, body: { nota: 'No queda tejido' } })
    expect(closed).toMatchObject({ estado: 2, situacion: 'servido', servidas: 1 })
    expect(closed.lineas[0]?.tallasCantidades).toEqual([{ talla: '44', cantidad: 4, servida: 1, anulada: 3 }])
  })

  test.each(['confirmado', 'cancelado', 'cerrar'] as const)(
    '%s: of two at one order the second sees it first',
    async (que) => {
      const id = await crear({ '44': 1 })
      const { version } = await ver(id)
      await ventas.call(pedidos.update, { params: { id }, body: { clienteId, version, lineas: [linea({ '44': 3 })] } })
      const decidir = (version: number) =>
        que === 'cerrar'
          ? ventas.call(pedidos.cerrar, { params: { id }, body: { version } })
          : ventas.call(pedidos.situacion, { body: { ids: [id], situacion: que, version } })
      await expect(decidir(version)).rejects.toMatchObject({ status: 409 })
      const seen = await ver(id)
      expect(seen).toMatchObject({ situacion: 'recibido', prendas: 3 })
      await decidir(seen.version)
      expect((await ver(id)).situacion).not.toBe('recibido')
    },
  )

  test('of several at once none is moved while one is not as it was seen, which is named', async () => {
    const ids = [await crear({ '44': 1 }), await crear({ '44': 1 }), await crear({ '44': 1 })]
    const [uno = 0, dos = 0] = ids
    const verTodos = () => Promise.all(ids.map(ver))
    const vistas = (await verTodos()).map(({ id, version }) => ({ id, version }))
    await ventas.call(pedidos.update, { params: { id: dos }, body: { clienteId, lineas: [linea({ '44': 3 })] } })
    const mover = (situacion: 'confirmado' | 'cancelado', seen: typeof vistas) =>
      ventas.call(pedidos.situacion, { body: { ids, situacion, vistas: seen } })
    const { numero } = await ver(dos)
    for (const situacion of ['confirmado', 'cancelado'] as const)
      await expect(mover(situacion, vistas)).rejects.toMatchObject({
        status: 409,
        messages: [expect.stringContaining(numero)],
      })
    expect((await verTodos()).map(({ situacion }) => situacion)).toEqual(['recibido', 'recibido', 'recibido'])
    await mover(
      'confirmado',
      vistas.filter(({ id }) => id === uno),
    )
    const ahora = (await verTodos()).map(({ id, version }) => ({ id, version }))
    await mover('cancelado', ahora)
    expect((await verTodos()).map(({ situacion }) => situacion)).toEqual(['cancelado', 'cancelado', 'cancelado'])
  })

  test('only the moves of the trade are made', async () => {
    const id = await crear({ '44': 1 })
    const mover = (situacion: 'confirmado' | 'enPreparacion' | 'facturado') =>
      ventas.call(pedidos.situacion, { body: { ids: [id], situacion } })
    await expect(mover('facturado')).rejects.toMatchObject({
      messages: ['Un pedido recibido no puede pasar a facturado.'],
    })
    await mover('confirmado')
    await mover('enPreparacion')
    expect((await ver(id)).hechos.map(({ situacion }) => situacion)).toEqual([
      'recibido',
      'confirmado',
      'enPreparacion',
    ])
  })

  test('a list of one situation holds the orders that stand there, and is counted so', async () => {
    const id = await crear({ '44': 1 })
    await ventas.call(pedidos.situacion, { body: { ids: [id], situacion: 'confirmado' } })
    await ventas.call(pedidos.situacion, { body: { ids: [id], situacion: 'enPreparacion' } })
    const todas = (await ventas.call(pedidos.search, { body: { pageSize: 500 } })).data
    const enUna = SITUACIONES.map((value) => ({ field: 'situacion', operator: 'eq' as const, value }))
    const { counts } = await ventas.call(pedidos.search, { body: { counts: enUna } })
    expect(counts).toEqual(SITUACIONES.map((una) => todas.filter(({ situacion }) => situacion === una).length))
    const otras = enUna.map((una) => ({ ...una, operator: 'neq' as const, value: una.value.toUpperCase() }))
    const sinRecibidos = await ventas.call(pedidos.search, { body: { counts: otras.slice(0, 1) } })
    expect(sinRecibidos.counts).toEqual([todas.filter(({ situacion }) => situacion !== 'recibido').length])
  })
})

describe('deleting', () => {
  test('only the last one, and its number is nobody else’s', async () => {
    const [first, last] = [await crear({ '36': 1 }), await crear({ '36': 1 })]
    const remove = (id: number) => ventas.call(pedidos.remove, { body: { ids: [id] } })
    await expect(remove(first)).rejects.toMatchObject({ status: 409 })
    const { numero } = await ver(last)
    await remove(last)
    expect(Number((await ver(await crear({ '36': 1 }))).numero.split('/')[1])).toBeGreaterThan(
      Number(numero.split('/')[1]),
    )
  })
})

describe('the customer’s own area', () => {
  test('is in nobody’s list but theirs, however many ask for theirs at once', async () => {
    await crear({ '38': 1 })
    const suyo = await clientePara(t, 'recargo@telar.test')
    const gemela = await t.as('recargo@telar.test')
    const unico = await ventas.call(pedidos.create, { body: { clienteId: suyo, lineas: [linea({ '40': 1 })] } })
    const mirar = async (quien: Client) => quien.call(pedidos.searchUser, { body: { pageSize: 1 } })
    const antes = await mirar(cliente)
    const vistas = await Promise.all(Array.from({ length: 24 }, (_, i) => mirar(i % 2 ? gemela : cliente)))
    for (const [i, { data, totalCount }] of vistas.entries()) {
      expect(data.map(({ id }) => id)).toEqual(i % 2 ? [unico] : antes.data.map(({ id }) => id))
      expect(totalCount).toBe(i % 2 ? 1 : antes.totalCount)
    }
  })

  test('shows their orders and nobody else’s', async () => {
    const id = await crear({ '38': 1 })
    const mine = await cliente.call(pedidos.searchUser, { body: { pageSize: 5, orderBy: 'fecha desc' } })
    expect(mine.data.map((row) => row.id)).toContain(id)
    expect(mine.data[0]).not.toHaveProperty('clienteId')
    expect((await cliente.call(pedidos.getUser, { params: { id } })).id).toBe(id)
    const everything = {
      advancedFilter: { logic: 'or' as const, filters: [{ field: 'id', operator: 'gt' as const, value: 0 }] },
    }
    expect((await otro.call(pedidos.searchUser, { body: everything })).data).toEqual([])
    const foreign = await otro.call(pedidos.getUser, { params: { id } }).catch((e) => e)
    const missing = await otro.call(pedidos.getUser, { params: { id: 999_999 } }).catch((e) => e)
    expect([foreign.status, foreign.messages]).toEqual([404, missing.messages])
    await expect(cliente.call(pedidos.get, { params: { id } })).rejects.toMatchObject({ status: 403 })
  })

  test('a cancelled one is no longer listed', async () => {
    const id = await crear({ '38': 1 })
    await ventas.call(pedidos.situacion, { body: { ids: [id], situacion: 'cancelado' } })
    const { data } = await cliente.call(pedidos.searchUser, { body: { pageSize: 1000 } })
    expect(data.map((row) => row.id)).not.toContain(id)
  })

  test('an order can be sent whole, at the house’s prices', async () => {
    const lineas = [linea({ '38': 2 }, { precio: 0.01, dto: 99 })]
    const id = await cliente.call(pedidos.web, { body: { lineas } })
    expect(await cliente.call(pedidos.getUser, { params: { id } })).toMatchObject({ base: 55.8, prendas: 2 })
    const many = cliente.call(pedidos.web, { body: { lineas: [linea({ '38': 5000 })] } })
    await expect(many).rejects.toMatchObject({ messages: [expect.stringMatching(/pide 5\.000 y hay \d+/)] })
  })

  test('tells nothing of what is not published: neither its number nor, by what is missing, its price', async () => {
    const { db } = t.house
    const publicar = (si: boolean) => db.execute(sql`update modelos set publicado = ${si} where id = ${MODELO}`)
    await db.update(appSettingsTable).set({ pedidoMinimo: 5000 })
    await publicar(false)
    const dice = (modeloId: number) =>
      cliente
        .call(pedidos.web, { body: { lineas: [{ ...linea({ '38': 1 }), modeloId }] } })
        .catch(({ messages }) => messages.join(' ').replace(String(modeloId), 'N'))
    expect(await dice(MODELO)).toBe(await dice(987_654))
    await publicar(true)
    await db.update(appSettingsTable).set({ pedidoMinimo: null })
  })

  test('ordering again says what cannot be had', async () => {
    const id = await crear({ '38': 2, '40': 1 })
    await t.house.db.execute(
      sql`update modelo_variantes set disponible_web = false where modelo_id = ${MODELO} and color_id = ${colorId} and talla = '40'`,
    )
    const again = await cliente.call(pedidos.entradaWeb, { body: { pedidoId: id } })
    expect(again.items).toEqual([{ modeloId: MODELO, numero: '1215', colorId, talla: '38', cantidad: 2 }])
    expect(again.avisos).toEqual(['El 1215 Negro ya no se hace en la talla 40.'])
    await t.house.db.execute(sql`update modelo_variantes set disponible_web = true`)
    await expect(otro.call(pedidos.entradaWeb, { body: { pedidoId: id } })).rejects.toMatchObject({ status: 404 })
  })

  test('a typed list is looked up, with all its errors at once', async () => {
    const texto = [
      '1215 negro 38 3',
      '9999 negro 38 1',
      '1215 fucsia 38 1',
      '1215 negro 99 1',
      'hola',
      '1215 negro 42',
      '1215 negro 38 2,5',
      '1215,negro,40,2',
    ].join('\n')
    const read = await cliente.call(pedidos.entradaWeb, { body: { texto } })
    expect(read.items).toMatchObject([
      { numero: '1215', talla: '38', cantidad: 3 },
      { numero: '1215', talla: '40', cantidad: 2 },
    ])
    expect(read.avisos).toEqual([
      'Línea 2: no hay ningún modelo 9999 a la venta.',
      'Línea 3: el 1215 no se hace en «fucsia».',
      'Línea 4: el 1215 no tiene la talla 99 en ese color.',
      'Línea 5: no se entiende «hola».',
      'Línea 6: el 1215 se hace en varios colores. Escriba el color, la talla y cuántas.',
      'Línea 7: no se entiende «1215 negro 38 2,5».',
    ])
    const filled = await cliente.call(cart.upsertItems, { body: { items: read.items } })
    expect(filled.prendas).toBe(5)
  })
})

describe('a rep', () => {
  test('reaches the orders of their own customers only', async () => {
    const { db } = t.house
    const [jordi] = await db.insert(comercialesTable).values({ codigo: 'PRUEBA', nombre: 'Jordi' }).returning()
    await db.update(usersTable).set({ comercialId: jordi?.id }).where(eq(usersTable.email, 'comercial@telar.test'))
    const suyo = await clientePara(t, 'canarias@telar.test', { comercialId: jordi?.id ?? null })
    const comercial = await t.as('comercial@telar.test')
    const ajeno = await crear({ '38': 1 })
    const id = await comercial.call(pedidos.create, { body: { clienteId: suyo, lineas: [linea({ '38': 1 })] } })
    const { data } = await comercial.call(pedidos.search, { body: { pageSize: 1000 } })
    expect(data.map((row) => row.id)).toEqual([id])
    const estado = { field: 'estado', operator: 'gte' as const, value: 0 }
    const { counts } = await comercial.call(pedidos.search, { body: { counts: [null, estado] } })
    expect(counts).toEqual([1, 1])
    await expect(comercial.call(pedidos.get, { params: { id: ajeno } })).rejects.toMatchObject({ status: 404 })
    await expect(
      comercial.call(pedidos.create, { body: { clienteId, lineas: [linea({ '38': 1 })] } }),
    ).rejects.toMatchObject({ fields: { clienteId: [expect.any(String)] } })
  })
})

test('sums go over the whole search, not a page', async () => {
  const body = {
    advancedFilter: { logic: 'and' as const, filters: [{ field: 'estado', operator: 'neq' as const, value: 3 }] },
  }
  const { data } = await ventas.call(pedidos.search, { body: { ...body, pageSize: 1000 } })
  const sums = await ventas.call(pedidos.sumaTotales, { body: { ...body, pageSize: 1 } })
  expect(sums.pedidos).toBe(data.length)
  expect(sums.base).toBeCloseTo(
    data.reduce((n, { base }) => n + base, 0),
    2,
  )
})

test('the sums by group are those of the whole search, and a rep’s are a rep’s', async () => {
  const todo = await ventas.call(pedidos.sumaTotales, { body: {} })
  for (const campo of pedidos.agrupar.body.shape.campo.options) {
    const grupos = await ventas.call(pedidos.agrupar, { body: { campo } })
    expect(grupos.reduce((n, uno) => n + uno.cuantas, 0)).toBe(todo.pedidos)
    expect(grupos.reduce((n, uno) => n + uno.sumas.base, 0)).toBeCloseTo(todo.base, 2)
    expect(new Set(grupos.map(({ valor }) => valor)).size).toBe(grupos.length)
  }
  const comercial = await t.as('comercial@telar.test')
  const suyos = await comercial.call(pedidos.sumaTotales, { body: {} })
  const suyosPorTipo = await comercial.call(pedidos.agrupar, { body: { campo: 'tipo' } })
  expect(suyosPorTipo.reduce((n, uno) => n + uno.cuantas, 0)).toBe(suyos.pedidos)
})

test('an order on paper, for its customer and for nobody else', async () => {
  const id = await crear({ '38': 2 }, { notas: 'Entregar por la tarde' })
  const pdf = await cliente.call(pedidos.pdfUser, { params: { id } })
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
  const ventas = await t.as('ventas@telar.test')
  const [otroPedido] = (await ventas.call(pedidos.search, { body: { pageSize: 2 } })).data.filter(
    (uno) => uno.id !== id,
  )
  const varios = await ventas.call(pedidos.pdfs, { body: { ids: [id, otroPedido?.id ?? id] } })
  expect((await varios.text()).slice(0, 5)).toBe('%PDF-')
  await expect(otro.call(pedidos.pdfUser, { params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('a colour that is added after its price changed has its own on every paper, and the others keep theirs', async () => {
  const { rows } = await t.house.db.execute<{ id: number }>(
    sql`select max(color_id) as id from modelo_variantes where modelo_id = ${MODELO} and talla = '38'`,
  )
  const otroColor = rows[0]?.id ?? 0
  expect(otroColor).not.toBe(colorId)
  const id = await crear({ '38': 2 })
  const admin = await t.as('admin@telar.test')
  const { version, precioMayor } = await admin.call(modelos.get, { params: { id: MODELO } })
  await admin.call(modelos.cambiar, { body: { filas: [{ id: MODELO, version, precioMayor: precioMayor + 5 }] } })
  const lineas = [linea({ '38': 2 }), linea({ '38': 3 }, { colorId: otroColor, dto: 10 })]
  const { version: deAhora } = await ver(id)
  await admin.call(pedidos.update, { params: { id }, body: { version: deAhora, clienteId, lineas } })
  const pedido = await ver(id)
  expect(pedido.lineas.map(({ precio }) => precio)).toEqual([27.9, 32.9])
  const [papel = ''] = await textoDePdf(await cliente.call(pedidos.pdfUser, { params: { id } }))
  expect(papel).toMatch(/27,90\s€.*32,90\s€/s)
  const servidas = pedido.lineas.map(({ id: lineaId, tallasCantidades }) => ({ lineaId, tallasCantidades }))
  const { entregas: notas } = await admin.call(pedidos.entrega, {
    params: { id },
    body: { version: pedido.version, lineas: servidas },
  })
  const [albaran = ''] = await textoDePdf(
    await admin.call(entregas.pdf, { params: { id: notas[0]?.id ?? 0 }, query: { valorado: 'true' } }),
  )
  expect(albaran).toMatch(/27,90\s€.*32,90\s€.*−10/s)
})

test('a size in which a model is no longer made keeps its garments on what was ordered and what leaves', async () => {
  const id = await crear({ '38': 2, '40': 3 })
  const { tallas } = await ventas.call(modelos.get, { params: { id: MODELO } })
  const quedan = (unas: string[]) =>
    t.house.db.update(modelosTable).set({ tallas: unas }).where(eq(modelosTable.id, MODELO))
  await quedan(tallas.filter((talla) => talla !== '38'))
  const [papel = ''] = await textoDePdf(await cliente.call(pedidos.pdfUser, { params: { id } }))
  expect(papel).toMatch(/38\s+.*2\s+5\s/s)
  const pedido = await ver(id)
  const lineas = pedido.lineas.map(({ id: lineaId, tallasCantidades }) => ({ lineaId, tallasCantidades }))
  const { entregas: notas } = await ventas.call(pedidos.entrega, { params: { id }, body: { lineas } })
  const [albaran = ''] = await textoDePdf(
    await ventas.call(entregas.pdf, { params: { id: notas[0]?.id ?? 0 }, query: {} }),
  )
  await quedan(tallas)
  expect(albaran).toMatch(/38\s+.*2\s+5\s/s)
})

test('an order is changed with what it holds of a cell that is made no longer, but not with more of it', async () => {
  const id = await crear({ '38': 2, '40': 3 }, { tipo: 'programacion' })
  const { rows } = await t.house.db.execute<{ id: number }>(sql`
    update modelo_variantes set talla = 'X38' where modelo_id = ${MODELO} and color_id = ${colorId} and talla = '38' returning id`)
  const cambiar = async (cuantas: number) => {
    const { version } = await ver(id)
    const lineas = [linea({ '38': cuantas, '40': 4 })]
    return ventas.call(pedidos.update, { params: { id }, body: { version, clienteId, lineas } })
  }
  await expect(cambiar(3)).rejects.toThrow(/38/)
  await cambiar(2)
  expect((await ver(id)).prendas).toBe(6)
  await cambiar(1)
  expect((await ver(id)).prendas).toBe(5)
  await t.house.db.execute(sql`update modelo_variantes set talla = '38' where id = ${rows[0]?.id}`)
})
