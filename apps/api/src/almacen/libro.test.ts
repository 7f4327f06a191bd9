import { colores } from '@telar/contract/catalogo/colores'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { clientePara } from '../testing/cliente.ts'
import { enExistencias } from '../testing/existencias.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
const MODELO = 1

beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
})
afterAll(() => t.close())

const celda = async (talla: string, colorId?: number) => {
  const { rows } = await t.house.db.execute<{ color_id: number; stock: number; reservado: number; libre: number }>(sql`
    select color_id, stock, reservado, libre from modelo_variantes
    where modelo_id = ${MODELO} and talla = ${talla} and color_id = coalesce(${colorId ?? null}::int, color_id)
    order by color_id limit 1`)
  return rows[0] as (typeof rows)[number]
}

/** Cells whose sum in the ledger is not what stands beside the variant. */
const descuadradas = async () =>
  (
    await t.house.db.execute(sql`
    with libro as (
      select modelo_id, color_id, talla, sum(case 'almacen' when a then cantidad when de then -cantidad else 0 end) as n
      from movimientos group by 1, 2, 3)
    select * from libro full join modelo_variantes v using (modelo_id, color_id, talla)
    where coalesce(n, 0) <> coalesce(v.stock, 0)`)
  ).rows

describe('the ledger', () => {
  test('begins with what the variants began with', async () => {
    expect((await celda('38')).stock).toBeGreaterThan(0)
    expect(await descuadradas()).toEqual([])
  })

  test.each([
    ['changed', sql`update movimientos set cantidad = 9`],
    ['deleted', sql`delete from movimientos`],
    ['emptied', sql`truncate movimientos`],
  ])('is never %s', async (_, orden) => {
    await expect(t.house.db.execute(orden)).rejects.toMatchObject({ cause: { code: '42501' } })
    await expect(t.owner.execute(orden)).rejects.toMatchObject({
      cause: { message: 'The ledger of garments is only ever added to.' },
    })
  })

  test.each(['stock', 'segunda', 'outlet', 'asignado'])('alone writes %s', async (columna) => {
    const orden = sql`update modelo_variantes set ${sql.identifier(columna)} = ${sql.identifier(columna)} + 1`
    await expect(t.house.db.execute(orden)).rejects.toMatchObject({ cause: { code: '23001' } })
  })

  test('lets nobody take out what is not there', async () => {
    const { color_id } = await celda('38')
    await expect(
      t.house.db.execute(sql`
        insert into movimientos (causa, modelo_id, color_id, talla, cantidad, de, a)
        values ('correccion', ${MODELO}, ${color_id}, '38', 100000, 'almacen', 'merma')`),
    ).rejects.toMatchObject({ cause: { constraint: 'modelo_variantes_cantidades' } })
    expect(await descuadradas()).toEqual([])
  })
})

test('a shortage names what is short and nothing else, with its colour, in the language of who asked', async () => {
  const clienteId = await clientePara(t, 'cliente@telar.test')
  await enExistencias(t.house.db, 1010, sql`modelo_id = ${MODELO}`)
  const { color_id: colorId } = await celda('38')
  const tallasCantidades = [
    { talla: '38', cantidad: 8 },
    { talla: '40', cantidad: 1011 },
  ]
  const linea = { modeloId: MODELO, colorId, tallasCantidades }
  const pedir = () =>
    admin.call(pedidos.create, {
      body: { clienteId, tipo: 'servicio', origen: 'showroom', lineas: [linea] },
    })
  await expect(pedir()).rejects.toMatchObject({
    messages: [expect.stringMatching(/^No hay prendas bastantes. Quedan libres: 1215 Negro 40 \(1\.010\)\.$/)],
  })
})

test('merging colours books garments out of one and into the other, with what was kept for orders', async () => {
  const clienteId = await clientePara(t, 'cliente@telar.test')
  const { rows: dos } = await t.house.db.execute<{ color_id: number }>(sql`
    select distinct color_id from modelo_variantes where modelo_id = ${MODELO} order by 1 limit 2`)
  const [destinoId = 0, origenId = 0] = dos.map(({ color_id }) => color_id)
  await enExistencias(t.house.db, 10, sql`modelo_id = ${MODELO}`)
  const linea = { modeloId: MODELO, colorId: origenId, tallasCantidades: [{ talla: '38', cantidad: 4 }] }
  await admin.call(pedidos.create, {
    body: { clienteId, tipo: 'servicio', origen: 'showroom', lineas: [linea] },
  })
  await admin.call(colores.merge, { body: { destinoId, origenIds: [origenId] } })
  expect(await celda('38', destinoId)).toMatchObject({ stock: 20, reservado: 4, libre: 16 })
  expect(await descuadradas()).toEqual([])
})
