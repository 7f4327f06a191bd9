import { cobros, Pendientes } from '@telar/contract/facturacion/cobros'
import { type Antiguedad, antiguedadDe, sumarAntiguedad } from '@telar/domain/facturacion/antiguedad'
import { masDias } from '@telar/domain/fecha'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../db/rows.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { casaQueFactura, facturador } from '../../testing/factura.ts'
import { antiguedadHoy, clientesQueDeben, facturasPendientes } from './pendientes.ts'

const HOY = '2026-11-18'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** The instalments of one invoice, all of one sign, and what is paid of them. */
const facturaAbierta = fc
  .record({
    partes: fc.array(fc.tuple(fc.integer({ min: -130, max: 70 }), fc.integer({ min: 1, max: 50_000 })), {
      minLength: 1,
      maxLength: 4,
    }),
    pagado: fc.double({ min: 0, max: 0.999, noNaN: true }),
    signo: fc.constantFrom(1, -1),
  })
  .map(({ partes, pagado, signo }) => {
    const vencimientos = partes
      .map(([dias, centimos]) => ({ fecha: masDias(HOY, dias), importe: (signo * centimos) / 100 }))
      .sort((a, b) => a.fecha.localeCompare(b.fecha))
    const total = partes.reduce((suma, [, centimos]) => suma + centimos, 0)
    const cobrado = (signo * Math.floor(total * pagado)) / 100
    return { vencimientos, cobrado, total: (signo * total) / 100 }
  })

test('what is open by how late it is comes out of the database as out of the rule', async () => {
  const unas = fc.sample(facturaAbierta, { numRuns: 400, seed: 20_261_118 })
  const tramos = Object.entries(antiguedadHoy(HOY)).map(([tramo, suma]) => sql`${suma} as ${sql.identifier(tramo)}`)
  const dichos = await rows(
    t.house.db,
    Pendientes.shape.total,
    sql`
    select ${sql.join(tramos, sql`, `)} from (
      select n, vencimientos, cobrado, total - cobrado as pendiente, (
        select min(x.fecha) from (
          select (v ->> 'fecha')::date as fecha,
            sum(abs((v ->> 'importe')::numeric)) over (order by o) as hasta
          from jsonb_array_elements(vencimientos) with ordinality as t(v, o)) x
        where x.hasta > abs(cobrado)) as vence
      from jsonb_to_recordset(${JSON.stringify(unas.map((una, n) => ({ n, ...una })))}::jsonb)
        as u(n int, vencimientos jsonb, cobrado numeric, total numeric)) as facturas
    group by n order by n`,
  )
  const sumas: Antiguedad[] = unas.map(({ vencimientos, cobrado }) => antiguedadDe(vencimientos, cobrado, HOY))
  const redondo = (una: Antiguedad) => sumarAntiguedad([una])
  expect(dichos.map(redondo)).toEqual(sumas.map(redondo))
})

test('today’s debts are those of the invoices that are open, customer by customer', async () => {
  const ventas = await t.as('ventas@telar.test')
  await casaQueFactura(t)
  const { emitir } = facturador(ventas)
  for (const email of ['cliente@telar.test', 'recargo@telar.test'] as const) {
    const cliente = await clientePara(t, email, { diasPago: [30, 60] })
    const [primera] = [await emitir(cliente), await emitir(cliente)]
    await ventas.call(cobros.cobrar, { params: { id: primera }, body: { medio: 'tarjeta', importe: 70 } })
  }
  const { fecha, total, clientes } = await ventas.call(cobros.pendientes, { body: {} })
  const filas = await facturasPendientes(t.house.db, { fecha, hoy: fecha }, undefined)
  expect(clientes.length).toBeGreaterThan(0)
  expect(clientes.reduce((n, { facturas }) => n + facturas, 0)).toBe(filas.length)
  for (const cliente of clientes) {
    const suyas = filas.filter(({ clienteId }) => clienteId === cliente.clienteId)
    const tramos = sumarAntiguedad(suyas.map((una) => antiguedadDe(una.vencimientos, una.cobrado, fecha)))
    expect(cliente).toEqual({ ...cliente, ...tramos, facturas: suyas.length, cliente: suyas[0]?.cliente })
  }
  expect(total).toEqual(sumarAntiguedad(clientes))
  expect(await clientesQueDeben(t.house.db, fecha, sql`false`)).toEqual([])
})
