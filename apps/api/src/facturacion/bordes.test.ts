import { anticipos } from '@telar/contract/facturacion/anticipos'
import { cobros } from '@telar/contract/facturacion/cobros'
import { comisiones } from '@telar/contract/facturacion/comisiones'
import { facturas } from '@telar/contract/facturacion/facturas'
import { impuestos } from '@telar/contract/facturacion/impuestos'
import { pases } from '@telar/contract/facturacion/pases'
import { remesas } from '@telar/contract/facturacion/remesas'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { sumarEuros } from '@telar/domain/dinero'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { rows } from '../db/rows.ts'
import { modeloVariantesTable } from '../db/schema/catalogo/modelos.ts'
import { clientesTable, comercialesTable } from '../db/schema/clientes/clientes.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { clientePara } from '../testing/cliente.ts'
import { enExistencias } from '../testing/existencias.ts'
import { casaQueGira, facturador, IBAN, suelta } from '../testing/factura.ts'
import { cuadreDeFacturacion } from './cuadre.ts'
import { leerCuenta } from './cuentas/cuenta.ts'

let ahora = new Date('2027-02-01T10:00:00Z')
const hoyEs = (dia: string) => {
  ahora = new Date(`${dia}T10:00:00Z`)
}
let t: TestApp
let ventas: Awaited<ReturnType<TestApp['as']>>
let f: ReturnType<typeof facturador>

beforeAll(async () => {
  t = await testApp({}, () => ahora)
  await casaQueGira(t)
  await enExistencias(t.house.db, 900)
  ventas = await t.as('ventas@telar.test')
  f = facturador(ventas)
})
afterAll(() => t.close())

let n = 0
/** A customer who is charged by direct debit. */
const girado = (extra: object = {}) => {
  n += 1
  const mandatoSepa = { referencia: `B-${n}`, fecha: '2027-01-02', esquema: 'CORE', unico: false } as const
  return clientePara(t, `borde${n}@telar.test`, { formaPago: 'giro', iban: IBAN, mandatoSepa, ...extra })
}
/** Lines of so many garments of one model, colour and size. */
async function lineaDe<E extends object>(extra: E) {
  const [variante] = await t.house.db.select().from(modeloVariantesTable).limit(1)
  const { modeloId = 0, colorId = 0, talla = '' } = variante ?? {}
  return (cantidad: number) => ({ modeloId, colorId, tallasCantidades: [{ talla, cantidad }], ...extra })
}
const cambiar = (id: number, datos: Partial<typeof clientesTable.$inferInsert>) =>
  t.house.db.update(clientesTable).set(datos).where(eq(clientesTable.id, id))
const rectificar = async (id: number, modo: 'I' | 'S', cambio?: object) => {
  const borrador = await ventas.call(facturas.rectificar, { params: { id }, body: { modo, motivo: 'Error' } })
  if (cambio) {
    const { version } = await f.ver(borrador)
    await ventas.call(facturas.update, { params: { id: borrador }, body: { ...cambio, version } as never })
  }
  await ventas.call(facturas.emitir, { body: { ids: [borrador] } })
  return borrador
}
const cobrar = (id: number, importe: number, medio: 'transferencia' | 'giro' = 'transferencia') =>
  ventas.call(cobros.cobrar, { params: { id }, body: { medio, importe } })
const pasar = (desde: string, hasta: string) => ventas.call(pases.pase, { body: { desde, hasta } })
const deImpuestos = (desde: string, hasta: string) => ventas.call(impuestos.impuestos, { body: { desde, hasta } })

