import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { HojaDeFactura } from '../facturacion/facturas/hoja.ts'

const PDF = join(import.meta.dirname, '../pdf')

/** The words of a document, page by page. */
export async function textoDePdf(pdf: Blob): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), {
    mergePages: false,
  })
  return text
}

const PUNTOS_POR_MM = 72 / 25.4

/** How far above the foot of the first page some words stand, in millimetres. */
export async function alturaEnPapel(pdf: Buffer, palabras: string): Promise<number | undefined> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
  const { items } = await page.getTextContent()
  const una = items.find((item) => 'str' in item && item.str.includes(palabras))
  return una && 'transform' in una ? Number(una.transform[5]) / PUNTOS_POR_MM : undefined
}

/** How far from the left edge of the first page some words end, in millimetres. */
export async function finEnPapel(pdf: Buffer, palabras: RegExp): Promise<number> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
  const { items } = await page.getTextContent()
  const fines = items.flatMap((item) =>
    'str' in item && palabras.test(item.str) ? [(Number(item.transform[4]) + item.width) / PUNTOS_POR_MM] : [],
  )
  return Math.max(...fines)
}

/** A page as a camera sees it. */
function foto(plantilla: URL, hoja: unknown, density: number) {
  const svg = NodeCompiler.create({ fontArgs: [{ fontPaths: [join(PDF, 'fuentes')] }] }).plainSvg({
    mainFileContent: readFileSync(plantilla, 'utf8'),
    inputs: { hoja: JSON.stringify(hoja), logo: '' },
  })
  return sharp(Buffer.from(svg), { density }).flatten({ background: '#fff' })
}

/** What the bars on a page say, from the top. */
export async function barrasEnPapel(plantilla: URL, hoja: unknown): Promise<string[]> {
  const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  prepareZXingModule({
    overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer },
  })
  const png = await foto(plantilla, hoja, 200).png().toBuffer()
  const leidos = await readBarcodes(new Blob([new Uint8Array(png)]), {
    formats: ['Code128', 'EAN13'],
    tryHarder: true,
    tryRotate: false,
    tryInvert: false,
    maxNumberOfSymbols: 9,
  })
  return leidos.toSorted((a, b) => a.position.topLeft.y - b.position.topLeft.y).map(({ text }) => text)
}

const FACTURA = new URL('../facturacion/facturas/documentos/factura.typ', import.meta.url)

/** Looks at the page with a camera's eyes: what the QR on it says, and how wide it is in millimetres. */
export async function qrEnPapel(hoja: HojaDeFactura): Promise<{ dice: string; mm: number } | null> {
  const { data, info } = await foto(FACTURA, [hoja], 130).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const leer = jsqr as unknown as typeof jsqr.default
  const visto = leer(new Uint8ClampedArray(data), info.width, info.height)
  if (!visto) return null
  const { topLeftCorner, topRightCorner } = visto.location
  return { dice: visto.data, mm: ((topRightCorner.x - topLeftCorner.x) / info.width) * 210 }
}
