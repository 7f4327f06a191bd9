import { importaciones } from '@telar/contract/casa/importaciones'
import { clientes } from '@telar/contract/clientes/clientes'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { firstRow } from '../../db/rows.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { hojaDe, type Importador, importador } from '../../testing/importador.ts'
import { mientrasSeEspera } from '../../testing/mientras.ts'
import { seguirVueltas } from './jobs.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let suyo: Importador
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
  suyo = importador(admin)
})
afterAll(() => t.close())

const numero = async (consulta: SQL) => (await firstRow(t.owner, z.object({ n: z.int() }), consulta))?.n ?? 0
const ver = (id: number) => admin.call(importaciones.ver, { params: { id } })
const escribir = (id: number) => admin.call(importaciones.escribir, { params: { id } })
/** It has given no sign for longer than one that lives. */
const callada = (id: number, estado: string) =>
  t.owner.execute(
    sql`update importaciones set estado = ${estado}, viva_en = now() - interval '5 minutes' where id = ${id}`,
  )

const DE_GOLPE = 25
const MUCHOS = 30
const muchos = (una: (n: number) => string, cuantos = MUCHOS) =>
  Array.from({ length: cuantos }, (_, i) => una(i + 1)).join('\n')

const pedidosDe = (prefijo: string) =>
  sql`select count(*)::int as n from pedidos where referencia_cliente like ${`${prefijo}-%`}`

/** Orders that another program left open, all of them of one garment. */
async function hojaDePedidos(prefijo: string): Promise<string> {
  const Prenda = z.object({ cliente: z.string(), modelo: z.string(), color: z.string(), talla: z.string() })
  const prenda = await firstRow(
    t.owner,
    Prenda,
    sql`select (select codigo from clientes order by id limit 1) as cliente, m.numero as modelo, c.nombre ->> 'es' as color, v.talla
      from modelo_variantes v join modelos m on m.id = v.modelo_id
      join colores c on c.id = v.color_id order by v.id limit 1`,
  )
  const { cliente, modelo, color, talla } = prenda as z.output<typeof Prenda>
  const filas = muchos((n) => `${prefijo}-${n};${cliente};programación;${modelo};${color};${talla};2;20,00`)
  return `Pedido;Cliente;Tipo;Modelo;Color;Talla;Cantidad;Precio\n${filas}`
}

let ultimoDni = 10_000_000
const dni = () => {
  ultimoDni += 1
  return `${ultimoDni}${'TRWAGMYFPDXBNJZSQVHLCKE'[ultimoDni % 23]}`
}
const CABECERA = 'Código;Razón social;NIF;Dirección;CP;Población'
const hojaDeClientes = (prefijo: string, hasta = '', cuantos = MUCHOS) =>
  `${CABECERA}\n${muchos(
    (n) => `${prefijo}${n};Tienda ${prefijo} ${n};${dni()};Calle Mayor ${n};08001;Barcelona`,
    cuantos,
  )}${hasta}`
const clientesDe = (prefijo: string) => sql`select count(*)::int as n from clientes where codigo like ${`${prefijo}%`}`

test('what somebody takes for dead and goes on with is written once, though the first one was only slow', async () => {
  const { id, filas } = await suyo.probada('pedidos', await hojaDePedidos('LENTO'))
  expect(filas.flatMap(({ errores }) => errores)).toEqual([])
  await mientrasSeEspera(t, sql`lock table pedidos in share mode`, [
    () => escribir(id),
    async () => {
      await callada(id, 'escribiendo')
      await escribir(id).catch(({ status }) => expect(status).toBe(409))
    },
  ])
  expect(await suyo.quieta(id)).toMatchObject({ estado: 'hecha', crear: MUCHOS })
  expect(await numero(pedidosDe('LENTO'))).toBe(MUCHOS)
})

