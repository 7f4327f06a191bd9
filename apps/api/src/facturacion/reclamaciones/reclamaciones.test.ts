import { AppSettings, appsettings } from '@telar/contract/casa/appsettings'
import { cobros } from '@telar/contract/facturacion/cobros'
import { type CartaPropuesta, reclamaciones } from '@telar/contract/facturacion/reclamaciones'
import { semestreDe, type Tono } from '@telar/domain/casa/reclamacion'
import { masDias } from '@telar/domain/fecha'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { avisosTable } from '../../db/schema/casa/avisos.ts'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { casaQueFactura, facturador, suelta } from '../../testing/factura.ts'
import { proponerDeManana } from './jobs.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

/** Every test has days of its own, each after those before: invoices are numbered by date. */
let HOY = '2027-01-01'
let ahora = new Date()
let t: TestApp
let ventas: Client
let clienteId: number
let f: ReturnType<typeof facturador>
const el = (dia: string) => {
  ahora = new Date(`${dia}T10:00:00Z`)
}

beforeAll(async () => {
  t = await testApp({}, () => ahora)
  await casaQueFactura(t)
  ventas = await t.as('ventas@telar.test')
  f = facturador(ventas)
})
afterAll(() => t.close())
beforeEach(async () => {
  HOY = masDias(HOY, 100)
  el(HOY)
  clienteId = await clientePara(t, 'cliente@telar.test', { email: 'paga@tienda.test', idioma: 'pt', diasPago: [0] })
})

const factura = async (precio: number) => f.ver(await f.emitir(clienteId, { lineas: [suelta(1, precio)] }))
const propuestas = async () => {
  const { cartas, callados } = await ventas.call(reclamaciones.propuestas, { body: {} })
  return {
    cartas: cartas.filter((carta) => carta.clienteId === clienteId),
    callados: callados.filter((uno) => uno.clienteId === clienteId),
  }
}
const pedida = ({ tono, debidas }: CartaPropuesta, conIntereses = false) => ({
  ...{ clienteId, tono, conIntereses },
  vencimientos: debidas.map(({ facturaId, vence }) => ({ facturaId, vence })),
})
const enviar = (carta: CartaPropuesta, conIntereses = false) =>
  ventas.call(reclamaciones.enviar, { body: { cartas: [pedida(carta, conIntereses)] } })
const correos = () =>
  t.house.db
    .select()
    .from(correosTable)
    .where(sql`${correosTable.sobre} @> array[${`clientes/${clienteId}`}]`)
    .orderBy(correosTable.id)
const unica = async (): Promise<CartaPropuesta> => {
  const { cartas } = await propuestas()
  expect(cartas).toHaveLength(1)
  return cartas[0] as CartaPropuesta
}

test('what the house owes a customer goes against the letter; who owes nothing in all is not reminded', async () => {
  const { id } = await factura(100)
  await f.emitir(clienteId, {
    ...{ tipo: 'R1', tipoRectificativa: 'I', rectifica: [id], motivoRectificacion: 'Devuelve' },
    lineas: [suelta(-1, 40)],
  })
  el(masDias(HOY, 20))
  const [carta] = (await propuestas()).cartas
  if (!carta) throw new Error('No letter is due.')
  expect(carta).toMatchObject({ total: 121, aFavor: 48.4, abonos: [expect.any(String)] })
  const { texto } = await ventas.call(reclamaciones.vista, { body: pedida(carta) })
  expect(texto).toMatch(/121,00[\s\S]*48,40[\s\S]*72,60/)
  await f.emitir(clienteId, {
    ...{ tipo: 'R1', tipoRectificativa: 'I', rectifica: [id], motivoRectificacion: 'Devuelve el resto' },
    lineas: [suelta(-1, 60)],
  })
  expect((await propuestas()).cartas).toEqual([])
})

test('a ladder is climbed rung by rung, each once, in the customer’s language', async () => {
  const { id, numeroCompleto, total } = await factura(100)
  expect((await propuestas()).cartas).toEqual([])
  el(masDias(HOY, 3))
  const carta = await unica()
  expect(carta).toMatchObject({
    ...{ tono: 'amable', para: 'paga@tienda.test', idioma: 'pt', total, compensacion: 40 },
    debidas: [{ facturaId: id, dias: 3, anterior: null }],
  })
  const vista = await ventas.call(reclamaciones.vista, { body: pedida(carta) })
  expect(vista).toMatchObject({ asunto: 'Lembrete de pagamento', texto: expect.stringContaining(numeroCompleto ?? '') })
  expect(vista.texto).not.toContain('3/2004')
  expect(await correos()).toEqual([])
  const salidas = await Promise.allSettled([enviar(carta), enviar(carta)])
  expect(salidas.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await correos()).toMatchObject([
    { asunto: vista.asunto, texto: vista.texto, sobre: [`facturas/${id}`, `clientes/${clienteId}`] },
  ])
  expect((await propuestas()).cartas).toEqual([])
  el(masDias(HOY, 15))
  expect(await unica()).toMatchObject({ tono: 'firme', debidas: [{ anterior: masDias(HOY, 3) }] })
  const { data } = await ventas.call(reclamaciones.search, { body: { keyword: numeroCompleto ?? '' } })
  expect(data).toMatchObject([{ tono: 'amable', importe: total, fecha: masDias(HOY, 3), quien: 'ventas@telar.test' }])
  await ventas.call(cobros.cobrar, { params: { id }, body: { medio: 'transferencia', importe: total } })
  expect((await propuestas()).cartas).toEqual([])
})

