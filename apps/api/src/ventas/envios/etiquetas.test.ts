import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { sscc } from '@telar/domain/casa/codigos'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { type EtiquetaDeBulto, enHojas } from './etiquetas.ts'

beforeAll(() => {
  const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  prepareZXingModule({
    overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer },
  })
})

const CAJA = sscc('8412345', 7)
const bulto = (n: number, barras: EtiquetaDeBulto['barras']): EtiquetaDeBulto => ({
  numero: 'EN000002',
  remitente: ['Telar, S.L.', 'Carrer de la Indústria, 12', '08202 Sabadell', '+34 937 00 00 00'],
  destinatario: ['Boutique Prat Moda de la Rambla', 'Rambla, 112, local 3', '08201 Sabadell', 'Barcelona · ES'],
  ...{ transportista: 'Transportes Vallès', servicio: 'En un día', bulto: `${n}/2`, peso: '6,4 kg' },
  ...{ seguimiento: 'EN000002', barras },
})
const DOS = [bulto(1, { clase: 'code128', valor: 'EN000002-1' }), bulto(2, { clase: 'sscc', valor: CAJA })]

/** A sheet of labels as a camera sees it. */
async function hoja(formato: 'a4' | '10x15', etiquetas: EtiquetaDeBulto[]): Promise<Buffer> {
  const fontPaths = [fileURLToPath(new URL('../../pdf/fuentes', import.meta.url))]
  const svg = NodeCompiler.create({ fontArgs: [{ fontPaths }] }).plainSvg({
    mainFileContent: readFileSync(new URL('./etiqueta.typ', import.meta.url), 'utf8'),
    inputs: { hoja: JSON.stringify(enHojas(etiquetas, formato, 'es')) },
  })
  return sharp(Buffer.from(svg), { density: 200 }).flatten({ background: '#fff' }).png().toBuffer()
}

test.each([
  ['a4', DOS, ['EN000002-1', `(00)${CAJA}`]],
  ['10x15', DOS.slice(0, 1), ['EN000002-1']],
] as const)('the bars on a sheet of %s are read again', async (formato, etiquetas, dichos) => {
  const png = await hoja(formato, [...etiquetas])
  const leidos = await readBarcodes(new Blob([new Uint8Array(png)]), { tryHarder: true, maxNumberOfSymbols: 9 })
  expect(leidos.map(({ text }) => text).sort()).toEqual([...dichos].sort())
})
