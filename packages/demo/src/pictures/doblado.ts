import { luminance } from './color.ts'
import type { Estampado } from './estampado.ts'
import { outline, type Point, points } from './outline.ts'
import type { Figura, Pieza } from './pieza.ts'
import { hoja } from './pliegues.ts'
import { type Boceto, paletaDe } from './prenda.ts'
import { type Azar, azarDe } from './seed.ts'
import { WIDTH } from './svg.ts'
import type { Tejido } from './tejido.ts'

/** A folded garment of the stack: what to draw and where it lies, in pixels of the scene. */
interface Doblada {
  boceto: Boceto
  tejido: Tejido
  ancho: number
  alto: number
  x: number
}

interface Pila {
  hex: string
  tejido: Tejido
  estampado: Estampado
}

// From the table up.
const PILA: Pila[] = [
  { hex: '#111111', tejido: 'pano', estampado: 'liso' },
  { hex: '#f2ebdd', tejido: 'punto', estampado: 'liso' },
  { hex: '#b9834f', tejido: 'pano', estampado: 'liso' },
  { hex: '#4a4e54', tejido: 'pano', estampado: 'cuadros' },
  { hex: '#ffffff', tejido: 'popelin', estampado: 'rayas' },
  { hex: '#6d1a36', tejido: 'punto', estampado: 'liso' },
  { hex: '#d8c3a5', tejido: 'lino', estampado: 'liso' },
  { hex: '#1b2a49', tejido: 'punto', estampado: 'liso' },
]

/** One layer of cloth between two folds: round on the left, cut edges on the right. */
function capa(x0: number, x1: number, y0: number, y1: number, nivel: number, next: () => number): Pieza {
  const sag = () => (next() - 0.5) * 3
  const round = (y1 - y0) * 0.5
  const shape: Point[] = [
    [x0 + round, y0],
    [x0 + (x1 - x0) * 0.3, y0 + sag() - 1],
    [x0 + (x1 - x0) * 0.7, y0 + sag() - 1],
    [x1 - 12, y0 + 1],
    [x1 - 2, y0 + 4],
    [x1, y0 + round],
    [x1 - 2, y1 - 4],
    [x1 - 12, y1],
    [x0 + (x1 - x0) * 0.6, y1 + sag()],
    [x0 + (x1 - x0) * 0.2, y1 + sag()],
    [x0 + round, y1],
    [x0, y0 + round],
  ]
  const middle = (y0 + y1) / 2
  return {
    d: outline(shape),
    nivel,
    pliegues: [
      hoja([x0 + 4, middle - 2], [x1 - 4, middle - 3], (y1 - y0) * 0.36, 0.4),
      hoja([x0 + (x1 - x0) * (0.2 + next() * 0.3), y1 - 3], [x1 - 20, y1 - 5 - next() * 4], 3, -0.5),
      hoja([x0 + 10, y0 + 5], [x0 + (x1 - x0) * (0.3 + next() * 0.4), y0 + 8], 3, -0.4),
    ],
    costuras: [],
  }
}

// The upper side of the topmost garment, seen a little from above.
function cara(): Pieza {
  return {
    d: outline(points('-170,8! -150,-8 -128,-14 0,-17 128,-16 152,-8 172,8! 0,14')),
    nivel: 0.8,
    tono: 0.06,
    pliegues: [hoja([-150, 0], [60, -6], 6, -0.3), hoja([-40, -8], [150, -4], 5, 0.3)],
  }
}

function figuraDoblada(azar: Azar, alto: number, encima: boolean): Figura {
  const next = azar.stream('capas')
  const layers = azar.pick('cuantas', [2, 2, 3])
  const step = alto / layers
  const pieces = Array.from({ length: layers }, (_, i) => {
    const y0 = i * step
    return capa(-180 + next() * 7, 180 - next() * 8, y0, y0 + step + 2, 1 + ((layers - i) % 2) * 0.15, next)
  })
  const capas = encima ? [cara(), ...pieces.reverse()] : pieces.reverse()
  return { capas, arriba: 0, abajo: alto, semiancho: 190, foco: { x: 0, y: 0, ancho: 100 } }
}

/** The stack of the workshop, from the table up. */
export function prendasDobladas(): Doblada[] {
  return PILA.map(({ hex, tejido, estampado }, i) => {
    const azar = azarDe('pila', i + 3)
    const high = azar.between('alto', 34, 43)
    const figura = figuraDoblada(azar, high, i === PILA.length - 1)
    const paleta = paletaDe({ familia: 'jersey', semilla: i, hex, estampado, tejido }, figura, azar)
    const escala = WIDTH / 420
    const margin = 24
    const ancho = Math.round(690 + azar.between('ancho', -14, 14))
    const boceto: Boceto = {
      figura,
      paleta,
      encuadre: { escala, x: WIDTH / 2, y: margin * escala, alto: Math.round((high + margin * 2) * escala) },
      fondo: luminance(hex) > 0.8 ? '#dedcd8' : '#ebe9e6',
      cerca: false,
    }
    const alto = Math.round((high * escala * ancho) / WIDTH)
    return { boceto, tejido, ancho, alto, x: 500 + azar.between('x', -12, 12) }
  })
}
