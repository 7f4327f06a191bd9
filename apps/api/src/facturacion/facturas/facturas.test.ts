import { cobros as cobrosCalls } from '@telar/contract/facturacion/cobros'
import { comisiones } from '@telar/contract/facturacion/comisiones'
import { facturalineas } from '@telar/contract/facturacion/facturalineas'
import { facturas } from '@telar/contract/facturacion/facturas'
import { pases } from '@telar/contract/facturacion/pases'
import { situacionDeFactura } from '@telar/domain/facturacion/factura'
import { diaDe } from '@telar/domain/fecha'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { comercialesTable } from '../../db/schema/clientes/clientes.ts'
import { usersTable } from '../../db/schema/identidad/users.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { casaQueFactura, EJEMPLO, facturador, suelta } from '../../testing/factura.ts'
import { emitirFacturas } from './emitir.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

let t: TestApp
let ventas: Client
let admin: Client
let cliente: Client
let otro: Client
let ids: Record<'general' | 'recargo' | 'intracomunitaria' | 'exportacion', number>
let f: ReturnType<typeof facturador>
const HOY = diaDe(new Date())
const ANO = HOY.slice(2, 4)

beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
  ids = {
    general: await clientePara(t, 'cliente@telar.test', { dtoProntoPago: 2 }),
    recargo: await clientePara(t, 'recargo@telar.test', {
      recargoEquivalencia: true,
      recargoFecha: '2024-02-12',
    }),
    intracomunitaria: await clientePara(t, 'porto@telar.test', {
      pais: 'PT',
      codigoPostal: '4000-001',
      viesResultado: 'valido',
      viesFecha: '2026-10-01',
      nifIva: 'PT509000126',
    }),
    exportacion: await clientePara(t, 'canarias@telar.test', { codigoPostal: '35002' }),
  }
  ventas = await t.as('ventas@telar.test')
  admin = await t.as('admin@telar.test')
  cliente = await t.as('cliente@telar.test')
  otro = await t.as('porto@telar.test')
  f = facturador(ventas)
})
afterAll(() => t.close())

const numero = async (id: number) => (await f.ver(id)).numero ?? 0

describe('the worked invoice over the wire, under each regime', () => {
  test.each([
    ['general', 1, 'interior', {}, 231.13, 0, 1331.76],
    ['recargo', 2, 'recargo', { fecha: '2024-02-12' }, 231.13, 57.23, 1388.99],
    ['intracomunitaria', 3, 'intracomunitaria', { fecha: '2026-10-01', nifIva: 'PT509000126' }, 0, 0, 1100.63],
    ['exportacion', 4, 'territorio-aparte', {}, 0, 0, 1100.63],
  ] as const)('%s', async (quien, regimenIva, regimenMotivo, regimenParams, cuotaIva, cuotaRe, total) => {
    const body = { clienteId: ids[quien], dtoProntoPago: 2, portes: 12, lineas: EJEMPLO }
    const sums = await ventas.call(facturas.total, { body })
    expect(sums).toMatchObject({ bruto: 1110.85, dtoProntoPago: 22.22, base: 1100.63, cuotaIva, cuotaRe, total })
    const made = await f.ver(await ventas.call(facturas.create, { body: { ...body, emitir: true } }))
    expect(made).toMatchObject({
      estado: 'emitida',
      regimenIva,
      regimenMotivo,
      base: 1100.63,
      cuotaIva,
      cuotaRe,
      total,
    })
    expect(made.regimenParams).toEqual(regimenParams)
    expect(made.importes).toEqual({ ...made.importes, bruto: 1110.85, dtoProntoPago: 22.22, portes: 12 })
    expect(made).toMatchObject({
      emisorCopia: { nif: 'B12345674' },
      pendiente: total,
      vencimientos: [{ importe: total }],
    })
    expect(made.numeroCompleto).toMatch(new RegExp(`^A${ANO}/\\d{6}$`))
  })

  test('several rates in one invoice, each in force by the settings', async () => {
    const impuestos = [
      { desde: '2012-09-01', iva: 21, re: 5.2 },
      { desde: '2012-09-01', iva: 10, re: 1.4, clave: 'reducido' },
    ]
    await t.house.db.update(appSettingsTable).set({ impuestos })
    const lineas = [suelta(1, 100), suelta(1, 50, { iva: 10 })]
    const body = { clienteId: ids.recargo, lineas }
    expect((await ventas.call(facturas.total, { body })).tramos).toEqual([
      { iva: 21, re: 5.2, base: 100, cuotaIva: 21, cuotaRe: 5.2 },
      { iva: 10, re: 1.4, base: 50, cuotaIva: 5, cuotaRe: 0.7 },
    ])
    expect((await ventas.call(facturas.total, { body })).tipos).toEqual([
      { iva: 21, re: 5.2 },
      { iva: 10, re: 1.4 },
    ])
    const wrong = ventas.call(facturas.total, { body: { ...body, lineas: [suelta(1, 1, { iva: 13 })] } })
    await expect(wrong).rejects.toMatchObject({ fields: { 'lineas.0.iva': [expect.stringMatching(/vigente/)] } })
  })
})

