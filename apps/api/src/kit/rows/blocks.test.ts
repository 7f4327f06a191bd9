import { facturas } from '@telar/contract/facturacion/facturas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { casaQueFactura, facturador } from '../../testing/factura.ts'
import type { Keep } from '../memory/kept.ts'
import { addUp } from './blocks.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let f1: ReturnType<typeof facturador>
let clienteId: number
beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
  admin = await t.as('admin@telar.test')
  f1 = facturador(admin)
  clienteId = await clientePara(t, 'cliente@telar.test')
})
afterAll(() => t.close())

/** Keeps what was made, and makes the next of it every time. */
function growing(): Keep & { before: unknown } {
  const keep = async (_: string, make: (before: never) => Promise<unknown>) => {
    growth.before = await make(growth.before as never)
    return growth.before
  }
  const growth = Object.assign(keep as Keep, { before: undefined as unknown })
  return growth
}

const adding = (where = sql`true`) => ({
  ...{ from: f, id: f.id, as: f },
  where,
  by: f.estado.getSQL(),
  sums: [sql`count(*)`, sql`coalesce(sum(${f.total}), 0)`],
})
const anew: Keep = (_, make) => make(undefined)

const inOrder = (groups: Awaited<ReturnType<typeof addUp>>) =>
  groups.toSorted((a, b) => ((a.group ?? '') < (b.group ?? '') ? -1 : 1))

test('what grows out of what it was is what would be read anew, whatever happened in between', async () => {
  const { db } = t.house
  const keep = growing()
  const same = async () => {
    const grown = inOrder(await addUp(db, keep, adding()))
    expect(grown).toEqual(inOrder(await addUp(db, anew, adding())))
    return grown
  }
  await same()
  const draft = await f1.crear(clienteId)
  const [, uno] = [await same(), await f1.emitir(clienteId)]
  await same()
  await admin.call(facturas.remove, { body: [draft] })
  await same()
  await db.transaction(async (tx) => {
    await tx.execute(sql`update facturas set notas = 'x' where id = ${uno}`)
    await f1.crear(clienteId)
    await same()
  })
  await same()
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`delete from facturas where estado = 'borrador'`)
      throw new Error('back')
    })
    .catch(() => {})
  await same()
})

test('a change is seen by whoever looked while it was not finished', async () => {
  const { db } = t.house
  const keep = growing()
  let before = 0
  await db.transaction(async (tx) => {
    const id = await f1.crear(clienteId)
    await addUp(db, keep, adding())
    await tx.execute(sql`delete from facturas where id = ${id}`)
    before = (await addUp(db, keep, adding())).find(({ group }) => group === 'borrador')?.sums[0] ?? 0
  })
  const after = (await addUp(db, keep, adding())).find(({ group }) => group === 'borrador')?.sums[0] ?? 0
  expect(after).toBe(before - 1)
})

test('only the blocks that changed are read again', async () => {
  const { db } = t.house
  const keep = growing()
  await addUp(db, keep, adding())
  const { groups } = keep.before as { groups: Map<string, unknown> }
  keep.before = {
    ...(keep.before as object),
    groups: new Map([...groups, ['anulada', { blocks: 1, cents: [700, 7000] }]]),
  }
  await f1.crear(clienteId)
  const grown = await addUp(db, keep, adding())
  expect(grown.find(({ group }) => group === 'anulada')?.sums).toEqual([7, 70])
})

test('of a table that was made anew behind everybody’s back nothing that was known is kept', async () => {
  const { db } = t.house
  const keep = growing()
  await f1.crear(clienteId)
  await addUp(db, keep, adding())
  await t.owner.execute(sql`alter table facturas disable trigger user`)
  await t.owner.execute(sql`delete from facturas where estado = 'borrador'`)
  await t.owner.execute(sql`alter table facturas enable trigger user`)
  await t.owner.execute(sql`vacuum full facturas`)
  const grown = await addUp(db, keep, adding())
  expect(grown.find(({ group }) => group === 'borrador')).toBeUndefined()
})

test('sums, counts and groups of the list follow each change', async () => {
  const filters = ['borrador', 'emitida', 'cobrada'].map(
    (value) => ({ field: 'situacion', operator: 'eq', value }) as const,
  )
  const look = async () => {
    const sumas = await admin.call(facturas.sumaTotales, { body: {} })
    const { counts, totalCount } = await admin.call(facturas.search, { body: { counts: filters } })
    const grupos = await admin.call(facturas.agrupar, { body: { campo: 'situacion' } })
    return { sumas, counts, totalCount, grupos }
  }
  const antes = await look()
  await f1.crear(clienteId)
  await f1.emitir(clienteId)
  const luego = await look()
  expect(luego.totalCount).toBe(antes.totalCount + 2)
  expect(luego.counts).toEqual(antes.counts?.map((n, i) => (i < 2 ? n + 1 : n)))
  expect(luego.sumas.facturas).toBe(antes.sumas.facturas + 1)
  expect(luego.sumas.total).toBe(antes.sumas.total + 121)
  expect(luego.sumas.borradores.facturas).toBe(antes.sumas.borradores.facturas + 1)
  expect(luego.grupos.reduce((n, { cuantas }) => n + cuantas, 0)).toBe(luego.totalCount)
})
