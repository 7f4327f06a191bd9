import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import type { HojaDeFactura } from '../facturacion/facturas/hoja.ts'

const PDF = join(import.meta.dirname, '../pdf')

/** The words of a document, page by page. */
export async function textoDePdf(pdf: Blob): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), {
    mergePages: false,
  })
  return text
}

/** Looks at the page with a camera's eyes: what the QR on it says, and how wide it is in millimetres. */
export async function qrEnPapel(hoja: HojaDeFactura): Promise<{ dice: string; mm: number } | null> {
  const compilador = NodeCompiler.create({ fontArgs: [{ fontPaths: [join(PDF, 'fuentes')] }] })
  const svg = compilador.plainSvg({
    mainFileContent: readFileSync(new URL('../facturacion/facturas/documentos/factura.typ', import.meta.url), 'utf8'),
    inputs: { hoja: JSON.stringify([hoja]) },
  })
  const { data, info } = await sharp(Buffer.from(svg), { density: 130 })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const leer = jsqr as unknown as typeof jsqr.default
  const visto = leer(new Uint8ClampedArray(data), info.width, info.height)
  if (!visto) return null
  const { topLeftCorner, topRightCorner } = visto.location
  return { dice: visto.data, mm: ((topRightCorner.x - topLeftCorner.x) / info.width) * 210 }
}
