import { caja } from '@telar/contract/facturacion/caja'
import { cobros } from '@telar/contract/facturacion/cobros'
import { facturas } from '@telar/contract/facturacion/facturas'
import { impuestos } from '@telar/contract/facturacion/impuestos'
import { libros } from '@telar/contract/facturacion/libros'
import { pases } from '@telar/contract/facturacion/pases'
import { recibidas } from '@telar/contract/facturacion/recibidas'
import { showroom } from '@telar/contract/facturacion/showroom'
import { sumarEuros } from '@telar/domain/dinero'
import { casillas303 } from '@telar/domain/facturacion/agencia/modelo303'
import { debeElIva } from '@telar/domain/facturacion/recibida'
import { diaDe, masDias, trimestreDe } from '@telar/domain/fecha'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { rows, run } from '../db/rows.ts'
import { readSheet } from '../kit/formats/sheet.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { clientePara } from '../testing/cliente.ts'
import { enExistencias } from '../testing/existencias.ts'
import { casaQueFactura, facturador, suelta } from '../testing/factura.ts'
import { materiaPara, piezasPara, proveedorPara } from '../testing/produccion.ts'
import { cuadreDeFacturacion } from './cuadre.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

let t: TestApp
let ventas: Client
let produccion: Client
let f: ReturnType<typeof facturador>
let clientes: number[]
let proveedorId: number
let deFuera: number
/** The house's clock. */
let ahora = new Date()
const DIA_MS = 86_400_000
const HOY = diaDe(ahora)
const dia = (n: number) => masDias(HOY, n)
const TODO = { desde: '2020-01-01', hasta: HOY }

beforeAll(async () => {
  t = await testApp({}, () => ahora)
  await casaQueFactura(t)
  ventas = await t.as('ventas@telar.test')
  produccion = await t.as('produccion@telar.test')
  await enExistencias(t.house.db, 900)
  f = facturador(ventas)
  clientes = [
    await clientePara(t, 'cliente@telar.test'),
    await clientePara(t, 'recargo@telar.test'),
    await clientePara(t, 'porto@telar.test', {
      ...{ pais: 'PT', codigoPostal: '4000-001', viesResultado: 'valido', nifIva: 'PT509000126' },
    }),
  ]
  proveedorId = await proveedorPara(t, produccion)
  deFuera = await proveedorPara(t, produccion, 'materia', 'PT')
})
afterAll(() => t.close())

const uno = () => clientes[0] ?? 0
const cobrar = (
  id: number,
  importe: number,
  fecha = HOY,
  medio: 'transferencia' | 'giro' | 'contado' = 'transferencia',
) => ventas.call(cobros.cobrar, { params: { id }, body: { importe, medio, fecha, motivo: 'A cuenta' } })
const impagar = (id: number, cobroId: number, fecha = HOY) =>
  ventas.call(cobros.impagado, { params: { id, cobroId }, body: { fecha } })
const pasar = (body: { desde: string; hasta: string } = TODO) => ventas.call(pases.pase, { body })

const Saldo = z.object({ cuenta: z.string(), saldo: z.number() })
/** What the accounts hold, of days within a period, by account. */
async function mayor({ desde, hasta } = { desde: '2000-01-01', hasta: '2999-12-31' }) {
  const filas = await rows(
    t.house.db,
    Saldo,
    sql`select cuenta, sum(debe - haber)::float8 as saldo from pase_apuntes where fecha between ${desde} and ${hasta} group by 1`,
  )
  return (...grupos: string[]) =>
    sumarEuros(filas.filter(({ cuenta }) => grupos.some((grupo) => cuenta.startsWith(grupo))).map(({ saldo }) => saldo))
}
/** Something bought at the general rate of which all the tax is deducted. */
const comprado = <C extends { base: number; cuota: number }>(compra: C) => ({
  ...{ rectificativa: false, iva: 21, baseDeducible: compra.base, cuotaDeducible: compra.cuota, ...compra },
})
const recibir = (numero: string, resto: object = {}) =>
  ventas.call(recibidas.create, {
    body: {
      ...{ proveedorId, numero, fecha: dia(-10), fechaRecepcion: dia(-8), tramos: [{ iva: 21, base: 100 }] },
      ...resto,
    },
  })

