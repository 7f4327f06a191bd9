import { audit } from '@telar/contract/casa/audit'
import { fichas } from '@telar/contract/casa/fichas'
import { colores } from '@telar/contract/catalogo/colores'
import { clientes } from '@telar/contract/clientes/clientes'
import { contactos } from '@telar/contract/clientes/contactos'
import { grupos } from '@telar/contract/clientes/grupos'
import { promociones } from '@telar/contract/clientes/promociones'
import { tarifas } from '@telar/contract/clientes/tarifas'
import { facturas } from '@telar/contract/facturacion/facturas'
import type { Idioma } from '@telar/domain/idioma'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { adjuntosTable, notasTable } from '../../db/schema/casa/fichas.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { contactoTiposTable } from '../../db/schema/clientes/contactos.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { facturaDePrueba } from '../../testing/factura-de-prueba.ts'
import { limpiezaDeFichas } from './limpieza.ts'

type Person = Awaited<ReturnType<TestApp['as']>>

let t: TestApp
let ventas: Person
let comercial: Person
let produccion: Person
let cliente: number
beforeAll(async () => {
  t = await testApp()
  ventas = await t.as('ventas@telar.test')
  comercial = await t.as('comercial@telar.test')
  produccion = await t.as('produccion@telar.test')
  cliente = await clientePara(t, 'cliente@telar.test')
})
afterAll(() => t.close())

const de = (id: number | string, recurso = 'clientes') => ({ recurso, id: String(id) })
const PDF = `data:application/pdf;base64,${Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF').toString('base64')}`

test('a note says who wrote it, and only they take it away', async () => {
  const parte = await ventas.call(fichas.anotar, { params: de(cliente), body: { texto: 'Paga los viernes' } })
  const admin = await t.as('admin@telar.test')
  const { notas } = await admin.call(fichas.get, { params: de(cliente) })
  expect(notas).toMatchObject([{ texto: 'Paga los viernes', autor: 'ventas@telar.test', propia: false }])
  await expect(admin.call(fichas.borrarNota, { params: { ...de(cliente), parte } })).rejects.toMatchObject({
    status: 403,
  })
  await ventas.call(fichas.borrarNota, { params: { ...de(cliente), parte } })
  expect((await ventas.call(fichas.get, { params: de(cliente) })).notas).toEqual([])
})

test('a file is kept by its bytes, given to who may read the record, and gone when it is taken away', async () => {
  await expect(
    ventas.call(fichas.adjuntar, { params: de(cliente), body: { nombre: 'virus.exe', data: 'data:;base64,TVqQ' } }),
  ).rejects.toMatchObject({ status: 400 })
  const parte = await ventas.call(fichas.adjuntar, { params: de(cliente), body: { nombre: 'Contrato.pdf', data: PDF } })
  const { adjuntos } = await ventas.call(fichas.get, { params: de(cliente) })
  expect(adjuntos).toMatchObject([{ nombre: 'Contrato.pdf', tipo: 'pdf', propia: true }])
  const content = await ventas.call(fichas.adjunto, { params: { ...de(cliente), parte } })
  expect(await content.text()).toContain('%PDF')
  const [{ fichero } = { fichero: '' }] = await t.house.db.select().from(adjuntosTable)
  await ventas.call(fichas.borrarAdjunto, { params: { ...de(cliente), parte } })
  expect(await t.house.files.get(fichero)).toBeNull()
})

test('a contact has its next step, which can be done', async () => {
  const body = {
    ...{ medio: 'llamada' as const, fecha: '2026-03-02', texto: 'Quiere ver la colección' },
    ...{ siguiente: 'Enviarle el catálogo', siguienteFecha: '2026-03-09' },
  }
  const parte = await ventas.call(fichas.seguir, { params: de(cliente), body })
  await ventas.call(fichas.hecho, { params: { ...de(cliente), parte }, body: { hecho: true } })
  const { seguimientos } = await ventas.call(fichas.get, { params: de(cliente) })
  expect(seguimientos).toMatchObject([{ ...body, hecho: true }])
})

