import { cobros } from '@telar/contract/facturacion/cobros'
import { electronicas } from '@telar/contract/facturacion/electronicas'
import { entrantes } from '@telar/contract/facturacion/entrantes'
import { facturas } from '@telar/contract/facturacion/facturas'
import { recibidas } from '@telar/contract/facturacion/recibidas'
import { diaDe, masDias } from '@telar/domain/fecha'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { electronicasTable as e, electronicaTurnoTable as turno } from '../../db/schema/facturacion/electronicas.ts'
import { proveedoresTable } from '../../db/schema/produccion/proveedores.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { casaQueFactura, facturador } from '../../testing/factura.ts'
import { mientrasSeEspera } from '../../testing/mientras.ts'
import { type PlataformaDePrueba, plataformaDePrueba } from '../../testing/plataforma.ts'
import { proveedorPara } from '../../testing/produccion.ts'
import { cuadreDeElectronicas } from './cuadre.ts'
import { efactura } from './efactura.ts'
import { moverElectronicas } from './jobs.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

const HOY = diaDe(new Date())
const log = { warn: () => {} }

let t: TestApp
let plataforma: PlataformaDePrueba
let admin: Client
let ventas: Client
let f: ReturnType<typeof facturador>
let clienteId: number
let publicoId: number
let portoId: number
let proveedorId: number

beforeAll(async () => {
  plataforma = await plataformaDePrueba()
  t = await testApp({ EFACTURA_PLATFORM_URL: plataforma.url, EFACTURA_PLATFORM_KEY: 'llave' })
  await casaQueFactura(t)
  admin = await t.as('admin@telar.test')
  ventas = await t.as('ventas@telar.test')
  f = facturador(ventas)
  clienteId = await clientePara(t, 'cliente@telar.test', { nif: 'B65123456' })
  publicoId = await clientePara(t, 'publico@telar.test', { nif: 'P0801900B' })
  portoId = await clientePara(t, 'porto@telar.test', {
    ...{ pais: 'PT', codigoPostal: '4000-001', viesResultado: 'valido', nifIva: 'PT509000126' },
  })
  proveedorId = await proveedorPara(t, await t.as('produccion@telar.test'))
  await t.house.db.update(proveedoresTable).set({ nif: 'B64000001' }).where(eq(proveedoresTable.id, proveedorId))
})
afterAll(async () => {
  await t.close()
  await plataforma.close()
})

const modo = (valor: 'off' | 'publica' | 'plataforma', desde: string | null = null) =>
  admin.call(electronicas.guardarAjustes, { body: { modo: valor, desde } })
const casa = (timeout = 2000) => ({
  db: t.house.db,
  reloj: t.house.reloj,
  vias: (via: 'publica' | 'plataforma') => efactura(via, t.house.config, timeout),
})
const mover = (timeout?: number) => moverElectronicas(casa(timeout), log)
const pasaElTiempo = () => t.house.db.update(turno).set({ ocupadoHasta: null, reintentoEn: null, ultimaConsulta: null })
/** Everything that can be done now. */
const moverTodo = async () => {
  await pasaElTiempo()
  while (await mover()) {}
}
const suyas = async (facturaId: number) =>
  (
    await ventas.call(electronicas.search, {
      body: { advancedFilter: { field: 'facturaId', operator: 'eq', value: facturaId } },
    })
  ).data
const suya = async (facturaId: number) => {
  const [una] = await suyas(facturaId)
  return ventas.call(electronicas.get, { params: { id: una?.id as number } })
}
const noCuadra = async () => {
  const filas = await Promise.all(cuadreDeElectronicas.map((regla) => t.house.db.execute(regla.sql)))
  return filas.flatMap(({ rows }) => rows)
}
let n = 0
const comunicado = (
  factura: string,
  estado: 'entregada' | 'aceptada' | 'rechazada' | 'parcial' | 'pagada',
  extra = {},
) => {
  n += 1
  return { id: `c${n}`, factura, estado, fecha: HOY, ...extra }
}

beforeEach(async () => {
  plataforma.humores = []
  await modo('plataforma')
  await moverTodo()
})

