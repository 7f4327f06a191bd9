import { Buffer } from 'node:buffer'
import { banco, type ExtractoFila } from '@telar/contract/facturacion/banco'
import { cobros } from '@telar/contract/facturacion/cobros'
import { recibidas } from '@telar/contract/facturacion/recibidas'
import { transferencias } from '@telar/contract/facturacion/transferencias'
import { habilDesde } from '@telar/domain/facturacion/banco/calendario'
import { diaDe } from '@telar/domain/fecha'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { proveedoresTable } from '../../db/schema/produccion/proveedores.ts'
import { fechaEscrita } from '../../i18n/mensaje.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { enviarFichero, norma43 } from '../../testing/extracto.ts'
import { casaQueFactura, facturador, suelta } from '../../testing/factura.ts'
import { proveedorPara } from '../../testing/produccion.ts'
import { cuadreDeFacturacion } from '../cuadre.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

let t: TestApp
let ventas: Client
let clienteId: number
let proveedorId: number
let f: ReturnType<typeof facturador>
const HOY = diaDe(new Date())
const IBAN = 'ES9121000418450200051332'

beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
  clienteId = await clientePara(t, 'cliente@telar.test')
  ventas = await t.as('ventas@telar.test')
  f = facturador(ventas)
  proveedorId = await proveedorPara(t, await t.as('produccion@telar.test'))
  await t.house.db.update(proveedoresTable).set({ iban: IBAN }).where(eq(proveedoresTable.id, proveedorId))
  const [{ empresa } = { empresa: undefined }] = await t.house.db.select().from(appSettingsTable)
  if (!empresa) throw new Error('The settings row is missing.')
  await t.house.db.update(appSettingsTable).set({ empresa: { ...empresa, iban: IBAN } })
})
afterAll(() => t.close())

const importar = (fichero: Buffer) =>
  enviarFichero(t, banco.importar.path, fichero, ventas.tokens.get()?.token ?? '') as Promise<{
    status: number
    body: z.output<typeof ExtractoFila>[] & { messages?: string[] }
  }>
const ver = (id: number) => ventas.call(banco.get, { params: { id } })

/** Imports one movement and says which it is. */
async function uno(centimos: number, texto: string): Promise<number> {
  const { body } = await importar(norma43(HOY, [{ centimos, texto }]))
  const filter = { field: 'extractoId', operator: 'eq', value: body[0]?.id ?? 0 } as const
  const { data } = await ventas.call(banco.search, { body: { advancedFilter: filter } })
  return data[0]?.id ?? 0
}
/** An issued invoice of an amount that nobody else owes. */
async function factura(precio: number, extra: object = {}) {
  const id = await f.emitir(clienteId, { lineas: [suelta(1, precio)], ...extra })
  return f.ver(id)
}
const confirmar = (id: number, partes: { facturaId: number; importe: number; cobroId?: number }[], motivo = '') =>
  ventas.call(banco.confirmar, { params: { id }, body: { partes, motivo } })

test('a part of a movement is booked once by two who had seen the same of it', async () => {
  const { id: facturaId } = await factura(1000)
  const id = await uno(90_000, 'A CUENTA')
  const { resto } = await ver(id)
  const body = { partes: [{ facturaId, importe: 300 }], resto }
  const casar = () => ventas.call(banco.confirmar, { params: { id }, body })
  const dos = await Promise.allSettled([casar(), casar()])
  expect(dos.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await ver(id)).toMatchObject({ resto: 600 })
  await ventas.call(banco.confirmar, { params: { id }, body: { ...body, resto: 600 } })
  expect(await ver(id)).toMatchObject({ resto: 300 })
})

const recibida = (numero: string, base: number) =>
  ventas.call(recibidas.create, {
    body: { proveedorId, numero, fecha: HOY, fechaRecepcion: HOY, tramos: [{ iva: 21, base }] },
  })
const verRecibida = (id: number) => ventas.call(recibidas.get, { params: { id } })

