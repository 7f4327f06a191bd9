import { readFileSync } from 'node:fs'
import { entregas } from '@telar/contract/ventas/entregas'
import { envios } from '@telar/contract/ventas/envios'
import { manifiestos } from '@telar/contract/ventas/manifiestos'
import { transportistas } from '@telar/contract/ventas/transportistas'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { barrasSvg } from '../../casa/etiquetas/barras.ts'
import { papelDe } from '../../casa/papeles/papeles.ts'
import { rows } from '../../db/rows.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { avisosTable } from '../../db/schema/casa/avisos.ts'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { transportistasTable } from '../../db/schema/ventas/transportistas.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { albaranPara, transportistaPara } from '../../testing/envio.ts'
import { casaQueFactura } from '../../testing/factura.ts'
import { textoDePdf } from '../../testing/papel.ts'
import { MANIFIESTO_EN_PAPEL } from '../manifiestos/dicho.ts'
import { cuadreDeEnvios } from './cuadre.ts'

type Client = Awaited<ReturnType<TestApp['as']>>
let t: TestApp
let admin: Client
let cliente: Client
let otro: Client
let clienteId: number
let ahora = new Date('2027-03-10T09:00:00Z')

beforeAll(async () => {
  t = await testApp({}, () => ahora)
  admin = await t.as('admin@telar.test')
  await casaQueFactura(t)
  await t.house.db.update(appSettingsTable).set({ portes: [], pedidoMinimo: null })
  clienteId = await clientePara(t, 'cliente@telar.test', { email: 'tienda@example.com', idioma: 'ca' })
  await clientePara(t, 'porto@telar.test')
  cliente = await t.as('cliente@telar.test')
  otro = await t.as('porto@telar.test')
  await transportistaPara(admin)
  const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  prepareZXingModule({
    overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer },
  })
})
afterAll(() => t.close())

const albaran = () => albaranPara(t, admin, clienteId)
const preparar = (entregaIds: number[], extra: object = {}) =>
  admin.call(envios.preparar, { body: { entregaIds, ...extra } })
const ver = (id: number) => admin.call(envios.get, { params: { id } })
const etiquetar = (...ids: number[]) => admin.call(envios.etiquetar, { body: { ids } })
const anular = (id: number) => admin.call(envios.anular, { params: { id }, body: { motivo: 'Se prepara otro' } })

async function cuadra() {
  for (const { nombre, sql: regla } of cuadreDeEnvios)
    expect([nombre, await rows(t.house.db, z.object({}), regla)]).toEqual([nombre, []])
}

test('a delivery note is prepared, labelled and handed over; the customer sees it and is told once', async () => {
  const { pedidoId, entregaId, numero } = await albaran()
  const id = await preparar([entregaId])
  expect(await ver(id)).toMatchObject({
    estado: 'preparado',
    albaranes: numero,
    bultos: 1,
    servicio: '24',
    seguimiento: null,
  })
  expect(await cliente.call(envios.mios, { params: { id: pedidoId } })).toMatchObject([{ estado: 'preparado' }])
  expect(await otro.call(envios.mios, { params: { id: pedidoId } })).toEqual([])
  await etiquetar(id)
  const { numero: suyo, seguimiento, enlace, transportistaId } = await ver(id)
  expect(seguimiento).toBe(suyo)
  expect(enlace).toBe(`https://sigue.example/${suyo}`)
  const manifiesto = await admin.call(manifiestos.crear, { body: { transportistaId } })
  expect(await ver(id)).toMatchObject({ estado: 'recogido', manifiestoId: manifiesto })
  const correos = await t.house.db.select().from(correosTable).where(eq(correosTable.plantilla, 'envio'))
  expect(correos).toHaveLength(1)
  expect(correos[0]).toMatchObject({
    para: 'tienda@example.com',
    idioma: 'ca',
    asunto: expect.stringContaining('ha sortit'),
  })
  expect(correos[0]?.texto).toContain(`https://sigue.example/${suyo}`)
  await admin.call(envios.anotar, { params: { id }, body: { estado: 'entregado', lugar: 'Sabadell' } })
  expect(await cliente.call(envios.mios, { params: { id: pedidoId } })).toMatchObject([
    { estado: 'entregado', entregadoEn: '2027-03-10', enlace, sucesos: [{ estado: 'entregado' }, {}, {}] },
  ])
  expect(await t.house.db.$count(correosTable, eq(correosTable.plantilla, 'envio'))).toBe(1)
  await cuadra()
})

