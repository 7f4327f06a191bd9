import { clientes } from '@telar/contract/clientes/clientes'
import { caja } from '@telar/contract/facturacion/caja'
import { cobros } from '@telar/contract/facturacion/cobros'
import { facturas } from '@telar/contract/facturacion/facturas'
import { impuestos } from '@telar/contract/facturacion/impuestos'
import { libros } from '@telar/contract/facturacion/libros'
import { pases } from '@telar/contract/facturacion/pases'
import { showroom } from '@telar/contract/facturacion/showroom'
import type { Dir3 } from '@telar/domain/clientes/dir3'
import { sumarEuros } from '@telar/domain/dinero'
import type { Alta } from '@telar/domain/facturacion/verifactu/verifactu'
import { hoy } from '@telar/domain/fecha'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { facturasTable } from '../../db/schema/facturacion/facturas.ts'
import { pasesTable } from '../../db/schema/facturacion/pases.ts'
import { paseApuntesTable } from '../../db/schema/facturacion/tesoreria.ts'
import { registrosFacturacionTable as r } from '../../db/schema/facturacion/verifactu.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { enExistencias } from '../../testing/existencias.ts'
import { casaQueFactura } from '../../testing/factura.ts'
import { erroresDeFacturae } from '../../testing/facturae/validar.ts'
import { textoDePdf } from '../../testing/papel.ts'
import { erroresDeRemesa } from '../../testing/xsd.ts'
import { cuadreDeFacturacion } from '../cuadre.ts'
import { comprobarCadena } from '../verifactu/comprobar.ts'
import { remesaXml } from '../verifactu/xml.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let clienteId: number
let colorId: number
let talla: string
const MODELO = 1

beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
  clienteId = await clientePara(t, 'cliente@telar.test')
  await t.house.db.update(clientesTable).set({ nif: 'B58818501' }).where(eq(clientesTable.id, clienteId))
  await enExistencias(t.house.db, 90)
  admin = await t.as('admin@telar.test')
  const { rows } = await t.house.db.execute<{ color_id: number; talla: string }>(
    sql`select color_id, talla from modelo_variantes where modelo_id = ${MODELO} order by id limit 1`,
  )
  colorId = rows[0]?.color_id ?? 0
  talla = rows[0]?.talla ?? ''
})
afterAll(() => t.close())

const linea = (cantidad: number, pvp: number | null = 29.9) => ({
  ...{ modeloId: MODELO, colorId, tallasCantidades: [{ talla, cantidad }], pvp },
})
const vender = (cantidad: number, pvp: number | null = 29.9, extra: object = {}) =>
  admin.call(showroom.venderShowroom, { body: { lineas: [linea(cantidad, pvp)], medio: 'tarjeta', ...extra } })
const ver = (id: number) => admin.call(facturas.get, { params: { id } })
const sustituir = (ids: number[]) => admin.call(showroom.sustituirSimplificadas, { body: { ids, clienteId } })
const stock = async () => {
  const { rows } = await t.house.db.execute<{ stock: number }>(sql`
    select stock from modelo_variantes where modelo_id = ${MODELO} and color_id = ${colorId} and talla = ${talla}`)
  return rows[0]?.stock ?? 0
}
async function registro(facturaId: number): Promise<Alta> {
  const [fila] = await t.house.db.select().from(r).where(eq(r.facturaId, facturaId))
  if (fila?.contenido.clase !== 'alta') throw new Error('There is no record.')
  const remesa = remesaXml({ nombreRazon: 'Telar, S.L.', nif: 'B12345674' }, [
    { registro: fila.contenido, huella: fila.huella },
  ])
  expect(await erroresDeRemesa(remesa)).toEqual([])
  return fila.contenido
}
const papel = async (id: number) =>
  (await textoDePdf(await admin.call(facturas.pdf, { params: { id } }))).join(' ').replace(/\s+/g, ' ')
const periodo = () => ({ desde: `${hoy(t.house.reloj).slice(0, 4)}-01-01`, hasta: hoy(t.house.reloj) })
const repercutido = async () => {
  const { modelo303 } = await admin.call(impuestos.impuestos, { body: periodo() })
  return modelo303.tramos.reduce((n, { base, cuotaIva }) => n + Math.round((base + cuotaIva) * 100), 0)
}

