import { setTimeout as sleep } from 'node:timers/promises'
import { colores } from '@telar/contract/catalogo/colores'
import { facturas } from '@telar/contract/facturacion/facturas'
import { cart } from '@telar/contract/ventas/cart'
import { eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditoriaTable } from '../../db/schema/casa/auditoria.ts'
import { imagenesTable } from '../../db/schema/casa/imagenes.ts'
import { coloresTable, modeloFotosTable, modelosTable, modeloVariantesTable } from '../../db/schema/catalogo/modelos.ts'
import { referencesTo } from '../../kit/rows/used-by.ts'
import { writing } from '../../kit/writing.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { casaQueFactura, suelta } from '../../testing/factura.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
const ids: Record<string, number> = {}
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
  for (const { id, codigo } of await t.house.db.select().from(coloresTable)) ids[codigo] = id
})
afterAll(() => t.close())

const id = (codigo: string) => ids[codigo] as number
const stockOf = async (codigo: string): Promise<Record<string, number>> => {
  const variantes = await t.house.db
    .select()
    .from(modeloVariantesTable)
    .where(eq(modeloVariantesTable.colorId, id(codigo)))
  return Object.fromEntries(variantes.map(({ talla, stock }) => [talla, stock]))
}

test('the list of tables that a merge re-points is complete', async () => {
  const references = await referencesTo(t.house.db, 'colores')
  expect([...new Set(references.map(({ table }) => table))].sort()).toEqual(
    t.house.conColor.map(({ tabla }) => tabla).sort(),
  )
})

test('the preview says what would be touched, and touches nothing', async () => {
  const before = await t.house.db.$count(modeloVariantesTable)
  const preview = await admin.call(colores.mergePreview, {
    body: { destinoId: id('VBO'), origenIds: [id('MAR'), id('BUR')] },
  })
  expect(preview.afectados).toEqual([
    { tabla: 'modelo_variantes', nombre: 'variantes de modelo', filas: 12, sumadas: 12 },
    { tabla: 'modelo_fotos', nombre: 'fotos de modelo', filas: 0, sumadas: 0 },
    { tabla: 'pedido_lineas', nombre: 'líneas de pedido', filas: 0, sumadas: 0 },
    { tabla: 'factura_lineas', nombre: 'líneas de factura', filas: 0, sumadas: 0 },
    { tabla: 'piezas', nombre: 'piezas', filas: 0, sumadas: 0 },
    { tabla: 'entradas', nombre: 'entradas de materia', filas: 0, sumadas: 0 },
    { tabla: 'nota_taller_celdas', nombre: 'prendas de notas de taller', filas: 0, sumadas: 0 },
    { tabla: 'vuelta_taller_celdas', nombre: 'prendas vueltas de taller', filas: 0, sumadas: 0 },
    { tabla: 'orden_fab_celdas', nombre: 'celdas de órdenes de fabricación', filas: 0, sumadas: 0 },
  ])
  expect(await t.house.db.$count(modeloVariantesTable)).toBe(before)
})

test('a merge re-points every reference, adds colliding quantities and keeps the history', async () => {
  const [modelo] = await t.house.db.select().from(modelosTable).where(eq(modelosTable.numero, '2108'))
  if (!modelo) throw new Error('no model')
  const [imagen] = await t.house.db.insert(imagenesTable).values({ ancho: 8, alto: 10, formato: 'webp' }).returning()
  const alt = { es: 'Blusa', en: '', pt: '', ca: '' }
  await t.house.db
    .insert(modeloFotosTable)
    .values({ modeloId: modelo.id, colorId: id('ROS'), imagenId: imagen?.id ?? 0, alt })
  const crudo = await stockOf('CRU')
  const rosa = await stockOf('ROS')
  expect(await admin.call(colores.merge, { body: { destinoId: id('CRU'), origenIds: [id('ROS')] } })).toBe(id('CRU'))
  const sumado = Object.fromEntries(Object.entries(crudo).map(([talla, stock]) => [talla, stock + (rosa[talla] ?? 0)]))
  expect(await stockOf('CRU')).toEqual(sumado)
  expect((await t.house.db.select().from(modeloFotosTable))[0]?.colorId).toBe(id('CRU'))
  await expect(admin.call(colores.get, { params: { id: id('ROS') } })).rejects.toMatchObject({ status: 404 })
  const history = await t.house.db
    .select()
    .from(auditoriaTable)
    .where(eq(auditoriaTable.registro, String(id('ROS'))))
  expect(
    history.some(
      ({ tabla, accion, usuario }) => tabla === 'colores' && accion === 'borrar' && usuario === 'admin@telar.test',
    ),
  ).toBe(true)
})

