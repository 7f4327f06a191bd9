import { envios } from '@telar/contract/ventas/envios'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { avisosTable } from '../../db/schema/casa/avisos.ts'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { modelosTable } from '../../db/schema/catalogo/modelos.ts'
import { enviosTable as v } from '../../db/schema/ventas/envios.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { albaranPara, transportistaPara } from '../../testing/envio.ts'
import { casaQueFactura } from '../../testing/factura.ts'
import { CUENTA_DHL, type MydhlDePrueba, mydhlDePrueba } from '../../testing/mydhl.ts'
import { textoDePdf } from '../../testing/papel.ts'
import { mydhl } from '../transportistas/mydhl.ts'
import { moverEnvios } from './jobs.ts'

const log = { warn: () => {} }
const ESPERA_MS = 400
let t: TestApp
let dhl: MydhlDePrueba
let admin: Awaited<ReturnType<TestApp['as']>>
let clienteId: number
let transportistaId: number

beforeAll(async () => {
  dhl = await mydhlDePrueba()
  t = await testApp({ MYDHL_URL: dhl.url })
  admin = await t.as('admin@telar.test')
  await casaQueFactura(t)
  await t.house.db.update(appSettingsTable).set({ portes: [], pedidoMinimo: null })
  clienteId = await clientePara(t, 'cliente@telar.test', { email: 'tienda@example.com' })
  transportistaId = await transportistaPara(admin, {
    ...{ clase: 'dhl', ...CUENTA_DHL, servicios: 'N Domestic Express\nW Economy Select' },
    patron: 'https://www.dhl.com/es-es/home/tracking.html?tracking-id={numero}',
  })
})
afterAll(async () => {
  await dhl.close()
  await t.close()
})
beforeEach(() => {
  dhl.humores = []
  dhl.encuentra = true
})

const MEDIDAS = { largo: 60, ancho: 40, alto: 30 }
const mover = () =>
  moverEnvios({ ...t.house, db: t.house.jobs.db, servicioDe: (suya) => mydhl(t.house.config, suya, ESPERA_MS) }, log)
/** Of this one alone, what waits for a time to come is due now. */
const yaToca = (id: number) => {
  const ya = (columna: unknown) => sql`case when ${v.id} = ${id} and ${columna} is not null then now() end`
  return t.house.db.update(v).set({ proximoIntento: ya(v.proximoIntento), proximaConsulta: ya(v.proximaConsulta) })
}
const ver = (id: number) => admin.call(envios.get, { params: { id } })

/** A shipment whose label is asked for. */
async function pedido(medidas: object = MEDIDAS, suyo = transportistaId) {
  const { entregaId } = await albaranPara(t, admin, clienteId)
  const id = await admin.call(envios.preparar, {
    body: {
      entregaIds: [entregaId],
      transportistaId: suyo,
      bultos: [
        { pesoGr: 4200, ...medidas },
        { pesoGr: 3000, ...medidas },
      ],
    },
  })
  await admin.call(envios.etiquetar, { body: { ids: [id] } })
  return id
}
const suyos = async (id: number) => {
  const { numero } = await ver(id)
  return dhl.envios.filter((uno) => uno.numero === numero)
}

test('the carrier is told all it asks for, and its number and label are kept', async () => {
  const id = await pedido()
  expect(await ver(id)).toMatchObject({ llamada: 'pendiente', estado: 'preparado' })
  expect(await mover()).toBe(true)
  const envio = await ver(id)
  const [recibido] = await suyos(id)
  expect(envio).toMatchObject({
    estado: 'etiquetado',
    llamada: 'hecha',
    etiquetaPropia: true,
    seguimiento: recibido?.seguimiento,
  })
  expect(envio.bultosDe.map(({ seguimiento }) => seguimiento)).toEqual(
    [0, 1].map((i) => `JD0${recibido?.seguimiento}${i}`),
  )
  expect(recibido?.cuerpo).toMatchObject({
    productCode: 'N',
    accounts: [{ typeCode: 'shipper', number: CUENTA_DHL.cuenta }],
    customerReferences: [{ typeCode: 'CU', value: envio.numero }],
    content: { packages: [{ weight: 4.2, dimensions: { length: 60, width: 40, height: 30 } }, { weight: 3 }] },
  })
  const pdf = await (await admin.call(envios.etiquetas, { body: { ids: [id] } })).text()
  expect(pdf).toContain('una etiqueta')
  expect(await mover()).toBe(false)
})

