import { readFileSync } from 'node:fs'
import { recuentos } from '@telar/contract/almacen/recuentos'
import { ubicaciones } from '@telar/contract/almacen/ubicaciones'
import { escaner } from '@telar/contract/casa/escaner'
import { colores } from '@telar/contract/catalogo/colores'
import { modelos } from '@telar/contract/catalogo/modelos'
import { PREFIJO_DE_UBICACION } from '@telar/domain/almacen/ubicacion'
import { ean13 } from '@telar/domain/casa/codigos'
import { HOJAS } from '@telar/domain/casa/etiquetas'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { barrasSvg } from '../../casa/etiquetas/barras.ts'
import { rows } from '../../db/rows.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { enExistencias } from '../../testing/existencias.ts'
import { cuadreDelAlmacen } from '../cuadre.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let colorId: number
let tallas: string[]
const EAN = ean13('8499999', 8)

beforeAll(async () => {
  const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  prepareZXingModule({
    overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer },
  })
  t = await testApp()
  admin = await t.as('admin@telar.test')
  await enExistencias(t.house.db, 10, sql`modelo_id = 1`)
  await t.house.db.execute(sql`delete from ubicacion_celdas`)
  await t.house.db.execute(sql`delete from ubicaciones`)
  const { variantes } = await admin.call(modelos.get, { params: { id: 1 } })
  colorId = variantes[0]?.colorId ?? 0
  tallas = variantes.filter((una) => una.colorId === colorId).map(({ talla }) => talla)
  await t.house.db.execute(
    sql`update modelo_variantes set ean = ${EAN} where modelo_id = 1 and color_id = ${colorId} and talla = ${tallas[0]}`,
  )
})
afterAll(() => t.close())

const todas = async () =>
  (await admin.call(ubicaciones.search, { body: { pageSize: 200, orderBy: ['orden'] } })).data.map(
    ({ codigo }) => codigo,
  )
const idDe = async (codigo: string) =>
  (await admin.call(ubicaciones.search, { body: { pageSize: 200 } })).data.find((una) => una.codigo === codigo)?.id ?? 0
const celda = (talla = tallas[0] ?? '') => ({ modeloId: 1, colorId, talla })
const donde = async (talla = tallas[0] ?? '') =>
  (await admin.call(ubicaciones.deModelo, { params: { id: 1 } }))
    .find((una) => una.colorId === colorId && una.talla === talla)
    ?.ubicaciones.map(({ codigo }) => codigo)

test('shelves are made many at once, walked by their codes, and each only once', async () => {
  expect(await admin.call(ubicaciones.generar, { body: { desde: 'a-1-1', hasta: 'A-10-2' } })).toEqual({
    creadas: 20,
    estaban: 0,
  })
  expect(await admin.call(ubicaciones.generar, { body: { desde: 'A-01-1', hasta: 'A-02-2' } })).toEqual({
    ...{ creadas: 0, estaban: 4 },
  })
  const codigos = await todas()
  expect([codigos[0], codigos[3], codigos.at(-1)]).toEqual(['A-1-1', 'A-2-2', 'A-10-2'])
  await expect(admin.call(ubicaciones.create, { body: { codigo: 'A-01-1' } })).rejects.toMatchObject({
    fields: { codigo: [expect.any(String)] },
  })
  await expect(admin.call(ubicaciones.generar, { body: { desde: 'A-1', hasta: 'A-1-2' } })).rejects.toMatchObject({
    messages: [expect.stringContaining('mismas partes')],
  })
})

test('people walk as they like, and a new shelf finds its place', async () => {
  const [primera, segunda] = [await idDe('A-1-1'), await idDe('A-1-2')]
  await admin.call(ubicaciones.ordenar, { body: { ids: [segunda, primera] } })
  expect((await todas()).slice(0, 3)).toEqual(['A-1-2', 'A-1-1', 'A-2-1'])
  const nueva = await admin.call(ubicaciones.create, { body: { codigo: 'A-1-3', nota: 'Abrigos' } })
  expect((await todas()).slice(0, 3)).toEqual(['A-1-2', 'A-1-3', 'A-1-1'])
  const { version, zona } = await admin.call(ubicaciones.get, { params: { id: nueva } })
  expect(zona).toBe('A')
  await expect(
    admin.call(ubicaciones.update, { params: { id: nueva }, body: { version, codigo: 'A-001-1' } }),
  ).rejects.toMatchObject({ fields: { codigo: [expect.any(String)] } })
})

