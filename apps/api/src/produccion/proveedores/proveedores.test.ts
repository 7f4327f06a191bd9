import { countries } from '@telar/contract/casa/countries'
import { contactos } from '@telar/contract/clientes/contactos'
import { proveedores } from '@telar/contract/produccion/proveedores'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { materiaPara, proveedorPara } from '../../testing/produccion.ts'

let t: TestApp
let produccion: Awaited<ReturnType<TestApp['as']>>
const pais: Record<string, number> = {}
beforeAll(async () => {
  t = await testApp()
  produccion = await t.as('produccion@telar.test')
  for (const { id, iso2 } of await produccion.call(countries.getAll, {})) pais[iso2] = id
})
afterAll(() => t.close())

const direccion = { calle: 'Rua Nova, 3', ciudad: 'Porto', codigoPostal: '4000-001', pais: 'PT' }
const tintes = (resto: object = {}) => ({
  codigo: 'TIN',
  razonSocial: 'Tintes Ripoll, S.L.',
  direccion: { ...direccion, codigoPostal: '08201', ciudad: 'Sabadell', pais: 'ES' },
  countryId: pais.ES as number,
  tipo: 'materia' as const,
  ...resto,
})

test('a supplier is made, found, changed and exported', async () => {
  const id = await produccion.call(proveedores.create, {
    body: tintes({ nif: 'b-12345674', iban: 'ES79 2100 0813 6101 2345 6789' }),
  })
  const { data } = await produccion.call(proveedores.search, { body: { keyword: 'tintes' } })
  expect(data).toMatchObject([{ id, nif: 'B12345674', iban: 'ES7921000813610123456789', tipo: 'materia' }])
  await produccion.call(proveedores.update, {
    params: { id },
    body: tintes({ nif: 'B12345674', tipo: 'taller', version: 1 }),
  })
  expect(await produccion.call(proveedores.get, { params: { id } })).toMatchObject({ tipo: 'taller', version: 2 })
  const hoja = await produccion.call(proveedores.export, { body: {} })
  expect((await hoja.text()).slice(0, 2)).toBe('PK')
})

test('a Spanish tax number is checked to the letter, a foreign one by its looks', async () => {
  const crear = (resto: object) => produccion.call(proveedores.create, { body: tintes(resto) })
  await expect(crear({ codigo: 'X1', nif: 'B12345670' })).rejects.toMatchObject({
    fields: { nif: [expect.any(String)] },
  })
  await expect(crear({ codigo: 'X2', iban: 'ES00' })).rejects.toMatchObject({ fields: { iban: [expect.any(String)] } })
  await expect(crear({ codigo: 'X3', direccion: { ...direccion, pais: 'ZZ' } })).rejects.toMatchObject({
    fields: { 'direccion.pais': [expect.any(String)] },
  })
  await expect(crear({ codigo: 'X4', nif: 'FR12345', countryId: pais.FR })).resolves.toBeGreaterThan(0)
})

test('one in use is not deleted, and the answer says by what', async () => {
  const id = await proveedorPara(t, produccion)
  const borrar = () => produccion.call(proveedores.remove, { body: { ids: [id] } })
  await materiaPara(produccion, id)
  await expect(borrar()).rejects.toMatchObject({ status: 409, messages: [expect.stringMatching(/1 materias/)] })
})

test('production keeps the contacts of suppliers and sees no others', async () => {
  const proveedorId = await proveedorPara(t, produccion)
  const id = await produccion.call(contactos.create, { body: { proveedorId, contactoTipoId: 1, nombre: 'Montse' } })
  const { data } = await produccion.call(contactos.search, { body: { pageSize: 1000 } })
  expect(data).toMatchObject([{ id, nombre: 'Montse', proveedorId }])
  const admin = await t.as('admin@telar.test')
  const todos = await admin.call(contactos.search, { body: { pageSize: 1000 } })
  const ajeno = todos.data.find(({ clienteId }) => clienteId !== null)
  await expect(produccion.call(contactos.get, { params: { id: ajeno?.id ?? 0 } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(
    produccion.call(contactos.create, {
      body: { clienteId: ajeno?.clienteId ?? 0, contactoTipoId: 1, nombre: 'Nadie' },
    }),
  ).rejects.toMatchObject({ status: 400 })
  expect(await produccion.call(contactos.deleteProveedores, { body: { ids: [id] } })).toEqual([id])
  await expect(admin.call(contactos.deleteProveedores, { body: { ids: [ajeno?.id ?? 0] } })).rejects.toMatchObject({
    status: 404,
  })
})