/** What the accounts hold of a customer, by the account's first figures. */
async function cuentasDe(clienteId: number) {
  const filas = await rows(
    t.house.db,
    z.object({ cuenta: z.string(), saldo: z.number() }),
    sql`select left(a.cuenta, 4) as cuenta, sum(a.debe - a.haber)::float8 as saldo from pase_apuntes a
      join facturas f on f.id = a.factura_id where f.cliente_id = ${clienteId} and left(a.cuenta, 2) = '43'
      group by 1 having sum(a.debe - a.haber) <> 0 order by 1`,
  )
  return Object.fromEntries(filas.map(({ cuenta, saldo }) => [cuenta, saldo]))
}
async function cuadra() {
  for (const { nombre, sql: regla } of cuadreDeFacturacion)
    expect([nombre, (await t.house.db.execute(regla)).rows]).toEqual([nombre, []])
}
const debe = async (clienteId: number) =>
  (
    await rows(
      t.house.db,
      z.object({ debe: z.number() }),
      sql`select coalesce(sum(pendiente), 0)::float8 as debe from facturas where cliente_id = ${clienteId} and estado = 'emitida'`,
    )
  )[0]?.debe

describe('an invoice that went to the bank', () => {
  test('is replaced once it is charged, and then the charge bounces: debt, dates, accounts, commission and returns agree', async () => {
    hoyEs('2027-02-01')
    const [rep] = await t.house.db
      .insert(comercialesTable)
      .values({ codigo: 'BOR', nombre: 'Bruna', comision: 10 })
      .returning()
    const comercialId = rep?.id ?? 0
    const clienteId = await girado({ comercialId, diasPago: [30, 60] })
    const id = await f.emitir(clienteId, { lineas: [suelta(1, 4000)] })
    const { vencimientos } = await f.ver(id)
    expect(vencimientos.map(({ fecha, importe }) => [fecha, importe])).toEqual([
      ['2027-03-03', 2420],
      ['2027-04-02', 2420],
    ])
    hoyEs('2027-02-25')
    const remesa = await ventas.call(remesas.crear, {
      body: { cargo: '2027-03-03', giros: [{ facturaId: id, vence: '2027-03-03' }] },
    })
    hoyEs('2027-03-03')
    await ventas.call(remesas.cobrar, { params: { id: remesa.id } })
    const comision = async () =>
      (await ventas.call(comisiones.comisiones, { body: { comercialId } })).flatMap(({ facturas: suyas }) =>
        suyas.map((una) => [una.id, una.importe]),
      )
    expect(await comision()).toEqual([[id, 200]])
    await ventas.call(comisiones.liquidar, { body: { comercialId, importe: 200 } })
    hoyEs('2027-03-10')
    const nueva = await rectificar(id, 'S', {
      ...{ clienteId, tipo: 'R1', tipoRectificativa: 'S', rectifica: [id], motivoRectificacion: 'Precio' },
      lineas: [suelta(1, 3600)],
    })
    expect(await f.ver(nueva)).toMatchObject({ total: 4356, cobrado: 2420, pendiente: 1936, vence: '2027-04-02' })
    hoyEs('2027-03-20')
    const devuelto = { lineaId: remesa.lineas[0]?.id ?? 0, fecha: '2027-03-20', motivo: 'MD06' }
    await ventas.call(remesas.devolver, { body: { lineas: [devuelto] } })
    expect(await f.ver(id)).toMatchObject({ pendiente: 0 })
    const tras = await f.ver(nueva)
    expect(tras).toMatchObject({ cobrado: 0, pendiente: 4356, vence: '2027-03-10' })
    expect(await comision()).toEqual([[id, -200]])
    await pasar('2027-01-01', '2027-03-31')
    expect(await cuentasDe(clienteId)).toEqual({ 4300: 4356 })
    const cuenta = await leerCuenta(t.house.db, clienteId, { desde: '2027-01-01', hasta: '2027-12-31' }, undefined)
    expect([cuenta.saldo, await debe(clienteId)]).toEqual([4356, 4356])
    const { modelo347 } = await deImpuestos('2027-01-01', '2027-12-31')
    expect(modelo347.find((uno) => uno.clienteId === clienteId)).toMatchObject({ total: 4356 })
    await cobrar(nueva, 4356)
    await pasar('2027-01-01', '2027-03-31')
    expect(await cuentasDe(clienteId)).toEqual({})
    expect(await comision()).toEqual([
      [id, -200],
      [nueva, 360],
    ])
    await cuadra()
  })

  test('and is credited in part while on its way keeps what the bank may charge until that is known', async () => {
    hoyEs('2027-04-01')
    const clienteId = await girado({ diasPago: [10] })
    const id = await f.emitir(clienteId, { lineas: [suelta(10, 100)] })
    const remesa = await ventas.call(remesas.crear, {
      body: { cargo: '2027-04-12', giros: [{ facturaId: id, vence: '2027-04-11' }] },
    })
    const abono = await f.emitir(clienteId, {
      ...{ tipo: 'R1', rectifica: [id], motivoRectificacion: 'Vuelve una', lineas: [suelta(-1, 100)] },
    })
    const compensar = (de: number, con: number, importe: number) =>
      ventas.call(cobros.cobrar, {
        ...{ params: { id: de }, body: { medio: 'compensacion', importe, contraparteId: con } },
      })
    for (const [de, con, importe] of [[id, abono, 121] as const, [abono, id, -121] as const])
      await expect(compensar(de, con, importe)).rejects.toMatchObject({
        ...{ status: 409, messages: [expect.stringContaining(remesa.numero)] },
      })
    hoyEs('2027-04-12')
    await ventas.call(remesas.cobrar, { params: { id: remesa.id } })
    expect([(await f.ver(id)).pendiente, (await f.ver(abono)).pendiente]).toEqual([0, -121])
    hoyEs('2027-04-20')
    const devuelto = { lineaId: remesa.lineas[0]?.id ?? 0, fecha: '2027-04-20', motivo: 'AM04' }
    await ventas.call(remesas.devolver, { body: { lineas: [devuelto] } })
    await compensar(id, abono, 121)
    expect(await f.ver(id)).toMatchObject({ pendiente: 1089 })
    await pasar('2027-04-01', '2027-06-30')
    expect(await cuentasDe(clienteId)).toEqual({ 4315: 1089 })
    await cobrar(id, 1089)
    await pasar('2027-04-01', '2027-06-30')
    expect(await cuentasDe(clienteId)).toEqual({})
    await cuadra()
  })
})

