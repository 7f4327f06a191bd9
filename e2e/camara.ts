import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import bwip from 'bwip-js/node'
import { scratch } from '../scripts/scratch.ts'
import { STORY_ARGS } from './browser.ts'

const WIDTH = 640
const HEIGHT = 480
const BAR = 4
const BLACK = 0
const WHITE = 255
const COLOURLESS = 128

/** One picture in shades of grey: the bars of an EAN-13 in the middle of a sheet. */
function picture(ean: string): Buffer {
  const [symbol] = bwip.raw({ bcid: 'ean13', text: ean }) as unknown as [{ sbs: number[] }]
  const line = Buffer.alloc(WIDTH, WHITE)
  const modules = symbol.sbs.reduce((n, width) => n + width, 0)
  let at = Math.floor((WIDTH - modules * BAR) / 2)
  for (const [i, width] of symbol.sbs.entries()) {
    if (i % 2 === 0) line.fill(BLACK, at, at + width * BAR)
    at += width * BAR
  }
  const margin = Buffer.alloc((WIDTH * HEIGHT) / 4, WHITE)
  return Buffer.concat([margin, ...Array.from({ length: HEIGHT / 2 }, () => line), margin])
}

/** The same of a QR code. */
function square(text: string): Buffer {
  const [symbol] = bwip.raw({ bcid: 'qrcode', text }) as unknown as [{ pixs: number[]; pixx: number }]
  const { pixs, pixx } = symbol
  const size = Math.floor((HEIGHT * 0.8) / pixx)
  const [left, top] = [Math.floor((WIDTH - pixx * size) / 2), Math.floor((HEIGHT - pixx * size) / 2)]
  const sheet = Buffer.alloc(WIDTH * HEIGHT, WHITE)
  for (const [i, dark] of pixs.entries()) {
    const at = (top + Math.floor(i / pixx) * size) * WIDTH + left + (i % pixx) * size
    if (dark) for (let y = 0; y < size; y += 1) sheet.fill(BLACK, at + y * WIDTH, at + y * WIDTH + size)
  }
  return sheet
}

/** What a browser is started with, so that its camera sees a code, and nobody is asked for leave: bars of an EAN, else a QR. */
export function cameraThatSees(code: string): string[] {
  const film = join(scratch('telar-camera-'), 'film.y4m')
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    /^\d{13}$/.test(code) ? picture(code) : square(code),
    Buffer.alloc((WIDTH * HEIGHT) / 2, COLOURLESS),
  ])
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(film, Buffer.concat([head, frame, frame]))
  return [
    ...STORY_ARGS,
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]
}
