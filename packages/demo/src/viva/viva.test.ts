import { ensureBaseData } from '@telar/api/base-data'
import { migrate } from '@telar/api/db/migrate'
import { grantRights } from '@telar/api/db/rights'
import { appOn, type TestApp } from '@telar/api/testing/app'
import { createEmptyDatabase, type TestDatabase } from '@telar/api/testing/database'
import { sistema } from '@telar/contract/casa/sistema'
import { clientes } from '@telar/contract/clientes/clientes'
import { facturas } from '@telar/contract/facturacion/facturas'
import { cuadre } from '@telar/contract/portada/cuadre'
import { inicio } from '@telar/contract/portada/inicio'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { hoy } from '@telar/domain/fecha'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillLiving } from '../fill.ts'

const PEQUENA = { clientes: 40, pedidos: 300, modelosPorTipo: 1 }

let database: TestDatabase
let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  database = await createEmptyDatabase()
  await migrate(database.url)
  await grantRights(database.url, database.appUrl)
})
beforeAll(async () => {
  t = await appOn(database)
  await ensureBaseData(t.owner)
})
beforeAll(async () => {
  await fillLiving(t.owner, t.house.reloj, PEQUENA)
  admin = await t.as('admin@telar.test')
})
afterAll(() => t.close())

test('the books of the living house agree, rule by rule', async () => {
  const { ultimo } = await admin.call(cuadre.comprobar, {})
  expect(ultimo?.reglas.flatMap(({ nombre, faltas }) => faltas.map((falta) => ({ nombre, ...falta })))).toEqual([])
  expect(ultimo?.cuadra).toBe(true)
})

test('it has the customers and orders that were asked for, of every kind', async () => {
  expect((await admin.call(clientes.search, { body: {} })).totalCount).toBe(40)
  const { totalCount } = await admin.call(pedidos.search, { body: {} })
  expect(totalCount).toBeGreaterThan(290)
  expect(totalCount).toBeLessThanOrEqual(310)
  const { data } = await admin.call(facturas.search, { body: { pageSize: 500 } })
  expect(data.some(({ pendiente, vence }) => pendiente > 0 && vence && vence < hoy(t.house.reloj))).toBe(true)
  expect(new Set(data.map(({ regimenIva }) => regimenIva)).size).toBeGreaterThanOrEqual(3)
})

test('the first page compares with the year before', async () => {
  const { semanas, temporadas } = await admin.call(inicio.inicio, {})
  expect(semanas?.filter(({ base, antes }) => base > 0 && antes > 0).length).toBeGreaterThan(6)
  expect(temporadas?.some(({ pedidos: cuantos }) => cuantos > 0)).toBe(true)
})

test('every list of the house has something in it, at every stage it can be at', async () => {
  const { rows } = await t.owner.execute(sql`
    select
      (select count(distinct lugar)::int from pedidos) as lugares,
      (select count(*)::int from clientes where grupo_id is not null) as en_grupos,
      (select count(*)::int from pedido_lineas where porque -> 0 ->> 'clase' = 'tarifa') as con_tarifa,
      (select count(distinct estado)::int from liquidaciones_taller) as talleres,
      (select count(distinct estado)::int from remesas) as remesas,
      (select count(*)::int from remesa_lineas where devuelta is not null) as devueltos,
      (select count(distinct estado)::int from movimientos_bancarios_lista) as apuntes,
      (select count(distinct (pendiente = 0))::int from recibidas) as recibidas,
      (select count(distinct gasto)::int from recibidas) as gastos,
      (select count(*)::int from entradas e join entradas_lista v using (id) where v.abierta > 0 and e.fecha_prevista < current_date) as tarde,
      (select count(*)::int from ordenes_fab where estado = 'cerrada' and escandallo_id is null) as sin_hoja,
      (select count(distinct tono)::int from reclamaciones) as tonos,
      (select count(distinct (pagada is null))::int from liquidaciones) as comisiones,
      (select count(distinct estado)::int from envios) as envios,
      (select count(*)::int from oleadas where estado = 'abierta') as oleadas,
      (select count(*)::int from pases) as pases`)
  const [hay] = rows
  expect(hay).toMatchObject({
    lugares: 3,
    talleres: 2,
    remesas: 2,
    recibidas: 2,
    gastos: 3,
    sin_hoja: 0,
    comisiones: 2,
  })
  for (const cual of ['en_grupos', 'con_tarifa', 'devueltos', 'tarde', 'tonos', 'oleadas', 'pases'])
    expect([cual, Number(hay?.[cual])]).not.toEqual([cual, 0])
  expect(Number(hay?.apuntes)).toBeGreaterThanOrEqual(2)
  expect(Number(hay?.envios)).toBeGreaterThanOrEqual(3)
})

test('each invoice of a settlement says at what rate', async () => {
  const { rows } = await t.owner.execute(sql`
    select count(*)::int as todas, count(tipo)::int as dichas from liquidacion_facturas where comision <> 0`)
  expect(rows[0]?.todas).toBeGreaterThan(0)
  expect(rows[0]?.dichas).toBe(rows[0]?.todas)
})

test('nothing that happened is told of a day to come', async () => {
  const dia = hoy(t.house.reloj)
  const { rows } = await t.owner.execute(sql`
    select 'pedidos' as que from pedidos where fecha > ${dia}::date
    union all select 'entregas' from entregas where fecha > ${dia}::date
    union all select 'facturas' from facturas where fecha > ${dia}::date
    union all select 'cobros' from cobros where fecha > ${dia}::date
    union all select 'recibidas' from recibidas where fecha_recepcion > ${dia}::date or fecha > fecha_recepcion
    union all select 'pagos' from pagos where fecha > ${dia}::date
    union all select 'vueltas' from vueltas_taller where fecha > ${dia}::date
    union all select 'cierres' from ordenes_fab where fecha_cierre > ${dia}::date
    union all select 'entradas' from entradas where recibida and fecha > ${dia}::date
    union all select 'remesas' from remesas where fecha > ${dia}::date
    union all select 'movimientos' from movimientos_bancarios where fecha > ${dia}::date
    union all select 'envios' from envios where entregado_en > ${dia}::date
    union all select 'momentos' from facturas where creado_en > now() or modificado_en > now()
    union all select 'hechos' from pedido_hechos where cuando > now()
    union all select 'consumos' from consumos where cuando > now() + interval '1 day'`)
  expect(rows).toEqual([])
})

test('it is the sample: it goes whole in one act, once somebody of the house can go on', async () => {
  await t.owner.execute(sql`
    with suyo as (
      insert into users (user_name, email, first_name, password_hash, email_confirmed, creado_en)
        select 'ana@casa.es', 'ana@casa.es', 'Ana', password_hash, true, now() from users where email = 'admin@telar.test' returning id)
    insert into user_roles (user_id, role_id) select suyo.id, r.id from suyo, roles r where r.name = 'Admin'`)
  const ana = await t.as('ana@casa.es')
  expect((await ana.call(sistema.sistema, {})).muestra).toMatchObject({ impide: null, propios: 0 })
  expect((await ana.call(sistema.quitarMuestra, { body: { propios: 0 } })).muestra).toBeNull()
  expect((await ana.call(facturas.search, { body: {} })).totalCount).toBe(0)
  expect((await ana.call(cuadre.comprobar, {})).ultimo?.cuadra).toBe(true)
})
