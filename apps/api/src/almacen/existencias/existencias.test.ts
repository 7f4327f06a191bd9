import { existencias } from '@telar/contract/almacen/existencias'
import { asc, eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBaseData } from '../../base-data.ts'
import { modelosTable, modeloVariantesTable as v } from '../../db/schema/catalogo/modelos.ts'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
})
afterAll(() => t.close())

const cambios = (since?: string, limit?: number) => admin.call(existencias.cambios, { query: { since, limit } })

async function hastaElFinal(since?: string, limit = 200) {
  const vistas: number[] = []
  let pagina = await cambios(since, limit)
  for (;;) {
    vistas.push(...pagina.cambios.map(({ varianteId }) => varianteId))
    if (!pagina.hayMas) return { vistas, cursor: pagina.siguiente }
    pagina = await cambios(pagina.siguiente, limit)
  }
}

/** Transactions of other tests on the same server are open too: what was written is told once those before it have ended. */
async function hastaQueSeDiga<R>(leer: () => Promise<R>, dicho: (leido: R) => boolean): Promise<R> {
  let leido = await leer()
  const leerOtraVez = async () => {
    leido = await leer()
    return dicho(leido)
  }
  await expect.poll(leerOtraVez).toBe(true)
  return leido
}
/** The cursor from which nothing is left to tell of what has been written so far. */
async function alDia(): Promise<string> {
  const escrito = await t.owner.execute<{ n: string }>(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as n`)
  const { cursor } = await hastaQueSeDiga(
    () => hastaElFinal(),
    (leido) => BigInt(leido.cursor.split('-')[0] ?? 0) >= BigInt(escrito.rows[0]?.n ?? 0),
  )
  return cursor
}

test('from the beginning everything is told, page by page; then only what changes', async () => {
  const todas = await t.owner.select({ id: v.id }).from(v)
  const cursor = await alDia()
  const { vistas } = await hastaElFinal()
  expect(new Set(vistas)).toEqual(new Set(todas.map(({ id }) => id)))
  expect((await cambios(cursor)).cambios).toEqual([])
  const [una] = await t.owner.select().from(v).orderBy(asc(v.id)).limit(1)
  if (!una) throw new Error('no variants')
  await t.owner.execute(sql`update modelo_variantes set disponible_web = not disponible_web where id = ${una.id}`)
  const visto = await hastaQueSeDiga(
    () => cambios(cursor),
    (leido) => leido.cambios.length > 0,
  )
  expect(visto.cambios).toMatchObject([
    { varianteId: una.id, borrada: false, actual: { stock: una.stock, disponibleWeb: !una.disponibleWeb } },
  ])
  await t.owner.update(modelosTable).set({ precioMayor: 12.5 }).where(eq(modelosTable.id, una.modeloId))
  const suyas = await t.owner.$count(v, eq(v.modeloId, una.modeloId))
  const precios = await hastaQueSeDiga(
    () => cambios(visto.siguiente),
    (leido) => leido.cambios.length === suyas,
  )
  expect(new Set(precios.cambios.map(({ actual }) => actual?.precioMayor))).toEqual(new Set([12.5]))
})

test('what commits late is not overtaken: whoever asks meanwhile gets it afterwards', async () => {
  const cursor = await alDia()
  const [lenta, rapida] = await t.owner.select().from(v).orderBy(asc(v.id)).limit(2)
  if (!lenta || !rapida) throw new Error('no variants')
  const client = new pg.Client({ connectionString: t.url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('update modelo_variantes set disponible_web = not disponible_web where id = $1', [lenta.id])
    await t.owner.execute(sql`update modelo_variantes set disponible_web = not disponible_web where id = ${rapida.id}`)
    const mientras = await hastaElFinal(cursor)
    expect(mientras.vistas).toEqual([])
    await client.query('commit')
    await expect
      .poll(async () => new Set((await hastaElFinal(mientras.cursor)).vistas))
      .toEqual(new Set([lenta.id, rapida.id]))
  } finally {
    await client.end()
  }
})

test('what is gone is told as gone, and a cursor of another database begins anew', async () => {
  const cursor = await alDia()
  const { rows: libres } = await t.owner.execute<{ id: number }>(sql`
    insert into modelo_variantes (modelo_id, color_id, talla) select modelo_id, color_id, 'ZZ' from modelo_variantes limit 1
    returning id`)
  const id = libres[0]?.id as number
  await expect.poll(async () => (await hastaElFinal(cursor)).vistas).toEqual([id])
  await t.owner.delete(v).where(eq(v.id, id))
  await expect
    .poll(async () => (await cambios(cursor)).cambios[0])
    .toMatchObject({ varianteId: id, borrada: true, actual: null })
  const todas = await t.owner.$count(v)
  await expect.poll(async () => new Set((await hastaElFinal('99999999999-0', 1000)).vistas).size).toBe(todas + 1)
})

test('what was marked in another cluster is told here, once it starts', async () => {
  const cursor = await alDia()
  await t.owner.execute(sql`update variante_cambios set cambio = '999999999999'::xid8`)
  expect((await hastaElFinal(cursor)).vistas).toEqual([])
  await ensureBaseData(t.house.jobs.db)
  await expect.poll(async () => (await hastaElFinal(cursor)).vistas.length).toBeGreaterThan(0)
})