test('the labels of several come in one document, ours and those of carriers; who has none is named', async () => {
  const propio = await pedido(MEDIDAS, await transportistaPara(admin, { predeterminado: false }))
  const ids = [await pedido(), propio, await pedido()]
  await mover()
  await mover()
  const suyas = (await Promise.all(ids.map(ver))).map(({ numero, seguimiento }) => seguimiento ?? numero)
  const paginas = await textoDePdf(await admin.call(envios.etiquetas, { body: { ids } }))
  expect(paginas).toHaveLength(3)
  expect(paginas[0]).toContain(suyas[1])
  expect(paginas.slice(1)).toEqual([`una etiqueta ${suyas[0]}`, `una etiqueta ${suyas[2]}`])
  await expect(admin.call(envios.zpl, { body: { ids } })).rejects.toMatchObject({
    messages: [expect.stringContaining('la hizo su transportista')],
  })
  const sin = [await pedido(), await pedido()]
  const numeros = (await Promise.all(sin.map(ver))).map(({ numero }) => numero)
  await expect(admin.call(envios.etiquetas, { body: { ids: [...ids, ...sin] } })).rejects.toMatchObject({
    messages: [`Sin etiqueta: ${numeros.join(', ')}.`],
  })
  await mover()
  await mover()
})

test('a label that cannot be put with others is named', async () => {
  const ids = [await pedido(), await pedido()]
  await mover()
  await mover()
  const [fila] = await t.house.db
    .select()
    .from(v)
    .where(eq(v.id, ids[1] ?? 0))
  await t.house.files.put(fila?.etiqueta ?? '', Buffer.from('%PDF-1.4 ?'))
  await expect(admin.call(envios.etiquetas, { body: { ids } })).rejects.toMatchObject({
    messages: [expect.stringContaining(`${fila?.numero} la hizo su transportista`)],
  })
})

test('what it refuses is said, and asked for again once it is mended', async () => {
  dhl.humores = ['rechaza']
  const id = await pedido()
  const avisos = await t.house.db.$count(avisosTable)
  await mover()
  expect(await ver(id)).toMatchObject({
    estado: 'preparado',
    llamada: 'rechazada',
    error: expect.stringContaining('not served'),
  })
  expect(await t.house.db.$count(avisosTable)).toBe(avisos + 1)
  expect(await mover()).toBe(false)
  await admin.call(envios.insistir, { params: { id }, body: {} })
  await mover()
  expect(await ver(id)).toMatchObject({ estado: 'etiquetado', error: '' })
  expect(await suyos(id)).toHaveLength(1)
})

test.each(['corta', 'calla'] as const)(
  'the line breaks after it was taken (%s): it is asked first, and there is one',
  async (humor) => {
    dhl.humores = [humor]
    const id = await pedido()
    await mover()
    expect(await ver(id)).toMatchObject({ estado: 'preparado', llamada: 'desconocida' })
    await expect(admin.call(envios.insistir, { params: { id }, body: {} })).rejects.toMatchObject({
      messages: [expect.stringContaining('Compruébelo')],
    })
    await yaToca(id)
    await mover()
    const [recibido, ...mas] = await suyos(id)
    expect(mas).toEqual([])
    expect(await ver(id)).toMatchObject({
      estado: 'etiquetado',
      llamada: 'hecha',
      seguimiento: recibido?.seguimiento,
      etiquetaPropia: false,
    })
    await expect(admin.call(envios.etiquetas, { body: { ids: [id] } })).rejects.toMatchObject({
      messages: [expect.stringContaining('web de su transportista')],
    })
  },
)

