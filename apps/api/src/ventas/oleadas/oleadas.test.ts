import { recuentos } from '@telar/contract/almacen/recuentos'
import { ubicaciones } from '@telar/contract/almacen/ubicaciones'
import { modelos } from '@telar/contract/catalogo/modelos'
import { cajas } from '@telar/contract/ventas/cajas'
import { oleadas } from '@telar/contract/ventas/oleadas'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { ean13 } from '@telar/domain/casa/codigos'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { rows } from '../../db/rows.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { enExistencias } from '../../testing/existencias.ts'
import { cuadreDeVentas } from '../cuadre.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let clienteId: number
let colorId: number
let tallas: string[]
const EAN = ean13('8499999', 9)
const EXISTENCIAS = 20

beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
  clienteId = await clientePara(t, 'cliente@telar.test')
  const { variantes } = await admin.call(modelos.get, { params: { id: 1 } })
  colorId = variantes[0]?.colorId ?? 0
  tallas = variantes.filter((una) => una.colorId === colorId).map(({ talla }) => talla)
  await t.house.db.execute(
    sql`update modelo_variantes set ean = ${EAN} where modelo_id = 1 and color_id = ${colorId} and talla = ${tallas[0]}`,
  )
  await t.house.db.execute(sql`delete from ubicacion_celdas`)
  await admin.call(ubicaciones.generar, { body: { desde: 'W-1', hasta: 'W-9' } })
  const { data } = await admin.call(ubicaciones.search, { body: { keyword: 'W-', pageSize: 50 } })
  const idDe = (codigo: string) => data.find((una) => una.codigo === codigo)?.id ?? 0
  await admin.call(ubicaciones.asignar, {
    body: {
      celdas: [
        { modeloId: 1, colorId, talla: tallas[0] ?? '', ubicacionIds: [idDe('W-7')] },
        { modeloId: 1, colorId, talla: tallas[1] ?? '', ubicacionIds: [idDe('W-2'), idDe('W-9')] },
      ],
    },
  })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.house.db.execute(sql`delete from oleadas`)
  await t.house.db.execute(sql`update pedidos set estado = 3, situacion = 'cancelado'`)
  await t.house.db.execute(sql`delete from asignaciones`)
  await enExistencias(t.house.db, EXISTENCIAS, sql`modelo_id = 1`)
})

const pedir = async (tipo: 'servicio' | 'programacion', ...cantidades: number[]) => {
  const id = await admin.call(pedidos.create, {
    body: {
      ...{ clienteId, tipo },
      lineas: [
        {
          modeloId: 1,
          colorId,
          tallasCantidades: cantidades.map((cantidad, i) => ({ talla: tallas[i] ?? '', cantidad })),
        },
      ],
    },
  })
  await admin.call(pedidos.situacion, { body: { ids: [id], situacion: 'confirmado' } })
  return id
}
const abrir = (pedidoIds: number[], libres = false) => admin.call(oleadas.create, { body: { pedidoIds, libres } })
const ver = (id: number) => admin.call(oleadas.get, { params: { id } })
const celda = (i = 0) => ({ modeloId: 1, colorId, talla: tallas[i] ?? '' })
const coger = (id: number, cantidad = 1, i = 0) =>
  admin.call(oleadas.coger, { params: { id }, body: { que: celda(i), cantidad } })

/** No rule of the books about waves is broken. */
async function cuadra() {
  for (const { nombre, sql: regla } of cuadreDeVentas.filter(({ nombre: n }) =>
    /oleada|cajas|reservas|ataduras/.test(n),
  ))
    expect([nombre, await rows(t.house.db, z.object({}), regla)]).toEqual([nombre, []])
}

