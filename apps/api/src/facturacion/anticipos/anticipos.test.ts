import { anticipos } from '@telar/contract/facturacion/anticipos'
import { cobros } from '@telar/contract/facturacion/cobros'
import { impuestos } from '@telar/contract/facturacion/impuestos'
import { pases } from '@telar/contract/facturacion/pases'
import { masDias } from '@telar/domain/fecha'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { rows } from '../../db/rows.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { casaQueFactura, facturador, suelta } from '../../testing/factura.ts'
import { leerCuenta } from '../cuentas/cuenta.ts'
import { cuadreDeAnticipos } from './cuadre.ts'

const HOY = '2027-03-10'
const AÑO = { desde: '2027-01-01', hasta: '2027-12-31' }
const LISBOA = { pais: 'PT', codigoPostal: '1000-001', viesResultado: 'valido', nifIva: 'PT509000126' } as const

let t: TestApp
let ventas: Awaited<ReturnType<TestApp['as']>>
let f: ReturnType<typeof facturador>
let ahora = new Date(`${HOY}T10:00:00Z`)

beforeAll(async () => {
  t = await testApp({}, () => ahora)
  await casaQueFactura(t)
  ventas = await t.as('ventas@telar.test')
  f = facturador(ventas)
})
afterAll(() => t.close())

const cliente = () => clientePara(t, 'cliente@telar.test', LISBOA)
const recibir = (clienteId: number, importe: number, resto: object = {}) =>
  ventas.call(anticipos.create, { body: { clienteId, importe, ...resto } })
const ver = (id: number) => ventas.call(anticipos.get, { params: { id } })
const usar = (facturaId: number, anticipoId: number, importe: number) =>
  ventas.call(cobros.cobrar, { params: { id: facturaId }, body: { medio: 'anticipo', importe, anticipoId } })
const dicho = (hecho: Promise<unknown>) =>
  hecho.then(
    () => '',
    (error: { messages: string[]; fields?: Record<string, string[]> }) =>
      [...error.messages, ...Object.values(error.fields ?? {}).flat()].join(' '),
  )
const Saldo = z.object({ cuenta: z.string(), saldo: z.number() })
const saldos = async (clienteId: number) => {
  const filas = await rows(
    t.house.db,
    Saldo,
    sql`select left(cuenta, 3) as cuenta, sum(debe - haber)::float8 as saldo from pase_apuntes
      where cuenta in (${`438${String(clienteId).padStart(6, '0')}`}, ${`430${String(clienteId).padStart(6, '0')}`})
      group by 1 having sum(debe - haber) <> 0`,
  )
  return Object.fromEntries(filas.map(({ cuenta, saldo }) => [cuenta, saldo]))
}
const pasar = () => ventas.call(pases.pase, { body: AÑO })
const saldoDe = async (clienteId: number) => (await leerCuenta(t.house.db, clienteId, AÑO, undefined)).saldo