test('a note is in one shipment that lives; called off, it can go with another; undone, it cannot', async () => {
  const { entregaId } = await albaran()
  const id = await preparar([entregaId])
  await expect(preparar([entregaId])).rejects.toMatchObject({
    messages: [expect.stringContaining('ya va en el envío')],
  })
  await expect(
    admin.call(entregas.deshacer, { params: { id: entregaId }, body: { motivo: 'No' } }),
  ).rejects.toMatchObject({ messages: [expect.stringContaining('anúlelo primero')] })
  await anular(id)
  const otra = await preparar([entregaId])
  await etiquetar(otra)
  await anular(otra)
  await admin.call(entregas.deshacer, { params: { id: entregaId }, body: { motivo: 'Ahora sí' } })
  await expect(preparar([entregaId])).rejects.toMatchObject({
    messages: [expect.stringContaining('ya estaba deshecho')],
  })
  await cuadra()
})

test('two people prepare the same note: one shipment', async () => {
  const { entregaId } = await albaran()
  const hechos = await Promise.allSettled([preparar([entregaId]), preparar([entregaId])])
  expect(hechos.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await cuadra()
})

test('two hand over at once: every shipment is in one manifest, and nobody is told twice', async () => {
  const { entregaId } = await albaran()
  const transportistaId = await transportistaPara(admin)
  const id = await preparar([entregaId], { transportistaId })
  await etiquetar(id)
  const crear = () => admin.call(manifiestos.crear, { body: { transportistaId } })
  const hechos = await Promise.allSettled([crear(), crear()])
  expect(hechos.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await cuadra()
})

test('notes of different customers or addresses do not go together; those of one do', async () => {
  const [uno, dos] = [await albaran(), await albaran()]
  const ajeno = await albaranPara(t, admin, await clientePara(t, 'porto@telar.test'))
  await expect(preparar([uno.entregaId, ajeno.entregaId])).rejects.toMatchObject({
    messages: [expect.stringContaining('un solo cliente')],
  })
  const id = await preparar([dos.entregaId, uno.entregaId], { bultos: [{ pesoGr: 3000 }, { pesoGr: 2500 }] })
  expect(await ver(id)).toMatchObject({ bultos: 2, pesoGr: 5500, albaranes: `${uno.numero}, ${dos.numero}` })
})

/** The bars of a label, as a camera reads them. */
async function leer(svg: string) {
  const png = await sharp(Buffer.from(svg), { density: 300 }).flatten({ background: '#fff' }).png().toBuffer()
  return (await readBarcodes(new Blob([new Uint8Array(png)]), { tryHarder: true }))[0]?.text
}

test('labels say who, from whom, which of how many and what they weigh, and their bars are read again', async () => {
  const { entregaId } = await albaran()
  const id = await preparar([entregaId], { bultos: [{ pesoGr: 3000 }, { pesoGr: 2500 }] })
  await expect(admin.call(envios.etiquetas, { body: { ids: [id] } })).rejects.toMatchObject({
    messages: [expect.stringContaining('Sin etiqueta: EN')],
  })
  await etiquetar(id)
  const { numero, direccion } = await ver(id)
  const enA4 = await textoDePdf(await admin.call(envios.etiquetas, { body: { ids: [id] } }))
  expect(enA4).toHaveLength(1)
  for (const dicho of [numero, direccion.ciudad, direccion.nombre, 'Telar, S.L.', '1/2', '2/2', '3 kg', '2,5 kg'])
    expect(enA4[0]).toContain(dicho)
  const sueltas = await textoDePdf(await admin.call(envios.etiquetas, { body: { ids: [id], formato: '10x15' } }))
  expect(sueltas).toHaveLength(2)
  expect(await leer(await barrasSvg({ clase: 'code128', valor: `${numero}-2` }))).toBe(`${numero}-2`)
  const zpl = await (await admin.call(envios.zpl, { body: { ids: [id] } })).text()
  expect(zpl.match(/\^XA/g)).toHaveLength(2)
  expect(zpl).toContain(`${numero}-1`)
  expect(zpl).toContain('^PW800')
})

test('a manifest stays as it was made, on paper and as a list', async () => {
  const { entregaId } = await albaran()
  const transportistaId = await transportistaPara(admin, { nombre: 'Rápidos del Vallès', cuenta: 'C-77' })
  const id = await preparar([entregaId], { transportistaId, bultos: [{ pesoGr: 1000 }, { pesoGr: 2000 }] })
  await etiquetar(id)
  const espera = await admin.call(envios.porEntregar, {})
  expect(espera.find((una) => una.transportistaId === transportistaId)).toMatchObject({
    envios: 1,
    bultos: 2,
    pesoGr: 3000,
  })
  const mid = await admin.call(manifiestos.crear, { body: { transportistaId } })
  const { data: suyos } = await admin.call(manifiestos.search, { body: { keyword: 'Rápidos del Vallès' } })
  expect(suyos).toMatchObject([{ id: mid, pesoKg: 3 }])
  await admin.call(transportistas.update, { params: { id: transportistaId }, body: { nombre: 'Otro nombre' } })
  const { numero } = await ver(id)
  const [hoja] = await textoDePdf(await admin.call(manifiestos.pdf, { params: { id: mid } }))
  for (const dicho of ['Rápidos del Vallès', 'C-77', numero, '3 kg']) expect(hoja).toContain(dicho)
  const lista = await (await admin.call(manifiestos.csv, { params: { id: mid } })).text()
  expect(lista.split('\r\n').filter(Boolean)).toHaveLength(3)
  expect(lista).toContain(`${numero}-2`)
  expect((await papelDe(t.house.db, MANIFIESTO_EN_PAPEL, mid))?.contenido.envios).toHaveLength(1)
  await expect(admin.call(manifiestos.crear, { body: { transportistaId } })).rejects.toMatchObject({
    messages: [expect.stringContaining('No hay nada')],
  })
})

test('a number that comes later tells the customer then; an incident tells the staff', async () => {
  const { entregaId } = await albaran()
  const id = await preparar([entregaId])
  await admin.call(envios.numerar, { params: { id }, body: { seguimiento: 'ZX 99/1' } })
  expect(await ver(id)).toMatchObject({
    estado: 'etiquetado',
    seguimiento: 'ZX 99/1',
    enlace: 'https://sigue.example/ZX%2099%2F1',
  })
  await expect(admin.call(envios.anotar, { params: { id }, body: { estado: 'incidencia' } })).rejects.toMatchObject({
    fields: { texto: [expect.any(String)] },
  })
  const antes = await t.house.db.$count(avisosTable)
  await admin.call(envios.anotar, { params: { id }, body: { estado: 'incidencia', texto: 'Nadie en casa' } })
  expect(await t.house.db.$count(avisosTable)).toBe(antes + 1)
  expect((await ver(id)).avisadoEn).not.toBeNull()
  await expect(
    admin.call(envios.anotar, { params: { id }, body: { estado: 'entregado', fecha: '2027-03-11' } }),
  ).rejects.toMatchObject({ fields: { fecha: [expect.any(String)] } })
  ahora = new Date('2027-03-12T09:00:00Z')
  await admin.call(envios.anotar, { params: { id }, body: { estado: 'entregado', fecha: '2027-03-11' } })
  expect((await ver(id)).entregadoEn).toBe('2027-03-11')
  await expect(anular(id)).rejects.toMatchObject({ messages: [expect.stringContaining('entregado no pasa a anulado')] })
})

test('a carrier’s secret is kept, and answered to nobody; an empty one changes nothing', async () => {
  const id = await transportistaPara(admin, {
    clase: 'dhl',
    cuenta: '1',
    usuario: 'u',
    secreto: 'shhh',
    paises: 'pt es',
  })
  const visto = await admin.call(transportistas.get, { params: { id } })
  expect(visto).toMatchObject({ conSecreto: true, paises: 'PT, ES', predeterminado: true })
  expect(JSON.stringify(visto)).not.toContain('shhh')
  await admin.call(transportistas.update, { params: { id }, body: { ...visto, notas: 'x', secreto: '' } })
  const [fila] = await t.house.db.select().from(transportistasTable).where(eq(transportistasTable.id, id))
  expect(fila).toMatchObject({ secreto: 'shhh', notas: 'x' })
  const historia = await t.owner.execute(
    sql`select coalesce(antes::text, '') || coalesce(despues::text, '') as d from auditoria where tabla = 'transportistas'`,
  )
  expect(JSON.stringify(historia.rows)).not.toContain('shhh')
  expect(await t.house.db.$count(transportistasTable, eq(transportistasTable.predeterminado, true))).toBe(1)
  await expect(transportistaPara(admin, { clase: 'dhl' })).rejects.toMatchObject({
    fields: { cuenta: expect.anything() },
  })
  await expect(transportistaPara(admin, { patron: 'http://x/{numero}' })).rejects.toMatchObject({
    fields: { patron: expect.anything() },
  })
})