test('a wave is one walk for several orders, shelf by shelf, with a place on the cart for each', async () => {
  const [uno, dos] = [await pedir('servicio', 2, 1), await pedir('servicio', 3)]
  expect((await admin.call(oleadas.candidatos, { body: {} })).map(({ id }) => id)).toEqual([uno, dos])
  const id = await abrir([uno, dos])
  expect(await admin.call(oleadas.candidatos, { body: {} })).toEqual([])
  const { pedidos: suyos, paradas, numero } = await ver(id)
  expect(suyos.map(({ letra, prendas }) => `${letra} ${prendas}`)).toEqual(['A 3', 'B 3'])
  expect(paradas).toMatchObject([
    { ubicacion: 'W-2', otras: ['W-9'], talla: tallas[1], cantidad: 1, para: [{ letra: 'A', cantidad: 1 }] },
    {
      ...{ ubicacion: 'W-7', otras: [], talla: tallas[0], cantidad: 5 },
      para: [
        { letra: 'A', cantidad: 2 },
        { letra: 'B', cantidad: 3 },
      ],
    },
  ])
  await expect(abrir([dos])).rejects.toMatchObject({ messages: [expect.stringContaining(numero)] })
  expect((await admin.call(oleadas.pdf, { params: { id } })).size).toBeGreaterThan(1000)
  await cuadra()
})

test('garments are picked by scan or by touch, for one place of the cart after another, and never too many', async () => {
  const [uno, dos] = [await pedir('servicio', 2), await pedir('servicio', 3)]
  const id = await abrir([uno, dos])
  const leer = () => admin.call(oleadas.coger, { params: { id }, body: { que: { codigo: EAN } } })
  expect(await leer()).toMatchObject({ cogidas: 1, cantidad: 5, para: [{ letra: 'A', cantidad: 1 }] })
  expect(await coger(id, 2)).toMatchObject({
    para: [
      { letra: 'A', cantidad: 1 },
      { letra: 'B', cantidad: 1 },
    ],
  })
  await expect(coger(id, 3)).rejects.toMatchObject({ messages: [expect.stringContaining('2')] })
  await expect(coger(id, 1, 2)).rejects.toMatchObject({ messages: [expect.stringContaining('no es de esta oleada')] })
  await admin.call(oleadas.devolver, { params: { id }, body: { ...celda(), cantidad: 1 } })
  await coger(id, 3)
  await expect(leer()).rejects.toMatchObject({ messages: [expect.stringContaining('ya está todo cogido')] })
  expect((await ver(id)).pedidos.map(({ cogidas }) => cogidas)).toEqual([2, 3])
})