test('a garment is put away by scan, moved, lies on two shelves, and is put back', async () => {
  const [una, otra] = [await idDe('A-1-1'), await idDe('A-2-1')]
  const poner = (id: number, ademas = false) =>
    admin.call(ubicaciones.colocar, { params: { id }, body: { que: { codigo: EAN }, ademas } })
  expect(await poner(una)).toMatchObject({ antes: [], talla: tallas[0] })
  expect(await poner(otra)).toMatchObject({ antes: [{ id: una }] })
  expect(await donde()).toEqual(['A-2-1'])
  await poner(una, true)
  expect(await donde()).toEqual(['A-2-1', 'A-1-1'])
  expect(await poner(una, true)).toMatchObject({ antes: [{ id: otra }, { id: una }] })
  await admin.call(ubicaciones.asignar, { body: { celdas: [{ ...celda(), ubicacionIds: [una] }] } })
  expect(await donde()).toEqual(['A-1-1'])
  expect(await admin.call(ubicaciones.celdas, { params: { id: una } })).toMatchObject([{ numero: '1215', stock: 10 }])
  await expect(
    admin.call(ubicaciones.colocar, { params: { id: una }, body: { que: { codigo: '8400000000017' } } }),
  ).rejects.toMatchObject({ messages: [expect.stringContaining('ninguna prenda')] })
  await expect(admin.call(ubicaciones.remove, { body: { ids: [una] } })).rejects.toMatchObject({
    messages: [expect.stringContaining('A-1-1')],
  })
})

test('two who put the same garment away at once leave it on one shelf first', async () => {
  const ids = [await idDe('A-3-1'), await idDe('A-4-1'), await idDe('A-5-1')]
  await Promise.all(
    ids.map((id) => admin.call(ubicaciones.colocar, { params: { id }, body: { que: celda(tallas[1]) } })),
  )
  expect(await donde(tallas[1])).toHaveLength(1)
})

test('a shelf is known by its label, by its code, and by what another keyboard makes of it', async () => {
  const id = await idDe('A-10-2')
  const que = (codigo: string) => admin.call(escaner.resolver, { body: { codigo } })
  for (const codigo of [`${PREFIJO_DE_UBICACION}A-10-2`, "UB A'10'2", 'ub-a-10-2', 'A-10-2'])
    expect(await que(codigo)).toMatchObject({ clase: 'ubicacion', id, titulo: 'A-10-2' })
  expect(await que('UB Z-99')).toBeNull()
})

test('the labels of shelves, on paper and for a label printer, are read again', async () => {
  const ids = [await idDe('A-1-1'), await idDe('A-10-2')]
  const zpl = await (await admin.call(ubicaciones.zpl, { body: { ids, rollo: { ancho: 100, alto: 50 } } })).text()
  expect(zpl).toContain('^FDUB A-1-1^FS')
  const pdf = await admin.call(ubicaciones.etiquetas, { body: { ids, hoja: HOJAS['A4-14 (99,1 × 38,1)'] } })
  expect(pdf.size).toBeGreaterThan(1000)
  const svg = await barrasSvg({ clase: 'code128', valor: `${PREFIJO_DE_UBICACION}A-10-2` })
  const png = await sharp(Buffer.from(svg), { density: 300 })
    .flatten({ background: '#fff' })
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#fff' })
    .png()
    .toBuffer()
  const [leido] = await readBarcodes(new Blob([new Uint8Array(png)]), { tryHarder: true })
  expect(leido?.text).toBe('UB A-10-2')
})

test('a count of a shelf brings what lies there, and says what lies elsewhere as well', async () => {
  const [una, otra] = [await idDe('A-7-1'), await idDe('A-8-1')]
  await admin.call(ubicaciones.asignar, {
    body: {
      celdas: [
        { ...celda(), ubicacionIds: [una] },
        { ...celda(tallas[1]), ubicacionIds: [otra, una] },
      ],
    },
  })
  const hoja = await admin.call(recuentos.hojaDeUbicacion, { params: { id: una }, query: {} })
  expect(hoja.codigo).toBe('A-7-1')
  expect(hoja.celdas.map(({ talla, otras, hay }) => ({ talla, otras, hay }))).toEqual([
    { talla: tallas[0], otras: [], hay: 10 },
    { talla: tallas[1], otras: ['A-8-1'], hay: 10 },
  ])
})

test('garments of a merged colour lie where they lay', async () => {
  const destinoId = await admin.call(colores.create, {
    body: { codigo: 'UBI', nombre: { es: 'Estante', en: '', pt: '', ca: '' }, hex: '#123456' },
  })
  const otro = (await admin.call(modelos.get, { params: { id: 1 } })).variantes.find((una) => una.colorId !== colorId)
  const [comun = 0, suyo = 0] = [await idDe('A-7-1'), await idDe('A-9-1')]
  await admin.call(ubicaciones.asignar, {
    body: {
      celdas: [
        { ...celda(), ubicacionIds: [suyo, comun] },
        { modeloId: 1, colorId: otro?.colorId ?? 0, talla: tallas[0] ?? '', ubicacionIds: [comun] },
      ],
    },
  })
  await admin.call(colores.merge, { body: { destinoId, origenIds: [otro?.colorId ?? 0, colorId] } })
  const regla = cuadreDelAlmacen.find(({ nombre }) => nombre === 'almacen.estantes')
  if (!regla) throw new Error('The rule is gone.')
  expect(await rows(t.house.db, z.object({}), regla.sql)).toEqual([])
  const suyas = await admin.call(ubicaciones.deModelo, { params: { id: 1 } })
  expect(suyas.find((u) => u.colorId === destinoId && u.talla === tallas[1])?.ubicaciones).toHaveLength(2)
})