describe('money that comes before a supply within the Union', () => {
  test('is a receipt: no invoice, in no return, kept as the customer’s and paid with later', async () => {
    const suyo = await cliente()
    const antes = await ventas.call(impuestos.impuestos, { body: AÑO })
    const id = await recibir(suyo, 300, { concepto: 'Pedido de verano' })
    expect(await ver(id)).toMatchObject({
      ...{ numero: expect.stringMatching(/^ANT\/2027\/\d{4}$/), estado: 'abierto', queda: 300, usos: [] },
    })
    expect(await ventas.call(impuestos.impuestos, { body: AÑO })).toEqual(antes)
    await pasar()
    expect(await saldos(suyo)).toEqual({ 438: -300 })
    expect(await saldoDe(suyo)).toBe(-300)
    const factura = await f.emitir(suyo, { lineas: [suelta(1, 500)] })
    await usar(factura, id, 300)
    expect(await f.ver(factura)).toMatchObject({ pendiente: 200, cobros: [{ medio: 'anticipo', importe: 300 }] })
    expect(await ver(id)).toMatchObject({ estado: 'aplicado', queda: 0, usos: [{ facturaId: factura, importe: 300 }] })
    await pasar()
    expect(await saldos(suyo)).toEqual({ 430: 200 })
    expect(await saldoDe(suyo)).toBe(200)
    const { modelo303 } = await ventas.call(impuestos.impuestos, { body: AÑO })
    expect(modelo303.intracomunitarias - antes.modelo303.intracomunitarias).toBe(500)
  })

  test('is deducted up to what is left, by whoever comes first, and comes back when its payment is taken back', async () => {
    const suyo = await cliente()
    const id = await recibir(suyo, 100)
    const [una, otra] = [
      await f.emitir(suyo, { lineas: [suelta(1, 90)] }),
      await f.emitir(suyo, { lineas: [suelta(1, 90)] }),
    ]
    const salidas = await Promise.allSettled([usar(una, id, 90), usar(otra, id, 90)])
    expect(salidas.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await ver(id)).queda).toBe(10)
    const usada = (await ver(id)).usos[0]?.facturaId ?? 0
    const cobroId = (await f.ver(usada)).cobros[0]?.id ?? 0
    await ventas.call(cobros.borrarCobro, { params: { id: usada, cobroId } })
    expect(await ver(id)).toMatchObject({ queda: 100, usos: [] })
    expect((await f.ver(usada)).pendiente).toBe(90)
  })

  test('is not another customer’s, nor of a supply that is taxed here', async () => {
    const [suyo, otro, deAqui] = [await cliente(), await cliente(), await clientePara(t, 'cliente@telar.test')]
    expect(await dicho(recibir(deAqui, 100))).toContain('factura de anticipo')
    const id = await recibir(suyo, 100)
    expect(await dicho(usar(await f.emitir(otro), id, 50))).toContain('de este cliente')
    expect(await dicho(recibir(suyo, 100, { fecha: masDias(HOY, 1) }))).toContain('futuro')
    for (const fecha of ['0000-01-01', '0001-01-01', '2019-05-05'])
      expect(await dicho(recibir(suyo, 100, { fecha }))).toContain('cuatro años')
    expect(await dicho(f.crear(suyo, { anticipo: true, lineas: [suelta(1, 100)], emitir: true }))).toContain('recibo')
  })

  test('is given back once, or annulled while nothing came of it; the accounts follow', async () => {
    const suyo = await cliente()
    const [mal, bien] = [await recibir(suyo, 40), await recibir(suyo, 60)]
    await pasar()
    expect(await saldos(suyo)).toEqual({ 438: -100 })
    await ventas.call(anticipos.anular, { params: { id: mal } })
    const factura = await f.emitir(suyo, { lineas: [suelta(1, 20)] })
    await usar(factura, bien, 20)
    expect(await dicho(ventas.call(anticipos.anular, { params: { id: bien } }))).toContain('ya se ha usado')
    ahora = new Date(`${masDias(HOY, 5)}T10:00:00Z`)
    const devolver = () => ventas.call(anticipos.devolver, { params: { id: bien }, body: {} })
    expect(await devolver()).toMatchObject({ estado: 'devuelto', devuelto: 40, queda: 0 })
    expect(await dicho(devolver())).toContain('no queda nada')
    await pasar()
    expect(await saldos(suyo)).toEqual({})
    expect(await saldoDe(suyo)).toBe(0)
  })

  test('has a paper that says it is no invoice', async () => {
    const id = await recibir(await cliente(), 100)
    const answer = await t.app.inject({
      url: `/api/v1/anticipos/${id}/pdf`,
      headers: { authorization: `Bearer ${ventas.tokens.get()?.token}` },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.subarray(0, 4).toString()).toBe('%PDF')
  })
})

test('what is used of receipts is what payments say', async () => {
  for (const { sql: regla } of cuadreDeAnticipos)
    expect(await rows(t.house.db, z.object({ que: z.string() }), regla)).toEqual([])
})
