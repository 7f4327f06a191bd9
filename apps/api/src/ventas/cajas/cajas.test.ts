import { appsettings } from '@telar/contract/casa/appsettings'
import { codigos } from '@telar/contract/catalogo/codigos'
import { modelos } from '@telar/contract/catalogo/modelos'
import { cajas } from '@telar/contract/ventas/cajas'
import { entregas } from '@telar/contract/ventas/entregas'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { esSscc } from '@telar/domain/casa/codigos'
import { HOJAS } from '@telar/domain/casa/etiquetas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { papelDe } from '../../casa/papeles/papeles.ts'
import { rows } from '../../db/rows.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { enExistencias } from '../../testing/existencias.ts'
import { cuadreDeVentas } from '../cuadre.ts'
import { ENTREGA_EN_PAPEL } from '../entregas/dicho.ts'
import { hojaDeEntrega } from '../entregas/papel.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let clienteId: number
let colorId: number
let tallas: string[]
let eans: Record<string, string>

beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
  clienteId = await clientePara(t, 'cliente@telar.test')
  await enExistencias(t.house.db, 20, sql`modelo_id = 1`)
  const { version, tema, empresa, anuncio } = await admin.call(appsettings.get, {})
  await admin.call(appsettings.update, {
    body: { version, tema, empresa, anuncio, codigos: { prefijo: '8412345', desde: 0, hasta: null } },
  })
  await admin.call(codigos.dar, { body: { modeloIds: [1] } })
  const { variantes } = await admin.call(modelos.get, { params: { id: 1 } })
  colorId = variantes[0]?.colorId ?? 0
  const suyas = variantes.filter((una) => una.colorId === colorId)
  tallas = suyas.map(({ talla }) => talla)
  eans = Object.fromEntries(suyas.map(({ talla, ean }) => [talla, ean ?? '']))
})
afterAll(() => t.close())

const pedir = async (...cantidades: number[]) =>
  admin.call(pedidos.create, {
    body: {
      ...{ clienteId, tipo: 'servicio' as const },
      lineas: [
        {
          modeloId: 1,
          colorId,
          tallasCantidades: cantidades.map((cantidad, i) => ({ talla: tallas[i] ?? '', cantidad })),
        },
      ],
    },
  })
const abrir = (id: number) => admin.call(cajas.abrir, { params: { id }, body: {} })
const escanear = (id: number, talla: string) =>
  admin.call(cajas.poner, { params: { id }, body: { codigo: eans[talla] ?? '' } })
const ver = (id: number) => admin.call(cajas.ver, { params: { id } })
const servir = (id: number) => admin.call(cajas.servir, { params: { id }, body: {} })

/** No rule of the books about boxes and notes is broken. */
async function cuadra() {
  for (const { nombre, sql: regla } of cuadreDeVentas.filter(({ nombre: n }) => /cajas|entregas|albaranes/.test(n)))
    expect([nombre, await rows(t.house.db, z.object({}), regla)]).toEqual([nombre, []])
}

