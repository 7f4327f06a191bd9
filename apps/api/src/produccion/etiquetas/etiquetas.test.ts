import { readFileSync } from 'node:fs'
import { etiquetas } from '@telar/contract/produccion/etiquetas'
import { ean13, sscc } from '@telar/domain/casa/codigos'
import { cabenEnA4, enZpl, HOJAS, repartir } from '@telar/domain/casa/etiquetas'
import { sql } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { barrasSvg } from '../../casa/etiquetas/barras.ts'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  prepareZXingModule({
    overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer },
  })
  t = await testApp()
  admin = await t.as('admin@telar.test')
})
afterAll(() => t.close())

/** What a camera would read of a picture. */
async function leer(imagen: Sharp): Promise<{ formato: string; texto: string }[]> {
  const png = await imagen
    .flatten({ background: '#fff' })
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#fff' })
    .png()
    .toBuffer()
  const leidos = await readBarcodes(new Blob([new Uint8Array(png)]), { tryHarder: true, maxNumberOfSymbols: 99 })
  return leidos.map(({ format, text }) => ({ formato: format, texto: text }))
}

const CAJA = sscc('8412345', 7)
test.each([
  ['ean13', ean13('8412345', 1), ean13('8412345', 1)],
  ['ean8', '12345670', '12345670'],
  ['sscc', CAJA, `00${CAJA}`],
  ['code128', 'A-01-3', 'A-01-3'],
  ['qr', 'https://x.test/gestion/piezas/12', 'https://x.test/gestion/piezas/12'],
] as const)('the bars of %s say %s again', async (clase, valor, dicho) => {
  const [leido] = await leer(sharp(Buffer.from(await barrasSvg({ clase, valor })), { density: 300 }))
  expect(leido?.texto.replace(/[()]/g, '')).toBe(dicho)
})

test.each(Object.entries(HOJAS))('the sheet %s holds its labels', (_, medidas) => {
  expect(cabenEnA4(medidas)).toBe(true)
})

test('labels begin where the sheet has not been used, and none is left out', () => {
  const hojas = repartir([30, 50], HOJAS['A4-65 (38,1 × 21,2)'], 61)
  expect(hojas.map((hoja) => hoja.filter((n) => n !== null).length)).toEqual([5, 65, 10])
  expect(hojas.flat().filter((n) => n === 1)).toHaveLength(50)
})

test('a model’s labels, on paper and for a label printer, bear its codes', async () => {
  await t.house.db.execute(sql`update modelo_variantes set ean = null where modelo_id = 1`)
  const todas = await admin.call(etiquetas.celdas, { query: { de: 'modelo', id: 1 } })
  const [una] = todas
  if (!una) throw new Error('The model has no garments.')
  const ean = ean13('8412345', 77)
  await t.house.db.execute(
    sql`update modelo_variantes set ean = ${ean} where modelo_id = 1 and color_id = ${una.colorId} and talla = ${una.talla}`,
  )
  const celdas = [{ modeloId: 1, colorId: una.colorId, talla: una.talla, cantidad: 3 }]
  const zpl = await (await admin.call(etiquetas.zpl, { body: { celdas, rollo: { ancho: 50, alto: 30 } } })).text()
  expect(zpl).toContain(`^BEN,`)
  expect(zpl).toContain(`^FD${ean.slice(0, 12)}^FS`)
  expect(zpl).toContain('^PQ3')
  expect(zpl.match(/\^XA/g)).toHaveLength(1)
  const hoja = { ...HOJAS['A4-24 (70 × 37)'], desde: 2 }
  const pdf = await admin.call(etiquetas.pdf, { body: { celdas, hoja, clase: 'colgante', conPrecio: true } })
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await expect(admin.call(etiquetas.pdf, { body: { celdas, hoja: { ...hoja, columnas: 4 } } })).rejects.toMatchObject({
    fields: { 'hoja.columnas': [expect.stringContaining('A4')] },
  })
})

test('labels are in the language of those who read them, whoever prints them: the house’s unless one is chosen', async () => {
  const [una] = await admin.call(etiquetas.celdas, { query: { de: 'modelo', id: 1 } })
  if (!una) throw new Error('The model has no garments.')
  await t.house.db.execute(sql`update modelos set composicion = '100% CO' where id = 1`)
  const ingles = await t.as('admin@telar.test', 'en')
  const zpl = async (idioma: object) =>
    (
      await ingles.call(etiquetas.zpl, {
        body: {
          celdas: [{ modeloId: 1, colorId: una.colorId, talla: una.talla, cantidad: 1 }],
          ...{ clase: 'colgante', rollo: { ancho: 50, alto: 30 }, ...idioma },
        },
      })
    ).text()
  expect(await zpl({})).toContain(una.color.es)
  expect(await zpl({})).toMatch(/algodón/i)
  expect(await zpl({ idioma: 'pt' })).toContain(una.color.pt)
  expect(await zpl({ idioma: 'pt' })).toMatch(/algodão/i)
})

test('what ZPL takes for a command does not break a label', () => {
  const zpl = enZpl(
    [{ titulo: 'A^XZ~B_C', lineas: [], grande: '', precio: '', barras: { clase: 'sscc', valor: CAJA }, cantidad: 1 }],
    { ancho: 100, alto: 150, puntos: 8 },
  )
  expect(zpl.match(/\^XZ/g)).toHaveLength(1)
  expect(zpl).toContain('A_5EXZ_7EB_5FC')
  expect(zpl).toContain(`^FD(00)${CAJA}^FS`)
})