describe('statements', () => {
  test('a file is read once; one that overlaps brings only what is new', async () => {
    const dos = [
      { centimos: 1_000, texto: 'INGRESO PEÑA' },
      { centimos: 1_000, texto: 'INGRESO PEÑA' },
    ]
    const primera = await importar(norma43(HOY, dos))
    expect(primera).toMatchObject({ status: 200, body: [{ movimientos: 2, nuevos: 2, formato: 'norma43' }] })
    const otraVez = await importar(norma43(HOY, dos))
    expect(otraVez).toMatchObject({
      status: 409,
      body: { messages: [expect.stringContaining(fechaEscrita('es', HOY))] },
    })
    const mas = await importar(norma43(HOY, [...dos, { centimos: -500, texto: 'COMISION' }]))
    expect(mas.body).toMatchObject([{ movimientos: 3, nuevos: 1 }])
    const { data } = await ventas.call(banco.search, { body: { keyword: 'peña' } })
    expect(data.map(({ texto, estado }) => [texto, estado])).toEqual(Array(2).fill(['INGRESO PEÑA', 'pendiente']))
    const lista = await ventas.call(banco.searchExtractos, { body: {} })
    expect(lista.data[0]).toMatchObject({ cuenta: 'ES9121000418450200051332', nuevos: 1, quien: 'ventas@telar.test' })
  })

  test('a line of which the bank now says another amount is told and not there twice', async () => {
    const cargo = (centimos: number) => ({ centimos, texto: 'RECIBO LUZ', referencia: 'LUZ-2701' })
    const otro = { centimos: 7_700, texto: 'INGRESO', referencia: 'OTRO-1' }
    const suyos = async () =>
      (await ventas.call(banco.search, { body: { keyword: 'LUZ-2701', orderBy: 'id asc' } })).data.map(
        ({ importe, estado }) => [importe, estado],
      )
    const primera = await importar(norma43(HOY, [cargo(-6_050), otro], 123_456))
    expect(primera.body).toMatchObject([{ nuevos: 2 }])
    const corregido = norma43(HOY, [cargo(-6_550), otro, { centimos: 1, texto: 'INTERESES' }], 123_456)
    const refused = await importar(corregido)
    expect(refused.status).toBe(409)
    expect(refused.body.messages?.[0]).toMatch(/LUZ-2701.*60,50.*65,50/)
    expect(await suyos()).toEqual([[-60.5, 'pendiente']])
    const { data } = await ventas.call(banco.search, { body: { keyword: 'LUZ-2701' } })
    const params = { id: data[0]?.id ?? 0 }
    await ventas.call(banco.descartar, { params, body: { motivo: 'Lo ha corregido el banco' } })
    expect((await importar(corregido)).body).toMatchObject([{ movimientos: 3, nuevos: 2 }])
    expect(await suyos()).toEqual([
      [-60.5, 'descartado'],
      [-65.5, 'pendiente'],
    ])
  })

  test('of one reference there may be more on a day, where a file goes on from the one before', async () => {
    const tpv = (centimos: number) => ({ centimos, texto: 'ABONO TPV', referencia: 'TPV-88' })
    expect((await importar(norma43(HOY, [tpv(1_100)], 50_000))).body).toMatchObject([{ nuevos: 1 }])
    expect((await importar(norma43(HOY, [tpv(2_200)], 51_100))).body).toMatchObject([{ nuevos: 1 }])
    const todo = norma43(HOY, [tpv(1_100), tpv(2_200), tpv(3_300)], 50_000)
    expect((await importar(todo)).body).toMatchObject([{ movimientos: 3, nuevos: 1 }])
  })

  test('camt.053 is read too, with who paid', async () => {
    const xml = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
      <CreDtTm>${HOY}T08:00:00</CreDtTm><Acct><Id><IBAN>ES9121000418450200051332</IBAN></Id></Acct>
      <Ntry><Amt Ccy="EUR">12.34</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${HOY}</Dt></BookgDt>
      <NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Prat &amp; Cia</Nm></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry>
      </Stmt></BkToCstmrStmt></Document>`
    expect((await importar(Buffer.from(xml))).body).toMatchObject([{ formato: 'camt053', nuevos: 1 }])
    const { data } = await ventas.call(banco.search, { body: { keyword: 'Prat & Cia' } })
    expect(data).toMatchObject([{ importe: 12.34, contraparte: 'Prat & Cia' }])
  })

  test.each([
    ['nothing of a bank', Buffer.from('hola')],
    ['another document', Buffer.from('<Document><Otro/></Document>')],
    ['one that names things of its own', Buffer.from('<!DOCTYPE x><Document/>')],
    ['one that breaks off', norma43(HOY, [{ centimos: 1, texto: 'X' }]).subarray(0, 200)],
    [
      'a wrong sum',
      Buffer.from(
        norma43(HOY, [{ centimos: 77, texto: 'X' }])
          .toString('latin1')
          .replace('00000000000077', '00000000000078'),
      ),
    ],
  ])('%s is refused, and nothing of it stays', async (_, fichero) => {
    const antes = (await ventas.call(banco.searchExtractos, { body: {} })).totalCount
    expect(await importar(fichero)).toMatchObject({ status: 400, body: { messages: [expect.any(String)] } })
    expect((await ventas.call(banco.searchExtractos, { body: {} })).totalCount).toBe(antes)
  })
})

describe('a movement', () => {
  test('is proposed by the number, booked by a yes, and taken back', async () => {
    const { id: facturaId, numeroCompleto, total } = await factura(211)
    const id = await uno(Math.round(total * 100), `FRA ${numeroCompleto}`)
    const { propuesta, estado } = await ver(id)
    expect(estado).toBe('pendiente')
    expect(propuesta).toMatchObject({
      seguridad: 'alta',
      partes: [{ facturaId, importe: total, cobroId: null, pendiente: total }],
    })
    expect((await f.ver(facturaId)).cobros).toEqual([])
    const hecho = await confirmar(id, [{ facturaId, importe: total }])
    expect(hecho).toMatchObject({
      estado: 'casado',
      resto: 0,
      propuesta: null,
      cobros: [{ facturaId, importe: total }],
    })
    expect(await f.ver(facturaId)).toMatchObject({ pendiente: 0, cobros: [{ fecha: HOY, medio: 'transferencia' }] })
    await expect(confirmar(id, [{ facturaId, importe: 1 }])).rejects.toMatchObject({ status: 400 })
    const deshecho = await ventas.call(banco.deshacer, { params: { id } })
    expect(deshecho).toMatchObject({ estado: 'pendiente', cobros: [], propuesta: { seguridad: 'alta' } })
    expect(await f.ver(facturaId)).toMatchObject({ pendiente: total, cobros: [] })
    await expect(ventas.call(banco.deshacer, { params: { id } })).rejects.toMatchObject({ status: 409 })
  })

  test('pays several, in part, and never more than came in', async () => {
    const [a, b] = [await factura(301), await factura(302)]
    const id = await uno(40_000, 'VARIAS')
    const demas = [
      { facturaId: a.id, importe: 300 },
      { facturaId: b.id, importe: 101 },
    ]
    await expect(confirmar(id, demas)).rejects.toMatchObject({ status: 400 })
    expect((await ver(id)).cobros).toEqual([])
    const parte = await confirmar(id, [{ facturaId: a.id, importe: 300 }])
    expect(parte).toMatchObject({ estado: 'parcial', casado: 300, resto: 100 })
    expect(await confirmar(id, [{ facturaId: b.id, importe: 100 }])).toMatchObject({ estado: 'casado' })
    const [cobro] = (await f.ver(b.id)).cobros
    await ventas.call(cobros.borrarCobro, { params: { id: b.id, cobroId: cobro?.id ?? 0 } })
    expect(await ver(id)).toMatchObject({ estado: 'parcial', resto: 100 })
  })

  test('two people at once book it once', async () => {
    const { id: facturaId } = await factura(900)
    const id = await uno(50_000, 'A LA VEZ')
    const results = await Promise.allSettled([1, 2].map(() => confirmar(id, [{ facturaId, importe: 500 }])))
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await f.ver(facturaId)).cobros).toHaveLength(1)
  })

  test('that goes out gives a direct debit back, and that can be undone', async () => {
    const { id: facturaId, numeroCompleto } = await factura(413, { formaPago: 'giro' })
    const { total, cobros: hechos } = await ventas.call(cobros.cobrar, {
      params: { id: facturaId },
      body: { medio: 'giro', importe: (await f.ver(facturaId)).total },
    })
    const cobroId = hechos[0]?.id ?? 0
    const id = await uno(-Math.round(total * 100), `DEV RECIBO ${numeroCompleto}`)
    expect((await ver(id)).propuesta).toMatchObject({ seguridad: 'alta', partes: [{ cobroId, importe: -total }] })
    await expect(confirmar(id, [{ facturaId, cobroId, importe: -1 }])).rejects.toMatchObject({ status: 400 })
    const hecho = await confirmar(id, [{ facturaId, cobroId, importe: -total }])
    expect(hecho).toMatchObject({ estado: 'casado', cobros: [{ id: cobroId, devuelto: true }] })
    expect(await f.ver(facturaId)).toMatchObject({ pendiente: total, cobros: [{ impagado: true, fechaImpagado: HOY }] })
    expect(await ventas.call(banco.deshacer, { params: { id } })).toMatchObject({ estado: 'pendiente' })
    expect(await f.ver(facturaId)).toMatchObject({ pendiente: 0, cobros: [{ impagado: false, fechaImpagado: null }] })
  })

  test('that pays no invoice is set aside with a reason, and brought back', async () => {
    const id = await uno(-1_234, 'COMISION DE MANTENIMIENTO')
    const params = { id }
    const aparte = await ventas.call(banco.descartar, { params, body: { motivo: 'Gastos del banco' } })
    expect(aparte).toMatchObject({ estado: 'descartado', motivo: 'Gastos del banco', propuesta: null })
    await expect(confirmar(id, [{ facturaId: 1, importe: -1 }])).rejects.toMatchObject({ status: 409 })
    expect(await ventas.call(banco.recuperar, { params })).toMatchObject({ estado: 'pendiente', motivo: '' })
  })

  test('that goes out pays a supplier, is proposed by their number, and can be undone', async () => {
    const recibidaId = await recibida('TELA-7781', 100)
    const id = await uno(-12_100, 'PAGO FACTURA TELA 7781')
    const { propuesta } = await ver(id)
    expect(propuesta).toMatchObject({
      seguridad: 'alta',
      partes: [],
      pagos: [{ recibidaId, importe: 121, numero: 'TELA-7781' }],
    })
    const pagar = (importe: number) =>
      ventas.call(banco.confirmar, { params: { id }, body: { pagos: [{ recibidaId, importe }] } })
    for (const importe of [121.01, -121, 0]) await expect(pagar(importe)).rejects.toMatchObject({ status: 400 })
    await expect(ventas.call(banco.confirmar, { params: { id }, body: {} })).rejects.toMatchObject({ status: 400 })
    const [una, otra] = await Promise.allSettled([pagar(121), pagar(121)])
    expect([una?.status, otra?.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await ver(id)).toMatchObject({
      ...{ estado: 'casado', casado: -121, resto: 0, propuesta: null },
      pagos: [{ clase: 'recibida', documentoId: recibidaId, importe: 121, fecha: HOY }],
    })
    expect(await verRecibida(recibidaId)).toMatchObject({ pendiente: 0, pagos: [{ fecha: HOY, importe: 121 }] })
    await expect(ventas.call(banco.descartar, { params: { id }, body: { motivo: 'x' } })).rejects.toMatchObject({
      status: 409,
    })
    expect(await ventas.call(banco.deshacer, { params: { id } })).toMatchObject({ estado: 'pendiente', pagos: [] })
    expect(await verRecibida(recibidaId)).toMatchObject({ pendiente: 121, pagos: [] })
    await pagar(21)
    expect(await ver(id)).toMatchObject({ estado: 'parcial', resto: -100 })
    const { pagos } = await verRecibida(recibidaId)
    await ventas.call(recibidas.borrarPago, { params: { id: recibidaId, pagoId: pagos[0]?.id ?? 0 } })
    expect(await ver(id)).toMatchObject({ estado: 'pendiente', resto: -121 })
  })

  test('that goes out is the transfers that the bank was told to make, all at once', async () => {
    const recibidaId = await recibida('TELA-7782', 200)
    const { vence } = await verRecibida(recibidaId)
    const orden = { clase: 'recibida' as const, documentoId: recibidaId, vence: vence ?? '' }
    const { id: transferenciaId, numero } = await ventas.call(transferencias.crear, {
      body: { ejecucion: habilDesde(HOY), pagos: [orden] },
    })
    const id = await uno(-24_200, `TRANSFERENCIAS ${numero}`)
    const otro = await uno(-24_201, 'OTRA COSA')
    const { propuesta } = await ver(id)
    expect(propuesta).toMatchObject({ seguridad: 'alta', transferencia: { id: transferenciaId, numero, pagos: 1 } })
    const pagar = (cual: number) =>
      ventas.call(banco.pagarTransferencia, { params: { id: cual }, body: { transferenciaId } })
    await expect(pagar(otro)).rejects.toMatchObject({ status: 400 })
    expect(await pagar(id)).toMatchObject({ estado: 'casado', pagos: [{ documentoId: recibidaId, importe: 242 }] })
    await expect(pagar(id)).rejects.toMatchObject({ status: 409 })
    const verTransferencia = () => ventas.call(transferencias.get, { params: { id: transferenciaId } })
    expect(await verTransferencia()).toMatchObject({ estado: 'pagada' })
    await ventas.call(banco.deshacer, { params: { id } })
    expect(await verTransferencia()).toMatchObject({ estado: 'preparada' })
    expect(await verRecibida(recibidaId)).toMatchObject({ pendiente: 242 })
    for (const { nombre, sql } of cuadreDeFacturacion)
      expect([nombre, (await t.house.db.execute(sql)).rows]).toEqual([nombre, []])
  })

  test('a rep has nothing to do with the bank', async () => {
    const rep = await t.as('comercial@telar.test')
    await expect(rep.call(banco.search, { body: {} })).rejects.toMatchObject({ status: 403 })
  })
})