test('two sheets with the same orders, written at once, make each of them once', async () => {
  const hoja = await hojaDePedidos('DOBLE')
  const [una, otra] = [await suyo.probada('pedidos', hoja), await suyo.probada('pedidos', hoja)]
  await mientrasSeEspera(t, sql`lock table pedidos in share mode`, [() => escribir(una.id), () => escribir(otra.id)])
  const [primera, segunda] = [await suyo.quieta(una.id), await suyo.quieta(otra.id)]
  expect(await numero(pedidosDe('DOBLE'))).toBe(MUCHOS)
  expect([primera.estado, segunda.estado]).toEqual(['hecha', 'hecha'])
  expect(primera.crear + segunda.crear).toBe(MUCHOS)
})

test('one whose process ended is shown as stopped, and is gone on with or taken back', async () => {
  const { id } = await suyo.escrita('clientes', hojaDeClientes('CAIDA'))
  await t.owner.execute(sql`delete from clientes where codigo in (select 'CAIDA' || n from generate_series(26, 30) n)`)
  await t.owner.execute(
    sql`update importacion_filas set escrita = false where importacion_id = ${id} and orden >= ${DE_GOLPE}`,
  )
  await callada(id, 'escribiendo')
  expect(await ver(id)).toMatchObject({ parada: true, reversible: true })
  await suyo.deshacer(id)
  expect(await numero(clientesDe('CAIDA'))).toBe(0)
  expect(await ver(id)).toMatchObject({ estado: 'deshecha', parada: false, reversible: false })
  await expect(suyo.deshacer(id)).rejects.toMatchObject({ status: 409 })
  await expect(escribir(id)).rejects.toMatchObject({ status: 409 })
})

test('one that is being written is stopped by taking it back: what is there goes, the rest never comes', async () => {
  await suyo.escrita('clientes', `${CABECERA}\nFIJO;Tienda fija;${dni()};Calle 1;08001;Barcelona`)
  const { id } = await suyo.probada('clientes', hojaDeClientes('PARAR', '\nFIJO;Tienda fija y otra;;;;'))
  let vuelta: Promise<unknown> | undefined
  await mientrasSeEspera(t, sql`select 1 from clientes where codigo = 'FIJO' for update`, [
    () => escribir(id),
    async () => {
      expect(await ver(id)).toMatchObject({ estado: 'escribiendo', hechas: DE_GOLPE, reversible: true })
      vuelta = suyo.deshacer(id)
    },
  ])
  await vuelta
  expect(await ver(id)).toMatchObject({ estado: 'deshecha' })
  expect(await numero(clientesDe('PARAR'))).toBe(0)
  expect(await numero(sql`select count(*)::int as n from clientes where razon_social = 'Tienda fija'`)).toBe(1)
})

test('one that ended while it was looked at is gone on looking at, and nothing of it is written', async () => {
  const { id } = await suyo.probada('clientes', hojaDeClientes('MIRAR'))
  await t.owner.execute(
    sql`update importacion_filas set accion = null where importacion_id = ${id} and orden >= ${DE_GOLPE}`,
  )
  await callada(id, 'probando')
  expect(await ver(id)).toMatchObject({ parada: true, crear: DE_GOLPE, reversible: false })
  await escribir(id)
  expect(await suyo.quieta(id)).toMatchObject({ estado: 'probada', crear: MUCHOS })
  expect(await numero(clientesDe('MIRAR'))).toBe(0)
})

