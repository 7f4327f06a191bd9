import { cobros } from '@telar/contract/facturacion/cobros'
import { cuentas } from '@telar/contract/facturacion/cuentas'
import { facturas } from '@telar/contract/facturacion/facturas'
import { diaDe, masDias } from '@telar/domain/fecha'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { facturasTable } from '../../db/schema/facturacion/facturas.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { casaQueFactura, facturador, suelta } from '../../testing/factura.ts'
import { textoDePdf } from '../../testing/papel.ts'
import { leerCuenta } from './cuenta.ts'
import { cuentaAdjunta } from './papel.ts'

const HOY = diaDe(new Date())
let t: TestApp
let clienteId: number
beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
  clienteId = await clientePara(t, 'cliente@telar.test', { email: 'paga@tienda.test', idioma: 'ca' })
})
afterAll(() => t.close())

test('a statement of account says what invoices and payments say, on paper and by mail', async () => {
  const ventas = await t.as('ventas@telar.test')
  const f = facturador(ventas)
  const [una, otra] = [
    await f.ver(await f.emitir(clienteId, { lineas: [suelta(1, 100)] })),
    await f.ver(await f.emitir(clienteId, { lineas: [suelta(1, 50)] })),
  ]
  const { cobros: hechos } = await ventas.call(cobros.cobrar, {
    params: { id: una.id },
    body: { medio: 'giro', importe: una.total },
  })
  await ventas.call(cobros.cobrar, { params: { id: otra.id }, body: { medio: 'transferencia', importe: 20 } })
  await ventas.call(cobros.impagado, { params: { id: una.id, cobroId: hechos[0]?.id ?? 0 }, body: { fecha: HOY } })
  await ventas.call(facturas.create, { body: { clienteId, lineas: [suelta(1, 999)] } })
  const periodo = { desde: HOY, hasta: HOY }
  const [{ debe } = { debe: 0 }] = await t.house.db
    .select({ debe: sql<number>`sum(${facturasTable.pendiente})::float8` })
    .from(facturasTable)
    .where(sql`${eq(facturasTable.clienteId, clienteId)} and estado = 'emitida'`)
  const { saldo, inicial, lineas } = await leerCuenta(t.house.db, clienteId, periodo, undefined)
  expect([inicial, saldo, lineas.length]).toEqual([0, debe, 5])
  const manana = { desde: masDias(HOY, 1), hasta: masDias(HOY, 1) }
  expect(await leerCuenta(t.house.db, clienteId, manana, undefined)).toMatchObject({ inicial: debe, lineas: [] })

  await ventas.call(cuentas.enviar, { params: { id: clienteId }, body: { ...periodo, texto: 'Bon dia' } })
  const [correo] = await t.house.db.select().from(correosTable).where(eq(correosTable.plantilla, 'extracto-de-cuenta'))
  expect(correo).toMatchObject({ para: 'paga@tienda.test', sobre: [`clientes/${clienteId}`], idioma: 'ca' })
  const adjunto = correo?.adjunto
  if (!adjunto) throw new Error('The mail goes without its paper.')
  const { nombre, contenido } = await cuentaAdjunta(t.house.db, adjunto)
  expect(nombre).toMatch(/^extracte-.*\.pdf$/)
  const [texto] = await textoDePdf(new Blob([new Uint8Array(contenido)]))
  for (const dicho of [una.numeroCompleto, otra.numeroCompleto, '161,50']) expect(texto).toContain(dicho)
})

test('a customer of somebody else has no account', async () => {
  const rep = await t.as('comercial@telar.test')
  await expect(rep.call(cuentas.enviar, { params: { id: clienteId }, body: {} })).rejects.toMatchObject({
    status: expect.toSatisfy((status: number) => status === 403 || status === 404),
  })
})