describe('partial returns', () => {
  test('with discounts, recargo and a deposit deducted come to the invoice, but for the cent that each rounds', async () => {
    hoyEs('2027-05-03')
    const clienteId = await clientePara(t, 'partes@telar.test', { recargoEquivalencia: true, nif: '12345678Z' })
    const prendas = await lineaDe({ precio: 24.97 })
    const deposito = await f.emitir(clienteId, { anticipo: true, lineas: [suelta(1, 33.33)] })
    const descuentos = { dtoComercial: 7.5, dtoProntoPago: 2 }
    const id = await f.emitir(clienteId, {
      ...descuentos,
      lineas: [prendas(7), suelta(-1, 33.33, { anticipoId: deposito })],
    })
    const corregir = (lineas: object[]) =>
      f.emitir(clienteId, { ...descuentos, tipo: 'R1', rectifica: [id], motivoRectificacion: 'Vuelven', lineas })
    const primera = await f.ver(await corregir([prendas(-3)]))
    expect(primera.base).toBe(-67.9)
    await expect(corregir([prendas(-5)])).rejects.toMatchObject({ status: 409 })
    const resto = await f.ver(await rectificar(id, 'I'))
    expect(resto.lineas.map(({ cantidad, precio, anticipoId }) => [cantidad, precio, anticipoId])).toEqual([
      [-4, 24.97, null],
      [1, 33.33, deposito],
    ])
    const original = await f.ver(id)
    const quedan = (['base', 'cuotaIva', 'cuotaRe', 'total'] as const).map((campo) =>
      sumarEuros([original[campo], primera[campo], resto[campo]]),
    )
    expect(quedan).toEqual([0.01, 0.01, 0.01, 0.03])
    await expect(corregir([prendas(-1)])).rejects.toMatchObject({ status: 409 })
    await expect(rectificar(id, 'I')).rejects.toMatchObject({ status: 409 })
    const abiertos = await ventas.call(facturas.anticipos, { params: { id: clienteId } })
    expect(abiertos).toMatchObject([{ id: deposito, queda: 33.33 }])
    await cuadra()
  })

  test('one garment at a time bring back every one of them, however each rounds', async () => {
    hoyEs('2027-05-03')
    const clienteId = await clientePara(t, 'deauna@telar.test', { recargoEquivalencia: true, nif: '87654321X' })
    const prendas = await lineaDe({ precio: 83.93 })
    const descuentos = { dtoComercial: 7.5, dtoProntoPago: 2 }
    const id = await f.emitir(clienteId, { ...descuentos, lineas: [prendas(3)] })
    const corregir = (lineas: object[]) =>
      f.emitir(clienteId, { ...descuentos, tipo: 'R1', rectifica: [id], motivoRectificacion: 'Vuelve', lineas })
    const abonos = []
    for (let i = 0; i < 3; i += 1) abonos.push((await f.ver(await corregir([prendas(-1)]))).total)
    expect(sumarEuros([(await f.ver(id)).total, ...abonos])).toBe(-0.04)
    await expect(corregir([prendas(-1)])).rejects.toMatchObject({ status: 409 })
    await expect(corregir([suelta(-1, 0.1)])).rejects.toMatchObject({ status: 409 })
    await cuadra()
  })

  test('of halves whose tax rounds up may pass the invoice by a cent each, no more, and the books take it', async () => {
    hoyEs('2027-05-04')
    const clienteId = await clientePara(t, 'mitades@telar.test')
    const id = await f.emitir(clienteId, { lineas: [suelta(2, 10.5)] })
    const corregir = () =>
      f.emitir(clienteId, { tipo: 'R1', rectifica: [id], motivoRectificacion: 'Vuelve', lineas: [suelta(-1, 10.5)] })
    const abonos = [await f.ver(await corregir()), await f.ver(await corregir())]
    expect([(await f.ver(id)).total, ...abonos.map(({ total }) => total)]).toEqual([25.41, -12.71, -12.71])
    await cuadra()
    await expect(corregir()).rejects.toMatchObject({ status: 409 })
    await expect(
      f.emitir(clienteId, {
        ...{ tipo: 'R1', rectifica: [id], motivoRectificacion: 'Redondeo', lineas: [suelta(-1, 0.05)] },
      }),
    ).rejects.toMatchObject({ status: 409 })
  })
})