test('that the database was away for a moment is no row’s fault', async () => {
  await suyo.escrita('clientes', `${CABECERA}\nLEJOS;Tienda lejana;${dni()};Calle 1;08001;Barcelona`)
  const data = hojaDe('Código;Razón social\nLEJOS;Tienda de lejos')
  const { mapa, origen } = await admin.call(importaciones.leer, { body: { que: 'clientes', data } })
  const esperan = sql`select pid from pg_locks where not granted
    and pid in (select pid from pg_stat_activity where datname = current_database())`
  const [cogida, suelta] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const candado = t.owner.transaction(async (db) => {
    await db.execute(sql`select 1 from clientes where codigo = 'LEJOS' for update`)
    cogida.resolve()
    await suelta.promise
  })
  await cogida.promise
  const id = await admin.call(importaciones.probar, { body: { que: 'clientes', data, origen, mapa, fichero: 'x.csv' } })
  await expect.poll(() => numero(sql`select count(*)::int as n from (${esperan}) x`)).toBe(1)
  await t.owner.execute(sql`select pg_cancel_backend(pid) from (${esperan}) x`)
  await suyo.quieta(id)
  suelta.resolve()
  await candado
  expect(await ver(id)).toMatchObject({ estado: 'fallida', conErrores: 0, fallo: expect.any(String) })
  await escribir(id)
  expect(await suyo.quieta(id)).toMatchObject({ estado: 'probada', cambiar: 1, fallo: null })
})

test('an imported customer who has ordered since stops the undo, by name', async () => {
  const { id } = await suyo.escrita('clientes', hojaDeClientes('USADO'))
  await t.owner.execute(
    sql`update pedidos set cliente_id = (select id from clientes where codigo = 'USADO7')
      where id = (select min(id) from pedidos where referencia_cliente like 'DOBLE-%')`,
  )
  await expect(suyo.deshacer(id)).rejects.toMatchObject({ messages: [expect.stringContaining('Tienda USADO 7')] })
  expect(await ver(id)).toMatchObject({ estado: 'hecha', reversible: true, parada: false })
  expect(await numero(clientesDe('USADO'))).toBe(MUCHOS)
  const { data } = await admin.call(clientes.search, { body: { pageNumber: 1, pageSize: 1, keyword: 'USADO 7' } })
  expect(data[0]?.razonSocial).toBe('Tienda USADO 7')
})

const DE_VUELTA_DE_GOLPE = 100
/** It was being taken back when its process ended; so many of its last records had gone. */
async function cortadaDeVuelta(id: number, prefijo: string, idas: number): Promise<void> {
  const { total } = await ver(id)
  await t.owner.execute(
    sql`delete from clientes where codigo in (select ${prefijo} || n from generate_series(${total - idas + 1}::int, ${total}::int) n)`,
  )
  await t.owner.execute(
    sql`update importacion_filas set escrita = false, antes = null where importacion_id = ${id} and orden >= ${total - idas}`,
  )
  await t.owner.execute(
    sql`update importaciones set hechas = ${idas}, terminada_en = null,
      deshace = (select jsonb_build_object('id', id, 'email', email, 'idioma', 'es') from users where email = 'admin@telar.test')
      where id = ${id}`,
  )
  await callada(id, 'deshaciendo')
}

test('one whose process ended while it was taken back goes on by itself, in the name of who asked for it', async () => {
  const { id } = await suyo.escrita('clientes', hojaDeClientes('VUELVE'))
  await cortadaDeVuelta(id, 'VUELVE', 10)
  expect(await ver(id)).toMatchObject({ estado: 'deshaciendo', parada: true, reversible: true, hechas: 10 })
  await expect(escribir(id)).rejects.toMatchObject({ status: 409 })
  await Promise.all([seguirVueltas(t.house), seguirVueltas(t.house)])
  expect(await suyo.quieta(id)).toMatchObject({ estado: 'deshecha', crear: MUCHOS, reversible: false, hechas: MUCHOS })
  expect(await numero(clientesDe('VUELVE'))).toBe(0)
  const porQuien = sql`select count(*)::int as n from auditoria where tabla = 'clientes' and accion = 'borrar' and usuario = 'admin@telar.test'
      and peticion = ${`importacion ${id}`}`
  expect(await numero(porQuien)).toBe(MUCHOS - 10)
})

