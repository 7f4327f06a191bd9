import sharp from 'sharp'
import { channels } from './color.ts'
import { type Cutout, castShadow, SHRINK, wallLight } from './compose.ts'
import { prendasDobladas } from './doblado.ts'
import { type Boceto, bocetar, type Prenda } from './prenda.ts'
import { recortar, rgba } from './render.ts'
import { WIDTH } from './svg.ts'
import { textura } from './tejido.ts'

/** A picture under way: three bytes per pixel. */
interface Scene {
  data: Uint8ClampedArray
  width: number
  height: number
}

const PARED = '#ebe9e6'

function emptyWall(width: number, height: number, light: (u: number, v: number) => number = wallLight): Scene {
  const data = new Uint8ClampedArray(width * height * 3)
  const base = channels(PARED)
  const dust = textura('pano', false)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const wall = light(x / width, y / height) + (dust[((y & 511) << 9) | (x & 511)] as number) * 0.004
      for (let c = 0; c < 3; c++) data[(y * width + x) * 3 + c] = (base[c] as number) * wall
    }
  }
  return { data, width, height }
}

const PAD = 30

/** Darkens the scene by the shadow of something at the given place. */
function shade(scene: Scene, cut: Cutout, left: number, top: number, unit: number): void {
  const shadow = castShadow(cut, unit, PAD)
  const { width, height, data } = scene
  const x0 = left - PAD * SHRINK
  const y0 = top - PAD * SHRINK
  for (let y = Math.max(0, y0); y < Math.min(height, y0 + (shadow.height - 1) * SHRINK); y++) {
    for (let x = Math.max(0, x0); x < Math.min(width, x0 + (shadow.width - 1) * SHRINK); x++) {
      const fx = ((x - x0) % SHRINK) / SHRINK
      const fy = ((y - y0) % SHRINK) / SHRINK
      const i = Math.floor((y - y0) / SHRINK) * shadow.width + Math.floor((x - x0) / SHRINK)
      const below = i + shadow.width
      const upper = (shadow.data[i] as number) * (1 - fx) + (shadow.data[i + 1] as number) * fx
      const lower = (shadow.data[below] as number) * (1 - fx) + (shadow.data[below + 1] as number) * fx
      const factor = upper * (1 - fy) + lower * fy
      const o = (y * width + x) * 3
      for (let c = 0; c < 3; c++) data[o + c] = (data[o + c] as number) * factor
    }
  }
}

function paste(scene: Scene, cut: Cutout, left: number, top: number): void {
  const { width, height, data } = scene
  for (let y = Math.max(0, -top); y < Math.min(cut.height, height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(cut.width, width - left); x++) {
      const i = (y * cut.width + x) * 4
      const alpha = (cut.data[i + 3] as number) / 255
      if (!alpha) continue
      const o = ((y + top) * width + x + left) * 3
      for (let c = 0; c < 3; c++) {
        const below = data[o + c] as number
        data[o + c] = below + ((cut.data[i + c] as number) - below) * alpha
      }
    }
  }
}

const finished = ({ data, width, height }: Scene): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()

// Where a hook rests on the rail, above the top of the picture's garment.
const APOYO = 10

interface Colgada {
  cut: Cutout
  left: number
  top: number
}

async function colgar(prenda: Prenda, scale: number, centre: number, rail: number): Promise<Colgada> {
  const boceto = bocetar(prenda, 'frente')
  const { figura } = boceto
  const margin = 40
  const wide = Math.ceil(figura.semiancho * 2.1 * scale) + margin * 2
  const tall = Math.ceil((figura.abajo - figura.arriba) * scale) + margin * 2
  const unit = WIDTH / wide
  const placed: Boceto = {
    ...boceto,
    encuadre: {
      escala: scale * unit,
      x: WIDTH / 2,
      y: (margin - figura.arriba * scale) * unit,
      alto: Math.round(tall * unit),
    },
  }
  const cut = await recortar(placed, prenda.tejido, wide)
  return { cut, left: Math.round(centre - wide / 2), top: Math.round(rail - margin - APOYO * scale) }
}

function barra(width: number, thick: number): string {
  const metal =
    '<linearGradient id="m" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5b5855"/><stop offset=".25" stop-color="#3a3836"/><stop offset="1" stop-color="#151413"/></linearGradient>'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${thick}"><defs>${metal}</defs><rect width="${width}" height="${thick}" fill="url(#m)"/></svg>`
}

/** The rail of the showroom with several garments, 7:5: the first picture of the shop. */
export async function portada(prendas: Prenda[], ancho = 1500): Promise<Buffer> {
  const alto = Math.round((ancho * 5) / 7)
  const scene = emptyWall(ancho, alto)
  const rail = Math.round(alto * 0.085)
  const thick = Math.max(3, Math.round(ancho * 0.007))
  const scale = (alto * 0.9) / 1180
  const step = ancho / Math.max(1, prendas.length - 0.25)
  const pole = await rgba(barra(ancho, thick))
  shade(scene, pole, 0, rail, ancho / 1300)
  paste(scene, pole, 0, rail)
  for (const [i, prenda] of prendas.entries()) {
    const { cut, left, top } = await colgar(prenda, scale, step * (i + 0.38), rail)
    shade(scene, cut, left, top, ancho / 1300)
    paste(scene, cut, left, top)
  }
  return await finished(scene)
}

const MESA = 0.8

/** The light of the workshop: a wall, and a table that starts below. */
function workshopLight(u: number, v: number): number {
  if (v < MESA) return wallLight(u, v * 0.8) + 0.01
  return 0.93 - (v - MESA) * 0.25 + 0.03 * (1 - Math.abs(u - 0.45))
}

/** A stack of folded garments on a table, square. */
export async function taller(): Promise<Buffer> {
  const side = 1000
  const scene = emptyWall(side, side, workshopLight)
  let y = Math.round(side * 0.865)
  const stack: Colgada[] = []
  for (const { boceto, tejido, alto, x, ancho } of prendasDobladas()) {
    const cut = await recortar(boceto, tejido, ancho)
    y -= alto
    stack.push({ cut, left: Math.round(x - ancho / 2), top: y - Math.round((cut.height - alto) / 2) })
  }
  // The wall is shaded before anything lies on it; then each garment only darkens the one below.
  for (const { cut, left, top } of stack) shade(scene, cut, left, top, 1.3)
  for (const { cut, left, top } of stack) {
    shade(scene, cut, left, top + 2, 0.4)
    paste(scene, cut, left, top)
  }
  return await finished(scene)
}
