import { importaciones } from '@telar/contract/casa/importaciones'
import { clientes } from '@telar/contract/clientes/clientes'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { firstRow } from '../../db/rows.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { hojaDe, type Importador, importador } from '../../testing/importador.ts'
import { mientrasSeEspera } from '../../testing/mientras.ts'

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
const muchos = (una: (n: number) => string) => Array.from({ length: MUCHOS }, (_, i) => una(i + 1)).join('\n')

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
const hojaDeClientes = (prefijo: string, hasta = '') =>
  `${CABECERA}\n${muchos(
    (n) => `${prefijo}${n};Tienda ${prefijo} ${n};${dni()};Calle Mayor ${n};08001;Barcelona`,
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
  await expect(suyo.deshacer(id)).rejects.toMatchObject({
    status: 409,
    messages: [expect.stringContaining('Tienda USADO 7')],
  })
  expect(await numero(clientesDe('USADO'))).toBe(MUCHOS)
  const { data } = await admin.call(clientes.search, { body: { pageNumber: 1, pageSize: 1, keyword: 'USADO 7' } })
  expect(data[0]?.razonSocial).toBe('Tienda USADO 7')
})