describe('numbers', () => {
  test('a draft has none and can be deleted; an issued one stays', async () => {
    const draft = await f.crear(ids.general)
    const issued = await f.emitir(ids.general)
    expect(await f.ver(draft)).toMatchObject({ numero: null, numeroCompleto: null, estado: 'borrador' })
    const { numeroCompleto } = await f.ver(issued)
    await expect(ventas.call(facturas.remove, { body: { ids: [draft, issued] } })).rejects.toMatchObject({
      status: 409,
      messages: [expect.stringContaining(numeroCompleto ?? '?')],
    })
    expect((await f.ver(draft)).estado).toBe('borrador')
    expect(await ventas.call(facturas.remove, { body: { ids: [draft] } })).toEqual([draft])
    await expect(f.ver(draft)).rejects.toMatchObject({ status: 404 })
  })

  test('several are issued together, all or none', async () => {
    const [a, b] = [await f.crear(ids.general), await f.crear(ids.recargo)]
    const empty = await f.crear(ids.general, { lineas: [] })
    await expect(ventas.call(facturas.emitir, { body: { ids: [a, empty, b] } })).rejects.toMatchObject({ status: 400 })
    expect((await f.ver(a)).estado).toBe('borrador')
    await ventas.call(facturas.emitir, { body: { ids: [b, a] } })
    expect((await numero(b)) - (await numero(a))).toBe(1)
    await expect(ventas.call(facturas.emitir, { body: { ids: [a] } })).rejects.toMatchObject({ status: 409 })
  })

  test('no invoice is dated before the last one of its series, nor in the future', async () => {
    const old = await f.crear(ids.general, { fecha: '2026-01-02' })
    await expect(ventas.call(facturas.emitir, { body: { ids: [old] } })).rejects.toMatchObject({
      messages: [expect.stringMatching(/anterior a la última/)],
    })
    const future = f.emitir(ids.general, { fecha: '2199-01-01' })
    await expect(future).rejects.toMatchObject({ messages: [expect.stringMatching(/futuro/)] })
    await ventas.call(facturas.emitir, { body: { ids: [old], fecha: HOY } })
    expect((await f.ver(old)).fecha).toBe(HOY)
  })

  test('64 at once, a tenth of them failing, leave no gap and no duplicate', async () => {
    const first = await numero(await f.emitir(ids.general))
    const spoilt = await f.crear(ids.general)
    let left = 200
    const made: number[] = []
    /** Issues, and then everything is undone: as when the process dies before it commits. */
    const abort = () =>
      t.house.db.transaction(async (tx) => {
        await emitirFacturas(tx, [spoilt], { quien: 'prueba', reloj: t.house.reloj })
        throw new Error('aborted')
      })
    const worker = async () => {
      while (left-- > 0) {
        if (left % 10 === 0) await expect(abort()).rejects.toThrow('aborted')
        else made.push(await f.emitir(ids.general))
      }
    }
    await Promise.all(Array.from({ length: 64 }, worker))
    const { rows } = await t.house.db.execute<{ n: number; distintas: number; ultimo: number }>(sql`
      select count(*)::int as n, count(distinct numero)::int as distintas, max(numero) as ultimo
      from facturas where serie = 'A' and numero > ${first}`)
    expect(made).toHaveLength(180)
    expect(rows[0]).toEqual({ n: 180, distintas: 180, ultimo: first + 180 })
  })
})