test('what was owed on a day is answered the same whatever comes later', async () => {
  const suyo = await clientePara(t, 'ayer@telar.test')
  const ayer = dia(-1)
  ahora = new Date(Date.now() - 2 * DIA_MS)
  const id = await f.emitir(suyo, { lineas: [suelta(1, 100)] })
  const otra = await f.emitir(suyo, { lineas: [suelta(1, 10)] })
  await cobrar(id, 50, dia(-2))
  const preguntar = async (fecha: string) => {
    const lista = await ventas.call(cobros.facturasPendientes, { body: { fecha, clienteId: suyo } })
    const { total } = await ventas.call(cobros.pendientes, { body: { fecha, clienteId: suyo } })
    expect(total.total).toBe(sumarEuros(lista.map(({ pendiente }) => pendiente)))
    return lista.map(({ id: cual, pendiente }) => [cual, pendiente])
  }
  expect(await preguntar(dia(-3))).toEqual([])
  ahora = new Date()
  const antes = await preguntar(ayer)
  expect(antes).toEqual([
    [id, 71],
    [otra, 12.1],
  ])
  await cobrar(otra, 12.1)
  const borrador = await ventas.call(facturas.rectificar, { params: { id }, body: { modo: 'S', motivo: 'Precio' } })
  await ventas.call(facturas.emitir, { body: { ids: [borrador] } })
  expect(await preguntar(HOY)).toEqual([[borrador, 71]])
  expect(await preguntar(ayer)).toEqual(antes)
  await ventas.call(facturas.anular, { params: { id: borrador }, body: { motivo: 'No era' } })
  expect(await preguntar(HOY)).toEqual([[id, 71]])
  expect(await preguntar(ayer)).toEqual(antes)
})

describe('what is posted', () => {
  test('a period goes whole, once; what changes afterwards is put right by the next', async () => {
    await pasar()
    const antes = await mayor()
    const id = await f.emitir(uno(), { lineas: [suelta(1, 100)] })
    const [giro] = (await cobrar(id, 121, HOY, 'giro')).cobros
    await impagar(id, giro?.id ?? 0)
    await cobrar(id, 21, HOY, 'contado')
    await ventas.call(caja.moverCaja, { body: { fecha: HOY, tipo: 'gasto', concepto: 'Hilo', importe: 5 } })
    const previo = await ventas.call(pases.pasePrevio, { body: TODO })
    expect(previo).toMatchObject({ facturas: 1, base: 100, cuotas: 21, total: 121, asientos: 5 })
    expect(previo.cuentas.map(({ cuenta, debe, haber }) => [cuenta, debe, haber])).toEqual([
      ['430', 121, 121],
      ['4315', 121, 21],
      ['477002100', 0, 21],
      ['570000000', 21, 5],
      ['572000000', 121, 121],
      ['629000000', 5, 0],
      ['700000001', 0, 100],
    ])
    const { paseId } = await pasar()
    expect(await pasar()).toEqual({ paseId: null, ids: [], total: 0 })
    const [contado] = (await f.ver(id)).cobros.filter(({ medio }) => medio === 'contado')
    await ventas.call(cobros.borrarCobro, { params: { id, cobroId: contado?.id ?? 0 } })
    const antiguo = { desde: '2023-01-01', hasta: '2023-12-31' }
    expect(await ventas.call(pases.pasePrevio, { body: antiguo })).toMatchObject({ asientos: 1, delPeriodo: 0 })
    expect((await pasar()).paseId).not.toBeNull()
    const despues = await mayor()
    expect(sumarEuros([despues('430', '4315'), -antes('430', '4315')])).toBe(121)
    expect(sumarEuros([despues('570'), -antes('570')])).toBe(-5)
    await ventas.call(pases.deshacerPase, { params: { id: paseId ?? 0 } })
    expect((await pasar()).ids).toEqual([id])
    expect((await mayor())('430', '4315')).toBe(despues('430', '4315'))
  })

  test('goes by when tax fell due', async () => {
    const periodo = { desde: dia(-300), hasta: dia(-290) }
    const id = await f.emitir(uno(), { fechaOperacion: dia(-295) })
    expect((await pasar({ desde: HOY, hasta: HOY })).ids).not.toContain(id)
    expect((await pasar(periodo)).ids).toEqual([id])
    expect((await mayor(periodo))('477')).toBe(-21)
  })

  test('is read by every program', async () => {
    const id = await f.emitir(uno())
    const { paseId } = await pasar()
    const bajar = async (formato: 'a3' | 'contaplus' | 'contasol' | 'holded') =>
      Buffer.from(await (await ventas.call(pases.paseFichero, { params: { id: paseId ?? 0, formato } })).arrayBuffer())
    const { numeroCompleto } = await f.ver(id)
    const a3 = await bajar('a3')
    expect(a3.length % 512).toBe(0)
    expect(a3.toString('latin1')).toContain(numeroCompleto)
    expect((await bajar('contaplus')).toString('latin1')).toContain(numeroCompleto)
    expect((await readSheet(await bajar('contasol')))?.[0]?.[0]).toBe('1')
    expect((await readSheet(await bajar('holded')))?.[0]).toContain('Debe')
  })
})