describe('the turn of the year', () => {
  test('a supply of the last day that is invoiced in January is of the old year’s returns and of the new year’s numbers', async () => {
    const clienteId = await clientePara(t, 'finde@telar.test', { nif: 'B58818501' })
    hoyEs('2027-12-30')
    const previa = await f.emitir(clienteId, { lineas: [suelta(1, 4000)] })
    const anual = async (ano: number) =>
      (await deImpuestos(`${ano}-01-01`, `${ano}-12-31`)).modelo347.find((uno) => uno.clienteId === clienteId)
    const devengado = async (desde: string, hasta: string) => {
      const { modelo303 } = await deImpuestos(desde, hasta)
      const suma = (rectificativa: boolean) =>
        sumarEuros(modelo303.tramos.filter((uno) => uno.rectificativa === rectificativa).map(({ base }) => base))
      return [suma(false), suma(true)]
    }
    const CUARTO = ['2027-10-01', '2027-12-31'] as const
    const PRIMERO = ['2028-01-01', '2028-03-31'] as const
    const [antes] = await devengado(...CUARTO)
    hoyEs('2028-01-10')
    const id = await f.emitir(clienteId, { fechaOperacion: '2027-12-31', lineas: [suelta(1, 1000)] })
    const factura = await f.ver(id)
    expect(factura).toMatchObject({ numeroCompleto: 'A28/000001', ejercicio: 2028, fecha: '2028-01-10' })
    expect(await devengado(...CUARTO)).toEqual([sumarEuros([antes ?? 0, 1000]), 0])
    expect(await devengado(...PRIMERO)).toEqual([0, 0])
    expect(await anual(2027)).toMatchObject({ total: 6050, trimestres: [0, 0, 0, 6050] })
    expect((await pasar('2028-01-01', '2028-03-31')).ids).not.toContain(id)
    expect((await pasar(...CUARTO)).ids).toContain(id)
    const anular = ventas.call(facturas.anular, { params: { id }, body: { motivo: 'Por error' } })
    await expect(anular).rejects.toMatchObject({ status: 409 })
    hoyEs('2028-02-02')
    const abono = await rectificar(previa, 'I')
    expect(await f.ver(abono)).toMatchObject({ numeroCompleto: 'R28/000001', total: -4840 })
    expect(await devengado(...CUARTO)).toEqual([sumarEuros([antes ?? 0, 1000]), 0])
    expect(await devengado(...PRIMERO)).toEqual([0, -4000])
    expect(await anual(2027)).toMatchObject({ total: 6050 })
    expect(await anual(2028)).toMatchObject({ total: -4840, trimestres: [-4840, 0, 0, 0] })
    await cuadra()
  })

  test('a due date of the first of January is sent in the old year and charged in the new', async () => {
    hoyEs('2028-12-02')
    const clienteId = await girado({ diasPago: [30] })
    const id = await f.emitir(clienteId)
    expect(await f.ver(id)).toMatchObject({ vence: '2029-01-01' })
    hoyEs('2028-12-28')
    const giros = [{ facturaId: id, vence: '2029-01-01' }]
    const remesa = await ventas.call(remesas.crear, { body: { cargo: '2029-01-02', giros } })
    expect(remesa.numero).toMatch(/^REM\/2028\//)
    hoyEs('2028-12-31')
    await pasar('2028-10-01', '2028-12-31')
    expect(await cuentasDe(clienteId)).toEqual({ 4312: 121 })
    hoyEs('2029-01-02')
    await ventas.call(remesas.cobrar, { params: { id: remesa.id } })
    await pasar('2028-10-01', '2028-12-31')
    expect(await cuentasDe(clienteId)).toEqual({ 4312: 121 })
    await pasar('2029-01-01', '2029-03-31')
    expect(await cuentasDe(clienteId)).toEqual({})
    await cuadra()
  })
})

describe('a customer whose regime changes', () => {
  const CANARIAS = {
    ...{ nombre: '', calle: 'Calle Triana, 1', codigoPostal: '35002', ciudad: 'Las Palmas', provincia: 'Las Palmas' },
    ...{ pais: 'ES', telefono: '' },
  }
  async function pedido(clienteId: number) {
    const lineas = [(await lineaDe({}))(2)]
    return ventas.call(pedidos.create, { body: { clienteId, lineas } })
  }
  const PORTO = { pais: 'PT', codigoPostal: '4000-001', nifIva: 'PT509000126' }

  test('between order, draft and issue is taxed by what holds at issue', async () => {
    hoyEs('2029-02-01')
    const clienteId = await clientePara(t, 'oporto@telar.test', { ...PORTO, viesResultado: 'valido' })
    const pedidoId = await pedido(clienteId)
    const borrador = await ventas.call(facturas.fromPedido, { params: { id: pedidoId }, query: {} })
    expect(borrador).toMatchObject({ regimenIva: 3, importes: { cuotaIva: 0 } })
    const lineas = borrador.lineas.map(({ pedidoLineaId, modeloId, colorId, precio, dto, iva, tallasCantidades }) => ({
      ...{ pedidoLineaId, modeloId, colorId, precio, dto, iva, tallasCantidades },
    }))
    const id = await f.crear(clienteId, { lineas, portes: 0 })
    expect(await f.ver(id)).toMatchObject({ regimenIva: 3, cuotaIva: 0 })
    await cambiar(clienteId, { viesResultado: 'invalido' })
    await ventas.call(facturas.emitir, { body: { ids: [id] } })
    const emitida = await f.ver(id)
    expect(emitida).toMatchObject({ regimenIva: 1, regimenMotivo: 'ue-sin-vies' })
    expect(emitida.cuotaIva).toBe(sumarEuros([Math.round(emitida.base * 21) / 100]))
    const { modelo349 } = await deImpuestos('2029-01-01', '2029-03-31')
    expect(modelo349.some((uno) => uno.clienteId === clienteId)).toBe(false)
    await cambiar(clienteId, { viesResultado: 'valido' })
    const abono = await rectificar(id, 'I')
    expect(await f.ver(abono)).toMatchObject({ regimenIva: 1, total: -emitida.total })
    const otra = await f.emitir(clienteId)
    expect(await f.ver(otra)).toMatchObject({ regimenIva: 3, total: 100 })
    await cuadra()
  })

  test('between deposit and invoice: what was taxed is deducted as it was taxed, or corrected first', async () => {
    hoyEs('2029-03-01')
    const clienteId = await clientePara(t, 'mudanza@telar.test')
    const deposito = () => f.emitir(clienteId, { anticipo: true, lineas: [suelta(1, 200)] })
    const uno = await deposito()
    await cambiar(clienteId, { recargoEquivalencia: true })
    const conRecargo = await f.ver(
      await f.emitir(clienteId, { lineas: [suelta(1, 500), suelta(-1, 200, { anticipoId: uno })] }),
    )
    expect(conRecargo).toMatchObject({ regimenIva: 2, base: 300, cuotaIva: 63, cuotaRe: 26, total: 389 })
    const otro = await deposito()
    await cambiar(clienteId, { direccionFiscal: CANARIAS, recargoEquivalencia: false })
    const enCanarias = { lineas: [suelta(1, 500), suelta(-1, 200, { anticipoId: otro })] }
    await expect(f.emitir(clienteId, enCanarias)).rejects.toMatchObject({
      fields: { 'lineas.1.anticipoId': [expect.stringMatching(/anticipo/i)] },
    })
    const devuelto = await rectificar(otro, 'I')
    expect(await f.ver(devuelto)).toMatchObject({ regimenIva: 2, total: -252.4 })
    expect(await f.ver(await f.emitir(clienteId, { lineas: [suelta(1, 500)] }))).toMatchObject({
      ...{ regimenIva: 4, total: 500 },
    })
    expect(await ventas.call(facturas.anticipos, { params: { id: clienteId } })).toEqual([])
    await cuadra()
  })

  test('who gives a receipt from another state and then loses the number gets it back, or its invoice with tax', async () => {
    hoyEs('2029-04-02')
    const clienteId = await clientePara(t, 'recibo@telar.test', {
      ...PORTO,
      nifIva: 'PT509000127',
      viesResultado: 'valido',
    })
    const recibo = await ventas.call(anticipos.create, { body: { clienteId, importe: 60.5 } })
    await cambiar(clienteId, { viesResultado: 'invalido' })
    const id = await f.emitir(clienteId)
    expect(await f.ver(id)).toMatchObject({ regimenIva: 1, total: 121 })
    const pagar = { params: { id }, body: { medio: 'anticipo' as const, importe: 60.5, anticipoId: recibo } }
    await expect(ventas.call(cobros.cobrar, pagar)).rejects.toMatchObject({
      fields: { anticipoId: [expect.stringMatching(/con su IVA/)] },
    })
    await ventas.call(anticipos.devolver, { params: { id: recibo }, body: {} })
    const { saldo } = await leerCuenta(t.house.db, clienteId, { desde: '2029-01-01', hasta: '2029-12-31' }, undefined)
    expect(saldo).toBe(121)
    await cuadra()
  })
})
