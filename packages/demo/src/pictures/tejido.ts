import { numbersOf } from './seed.ts'

/** The cloths of the catalogue. */
export type Tejido = 'crepe' | 'viscosa' | 'lino' | 'popelin' | 'punto' | 'denim' | 'gasa' | 'pano'

interface Caracter {
  /** Height of the big folds: fluid cloth falls deeper. */
  caida: number
  /** How softly a fold turns, in millimetres. */
  suavidad: number
  brillo: number
  grano: number
}

/** How each cloth falls and shines. */
export const TEJIDOS: Record<Tejido, Caracter> = {
  crepe: { caida: 0.9, suavidad: 6.4, brillo: 0.1, grano: 0.02 },
  viscosa: { caida: 1.05, suavidad: 6, brillo: 0.16, grano: 0.022 },
  lino: { caida: 0.8, suavidad: 5.6, brillo: 0.02, grano: 0.042 },
  popelin: { caida: 0.75, suavidad: 5.6, brillo: 0.05, grano: 0.02 },
  punto: { caida: 0.7, suavidad: 6, brillo: 0.02, grano: 0.06 },
  denim: { caida: 0.6, suavidad: 6, brillo: 0.03, grano: 0.085 },
  gasa: { caida: 1.1, suavidad: 5.4, brillo: 0.14, grano: 0.03 },
  pano: { caida: 0.6, suavidad: 9, brillo: 0.015, grano: 0.03 },
}

/** Side of the square texture that repeats over the picture: a power of two, so wrapping is a mask. */
export const TILE = 512

type Texture = Float32Array

const wrap = (n: number) => n & (TILE - 1)

function noise(name: string): Texture {
  const next = numbersOf(name)
  return Float32Array.from({ length: TILE * TILE }, () => next() + next() + next() - 1.5)
}

function smeared(source: Texture, across: number, down: number): Texture {
  const rows = new Float32Array(source.length)
  const out = new Float32Array(source.length)
  for (let y = 0; y < TILE; y++) {
    let sum = 0
    for (let x = -across; x <= across; x++) sum += source[y * TILE + wrap(x)] as number
    for (let x = 0; x < TILE; x++) {
      rows[y * TILE + x] = sum / (across * 2 + 1)
      sum += (source[y * TILE + wrap(x + across + 1)] as number) - (source[y * TILE + wrap(x - across)] as number)
    }
  }
  for (let x = 0; x < TILE; x++) {
    let sum = 0
    for (let y = -down; y <= down; y++) sum += rows[wrap(y) * TILE + x] as number
    for (let y = 0; y < TILE; y++) {
      out[y * TILE + x] = sum / (down * 2 + 1)
      sum += (rows[wrap(y + down + 1) * TILE + x] as number) - (rows[wrap(y - down) * TILE + x] as number)
    }
  }
  return out
}

function levelled(texture: Texture): Texture {
  let sum = 0
  for (const value of texture) sum += value * value
  const scale = 1 / (Math.sqrt(sum / texture.length) || 1)
  return texture.map((value) => Math.max(-2.6, Math.min(2.6, value * scale)))
}

const added = (...parts: [Texture, number][]): Texture =>
  levelled(
    parts[0]?.[0].map((_, i) => parts.reduce((sum, [part, share]) => sum + (part[i] as number) * share, 0)) ??
      new Float32Array(),
  )

function drawn(value: (x: number, y: number) => number): Texture {
  return Float32Array.from({ length: TILE * TILE }, (_, i) => value(i & (TILE - 1), i >> 9))
}

const turn = Math.PI * 2

function weave(thread: number): Texture {
  return drawn((x, y) => Math.sin((turn * x) / thread) * Math.sin((turn * y) / thread))
}

function knit(stitch: number): Texture {
  return drawn((x, y) => {
    const across = (x % stitch) / stitch
    const slant = Math.abs(across - 0.5) * 1.5
    return Math.sin(turn * (y / stitch + slant)) * 0.7 + Math.cos(turn * across) * 0.8
  })
}

function twill(thread: number): Texture {
  return drawn((x, y) => Math.sin((turn * (x + y * 2)) / thread))
}

const MAKERS: Record<Tejido, (zoom: number) => Texture> = {
  crepe: (zoom) => added([levelled(smeared(noise('crepe'), zoom, zoom)), 1], [weave(zoom * 4), 0.15]),
  viscosa: (zoom) => added([levelled(smeared(noise('viscosa'), 0, zoom)), 1], [weave(zoom * 2 + 2), 0.4]),
  lino: (zoom) =>
    added(
      [levelled(smeared(noise('trama'), 10 * zoom, Math.round(zoom * 0.4))), 1],
      [levelled(smeared(noise('urdimbre'), Math.round(zoom * 0.4), 14 * zoom)), 0.8],
      [levelled(smeared(noise('lino'), zoom - 1, zoom - 1)), 0.35],
    ),
  popelin: (zoom) => added([weave(zoom * 2 + 2), 0.8], [levelled(smeared(noise('popelin'), zoom, 0)), 0.7]),
  punto: (zoom) => added([knit(zoom > 1 ? 16 : 4), 1], [noise('punto'), 0.4]),
  denim: (zoom) =>
    added([twill(zoom > 1 ? 16 : 8), 0.7], [levelled(smeared(noise('denim'), 0, 4 * zoom)), 0.8], [noise('hilo'), 0.5]),
  gasa: (zoom) => added([weave(zoom * 2 + 2), 0.6], [noise('gasa'), 0.5]),
  pano: (zoom) =>
    added(
      [levelled(smeared(noise('pelo'), zoom, zoom)), 0.8],
      [levelled(smeared(noise('pano'), 2 * zoom, 2 * zoom)), 0.5],
    ),
}

const woven = new Map<string, Texture>()

/** The surface of a cloth: numbers around zero, woven once and kept. */
export function textura(tejido: Tejido, cerca: boolean): Texture {
  const key = `${tejido}:${cerca}`
  const known = woven.get(key)
  if (known) return known
  const made = MAKERS[tejido](cerca ? 3 : 1)
  woven.set(key, made)
  return made
}