test('an order is packed by scan, a wrong or surplus garment is refused, and what is in the boxes leaves', async () => {
  const [s = '', m = '', otra = ''] = tallas
  const id = await pedir(2, 1)
  const [una, dos] = [await abrir(id), await abrir(id)]
  expect(await escanear(una, s)).toMatchObject({ enCajas: 1, pendiente: 2 })
  await escanear(dos, s)
  await expect(escanear(una, s)).rejects.toMatchObject({ messages: [expect.stringContaining('sobra')] })
  await expect(escanear(una, otra)).rejects.toMatchObject({
    messages: [expect.stringContaining('no es de este pedido')],
  })
  await expect(
    admin.call(cajas.poner, { params: { id: una }, body: { codigo: '8400000000017' } }),
  ).rejects.toMatchObject({ messages: [expect.stringContaining('ninguna prenda')] })
  await admin.call(cajas.mover, { params: { id: dos }, body: { a: una, modeloId: 1, colorId, talla: s, cantidad: 1 } })
  await escanear(dos, m)
  await admin.call(cajas.quitar, { params: { id: dos }, body: { modeloId: 1, colorId, talla: m } })
  await escanear(dos, m)
  await admin.call(cajas.pesar, { params: { id: dos }, body: { pesoGr: 1250 } })
  const { cajas: llenas } = await ver(id)
  expect(llenas.map(({ prendas }) => prendas.map(({ talla, cantidad }) => `${talla} ${cantidad}`))).toEqual([
    [`${s} 2`],
    [`${m} 1`],
  ])
  expect(llenas.every(({ sscc }) => sscc !== null && esSscc(sscc))).toBe(true)
  const { entregaId } = await servir(id)
  expect(await admin.call(pedidos.get, { params: { id } })).toMatchObject({
    situacion: 'servido',
    entregas: [{ prendas: 3 }],
  })
  await cuadra()
  const papel = await papelDe(t.house.db, ENTREGA_EN_PAPEL, entregaId)
  if (!papel) throw new Error('The note has no paper.')
  const sin = hojaDeEntrega(papel.contenido)
  expect(sin.datos).toEqual(expect.arrayContaining([['Bultos', '2']]))
  expect(sin.notas.map(([rotulo]) => rotulo)).toEqual([
    expect.stringContaining('Caja 1'),
    expect.stringContaining('1,25 kg'),
  ])
  expect(JSON.stringify(sin)).not.toContain('€')
  expect(hojaDeEntrega(papel.contenido, undefined, true).totales.at(-1)?.valor).toContain('€')
  const hoja = HOJAS['A4-8 (99,1 × 67,7)']
  const pdf = await admin.call(cajas.etiquetas, { params: { id }, body: { hoja } })
  expect(pdf.size).toBeGreaterThan(1000)
  await expect(escanear(una, s)).rejects.toMatchObject({ messages: [expect.stringContaining('ya ha salido')] })
  await admin.call(entregas.deshacer, { params: { id: entregaId }, body: { motivo: 'Prueba' } })
  expect(await ver(id)).toMatchObject({ cajas: [], pedido: { abierto: true } })
  await cuadra()
})

test('two who pack the same order at once put no garment twice', async () => {
  const [s = ''] = tallas
  const id = await pedir(3)
  const abiertas = [await abrir(id), await abrir(id)]
  const hechas = await Promise.allSettled(Array.from({ length: 8 }, (_, i) => escanear(abiertas[i % 2] ?? 0, s)))
  expect(hechas.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect((await ver(id)).prendas).toMatchObject([{ pendiente: 3, enCajas: 3 }])
})

test('an order that was closed meanwhile says so, and nothing leaves', async () => {
  const [s = ''] = tallas
  const id = await pedir(2)
  const caja = await abrir(id)
  await escanear(caja, s)
  await admin.call(pedidos.cerrar, { params: { id }, body: {} })
  expect(await ver(id)).toMatchObject({ pedido: { abierto: false }, sobran: [{ cantidad: 1 }] })
  await expect(servir(id)).rejects.toMatchObject({ messages: [expect.any(String)] })
  await admin.call(cajas.deshacer, { params: { id: caja }, body: {} })
  expect((await ver(id)).cajas).toEqual([])
})

test('a box that somebody else has put more into is not emptied, and does not leave, by who had not seen it', async () => {
  const [s = ''] = tallas
  const id = await pedir(2)
  const caja = await abrir(id)
  await escanear(caja, s)
  await escanear(caja, s)
  const otras = { status: 409, messages: [expect.stringContaining('2')] }
  await expect(admin.call(cajas.deshacer, { params: { id: caja }, body: { prendas: 1 } })).rejects.toMatchObject(otras)
  await expect(admin.call(cajas.servir, { params: { id }, body: { prendas: 1 } })).rejects.toMatchObject(otras)
  await admin.call(cajas.deshacer, { params: { id: caja }, body: { prendas: 2 } })
  expect((await ver(id)).cajas).toEqual([])
})
