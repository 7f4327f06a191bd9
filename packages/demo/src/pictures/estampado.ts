import { luminance, mix } from './color.ts'
import { num } from './outline.ts'
import type { Azar } from './seed.ts'

/** The prints of the catalogue. */
export type Estampado = 'liso' | 'rayas' | 'lunares' | 'cuadros' | 'flores'

/** How the cloth of a garment is printed: a tile in millimetres. */
export interface Motivo {
  ancho: number
  alto: number
  svg: string
}

/** How a family wears its stripes. */
export type Rayado = 'camisero' | 'marinero' | 'diplomatico'

const TINTAS_OSCURAS = ['#1b2a49', '#6d1a36', '#2b2a2d', '#0b4f3c', '#7a4a26'] as const
const TINTAS_CLARAS = ['#f6efe2', '#f3e4e1', '#eef0ec', '#f2e6c9'] as const

/** The ink that reads on a cloth. */
export function tinta(hex: string, azar: Azar): string {
  const light = luminance(hex)
  if (light > 0.55) return mix(azar.pick('tinta', TINTAS_OSCURAS), hex, 0.08)
  return mix(azar.pick('tinta', TINTAS_CLARAS), hex, 0.1)
}

const rect = (x: number, y: number, w: number, h: number, fill: string, opacity = 1) =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}" fill-opacity="${opacity}"/>`

function rayas(ink: string, azar: Azar, rayado: Rayado): Motivo {
  if (rayado === 'marinero') {
    const step = azar.pick('paso', [26, 32, 40])
    return { ancho: 40, alto: step, svg: rect(0, step * 0.3, 40, step * 0.36, ink) }
  }
  if (rayado === 'diplomatico') {
    const step = azar.pick('paso', [17, 22, 28])
    return { ancho: step, alto: 40, svg: rect(step / 2 - 0.8, 0, 1.6, 40, ink, 0.62) }
  }
  const step = azar.pick('paso', [9, 14, 20, 30])
  const width = step * azar.pick('grosor', [0.24, 0.4, 0.5])
  return { ancho: step, alto: 40, svg: rect((step - width) / 2, 0, width, 40, ink, 0.92) }
}

function lunares(ink: string, azar: Azar): Motivo {
  const step = azar.pick('paso', [22, 30, 42])
  const r = step * azar.pick('grosor', [0.13, 0.17, 0.21])
  const dot = (x: number, y: number) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${ink}"/>`
  return { ancho: step, alto: step, svg: dot(step / 4, step / 4) + dot((step * 3) / 4, (step * 3) / 4) }
}

function vichy(ink: string, step: number): string {
  const half = step / 2
  return rect(0, 0, half, step, ink, 0.42) + rect(0, 0, step, half, ink, 0.42)
}

function tartan(ink: string, hex: string, step: number): string {
  const second = mix(hex, luminance(hex) > 0.5 ? '#8b5a2b' : '#c9a15a', 0.55)
  const bands: [number, number, string, number][] = [
    [0.08, 0.26, ink, 0.36],
    [0.56, 0.05, ink, 0.6],
    [0.66, 0.05, ink, 0.6],
    [0.84, 0.03, second, 0.9],
  ]
  return bands
    .map(([at, size, fill, opacity]) => {
      return rect(step * at, 0, step * size, step, fill, opacity) + rect(0, step * at, step, step * size, fill, opacity)
    })
    .join('')
}

function ventana(ink: string, step: number): string {
  return rect(step / 2 - 1, 0, 2, step, ink, 0.7) + rect(0, step / 2 - 1, step, 2, ink, 0.7)
}

function cuadros(ink: string, hex: string, azar: Azar): Motivo {
  const kind = azar.pick('cuadro', ['vichy', 'tartan', 'tartan', 'ventana'])
  const step = { vichy: 24, tartan: 92, ventana: 46 }[kind] * azar.pick('paso', [0.75, 1, 1.2])
  const svg = { vichy: () => vichy(ink, step), tartan: () => tartan(ink, hex, step), ventana: () => ventana(ink, step) }
  return { ancho: step, alto: step, svg: svg[kind]() }
}

function flor(size: number, petal: string, heart: string, leaf: string): string {
  const leaves = [24, 150].map((turn) => {
    return `<path transform="rotate(${turn})" d="M0 0q${num(size * 0.9)} ${num(-size * 0.5)} ${num(size * 1.9)} 0q${num(-size)} ${num(size * 0.5)} ${num(-size * 1.9)} 0" fill="${leaf}"/>`
  })
  const petals = [0, 72, 144, 216, 288].map((turn) => {
    return `<ellipse rx="${num(size * 0.42)}" ry="${num(size * 0.56)}" cy="${num(-size * 0.55)}" transform="rotate(${turn})" fill="${petal}"/>`
  })
  return `${leaves.join('')}${petals.join('')}<circle r="${num(size * 0.27)}" fill="${heart}"/>`
}

function capullo(size: number, petal: string, leaf: string): string {
  return `<path d="M0 0q${num(size * 0.2)} ${num(size)} ${num(-size * 0.3)} ${num(size * 1.8)}" stroke="${leaf}" stroke-width="1.1" fill="none"/><circle r="${num(size * 0.42)}" fill="${petal}"/><circle r="${num(size * 0.3)}" cx="${num(size * 0.5)}" cy="${num(size * 0.3)}" fill="${petal}"/>`
}

const FLORES = ['#c8506a', '#d98b3a', '#f3e7d3', '#8aa7cf', '#e7b1b6', '#b23a48'] as const

// A flower over the border is drawn again on the other side, so that the tiles join.
function repeated(svg: string, x: number, y: number, turn: number, size: number, reach: number): string {
  const places = (at: number) => [at, at - size, at + size].filter((p) => p > -reach && p < size + reach)
  return places(x)
    .flatMap((px) =>
      places(y).map((py) => `<g transform="translate(${num(px)} ${num(py)}) rotate(${num(turn)})">${svg}</g>`),
    )
    .join('')
}

function flores(ink: string, hex: string, azar: Azar): Motivo {
  const next = azar.stream('flores')
  const step = azar.pick('paso', [32, 40, 52])
  const rows = 4
  const size = step * rows
  const second = mix(azar.pick('flor', FLORES), hex, 0.12)
  const leaf = mix(luminance(hex) > 0.5 ? '#5c7355' : '#9bb08c', hex, 0.2)
  let svg = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < rows; column++) {
      const x = (column + (row % 2) * 0.5 + next() * 0.35) * step
      const y = (row + next() * 0.35) * step
      const bloom = next()
      const petal = bloom < 0.55 ? ink : second
      const figure =
        bloom > 0.82
          ? capullo(step * 0.2, petal, leaf)
          : flor(step * (0.2 + next() * 0.1), petal, mix(second, '#e0b04a', 0.6), leaf)
      svg += repeated(figure, x % size, y % size, next() * 360, size, step * 0.6)
    }
  }
  return { ancho: size, alto: size, svg }
}

/** The print of a cloth; a plain one has none. */
export function motivo(estampado: Estampado, hex: string, azar: Azar, rayado: Rayado): Motivo | undefined {
  const ink = tinta(hex, azar)
  if (estampado === 'rayas') return rayas(ink, azar, rayado)
  if (estampado === 'lunares') return lunares(ink, azar)
  if (estampado === 'cuadros') return cuadros(ink, hex, azar)
  if (estampado === 'flores') return flores(ink, hex, azar)
  return undefined
}
