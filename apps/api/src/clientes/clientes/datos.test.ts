import { clientes } from '@telar/contract/clientes/clientes'
import { registers } from '@telar/contract/clientes/registers'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { facturasTable } from '../../db/schema/facturacion/facturas.ts'
import { pedidosTable } from '../../db/schema/ventas/pedidos.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { casaQueFactura, facturador } from '../../testing/factura.ts'
import { solicitar, solicitudNueva } from '../../testing/registros.ts'

let t: TestApp
let ventas: Awaited<ReturnType<TestApp['as']>>
let id: number
beforeAll(async () => {
  t = await testApp()
  ventas = await t.as('ventas@telar.test')
  id = (await t.house.db.select().from(clientesTable).where(eq(clientesTable.codigo, '0002')))[0]?.id as number
  await t.house.db.insert(pedidosTable).values({
    numero: 'W26-1',
    clienteId: id,
    fecha: '2026-10-01',
    tipo: 'servicio',
    origen: 'web',
    total: 200,
    direccionEnvio: {
      nombre: 'Lola Prat',
      calle: 'Rambla, 112',
      codigoPostal: '08201',
      ciudad: 'Sabadell',
      provincia: 'Barcelona',
      pais: 'ES',
      telefono: '+34 937 20 02 22',
    },
  })
})
afterAll(() => t.close())

test('everything held about a customer is in one file', async () => {
  await solicitar(t, await solicitudNueva(t, { email: 'cliente@telar.test', nombre: 'Lola otra vez' }))
  const file = await ventas.call(clientes.datos, { params: { id } })
  const datos = JSON.parse(await file.text())
  expect(datos.cliente).toMatchObject({ razonSocial: 'Prat Moda, S.L.', iban: 'ES9121000418450200051332' })
  expect(datos.cliente.contactos).toHaveLength(2)
  expect(datos.registers).toMatchObject([{ nombre: 'Lola otra vez' }])
  expect(datos.pedidos).toMatchObject([{ numero: 'W26-1', total: 200 }])
  expect(datos.correos).toMatchObject([{ para: 'cliente@telar.test' }])
  expect(JSON.stringify(datos)).not.toMatch(/hash/i)
})

test('issued invoices are in it too; drafts are not', async () => {
  await casaQueFactura(t)
  const { crear, emitir } = facturador(ventas)
  const otro = (await t.house.db.select().from(clientesTable).where(eq(clientesTable.codigo, '0003')))[0]?.id as number
  const issued = await emitir(otro)
  await crear(otro, { notas: 'Borrador' })
  await crear(id, { notas: 'Lola Prat' })
  const file = await ventas.call(clientes.datos, { params: { id: otro } })
  expect(JSON.parse(await file.text()).facturas).toMatchObject([{ id: issued, estado: 'emitida' }])
  await ventas.call(clientes.borrarDatos, { params: { id: otro } })
  const left = await t.house.db.select().from(facturasTable).where(eq(facturasTable.clienteId, otro))
  expect(left).toMatchObject([{ id: issued, clienteCopia: { razonSocial: 'Modas Naranco, S.L.' } }])
})

test('with an open order nothing is erased', async () => {
  await expect(ventas.call(clientes.borrarDatos, { params: { id } })).rejects.toMatchObject({
    status: 409,
    messages: ['Tiene 1 pedidos abiertos. Sírvalos o cancélelos antes de borrar sus datos.'],
  })
  expect((await ventas.call(clientes.get, { params: { id } })).razonSocial).toBe('Prat Moda, S.L.')
})

test('erased, nobody finds them again in any table; the orders stay', async () => {
  await t.house.db.update(pedidosTable).set({ estado: 2, situacion: 'servido' })
  const [registro] = (await ventas.call(registers.search, { body: { keyword: 'Lola otra vez' } })).data
  const licencia = (
    await t.house.db.execute<{ f: string }>(
      sql`select licencia ->> 'fichero' as f from registers where id = ${registro?.id}`,
    )
  ).rows[0]?.f as string
  await ventas.call(clientes.borrarDatos, { params: { id } })
  expect(await ventas.call(clientes.get, { params: { id } })).toMatchObject({
    razonSocial: 'Cliente 0002',
    nif: `BORRADO-${id}`,
    iban: null,
    bloqueado: true,
    contactos: [],
    users: [],
    direccionFiscal: { codigoPostal: '08201', calle: '' },
  })
  const [pedido] = await t.house.db.select().from(pedidosTable)
  expect(pedido).toMatchObject({ numero: 'W26-1', total: 200, direccionEnvio: { nombre: '', codigoPostal: '08201' } })
  expect(await t.house.files.get(licencia)).toBeNull()
  const { rows: tables } = await t.house.db.execute<{ name: string }>(sql`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)
  for (const { name } of tables) {
    const { rows } = await t.house.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(name)} x where x::text ~* 'lola|pratmoda|prat moda|ES9121000418450200051332.*0002|B62000104|937 20 02 22'`,
    )
    expect([name, rows[0]?.n]).toEqual([name, 0])
  }
})