test('who may not read the record reads and writes nothing beside it', async () => {
  const [ajeno] = (await t.house.db.select().from(clientesTable)).filter(({ comercialId }) => comercialId === null)
  const otro = ajeno?.id ?? (await clientePara(t, 'recargo@telar.test', { comercialId: null }))
  for (const call of [fichas.get, fichas.historia, fichas.correos] as const) {
    await expect(comercial.call(call, { params: de(otro) })).rejects.toMatchObject({ status: 404 })
    await expect(produccion.call(call, { params: de(cliente) })).rejects.toMatchObject({ status: 403 })
    await expect(ventas.call(call, { params: de(1, 'nada') })).rejects.toMatchObject({ status: 404 })
  }
  await expect(comercial.call(fichas.anotar, { params: de(otro), body: { texto: 'hola' } })).rejects.toMatchObject({
    status: 404,
  })
})

test('the history is for who may read the record, tells what the record shows, and names what it refers to', async () => {
  const [tipo] = await t.house.db.select().from(contactoTiposTable).limit(1)
  const datos = { clienteId: cliente, contactoTipoId: tipo?.id ?? 0, nombre: 'Rosa', medios: [] }
  const id = await ventas.call(contactos.create, { body: datos })
  const { cambios, total } = await ventas.call(fichas.historia, { params: de(id, 'contactos') })
  expect(total).toBe(1)
  expect(cambios).toMatchObject([{ usuario: 'ventas@telar.test', accion: 'crear', antes: null }])
  const { razonSocial } = await ventas.call(clientes.get, { params: { id: cliente } })
  const despues = cambios[0]?.despues ?? {}
  expect(despues).toMatchObject({ nombre: 'Rosa', clienteId: razonSocial, contactoTipoId: tipo?.nombre.es })
  const visto = await ventas.call(contactos.get, { params: { id } })
  expect(Object.keys(despues).filter((campo) => !(campo in visto))).toEqual([])
  await expect(ventas.call(audit.search, { body: {} })).rejects.toMatchObject({ status: 403 })
})

test('the history names what a list of ids refers to', async () => {
  const admin = await t.as('admin@telar.test')
  const grupoId = await admin.call(grupos.create, { body: { nombre: 'Boutiques' } })
  const dias = { desde: '2027-01-07', hasta: '2027-01-31' }
  const id = await admin.call(promociones.create, {
    body: { nombre: 'Rebajas', ...dias, dto: 10, precio: null, ambito: 'todo', cuales: [], grupoIds: [grupoId] },
  })
  const { cambios } = await admin.call(fichas.historia, { params: de(id, 'promociones') })
  expect(cambios[0]?.despues).toMatchObject({ grupoIds: ['Boutiques'] })
})

test('a record is read as itself, whatever else is told of one such under another address', async () => {
  const admin = await t.as('admin@telar.test')
  const { razonSocial } = await admin.call(clientes.get, { params: { id: cliente } })
  const nombre = { nombre: 'De feria', desde: '2027-01-01' }
  const tarifaId = await admin.call(tarifas.create, { body: nombre })
  const primero = async (id: number, recurso: string) =>
    (await admin.call(fichas.historia, { params: de(id, recurso) })).cambios.at(-1)?.despues
  expect(await primero(cliente, 'clientes')).toMatchObject({ razonSocial })
  expect(await primero(tarifaId, 'tarifas')).toMatchObject(nombre)
})

test('a change of several at once is taken back from the history of one, unless one has changed since', async () => {
  const { data } = await ventas.call(clientes.search, { body: { pageSize: 3 } })
  const cambiar = async (idioma: Idioma) => {
    const leidos = await Promise.all(data.map(({ id }) => ventas.call(clientes.get, { params: { id } })))
    return ventas.call(clientes.cambiar, {
      body: { filas: leidos.map(({ id, version }) => ({ id, version, idioma })) },
    })
  }
  const idiomas = () =>
    Promise.all(data.map(async ({ id }) => (await ventas.call(clientes.get, { params: { id } })).idioma))
  const antes = await idiomas()
  await cambiar('ca')
  const [uno, otro] = data
  const params = de(uno?.id ?? 0)
  const ultimo = async () => (await ventas.call(fichas.historia, { params })).cambios[0]
  const cambio = await ultimo()
  expect(cambio?.juntos).toBe(3)
  const deshacer = () => ventas.call(fichas.deshacer, { params: { ...params, parte: cambio?.id ?? 0 } })
  await expect(
    comercial.call(fichas.deshacer, { params: { ...params, parte: cambio?.id ?? 0 } }),
  ).rejects.toMatchObject({ status: expect.toBeOneOf([403, 404, 400]) })
  expect(await deshacer()).toEqual({ registros: 3 })
  expect(await idiomas()).toEqual(antes)
  await cambiar('ca')
  const segundo = await ultimo()
  const leido = await ventas.call(clientes.get, { params: { id: otro?.id ?? 0 } })
  await ventas.call(clientes.cambiar, { body: { filas: [{ id: leido.id, version: leido.version, idioma: 'en' }] } })
  await expect(ventas.call(fichas.deshacer, { params: { ...params, parte: segundo?.id ?? 0 } })).rejects.toMatchObject({
    status: 409,
    messages: [expect.stringContaining(leido.razonSocial)],
  })
  expect(await idiomas()).toContain('ca')
})