test('a sale leaves the warehouse, is paid, and is invoiced to nobody in a series of its own', async () => {
  const [antes, declarado] = [await stock(), await repercutido()]
  const id = await vender(2)
  const factura = await ver(id)
  expect(factura).toMatchObject({ tipo: 'F2', estado: 'emitida', total: 59.8, pendiente: 0, prendas: 2 })
  expect(factura.numeroCompleto).toMatch(/^S\d\d\/000001$/)
  expect(factura.cobros).toMatchObject([{ medio: 'tarjeta', importe: 59.8 }])
  expect(await stock()).toBe(antes - 2)
  expect(await repercutido()).toBe(declarado + 5980)
  const alta = await registro(id)
  expect(alta).toMatchObject({ tipo: 'F2', destinatario: null, rectificadas: [], importeTotal: '59.80' })
  const texto = await papel(id)
  expect(texto).toContain(`Factura simplificada ${factura.numeroCompleto}`)
  expect(texto).toContain('B12345674')
  expect(texto).not.toContain('Ventas en showroom')
  const { modelo347 } = await admin.call(impuestos.impuestos, { body: periodo() })
  expect(modelo347.every(({ nif }) => nif !== '')).toBe(true)
})

test('without a price, what the model is recommended to sell at, or its tariff with tax', async () => {
  const { lineas, total, limite } = await admin.call(showroom.totalShowroom, { body: { lineas: [linea(3, null)] } })
  const { rows } = await t.house.db.execute<{ pvp: number }>(sql`
    select coalesce(pvp_recomendado, round(precio_mayor * 1.21, 2))::float8 as pvp from modelos where id = ${MODELO}`)
  expect(lineas[0]?.pvp).toBe(rows[0]?.pvp)
  expect(Math.abs(total - 3 * (rows[0]?.pvp ?? 0))).toBeLessThan(0.05)
  expect(limite).toBe(3000)
})

test('what is paid is the sum of the prices with tax, to the cent, on every paper and in every book', async () => {
  const precios = [29.99, 9.95, 9.95, 0.03, 14.99, 19.91]
  const antes = await repercutido()
  const body = { lineas: precios.map((pvp) => linea(1, pvp)), medio: 'tarjeta' as const }
  expect(await admin.call(showroom.totalShowroom, { body })).toMatchObject({ total: 84.82 })
  const id = await admin.call(showroom.venderShowroom, { body })
  const simple = await ver(id)
  expect(simple).toMatchObject({ total: 84.82, base: 70.1, cuotaIva: 14.72, pendiente: 0 })
  expect(simple.lineas.map(({ pvp }) => pvp)).toEqual(precios)
  expect(await repercutido()).toBe(antes + 8482)
  expect((await registro(id)).importeTotal).toBe('84.82')
  const dicho = await papel(id)
  for (const parte of ['29,99', '14,99', '19,91', 'Total, IVA incluido', '84,82', '70,10', '21 %'])
    expect(dicho).toContain(parte)
  expect(dicho).not.toContain('24,7')
  const completa = await sustituir([id, await vender(1, 29.99)])
  expect(await ver(completa)).toMatchObject({ total: 114.81, pendiente: 0 })
  const ubl = await (await admin.call(facturas.ubl, { params: { id: completa } })).text()
  expect(ubl).toContain('114.81')
  expect(await comprobarCadena(t.house.db)).toMatchObject({ roto: null })
  for (const { nombre, sql: consulta } of cuadreDeFacturacion)
    expect([nombre, (await t.house.db.execute(consulta)).rows]).toEqual([nombre, []])
})

test.each([
  ['beyond the limit of a retail sale', 1, 3000.5, {}, /3\.000,00\s€/],
  ['beyond the limit of a sale to a trade', 1, 401, { alPorMenor: false }, /400,00\s€/],
  ['beyond the limit of cash', 1, 1000, { medio: 'contado' }, /efectivo/],
  ['more than there is', 900, 1, {}, /./],
] as const)('nothing is sold %s', async (_, n, pvp, extra, texto) => {
  const antes = await stock()
  await expect(vender(n, pvp, extra)).rejects.toMatchObject({ messages: [expect.stringMatching(texto)] })
  expect(await stock()).toBe(antes)
})

