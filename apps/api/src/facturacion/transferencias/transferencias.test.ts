import { comerciales } from '@telar/contract/clientes/comerciales'
import { comisiones } from '@telar/contract/facturacion/comisiones'
import { recibidas } from '@telar/contract/facturacion/recibidas'
import { transferencias } from '@telar/contract/facturacion/transferencias'
import { masDias } from '@telar/domain/fecha'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { rows } from '../../db/rows.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { proveedoresTable } from '../../db/schema/produccion/proveedores.ts'
import { fechaEscrita } from '../../i18n/mensaje.ts'
import { leerXml, todos } from '../../kit/formats/xml.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { casaQueFactura, facturador, suelta } from '../../testing/factura.ts'
import { erroresDePain } from '../../testing/iso20022/validar.ts'
import { proveedorPara } from '../../testing/produccion.ts'
import { cuadreDeTransferencias } from './cuadre.ts'

const HOY = '2027-03-10'
const IBAN = 'ES9121000418450200051332'

let t: TestApp
let ventas: Awaited<ReturnType<TestApp['as']>>
let admin: Awaited<ReturnType<TestApp['as']>>
let proveedorId: number
let ahora = new Date(`${HOY}T10:00:00Z`)

beforeAll(async () => {
  t = await testApp({}, () => ahora)
  await casaQueFactura(t)
  const [{ empresa } = { empresa: undefined }] = await t.house.db.select().from(appSettingsTable)
  if (!empresa) throw new Error('The settings row is missing.')
  await t.house.db.update(appSettingsTable).set({ empresa: { ...empresa, iban: IBAN } })
  ventas = await t.as('ventas@telar.test')
  admin = await t.as('admin@telar.test')
  proveedorId = await proveedorPara(t, await t.as('produccion@telar.test'))
  await ponerCuenta(IBAN)
})
afterAll(() => t.close())

const ponerCuenta = (iban: string | null) =>
  t.house.db.update(proveedoresTable).set({ iban }).where(eq(proveedoresTable.id, proveedorId))
let n = 0
const recibida = (base = 100) => {
  n += 1
  const dias = { fecha: masDias(HOY, -40), fechaRecepcion: masDias(HOY, -38) }
  return ventas.call(recibidas.create, {
    body: { proveedorId, numero: `P-${n}`, ...dias, tramos: [{ iva: 21, base }] },
  })
}
const verRecibida = (id: number) => ventas.call(recibidas.get, { params: { id } })
const candidatos = async (documentoId: number) =>
  (await ventas.call(transferencias.candidatos, { body: { hasta: masDias(HOY, 60) } })).filter(
    (uno) => uno.documentoId === documentoId,
  )
type Pago = Awaited<ReturnType<typeof candidatos>>[number]
const crear = (pagos: Pago[], ejecucion = HOY) =>
  ventas.call(transferencias.crear, {
    body: { ejecucion, pagos: pagos.map(({ clase, documentoId, vence }) => ({ clase, documentoId, vence })) },
  })
const pagar = (id: number) => ventas.call(transferencias.pagar, { params: { id } })
const dicho = (hecho: Promise<unknown>) =>
  hecho.then(
    () => '',
    (error: { messages: string[]; fields?: Record<string, string[]> }) =>
      [...error.messages, ...Object.values(error.fields ?? {}).flat()].join(' '),
  )

test('a supplier’s due dates go to the bank once, in a file that the standard takes, and are paid once', async () => {
  const id = await recibida()
  const debido = await candidatos(id)
  expect(debido).toMatchObject([{ clase: 'recibida', importe: 121, reparo: null }])
  const salidas = await Promise.allSettled([crear(debido), crear(debido), crear(debido)])
  const hechas = salidas.flatMap((salida) => (salida.status === 'fulfilled' ? [salida.value] : []))
  expect(hechas).toHaveLength(1)
  const [hecha] = hechas
  if (!hecha) throw new Error('No transfer was made.')
  expect(hecha).toMatchObject({ estado: 'preparada', pagos: 1, total: 121, cuenta: IBAN })
  expect(await candidatos(id)).toEqual([])
  const answer = await t.app.inject({
    url: `/api/v1/transferencias/${hecha.id}/fichero`,
    headers: { authorization: `Bearer ${ventas.tokens.get()?.token}` },
  })
  expect(await erroresDePain(answer.body, 'pain.001.001.09')).toEqual([])
  expect(todos(leerXml(answer.body), 'CtrlSum')[0]).toBe('121.00')
  const pagadas = await Promise.allSettled([pagar(hecha.id), pagar(hecha.id)])
  expect(pagadas.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await verRecibida(id)).toMatchObject({
    pendiente: 0,
    pagos: [{ medio: 'transferencia', importe: 121, fecha: HOY }],
  })
  expect(await dicho(ventas.call(transferencias.anular, { params: { id: hecha.id } }))).toContain(hecha.numero)
})