test('an invoice and its customer know the mails about them, and send one again', async () => {
  const id = await facturaDePrueba(t, cliente)
  const admin = await t.as('admin@telar.test')
  await admin.call(facturas.enviar, { params: { id }, body: { para: 'rosa@example.com' } })
  const [mail] = await ventas.call(fichas.correos, { params: de(id, 'facturas') })
  expect(mail).toMatchObject({ para: 'rosa@example.com', estado: 'pendiente' })
  expect(await ventas.call(fichas.correos, { params: de(cliente) })).toMatchObject([{ id: mail?.id }])
  const params = { ...de(id, 'facturas'), parte: mail?.id ?? 0 }
  await expect(ventas.call(fichas.reenviar, { params })).rejects.toMatchObject({ status: 409 })
  await t.house.db.update(correosTable).set({ estado: 'enviado' }).where(eq(correosTable.id, params.parte))
  await ventas.call(fichas.reenviar, { params })
  expect(await ventas.call(fichas.correos, { params: de(id, 'facturas') })).toMatchObject([
    { estado: 'pendiente', para: 'rosa@example.com' },
    { estado: 'enviado' },
  ])
})

test('with a customer’s data go what people wrote beside it and the files', async () => {
  const id = await clientePara(t, 'recargo@telar.test')
  await ventas.call(fichas.anotar, { params: de(id), body: { texto: 'Su hermana se llama Ana' } })
  await ventas.call(fichas.adjuntar, { params: de(id), body: { nombre: 'DNI.pdf', data: PDF } })
  const [{ fichero } = { fichero: '' }] = await t.house.db.select().from(adjuntosTable)
  const suyo = await (await ventas.call(clientes.datos, { params: { id } })).text()
  expect(suyo).toContain('Su hermana se llama Ana')
  await ventas.call(clientes.borrarDatos, { params: { id } })
  const { notas, adjuntos } = await ventas.call(fichas.get, { params: de(id) })
  expect([notas, adjuntos]).toEqual([[], []])
  expect(await t.house.files.get(fichero)).toBeNull()
})

test('notes and files go with their record', async () => {
  const admin = await t.as('admin@telar.test')
  const id = await admin.call(colores.create, {
    body: { codigo: 'ZZ9', nombre: { es: 'De paso', en: '', pt: '', ca: '' }, hex: '#123456' },
  })
  await admin.call(fichas.anotar, { params: de(id, 'colores'), body: { texto: 'Se va' } })
  await admin.call(fichas.adjuntar, { params: de(id, 'colores'), body: { nombre: 'carta.pdf', data: PDF } })
  await admin.call(fichas.anotar, { params: de(cliente), body: { texto: 'Se queda' } })
  const limpiar = () => limpiezaDeFichas(t.house.files)(t.house.db)
  const suyas = () => t.house.db.select().from(notasTable).where(eq(notasTable.recurso, 'colores'))
  await limpiar()
  expect(await suyas()).toHaveLength(1)
  await admin.call(colores.remove, { body: { ids: [id] } })
  await limpiar()
  expect(await suyas()).toEqual([])
  expect(await t.house.db.select().from(adjuntosTable).where(eq(adjuntosTable.recurso, 'colores'))).toEqual([])
  expect((await admin.call(fichas.get, { params: de(cliente) })).notas).toMatchObject([{ texto: 'Se queda' }])
})
