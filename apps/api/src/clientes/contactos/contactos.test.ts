import { contactos } from '@telar/contract/clientes/contactos'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientesTable, comercialesTable } from '../../db/schema/clientes/clientes.ts'
import { proveedoresTable } from '../../db/schema/produccion/proveedores.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { paises } from '../../testing/registros.ts'

let t: TestApp
let ventas: Awaited<ReturnType<TestApp['as']>>
let clienteId: number
let comercialId: number
let proveedorId: number
const medio: Record<string, number> = {}
beforeAll(async () => {
  t = await testApp()
  ventas = await t.as('ventas@telar.test')
  const { db } = t.house
  clienteId = (await db.select().from(clientesTable).where(eq(clientesTable.codigo, '0006')))[0]?.id as number
  comercialId = (await db.select().from(comercialesTable))[0]?.id as number
  const direccion = { nombre: '', calle: '', codigoPostal: '', ciudad: '', provincia: '', pais: 'ES', telefono: '' }
  const [proveedor] = await db
    .insert(proveedoresTable)
    .values({
      codigo: 'P1',
      razonSocial: 'Hilaturas',
      direccion,
      countryId: (await paises(t)).ES as number,
      tipo: 'materia',
    })
    .returning()
  proveedorId = proveedor?.id as number
  for (const { id, clave } of await ventas.call(contactos.getAllContactoMedioTipos, {})) medio[clave] = id
})
afterAll(() => t.close())

const contacto = (extra: object) => ({ contactoTipoId: 1, nombre: 'Marie', ...extra })

test('kinds come in four languages', async () => {
  const tipos = await ventas.call(contactos.getAllContactoTipos, {})
  expect(tipos.map(({ clave }) => clave)).toEqual(['compras', 'contabilidad', 'tienda', 'gerencia'])
  expect(tipos[0]?.nombre).toEqual({ es: 'Compras', en: 'Purchasing', pt: 'Compras', ca: 'Compres' })
  expect(Object.keys(medio)).toEqual(['telefono', 'movil', 'email', 'whatsapp'])
})

test('a contact is created, found by how to reach them, changed', async () => {
  const medios = [
    { contactoMedioTipoId: medio.movil as number, valor: '+33 6 12 34 56 78' },
    { contactoMedioTipoId: medio.email as number, valor: 'Marie@Garonne.example' },
  ]
  const id = await ventas.call(contactos.create, { body: contacto({ clienteId, medios }) })
  const { data } = await ventas.call(contactos.search, { body: { keyword: 'marie@garonne' } })
  expect(data).toMatchObject([{ id, dueno: 'Maison Garonne SARL', datos: '+33 6 12 34 56 78, marie@garonne.example' }])
  await ventas.call(contactos.update, {
    params: { id },
    body: { ...contacto({ clienteId, medios: [] }), nombre: 'Marie D.', version: 1 },
  })
  expect(await ventas.call(contactos.get, { params: { id } })).toMatchObject({
    nombre: 'Marie D.',
    version: 2,
    medios: [],
  })
  await expect(
    ventas.call(contactos.update, { params: { id }, body: { ...contacto({ clienteId }), version: 1 } }),
  ).rejects.toMatchObject({ status: 409 })
  expect((await ventas.call(contactos.export, { body: {} })).size).toBeGreaterThan(1000)
})

test.each([
  ['no owner', () => ({}), 'clienteId'],
  ['two owners', () => ({ clienteId, comercialId }), 'clienteId'],
  ['an owner that is not there', () => ({ clienteId: 999_999 }), 'clienteId'],
  ['a kind that is not there', () => ({ clienteId, contactoTipoId: 99 }), 'contactoTipoId'],
  [
    'a means that is not there',
    () => ({ clienteId, medios: [{ contactoMedioTipoId: 99, valor: 'x' }] }),
    'medios.0.contactoMedioTipoId',
  ],
  ['a number that is none', () => ({ clienteId, medios: [{ contactoMedioTipoId: 1, valor: 'x' }] }), 'medios.0.valor'],
])('%s is refused beside its field', async (_, extra, field) => {
  await expect(ventas.call(contactos.create, { body: contacto(extra()) })).rejects.toMatchObject({
    fields: { [field]: [expect.any(String)] },
  })
})

test('each kind of owner has a way to delete theirs, and only theirs', async () => {
  const ids = {
    cliente: await ventas.call(contactos.create, { body: contacto({ clienteId }) }),
    proveedor: await ventas.call(contactos.create, { body: contacto({ proveedorId }) }),
    comercial: await ventas.call(contactos.create, { body: contacto({ comercialId }) }),
  }
  await expect(
    ventas.call(contactos.deleteClientes, { body: { ids: [ids.cliente, ids.proveedor] } }),
  ).rejects.toMatchObject({ status: 404 })
  expect(await ventas.call(contactos.deleteClientes, { body: { ids: [ids.cliente] } })).toEqual([ids.cliente])
  expect(await ventas.call(contactos.deleteProveedores, { body: { ids: [ids.proveedor] } })).toEqual([ids.proveedor])
  expect(await ventas.call(contactos.deleteComerciales, { body: { ids: [ids.comercial] } })).toEqual([ids.comercial])
})