test('who asks for their name on it gets a full invoice at once, whatever it comes to, with the tax apart', async () => {
  const antes = await stock()
  await t.house.db
    .update(clientesTable)
    .set({ dtoComercial: 10, diasPago: [30], diasFijos: [15] })
    .where(eq(clientesTable.id, clienteId))
  const id = await vender(20, 30.25, { clienteId, alPorMenor: false })
  expect(await ver(id)).toMatchObject({
    ...{ tipo: 'F1', clienteId, total: 605, base: 500, cuotaIva: 105, pendiente: 0, dtoComercial: 0 },
    cobros: [{ medio: 'tarjeta', importe: 605 }],
  })
  expect(await stock()).toBe(antes - 20)
  const alta = await registro(id)
  expect(alta).toMatchObject({ tipo: 'F1', destinatario: { nif: 'B58818501' }, cuotaTotal: '105.00' })
  const dicho = await papel(id)
  for (const parte of ['B58818501', 'Carrer del Sol, 1', '500,00', '105,00']) expect(dicho).toContain(parte)
  await t.house.db.update(clientesTable).set({ recargoEquivalencia: true }).where(eq(clientesTable.id, clienteId))
  await expect(vender(1, 29.9, { clienteId })).rejects.toMatchObject({ messages: [expect.stringMatching(/régimen/)] })
  await t.house.db
    .update(clientesTable)
    .set({ recargoEquivalencia: false, dtoComercial: 0, diasPago: [30], diasFijos: [] })
    .where(eq(clientesTable.id, clienteId))
})

test('cash goes to the till of the day', async () => {
  const dia = { body: { fecha: hoy(t.house.reloj) } }
  const { teorico: antes } = await admin.call(caja.cajaDiaria, dia)
  await vender(1, 50, { medio: 'contado' })
  const { teorico } = await admin.call(caja.cajaDiaria, dia)
  expect(Math.round((teorico - antes) * 100)).toBe(5000)
})

test('a full invoice takes the place of several, once, and counts nothing twice', async () => {
  const ids = [await vender(1, 121), await vender(2, 121)]
  const declarado = await repercutido()
  const id = await sustituir(ids)
  const completa = await ver(id)
  expect(completa).toMatchObject({ tipo: 'F3', clienteId, total: 363, pendiente: 0, comisionTotal: 0 })
  expect(completa.rectifica.map((una) => una.id)).toEqual(ids)
  expect(await repercutido()).toBe(declarado)
  const alta = await registro(id)
  expect(alta).toMatchObject({ tipo: 'F3', tipoRectificativa: null, importeRectificacion: null })
  expect(alta.rectificadas).toHaveLength(2)
  expect(await papel(id)).toContain('Sustituye a')
  await expect(sustituir([ids[0] as number])).rejects.toMatchObject({ status: 409 })
  const vuelta = await admin.call(facturas.rectificar, { params: { id: ids[0] as number }, body: { motivo: 'Vuelve' } })
  await expect(admin.call(facturas.emitir, { body: { ids: [vuelta] } })).rejects.toMatchObject({ status: 409 })
  await admin.call(facturas.remove, { body: { ids: [vuelta] } })
  const { data } = await admin.call(libros.searchExpedidas, { body: { pageSize: 200 } })
  const suyas = data.filter(({ facturaId }) => facturaId === id)
  expect(suyas.reduce((n, { importe }) => n + importe, 0)).toBe(0)
})

test('cash paid while a ticket named nobody is of whoever its full invoice names', async () => {
  const dia = hoy(t.house.reloj)
  const body = { desde: `${dia.slice(0, 4)}-01-01`, hasta: `${dia.slice(0, 4)}-12-31` }
  const suyo = async () => {
    const { efectivo347 } = await admin.call(impuestos.impuestos, { body })
    return efectivo347
      .filter((una) => una.clienteId === clienteId)
      .map(({ ejercicio, importe }) => [ejercicio, importe])
  }
  const tickets: number[] = []
  for (let i = 0; i < 7; i += 1) tickets.push(await vender(1, 900, { medio: 'contado' }))
  expect(await suyo()).toEqual([])
  await sustituir(tickets.slice(0, 4))
  expect(await suyo()).toEqual([])
  await sustituir(tickets.slice(4))
  expect(await suyo()).toEqual([[Number(dia.slice(0, 4)), 6300]])
})

test('each row of the book of one that takes the place of many is its own', async () => {
  const ids: number[] = []
  for (let n = 0; n < 9; n++) ids.push(await vender(1, 1))
  await sustituir(ids)
  await vender(1, 1)
  const { data } = await admin.call(libros.searchExpedidas, { body: { pageSize: 1000 } })
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
})