test.each(['falla', 'basura'] as const)(
  'an answer that says nothing (%s) is not sent again by itself; a person decides',
  async (humor) => {
    dhl.humores = [humor]
    const id = await pedido()
    const avisos = await t.house.db.$count(avisosTable)
    for (let i = 0; i < 8; i += 1) {
      await mover()
      await yaToca(id)
    }
    expect(await suyos(id)).toEqual([])
    expect(await ver(id)).toMatchObject({ estado: 'preparado', llamada: 'desconocida' })
    expect(dhl.preguntas.filter((una) => una.startsWith('EN')).length).toBeGreaterThan(0)
    expect(await t.house.db.$count(avisosTable)).toBe(avisos + 1)
    await admin.call(envios.insistir, { params: { id }, body: { comprobado: true } })
    await mover()
    expect(await ver(id)).toMatchObject({ estado: 'etiquetado' })
    expect(await suyos(id)).toHaveLength(1)
  },
)

test('who is not let in, or finds nobody there, has sent nothing: it is tried again by itself', async () => {
  dhl.humores = ['quien-eres']
  const id = await pedido()
  await mover()
  expect(await ver(id)).toMatchObject({ llamada: 'pendiente', error: 'Answered 401.' })
  await yaToca(id)
  await mover()
  expect(await ver(id)).toMatchObject({ estado: 'etiquetado' })
  expect(await suyos(id)).toHaveLength(1)
})

test('a number that was found with the carrier is typed; not while they are being asked', async () => {
  const id = await pedido()
  const numerar = () => admin.call(envios.numerar, { params: { id }, body: { seguimiento: '1234567890' } })
  await expect(numerar()).rejects.toMatchObject({ messages: [expect.stringContaining('se está pidiendo')] })
  dhl.humores = ['falla']
  await mover()
  await numerar()
  expect(await ver(id)).toMatchObject({ estado: 'etiquetado', llamada: 'hecha', seguimiento: '1234567890' })
  expect(await suyos(id)).toEqual([])
})

test('a process that dies while it asks leaves it to the next, which asks first', async () => {
  const id = await pedido()
  await t.house.db.update(v).set({ llamada: 'en-curso', proximoIntento: sql`now()` }).where(eq(v.id, id))
  await mover()
  expect(await ver(id)).toMatchObject({ llamada: 'desconocida', estado: 'preparado' })
  expect(await suyos(id)).toEqual([])
})

test('two at once: the carrier is asked once', async () => {
  const id = await pedido()
  await Promise.all([mover(), mover(), mover()])
  expect(await suyos(id)).toHaveLength(1)
})

test('who insists on one that nobody knew of: it is looked for once more, and there is one', async () => {
  dhl.humores = ['corta']
  dhl.encuentra = false
  const id = await pedido()
  for (let i = 0; i < 8; i += 1) {
    await mover()
    await yaToca(id)
  }
  expect(await ver(id)).toMatchObject({ estado: 'preparado', llamada: 'desconocida' })
  dhl.encuentra = true
  dhl.humores = ['quien-eres']
  await admin.call(envios.insistir, { params: { id }, body: { comprobado: true } })
  await mover()
  expect(await ver(id)).toMatchObject({ estado: 'preparado', llamada: 'desconocida' })
  await yaToca(id)
  await mover()
  const [recibido, ...mas] = await suyos(id)
  expect(mas).toEqual([])
  expect(await ver(id)).toMatchObject({ estado: 'etiquetado', llamada: 'hecha', seguimiento: recibido?.seguimiento })
})

test('what it asks for is asked of who prepares: measures and a service', async () => {
  await expect(pedido({})).rejects.toMatchObject({ messages: [expect.stringContaining('largo, ancho y alto')] })
})