test('of two who take the same one back, one is told that it is being done', async () => {
  const { id } = await suyo.escrita('clientes', hojaDeClientes('ALAVEZ'))
  const otra = await t.as('admin@telar.test')
  await t.owner.transaction(async (db) => {
    await db.execute(sql`select 1 from clientes where codigo = 'ALAVEZ3' for update`)
    await admin.call(importaciones.deshacer, { params: { id } })
    expect(await ver(id)).toMatchObject({ estado: 'revisando', parada: false, reversible: false })
    await expect(otra.call(importaciones.deshacer, { params: { id } })).rejects.toMatchObject({
      status: 409,
      messages: [expect.stringContaining('ya se está deshaciendo')],
    })
    await expect(escribir(id)).rejects.toMatchObject({ status: 409 })
  })
  expect(await suyo.quieta(id)).toMatchObject({ estado: 'deshecha' })
  expect(await numero(clientesDe('ALAVEZ'))).toBe(0)
})

test('a record that somebody begins to use amid it stops it there, by name, and the rest goes when it can', async () => {
  const cuantos = DE_VUELTA_DE_GOLPE + MUCHOS
  const { id } = await suyo.escrita('clientes', hojaDeClientes('AMEDIO', '', cuantos))
  const pedido = sql`(select min(id) from pedidos where referencia_cliente like 'DOBLE-%')`
  const dueno = await numero(sql`select cliente_id as n from pedidos where id = ${pedido}`)
  const deQuien = (cliente: SQL) =>
    t.owner.execute(sql`update pedidos set cliente_id = ${cliente} where id = ${pedido}`)
  await deQuien(sql`(select id from clientes where codigo = 'AMEDIO7')`)
  await cortadaDeVuelta(id, 'AMEDIO', 5)
  await seguirVueltas(t.house)
  await expect.poll(async () => (await ver(id)).fallo).toMatch(/Se ha deshecho una parte.*Tienda AMEDIO 7/)
  expect(await ver(id)).toMatchObject({ estado: 'deshaciendo', parada: true, reversible: true })
  expect(await numero(clientesDe('AMEDIO'))).toBe(cuantos - DE_VUELTA_DE_GOLPE - 5)
  await deQuien(sql`${dueno}`)
  await suyo.deshacer(id)
  expect(await numero(clientesDe('AMEDIO'))).toBe(0)
})

test('what a sheet speaks of twice, far apart, goes back to what it was', async () => {
  const nif = dni()
  await suyo.escrita('clientes', `${CABECERA}\nDOSVECES;Tienda primera;${nif};Calle 1;08001;Barcelona`)
  const entre = hojaDeClientes('ENTRE', '', DE_VUELTA_DE_GOLPE + 5).replace(`${CABECERA}\n`, '')
  const { id } = await suyo.escrita(
    'clientes',
    `${CABECERA}\nDOSVECES;Tienda segunda;;;;\n${entre}\n;Tienda tercera;${nif};;;`,
  )
  const como = (nombre: string) =>
    numero(sql`select count(*)::int as n from clientes where codigo = 'DOSVECES' and razon_social = ${nombre}`)
  expect(await como('Tienda tercera')).toBe(1)
  await suyo.deshacer(id)
  expect([await como('Tienda primera'), await numero(clientesDe('ENTRE'))]).toEqual([1, 0])
})

test('orders go back whole or not at all: their numbers do too', async () => {
  const [una, otra] = [
    await suyo.escrita('pedidos', await hojaDePedidos('ANTES')),
    await suyo.escrita('pedidos', await hojaDePedidos('LUEGO')),
  ]
  await expect(suyo.deshacer(una.id)).rejects.toMatchObject({
    messages: [expect.stringContaining('No se ha deshecho nada')],
  })
  expect([await numero(pedidosDe('ANTES')), (await ver(una.id)).estado]).toEqual([MUCHOS, 'hecha'])
  await suyo.deshacer(otra.id)
  await suyo.deshacer(una.id)
  expect([await numero(pedidosDe('ANTES')), await numero(pedidosDe('LUEGO'))]).toEqual([0, 0])
})