describe('once issued', () => {
  test('the database itself refuses what is fiscal, and lets the rest change', async () => {
    const id = await f.emitir(ids.general)
    const refused = [
      sql`update facturas set total = 1, base = 1, cuota_iva = 0 where id = ${id}`,
      sql`update facturas set cliente_copia = '{}' where id = ${id}`,
      sql`update facturas set numero = 999999 where id = ${id}`,
      sql`update facturas set fecha = fecha - 1 where id = ${id}`,
      sql`update facturas set estado = 'borrador' where id = ${id}`,
      sql`delete from facturas where id = ${id}`,
      sql`update factura_lineas set precio = 0, importe = 0 where factura_id = ${id}`,
      sql`delete from factura_lineas where factura_id = ${id}`,
      sql`insert into factura_lineas (factura_id, orden, descripcion, cantidad, precio, iva, importe) values (${id}, 9, 'x', 1, 1, 21, 1)`,
      sql`truncate factura_lineas`,
      sql`truncate facturas cascade`,
    ]
    for (const statement of refused)
      await expect(t.owner.execute(statement)).rejects.toMatchObject({ cause: { code: '23001' } })
    await t.house.db.execute(sql`update facturas set notas = 'x', contabilizada = false where id = ${id}`)
    const draft = await f.crear(ids.general)
    await t.house.db.execute(sql`update factura_lineas set factura_id = ${id} where factura_id = ${draft}`).then(
      () => expect.fail('a line moved into an issued invoice'),
      () => {},
    )
  })

  test('notes and payments change, nothing else; stale edits are told', async () => {
    const id = await f.emitir(ids.general, { lineas: [suelta(1, 100)] })
    const { version } = await f.ver(id)
    const body = { clienteId: ids.general, lineas: [suelta(1, 100)], notas: 'Gracias', version }
    const cobros = [{ medio: 'tarjeta' as const, importe: 50 }]
    await ventas.call(facturas.update, { params: { id }, body: { ...body, cobros } })
    expect(await f.ver(id)).toMatchObject({ notas: 'Gracias', cobrado: 50, lineas: [{ precio: 100 }] })
    await expect(ventas.call(facturas.update, { params: { id }, body })).rejects.toMatchObject({ status: 409 })
    const fiscal = { ...body, version: null, lineas: [suelta(1, 99)] }
    await expect(ventas.call(facturas.update, { params: { id }, body: fiscal })).rejects.toMatchObject({
      messages: [expect.stringMatching(/solo se cambian las notas/)],
    })
    await ventas.call(facturas.update, { params: { id }, body: { notas: '', cobros: [] } })
    expect(await f.ver(id)).toMatchObject({ notas: '', cobrado: 0, cobros: [] })
  })

  test('the customer stays on it as they were', async () => {
    const id = await f.emitir(ids.recargo)
    await t.house.db.execute(sql`update clientes set razon_social = 'Otro nombre' where id = ${ids.recargo}`)
    expect((await f.ver(id)).clienteCopia?.razonSocial).toMatch(/prueba/)
  })
})