test('two who pick at once pick nothing twice', async () => {
  const id = await abrir([await pedir('servicio', 3), await pedir('servicio', 2)])
  const hechos = await Promise.allSettled(Array.from({ length: 12 }, () => coger(id)))
  expect(hechos.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect((await ver(id)).paradas).toMatchObject([{ cantidad: 5, cogidas: 5 }])
})

test('two who open a wave for the same order at once open one', async () => {
  const id = await pedir('servicio', 2)
  const hechos = await Promise.allSettled([abrir([id]), abrir([id])])
  expect(hechos.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('what is not there is to be counted, and the wave goes on', async () => {
  const id = await abrir([await pedir('servicio', 3)])
  await coger(id, 1)
  await admin.call(oleadas.noEsta, { params: { id }, body: { ...celda(), motivo: 'El estante está vacío' } })
  expect((await ver(id)).paradas).toMatchObject([{ cogidas: 1, faltan: 2, motivo: 'El estante está vacío' }])
  const pendientes = () => admin.call(recuentos.pendientes, {})
  expect(await pendientes()).toMatchObject([{ talla: tallas[0], ubicacion: 'W-7', motivo: 'El estante está vacío' }])
  await admin.call(oleadas.aparecio, { params: { id }, body: celda() })
  expect(await pendientes()).toEqual([])
  await admin.call(oleadas.noEsta, { params: { id }, body: { ...celda(), motivo: 'No' } })
  await admin.call(recuentos.create, { body: { celdas: [{ ...celda(), habia: 20, contadas: 20 }] } })
  expect(await pendientes()).toEqual([])
})

test('a season’s order is picked by what is tied to it; what is free becomes its own if that is wanted', async () => {
  const pedido = await pedir('programacion', 4, 2)
  expect(await admin.call(oleadas.candidatos, { body: {} })).toEqual([])
  expect(await admin.call(oleadas.candidatos, { body: { libres: true } })).toMatchObject([
    { libres: 6, completo: true },
  ])
  await expect(abrir([pedido])).rejects.toMatchObject({ messages: [expect.stringContaining('nada que coger')] })
  const id = await abrir([pedido], true)
  expect((await ver(id)).pedidos).toMatchObject([{ prendas: 6, menos: 0 }])
  await cuadra()
  await t.house.db.execute(sql`update asignaciones set cantidad = 1 where talla = ${tallas[0]}`)
  expect((await ver(id)).pedidos).toMatchObject([{ prendas: 3, menos: 3 }])
  await cuadra()
})

test('an order that is cancelled, changed or served meanwhile is said, and leaves the wave', async () => {
  const [uno, dos, tres] = [await pedir('servicio', 2), await pedir('servicio', 2), await pedir('servicio', 1)]
  const id = await abrir([uno, dos, tres])
  await coger(id, 3)
  await admin.call(pedidos.situacion, { body: { ids: [uno], situacion: 'cancelado' } })
  const { pedidos: suyos, sobran, paradas } = await ver(id)
  expect(suyos).toMatchObject([{ fuera: 'cancelado' }, { fuera: null }, { fuera: null }])
  expect(sobran).toMatchObject([{ letra: 'A', cantidad: 2 }])
  expect(paradas).toMatchObject([{ cantidad: 3, cogidas: 1 }])
  await admin.call(oleadas.devolver, { params: { id }, body: { ...celda(), cantidad: 2, pedidoId: uno } })
  expect((await ver(id)).sobran).toEqual([])
  const { lineas } = await admin.call(pedidos.get, { params: { id: dos } })
  const sale = { talla: tallas[0] ?? '', cantidad: 1 }
  await admin.call(pedidos.entrega, {
    params: { id: dos },
    body: { lineas: [{ lineaId: lineas[0]?.id ?? 0, tallasCantidades: [sale] }] },
  })
  expect((await ver(id)).pedidos).toMatchObject([{}, { fuera: 'servido' }, { fuera: null }])
  await admin.call(pedidos.cerrar, { params: { id: tres }, body: {} })
  expect(await ver(id)).toMatchObject({ estado: 'cerrada' })
  await expect(coger(id)).rejects.toMatchObject({ messages: [expect.stringContaining('cerrada')] })
  await cuadra()
})

test('an order that is taken out, or whose wave is closed, can be taken into another', async () => {
  const [uno, dos] = [await pedir('servicio', 2), await pedir('servicio', 1)]
  const id = await abrir([uno, dos])
  await admin.call(oleadas.quitar, { params: { id }, body: { pedidoId: uno } })
  const otra = await abrir([uno])
  const mas = await pedir('servicio', 1)
  await admin.call(oleadas.anadir, { params: { id: otra }, body: { pedidoIds: [mas] } })
  expect((await ver(otra)).pedidos.map(({ letra }) => letra)).toEqual(['A', 'B'])
  await admin.call(oleadas.cerrar, { params: { id }, body: {} })
  await abrir([dos])
  await cuadra()
})

test('what was picked is what the packer expects, and goes into a box in one go', async () => {
  const pedido = await pedir('servicio', 3)
  const id = await abrir([pedido])
  await coger(id, 2)
  await admin.call(oleadas.cerrar, { params: { id }, body: {} })
  const embalaje = () => admin.call(cajas.ver, { params: { id: pedido } })
  expect(await embalaje()).toMatchObject({ oleada: { id }, prendas: [{ pendiente: 3, cogidas: 2, enCajas: 0 }] })
  const caja = await admin.call(cajas.abrir, { params: { id: pedido }, body: {} })
  expect(await admin.call(cajas.ponerCogidas, { params: { id: caja }, body: {} })).toEqual({ prendas: 2 })
  expect(await admin.call(cajas.ponerCogidas, { params: { id: caja }, body: {} })).toEqual({ prendas: 0 })
  await admin.call(cajas.servir, { params: { id: pedido }, body: {} })
  expect(await embalaje()).toMatchObject({ oleada: null, prendas: [{ pendiente: 1, cogidas: null }] })
  await cuadra()
})

test('a rep sees no wave with another’s customers, and takes no order of theirs', async () => {
  const pedido = await pedir('servicio', 1)
  const id = await abrir([pedido])
  await t.house.db.execute(sql`
    insert into role_permissions (role_id, permission)
    select id, 'Permissions.Entregas.Create' from roles where name = 'Comercial' on conflict do nothing`)
  const comercial = await t.as('comercial@telar.test')
  await expect(comercial.call(oleadas.get, { params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(comercial.call(oleadas.coger, { params: { id }, body: { que: celda() } })).rejects.toMatchObject({
    status: 404,
  })
  expect((await comercial.call(oleadas.search, { body: {} })).data).toEqual([])
})