test('what lies in carts moves too, and is added up', async () => {
  const cliente = await t.as('cliente@telar.test')
  const [celda] = (await t.house.db.select().from(modeloVariantesTable)).filter(({ colorId }) => colorId === id('CAM'))
  const { modeloId = 0, talla = '' } = celda ?? {}
  const poner = (colorId: number, cantidad: number) =>
    cliente.call(cart.upsertItem, { body: { modeloId, colorId, talla, cantidad } })
  await poner(id('CAM'), 2)
  await poner(id('NEG'), 3)
  await admin.call(colores.merge, { body: { destinoId: id('NEG'), origenIds: [id('CAM')] } })
  const { modelos } = await cliente.call(cart.get, {})
  expect(modelos[0]?.colores).toMatchObject([{ colorId: id('NEG'), tallasCantidades: [{ talla, cantidad: 5 }] }])
})

test('several colours that meet in the same model and size become one row', async () => {
  const total = async () =>
    (await t.house.db.select().from(modeloVariantesTable)).reduce((sum, { stock }) => sum + stock, 0)
  const before = await total()
  await admin.call(colores.merge, { body: { destinoId: id('TOP'), origenIds: [id('NEG'), id('VBO'), id('BUR')] } })
  expect(await total()).toBe(before)
})

test.each([
  ['the target among the merged', () => ({ destinoId: id('CRU'), origenIds: [id('CRU'), id('MOS')] })],
  ['a colour that is not there', () => ({ destinoId: id('CRU'), origenIds: [999_999] })],
])('%s is refused and nothing changes', async (_, body) => {
  const before = await t.house.db.$count(coloresTable)
  await expect(admin.call(colores.merge, { body: body() })).rejects.toMatchObject({ kind: 'validation' })
  expect(await t.house.db.$count(coloresTable)).toBe(before)
})

test('a merge waits for whoever is writing, and nobody waits for it in a ring', async () => {
  const [variante] = await t.house.db.select().from(modeloVariantesTable).limit(1)
  if (!variante) throw new Error('no variant')
  const [otro] = await t.house.db.select().from(coloresTable).where(ne(coloresTable.id, variante.colorId)).limit(1)
  let fusion: Promise<unknown> = Promise.resolve()
  await writing(t.house.pool, { user: null, requestId: 'test' }, async (tx) => {
    await tx.execute(sql`select from modelo_variantes where id = ${variante.id} for update`)
    fusion = admin.call(colores.merge, { body: { destinoId: variante.colorId, origenIds: [otro?.id ?? 0] } })
    await sleep(300)
    await tx.execute(sql`select from colores where id = ${variante.colorId} for key share`)
    throw new Error('undone')
  }).catch((error: Error) => expect(error.message).toBe('undone'))
  await expect(fusion).resolves.toBe(variante.colorId)
})

test('a merge while invoices of its colours are copied and corrected: each is done or says why not', async () => {
  await casaQueFactura(t)
  const clienteId = await clientePara(t, 'cliente@telar.test')
  const [variante] = await t.house.db.select().from(modeloVariantesTable).limit(1)
  const modeloId = variante?.modeloId ?? 0
  const color = (codigo: string) =>
    admin.call(colores.create, { body: { codigo, nombre: { es: codigo }, hex: '#123456' } })
  const destinoId = await color('FUSION')
  for (let round = 0; round < 4; round++) {
    const origen = await color(`F${round}`)
    const factura = await admin.call(facturas.create, {
      body: { clienteId, lineas: [suelta(1, 100, { modeloId, colorId: origen })], emitir: true },
    })
    const corrections = Array.from({ length: 6 }, (_, i) =>
      i % 2 === 0
        ? admin.call(facturas.duplicar, { params: { id: factura }, body: {} })
        : admin.call(facturas.rectificar, { params: { id: factura }, body: { modo: 'I', motivo: 'Error' } }),
    )
    const merge = admin.call(colores.merge, { body: { destinoId, origenIds: [origen] } })
    const outcomes = await Promise.allSettled([...corrections.slice(0, 3), merge, ...corrections.slice(3)])
    expect(outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([])
  }
})
