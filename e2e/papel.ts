import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import jsqr from 'jsqr'
import { extractText, getDocumentProxy } from 'unpdf'

/** What PDF.js calls a path, and the commands inside one. */
const CONSTRUCT_PATH = 91
const MOVE = 0
const CLOSE = 4
/** Points of paper for every module of the drawing: a camera wants more than one. */
const SCALE = 4
const LONG = 1000

/** Paints the squares of a path, whose unit is a module, as a camera would see them. */
function paint(path: readonly number[], side: number): Uint8ClampedArray {
  const width = side * SCALE
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  let corners: [number, number][] = []
  for (let i = 0; i < path.length; ) {
    const command = path[i] as number
    if (command === CLOSE) {
      const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
      for (let y = Math.min(...ys) * SCALE; y < Math.max(...ys) * SCALE; y++)
        for (let x = Math.min(...xs) * SCALE; x < Math.max(...xs) * SCALE; x++)
          pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
      i += 1
    } else {
      if (command === MOVE) corners = []
      corners.push([path[i + 1] as number, path[i + 2] as number])
      i += 3
    }
  }
  return pixels
}

/** A downloaded document: its words, and what the QR on its first page says. */
export async function leerPapel(download: Download): Promise<{ texto: string; qr: string | undefined }> {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())))
  const { text } = await extractText(pdf, { mergePages: true })
  const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList()
  const paths = argsArray.filter((_, i) => fnArray[i] === CONSTRUCT_PATH) as [number, [ArrayLike<number>], number[]][]
  const drawing = paths.find(([, [path]]) => path.length > LONG)
  if (!drawing) return { texto: text, qr: undefined }
  const [, [path], [margin = 0, , right = 0]] = drawing
  const side = right + margin
  const read = jsqr as unknown as typeof jsqr.default
  return { texto: text, qr: read(paint(Array.from(path), side), side * SCALE, side * SCALE)?.data }
}
