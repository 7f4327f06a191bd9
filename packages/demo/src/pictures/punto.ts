import type { Motivo } from './estampado.ts'
import { num, type Point } from './outline.ts'
import { hoja, type Pliegue } from './pliegues.ts'
import type { Azar } from './seed.ts'

/** What the stitches draw by themselves. */
export type TipoPunto = 'liso' | 'canale' | 'jacquard' | 'ochos'

const barra = (x: number, w: number, fill: string, opacity: number) =>
  `<rect x="${num(x)}" width="${num(w)}" height="40" fill="${fill}" fill-opacity="${opacity}"/>`

/** Ribbed knit: a rounded wale and the furrow beside it. */
export const canale = (paso: number): Motivo => ({
  ancho: paso,
  alto: 40,
  svg:
    barra(0, paso * 0.3, '#000', 0.22) +
    barra(paso * 0.3, paso * 0.16, '#000', 0.08) +
    barra(paso * 0.58, paso * 0.22, '#fff', 0.14),
})

const MALLA = 5

// Read as knitting charts: one character is one stitch.
const GRECAS = [
  [
    '....#....',
    '...###...',
    '..##.##..',
    '.##...##.',
    '##..#..##',
    '.##...##.',
    '..##.##..',
    '...###...',
    '....#....',
    '.........',
    '#.#.#.#.#',
    '.........',
  ],
  [
    '#.......#',
    '.#.....#.',
    '..#...#..',
    '...#.#...',
    '#...#...#',
    '##.....##',
    '#...#...#',
    '...#.#...',
    '..#...#..',
    '.#.....#.',
    '.........',
    '.........',
  ],
  [
    '.#.#.#.#.',
    '.........',
    '....#....',
    '.#..#..#.',
    '..#.#.#..',
    '...###...',
    '#########',
    '...###...',
    '..#.#.#..',
    '.#..#..#.',
    '....#....',
    '.........',
  ],
]

/** A knitted-in pattern of stitches. */
function jacquard(ink: string, variante: number): Motivo {
  const chart = GRECAS[variante % GRECAS.length] ?? []
  const stitches = chart.flatMap((row, y) =>
    [...row].map((mark, x) =>
      mark === '#'
        ? `<path d="M${x * MALLA} ${y * MALLA + 1}l${MALLA / 2} 2l${MALLA / 2} -2v${MALLA - 1}l${-MALLA / 2} 2l${-MALLA / 2} -2z"/>`
        : '',
    ),
  )
  return {
    ancho: 9 * MALLA,
    alto: chart.length * MALLA,
    svg: `<g fill="${ink}" fill-opacity=".86">${stitches.join('')}</g>`,
  }
}

/** A cable: two strands that cross again and again. */
export function ocho(x: number, desde: number, hasta: number, semi: number): Pliegue[] {
  const turn = semi * 3.1
  const folds: Pliegue[] = []
  for (let y = desde; y < hasta; y += turn) {
    const lower = Math.min(hasta, y + turn)
    const at = (dx: number, py: number): Point => [x + dx, py]
    folds.push(hoja(at(semi * 0.7, y - 4), at(-semi * 0.7, lower + 4), semi * 0.42, 0.5, -semi * 0.25))
    folds.push(hoja(at(-semi * 0.7, y - 4), at(semi * 0.7, lower + 4), semi * 0.46, 0.85, semi * 0.25))
    folds.push(hoja(at(-semi * 0.5, y + turn * 0.34), at(semi * 0.2, y + turn * 0.52), semi * 0.16, -0.8))
  }
  for (const side of [-1, 1]) {
    folds.push(hoja([x + side * semi * 1.35, desde - 30], [x + side * semi * 1.35, hasta + 30], semi * 0.3, -0.7))
  }
  return folds
}

/** What a kind of knit paints over the cloth. */
export function puntoDe(tipo: TipoPunto | undefined, ink: string, azar: Azar): Motivo | undefined {
  if (tipo === 'canale') return canale(azar.pick('canale', [8, 11, 15]))
  return tipo === 'jacquard' ? jacquard(ink, Math.floor(azar.between('greca', 0, 3))) : undefined
}