describe('what leaves', () => {
  test('is nothing while it is off, and nothing of before the day that was said', async () => {
    await modo('off')
    const antes = await f.emitir(clienteId)
    await modo('plataforma', masDias(HOY, 1))
    const otra = await f.emitir(clienteId)
    expect([...(await suyas(antes)), ...(await suyas(otra))]).toEqual([])
    await modo('plataforma')
    await moverTodo()
    expect([...(await suyas(antes)), ...(await suyas(otra))]).toEqual([])
    expect(await noCuadra()).toMatchObject([{ id: otra }])
    await modo('off')
    await modo('plataforma')
    expect(await noCuadra()).toEqual([])
  })

  test('is decided while nobody else issues: the one before it was switched on stays, the one after it leaves', async () => {
    const cadena = sql`select tomar_cadena()`
    const emitir = () => f.emitir(clienteId)
    await modo('off')
    const [antes] = await mientrasSeEspera(t, cadena, [emitir, () => modo('plataforma')])
    expect([await suyas(antes as number), await noCuadra()]).toEqual([[], []])
    await modo('off')
    const [, luego] = await mientrasSeEspera(t, cadena, [() => modo('plataforma'), emitir])
    expect(await suyas(luego as number)).toMatchObject([{ estado: 'pendiente' }])
    expect(await noCuadra()).toEqual([])
  })

  test('is every full invoice to a business here, once; public buyers, others abroad and drafts stay', async () => {
    const id = await f.emitir(clienteId)
    expect(await suyas(id)).toMatchObject([{ estado: 'pendiente', situacion: null, desacuerdo: null }])
    for (const otro of [publicoId, portoId]) expect(await suyas(await f.emitir(otro))).toEqual([])
    expect(await noCuadra()).toEqual([])
    await moverTodo()
    const una = await suya(id)
    expect(una).toMatchObject({ estado: 'enviada', error: null, externo: expect.stringMatching(/^EXT-/) })
    const { ubl, veces } = plataforma.facturas.get(una.clave) ?? {}
    expect(veces).toBe(1)
    expect(ubl).toContain(`<cbc:ID>${una.numeroCompleto}</cbc:ID>`)
    expect(plataforma.llaves).toContain('Bearer llave')
    expect(await ventas.call(electronicas.resumen, {})).toMatchObject({ modo: 'plataforma', salida: true, error: null })
  })

  test('is missed by the check when somebody takes it out, or puts in what should not be there', async () => {
    const id = await f.emitir(clienteId)
    const publica = await f.emitir(publicoId)
    const undone = t.owner.transaction(async (tx) => {
      await tx.delete(e).where(eq(e.facturaId, id))
      await tx.insert(e).values({ facturaId: publica })
      const { rows } = await tx.execute(cuadreDeElectronicas[0]?.sql ?? sql`select 1`)
      expect(rows).toMatchObject([
        { id, esperado: '1', hallado: '0' },
        { id: publica, esperado: '0', hallado: '1' },
      ])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await expect(t.owner.insert(e).values({ facturaId: id })).rejects.toMatchObject({ cause: { code: '23505' } })
  })

  test.each(['calla', 'corta'] as const)('is sent again under its key when they took it and %s', async (humor) => {
    const id = await f.emitir(clienteId)
    plataforma.humores = [humor]
    await pasaElTiempo()
    await mover(200)
    expect(await suya(id)).toMatchObject({ estado: 'pendiente', intentos: 1 })
    expect(await mover()).toBe(false)
    expect(await ventas.call(electronicas.resumen, {})).toMatchObject({
      porEnviar: 1,
      error: expect.stringContaining('No hay respuesta'),
      esperaHasta: expect.any(String),
    })
    await ventas.call(electronicas.enviar, {})
    while (await mover()) {}
    const { clave, estado } = await suya(id)
    expect(estado).toBe('enviada')
    expect(plataforma.facturas.get(clave)?.veces).toBe(2)
  })

  test('is left to the next by a process that dies meanwhile, and nobody else sends until then', async () => {
    const id = await f.emitir(clienteId)
    await pasaElTiempo()
    const { clave } = await suya(id)
    let llega = () => {}
    const mandada = new Promise<void>((resolve) => {
      llega = resolve
    })
    void moverElectronicas(
      {
        ...casa(),
        vias: (via) => ({
          ...efactura(via, t.house.config),
          entregar: async (...dado) => {
            await efactura(via, t.house.config).entregar(...dado)
            llega()
            return new Promise(() => {})
          },
        }),
      },
      log,
    )
    await mandada
    expect(await mover()).toBe(false)
    await ventas.call(electronicas.enviar, {})
    expect(await mover()).toBe(false)
    await moverTodo()
    expect(await suya(id)).toMatchObject({ estado: 'enviada', clave })
    expect(plataforma.facturas.get(clave)?.veces).toBe(2)
  })

  test.each(['falla', 'basura', 'otra-cosa'] as const)(
    'waits longer each time they answer with %s, and others go first',
    async (humor) => {
      const [id, otro] = [await f.emitir(clienteId), await f.emitir(clienteId)]
      plataforma.humores = [humor, humor]
      const esperas: number[] = []
      for (let i = 0; i < 2; i += 1) {
        await t.house.db.update(turno).set({ ocupadoHasta: null, reintentoEn: null })
        await mover()
        const { esperaHasta } = await ventas.call(electronicas.resumen, {})
        esperas.push(Date.parse(esperaHasta ?? '') - Date.now())
      }
      expect(esperas[1]).toBeGreaterThan((esperas[0] ?? 0) * 1.5)
      expect([(await suya(id)).intentos, (await suya(otro)).intentos]).toEqual([1, 1])
      await moverTodo()
      expect([(await suya(id)).estado, (await suya(otro)).estado]).toEqual(['enviada', 'enviada'])
      expect(await ventas.call(electronicas.resumen, {})).toMatchObject({ error: null, esperaHasta: null })
    },
  )

  test('comes back with a reason when it is refused, is not sent by itself again, and once more when somebody says so', async () => {
    const [id, otro] = [await f.emitir(clienteId), await f.emitir(clienteId)]
    plataforma.humores = ['rechaza']
    await moverTodo()
    const devuelta = await suya(id)
    expect(devuelta).toMatchObject({ estado: 'devuelta', error: 'El receptor no existe' })
    const buena = await suya(otro)
    expect(buena.estado).toBe('enviada')
    await expect(ventas.call(electronicas.reenviar, { params: { id: buena.id } })).rejects.toMatchObject({
      status: 400,
    })
    await ventas.call(electronicas.reenviar, { params: { id: devuelta.id } })
    await moverTodo()
    expect(await suya(id)).toMatchObject({ estado: 'enviada', error: null })
  })

  test('does not leave once it is annulled; of one that has left they are told', async () => {
    const anular = (id: number) => ventas.call(facturas.anular, { params: { id }, body: { motivo: 'Repetida' } })
    const [quieta, salida] = [await f.emitir(clienteId), await f.emitir(clienteId)]
    await anular(quieta)
    await moverTodo()
    expect(await suya(quieta)).toMatchObject({ estado: 'anulada', externo: null, estados: [] })
    await anular(salida)
    await moverTodo()
    const una = await suya(salida)
    expect(una).toMatchObject({
      estado: 'anulada',
      estados: [{ estado: 'anulada', envio: 'enviada', motivo: 'Repetida' }],
    })
    expect([...plataforma.avisos.values()]).toContainEqual(
      expect.objectContaining({ factura: una.clave, estado: 'anulada' }),
    )
    expect(await noCuadra()).toEqual([])
  })

  test('is annulled and told also when that happens on the way', async () => {
    const id = await f.emitir(clienteId)
    await pasaElTiempo()
    await moverElectronicas(
      {
        ...casa(),
        vias: (via) => ({
          ...efactura(via, t.house.config),
          entregar: async (...dado) => {
            await ventas.call(facturas.anular, { params: { id }, body: { motivo: 'Repetida' } })
            return efactura(via, t.house.config).entregar(...dado)
          },
        }),
      },
      log,
    )
    expect(await suya(id)).toMatchObject({ estado: 'anulada', estados: [{ estado: 'anulada', envio: 'pendiente' }] })
  })

  test('is a correction too, by itself', async () => {
    const id = await f.emitir(clienteId)
    const draft = await ventas.call(facturas.rectificar, { params: { id }, body: { modo: 'I', motivo: 'Error' } })
    await ventas.call(facturas.emitir, { body: { ids: [draft] } })
    await moverTodo()
    expect(await suya(draft)).toMatchObject({ estado: 'enviada', desacuerdo: null })
    expect(await noCuadra()).toEqual([])
  })

  test('that always fails keeps neither states nor answers from coming', async () => {
    const id = await f.emitir(clienteId)
    const otro = await f.emitir(clienteId)
    await moverTodo()
    const { clave } = await suya(otro)
    await t.house.db.update(e).set({ estado: 'pendiente' }).where(eq(e.facturaId, id))
    plataforma.comunicados = [comunicado(clave, 'aceptada')]
    plataforma.humores = ['falla']
    await pasaElTiempo()
    await mover()
    await pasaElTiempo()
    await mover()
    expect([(await suya(id)).estado, (await suya(otro)).situacion]).toEqual(['pendiente', 'aceptada'])
  })

  test('goes nowhere by a way that the server does not have, and the office reads why', async () => {
    const id = await f.emitir(clienteId)
    await modo('publica')
    await moverTodo()
    expect(await suya(id)).toMatchObject({ estado: 'pendiente' })
    const dicho = await ventas.call(electronicas.resumen, {})
    expect(dicho).toMatchObject({ salida: false, error: expect.stringContaining('EFACTURA_URL') })
  })
})

describe('what buyers say', () => {
  test('is kept once, in whatever order it comes; of others’ invoices it is not for us', async () => {
    const id = await f.emitir(clienteId)
    await moverTodo()
    const { clave } = await suya(id)
    const pagada = comunicado(clave, 'pagada', { fecha: masDias(HOY, 1), importe: 121 })
    plataforma.comunicados = [pagada, pagada, comunicado('de-otro', 'rechazada')]
    await moverTodo()
    plataforma.comunicados = [pagada, comunicado(clave, 'entregada'), comunicado(clave.toUpperCase(), 'aceptada')]
    await moverTodo()
    const una = await suya(id)
    expect(una).toMatchObject({ situacion: 'pagada', desacuerdo: 'sin-cobrar' })
    expect(una.estados.map(({ estado, sentido }) => [sentido, estado])).toEqual([
      ['oido', 'entregada'],
      ['oido', 'aceptada'],
      ['oido', 'pagada'],
    ])
    expect(plataforma.desde.at(-1)).toMatch(/^m\d+$/)
  })

  test('comes again when what came could not be understood: nothing is lost', async () => {
    const id = await f.emitir(clienteId)
    await moverTodo()
    const { clave } = await suya(id)
    plataforma.comunicados = [comunicado(clave, 'rechazada', { motivo: 'No la pedimos' })]
    plataforma.humores = ['otra-cosa', 'basura']
    await moverTodo()
    await moverTodo()
    expect((await suya(id)).situacion).toBeNull()
    await moverTodo()
    expect(await suya(id)).toMatchObject({ situacion: 'rechazada', estados: [{ motivo: 'No la pedimos' }] })
  })

  test('differs from our books when they are silent about what was collected', async () => {
    const id = await f.emitir(clienteId)
    await moverTodo()
    const { total, clave } = await suya(id)
    await ventas.call(cobros.cobrar, { params: { id }, body: { medio: 'transferencia', importe: total } })
    expect((await suya(id)).desacuerdo).toBe('sin-decir')
    plataforma.comunicados = [comunicado(clave, 'pagada')]
    await moverTodo()
    expect((await suya(id)).desacuerdo).toBeNull()
  })
})

const ubl = (numero: string, { comprador = 'ESB12345674', total = '121.00', clase = 'Invoice' } = {}) =>
  `<?xml version="1.0"?><${clase} xmlns="urn:x" xmlns:cbc="urn:b" xmlns:cac="urn:a"><cbc:ID>${numero}</cbc:ID><cbc:IssueDate>${HOY}</cbc:IssueDate>
  <cac:AccountingSupplierParty><cac:Party><cac:PartyTaxScheme><cbc:CompanyID>ESB64000001</cbc:CompanyID></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>Tejidos &amp; Hilos SA</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party><cac:PartyTaxScheme><cbc:CompanyID>${comprador}</cbc:CompanyID></cac:PartyTaxScheme></cac:Party></cac:AccountingCustomerParty>
  <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">21.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">100.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">21.00</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>21</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
  <cac:LegalMonetaryTotal><cbc:TaxInclusiveAmount currencyID="EUR">${total}</cbc:TaxInclusiveAmount></cac:LegalMonetaryTotal></${clase}>`

describe('what suppliers send', () => {
  const llegan = async (...llegadas: { id: string; ubl: string }[]) => {
    await t.house.db
      .update(appSettingsTable)
      .set({ empresa: sql`${appSettingsTable.empresa} || '{"nif":"B12345674"}'` })
    plataforma.llegadas = llegadas
    await moverTodo()
    const { data } = await ventas.call(entrantes.search, { body: { orderBy: 'id desc', pageSize: 10 } })
    return data
  }
  const avisos = (factura: string) => [...plataforma.avisos.values()].filter((aviso) => aviso.factura === factura)

  test('is a proposal until somebody takes it into the books; what is paid of it is told by itself', async () => {
    const [una] = await llegan({ id: 'P-1', ubl: ubl('F-77') }, { id: 'P-1', ubl: ubl('F-77') })
    expect(una).toMatchObject({
      estado: 'propuesta',
      numero: 'F-77',
      total: 121,
      proveedorId,
      proveedor: 'Tejidos & Hilos SA',
    })
    expect((una?.plazo ?? '') > masDias(HOY, 3)).toBe(true)
    const id = una?.id as number
    const recibidaId = await ventas.call(entrantes.aceptar, { params: { id }, body: { proveedorId, gasto: 'materia' } })
    expect(await ventas.call(recibidas.get, { params: { id: recibidaId } })).toMatchObject({
      numero: 'F-77',
      total: 121,
    })
    const otra = ventas.call(entrantes.rechazar, { params: { id }, body: { motivo: 'No' } })
    await expect(otra).rejects.toMatchObject({ status: 409 })
    const pagar = (importe: number) =>
      ventas.call(recibidas.pagar, {
        params: { id: recibidaId },
        body: { fecha: HOY, importe, medio: 'transferencia' },
      })
    const { pagos } = await pagar(1)
    await ventas.call(recibidas.borrarPago, { params: { id: recibidaId, pagoId: pagos[0]?.id as number } })
    await pagar(21)
    plataforma.humores = ['falla']
    await moverTodo()
    expect(avisos('P-1')).toEqual([])
    await pagar(100)
    await moverTodo()
    expect(avisos('P-1')).toMatchObject([
      { estado: 'aceptada', fecha: HOY },
      { estado: 'parcial', importe: 21 },
      { estado: 'pagada', importe: 100 },
    ])
  })

  test('is refused with a reason, and its supplier reads it', async () => {
    const [una] = await llegan({ id: 'P-2', ubl: ubl('F-78') })
    await ventas.call(entrantes.rechazar, { params: { id: una?.id as number }, body: { motivo: 'Precio' } })
    await moverTodo()
    expect(avisos('P-2')).toMatchObject([{ estado: 'rechazada', motivo: 'Precio' }])
  })

  test('is kept when it cannot be read, and can only be refused; what is to somebody else is not ours', async () => {
    const llegadas = await llegan(
      { id: 'P-3', ubl: '<Invoice>' },
      { id: 'P-4', ubl: ubl('F-79', { total: '999.00' }) },
      { id: 'P-5', ubl: ubl('F-80', { comprador: 'ESB99999999' }) },
      { id: 'P-6', ubl: ubl('F-81', { clase: 'CreditNote' }) },
    )
    expect(llegadas.slice(0, 3).map(({ proveedor, total }) => [proveedor, total])).toEqual([
      ['Tejidos & Hilos SA', -121],
      ['P-4', null],
      ['P-3', null],
    ])
    const rota = llegadas[1]?.id as number
    const body = { proveedorId, gasto: 'materia' as const }
    await expect(ventas.call(entrantes.aceptar, { params: { id: rota }, body })).rejects.toMatchObject({ status: 400 })
    await ventas.call(entrantes.rechazar, { params: { id: rota }, body: { motivo: 'No se lee' } })
    expect(await ventas.call(entrantes.get, { params: { id: rota } })).toMatchObject({
      estado: 'rechazada',
      propuesta: null,
    })
  })
})