describe('a customs on the way', () => {
  const para = async (email: string, donde: object) => {
    const { entregaId } = await albaranPara(t, admin, await clientePara(t, email, donde))
    return admin.call(envios.preparar, {
      body: { entregaIds: [entregaId], transportistaId, bultos: [{ pesoGr: 1000, ...MEDIDAS }] },
    })
  }
  const etiquetar = (id: number) => admin.call(envios.etiquetar, { body: { ids: [id] } })

  test('is told what each garment is, where it was made, what was paid for it and what it weighs', async () => {
    const id = await para('porto@telar.test', { pais: 'US', codigoPostal: '10001' })
    await t.house.db.update(modelosTable).set({ taric: null, pesoGr: null }).where(eq(modelosTable.id, 1))
    const [sin] = (await ver(id)).aduana ?? []
    expect(sin).toMatchObject({ modeloId: 1, cantidad: 2, falta: ['taric', 'pesoGr'] })
    await expect(etiquetar(id)).rejects.toMatchObject({
      messages: [expect.stringContaining(`el peso de ${sin?.numero}.`)],
    })
    const dicho = { taric: '6204 43 00', pesoGr: 350, composicion: '55 % lino, 45 % viscosa' }
    await t.house.db.update(modelosTable).set(dicho).where(eq(modelosTable.id, 1))
    const [linea] = (await ver(id)).aduana ?? []
    expect(linea).toMatchObject({ taric: '62044300', pesoGr: 700, falta: [] })
    expect(linea?.descripcion).toMatch(/linen.*viscose/)
    await etiquetar(id)
    await mover()
    const envio = await ver(id)
    expect(envio).toMatchObject({ estado: 'etiquetado', etiquetaPropia: true })
    const [recibido] = await suyos(id)
    expect(recibido?.cuerpo.content).toMatchObject({
      ...{ isCustomsDeclarable: true, declaredValue: 2 * (linea?.valor ?? 0), declaredValueCurrency: 'EUR' },
      exportDeclaration: {
        lineItems: [
          {
            ...{ number: 1, description: linea?.descripcion, price: linea?.valor, manufacturerCountry: 'ES' },
            quantity: { value: 2, unitOfMeasurement: 'PCS' },
            commodityCodes: [{ typeCode: 'outbound', value: '62044300' }],
            weight: { netValue: 0.7, grossValue: 0.7 },
          },
        ],
        invoice: { number: envio.entregas[0]?.numero, date: envio.fecha },
      },
    })
    expect(recibido?.cuerpo.customerDetails.shipperDetails.registrationNumbers).toMatchObject([
      { typeCode: 'EOR', number: expect.stringMatching(/^ES/), issuerCountryCode: 'ES' },
    ])
  })

  test('within the Union there is none', async () => {
    expect((await ver(await pedido())).aduana).toBeNull()
    await mover()
  })

  const CON_TODO = { taric: '6204 43 00', pesoGr: 350 }
  test.each([
    ['canarias@telar.test', { pais: 'ES', codigoPostal: '35001', ciudad: 'Las Palmas' }, 'IC'],
    ['andorra@telar.test', { pais: 'AD', codigoPostal: 'AD500', ciudad: 'Andorra la Vella' }, 'AD'],
    ['reunion@telar.test', { pais: 'FR', codigoPostal: '97400', ciudad: 'Saint-Denis' }, 'RE'],
    ['ny@telar.test', { pais: 'US', codigoPostal: '10001', ciudad: 'New York', provincia: 'NY' }, 'US'],
  ])('%s is known to them by a country of its own, and declared', async (email, donde, pais) => {
    await t.house.db.update(modelosTable).set(CON_TODO).where(eq(modelosTable.id, 1))
    const id = await para(email, donde)
    expect((await ver(id)).aduana).toHaveLength(1)
    await etiquetar(id)
    await mover()
    expect(await ver(id)).toMatchObject({ estado: 'etiquetado', llamada: 'hecha' })
    const [recibido] = await suyos(id)
    expect(recibido?.cuerpo.customerDetails.receiverDetails.postalAddress).toMatchObject({
      ...{ countryCode: pais, postalCode: donde.codigoPostal },
      ...('provincia' in donde ? { provinceCode: 'NY' } : {}),
    })
    expect(recibido?.cuerpo.content).toMatchObject({ isCustomsDeclarable: true, incoterm: 'DAP' })
  })

  test.each([
    ['ceuta@telar.test', { pais: 'ES', codigoPostal: '51001', ciudad: 'Ceuta' }],
    ['melilla@telar.test', { pais: 'ES', codigoPostal: '52001', ciudad: 'Melilla' }],
  ])('%s has none that we know: it is declared on their site, and its number typed', async (email, donde) => {
    const id = await para(email, donde)
    expect((await ver(id)).aduana).toHaveLength(1)
    await expect(etiquetar(id)).rejects.toMatchObject({ messages: [expect.stringContaining('aduana')] })
    await admin.call(envios.numerar, { params: { id }, body: { seguimiento: '5551234567' } })
    expect(await ver(id)).toMatchObject({ estado: 'etiquetado', llamada: 'ninguna', seguimiento: '5551234567' })
  })

  test('Belfast lies in the Union, and with them in Great Britain', async () => {
    const id = await para('belfast@telar.test', { pais: 'XI', codigoPostal: 'BT1 5GS', ciudad: 'Belfast' })
    await etiquetar(id)
    await mover()
    const [recibido] = await suyos(id)
    expect(recibido?.cuerpo.customerDetails.receiverDetails.postalAddress.countryCode).toBe('GB')
    expect(recibido?.cuerpo.content.isCustomsDeclarable).toBe(false)
  })
})

