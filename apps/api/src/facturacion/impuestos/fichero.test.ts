import { cobros } from '@telar/contract/facturacion/cobros'
import { facturas } from '@telar/contract/facturacion/facturas'
import { pruebas } from '@telar/contract/facturacion/pruebas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { casaQueFactura, facturador, suelta } from '../../testing/factura.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

let ahora = new Date('2027-02-10T10:00:00Z')
let t: TestApp
let ventas: Client
let f: ReturnType<typeof facturador>
let aqui: number
let porto: number

beforeAll(async () => {
  t = await testApp({}, () => ahora)
  await casaQueFactura(t)
  ventas = await t.as('ventas@telar.test')
  f = facturador(ventas)
  aqui = await clientePara(t, 'cliente@telar.test', { nif: 'B65410011' })
  porto = await clientePara(t, 'porto@telar.test', { pais: 'PT', nif: '501442600', nifIva: 'PT501442600' })
  await t.house.db
    .update(clientesTable)
    .set({ viesResultado: 'valido', viesFecha: '2027-01-01' })
    .where(eq(clientesTable.id, porto))
})
afterAll(() => t.close())

const fichero = (modelo: string, periodo: string, ejercicio = 2027) =>
  t.app.inject({
    method: 'POST',
    url: '/api/v1/facturas/impuestos/fichero',
    headers: { authorization: `Bearer ${ventas.tokens.get()?.token}`, 'accept-language': 'es' },
    payload: { modelo, ejercicio, periodo },
  })
/** Nothing of these is proven: somebody goes on knowing it. */
async function leido(periodo: '1T' | '2T') {
  const { facturas: sin } = await ventas.call(pruebas.delPeriodo, { body: { ejercicio: 2027, periodo } })
  await ventas.call(pruebas.seguir, { body: { ejercicio: 2027, periodo, facturaIds: sin.map(({ id }) => id) } })
}
const lineas = async (modelo: string, periodo: string, ejercicio?: number) =>
  (await fichero(modelo, periodo, ejercicio)).rawPayload.toString('latin1').split('\r\n').filter(Boolean)

/** A return of some garments of an invoice: so much less of it. */
async function abonar(id: number, importe: number) {
  const draft = await ventas.call(facturas.rectificar, { params: { id }, body: { motivo: 'Devolución parcial' } })
  await ventas.call(facturas.update, {
    params: { id: draft },
    body: { clienteId: porto, lineas: [suelta(-1, importe)] },
  })
  await ventas.call(facturas.emitir, { body: { ids: [draft] } })
}

test('what was supplied in a quarter, with its corrections; those of an earlier one name it and both sums', async () => {
  const id = await f.emitir(porto, { lineas: [suelta(1, 1000)] })
  await abonar(id, 100)
  await leido('1T')
  const [cabeza, una, ...resto] = await lineas('349', '1T')
  expect(cabeza?.slice(137, 161)).toBe('000000001000000000090000')
  expect(una?.slice(75, 92).trim()).toBe('PT501442600')
  expect(una?.slice(132, 146)).toBe('E0000000090000')
  expect(resto).toEqual([])
  ahora = new Date('2027-05-10T10:00:00Z')
  await abonar(id, 50)
  await f.emitir(porto, { lineas: [suelta(1, 200)] })
  await leido('2T')
  const [despues, nueva, corregida] = await lineas('349', '2T')
  expect(despues?.slice(137, 185)).toBe('000000001000000000020000000000001000000000085000')
  expect(nueva?.slice(132, 146)).toBe('E0000000020000')
  expect(corregida?.slice(146, 178)).toBe(`20271T${'0000000085000'}${'0000000090000'}`)
  expect((await lineas('349', '1T'))[1]?.slice(132, 146)).toBe('E0000000090000')
})

test('the VAT of a quarter in its boxes, and the year of each customer', async () => {
  await f.emitir(aqui, { lineas: [suelta(1, 4000)] })
  const [modelo] = await lineas('303', '2T')
  expect(modelo).toContain('<T303020272T0000>')
  expect(modelo).toContain(`${'00000000000400000'}02100${'00000000000084000'}`)
  expect(modelo).toContain(`<T30303000>${'00000000000015000'}`)
  const [, cliente] = await lineas('347', '0A')
  expect(cliente?.slice(17, 26)).toBe('B65410011')
  expect(cliente?.slice(75, 98)).toBe('D08   B 000000000484000')
})

test('cash beyond six thousand of one customer in a year is declared with them, by the year of what it paid for', async () => {
  const deContado = async (n: number) => {
    const ids: number[] = []
    for (let i = 0; i < n; i += 1) ids.push(await f.emitir(aqui, { lineas: [suelta(1, 743.8)] }))
    return ids
  }
  const pagar = async (ids: readonly number[]) => {
    for (const id of ids) await ventas.call(cobros.cobrar, { params: { id }, body: { medio: 'contado', importe: 900 } })
  }
  const metalico = (linea: string | undefined) => [linea?.slice(82, 98), linea?.slice(100, 115), linea?.slice(131, 135)]
  const suyas = await deContado(14)
  await pagar(suyas.slice(0, 6))
  const sinEfectivo = metalico((await lineas('347', '0A'))[1])
  expect(sinEfectivo.slice(1)).toEqual(['000000000000000', '0000'])
  await pagar(suyas.slice(6, 7))
  expect(metalico((await lineas('347', '0A'))[1])).toEqual([sinEfectivo[0], '000000000630000', '2027'])
  ahora = new Date('2028-02-10T10:00:00Z')
  await pagar(suyas.slice(7))
  const [cabeza, aparte, ...nadie] = await lineas('347', '0A', 2028)
  expect(cabeza?.slice(135, 160)).toBe('000000001 000000000000000')
  expect(metalico(aparte)).toEqual([' 000000000000000', '000000000630000', '2027'])
  expect(nadie).toEqual([])
  await pagar(await deContado(4))
  const [, este, deAntes] = await lineas('347', '0A', 2028)
  expect(metalico(este)).toEqual([' 000000000360000', '000000000360000', '2028'])
  expect(metalico(deAntes)).toEqual([' 000000000000000', '000000000630000', '2027'])
})

test('of another period than a return has, nothing is made', async () => {
  expect((await fichero('347', '1T')).statusCode).toBe(400)
  expect((await fichero('303', '0A')).statusCode).toBe(400)
})
