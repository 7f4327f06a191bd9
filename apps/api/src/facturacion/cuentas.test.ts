import { clientes } from '@telar/contract/clientes/clientes'
import { caja as cajaCalls } from '@telar/contract/facturacion/caja'
import { cobros } from '@telar/contract/facturacion/cobros'
import { comisiones } from '@telar/contract/facturacion/comisiones'
import { facturas } from '@telar/contract/facturacion/facturas'
import { impuestos } from '@telar/contract/facturacion/impuestos'
import { pases } from '@telar/contract/facturacion/pases'
import { entregas } from '@telar/contract/ventas/entregas'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { diaDe, masDias } from '@telar/domain/fecha'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appSettingsTable } from '../db/schema/casa/ajustes.ts'
import { comercialesTable } from '../db/schema/clientes/clientes.ts'
import { liquidacionesTable } from '../db/schema/facturacion/tesoreria.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { clientePara } from '../testing/cliente.ts'
import { enExistencias } from '../testing/existencias.ts'
import { casaQueFactura, EJEMPLO, facturador, suelta } from '../testing/factura.ts'
import { mientrasSeEspera } from '../testing/mientras.ts'

type Client = Awaited<ReturnType<TestApp['as']>>
type Medio = 'contado' | 'tarjeta' | 'transferencia' | 'giro' | 'compensacion'

let t: TestApp
let ventas: Client
let clienteId: number
let porto: number
let f: ReturnType<typeof facturador>
const HOY = diaDe(new Date())
const dia = (n: number) => masDias(HOY, n)

beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
  await enExistencias(t.house.db, 100)
  clienteId = await clientePara(t, 'cliente@telar.test')
  porto = await clientePara(t, 'porto@telar.test', {
    pais: 'PT',
    codigoPostal: '4000-001',
    viesResultado: 'valido',
    nifIva: 'PT509000126',
  })
  ventas = await t.as('ventas@telar.test')
  f = facturador(ventas)
})
afterAll(() => t.close())

const cobrar = (id: number, importe: number, medio: Medio = 'transferencia', fecha = HOY) =>
  ventas.call(cobros.cobrar, { params: { id }, body: { importe, medio, fecha, motivo: fecha < HOY ? 'A cuenta' : '' } })
const impagar = (id: number, cobroId: number) => ventas.call(cobros.impagado, { params: { id, cobroId }, body: {} })

