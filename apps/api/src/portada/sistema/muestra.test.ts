import { AppSettings, appsettings } from '@telar/contract/casa/appsettings'
import { imagenes } from '@telar/contract/casa/imagenes'
import { sistema } from '@telar/contract/casa/sistema'
import { modelos } from '@telar/contract/catalogo/modelos'
import { clientes } from '@telar/contract/clientes/clientes'
import { contactos } from '@telar/contract/clientes/contactos'
import { grupos } from '@telar/contract/clientes/grupos'
import { facturas } from '@telar/contract/facturacion/facturas'
import { cuadre } from '@telar/contract/portada/cuadre'
import { transportistas } from '@telar/contract/ventas/transportistas'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { conectar } from '../../copia/tablas.ts'
import { rows, run } from '../../db/rows.ts'
import { checkTriggers } from '../../db/triggers.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { casaQueFactura, facturador } from '../../testing/factura.ts'
import { importador } from '../../testing/importador.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
})
afterAll(() => t.close())

/** An administrator of the house's own, with the password of the demo. */
const nuestro = ({ owner }: TestApp) =>
  run(
    owner,
    sql`with suyo as (
      insert into users (user_name, email, first_name, password_hash, email_confirmed, creado_en)
        select 'ana@casa.es', 'ana@casa.es', 'Ana', password_hash, true, now() from users where email = 'admin@telar.test' returning id)
      insert into user_roles (user_id, role_id) select suyo.id, r.id from suyo, roles r where r.name = 'Admin'`,
  )

test('it goes whole, in one act, once somebody of the house can go on and has been told what goes', async () => {
  const demo = await t.as('admin@telar.test')
  await t.house.files.put('imagenes/9/original.png', Buffer.from('a picture'))
  const antes = (await demo.call(sistema.sistema, {})).muestra
  expect(antes).toMatchObject({ impide: 'sin-administrador', propios: 0 })
  await expect(demo.call(sistema.quitarMuestra, { body: { propios: 0 } })).rejects.toMatchObject({ status: 409 })
  await nuestro(t)
  const ana = await t.as('ana@casa.es')
  const { crear } = facturador(ana)
  await crear(1)
  const muestra = (await ana.call(sistema.sistema, {})).muestra
  expect(muestra).toMatchObject({ impide: null, propios: 1 })
  await expect(ana.call(sistema.quitarMuestra, { body: { propios: 0 } })).rejects.toMatchObject({ status: 409 })
  const [empresa] = await rows(t.owner, z.object({ empresa: z.unknown() }), sql`select empresa from app_settings`)
  expect((await ana.call(sistema.quitarMuestra, { body: { propios: 1 } })).muestra).toBeNull()
  const quedan = await rows(
    t.owner,
    z.object({ que: z.string(), n: z.int() }),
    sql`select 'clientes' as que, count(*)::int as n from clientes union all select 'modelos', count(*)::int from modelos
      union all select 'facturas', count(*)::int from facturas union all select 'imagenes', count(*)::int from imagenes
      union all select 'contadores', count(*)::int from contadores union all select 'users', count(*)::int from users
      union all select 'registros', count(*)::int from registros_facturacion order by 1`,
  )
  expect(quedan.filter(({ n }) => n > 0)).toEqual([{ que: 'users', n: 1 }])
  expect(await rows(t.owner, z.object({ empresa: z.unknown() }), sql`select empresa from app_settings`)).toEqual([
    empresa,
  ])
  await expect.poll(() => Array.fromAsync(t.house.files.list())).toEqual([])
  const client = await conectar(t.url)
  await checkTriggers(client)
  await client.end()
  expect((await ana.call(cuadre.comprobar, {})).ultimo?.cuadra).toBe(true)
  expect((await ana.call(modelos.search, { body: { pageNumber: 1, pageSize: 5 } })).totalCount).toBe(0)
})

test('whatever was made of one’s own is told before it goes, also what hangs on the sample, and of two who ask one takes it', async () => {
  const other = await testApp()
  await nuestro(other)
  const ana = await other.as('ana@casa.es')
  const propios = async () => (await ana.call(sistema.sistema, {})).muestra?.propios
  expect(await propios()).toBe(0)
  await ana.call(grupos.create, { body: { nombre: 'Las de casa' } })
  await ana.call(transportistas.create, { body: { nombre: 'Reparto propio' } })
  const [cliente] = (await ana.call(clientes.search, { body: { pageNumber: 1, pageSize: 1 } })).data
  await ana.call(contactos.create, { body: { clienteId: cliente?.id ?? 0, contactoTipoId: 1, nombre: 'Eva' } })
  expect(await propios()).toBe(3)
  const quitar = () => ana.call(sistema.quitarMuestra, { body: { propios: 3 } })
  const dos = await Promise.allSettled([quitar(), quitar()])
  expect(dos.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(dos.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } })
  expect((await ana.call(grupos.search, { body: { pageNumber: 1, pageSize: 1 } })).totalCount).toBe(0)
  expect((await ana.call(contactos.search, { body: { pageNumber: 1, pageSize: 1 } })).totalCount).toBe(0)
  await other.close()
})

test('once the house has issued an invoice it stays', async () => {
  const other = await testApp()
  await casaQueFactura(other)
  await nuestro(other)
  const ana = await other.as('ana@casa.es')
  await facturador(ana).emitir(1)
  expect((await ana.call(sistema.sistema, {})).muestra?.impide).toBe('facturada')
  await expect(ana.call(sistema.quitarMuestra, { body: { propios: 1 } })).rejects.toMatchObject({ status: 409 })
  await expect(run(other.owner, sql`select quitar_muestra()`)).rejects.toThrow()
  await other.close()
})

test('the logo stays, and what a former program left open neither bars the way nor stays', async () => {
  const other = await testApp()
  await nuestro(other)
  const ana = await other.as('ana@casa.es')
  const body = new FormData()
  const png = await sharp({ create: { width: 40, height: 10, channels: 3, background: '#c8102e' } })
    .png()
    .toBuffer()
  body.append('file', new Blob([new Uint8Array(png)]), 'logo.png')
  const { id } = await ana.call(imagenes.upload, { body } as never)
  await ana.call(appsettings.update, {
    body: { ...AppSettings.parse(await ana.call(appsettings.get, {})), logoId: id },
  })
  const [{ codigo = '' } = {}] = (await ana.call(clientes.search, { body: { pageNumber: 1, pageSize: 1 } })).data
  await importador(ana).escrita('previas', `Factura;Cliente;Fecha;Pendiente\nV-1;${codigo};2026-01-15;100`)
  const muestra = (await ana.call(sistema.sistema, {})).muestra
  expect(muestra).toMatchObject({ impide: null, propios: 1 })
  await ana.call(sistema.quitarMuestra, { body: { propios: 1 } })
  expect((await ana.call(facturas.search, { body: { pageNumber: 1, pageSize: 1 } })).totalCount).toBe(0)
  expect((await ana.call(appsettings.get, {})).logo).toMatchObject({ id })
  const nombres = async () => (await Array.fromAsync(other.house.files.list())).map((nombre) => nombre.split('/')[1])
  await expect.poll(async () => [...new Set(await nombres())]).toEqual([String(id)])
  expect((await other.app.inject(`/img/${id}/320.webp`)).statusCode).toBe(200)
  await other.close()
})
