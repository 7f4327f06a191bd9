import { luminance, mix, toned } from './color.ts'
import type { Motivo } from './estampado.ts'
import { num } from './outline.ts'
import { type Capa, type Costura, esPieza, type Figura, type Pieza } from './pieza.ts'
import { formas, type Pliegue } from './pliegues.ts'

/** The canvas of every picture, 4:5. */
export const WIDTH = 1000
/** See `WIDTH`. */
export const HEIGHT = 1250

/** Where the garment's millimetres land on the canvas. */
export interface Encuadre {
  escala: number
  x: number
  y: number
  /** Height of the canvas, 4:5 unless told. */
  alto?: number
}

/** The colours and the print of one garment. */
export interface Paleta {
  tela: string
  forro: string
  hilo: string
  contraste: string
  motivo: Motivo | undefined
  /** Drawn over the print in ribbed pieces. */
  canale: Motivo
  /** The knit of the whole garment, if it is knitted. */
  punto: Motivo | undefined
}

/** Wraps drawing instructions of the canvas into a picture of the given width. */
export function picture(width: number, defs: string, body: string, tall = HEIGHT): string {
  const height = Math.round((width * tall) / WIDTH)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${tall}"><defs>${defs}</defs>${body}</svg>`
}

const placed = ({ escala, x, y }: Encuadre, body: string) =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${escala.toFixed(4)})">${body}</g>`

const lowered = ({ baja }: Capa, body: string) => (baja ? `<g transform="translate(0 ${num(baja)})">${body}</g>` : body)

const ROOMY = 150

// The renderer pays per tile: a sheet of many small ones is several times faster.
function sheet({ ancho, alto, svg }: Motivo): Motivo {
  const across = Math.max(1, Math.round(ROOMY / ancho))
  const down = Math.max(1, Math.round(ROOMY / alto))
  const copies = Array.from({ length: across * down }, (_, i) => {
    const x = (i % across) * ancho
    const y = Math.floor(i / across) * alto
    return `<g transform="translate(${num(x)} ${num(y)})">${svg}</g>`
  })
  return { ancho: ancho * across, alto: alto * down, svg: copies.join('') }
}

function tile(id: string, motivo: Motivo, turn: number): string {
  const { ancho, alto, svg } = sheet(motivo)
  const spin = turn ? ` patternTransform="rotate(${turn})"` : ''
  return `<pattern id="${id}" width="${num(ancho)}" height="${num(alto)}" patternUnits="userSpaceOnUse"${spin}>${svg}</pattern>`
}

const turnOf = (pieza: Pieza) => Math.round(pieza.hilo ?? 0)
const idOf = (kind: string, turn: number) => `${kind}${String(turn).replace('-', 'm')}`

function colourOf(pieza: Pieza, paleta: Paleta): string {
  const base = {
    principal: paleta.tela,
    lisa: paleta.tela,
    canale: paleta.tela,
    forro: paleta.forro,
    contraste: paleta.contraste,
  }
  return toned(base[pieza.tela ?? 'principal'], pieza.tono ?? 0)
}

function patternsOf(pieza: Pieza, paleta: Paleta): [kind: string, motivo: Motivo | undefined][] {
  const tela = pieza.tela ?? 'principal'
  if (tela === 'forro' || tela === 'contraste' || tela === 'lisa') return []
  if (tela === 'canale') return [['canale', paleta.canale]]
  return [
    ['estampado', paleta.motivo],
    ['punto', paleta.punto],
  ]
}

function stitched({ d, tipo }: Costura, paleta: Paleta, base: string): string {
  const dark = toned(base, luminance(base) < 0.2 ? -0.75 : -0.42)
  const stroke = (colour: string, width: number, opacity: number, more = '') =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"${more}/>`
  if (tipo === 'pespunte') return stroke(paleta.hilo, 1.1, 0.6, ' stroke-dasharray="4.6 2.8"')
  if (tipo === 'canto') return stroke(toned(base, 0.35), 2.6, 0.2) + stroke(dark, 1.3, 0.8)
  return stroke(dark, 1.3, 0.6)
}

function clothOf(pieza: Pieza, paleta: Paleta): string {
  const base = colourOf(pieza, paleta)
  const prints = patternsOf(pieza, paleta)
    .filter(([, motivo]) => motivo)
    .map(
      ([kind]) =>
        `<path d="${pieza.d}" fill="url(#${idOf(kind, turnOf(pieza))})"${pieza.tono && pieza.tono < -0.2 ? ' opacity=".55"' : ''}/>`,
    )
  const edge = mix(base, '#15131a', luminance(base) > 0.75 ? 0.5 : 0.7)
  const rim = `<path d="${pieza.d}" fill="none" stroke="${edge}" stroke-width="1.1" stroke-opacity=".5" stroke-linejoin="round"/>`
  const seams = (pieza.costuras ?? []).map((seam) => stitched(seam, paleta, base))
  const body = `<path d="${pieza.d}" fill="${base}"/>${prints.join('')}${rim}${seams.join('')}`
  return pieza.velo ? `<g opacity="${1 - pieza.velo}">${body}</g>` : body
}