test('what is annulled can go again; before its day nothing is paid', async () => {
  const id = await recibida()
  const debido = await candidatos(id)
  const tarde = await crear(debido, masDias(HOY, 2))
  expect(await dicho(pagar(tarde.id))).toContain(fechaEscrita('es', masDias(HOY, 2)))
  await ventas.call(transferencias.anular, { params: { id: tarde.id } })
  expect(await candidatos(id)).toEqual(debido)
  expect(await dicho(crear(debido, masDias(HOY, -1)))).toContain('hoy o después')
  expect(await dicho(crear(debido, '2027-03-26'))).toContain(fechaEscrita('es', '2027-03-30'))
  expect(await dicho(crear([...debido, ...debido]))).toContain('ya no se debe')
})

test('who has no account is told, and what was paid otherwise meanwhile is not paid again', async () => {
  const id = await recibida()
  await ponerCuenta(null)
  const sin = await candidatos(id)
  expect(sin).toMatchObject([{ reparo: 'sin-cuenta' }])
  expect(await dicho(crear(sin))).toContain('no tiene una cuenta')
  await ponerCuenta(IBAN)
  const hecha = await crear(await candidatos(id))
  await ventas.call(recibidas.pagar, { params: { id }, body: { importe: 121, medio: 'giro', fecha: HOY } })
  expect(await dicho(pagar(hecha.id))).not.toBe('')
  expect(await verRecibida(id)).toMatchObject({ pendiente: 0, pagos: [{ medio: 'giro' }] })
})

test('a credit note is taken off what its supplier is paid: both are settled, and taken back, together', async () => {
  const [id, abono, otra] = [await recibida(), await recibida(-30), await recibida(10)]
  const [factura, credito, pequena] = [await candidatos(id), await candidatos(abono), await candidatos(otra)]
  expect(credito).toMatchObject([{ clase: 'recibida', importe: -36.3 }])
  expect(await dicho(crear(credito))).toContain('36,30')
  expect(await dicho(crear([...pequena, ...credito]))).toContain('a favor de la casa')
  const hecha = await crear([...factura, ...credito])
  expect(hecha).toMatchObject({ pagos: 1, total: 84.7 })
  expect(hecha.lineas.map(({ importe, concepto }) => [importe, concepto.split(' ')[0]])).toEqual([
    [121, 'Factura'],
    [-36.3, 'Abono'],
  ])
  expect(await candidatos(abono)).toEqual([])
  const { body } = await t.app.inject({
    url: `/api/v1/transferencias/${hecha.id}/fichero`,
    headers: { authorization: `Bearer ${ventas.tokens.get()?.token}` },
  })
  expect(await erroresDePain(body, 'pain.001.001.09')).toEqual([])
  expect(todos(leerXml(body), 'InstdAmt')).toHaveLength(1)
  await pagar(hecha.id)
  expect(await verRecibida(id)).toMatchObject({ pendiente: 0, pagos: [{ importe: 121 }] })
  const { pagos } = await verRecibida(abono)
  expect(pagos).toMatchObject([{ importe: -36.3, medio: 'transferencia' }])
  await ventas.call(recibidas.borrarPago, { params: { id: abono, pagoId: pagos[0]?.id ?? 0 } })
  expect([(await verRecibida(id)).pendiente, (await verRecibida(abono)).pendiente]).toEqual([121, -36.3])
})

test('a rep’s settlement is paid to the account in their record, once', async () => {
  const body = { codigo: 'TR', nombre: 'Tránsito Ruiz', comision: 10, criterio: 'facturado' as const }
  await expect(admin.call(comerciales.create, { body: { ...body, iban: 'ES00' } })).rejects.toMatchObject({
    fields: { iban: [expect.any(String)] },
  })
  const comercialId = await admin.call(comerciales.create, { body: { ...body, iban: 'es91 2100 0418 4502 0005 1332' } })
  const clienteId = await clientePara(t, 'cliente@telar.test', { comercialId })
  await facturador(ventas).emitir(clienteId, { lineas: [suelta(1, 1000)] })
  const id = await admin.call(comisiones.liquidar, { body: { comercialId, hasta: HOY, importe: 100 } })
  const debido = (await candidatos(id)).filter(({ clase }) => clase === 'liquidacion')
  expect(debido).toMatchObject([{ beneficiario: 'Tránsito Ruiz', importe: 100, reparo: null }])
  const hecha = await crear(debido)
  expect(hecha.lineas).toMatchObject([{ clase: 'liquidacion', documentoId: id, iban: IBAN }])
  ahora = new Date(`${masDias(HOY, 1)}T10:00:00Z`)
  await pagar(hecha.id)
  expect(await admin.call(comisiones.liquidacion, { params: { id } })).toMatchObject({ pagada: HOY })
  expect((await candidatos(id)).filter(({ clase }) => clase === 'liquidacion')).toEqual([])
})

test('transfers add up, and nothing is on its way twice', async () => {
  for (const { sql: regla } of cuadreDeTransferencias)
    expect(await rows(t.house.db, z.object({ que: z.string() }), regla)).toEqual([])
})