describe('payments', () => {
  test('cover the first due dates first, never more than is owed', async () => {
    const id = await f.emitir(clienteId, { diasPago: [30, 60] })
    await expect(cobrar(id, 121.01)).rejects.toMatchObject({ messages: [expect.stringMatching(/121/)] })
    const paid = await cobrar(id, 70)
    expect(paid).toMatchObject({ cobrado: 70, pendiente: 51, vencimientos: [{ pendiente: 0 }, { pendiente: 51 }] })
    expect(paid.vence).toBe(paid.vencimientos[1]?.fecha)
    expect(await cobrar(id, 51)).toMatchObject({ pendiente: 0, vence: null })
    const draft = await f.crear(clienteId)
    await expect(cobrar(draft, 1)).rejects.toMatchObject({ messages: [expect.stringMatching(/emítalo/)] })
  })

  test('two at once do not pay the same twice', async () => {
    const id = await f.emitir(clienteId)
    const results = await Promise.allSettled([cobrar(id, 100), cobrar(id, 100)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('an operation of a thousand or more takes no cash, not even for a part of it', async () => {
    const id = await f.emitir(clienteId, { lineas: EJEMPLO })
    for (const importe of [1000, 0.01])
      await expect(cobrar(id, importe, 'contado')).rejects.toMatchObject({
        messages: [expect.stringMatching(/efectivo/)],
      })
    await cobrar(id, 1000)
    await expect(cobrar(id, 1, 'contado')).rejects.toMatchObject({ status: 400 })
    const menor = await f.emitir(clienteId, { lineas: [suelta(1, 826)] })
    await cobrar(menor, 600, 'contado', dia(-3))
    await cobrar(menor, 399.46, 'contado', dia(-3))
  })

  test('one given back by the bank is owed again, and so is its commission', async () => {
    const id = await f.emitir(clienteId)
    const [first] = (await cobrar(id, 121, 'giro')).cobros
    const back = await impagar(id, first?.id ?? 0)
    expect(back).toMatchObject({ cobrado: 0, pendiente: 121, cobros: [{ impagado: true, fechaImpagado: HOY }] })
    await expect(impagar(id, first?.id ?? 0)).rejects.toMatchObject({ status: 409 })
    const [, second] = (await cobrar(id, 21)).cobros
    const removed = await ventas.call(cobros.borrarCobro, { params: { id, cobroId: second?.id ?? 0 } })
    expect(removed).toMatchObject({ pendiente: 121, cobros: [{ impagado: true }] })
    await cobrar(id, 40)
    const body = { advancedFilter: { field: 'facturaId', operator: 'eq', value: id } } as const
    const sums = await ventas.call(cobros.sumaTotalesCobros, { body })
    expect(sums).toEqual({ cobros: 2, importe: 40, compensado: 0, impagado: 121 })
  })
})

describe('corrections', () => {
  test('by difference of the whole they sum to zero, in a series of their own', async () => {
    const id = await f.emitir(clienteId, { lineas: EJEMPLO, dtoProntoPago: 2, portes: 12 })
    const correct = { params: { id }, body: { tipo: 'R1' as const, motivo: 'Devolución' } }
    const draft = await ventas.call(facturas.rectificar, correct)
    await ventas.call(facturas.emitir, { body: { ids: [draft] } })
    const made = await f.ver(draft)
    expect(made).toMatchObject({ tipo: 'R1', tipoRectificativa: 'I', total: -1331.76, rectifica: [{ id }], serie: 'R' })
    expect(made.numeroCompleto).toMatch(/^R\d\d\/000001$/)
    const original = await f.ver(id)
    expect(original.total + made.total).toBe(0)
    expect(original.rectificadaPor).toMatchObject([{ id: draft }])
    const compensar = (contraparteId: number | null, importe = 1331.76) =>
      ventas.call(cobros.cobrar, { params: { id }, body: { medio: 'compensacion', importe, contraparteId } })
    for (const contraparte of [null, id, await f.emitir(clienteId)])
      await expect(compensar(contraparte)).rejects.toMatchObject({ fields: { contraparteId: [expect.any(String)] } })
    await expect(compensar(draft, 2000)).rejects.toMatchObject({ status: 400 })
    const antes = await ventas.call(cajaCalls.cajaDiaria, { body: { fecha: HOY } })
    const [cobro] = (await compensar(draft)).cobros
    expect(await f.ver(draft)).toMatchObject({ pendiente: 0, cobros: [{ importe: -1331.76, contraparteId: id }] })
    expect(await ventas.call(cajaCalls.cajaDiaria, { body: { fecha: HOY } })).toEqual(antes)
    const deEste = { params: { id, cobroId: cobro?.id ?? 0 } }
    await expect(ventas.call(cobros.impagado, { ...deEste, body: {} })).rejects.toMatchObject({ status: 409 })
    expect(await ventas.call(cobros.borrarCobro, deEste)).toMatchObject({ pendiente: 1331.76, cobros: [] })
    expect(await f.ver(draft)).toMatchObject({ pendiente: -1331.76, cobros: [] })
  })

  test('by substitution the new one takes over what was paid', async () => {
    const id = await f.emitir(clienteId)
    await cobrar(id, 40)
    const draft = await ventas.call(facturas.rectificar, { params: { id }, body: { modo: 'S', motivo: 'Precio' } })
    const { version } = await f.ver(draft)
    const body = {
      clienteId,
      version,
      tipo: 'R1' as const,
      tipoRectificativa: 'S' as const,
      rectifica: [id],
      motivoRectificacion: 'Precio',
      lineas: [suelta(1, 80)],
    }
    await ventas.call(facturas.update, { params: { id: draft }, body })
    await ventas.call(facturas.emitir, { body: { ids: [draft] } })
    expect(await f.ver(draft)).toMatchObject({ total: 96.8, cobrado: 40, pendiente: 56.8 })
    expect(await f.ver(id)).toMatchObject({ pendiente: 0, estado: 'emitida' })
  })

  test('the wrong reasons are refused: a draft, another customer’s, a mistake that had effects', async () => {
    const draft = await f.crear(clienteId)
    const body = { motivo: 'x' }
    await expect(ventas.call(facturas.rectificar, { params: { id: draft }, body })).rejects.toMatchObject({
      status: 400,
    })
    const ajena = await f.emitir(porto)
    const rectifica = { tipo: 'R1' as const, rectifica: [ajena], motivoRectificacion: 'x' }
    await expect(f.crear(clienteId, rectifica)).rejects.toMatchObject({ fields: { rectifica: [expect.any(String)] } })
    const id = await f.emitir(clienteId)
    await cobrar(id, 1)
    await expect(ventas.call(facturas.anular, { params: { id }, body })).rejects.toMatchObject({ status: 409 })
    const clean = await f.emitir(clienteId)
    await ventas.call(facturas.anular, { params: { id: clean }, body })
    expect(await f.ver(clean)).toMatchObject({ estado: 'anulada', motivoAnulacion: 'x' })
    await expect(cobrar(clean, 1)).rejects.toMatchObject({ status: 400 })
  })
})

test('a deposit has an invoice of its own and is deducted later, once', async () => {
  const id = await f.emitir(clienteId, { anticipo: true, lineas: [suelta(1, 200, { descripcion: 'Anticipo' })] })
  const menos = (importe: number) => suelta(-1, importe, { descripcion: 'Anticipo', anticipoId: id })
  const queda = () => ventas.call(facturas.anticipos, { params: { id: clienteId } })
  expect(await queda()).toMatchObject([{ id, queda: 200, tipos: [{ iva: 21, re: 0, queda: 200 }] }])
  const later = await f.emitir(clienteId, { dtoComercial: 10, lineas: [suelta(10, 100), menos(150)] })
  expect(await f.ver(later)).toMatchObject({ base: 750, total: 907.5 })
  const again = f.emitir(clienteId, { lineas: [suelta(10, 100), menos(51)] })
  await expect(again).rejects.toMatchObject({ messages: [expect.stringMatching(/quedan 50,00\s€/)] })
  await expect(f.crear(porto, { lineas: [menos(1)] })).rejects.toMatchObject({ status: 400 })
  expect(await queda()).toMatchObject([{ id, queda: 50 }])
  await f.emitir(clienteId, { lineas: [suelta(10, 100), menos(50)] })
  expect(await queda()).toEqual([])
})

describe('from an order', () => {
  let colorId: number
  const pedir = async (cantidades: Record<string, number>) => {
    const { rows } = await t.house.db.execute<{ id: number }>(
      sql`select min(color_id) as id from modelo_variantes where modelo_id = 1`,
    )
    colorId = rows[0]?.id ?? 0
    const tallasCantidades = Object.entries(cantidades).map(([talla, cantidad]) => ({ talla, cantidad }))
    return ventas.call(pedidos.create, {
      body: { clienteId, portes: 10, lineas: [{ modeloId: 1, colorId, tallasCantidades }] },
    })
  }
  const abierto = (id: number, servido = false) =>
    ventas.call(facturas.fromPedido, { params: { id }, query: { servido: String(servido) } })
  const guardar = ({ lineas, ...draft }: Awaited<ReturnType<typeof abierto>>, cambio: object = {}) =>
    ventas.call(facturas.create, { body: { ...draft, ...cambio, lineas, emitir: true } })
  const ver = (id: number) => ventas.call(pedidos.get, { params: { id } })
  const stock = async (talla: string) => {
    const { rows } = await t.house.db.execute<{ stock: number; reservado: number }>(
      sql`select stock, reservado from modelo_variantes where modelo_id = 1 and color_id = ${colorId} and talla = ${talla}`,
    )
    return rows[0]
  }

  test('in part, then only what is still open; the order is served and invoiced', async () => {
    const id = await pedir({ '38': 4, '40': 2 })
    const before = await stock('38')
    const draft = await abierto(id)
    expect(draft).toMatchObject({ portes: 10, prendas: 6, pedidos: [{ id }] })
    const [line] = draft.lineas
    const part = { ...draft, lineas: [{ ...line, tallasCantidades: [{ talla: '38', cantidad: 3 }] }] } as typeof draft
    const first = await guardar(part)
    expect(await ver(id)).toMatchObject({ situacion: 'parcial', servidas: 3 })
    expect(await stock('38')).toEqual({ stock: (before?.stock ?? 0) - 3, reservado: (before?.reservado ?? 0) - 3 })
    expect(await ventas.call(facturas.dePedido, { params: { id } })).toMatchObject([{ id: first, estado: 'emitida' }])
    const comprador = await t.as('cliente@telar.test')
    expect(await comprador.call(facturas.dePedidoUser, { params: { id } })).toMatchObject([{ id: first }])
    const rest = await abierto(id)
    expect(rest).toMatchObject({
      portes: 0,
      lineas: [
        {
          tallasCantidades: [
            { talla: '38', cantidad: 1 },
            { talla: '40', cantidad: 2 },
          ],
        },
      ],
    })
    const twice = guardar(draft)
    await expect(twice).rejects.toMatchObject({ messages: [expect.stringMatching(/talla 38, quedan 1/)] })
    await guardar(rest)
    expect(await ver(id)).toMatchObject({ situacion: 'facturado', estado: 2 })
    await expect(abierto(id)).rejects.toMatchObject({ messages: [expect.stringMatching(/no queda nada/)] })
    await ventas.call(facturas.anular, { params: { id: first }, body: { motivo: 'Otro cliente' } })
    expect((await ver(id)).situacion).toBe('servido')
    expect((await abierto(id)).prendas).toBe(3)
  })

  test('what has left first, if that is what is wanted; what was closed never', async () => {
    const id = await pedir({ '42': 5 })
    const lineaId = (await ver(id)).lineas[0]?.id ?? 0
    const entrega = { lineas: [{ lineaId, tallasCantidades: [{ talla: '42', cantidad: 2 }] }] }
    await ventas.call(pedidos.entrega, { params: { id }, body: entrega })
    expect((await abierto(id, true)).prendas).toBe(2)
    expect((await abierto(id)).prendas).toBe(5)
    await ventas.call(pedidos.cerrar, { params: { id }, body: {} })
    await guardar(await abierto(id))
    expect(await ver(id)).toMatchObject({ situacion: 'facturado', servidas: 2 })
  })

  test('what has left, unless something else is asked for; then serving is undone no more', async () => {
    const id = await pedir({ '42': 5 })
    const lineaId = (await ver(id)).lineas[0]?.id ?? 0
    const sinDecir = () => ventas.call(facturas.fromPedido, { params: { id }, query: {} })
    expect(await sinDecir()).toMatchObject({ prendas: 5, servido: false })
    const servir = (cantidad: number) =>
      ventas.call(pedidos.entrega, {
        params: { id },
        body: { lineas: [{ lineaId, tallasCantidades: [{ talla: '42', cantidad }] }] },
      })
    const [primera] = (await servir(2)).entregas
    const deshacer = (entrega: number) =>
      ventas.call(entregas.deshacer, { params: { id: entrega }, body: { motivo: 'Otro cliente' } })
    expect(await sinDecir()).toMatchObject({ prendas: 2, servido: true })
    await guardar(await sinDecir())
    expect(await sinDecir()).toMatchObject({ prendas: 3, servido: false })
    await expect(deshacer(primera?.id ?? 0)).rejects.toMatchObject({ messages: [expect.stringMatching(/facturadas/)] })
    const segunda = (await servir(3)).entregas[1]
    await deshacer(segunda?.id ?? 0)
    expect(await ver(id)).toMatchObject({ situacion: 'parcial', servidas: 2 })
  })

  test.each(['invoiced', 'undone'])('at the moment its delivery is undone: first %s', async (primero) => {
    const id = await pedir({ '46': 2 })
    const lineaId = (await ver(id)).lineas[0]?.id ?? 0
    const body = { lineas: [{ lineaId, tallasCantidades: [{ talla: '46', cantidad: 2 }] }] }
    const [servida] = (await ventas.call(pedidos.entrega, { params: { id }, body })).entregas
    const draft = await abierto(id)
    const acts = [
      () => guardar(draft),
      () => ventas.call(entregas.deshacer, { params: { id: servida?.id ?? 0 }, body: { motivo: 'Otro cliente' } }),
    ]
    const results = await mientrasSeEspera(
      t,
      sql`select id from pedidos where id = ${id} for update`,
      (primero === 'undone' ? acts.reverse() : acts).map((act) => () => act().catch((error: unknown) => error)),
    )
    expect(results.filter((result) => result instanceof Error)).toHaveLength(primero === 'undone' ? 0 : 1)
    expect(await ver(id)).toMatchObject({ situacion: 'facturado', servidas: 2 })
    expect((await ver(id)).entregas.filter(({ deshecha }) => !deshecha)).toHaveLength(1)
  })

  test('two who invoice the same order at once: one does', async () => {
    const id = await pedir({ '44': 3 })
    const draft = await abierto(id)
    const results = await Promise.allSettled([guardar(draft), guardar(draft)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('posting to the accounts', () => {
  test('twice changes nothing; a counter-entry undoes it; the CSV balances', async () => {
    const a = await f.emitir(clienteId, { lineas: EJEMPLO, dtoProntoPago: 2, portes: 12 })
    const b = await f.emitir(porto)
    const draft = await f.crear(clienteId)
    await expect(ventas.call(pases.pase, { body: { ids: [a, draft] } })).rejects.toMatchObject({ status: 400 })
    const done = await ventas.call(pases.pase, { body: { ids: [a, b] } })
    expect(done).toMatchObject({ ids: [a, b], total: 1431.76 })
    const id = done.paseId ?? 0
    expect(await ventas.call(pases.pase, { body: { ids: [a, b] } })).toEqual({ paseId: null, ids: [], total: 0 })
    expect(await f.ver(a)).toMatchObject({ contabilizada: true, fechaPase: HOY, paseId: id })
    const csv = (await (await ventas.call(pases.paseCsv, { params: { id } })).text()).trim().split('\r\n')
    expect(csv).toHaveLength(6)
    expect(csv[1]).toMatch(/;430\d{6};Fra\. A\d\d\/\d{6} [^;]+;1331,76;0,00;/)
    const undone = await ventas.call(pases.deshacerPase, { params: { id } })
    expect(await f.ver(a)).toMatchObject({ contabilizada: false, paseId: null })
    await expect(ventas.call(pases.deshacerPase, { params: { id } })).rejects.toMatchObject({ status: 409 })
    await expect(ventas.call(pases.deshacerPase, { params: { id: undone } })).rejects.toMatchObject({ status: 409 })
    const again = await ventas.call(pases.pase, { body: { desde: HOY, hasta: HOY } })
    expect(again.ids).toEqual(expect.arrayContaining([a, b]))
    const { data } = await ventas.call(pases.searchPases, { body: {} })
    expect(data.find((pase) => pase.id === id)?.deshechoPorId).toBe(undone)
    const { rows } = await t.house.db.execute<{ saldo: number }>(
      sql`select sum(debe - haber)::float8 as saldo from pase_apuntes`,
    )
    expect(rows[0]?.saldo).toBe(0)
  })
})

describe('the till', () => {
  const caja = (fecha: string) => ventas.call(cajaCalls.cajaDiaria, { body: { fecha } })
  const mover = (tipo: 'gasto' | 'banco' | 'aportacion', importe: number) =>
    ventas.call(cajaCalls.moverCaja, { body: { fecha: dia(-1), tipo, concepto: 'Prueba', importe } })

  test('a day opens with what was counted, closes with the difference, and then stands still', async () => {
    await ventas.call(cajaCalls.cerrarCaja, { body: { fecha: dia(-2), recuento: 100 } })
    const id = await f.emitir(clienteId, { formaPago: 'contado' })
    await cobrar(id, 50.5, 'contado', dia(-1))
    await cobrar(id, 20, 'tarjeta', dia(-1))
    await mover('gasto', 12.3)
    await mover('banco', 60)
    const open = await mover('aportacion', 10)
    expect(open).toMatchObject({
      apertura: 100,
      gastos: 12.3,
      banco: 60,
      teorico: 88.2,
      recuento: null,
      cerrada: false,
    })
    const closed = await ventas.call(cajaCalls.cerrarCaja, { body: { fecha: dia(-1), recuento: 88 } })
    expect(closed).toMatchObject({ cerrada: true, recuento: 88, diferencia: -0.2 })
    expect(closed.cobros).toEqual([
      { medio: 'contado', importe: 50.5 },
      { medio: 'tarjeta', importe: 20 },
    ])
    await expect(cobrar(id, 1, 'contado', dia(-1))).rejects.toMatchObject({ status: 409 })
    await expect(mover('gasto', 1)).rejects.toMatchObject({ messages: [expect.stringMatching(/cerrada/)] })
    const abrir = (fecha: string) => ventas.call(cajaCalls.abrirCaja, { body: { fecha } })
    await expect(abrir(dia(-2))).rejects.toMatchObject({ status: 409 })
    await abrir(dia(-1))
    const [movement] = (await caja(dia(-1))).movimientos
    await ventas.call(cajaCalls.borrarMovimiento, { params: { id: movement?.id ?? 0 } })
    const again = await ventas.call(cajaCalls.cerrarCaja, { body: { fecha: dia(-1), recuento: 100.5 } })
    expect(again).toMatchObject({ teorico: 100.5, diferencia: 0 })
    expect((await caja(HOY)).apertura).toBe(100.5)
  })

  test('nothing is noted or counted on a day that is to come', async () => {
    const fecha = dia(1)
    const mover = { fecha, tipo: 'gasto' as const, concepto: 'Mañana', importe: 1 }
    const futura = { messages: [expect.stringMatching(/aún no ha llegado/)] }
    await expect(ventas.call(cajaCalls.moverCaja, { body: mover })).rejects.toMatchObject(futura)
    await expect(ventas.call(cajaCalls.cerrarCaja, { body: { fecha, recuento: 0 } })).rejects.toMatchObject(futura)
    expect(await caja(fecha)).toMatchObject({ cerrada: false, movimientos: [] })
  })

  test('nor in a year that is closed', async () => {
    const mover = { fecha: '1900-01-01', tipo: 'gasto' as const, concepto: 'Ayer', importe: 1 }
    const cerrados = { fields: { fecha: [expect.stringMatching(/libros están cerrados/)] } }
    await expect(ventas.call(cajaCalls.moverCaja, { body: mover })).rejects.toMatchObject(cerrados)
    const contar = { fecha: '1900-01-01', recuento: 0 }
    await expect(ventas.call(cajaCalls.cerrarCaja, { body: contar })).rejects.toMatchObject(cerrados)
  })

  test('a day is closed by what was in sight of who counted: cash that came meanwhile is told', async () => {
    const { teorico } = await caja(HOY)
    const nota = { fecha: HOY, tipo: 'aportacion' as const, concepto: 'Cambio', importe: 7.25 }
    const { movimientos } = await ventas.call(cajaCalls.moverCaja, { body: nota })
    const cerrar = (visto: number) =>
      ventas.call(cajaCalls.cerrarCaja, { body: { fecha: HOY, recuento: teorico, teorico: visto } })
    await expect(cerrar(teorico)).rejects.toMatchObject({ status: 409, messages: [expect.stringMatching(/107,75\s€/)] })
    expect(await caja(HOY)).toMatchObject({ cerrada: false })
    expect(await cerrar(teorico + 7.25)).toMatchObject({ cerrada: true, diferencia: -7.25 })
    await ventas.call(cajaCalls.abrirCaja, { body: { fecha: HOY } })
    await ventas.call(cajaCalls.borrarMovimiento, { params: { id: movimientos.at(-1)?.id ?? 0 } })
  })

  test('says what was issued that day by means of payment', async () => {
    const { facturas: issued } = await caja(HOY)
    const sums = await ventas.call(facturas.sumaTotales, {
      body: {
        advancedFilter: {
          logic: 'and',
          filters: [
            { field: 'fecha', operator: 'eq', value: HOY },
            { field: 'estado', operator: 'eq', value: 'emitida' },
          ],
        },
      },
    })
    expect(issued.reduce((n, { facturas: una }) => n + una, 0)).toBe(sums.facturas)
    expect(issued.reduce((n, { total }) => n + total, 0)).toBeCloseTo(sums.total, 2)
  })
})

describe('commissions', () => {
  test('are previewed, fixed once, and taken back when a payment is', async () => {
    const [rep] = await t.house.db
      .insert(comercialesTable)
      .values({ codigo: 'REP', nombre: 'Elvira', comision: 10 })
      .returning()
    const comercialId = rep?.id ?? 0
    const suyo = await clientePara(t, 'recargo@telar.test', { comercialId })
    const id = await f.emitir(suyo, { portes: 50 })
    expect(await f.ver(id)).toMatchObject({ comisionTotal: 10, total: 181.5 })
    const preview = () => ventas.call(comisiones.comisiones, { body: { comercialId } })
    const fix = (importe: number) => ventas.call(comisiones.liquidar, { body: { comercialId, importe } })
    expect(await preview()).toEqual([])
    const [cobro] = (await cobrar(id, 60.5, 'giro')).cobros
    expect(await preview()).toMatchObject([
      { comercial: 'Elvira', importe: 3.33, facturas: [{ id, devengado: 3.33, anterior: 0 }] },
    ])
    await expect(fix(10)).rejects.toMatchObject({ messages: [expect.stringMatching(/3.33/)] })
    const manana = { comercialId, importe: 3.33, hasta: dia(1) }
    await expect(ventas.call(comisiones.liquidar, { body: manana })).rejects.toMatchObject({
      messages: [expect.stringMatching(/aún no ha llegado/)],
    })
    const settled = await fix(3.33)
    expect(await ventas.call(comisiones.liquidacion, { params: { id: settled } })).toMatchObject({
      importe: 3.33,
      detalle: [{ id, importe: 3.33 }],
    })
    await expect(fix(3.33)).rejects.toMatchObject({ status: 409 })
    const saldos = async () => {
      await ventas.call(pases.pase, { body: { desde: HOY, hasta: HOY } })
      const { rows: filas } = await t.house.db.execute<{ cuenta: string; saldo: number }>(sql`
        select left(cuenta, 4) as cuenta, sum(debe - haber)::float8 as saldo from pase_apuntes
        where documento like 'liquidacion%' group by 1 having sum(debe - haber) <> 0 order by 1`)
      return filas.map(({ cuenta, saldo }) => [cuenta, saldo])
    }
    const pagada = (dia: string | null) =>
      t.house.db.update(liquidacionesTable).set({ pagada: dia }).where(eq(liquidacionesTable.id, settled))
    const ganado = [
      ['4109', -3.33],
      ['6230', 3.33],
    ]
    expect(await saldos()).toEqual(ganado)
    await pagada(HOY)
    expect(await saldos()).toEqual([
      ['5720', -3.33],
      ['6230', 3.33],
    ])
    await pagada(null)
    expect(await saldos()).toEqual(ganado)
    await impagar(id, cobro?.id ?? 0)
    expect(await preview()).toMatchObject([{ importe: -3.33 }])
    await expect(fix(-3.33)).rejects.toMatchObject({ status: 409, messages: [expect.stringMatching(/−3,33/)] })
    await cobrar(id, 181.5)
    expect(await preview()).toMatchObject([{ importe: 6.67 }])
    const list = await ventas.call(comisiones.searchLiquidaciones, { body: {} })
    expect(list.data).toMatchObject([{ id: settled, comercial: 'Elvira', facturas: 1 }])
  })
})

test('what is owed, by how late it is', async () => {
  const suyo = await clientePara(t, 'canarias@telar.test')
  await f.emitir(suyo, { diasPago: [0, 60] })
  const late = await ventas.call(cobros.pendientes, { body: { clienteId: suyo, fecha: dia(40) } })
  expect(late).toMatchObject({
    total: { corriente: 60.5, hasta60: 60.5, total: 121 },
    clientes: [{ clienteId: suyo, facturas: 1, total: 121 }],
  })
})

test('who owes nothing is told by name; a customer who is not there, or is not theirs, is not there', async () => {
  const comercial = await t.as('comercial@telar.test')
  const nuevo = await clientePara(t, 'nada@telar.test')
  const { razonSocial } = await ventas.call(clientes.get, { params: { id: nuevo } })
  const body = { clienteId: nuevo }
  expect(await ventas.call(cobros.pendientes, { body })).toMatchObject({ cliente: razonSocial, clientes: [] })
  expect(await ventas.call(cobros.facturasPendientes, { body })).toEqual([])
  for (const [quien, clienteId] of [
    [ventas, 1_999_999_990],
    [comercial, nuevo],
  ] as const) {
    for (const call of [cobros.pendientes, cobros.facturasPendientes])
      await expect(quien.call(call, { body: { clienteId } })).rejects.toMatchObject({ status: 404 })
  }
})

test('the figures of the returns', async () => {
  const made = await f.emitir(clienteId)
  const draft = await ventas.call(facturas.rectificar, { params: { id: made }, body: { motivo: 'Devolución' } })
  await ventas.call(facturas.emitir, { body: { ids: [draft] } })
  await f.emitir(porto)
  const body = { desde: `${HOY.slice(0, 4)}-01-01`, hasta: `${HOY.slice(0, 4)}-12-31` }
  const { modelo303, modelo347, modelo349 } = await ventas.call(impuestos.impuestos, { body })
  const sums = await ventas.call(facturas.sumaTotales, {
    body: { advancedFilter: { field: 'estado', operator: 'eq', value: 'emitida' } },
  })
  const bases =
    modelo303.tramos.reduce((n, { base }) => n + base, 0) + modelo303.intracomunitarias + modelo303.exportaciones
  expect(bases).toBeCloseTo(sums.base, 2)
  expect(modelo303.tramos.some(({ rectificativa, base }) => rectificativa && base < 0)).toBe(true)
  expect(modelo349).toMatchObject([{ clienteId: porto, nif: 'PT509000126', pais: 'PT' }])
  expect(modelo347.every(({ total }) => Math.abs(total) > 3005.06)).toBe(true)
  const back = { desde: body.hasta, hasta: body.desde }
  await expect(ventas.call(impuestos.impuestos, { body: back })).rejects.toMatchObject({
    fields: { hasta: [expect.any(String)] },
  })
})

describe('dates', () => {
  const pagar = (id: number, body: object) =>
    ventas.call(cobros.cobrar, { params: { id }, body: { medio: 'transferencia', importe: 10, ...body } })

  test('a payment is not of tomorrow, and before its invoice only with a reason; nor is its return', async () => {
    const id = await f.emitir(clienteId)
    await expect(pagar(id, { fecha: dia(1) })).rejects.toMatchObject({ fields: { fecha: [expect.any(String)] } })
    await expect(pagar(id, { fecha: dia(-5) })).rejects.toMatchObject({ fields: { motivo: [expect.any(String)] } })
    const [cobro] = (await pagar(id, { fecha: dia(-5), motivo: 'Pagó al encargar' })).cobros
    expect(cobro).toMatchObject({ fecha: dia(-5), motivo: 'Pagó al encargar' })
    for (const fecha of [dia(1), dia(-6)])
      await expect(
        ventas.call(cobros.impagado, { params: { id, cobroId: cobro?.id ?? 0 }, body: { fecha } }),
      ).rejects.toMatchObject({ fields: { fecha: [expect.any(String)] } })
  })

  test('what is invoiced has happened; when the time to invoice it has passed, it is told', async () => {
    const fechaOperacion = masDias(HOY, 1)
    await expect(f.crear(clienteId, { fechaOperacion })).rejects.toMatchObject({
      fields: { fechaOperacion: [expect.any(String)] },
    })
    const body = { clienteId, lineas: [suelta(1, 100)] }
    const plazo = async (cuando: string | null) =>
      (await ventas.call(facturas.total, { body: { ...body, fechaOperacion: cuando } })).plazo
    expect(await plazo(null)).toBeNull()
    const vieja = await plazo(dia(-80))
    expect(vieja && vieja < HOY && vieja.endsWith('-15')).toBe(true)
  })

  test('returns go by when tax fell due, and a deposit from another state is no supply', async () => {
    const periodo = { desde: dia(-200), hasta: dia(-190) }
    const del = async () => ventas.call(impuestos.impuestos, { body: periodo })
    const ahora = { desde: HOY, hasta: HOY }
    const antes = await ventas.call(impuestos.impuestos, { body: ahora })
    await f.emitir(clienteId, { fechaOperacion: dia(-195), lineas: [suelta(1, 4000)] })
    expect(await del()).toMatchObject({
      modelo303: { tramos: [{ iva: 21, base: 4000, rectificativa: false }] },
      modelo347: [{ clienteId, total: 4840 }],
    })
    expect((await ventas.call(impuestos.impuestos, { body: ahora })).modelo303).toEqual(antes.modelo303)
    await f.emitir(porto, { fechaOperacion: dia(-195) })
    const quince = masDias(`${dia(-195).slice(0, 7)}-28`, 5).slice(0, 7)
    const intra = await ventas.call(impuestos.impuestos, { body: { desde: `${quince}-15`, hasta: `${quince}-15` } })
    expect(intra.modelo349).toMatchObject([{ clienteId: porto, base: 100 }])
    await expect(f.emitir(porto, { anticipo: true })).rejects.toMatchObject({
      messages: [expect.stringMatching(/75\.Dos/)],
    })
  })

  test('an ordinary invoice of less than nothing is refused, and how else it goes is told', async () => {
    await expect(f.emitir(clienteId, { lineas: [suelta(-1, 10)] })).rejects.toMatchObject({
      messages: [expect.stringMatching(/rectificativa/)],
    })
  })

  test('a series begins no earlier than the last invoice of any other', async () => {
    const { db } = t.house
    const antes = await db.select({ series: appSettingsTable.series }).from(appSettingsTable)
    await db.update(appSettingsTable).set({ series: { ordinaria: 'N', rectificativa: 'R', simplificada: 'S' } })
    await expect(f.emitir(clienteId, { fecha: dia(-1) })).rejects.toMatchObject({
      messages: [expect.stringMatching(/serie N no puede empezar/)],
    })
    await f.emitir(clienteId)
    await db.update(appSettingsTable).set({ series: antes[0]?.series })
  })
})

test('a house that closes in August is asked for nothing in it', async () => {
  const suyo = await clientePara(t, 'agosto@telar.test', { mesesSinPago: [8], diasPago: [30] })
  const body = { clienteId: suyo, fecha: '2026-07-10', lineas: [suelta(1, 100)] }
  expect((await ventas.call(facturas.total, { body })).vencimientos).toEqual([{ fecha: '2026-09-01', importe: 121 }])
  expect((await f.ver(await f.crear(suyo))).mesesSinPago).toEqual([8])
})

test('a deposit is deducted at the rate it was taxed at', async () => {
  const { db } = t.house
  const [antes] = await db.select({ impuestos: appSettingsTable.impuestos }).from(appSettingsTable)
  const id = await f.emitir(clienteId, { anticipo: true, lineas: [suelta(1, 200)] })
  await db.update(appSettingsTable).set({ impuestos: [{ desde: '2012-09-01', iva: 23, re: 5.2 }] })
  const lineas = [suelta(1, 500), suelta(-1, 200, { anticipoId: id })]
  const { tramos } = (await f.ver(await f.emitir(clienteId, { lineas }))).importes
  await db.update(appSettingsTable).set({ impuestos: antes?.impuestos })
  expect(tramos).toMatchObject([
    { iva: 23, base: 500 },
    { iva: 21, base: -200 },
  ])
})
