import { Buffer } from 'node:buffer'
import { banco } from '@telar/contract/facturacion/banco'
import { cobros } from '@telar/contract/facturacion/cobros'
import { facturas } from '@telar/contract/facturacion/facturas'
import { pases } from '@telar/contract/facturacion/pases'
import { reclamaciones } from '@telar/contract/facturacion/reclamaciones'
import { remesas } from '@telar/contract/facturacion/remesas'
import { habilDesde } from '@telar/domain/facturacion/banco/calendario'
import { masDias } from '@telar/domain/fecha'
import { eq, sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { firstRow } from '../../db/rows.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { fechaEscrita } from '../../i18n/mensaje.ts'
import { leerXml, todos } from '../../kit/formats/xml.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { enviarFichero, norma43 } from '../../testing/extracto.ts'
import { casaQueGira, facturador, IBAN, suelta } from '../../testing/factura.ts'
import { erroresDePain } from '../../testing/iso20022/validar.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

/** Every test has days of its own, each after those before: invoices are numbered by date. */
let HOY = '2027-01-31'
let CARGO = ''
const MANDATO = { referencia: 'M-1', fecha: '2027-01-02', esquema: 'CORE', unico: false } as const

let ahora = new Date('2027-01-31T10:00:00Z')
let t: TestApp
let ventas: Client
let clienteId: number
let f: ReturnType<typeof facturador>

beforeAll(async () => {
  t = await testApp({}, () => ahora)
  await casaQueGira(t)
  ventas = await t.as('ventas@telar.test')
  f = facturador(ventas)
})
afterAll(() => t.close())

let n = 0
beforeEach(async () => {
  HOY = masDias(HOY, 10)
  CARGO = habilDesde(masDias(HOY, 4))
  ahora = new Date(`${HOY}T10:00:00Z`)
  n += 1
  const mandatoSepa = { ...MANDATO, referencia: `M-${n}` }
  clienteId = await clientePara(t, 'cliente@telar.test', { formaPago: 'giro', iban: IBAN, mandatoSepa })
})

const diaDelCargo = () => {
  ahora = new Date(`${CARGO}T10:00:00Z`)
}
/** An invoice of so much without taxes, due in the days that are said. */
async function factura(precio: number, diasPago = [0]) {
  await t.house.db.update(clientesTable).set({ diasPago }).where(eq(clientesTable.id, clienteId))
  return f.ver(await f.emitir(clienteId, { lineas: [suelta(1, precio)] }))
}
const candidatos = async (hasta = masDias(HOY, 60), cargo = CARGO) =>
  (await ventas.call(remesas.candidatos, { body: { hasta, cargo } })).filter((uno) => uno.clienteId === clienteId)
const crear = (giros: { facturaId: number; vence: string }[], cargo = CARGO) =>
  ventas.call(remesas.crear, { body: { cargo, giros } })
const ver = (id: number) => ventas.call(remesas.get, { params: { id } })
const cobrar = (id: number) => ventas.call(remesas.cobrar, { params: { id } })
const fichero = async (id: number) => {
  const answer = await t.app.inject({
    url: `/api/v1/remesas/${id}/fichero`,
    headers: { authorization: `Bearer ${ventas.tokens.get()?.token}` },
  })
  return answer.body
}
const dicho = (hecho: Promise<unknown>) =>
  hecho.then(
    () => '',
    (error: { messages: string[] }) => error.messages.join(' '),
  )

describe('what can be charged', () => {
  test('is open by direct debit, due date by due date, with what stands in the way', async () => {
    const { id, vencimientos } = await factura(300, [0, 30])
    const dos = await candidatos()
    expect(dos).toMatchObject(
      vencimientos.map(({ fecha, importe }) => ({ facturaId: id, vence: fecha, importe, reparo: null })),
    )
    expect(await candidatos(HOY)).toHaveLength(1)
    await t.house.db.update(clientesTable).set({ iban: null }).where(eq(clientesTable.id, clienteId))
    expect((await candidatos(HOY))[0]?.reparo).toBe('sin-cuenta')
    const caducado = { ...MANDATO, referencia: 'viejo', fecha: '2020-01-01' }
    await t.house.db
      .update(clientesTable)
      .set({ iban: IBAN, mandatoSepa: caducado })
      .where(eq(clientesTable.id, clienteId))
    expect((await candidatos(HOY))[0]?.reparo).toBe('mandato-caducado')
    await t.house.db.update(clientesTable).set({ mandatoSepa: null }).where(eq(clientesTable.id, clienteId))
    const [sin] = await candidatos(HOY)
    expect(sin?.reparo).toBe('sin-mandato')
    expect(await dicho(crear([{ facturaId: id, vence: sin?.vence ?? '' }]))).toContain('mandato')
  })

  test('not what is on its way already, nor twice at once', async () => {
    const { id, vencimientos } = await factura(100)
    const giro = { facturaId: id, vence: vencimientos[0]?.fecha ?? '' }
    expect(await dicho(crear([giro, giro]))).toContain('ya no está abierto')
    const salidas = await Promise.allSettled([crear([giro]), crear([giro]), crear([giro])])
    expect(salidas.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await candidatos()).toEqual([])
    expect(await dicho(crear([giro, giro]))).toContain('ya no está abierto')
    expect(await dicho(crear([giro]))).toContain(fechaEscrita('es', giro.vence))
  })

  test('the first due date, while a later one is on its way: reminders go by it too', async () => {
    const { id, vencimientos } = await factura(300.01, [0, 30])
    const [primero, segundo] = vencimientos
    await crear([{ facturaId: id, vence: segundo?.fecha ?? '' }])
    expect(await candidatos()).toMatchObject([{ facturaId: id, vence: primero?.fecha, importe: primero?.importe }])
    ahora = new Date(`${masDias(HOY, 8)}T10:00:00Z`)
    const { cartas } = await ventas.call(reclamaciones.propuestas, { body: {} })
    const suyas = cartas.filter((carta) => carta.clienteId === clienteId).flatMap(({ debidas }) => debidas)
    expect(suyas).toMatchObject([{ facturaId: id, vence: primero?.fecha, importe: primero?.importe }])
  })

  test('not what a credit note has taken back, until it is set off', async () => {
    const { id, total, vencimientos } = await factura(100)
    const giro = { facturaId: id, vence: vencimientos[0]?.fecha ?? '' }
    const abono = await ventas.call(facturas.rectificar, { params: { id }, body: { modo: 'I', motivo: 'Con tara' } })
    await ventas.call(facturas.emitir, { body: { ids: [abono] } })
    expect(await candidatos()).toMatchObject([{ facturaId: id, reparo: 'abono' }])
    expect(await dicho(crear([giro]))).toContain('abono por compensar')
    const body = { medio: 'compensacion' as const, importe: total, contraparteId: abono }
    await ventas.call(cobros.cobrar, { params: { id }, body })
    expect(await candidatos()).toEqual([])
  })

  test('not to an account that banks do not reach by SEPA', async () => {
    const { id, vencimientos } = await factura(100)
    const iban = 'TR330006100519786457841326'
    await t.house.db.update(clientesTable).set({ iban }).where(eq(clientesTable.id, clienteId))
    expect(await candidatos()).toMatchObject([{ facturaId: id, reparo: 'fuera-de-sepa' }])
    expect(await dicho(crear([{ facturaId: id, vence: vencimientos[0]?.fecha ?? '' }]))).toContain('SEPA')
  })
})

describe('a remittance', () => {
  test('tells the bank when a mandate is of another account than it charged last', async () => {
    const cargar = async (cargo: string) => {
      const { id, vencimientos } = await factura(10)
      return crear([{ facturaId: id, vence: vencimientos[0]?.fecha ?? '' }], cargo)
    }
    const enmiendas = async (remesa: { id: number }) => {
      const xml = await fichero(remesa.id)
      expect(await erroresDePain(xml, 'pain.008.001.08')).toEqual([])
      return todos(leerXml(xml), 'AmdmntInd')
    }
    expect(await enmiendas(await cargar(CARGO))).toEqual([])
    await t.house.db
      .update(clientesTable)
      .set({ iban: 'ES6621000418401234567891' })
      .where(eq(clientesTable.id, clienteId))
    const cambiada = await cargar(habilDesde(masDias(CARGO, 1)))
    expect(await enmiendas(cambiada)).toEqual(['true'])
    expect(await enmiendas(await cargar(habilDesde(masDias(CARGO, 2))))).toEqual([])
    await ventas.call(remesas.anular, { params: { id: cambiada.id } })
    const sinFichero = await ventas.call(remesas.fichero, { params: { id: cambiada.id } }).catch((error) => error)
    expect(sinFichero).toMatchObject({ status: 409 })
  })

  test('has a file that the standard takes, with the place of each charge in its mandate', async () => {
    const [una, otra] = [await factura(100), await factura(50.1)]
    const giros = [una, otra].map(({ id, vencimientos }) => ({ facturaId: id, vence: vencimientos[0]?.fecha ?? '' }))
    const remesa = await crear(giros)
    expect(remesa).toMatchObject({
      estado: 'enviada',
      adeudos: 2,
      total: 181.62,
      cargo: CARGO,
      numero: expect.stringMatching(/^REM\/2027\/\d{4}$/),
    })
    expect(remesa.lineas.map(({ secuencia }) => secuencia)).toEqual(['FRST', 'RCUR'])
    const xml = await fichero(remesa.id)
    expect(await erroresDePain(xml, 'pain.008.001.08')).toEqual([])
    expect(todos(leerXml(xml), 'CtrlSum')[0]).toBe('181.62')
    expect(todos(leerXml(xml), 'EndToEndId').sort()).toEqual(remesa.lineas.map(({ referencia }) => referencia).sort())
    await t.house.db.update(clientesTable).set({ razonSocial: 'Otro nombre' }).where(eq(clientesTable.id, clienteId))
    expect(await fichero(remesa.id)).toBe(xml)
  })

  test('becomes payments on the day of its charge, once', async () => {
    const { id, total, vencimientos } = await factura(100)
    const { id: remesaId } = await crear([{ facturaId: id, vence: vencimientos[0]?.fecha ?? '' }])
    expect(await dicho(cobrar(remesaId))).toContain(fechaEscrita('es', CARGO))
    diaDelCargo()
    const salidas = await Promise.allSettled([cobrar(remesaId), cobrar(remesaId)])
    expect(salidas.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await f.ver(id)).toMatchObject({ pendiente: 0, cobros: [{ medio: 'giro', importe: total, fecha: CARGO }] })
    expect(await ver(remesaId)).toMatchObject({ estado: 'cobrada', lineas: [{ cobroId: expect.any(Number) }] })
    const siguiente = await factura(10)
    const otra = await crear(
      [{ facturaId: siguiente.id, vence: siguiente.vencimientos[0]?.fecha ?? '' }],
      masDias(HOY, 9),
    )
    expect(otra.lineas[0]?.secuencia).toBe('RCUR')
  })

  test('of an invoice that somebody else collected meanwhile is not booked, and says which', async () => {
    const { id, total, vencimientos, numeroCompleto } = await factura(100)
    const { id: remesaId } = await crear([{ facturaId: id, vence: vencimientos[0]?.fecha ?? '' }])
    await ventas.call(cobros.cobrar, { params: { id }, body: { medio: 'transferencia', importe: total } })
    diaDelCargo()
    expect(await dicho(cobrar(remesaId))).toContain(numeroCompleto)
    expect((await ver(remesaId)).estado).toBe('enviada')
    await ventas.call(remesas.anular, { params: { id: remesaId } })
    expect((await ver(remesaId)).estado).toBe('anulada')
  })

  test('keeps its invoices from being annulled or replaced while the bank may charge them', async () => {
    const { id } = await factura(100)
    const giros = (await candidatos()).map(({ facturaId, vence }) => ({ facturaId, vence }))
    const remesa = await crear(giros)
    const anular = () => ventas.call(facturas.anular, { params: { id }, body: { motivo: 'Por error' } })
    expect(await dicho(anular())).toContain(remesa.numero)
    const nueva = await ventas.call(facturas.rectificar, { params: { id }, body: { modo: 'S', motivo: 'Otro precio' } })
    expect(await dicho(ventas.call(facturas.emitir, { body: { ids: [nueva] } }))).toContain(remesa.numero)
    diaDelCargo()
    expect(await cobrar(remesa.id)).toMatchObject({ estado: 'cobrada' })
    expect(await f.ver(id)).toMatchObject({ estado: 'emitida', pendiente: 0 })
    const otra = await factura(50)
    const segunda = await crear([{ facturaId: otra.id, vence: otra.vence ?? '' }], habilDesde(masDias(CARGO, 4)))
    await ventas.call(remesas.anular, { params: { id: segunda.id } })
    await ventas.call(facturas.anular, { params: { id: otra.id }, body: { motivo: 'Por error' } })
    expect(await f.ver(otra.id)).toMatchObject({ estado: 'anulada' })
  })

  test('that is cancelled frees its due dates; one that was collected cannot be', async () => {
    const { id, vencimientos } = await factura(100)
    const giro = { facturaId: id, vence: vencimientos[0]?.fecha ?? '' }
    const primera = await crear([giro])
    await ventas.call(remesas.anular, { params: { id: primera.id } })
    const segunda = await crear([giro])
    expect(segunda.lineas[0]?.secuencia).toBe('FRST')
    const columnas = [
      { campo: 'numero', titulo: 'Número' },
      { campo: 'total', titulo: 'Total', suma: true },
    ]
    const ambas = [primera.numero, segunda.numero].map((value) => ({ field: 'numero', operator: 'eq' as const, value }))
    const advancedFilter = { logic: 'or' as const, filters: ambas }
    const hoja = await ventas.call(remesas.export, { body: { columnas, advancedFilter, orderBy: 'id' } })
    const { sheets } = await readXlsx(new Uint8Array(await hoja.arrayBuffer()))
    expect(sheets[0]?.rows.slice(-2)).toEqual([
      ['Que no cuenta: lo anulado', -121],
      ['Total', 121],
    ])
    diaDelCargo()
    await cobrar(segunda.id)
    expect(await dicho(ventas.call(remesas.anular, { params: { id: segunda.id } }))).toContain(segunda.numero)
  })

  test('is asked for after today, and needs the house’s own account and identifier', async () => {
    const { id, vencimientos } = await factura(100)
    const giro = { facturaId: id, vence: vencimientos[0]?.fecha ?? '' }
    await expect(crear([giro], HOY)).rejects.toThrow('después de hoy')
    const [{ empresa } = { empresa: undefined }] = await t.house.db.select().from(appSettingsTable)
    if (!empresa) throw new Error('The settings row is missing.')
    await t.house.db.update(appSettingsTable).set({ empresa: { ...empresa, acreedorSepa: '' } })
    expect(await dicho(crear([giro]))).toContain('acreedor')
    await t.house.db.update(appSettingsTable).set({ empresa })
  })
})

describe('what comes back', () => {
  const leer = async (xml: string) =>
    enviarFichero(t, remesas.leerDevueltos.path, Buffer.from(xml), ventas.tokens.get()?.token ?? '')
  const devuelto = (referencia: string, fecha: string) => `<?xml version="1.0"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn><Ntfctn><CreDtTm>${fecha}T08:00:00</CreDtTm>
    <Ntry><Amt Ccy="EUR">121.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>${fecha}</Dt></BookgDt><NtryDtls><TxDtls>
    <Refs><EndToEndId>${referencia}</EndToEndId></Refs><RtrInf><Rsn><Cd>MS02</Cd></Rsn></RtrInf></TxDtls></NtryDtls></Ntry></Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`

  test('is known by its reference and owed again once somebody says yes', async () => {
    const { id, total, vencimientos } = await factura(100)
    const remesa = await crear([{ facturaId: id, vence: vencimientos[0]?.fecha ?? '' }])
    diaDelCargo()
    await cobrar(remesa.id)
    const referencia = remesa.lineas[0]?.referencia ?? ''
    const { body } = await leer(devuelto(referencia, CARGO))
    expect(body).toMatchObject({
      devueltas: [{ facturaId: id, motivo: 'MS02', importe: total, sabida: false }],
      desconocidas: [],
    })
    expect((await f.ver(id)).pendiente).toBe(0)
    const { lineaId, fecha, motivo } = body.devueltas[0]
    await ventas.call(remesas.devolver, { body: { lineas: [{ lineaId, fecha, motivo }] } })
    expect(await f.ver(id)).toMatchObject({ pendiente: total, cobros: [{ impagado: true, fechaImpagado: CARGO }] })
    expect(await dicho(ventas.call(remesas.devolver, { body: { lineas: [{ lineaId, fecha, motivo }] } }))).toContain(
      referencia,
    )
    expect((await leer(devuelto(referencia, CARGO))).body.devueltas[0].sabida).toBe(true)
    expect((await candidatos(masDias(HOY, 60), masDias(HOY, 9)))[0]).toMatchObject({ facturaId: id, reparo: null })
  })

  test('before it was charged, is not collected with the rest', async () => {
    const [una, otra] = [await factura(100), await factura(50)]
    const giros = [una, otra].map(({ id, vencimientos }) => ({ facturaId: id, vence: vencimientos[0]?.fecha ?? '' }))
    const remesa = await crear(giros)
    await ventas.call(remesas.devolver, {
      body: { lineas: [{ lineaId: remesa.lineas[0]?.id ?? 0, fecha: HOY, motivo: 'AC01' }] },
    })
    diaDelCargo()
    await cobrar(remesa.id)
    expect([await f.ver(una.id), await f.ver(otra.id)]).toMatchObject([{ pendiente: una.total }, { pendiente: 0 }])
  })

  test('is of no day before the remittance was made', async () => {
    const { id, vencimientos } = await factura(100)
    const remesa = await crear([{ facturaId: id, vence: vencimientos[0]?.fecha ?? '' }])
    const linea = { lineaId: remesa.lineas[0]?.id ?? 0, fecha: masDias(remesa.fecha, -1), motivo: 'AC01' }
    expect(await dicho(ventas.call(remesas.devolver, { body: { lineas: [linea] } }))).toContain(remesa.numero)
    await ventas.call(remesas.devolver, { body: { lineas: [{ ...linea, fecha: remesa.fecha }] } })
  })

  test('of a reference that is not ours is told apart', async () => {
    expect((await leer(devuelto('OTRA-1', HOY))).body).toEqual({ devueltas: [], desconocidas: ['OTRA-1'] })
    expect((await leer('<otra/>')).status).toBe(400)
  })
})

describe('the bank’s movement', () => {
  const TOTAL = 12_100
  async function movimiento(centimos: number, texto: string, dia: string): Promise<number> {
    const fichero = norma43(dia, [{ centimos, texto }])
    const { body } = await enviarFichero(t, banco.importar.path, fichero, ventas.tokens.get()?.token ?? '')
    const advancedFilter = { field: 'extractoId', operator: 'eq', value: body[0].id } as const
    return (await ventas.call(banco.search, { body: { advancedFilter } })).data[0]?.id ?? 0
  }
  const verMovimiento = (id: number) => ventas.call(banco.get, { params: { id } })
  const casar = (id: number, remesaId: number) =>
    ventas.call(banco.cobrarRemesa, { params: { id }, body: { remesaId } })

  test('collects the remittance that it is the charge of, on its own day, and gives it back', async () => {
    const { id, total, vencimientos } = await factura(100)
    const remesa = await crear([{ facturaId: id, vence: vencimientos[0]?.fecha ?? '' }])
    const dia = masDias(CARGO, 1)
    ahora = new Date(`${dia}T10:00:00Z`)
    const apunte = await movimiento(TOTAL, `ABONO ${remesa.numero}`, dia)
    expect((await verMovimiento(apunte)).propuesta).toMatchObject({
      ...{ seguridad: 'alta', partes: [], razones: ['numero', 'importe'] },
      remesa: { id: remesa.id, numero: remesa.numero, adeudos: 1 },
    })
    const salidas = await Promise.allSettled([casar(apunte, remesa.id), casar(apunte, remesa.id)])
    expect(salidas.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await verMovimiento(apunte)).toMatchObject({ estado: 'casado', resto: 0, cobros: [{ facturaId: id }] })
    expect(await f.ver(id)).toMatchObject({ pendiente: 0, cobros: [{ medio: 'giro', importe: total, fecha: dia }] })
    expect((await ver(remesa.id)).estado).toBe('cobrada')
    await ventas.call(banco.deshacer, { params: { id: apunte } })
    expect(await verMovimiento(apunte)).toMatchObject({ estado: 'pendiente', cobros: [] })
    expect(await ver(remesa.id)).toMatchObject({ estado: 'enviada', lineas: [{ cobroId: null }] })
    expect((await f.ver(id)).pendiente).toBe(total)
    await casar(apunte, remesa.id)
    expect((await ver(remesa.id)).estado).toBe('cobrada')
  })

  test('of another amount collects nothing', async () => {
    const { id, vencimientos } = await factura(100)
    const remesa = await crear([{ facturaId: id, vence: vencimientos[0]?.fecha ?? '' }])
    diaDelCargo()
    const apunte = await movimiento(TOTAL - 1, `ABONO ${remesa.numero}`, CARGO)
    expect((await verMovimiento(apunte)).propuesta).toBeNull()
    expect(await dicho(casar(apunte, remesa.id))).toContain(remesa.numero)
    expect((await ver(remesa.id)).estado).toBe('enviada')
  })

  test('that gives a charge back names it by its reference; its line says so, until that is undone', async () => {
    const [una, otra] = [await factura(100), await factura(100)]
    const giros = [una, otra].map(({ id, vencimientos }) => ({ facturaId: id, vence: vencimientos[0]?.fecha ?? '' }))
    const remesa = await crear(giros)
    diaDelCargo()
    await cobrar(remesa.id)
    const apunte = await movimiento(-TOTAL, `DEVOLUCION ${remesa.lineas[1]?.referencia}`, CARGO)
    const { propuesta } = await verMovimiento(apunte)
    expect(propuesta).toMatchObject({ seguridad: 'alta', razones: ['referencia', 'importe'] })
    const partes = (propuesta?.partes ?? []).map(({ facturaId, cobroId, importe }) => ({ facturaId, cobroId, importe }))
    expect(partes).toMatchObject([{ facturaId: otra.id }])
    await ventas.call(banco.confirmar, { params: { id: apunte }, body: { partes, motivo: '' } })
    expect((await ver(remesa.id)).lineas.map(({ devuelta }) => devuelta)).toEqual([null, CARGO])
    await ventas.call(banco.deshacer, { params: { id: apunte } })
    expect(await ver(remesa.id)).toMatchObject({ estado: 'cobrada', lineas: [{ devuelta: null }, { devuelta: null }] })
    expect((await f.ver(otra.id)).pendiente).toBe(0)
  })
})

test('in the accounts, what is on its way, what came back and what is owed come to what invoices owe', async () => {
  const [una, otra] = [await factura(100), await factura(50)]
  const giros = [una, otra].map(({ id, vencimientos }) => ({ facturaId: id, vence: vencimientos[0]?.fecha ?? '' }))
  await crear(giros)
  await ventas.call(pases.pase, { body: { desde: '2020-01-01', hasta: HOY } })
  const Saldos = z.object({ girado: z.number(), cuentas: z.number(), facturas: z.number() })
  const saldos = () =>
    firstRow(
      t.house.db,
      Saldos,
      sql`select coalesce(sum(debe - haber) filter (where cuenta like '4312%'), 0)::float8 as girado,
        coalesce(sum(debe - haber) filter (where left(cuenta, 4) in ('4312', '4315') or cuenta like '430%'), 0)::float8 as cuentas,
        (select sum(pendiente) from facturas where estado = 'emitida')::float8 as facturas from pase_apuntes`,
    )
  const antes = await saldos()
  expect(antes?.girado).toBeGreaterThanOrEqual(una.total + otra.total)
  expect(antes?.cuentas).toBe(antes?.facturas)
})
