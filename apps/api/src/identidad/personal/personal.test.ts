import { facturas } from '@telar/contract/facturacion/facturas'
import { inicio as inicioCalls } from '@telar/contract/portada/inicio'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { materiaPara, ordenPara, proveedorPara } from '../../testing/produccion.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const inicio = async (email: string) => (await t.as(email)).call(inicioCalls.inicio, {})

test('nobody is shown more than the lists they may search', async () => {
  const partes = async (email: string) => {
    const { hoy: _, ...resto } = await inicio(email)
    return Object.entries(resto).flatMap(([parte, valor]) => (valor === null ? [] : [parte]))
  }
  expect(await partes('cliente@telar.test')).toEqual([])
  expect(await partes('produccion@telar.test')).toEqual(['liberaciones', 'bajoMinimo', 'atrasadas', 'costes'])
  expect(await partes('ventas@telar.test')).toEqual([
    ...['semanas', 'comerciales', 'cobros', 'temporadas', 'liberaciones', 'atrasadas', 'costes'],
  ])
  expect(await partes('comercial@telar.test')).toEqual(['semanas', 'cobros', 'temporadas'])
  expect(await partes('admin@telar.test')).toHaveLength(9)
})

test('what was invoiced this week is in its week, and in nobody else’s', async () => {
  const ventas = await t.as('ventas@telar.test')
  const clienteId = await clientePara(t, 'cliente@telar.test')
  const semana = async (email: string) => (await inicio(email)).semanas?.at(-1)?.base ?? 0
  const antes = [await semana('ventas@telar.test'), await semana('comercial@telar.test')]
  await t.house.db.execute(sql`update clientes set comercial_id = null where id = ${clienteId}`)
  const ajena = await semana('comercial@telar.test')
  await ventas.call(facturas.create, {
    body: { clienteId, emitir: true, lineas: [{ descripcion: 'Arreglo', cantidad: 4, precio: 25 }] } as never,
  })
  expect(await semana('ventas@telar.test')).toBeCloseTo((antes[0] ?? 0) + 100, 2)
  expect(await semana('comercial@telar.test')).toBe(ajena)
  await t.house.db.execute(sql`update users set comercial_id = null where email = 'comercial@telar.test'`)
  await expect.poll(() => semana('comercial@telar.test')).toBe(0)
  const { cobros } = await inicio('ventas@telar.test')
  expect(cobros?.deudores.length).toBeGreaterThan(0)
})

test('what is ordered counts for its season, its model and its colour; what is cancelled does not', async () => {
  const ventas = await t.as('ventas@telar.test')
  const clienteId = await clientePara(t, 'cliente@telar.test')
  const { rows } = await t.house.db.execute<{ modelo: number; color: number; talla: string }>(sql`
    select m.id as modelo, v.color_id as color, v.talla from modelos m join modelo_variantes v on v.modelo_id = m.id
    where m.temporada_id = (select id from temporadas order by fecha_inicio desc limit 1) order by m.id, v.id limit 1`)
  const { modelo: modeloId = 0, color: colorId = 0, talla = '' } = rows[0] ?? {}
  const lineas = [{ modeloId, colorId, tallasCantidades: [{ talla, cantidad: 900 }] }]
  const antes = (await inicio('ventas@telar.test')).temporadas?.[0]
  const id = await ventas.call(pedidos.create, { body: { clienteId, tipo: 'programacion', lineas } })
  const [temporada] = (await inicio('ventas@telar.test')).temporadas ?? []
  expect(temporada).toMatchObject({ pedidos: (antes?.pedidos ?? 0) + 1, prendas: (antes?.prendas ?? 0) + 900 })
  expect(temporada?.modelos[0]).toMatchObject({ id: modeloId })
  expect(temporada?.colores[0]).toMatchObject({ id: colorId })
  await ventas.call(pedidos.situacion, { body: { ids: [id], situacion: 'cancelado' } })
  expect((await inicio('ventas@telar.test')).temporadas?.[0]).toMatchObject({ prendas: antes?.prendas ?? 0 })
})

test('late orders and cloth under its minimum are told at once', async () => {
  const produccion = await t.as('produccion@telar.test')
  const antes = await inicio('produccion@telar.test')
  await materiaPara(produccion, await proveedorPara(t, produccion), { stockMinimo: 50 })
  const { id } = await ordenPara(t, produccion, 1, { '38': 6 }, { fechaEntrega: '2026-01-07' })
  const ahora = await inicio('produccion@telar.test')
  expect(ahora.bajoMinimo?.cuantas).toBe((antes.bajoMinimo?.cuantas ?? 0) + 1)
  expect(ahora.atrasadas?.ordenes[0]).toMatchObject({ id, faltan: 6 })
  await produccion.call(ordenesfab.estado, { body: { ids: [id], estado: 'anulada' } })
  expect((await inicio('produccion@telar.test')).atrasadas?.cuantas).toBe(antes.atrasadas?.cuantas ?? 0)
})