test('where it is comes from the carrier, each thing once; the customer is told once, and the paper is kept', async () => {
  const id = await pedido()
  await mover()
  const { seguimiento } = await ver(id)
  const paso = (date: string, typeCode: string, description: string, lugar = 'Barcelona') => ({
    date,
    time: '09:30:00',
    typeCode,
    description,
    lugar,
  })
  dhl.pasos.set(seguimiento ?? '', [paso('2026-03-02', 'PU', 'Picked up')])
  await yaToca(id)
  await mover()
  expect(await ver(id)).toMatchObject({ estado: 'transito', avisadoEn: expect.any(String) })
  const correos = () => t.house.db.$count(correosTable, sql`${correosTable.sobre} @> array[${`envios/${id}`}]`)
  expect(await correos()).toBe(1)
  const avisos = await t.house.db.$count(avisosTable)
  dhl.pasos.get(seguimiento ?? '')?.push(paso('2026-03-03', 'NH', 'Not home', 'Sabadell'))
  await yaToca(id)
  await mover()
  expect(await ver(id)).toMatchObject({ estado: 'incidencia' })
  expect(await t.house.db.$count(avisosTable)).toBe(avisos + 1)
  await yaToca(id)
  await mover()
  expect((await ver(id)).sucesos.filter(({ quien, codigo }) => quien === null && codigo)).toHaveLength(2)
  dhl.pasos.get(seguimiento ?? '')?.push(paso('2026-03-04', 'OK', 'Delivered', 'Sabadell'))
  await yaToca(id)
  await mover()
  expect(await ver(id)).toMatchObject({ estado: 'entregado', entregadoEn: '2026-03-04', conJustificante: true })
  expect(await correos()).toBe(1)
  await yaToca(id)
  const [fila] = await t.house.db.select().from(v).where(eq(v.id, id))
  expect(fila?.proximaConsulta).toBeNull()
})

test('news that come late do not lead back: what happened last says where it is', async () => {
  const id = await pedido()
  await mover()
  const { seguimiento } = await ver(id)
  const paso = (date: string, time: string, typeCode: string) => ({ date, time, typeCode, description: '', lugar: 'X' })
  const trayecto = [paso('2026-03-03', '10:00:00', 'NH')]
  dhl.pasos.set(seguimiento ?? '', trayecto)
  await yaToca(id)
  await mover()
  expect(await ver(id)).toMatchObject({ estado: 'incidencia' })
  const avisos = await t.house.db.$count(avisosTable)
  trayecto.push(paso('2026-03-02', '09:00:00', 'PU'), paso('2026-03-02', '09:00:00', 'PU'))
  await yaToca(id)
  await mover()
  expect(await ver(id)).toMatchObject({ estado: 'incidencia' })
  expect((await ver(id)).sucesos.filter(({ quien, codigo }) => quien === null && codigo)).toHaveLength(2)
  trayecto.push(paso('2026-03-03', '12:00:00', 'WC'), paso('2026-03-03', '11:00:00', 'NH'))
  await yaToca(id)
  await mover()
  expect(await ver(id)).toMatchObject({ estado: 'transito' })
  expect(await t.house.db.$count(avisosTable)).toBe(avisos)
  trayecto.unshift(paso('2026-03-04', '12:00:00', 'OK'))
  trayecto.push(paso('2026-03-05', '08:00:00', 'WC'))
  await yaToca(id)
  await mover()
  expect(await ver(id)).toMatchObject({ estado: 'entregado', entregadoEn: '2026-03-04' })
})