describe('what is received', () => {
  test('comes to what its rates say, has a number of ours, and the same paper twice is refused', async () => {
    const id = await recibir('F-1', {
      tramos: [
        { iva: 21, base: 100, cuota: 21.01 },
        { iva: 10, base: 50 },
      ],
    })
    const vista = await ventas.call(recibidas.get, { params: { id } })
    expect(vista).toMatchObject({ base: 150, cuota: 26.01, total: 176.01, pendiente: 176.01, vence: dia(20) })
    await expect(recibir('f-1')).rejects.toMatchObject({ fields: { numero: [expect.stringMatching(/\d{4}\/\d+/)] } })
    await expect(recibir('F-1b', { tramos: [{ iva: 21, base: 100, cuota: 30 }] })).rejects.toMatchObject({
      fields: { 'tramos.0.cuota': [expect.stringMatching(/21/)] },
    })
    const segunda = await ventas.call(recibidas.get, { params: { id: await recibir('F-2') } })
    expect(segunda.recepcion).toBe(vista.recepcion + 1)
  })

  test('is of deliveries, each on one invoice', async () => {
    const materiaId = await materiaPara(produccion, proveedorId)
    const { entradaId } = await piezasPara(produccion, materiaId, [10, 20])
    const libres = await ventas.call(recibidas.sinFactura, { params: { id: proveedorId } })
    expect(libres).toMatchObject([{ id: entradaId, cantidad: 30, importe: 96 }])
    const id = await recibir('F-3', { entradaIds: [entradaId] })
    expect(await ventas.call(recibidas.sinFactura, { params: { id: proveedorId } })).toEqual([])
    expect(await ventas.call(recibidas.get, { params: { id } })).toMatchObject({ entradaIds: [entradaId] })
    await expect(recibir('F-4', { entradaIds: [entradaId] })).rejects.toMatchObject({
      fields: { entradaIds: [expect.any(String)] },
    })
  })

  test('is paid in parts, changed no further down than that, and then no longer deleted', async () => {
    const id = await recibir('F-5')
    const pagar = (importe: number) => ventas.call(recibidas.pagar, { params: { id }, body: { fecha: HOY, importe } })
    await expect(pagar(121.01)).rejects.toMatchObject({ fields: { importe: [expect.stringMatching(/121/)] } })
    const pagada = await pagar(100)
    expect(pagada).toMatchObject({ pagado: 100, pendiente: 21 })
    const cambiar = (base: number) =>
      ventas.call(recibidas.update, {
        params: { id },
        body: { proveedorId, numero: 'F-5', fecha: dia(-10), fechaRecepcion: dia(-8), tramos: [{ iva: 21, base }] },
      })
    await expect(cambiar(50)).rejects.toMatchObject({ status: 409 })
    await cambiar(200)
    expect(await ventas.call(recibidas.get, { params: { id } })).toMatchObject({ total: 242, pendiente: 142 })
    const borrar = () => ventas.call(recibidas.remove, { body: { ids: [id] } })
    await expect(borrar()).rejects.toMatchObject({ status: 409 })
    const pagoId = pagada.pagos[0]?.id ?? 0
    expect(await ventas.call(recibidas.borrarPago, { params: { id, pagoId } })).toMatchObject({ pagado: 0 })
    expect(await borrar()).toEqual([id])
  })

  test('counts in the returns: what suppliers charge, and what the house owes itself', async () => {
    const periodo = { desde: dia(-400), hasta: dia(-390) }
    const dias = { fecha: dia(-395), fechaRecepcion: dia(-395) }
    await recibir('V-1', { ...dias, tramos: [{ iva: 21, base: 1000 }], gasto: 'inmovilizado' })
    await expect(recibir('V-2', { ...dias, trato: 'intracomunitaria' })).rejects.toMatchObject({
      fields: { trato: [expect.any(String)] },
    })
    await recibir('V-2', { ...dias, proveedorId: deFuera, trato: 'intracomunitaria' })
    await recibir('V-3', { ...dias, trato: 'inversion', gasto: 'taller', tramos: [{ iva: 21, base: 3000 }] })
    const { modelo303, compras347, compras349 } = await ventas.call(impuestos.impuestos, { body: periodo })
    expect(modelo303.soportado).toEqual([
      comprado({ trato: 'interior', inmovilizado: true, servicio: false, base: 1000, cuota: 210 }),
      comprado({ trato: 'intracomunitaria', inmovilizado: false, servicio: false, base: 100, cuota: 21 }),
      comprado({ trato: 'inversion', inmovilizado: false, servicio: true, base: 3000, cuota: 630 }),
    ])
    expect(compras347).toMatchObject([{ proveedorId, total: 4840 }])
    expect(compras349).toMatchObject([{ proveedorId: deFuera, base: 100, pais: 'PT' }])
    await pasar(periodo)
    const cuentas = await mayor(periodo)
    expect([cuentas('472'), cuentas('477'), cuentas('400')]).toEqual([861, -651, -4310])
  })

  test('what suppliers take back, what can be deducted in part and what comes from abroad are told apart', async () => {
    const desde = '2025-01-01'
    const periodo = { desde, hasta: '2025-03-31' }
    const dias = { fecha: '2025-03-10', fechaRecepcion: '2025-03-10' }
    const antes = await ventas.call(impuestos.impuestos, { body: periodo })
    expect(antes.modelo303.soportado).toEqual([])
    await recibir('A-1', { ...dias, tramos: [{ iva: 21, base: 1000 }] })
    await recibir('A-2', { ...dias, tramos: [{ iva: 21, base: -200 }] })
    await recibir('A-3', { ...dias, gasto: 'servicio', deducible: 50, tramos: [{ iva: 21, base: 100.01 }] })
    const deAlli = { proveedorId: deFuera, trato: 'intracomunitaria' }
    await recibir('A-4', { ...dias, ...deAlli, gasto: 'servicio', tramos: [{ iva: 21, base: 70 }] })
    await recibir('A-5', { ...dias, ...deAlli, tramos: [{ iva: 21, base: 30 }] })
    await recibir('A-6', { ...deAlli, fecha: '2025-04-05', fechaOperacion: '2025-03-28', fechaRecepcion: '2025-04-06' })
    const chino = await proveedorPara(t, produccion, 'materia', 'CN')
    await recibir('A-7', { ...dias, proveedorId: chino, trato: 'exenta', tramos: [{ iva: 0, base: 5000 }] })
    const { modelo303, compras347, compras349 } = await ventas.call(impuestos.impuestos, { body: periodo })
    expect(modelo303.soportado.filter(({ trato }) => trato !== 'exenta')).toEqual([
      comprado({ trato: 'interior', inmovilizado: false, servicio: false, base: 1000, cuota: 210 }),
      comprado({
        trato: 'interior',
        inmovilizado: false,
        servicio: false,
        rectificativa: true,
        base: -200,
        cuota: -42,
      }),
      {
        ...comprado({ trato: 'interior', inmovilizado: false, servicio: true, base: 100.01, cuota: 21 }),
        ...{ baseDeducible: 50.01, cuotaDeducible: 10.5 },
      },
      comprado({ trato: 'intracomunitaria', inmovilizado: false, servicio: false, base: 30, cuota: 6.3 }),
      comprado({ trato: 'intracomunitaria', inmovilizado: false, servicio: true, base: 70, cuota: 14.7 }),
    ])
    expect(compras347).toEqual([])
    expect(compras349.map(({ clave, base }) => [clave, base])).toEqual([
      ['I', 70],
      ['A', 30],
    ])
    await pasar(periodo)
    const cuentas = await mayor(periodo)
    expect([cuentas('472'), cuentas('477'), cuentas('629')]).toEqual([199.5, -21, 180.51])
  })

  test('what customs charge on what is imported is deducted in its own boxes, owed to them, and no purchase again', async () => {
    const periodo = { desde: '2024-01-01', hasta: '2024-03-31' }
    const dias = { fecha: '2024-02-10', fechaRecepcion: '2024-02-12' }
    const chino = await proveedorPara(t, produccion, 'materia', 'CN')
    await recibir('CN-1', { ...dias, proveedorId: chino, trato: 'exenta', tramos: [{ iva: 0, base: 5000 }] })
    const dua = { trato: 'importacion', tramos: [{ iva: 21, base: 5400, cuota: 1134.02 }] }
    const id = await recibir('24ES00081110000001', { ...dias, ...dua })
    expect(await ventas.call(recibidas.get, { params: { id } })).toMatchObject({ base: 5400, total: 1134.02 })
    const maquina = { trato: 'importacion', gasto: 'inmovilizado', tramos: [{ iva: 21, base: 100 }] }
    await recibir('24ES00081110000002', { ...dias, ...maquina })
    const { modelo303, compras347 } = await ventas.call(impuestos.impuestos, { body: periodo })
    const cajas = casillas303(modelo303)
    expect([28, 29, 32, 33, 34, 35, 45].map((n) => cajas.get(n) ?? 0)).toEqual([0, 0, 5400, 1134.02, 100, 21, 1155.02])
    expect(compras347).toEqual([])
    await pasar(periodo)
    const cuentas = await mayor(periodo)
    expect([cuentas('472'), cuentas('601'), cuentas('219'), cuentas('400')]).toEqual([1155.02, 5000, 0, -6155.02])
  })

  test('what customs put off is owed with the return, in a box of its own, and to nobody before', async () => {
    const periodo = { desde: '2023-01-01', hasta: '2023-01-31' }
    const dias = { fecha: '2023-01-10', fechaRecepcion: '2023-01-12', trato: 'diferida' }
    const id = await recibir('23ES00081110000009', { ...dias, deducible: 50, tramos: [{ iva: 21, base: 1000 }] })
    const vista = await ventas.call(recibidas.get, { params: { id } })
    expect(vista).toMatchObject({ base: 1000, cuota: 210, total: 0, pendiente: 0, vence: null })
    const pagar = ventas.call(recibidas.pagar, { params: { id }, body: { fecha: HOY, importe: 210 } })
    await expect(pagar).rejects.toMatchObject({ fields: { importe: [expect.any(String)] } })
    const { modelo303, compras347 } = await ventas.call(impuestos.impuestos, { body: periodo })
    const cajas = (aCompensar: number) =>
      [32, 33, 45, 46, 66, 77, 78, 69, 71].map((n) => casillas303(modelo303, aCompensar).get(n) ?? 0)
    expect(cajas(0)).toEqual([500, 105, 105, -105, -105, 210, 0, 105, 105])
    expect(cajas(60)).toEqual([500, 105, 105, -105, -105, 210, 60, 45, 45])
    expect(compras347).toEqual([])
    const fichero = await ventas.call(impuestos.ficheroDeModelo, {
      body: { modelo: '303', ejercicio: 2023, periodo: '01' },
    })
    expect(await fichero.text()).toContain('00000000000021000')
    await pasar(periodo)
    const cuentas = await mayor(periodo)
    expect([cuentas('472'), cuentas('601'), cuentas('4750'), cuentas('400')]).toEqual([105, 105, -210, 0])
  })

  test('what comes from the Union is told by code, weight and country, and is what was acquired', async () => {
    const materiaId = await materiaPara(produccion, deFuera, { codigo: 'INTRA', taric: '54076130', pesoGr: 250 })
    const { entradaId } = await piezasPara(produccion, materiaId, [10, 20])
    const dias = { fecha: '2025-05-10', fechaRecepcion: '2025-05-10' }
    await recibir('I-1', {
      ...{ ...dias, proveedorId: deFuera, trato: 'intracomunitaria', entradaIds: [entradaId] },
      tramos: [{ iva: 21, base: 100 }],
    })
    const { introducciones, compras349 } = await ventas.call(impuestos.impuestos, {
      body: { desde: '2025-05-01', hasta: '2025-05-31' },
    })
    expect(introducciones).toEqual([
      { taric: '54076130', pais: 'PT', kilos: 7.5, sinPeso: 0, importe: 96 },
      { taric: '', pais: 'PT', kilos: 0, sinPeso: 4, importe: 4 },
    ])
    expect(compras349).toMatchObject([{ clave: 'A', base: 100 }])
  })

  test('what leaves for the Union is told by code, weight and country', async () => {
    const { db } = t.house
    await run(db, sql`update modelos set taric = '62044300', peso_gr = 350 where id = 1`)
    const [variante] = await rows(
      db,
      z.object({ colorId: z.int() }),
      sql`
      select min(color_id) as "colorId" from modelo_variantes where modelo_id = 1`,
    )
    const linea = {
      modeloId: 1,
      colorId: variante?.colorId,
      tallasCantidades: [{ talla: '38', cantidad: 4 }],
      precio: 25,
    }
    await f.emitir(clientes[2] ?? 0, { lineas: [linea], dtoProntoPago: 2 })
    const { intrastat } = await ventas.call(impuestos.impuestos, { body: { desde: HOY, hasta: HOY } })
    expect(intrastat).toEqual([{ taric: '62044300', pais: 'PT', prendas: 4, kilos: 1.4, sinPeso: 0, importe: 98 }])
  })

  test('has a book, which goes with that of what was issued in the agency’s file', async () => {
    const filtro = { field: 'numero', operator: 'eq', value: 'V-3' } as const
    const { data } = await ventas.call(recibidas.searchLibro, { body: { advancedFilter: filtro } })
    expect(data).toMatchObject([{ base: 3000, iva: 21, cuota: 630, trato: 'inversion' }])
    const id = await f.emitir(uno())
    const { numeroCompleto } = await f.ver(id)
    const suya = { field: 'facturaId', operator: 'eq', value: id } as const
    const linea = await ventas.call(libros.searchExpedidas, { body: { advancedFilter: suya } })
    expect(linea.data).toMatchObject([{ numeroCompleto, base: 100, iva: 21, cuotaIva: 21, importe: 121 }])
    const fichero = await ventas.call(libros.libroRegistro, { body: TODO })
    const hoja = await readSheet(Buffer.from(await fichero.arrayBuffer()))
    expect(hoja?.[1]?.[0]).toBe('Ejercicio')
    expect(hoja?.some((fila) => fila[11] === numeroCompleto)).toBe(true)
  })
})