test('a full one for a public buyer is given as Facturae with the offices they had', async () => {
  const { db } = t.house
  const con = (dir3: Dir3 | null) => db.update(clientesTable).set({ dir3 }).where(eq(clientesTable.id, clienteId))
  await con({ oficinaContable: 'L01080193', organoGestor: 'L01080194', unidadTramitadora: 'L01080195' })
  const simple = await vender(1, 121)
  const id = await sustituir([simple])
  await con(null)
  const xml = await (await admin.call(facturas.facturae, { params: { id } })).text()
  expect(await erroresDeFacturae(xml)).toEqual([])
  expect(xml).toContain('<CentreCode>L01080194</CentreCode><RoleTypeCode>02<')
  await expect(admin.call(facturas.facturae, { params: { id: simple } })).rejects.toMatchObject({ status: 400 })
})

test('in the accounts each owes what is in their name, also when the bank gives back what was paid of a simplified one', async () => {
  const { rows: vacias } = await t.house.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pase_apuntes where cuenta like '555%'`,
  )
  expect(vacias[0]?.n).toBe(0)
  const suyo = await clientePara(t, 'canarias@telar.test', { nif: 'B65410011' })
  const simple = await vender(1, 121)
  const completa = await admin.call(showroom.sustituirSimplificadas, { body: { ids: [simple], clienteId: suyo } })
  const pasar = () => admin.call(pases.pase, { body: { desde: '2020-01-01', hasta: hoy(t.house.reloj) } })
  const saldo = async (...grupos: string[]) => {
    const { rows: filas } = await t.house.db.execute<{ cuenta: string; saldo: number }>(
      sql`select cuenta, sum(debe - haber)::float8 as saldo from pase_apuntes group by 1`,
    )
    return sumarEuros(
      filas.filter(({ cuenta }) => grupos.some((grupo) => cuenta.startsWith(grupo))).map((fila) => fila.saldo),
    )
  }
  const cuenta = (grupo: string, id: number) => grupo + String(id).padStart(9 - grupo.length, '0')
  const { clienteId: nadie, cobros: pagos } = await ver(simple)
  const deNadie = async () => saldo(cuenta('430', nadie), cuenta('4315', nadie))
  const deEl = async () => saldo(cuenta('430', suyo), cuenta('4315', suyo))
  await pasar()
  expect([await deNadie(), await deEl(), await saldo('555')]).toEqual([0, 0, 0])
  await admin.call(cobros.impagado, { params: { id: simple, cobroId: pagos[0]?.id ?? 0 }, body: {} })
  expect(await ver(completa)).toMatchObject({ pendiente: 121 })
  await pasar()
  expect([await deNadie(), await deEl(), await saldo('555')]).toEqual([0, 121, 0])
  await admin.call(cobros.cobrar, { params: { id: completa }, body: { medio: 'transferencia', importe: 121 } })
  await pasar()
  expect([await deNadie(), await deEl(), await saldo('555')]).toEqual([0, 0, 0])
})

test('a full one that was posted before anything went from one customer to the other gets the other side too', async () => {
  const completa = await sustituir([await vender(1, 121)])
  const dia = hoy(t.house.reloj)
  const pasar = () => admin.call(pases.pase, { body: { desde: '2020-01-01', hasta: dia } })
  const cifras = { base: 0, cuotas: 0, total: 0, importe: 0, facturas: 1, asientos: 1 }
  const [viejo] = await t.house.db
    .insert(pasesTable)
    .values({ ...cifras, fecha: dia, quien: 'antes@telar.test' })
    .returning()
  const paseId = viejo?.id ?? 0
  const apunte = { cuenta: '430000001', concepto: 'Fra.', debe: 0, haber: 0, numero: '', tercero: '', nif: '' }
  await t.house.db
    .insert(paseApuntesTable)
    .values({ ...apunte, paseId, asiento: 1, fecha: dia, facturaId: completa, documento: `factura:${completa}` })
  await t.house.db
    .update(facturasTable)
    .set({ contabilizada: true, fechaPase: dia, paseId })
    .where(eq(facturasTable.id, completa))
  const pendiente = async () => {
    const { rows: saldos } = await t.house.db.execute<{ saldo: number }>(
      sql`select sum(debe - haber)::float8 as saldo from pase_apuntes where cuenta like '555%'`,
    )
    return saldos[0]?.saldo
  }
  await pasar()
  expect(await pendiente()).toBe(0)
  expect((await pasar()).paseId).toBeNull()
  await admin.call(pases.deshacerPase, { params: { id: paseId } })
  await pasar()
  expect(await pendiente()).toBe(0)
})

test('annulling the full one leaves the simplified ones as they were', async () => {
  const simple = await vender(1, 121)
  const id = await sustituir([simple])
  await admin.call(facturas.anular, { params: { id }, body: { motivo: 'No era suya' } })
  expect(await ver(simple)).toMatchObject({ estado: 'emitida', pendiente: 0 })
  await sustituir([simple])
})

test('what comes back is corrected by R5, to the same nobody, and never more than was sold', async () => {
  const [antes, id] = [await stock(), await vender(2, 60.5)]
  const corregir = () =>
    admin.call(facturas.rectificar, { params: { id }, body: { motivo: 'Devuelta', mercancia: 'almacen' } })
  const [una, otra] = [await corregir(), await corregir()]
  await admin.call(facturas.emitir, { body: { ids: [una] } })
  expect(await ver(una)).toMatchObject({ tipo: 'R5', total: -121, tipoRectificativa: 'I' })
  expect(await stock()).toBe(antes)
  expect(await registro(una)).toMatchObject({ tipo: 'R5', tipoRectificativa: 'I', destinatario: null })
  expect(await papel(una)).toContain('Factura simplificada rectificativa')
  await expect(admin.call(facturas.emitir, { body: { ids: [otra] } })).rejects.toMatchObject({ status: 409 })
  await admin.call(facturas.remove, { body: { ids: [otra] } })
  await expect(sustituir([id])).rejects.toMatchObject({ status: 409 })
})

test('garments that come back one by one give back what was paid for each, and all of it in the end', async () => {
  const id = await vender(3, 29.99)
  expect(await ver(id)).toMatchObject({ total: 89.97 })
  for (const _ of [1, 2, 3]) {
    const vuelta = await admin.call(facturas.rectificar, { params: { id }, body: { motivo: 'Vuelve una' } })
    const { version, lineas } = await ver(vuelta)
    const [suya] = lineas
    if (!suya) throw new Error('The correction has no line.')
    const { modeloId, pvp, descripcion } = suya
    const unica = { modeloId, colorId, pvp, descripcion, tallasCantidades: [{ talla, cantidad: -1 }] }
    const { clienteId: nadie } = await ver(id)
    await admin.call(facturas.update, {
      params: { id: vuelta },
      body: {
        ...{
          version,
          clienteId: nadie,
          tipo: 'R5',
          tipoRectificativa: 'I',
          rectifica: [id],
          motivoRectificacion: 'Vuelve una',
        },
        lineas: [unica],
      },
    })
    await admin.call(facturas.emitir, { body: { ids: [vuelta] } })
    expect(await ver(vuelta)).toMatchObject({ total: -29.99 })
  }
})

test('whoever is not named gets no full invoice, and drafts are not simplified', async () => {
  const id = await vender(1)
  await expect(admin.call(facturas.duplicar, { params: { id }, body: {} })).rejects.toMatchObject({
    fields: { clienteId: [expect.stringMatching(/elija un cliente/)] },
  })
  await expect(
    admin.call(facturas.create, { body: { clienteId, tipo: 'F2', lineas: [linea(1)] } }),
  ).rejects.toMatchObject({ fields: { tipo: [expect.stringMatching(/simplificadas/)] } })
  await expect(admin.call(facturas.ubl, { params: { id } })).rejects.toMatchObject({ status: 400 })
})

test('two first sales at once write down one customer for both, and all of it agrees', async () => {
  await Promise.all([vender(1), vender(1)])
  const { data } = await admin.call(clientes.search, { body: { keyword: 'showroom' } })
  expect(data).toEqual([])
  expect(await admin.call(clientes.searchAutocomplete, { body: { keyword: 'showroom' } })).toEqual([])
  const { rows } = await t.house.db.execute<{ n: number }>(sql`select count(*)::int as n from clientes where mostrador`)
  expect(rows[0]?.n).toBe(1)
  expect(await comprobarCadena(t.house.db)).toMatchObject({ roto: null })
  for (const { nombre, sql: consulta } of cuadreDeFacturacion)
    expect([nombre, (await t.house.db.execute(consulta)).rows]).toEqual([nombre, []])
})