describe('an address that does not fit', () => {
  const LARGA = 'Carrer de la Mare de Déu dels Desemparats i de Sant Vicenç Ferrer, polígon industrial Camí de la Mar'
  const conDireccion = async (donde: object) => {
    const { entregaId } = await albaranPara(t, admin, await clientePara(t, `d${Math.random()}@telar.test`, donde))
    return admin.call(envios.preparar, {
      body: { entregaIds: [entregaId], transportistaId, bultos: [{ pesoGr: 1000, ...MEDIDAS }] },
    })
  }
  const etiquetar = (id: number) => admin.call(envios.etiquetar, { body: { ids: [id] } })

  test.each([
    [
      'a street of more than three lines',
      { calle: `${LARGA}, nau 7, porta 12, segon pis, esquerra, al fons` },
      'calle',
    ],
    ['a word of more than a line', { calle: `Calle ${'x'.repeat(46)}` }, 'calle'],
    ['a city longer than a line', { ciudad: 'Ciudad '.repeat(8).trim() }, 'ciudad'],
  ])('%s is said before they are asked, and mended in the shipment', async (_, donde, campo) => {
    const id = await conDireccion(donde)
    await expect(etiquetar(id)).rejects.toMatchObject({ messages: [expect.stringContaining(campo)] })
    const { transportistaId: suyo, servicio, notas, direccion, version } = await ver(id)
    const mendada = { ...direccion, calle: 'Calle Mayor, 1', ciudad: 'Sabadell' }
    await admin.call(envios.cambiar, {
      params: { id },
      body: { version, transportistaId: suyo, servicio, notas, direccion: mendada },
    })
    await etiquetar(id)
    await mover()
    const [recibido] = await suyos(id)
    expect(recibido?.cuerpo.customerDetails.receiverDetails.postalAddress).toMatchObject({
      ...{ addressLine1: 'Calle Mayor, 1', cityName: 'Sabadell' },
    })
  })

  test('to another country or postcode it does not go: that is another sale', async () => {
    const id = await conDireccion({})
    const { transportistaId: suyo, servicio, notas, direccion } = await ver(id)
    const cambiar = (donde: object) =>
      admin.call(envios.cambiar, {
        params: { id },
        body: { transportistaId: suyo, servicio, notas, direccion: { ...direccion, ...donde } },
      })
    await expect(cambiar({ pais: 'FR', codigoPostal: '75001' })).rejects.toMatchObject({
      messages: [expect.anything()],
    })
    await expect(cambiar({ codigoPostal: '35001' })).rejects.toMatchObject({ messages: [expect.anything()] })
    await cambiar({ codigoPostal: '08202', ciudad: 'Sabadell' })
    expect(await ver(id)).toMatchObject({ direccion: { codigoPostal: '08202' } })
  })

  test('every word of one that fits is told', async () => {
    const id = await conDireccion({ calle: LARGA })
    await etiquetar(id)
    await mover()
    const [recibido] = await suyos(id)
    const suya = recibido?.cuerpo.customerDetails.receiverDetails.postalAddress
    expect([suya.addressLine1, suya.addressLine2, suya.addressLine3].filter(Boolean).join(' ')).toBe(LARGA)
  })
})

test('all of its way told at once: one mail', async () => {
  const id = await pedido()
  await mover()
  const { seguimiento } = await ver(id)
  const paso = (date: string, typeCode: string) => ({ date, time: '09:30:00', typeCode, description: '', lugar: '' })
  dhl.pasos.set(seguimiento ?? '', [paso('2026-03-02', 'PU'), paso('2026-03-03', 'NH'), paso('2026-03-04', 'OK')])
  await yaToca(id)
  await mover()
  expect(await ver(id)).toMatchObject({ estado: 'entregado' })
  expect(await t.house.db.$count(correosTable, sql`${correosTable.sobre} @> array[${`envios/${id}`}]`)).toBe(1)
})

test('a carrier who does not answer is asked less and less often', async () => {
  const id = await pedido()
  await mover()
  for (let i = 0; i < 3; i += 1) {
    dhl.humores = ['falla']
    await yaToca(id)
    await mover()
  }
  const [fila] = await t.house.db.select().from(v).where(eq(v.id, id))
  expect(fila).toMatchObject({ sinNovedad: 3, estado: 'etiquetado' })
  expect(Date.parse(fila?.proximaConsulta ?? '') - Date.now()).toBeGreaterThan(3 * 3_600_000)
})