/** The quarter before this one, and this one so far. */
function trimestres() {
  const inicio = (ano: number, n: number) => `${ano}-${String(n * 3 - 2).padStart(2, '0')}-01`
  const [ano, este] = [Number(HOY.slice(0, 4)), trimestreDe(HOY)]
  const desde = inicio(ano, este)
  const previo = este === 1 ? inicio(ano - 1, 4) : inicio(ano, este - 1)
  return [
    { desde: previo, hasta: masDias(desde, -1) },
    { desde, hasta: HOY },
  ]
}

describe('a random quarter', () => {
  const cents = fc.integer({ min: 1, max: 200_000 }).map((n) => n / 100)
  const venta = fc.record({
    cliente: fc.nat({ max: 2 }),
    hace: fc.nat({ max: 130 }),
    lineas: fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), cents), { minLength: 1, maxLength: 3 }),
    dtoProntoPago: fc.constantFrom(0, 2, 3.33),
    portes: fc.constantFrom(0, 12.35),
    luego: fc.constantFrom('nada', 'cobrar', 'parte', 'impagar', 'abono', 'sustituir', 'anticipo'),
  })
  const compra = fc.record({
    hace: fc.nat({ max: 130 }),
    trato: fc.constantFrom('interior', 'intracomunitaria', 'inversion', 'importacion', 'diferida'),
    bases: fc.array(fc.tuple(fc.constantFrom(21, 10, 4), cents), { minLength: 1, maxLength: 3 }),
    gasto: fc.constantFrom('materia', 'servicio', 'inmovilizado'),
    signo: fc.constantFrom(1, 1, 1, -1),
    deducible: fc.constantFrom(100, 100, 50, 0, 33.33),
    antes: fc.nat({ max: 60 }),
    pagada: fc.boolean(),
  })
  const mostrador = fc.record({
    precios: fc.array(
      fc.integer({ min: 1, max: 20_000 }).map((n) => n / 100),
      { minLength: 1, maxLength: 6 },
    ),
    cantidad: fc.integer({ min: 1, max: 3 }),
    luego: fc.constantFrom('nada', 'completa', 'completa', 'devolver', 'rebotar'),
  })
  let n = 0

  /** Sells in the showroom, at prices with tax; and what comes of it. */
  async function venderEnShowroom() {
    const [variante] = await rows(
      t.house.db,
      z.object({ modeloId: z.int(), colorId: z.int(), talla: z.string() }),
      sql`select modelo_id as "modeloId", color_id as "colorId", talla from modelo_variantes order by id limit 1`,
    )
    if (!variante) throw new Error('There is nothing to sell.')
    const { modeloId, colorId, talla } = variante
    for (const { precios, cantidad, luego } of fc.sample(mostrador, 12)) {
      const tallasCantidades = [{ talla, cantidad }]
      const lineas = precios.map((pvp) => ({ modeloId, colorId, tallasCantidades, pvp }))
      const id = await ventas.call(showroom.venderShowroom, { body: { lineas, medio: 'tarjeta' } })
      const vendida = await f.ver(id)
      expect(vendida.total).toBe(sumarEuros(precios.map((pvp) => pvp * cantidad)))
      if (luego === 'devolver') {
        const borrador = await ventas.call(facturas.rectificar, { params: { id }, body: { motivo: 'Devolución' } })
        await ventas.call(facturas.emitir, { body: { ids: [borrador] } })
        await ventas.call(cobros.cobrar, {
          params: { id: borrador },
          body: { importe: -vendida.total, medio: 'tarjeta' },
        })
      }
      if (luego === 'completa' || luego === 'rebotar')
        await ventas.call(showroom.sustituirSimplificadas, { body: { ids: [id], clienteId: uno() } })
      if (luego === 'rebotar') await impagar(id, vendida.cobros[0]?.id ?? 0)
    }
  }

  test('says the same in its invoices, books, returns, entries and payments, to the cent', async () => {
    const ventasHechas = fc.sample(venta, 24)
    for (const { cliente: cual, hace, lineas, luego, dtoProntoPago, portes } of ventasHechas) {
      const clienteId = clientes[cual] ?? 0
      const id = await f.emitir(clienteId, {
        ...{ fechaOperacion: dia(-hace), dtoProntoPago, portes },
        anticipo: luego === 'anticipo' && cual !== 2,
        lineas: lineas.map(([cantidad, precio]) => suelta(cantidad, precio)),
      })
      const { total, base } = await f.ver(id)
      const cuando = dia(-Math.floor(hace / 2))
      if (luego === 'cobrar') await cobrar(id, total, cuando)
      if (luego === 'parte') await cobrar(id, sumarEuros([total / 3]), cuando)
      if (luego === 'impagar') {
        const [cobro] = (await cobrar(id, total, cuando, 'giro')).cobros
        await impagar(id, cobro?.id ?? 0)
        await cobrar(id, sumarEuros([total / 4]))
      }
      if (luego === 'abono' || luego === 'sustituir') {
        const modo = luego === 'abono' ? ('I' as const) : ('S' as const)
        const borrador = await ventas.call(facturas.rectificar, {
          params: { id },
          body: { modo, motivo: 'Devolución' },
        })
        await ventas.call(facturas.emitir, { body: { ids: [borrador] } })
      }
      if (luego === 'anticipo' && cual !== 2)
        await f.emitir(clienteId, {
          lineas: [suelta(1, base * 2), suelta(-1, sumarEuros([base / 2]), { anticipoId: id })],
        })
    }
    for (const { hace, trato, bases, pagada, gasto, signo, deducible, antes } of fc.sample(compra, 16)) {
      n += 1
      const dias = {
        ...{ fecha: dia(-hace), fechaRecepcion: dia(-Math.floor(hace / 2)), gasto, deducible },
        fechaOperacion: antes === 0 ? null : dia(-hace - antes),
      }
      const suyo = trato === 'intracomunitaria' ? deFuera : proveedorId
      const id = await recibir(`AZAR-${n}`, {
        ...dias,
        proveedorId: suyo,
        trato,
        tramos: bases.map(([iva, base]) => ({ iva, base: signo * base })),
      })
      const { total } = await ventas.call(recibidas.get, { params: { id } })
      if (pagada && total !== 0)
        await ventas.call(recibidas.pagar, { params: { id }, body: { fecha: HOY, importe: total } })
    }
    await venderEnShowroom()
    const periodos = trimestres()
    const anteriores = { desde: '2020-01-01', hasta: masDias(periodos[0]?.desde ?? HOY, -1) }
    for (const periodo of [anteriores, ...periodos]) await pasar(periodo)

    const Cifras = z.object({ base: z.number(), iva: z.number(), re: z.number() })
    for (const { desde, hasta } of periodos) {
      const { modelo303 } = await ventas.call(impuestos.impuestos, { body: { desde, hasta } })
      const [libro] = await rows(
        t.house.db,
        Cifras,
        sql`select coalesce(sum(base), 0)::float8 as base, coalesce(sum(cuota_iva), 0)::float8 as iva,
          coalesce(sum(cuota_re), 0)::float8 as re from libro_expedidas where fecha between ${desde} and ${hasta}`,
      )
      const suma = (campo: 'base' | 'cuotaIva' | 'cuotaRe') => sumarEuros(modelo303.tramos.map((uno) => uno[campo]))
      expect(libro).toEqual({
        base: sumarEuros([suma('base'), modelo303.intracomunitarias, modelo303.exportaciones]),
        iva: suma('cuotaIva'),
        re: suma('cuotaRe'),
      })
      const propias = modelo303.soportado.filter(({ trato }) => debeElIva(trato)).map(({ cuota }) => cuota)
      const cuentas = await mayor({ desde, hasta })
      expect(cuentas('477')).toBe(-sumarEuros([suma('cuotaIva'), suma('cuotaRe'), ...propias]))
      expect(cuentas('472')).toBe(sumarEuros(modelo303.soportado.map(({ cuotaDeducible }) => cuotaDeducible)))
      const cajas = casillas303(modelo303)
      expect(cajas.get(46)).toBe(-sumarEuros([cuentas('477'), cuentas('472')]))
      expect(cuentas('700', '708', '438')).toBe(-(libro?.base ?? 0))
    }

    const Deuda = z.object({ deClientes: z.number(), aProveedores: z.number(), dinero: z.number() })
    const [debe] = await rows(
      t.house.db,
      Deuda,
      sql`select (select sum(pendiente) from facturas where estado = 'emitida')::float8 as "deClientes",
        (select sum(pendiente) from recibidas)::float8 as "aProveedores",
        (coalesce((select sum(importe) from cobros where not impagado and medio <> 'compensacion'), 0)
          - coalesce((select sum(importe) from pagos), 0)
          + coalesce((select sum(case tipo when 'aportacion' then importe when 'gasto' then -importe else 0 end) from caja_movimientos), 0))::float8 as dinero`,
    )
    const cuentas = await mayor()
    expect(cuentas('430', '4312', '4315')).toBe(debe?.deClientes)
    expect(cuentas('400', '410')).toBe(-(debe?.aProveedores ?? 0))
    expect(cuentas('570', '572')).toBe(debe?.dinero)
    const { total } = await ventas.call(cobros.pendientes, { body: {} })
    expect(total.total).toBe(debe?.deClientes)
    for (const { nombre, sql: regla } of cuadreDeFacturacion)
      expect([nombre, (await t.house.db.execute(regla)).rows]).toEqual([nombre, []])
  })
})