describe('drafts', () => {
  test('take the customer’s conditions, and everything can be changed', async () => {
    const id = await f.crear(ids.general, {
      lineas: [{ modeloId: 1, colorId: 1, tallasCantidades: [{ talla: '38', cantidad: 3 }] }],
    })
    const draft = await f.ver(id)
    expect(draft).toMatchObject({
      dtoProntoPago: 2,
      prendas: 3,
      lineas: [{ cantidad: 3, precio: 27.9, numero: '1215' }],
    })
    expect(draft.lineas[0]?.descripcion).toMatch(/^Vestido Alba 1215, /)
    const body = { clienteId: ids.recargo, version: draft.version, lineas: [suelta(2, 10)], dtoProntoPago: 0 }
    await ventas.call(facturas.update, { params: { id }, body })
    expect(await f.ver(id)).toMatchObject({ clienteId: ids.recargo, regimenIva: 2, base: 20, total: 25.24, prendas: 0 })
  })

  test.each([
    ['no words', { lineas: [{ precio: 1 }] }, 'lineas.0.descripcion'],
    ['no price', { lineas: [{ descripcion: 'x' }] }, 'lineas.0.precio'],
    ['an unknown model', { lineas: [{ modeloId: 99_999 }] }, 'lineas.0.modeloId'],
    ['a correction of nothing', { tipo: 'R1' }, 'rectifica'],
    ['more than sixty days', { diasPago: [90] }, 'diasPago'],
    ['the line of nobody’s order', { lineas: [{ ...suelta(1, 1), pedidoLineaId: 99_999 }] }, 'lineas.0.pedidoLineaId'],
  ])('%s is told beside its field', async (_, extra, field) => {
    await expect(f.crear(ids.general, extra)).rejects.toMatchObject({ fields: { [field]: [expect.any(String)] } })
  })

  test('a regime is decided by hand with a permission and a reason', async () => {
    const id = await f.crear(ids.general)
    const force = (razon: string) => ({ params: { id }, body: { regimen: 4 as const, razon } })
    await expect(ventas.call(facturas.regimen, force(''))).rejects.toMatchObject({
      fields: { razon: [expect.any(String)] },
    })
    await expect(cliente.call(facturas.regimen, force('x'))).rejects.toMatchObject({ status: 403 })
    expect(await ventas.call(facturas.regimen, force('DUA de otro'))).toMatchObject({
      regimenIva: 4,
      total: 98,
      cuotaIva: 0,
    })
    const { clienteId } = await f.ver(id)
    const body = { id, clienteId, lineas: [suelta(1, 100)] }
    expect(await ventas.call(facturas.total, { body })).toMatchObject({ regimenIva: 4, tipos: [{ iva: 0, re: 0 }] })
    await ventas.call(facturas.emitir, { body: { ids: [id] } })
    expect(await f.ver(id)).toMatchObject({ regimenMotivo: 'forzado', regimenParams: { razon: 'DUA de otro' } })
  })

  test('a fresh line comes with price, rates and sizes', async () => {
    const line = await ventas.call(facturas.newLinea, { body: { clienteId: ids.recargo, modeloId: 1 } })
    expect(line).toMatchObject({ numero: '1215', precio: 27.9, iva: 21, re: 5.2, cantidad: 0, importe: 0 })
    expect(line.tallasCantidades).toHaveLength(6)
    const abroad = await ventas.call(facturas.newLinea, { body: { clienteId: ids.intracomunitaria, modeloId: 1 } })
    expect([abroad.iva, abroad.re]).toEqual([0, 0])
  })

  test('a duplicate is a draft of today at the conditions of today', async () => {
    const id = await f.emitir(ids.general, { dtoProntoPago: 0, notas: 'Gracias' })
    const copy = await f.ver(await ventas.call(facturas.duplicar, { params: { id }, body: {} }))
    expect(copy).toMatchObject({ estado: 'borrador', dtoProntoPago: 2, base: 98, fecha: HOY, numero: null })
  })
})

