import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

prepareZXingModule({ overrides: { locateFile: () => wasm } })

const FORMATS = ['EAN13', 'EAN8', 'UPCA', 'Code128', 'QRCode'] as const

/** The first code in a picture. */
export async function leerImagen(image: ImageData): Promise<string | undefined> {
  const [read] = await readBarcodes(image, { formats: [...FORMATS], maxNumberOfSymbols: 1 })
  return read?.text || undefined
}
