import { mirrored, outline, type Point } from '../outline.ts'
import type { Patron } from '../patron.ts'
import { plieguesDe } from '../patron.ts'
import { type Capa, type Pieza, pespunte } from '../pieza.ts'
import { frunces, hoja } from '../pliegues.ts'

const franja = (y: number, alto: number, arriba: number, abajo: number, curva: number): Point[] =>
  mirrored([
    [0, y + curva],
    [arriba * 0.6, y + curva * 0.7],
    [arriba, y, 'v'],
    [abajo, y + alto, 'v'],
    [abajo * 0.6, y + alto + curva * 0.7],
    [0, y + alto + curva],
  ])

/** A waistband between two half widths. */
export function pretina(y: number, alto: number, arriba: number, abajo: number): Pieza {
  const rim = (dy: number): Point[] => [
    [-abajo + 4, y + dy],
    [0, y + dy + 8],
    [abajo - 4, y + dy],
  ]
  return {
    d: outline(franja(y, alto, arriba, abajo, 8)),
    nivel: 1.3,
    tono: -0.03,
    costuras: [pespunte(outline(rim(5), false)), pespunte(outline(rim(alto - 5), false))],
  }
}

/** An elastic waist, full of small gathers. */
export function goma(p: Patron, y: number, alto: number, semi: number): Pieza {
  const next = plieguesDe(p, 'goma')
  const fine = [0.06, 0.5].flatMap((at) =>
    frunces([-semi, y + alto * at], [semi, y + alto * at + 4], alto * 0.62, 8, next, 0.75),
  )
  return { d: outline(franja(y, alto, semi, semi, 7)), nivel: 1.25, tono: -0.03, pliegues: fine }
}

function cola(p: Patron, y: number, side: number, largo: number): Pieza {
  const next = plieguesDe(p, `cola${side}`)
  const lean = side * (26 + next() * 16)
  const points: Point[] = [
    [side * 2, y + 4, 'v'],
    [side * 16 + lean * 0.4, y + largo * 0.5],
    [side * 20 + lean, y + largo, 'v'],
    [side * -6 + lean, y + largo + 12, 'v'],
    [side * -8 + lean * 0.4, y + largo * 0.55],
    [side * -12, y + 10, 'v'],
  ]
  return {
    d: outline(points),
    nivel: 1.9,
    tono: -0.02,
    pliegues: [hoja([0, y + 10], [side * 6 + lean, y + largo], 5, -0.6)],
  }
}

function lazada(y: number, side: number): Pieza {
  const points: Point[] = [
    [side * 2, y - 2, 'v'],
    [side * 40, y - 24],
    [side * 72, y - 14],
    [side * 68, y + 12],
    [side * 34, y + 14],
    [side * 2, y + 8, 'v'],
  ]
  return {
    d: outline(points),
    nivel: 2.1,
    pliegues: [
      hoja([side * 4, y + 2], [side * 52, y - 4], 6, -0.7),
      hoja([side * 10, y - 6], [side * 60, y - 16], 4, 0.5),
    ],
  }
}

/** A tied belt with its knot and ends. */
export function cinturonAtado(p: Patron, y: number, semi: number, alto = 34, conLazo = true): Capa[] {
  const belt: Pieza = {
    d: outline(franja(y - alto / 2, alto, semi + 3, semi + 3, 6)),
    nivel: 1.6,
    tono: -0.04,
    pliegues: [
      hoja([-semi, y - 4], [-12, y + 4], 5, -0.5),
      hoja([semi, y - 4], [12, y + 6], 5, -0.5),
      hoja([-semi, y + 6], [0, y + 10], 4, 0.4),
    ],
  }
  const knot: Pieza = {
    d: outline([
      [-13, y - 15],
      [0, y - 18],
      [13, y - 14],
      [15, y + 6],
      [9, y + 20],
      [-9, y + 20],
      [-15, y + 6],
    ]),
    nivel: 2.4,
    pliegues: [hoja([-6, y - 12], [2, y + 16], 3, -0.6)],
  }
  const bows = conLazo ? [lazada(y + 2, 1), lazada(y + 2, -1)] : []
  return [belt, cola(p, y + 6, -1, 170), cola(p, y + 6, 1, 190), ...bows, knot]
}

/** A belt with a covered buckle. */
export function cinturonHebilla(y: number, semi: number, alto = 36): Capa[] {
  const belt: Pieza = {
    d: outline(franja(y - alto / 2, alto, semi + 3, semi + 3, 6)),
    nivel: 1.6,
    tono: -0.05,
    costuras: [-1, 1].map((s) => {
      const dy = y + (s * alto) / 2 - s * 5
      return pespunte(
        outline(
          [
            [-semi, dy],
            [0, dy + 6],
            [semi, dy],
          ],
          false,
        ),
      )
    }),
  }
  const w = 27
  const h = alto / 2 + 7
  const frame = `M${-w} ${y + 6 - h}h${w * 2}v${h * 2}h${-w * 2}Z`
  const hole = `M${-w + 8} ${y + 6 - h + 8}v${h * 2 - 16}h${w * 2 - 16}v${-h * 2 + 16}Z`
  return [
    belt,
    {
      nivel: 2.2,
      bulto: frame + hole,
      svg: `<path d="${frame}${hole}" class="metal" fill-rule="evenodd"/><path d="M${-w + 4} ${y + 6}h${w * 2 - 12}" class="puente"/>`,
    },
  ]
}