describe('customers', () => {
  test('see issued invoices of their own, and nothing else', async () => {
    const issued = await f.emitir(ids.general, { comision: 5 })
    const draft = await f.crear(ids.general)
    const list = await cliente.call(facturas.searchUser, { body: { pageSize: 1000, orderBy: 'fecha desc' } })
    expect(list.data.map(({ id }) => id)).toContain(issued)
    expect(list.data.every(({ estado }) => estado === 'emitida')).toBe(true)
    expect(list.data[0]).not.toHaveProperty('clienteId')
    const own = await cliente.call(facturas.getWeb, { params: { id: issued } })
    expect(own).toMatchObject({ id: issued, total: 118.58 })
    for (const secret of ['comision', 'comisionTotal', 'clienteId', 'contabilizada', 'regimenRazon'])
      expect(own).not.toHaveProperty(secret)
    expect(own.lineas[0]).not.toHaveProperty('comision')
    const missing = await otro.call(facturas.getWeb, { params: { id: 999_999 } }).catch((e) => e)
    for (const [client, id] of [
      [cliente, draft],
      [otro, issued],
    ] as const) {
      const answer = await client.call(facturas.getWeb, { params: { id } }).catch((e) => e)
      expect([answer.status, answer.messages]).toEqual([404, missing.messages])
    }
    const everything = {
      advancedFilter: { logic: 'or' as const, filters: [{ field: 'id', operator: 'gt' as const, value: 0 }] },
    }
    const theirs = await otro.call(facturas.searchUser, { body: { ...everything, pageSize: 1000 } })
    expect(theirs.data.map(({ id }) => id)).not.toContain(issued)
    await expect(cliente.call(facturas.get, { params: { id: issued } })).rejects.toMatchObject({ status: 403 })
  })

  test('a rep sees the invoices of their own customers only, and issues none', async () => {
    const { db } = t.house
    const [jordi] = await db
      .insert(comercialesTable)
      .values({ codigo: 'PRUEBA', nombre: 'Jordi', comision: 8, criterio: 'facturado' })
      .returning()
    await db.update(usersTable).set({ comercialId: jordi?.id }).where(eq(usersTable.email, 'comercial@telar.test'))
    const suyo = await clientePara(t, 'produccion@telar.test', { comercialId: jordi?.id ?? null })
    const [own, foreign] = [await f.emitir(suyo), await f.emitir(ids.general)]
    const rep = await t.as('comercial@telar.test')
    const { data } = await rep.call(facturas.search, { body: { pageSize: 1000 } })
    expect(data.map(({ id }) => id)).toEqual([own])
    expect((await rep.call(facturas.sumaTotales, { body: {} })).facturas).toBe(1)
    expect((await rep.call(facturalineas.sumaTotalesLineas, { body: {} })).lineas).toBe(1)
    await expect(rep.call(facturas.get, { params: { id: foreign } })).rejects.toMatchObject({ status: 404 })
    await expect(rep.call(facturas.byIds, { body: { ids: [own, foreign] } })).rejects.toMatchObject({ status: 404 })
    await expect(rep.call(facturas.emitir, { body: { ids: [own] } })).rejects.toMatchObject({ status: 403 })
    const owed = await rep.call(comisiones.comisiones, { body: {} })
    expect(owed.every(({ comercialId }) => comercialId === jordi?.id)).toBe(true)
    expect(owed.flatMap(({ facturas: suyas }) => suyas.map(({ tipo }) => tipo))).toEqual([8])
  })
})