function tilesOf(capas: Capa[], paleta: Paleta): string {
  const tiles = new Map<string, string>()
  for (const pieza of capas.filter(esPieza)) {
    for (const [kind, motivo] of patternsOf(pieza, paleta)) {
      const id = idOf(kind, turnOf(pieza))
      if (motivo && !tiles.has(id)) tiles.set(id, tile(id, motivo, turnOf(pieza)))
    }
  }
  return [...tiles.values()].join('')
}

// Paths in whole coordinates, as `outline` writes them: their numbers are pairs.
const WHOLE = /^[MLCZ\d .-]+$/
const BEYOND = 80

function inSight(capa: Capa, { escala, x, y }: Encuadre): boolean {
  if (!esPieza(capa) || !WHOLE.test(capa.d)) return true
  const numbers = (capa.d.match(/-?[\d.]+/g) ?? []).map(Number)
  const across = numbers.filter((_, i) => i % 2 === 0).map((n) => n * escala + x)
  const down = numbers.filter((_, i) => i % 2 === 1).map((n) => (n + (capa.baja ?? 0)) * escala + y)
  const touches = (places: number[], end: number) => Math.max(...places) > -BEYOND && Math.min(...places) < end + BEYOND
  return touches(across, WIDTH) && touches(down, HEIGHT)
}

/** A close look without the pieces that it does not reach: they would cost as much as the others. */
export const aLaVista = (figura: Figura, encuadre: Encuadre): Figura => ({
  ...figura,
  capas: figura.capas.filter((capa) => inSight(capa, encuadre)),
})

/** The flat colours of the garment with its print, seams and fittings. */
export function clothLayer(figura: Figura, paleta: Paleta, encuadre: Encuadre): { defs: string; body: string } {
  const body = figura.capas.map((capa) => lowered(capa, esPieza(capa) ? clothOf(capa, paleta) : capa.svg)).join('')
  return { defs: tilesOf(figura.capas, paleta), body: placed(encuadre, body) }
}

const LEVEL = 26
const FLOOR = 40

const grey = (value: number) => {
  const two = Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0')
  return `#${two}${two}${two}`
}

/** A map of which piece lies above which, as greys. */
export function volumeLayer(figura: Figura, encuadre: Encuadre, width: number): string {
  const shapes = figura.capas.map((capa) => {
    const d = esPieza(capa) ? capa.d : capa.bulto
    return d ? lowered(capa, `<path d="${d}" fill="${grey(FLOOR + LEVEL * capa.nivel)}"/>`) : ''
  })
  const floor = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${grey(FLOOR)}"/>`
  return picture(width, '', floor + placed(encuadre, shapes.join('')), encuadre.alto)
}

function foldShapes(pliegue: Pliegue): string {
  const shapes = formas(pliegue)
  const opacity = Math.min(0.9, Math.abs(pliegue.altura)) / shapes.length
  const fill = pliegue.altura > 0 ? '#fff' : '#000'
  return shapes.map((d) => `<path d="${d}" fill="${fill}" fill-opacity="${opacity.toFixed(3)}"/>`).join('')
}

const PUCKER: Record<Costura['tipo'], [width: number, opacity: number]> = {
  costura: [3.4, 0.4],
  pespunte: [3, 0.16],
  canto: [3.4, 0.5],
}

function puckered({ d, tipo }: Costura): string {
  const [width, opacity] = PUCKER[tipo]
  return `<path d="${d}" fill="none" stroke="#000" stroke-width="${width}" stroke-opacity="${opacity}"/>`
}

/** A map of the folds of the cloth, as greys around the middle. */
export function foldLayer(figura: Figura, encuadre: Encuadre, width: number): string {
  const clips: string[] = []
  const shapes = figura.capas.map((capa, i) => {
    const d = esPieza(capa) ? capa.d : capa.bulto
    const flat = d ? `<path d="${d}" fill="#808080"/>` : ''
    if (!esPieza(capa) || (!capa.pliegues?.length && !capa.costuras?.length)) return lowered(capa, flat)
    clips.push(`<clipPath id="c${i}"><path d="${capa.d}"/></clipPath>`)
    const folds = (capa.pliegues ?? []).map(foldShapes).join('')
    const seams = (capa.costuras ?? []).map(puckered).join('')
    return lowered(capa, `${flat}<g clip-path="url(#c${i})">${folds}${seams}</g>`)
  })
  const flat = `<rect width="${WIDTH}" height="${HEIGHT}" fill="#808080"/>`
  return picture(width, clips.join(''), flat + placed(encuadre, shapes.join('')), encuadre.alto)
}
