import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import bwip from 'bwip-js/node'
import { scratch } from '../scripts/scratch.ts'
import { CHROMIUM_ARGS } from './browser.ts'

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

/** What a browser is started with, so that its camera sees a bar code and nobody is asked for leave. */
export function cameraThatSees(ean: string): string[] {
  const film = join(scratch('telar-camera-'), 'film.y4m')
  const frame = Buffer.concat([Buffer.from('FRAME\n'), picture(ean), Buffer.alloc((WIDTH * HEIGHT) / 2, COLOURLESS)])
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(film, Buffer.concat([head, frame, frame]))
  return [
    ...CHROMIUM_ARGS,
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]
}