describe('lists', () => {
  test('sums go over the whole search, not a page; lines too', async () => {
    const body = { advancedFilter: { field: 'clienteId', operator: 'eq' as const, value: ids.recargo } }
    const all = await ventas.call(facturas.search, { body: { ...body, pageSize: 1000 } })
    const sums = await ventas.call(facturas.sumaTotales, { body: { ...body, pageSize: 1 } })
    const de = (cual: string) => all.data.filter(({ estado }) => estado === cual)
    const suma = (filas: typeof all.data) =>
      expect.closeTo(
        filas.reduce((n, { total }) => n + total, 0),
        2,
      )
    expect(de('borrador').length).toBeGreaterThan(0)
    expect(sums).toMatchObject({
      ...{ facturas: de('emitida').length, total: suma(de('emitida')) },
      borradores: { facturas: de('borrador').length, total: suma(de('borrador')) },
      anuladas: { facturas: de('anulada').length, total: suma(de('anulada')) },
    })
    const lines = await ventas.call(facturalineas.searchLineas, { body: { ...body, pageSize: 1000 } })
    const lineSums = await ventas.call(facturalineas.sumaTotalesLineas, { body })
    const emitidas = lines.data.filter(({ estado }) => estado === 'emitida')
    expect(lineSums).toMatchObject({ lineas: emitidas.length, aparte: lines.totalCount - emitidas.length })
    expect(lineSums.importe).toBeCloseTo(
      emitidas.reduce((n, { importe }) => n + importe, 0),
      2,
    )
  })

  test('what the column says of how one stands can be filtered by', async () => {
    const { id } = await f.ver(await f.emitir(ids.general))
    const cobro = { medio: 'tarjeta' as const, importe: 1 }
    await ventas.call(cobrosCalls.cobrar, { params: { id }, body: cobro })
    const { data } = await ventas.call(facturas.search, { body: { pageSize: 1000 } })
    for (const fila of data) expect(fila.situacion).toBe(situacionDeFactura(fila, HOY))
    const field = { field: 'situacion', operator: 'eq' as const, value: 'parte' }
    const parte = await ventas.call(facturas.search, { body: { advancedFilter: field, pageSize: 1000 } })
    expect(parte.data.map((fila) => fila.id)).toEqual(
      data.filter(({ situacion }) => situacion === 'parte').map((fila) => fila.id),
    )
    expect(parte.data.map((fila) => fila.id)).toContain(id)
  })

  test('found by number, sorted by any column, exported', async () => {
    const { numeroCompleto } = await f.ver(await f.emitir(ids.general, { referenciaCliente: 'Ñandú 7' }))
    for (const keyword of [numeroCompleto ?? '?', 'nandu 7']) {
      const { data } = await ventas.call(facturas.search, { body: { keyword } })
      expect(data.map((row) => row.numeroCompleto)).toEqual([numeroCompleto])
    }
    for (const orderBy of ['total desc', 'cliente', 'vence desc', 'numeroCompleto', 'pendiente desc'])
      expect((await ventas.call(facturas.search, { body: { orderBy } })).data.length).toBeGreaterThan(1)
    for (const call of [
      ...[facturas.export, facturalineas.exportLineas, cobrosCalls.exportCobros],
      ...[pases.exportPases, comisiones.exportLiquidaciones],
    ]) {
      const file = await ventas.call(call, { body: {} })
      expect((await file.text()).slice(0, 2)).toBe('PK')
    }
  })

  test('several by their ids, in that order, at most 200', async () => {
    const { data } = await ventas.call(facturas.search, { body: { pageSize: 3 } })
    const wanted = data.map(({ id }) => id).reverse()
    const whole = await ventas.call(facturas.byIds, { body: { ids: wanted } })
    expect(whole.map(({ id }) => id)).toEqual(wanted)
    expect(whole.every(({ lineas }) => lineas.length > 0)).toBe(true)
    expect((await ventas.call(facturas.listByIds, { body: wanted })).map(({ id }) => id)).toEqual(wanted)
    const many = Array.from({ length: 201 }, (_, i) => i + 1)
    await expect(admin.call(facturas.listByIds, { body: many })).rejects.toMatchObject({ status: 400 })
  })
})

test('several drafts are given another day and payment at once, and back; one that is issued stays', async () => {
  const suyo = ids.general
  const [uno, otro] = [await f.crear(suyo), await f.crear(suyo)]
  const fila = async (id: number, cambio: object) => ({ id, version: (await f.ver(id)).version, ...cambio })
  const { formaPago, fecha, total } = await f.ver(uno)
  const cambiar = (filas: Awaited<ReturnType<typeof fila>>[]) => ventas.call(facturas.cambiar, { body: { filas } })
  const con = { formaPago: 'contado' } as const
  const ahora = await cambiar([await fila(uno, con), await fila(otro, con)])
  expect(await f.ver(otro)).toMatchObject({ formaPago: 'contado', fecha, total, lineas: [{ precio: 100 }] })
  await cambiar(ahora.map((una) => ({ ...una, formaPago })))
  expect((await f.ver(uno)).formaPago).toBe(formaPago)
  await ventas.call(facturas.emitir, { body: { ids: [otro] } })
  const filas = [await fila(uno, con), await fila(otro, con)]
  await expect(cambiar(filas)).rejects.toMatchObject({ status: 409 })
  expect((await f.ver(uno)).formaPago).toBe(formaPago)
})
