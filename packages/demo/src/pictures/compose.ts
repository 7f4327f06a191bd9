import { channels, luminance } from './color.ts'
import type { Lit } from './light.ts'
import { blurred, type Plane, plane } from './raster.ts'
import { TEJIDOS, type Tejido, TILE, textura } from './tejido.ts'

/** A cut-out: colour with transparency, four bytes per pixel. */
export interface Cutout {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** The cloth that the light falls on. */
export interface Superficie {
  hex: string
  tejido: Tejido
  cerca: boolean
}

/** Dark cloth needs more light to show its folds, pale cloth less. */
export function contrastOf(hex: string): number {
  const light = luminance(hex)
  if (light < 0.35) return 1.7 - light * 1.6
  return 1.14 - (light - 0.35) * 0.5
}

// The light is known at half the size; an odd pixel takes the mean of its neighbours.
function halfway(map: Float32Array, i: number, right: number, down: number): number {
  const top = (map[i] as number) + (map[i + right] as number)
  return (top + (map[i + down] as number) + (map[i + down + right] as number)) * 0.25
}

/** Lays light, gloss and weave on flat colours, and bends the print along the folds. */
export function lighten(cloth: Cutout, light: Lit, { hex, tejido, cerca }: Superficie): Cutout {
  const { width, height, data } = cloth
  const out = new Uint8ClampedArray(data.length)
  const { grano, brillo } = TEJIDOS[tejido]
  const dark = luminance(hex) < 0.3
  const grain = textura(tejido, cerca)
  const weave = grano * (dark ? 1.35 : luminance(hex) > 0.85 ? 0.55 : 0.8)
  const shine = (brillo + (dark ? 0.12 : 0)) * 150
  const bend = (cerca ? 34 : 15) * (width / 1000)
  const { width: mw, height: mh } = light.shade
  for (let y = 0; y < height; y++) {
    const row = Math.min(mh - 2, y >> 1) * mw
    const down = y & 1 ? mw : 0
    for (let x = 0; x < width; x++) {
      const m = row + Math.min(mw - 2, x >> 1)
      const sx = Math.max(0, Math.min(width - 1, Math.round(x + (light.slopeX.data[m] as number) * bend)))
      const sy = Math.max(0, Math.min(height - 1, Math.round(y + (light.slopeY.data[m] as number) * bend)))
      const i = (y * width + x) * 4
      const alpha = data[i + 3] as number
      if (!alpha) continue
      const bent = (sy * width + sx) * 4
      // Only inside the cloth: a bent outline would lose its smooth edge.
      const s = data[bent + 3] === 255 ? bent : i
      const right = x & 1
      const factor =
        halfway(light.shade.data, m, right, down) *
        (1 + (grain[((y & (TILE - 1)) * TILE) | (x & (TILE - 1))] as number) * weave)
      const gloss = (light.gloss.data[m] as number) * shine
      out[i] = (data[s] as number) * factor + gloss
      out[i + 1] = (data[s + 1] as number) * factor + gloss
      out[i + 2] = (data[s + 2] as number) * factor + gloss
      out[i + 3] = alpha
    }
  }
  return { data: out, width, height }
}

/** How many times smaller a shadow is drawn. */
export const SHRINK = 4

function silhouette({ data, width, height }: Cutout, pad: number): Plane {
  const small = plane(Math.ceil(width / SHRINK) + 1 + pad * 2, Math.ceil(height / SHRINK) + 1 + pad * 2)
  for (let y = 0; y * SHRINK < height; y++) {
    for (let x = 0; x * SHRINK < width; x++) {
      const alpha = data[(y * SHRINK * width + x * SHRINK) * 4 + 3] as number
      small.data[(y + pad) * small.width + x + pad] = alpha / 255
    }
  }
  return small
}

const nearest = (map: Plane, x: number, y: number) =>
  map.data[
    Math.max(0, Math.min(map.height - 1, Math.round(y))) * map.width +
      Math.max(0, Math.min(map.width - 1, Math.round(x)))
  ] as number

/** The soft shadow behind a cut-out, `SHRINK` times smaller and `pad` wider on every side: 1 is no shadow. */
export function castShadow(cut: Cutout, unit: number, pad = 0): Plane {
  const shape = silhouette(cut, pad)
  const wide = blurred(shape, 8 * unit)
  const close = blurred(shape, 2.2 * unit)
  const out = plane(shape.width, shape.height)
  for (let y = 0; y < out.height; y++) {
    for (let x = 0; x < out.width; x++) {
      const far = nearest(wide, x - 5 * unit, y - 7 * unit)
      const near = nearest(close, x - 1.6 * unit, y - 2.2 * unit)
      out.data[y * out.width + x] = 1 - far * 0.3 - near * 0.2
    }
  }
  return out
}

/** The light on an empty wall: brighter above the middle, falling off below. */
export function wallLight(u: number, v: number): number {
  const glow = Math.exp(-((u - 0.4) ** 2 + (v - 0.32) ** 2) * 3.2)
  return 1 + 0.045 * glow - 0.055 * v * v - 0.03 * u * v
}

function quarter(map: Plane, x: number, y: number): number {
  const px = x >> 2
  const py = y >> 2
  const fx = (x & 3) / SHRINK
  const fy = (y & 3) / SHRINK
  const i = py * map.width + px
  const top = (map.data[i] as number) * (1 - fx) + (map.data[i + 1] as number) * fx
  const low = (map.data[i + map.width] as number) * (1 - fx) + (map.data[i + map.width + 1] as number) * fx
  return top * (1 - fy) + low * fy
}

/** Hangs a cut-out before a wall; the result has three bytes per pixel. */
export function onWall(cut: Cutout, wall: string): Buffer {
  const { width, height, data } = cut
  const base = channels(wall)
  const light = castShadow(cut, width / 1000)
  for (let y = 0; y < light.height; y++) {
    for (let x = 0; x < light.width; x++) {
      const i = y * light.width + x
      light.data[i] = (light.data[i] as number) * wallLight((x * SHRINK) / width, (y * SHRINK) / height)
    }
  }
  const dust = textura('pano', false)
  const out = Buffer.allocUnsafe(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4
      const o = (y * width + x) * 3
      const alpha = (data[i + 3] as number) / 255
      const behind = alpha < 1 ? quarter(light, x, y) + (dust[((y & 511) << 9) | (x & 511)] as number) * 0.004 : 0
      for (let c = 0; c < 3; c++) {
        const back = Math.min(255, (base[c] as number) * behind)
        out[o + c] = back + ((data[i + c] as number) - back) * alpha
      }
    }
  }
  return out
}