/** The house writes what was published for some half-years. */
async function ponerTipos(semestres: readonly string[]) {
  const [{ reclamaciones: ajustes } = { reclamaciones: undefined }] = await t.house.db.select().from(appSettingsTable)
  if (!ajustes) throw new Error('The settings row is missing.')
  const nuevos = semestres.map((desde) => ({ desde, tipo: 10.15, fuente: 'BOE' }))
  const intereses = [...ajustes.intereses, ...nuevos]
  await t.house.db.update(appSettingsTable).set({ reclamaciones: { ...ajustes, intereses } })
}

test('interest and costs are said when asked for, and kept with the reminder', async () => {
  const { numeroCompleto } = await factura(1000)
  el(masDias(HOY, 40))
  const carta = await unica()
  expect(carta).toMatchObject({ interes: 13.46, sinTipo: [semestreDe(masDias(HOY, 40))] })
  const sinTipo = { messages: [expect.stringMatching(/BOE/)] }
  await expect(enviar(carta, true)).rejects.toMatchObject(sinTipo)
  await expect(ventas.call(reclamaciones.vista, { body: pedida(carta, true) })).rejects.toMatchObject(sinTipo)
  await ponerTipos(carta.sinTipo)
  expect((await unica()).sinTipo).toEqual([])
  const vista = await ventas.call(reclamaciones.vista, { body: pedida(carta, true) })
  expect(vista.texto).toMatch(/13,46.€.*40,00.€/)
  await enviar(carta, true)
  const { data } = await ventas.call(reclamaciones.search, { body: { keyword: numeroCompleto ?? '' } })
  expect(data).toMatchObject([{ interes: 13.46, compensacion: 40 }])
})

test('somebody may be left alone, or spared a rung', async () => {
  await factura(100)
  el(masDias(HOY, 20))
  const tratar = (activas: boolean, saltados: Tono[]) =>
    ventas.call(reclamaciones.tratar, { params: { id: clienteId }, body: { activas, saltados } })
  await tratar(false, [])
  expect(await propuestas()).toMatchObject({ cartas: [], callados: [{ total: 121 }] })
  await tratar(true, ['amable'])
  expect((await unica()).tono).toBe('firme')
  expect(await ventas.call(reclamaciones.verTrato, { params: { id: clienteId } })).toEqual({
    activas: true,
    saltados: ['amable'],
  })
})

test('in the house’s own words; nobody without an address, and nothing that is not due', async () => {
  await factura(100)
  el(masDias(HOY, 3))
  const carta = await unica()
  const [ajustes] = await t.house.db.select().from(appSettingsTable)
  if (!ajustes) throw new Error('The settings row is missing.')
  const { pasos, intereses } = ajustes.reclamaciones
  const texto = { ...pasos.amable.texto, pt: 'Bom dia, falta pagar.' }
  const admin = await t.as('admin@telar.test')
  const cambiar = async (amable: object) => {
    const antes = AppSettings.parse(await admin.call(appsettings.get, {}))
    const escalera = { ...pasos, amable: { ...pasos.amable, ...amable } }
    return admin.call(appsettings.update, { body: { ...antes, reclamaciones: { intereses, pasos: escalera } } })
  }
  await cambiar({ texto })
  expect((await ventas.call(reclamaciones.vista, { body: pedida(carta) })).texto).toContain('falta pagar')
  await expect(cambiar({ dias: 15 })).rejects.toMatchObject({ kind: 'validation' })
  await cambiar({ texto: pasos.amable.texto })
  await t.house.db.update(clientesTable).set({ email: null }).where(eq(clientesTable.id, clienteId))
  await expect(enviar(carta)).rejects.toMatchObject({ status: 400 })
  await expect(enviar({ ...carta, tono: 'ultimo' })).rejects.toMatchObject({ status: 409 })
  expect(await correos()).toEqual([])
})

test('in the morning it is said once that letters wait, and nobody is written to', async () => {
  await factura(100)
  el(masDias(HOY, 3))
  const manana = { db: t.house.db, reloj: () => ahora }
  ahora = new Date(`${masDias(HOY, 3)}T05:00:00Z`)
  expect(await proponerDeManana(manana)).toBe(false)
  el(masDias(HOY, 3))
  const veces = await Promise.all([proponerDeManana(manana), proponerDeManana(manana)])
  expect(veces.sort()).toEqual([false, true])
  const avisos = await t.house.db.select().from(avisosTable).where(eq(avisosTable.tipo, 'reclamaciones'))
  expect(avisos.at(-1)?.anuncio).toMatchObject({ fecha: masDias(HOY, 3), cartas: expect.any(Number) })
  expect(await correos()).toEqual([])
})
