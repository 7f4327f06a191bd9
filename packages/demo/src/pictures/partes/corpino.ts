import { blend, line, lineOn, mirrored, onSide, outline, type Point, SIDES, type Side } from '../outline.ts'
import { type Patron, plieguesDe } from '../patron.ts'
import { type Capa, canto, type Pieza, pespunte, sumar } from '../pieza.ts'
import { enLado, hoja, type Pliegue } from '../pliegues.ts'
import type { Corpino, CorteCorpino } from './corte.ts'
import { hombroEn, type Medidas, pliegueCuerpo, sisaPuntos } from './cuerpo.ts'
import { type Escote, escoteDe, escoteEspalda, interior, ribete } from './escote.ts'
import { mangas } from './manga.ts'
import { etiqueta, perchaHombros } from './percha.ts'
import { conTirantes, halter } from './sin-hombros.ts'

const CRUCE = 82

function trasero(m: Medidas, escote: Escote): Capa[] {
  const label = etiqueta(hombroEn(m, escote.ancho) + 21)
  return [interior(m, escote), label, ...perchaHombros(m.hombro - 14, m.caidaHombro)]
}

function vivoSisa(m: Medidas, side: Side): string {
  const armhole = sisaPuntos(m, false).map(([x, y]): Point => [x - 8, y])
  return lineOn(side, [m.hombro - 9, m.caidaHombro - 3], ...armhole, [m.pecho - 10, m.sisa + 4])
}

function cerrado(p: Patron, c: CorteCorpino, escote: Escote): Corpino {
  const { m } = c
  const shoulder: Point = [m.hombro, m.caidaHombro, 'v']
  const right = [...escote.puntos, shoulder, ...sisaPuntos(m, Boolean(c.manga)), ...c.contorno]
  const cloth: Pieza = {
    d: outline(mirrored(right)),
    nivel: 1,
    pliegues: pliegueCuerpo(p, m),
    costuras: c.manga ? [] : SIDES.map((side) => pespunte(vivoSisa(m, side))),
  }
  return {
    detras: p.atras ? perchaHombros(m.hombro - 14, m.caidaHombro) : trasero(m, escote),
    tela: [cloth],
    mangas: mangas(p, m, c.manga),
    remate: [ribete(escote, 11)],
  }
}

// One side of a wrapped front: it crosses the centre and is pulled towards the knot.
function panel(p: Patron, c: CorteCorpino, side: Side, nivel: number): Pieza {
  const { m } = c
  const hem = c.contorno.at(-1)?.[1] ?? m.talle
  const neck: Point = [CRUCE, hombroEn(m, CRUCE), 'v']
  const edge: Point[] = [
    [-m.cintura * 0.62, hem, 'v'],
    [-m.cintura * 0.3, blend(m.sisa, m.talle, 0.52)],
    [34, m.sisa - 66],
  ]
  const shoulder: Point = [m.hombro, m.caidaHombro, 'v']
  const outer = [...sisaPuntos(m, Boolean(c.manga)), ...c.contorno.filter(([x]) => x !== 0)]
  const next = plieguesDe(p, `panel${side}`)
  const knot: Point = [-m.cintura * 0.6, m.talle - 6]
  const pulls: Pliegue[] = [0, 1, 2].map((i) => {
    const from: Point = [156 - i * 34 + next() * 12, m.sisa - 10 + i * 50]
    return hoja(from, knot, 14 + next() * 4, (i % 2 ? -0.28 : 0.24) * p.caida, 10)
  })
  return {
    d: outline(onSide([neck, shoulder, ...outer, ...edge], side)),
    nivel,
    pliegues: [...pliegueCuerpo(p, m), ...pulls.map((fold) => enLado(fold, side))],
    costuras: [canto(lineOn(side, ...edge, neck))],
  }
}

function cruzado(p: Patron, c: CorteCorpino): Corpino {
  const opening: Escote = { ...escoteDe(c.m, 'pico', 110), ancho: CRUCE }
  return {
    detras: trasero(c.m, opening),
    tela: [panel(p, c, 1, 1), panel(p, c, -1, 1.3)],
    mangas: mangas(p, c.m, c.manga),
    remate: [],
  }
}

const ANCHO_ESPALDA: Partial<Record<CorteCorpino['escote'], number>> = { barco: 132, cuadrado: 96 }

function espalda(p: Patron, c: CorteCorpino): Corpino {
  const neck = escoteEspalda(c.m, ANCHO_ESPALDA[c.escote] ?? 84, c.espalda)
  const made = cerrado(p, c, neck)
  const hem = c.contorno.at(-1)?.[1] ?? c.m.talle
  if (c.cremallera && p.tejido !== 'punto')
    sumar(made.tela[0], { costuras: [canto(line([0, neck.hondo], [0.5, hem]))] })
  return made
}

/** Cuts the upper half of a dress, a top or a jumpsuit. */
export function corpino(p: Patron, c: CorteCorpino): Corpino {
  if (c.escote === 'tirantes') return conTirantes(p, c)
  if (c.escote === 'halter') return halter(p, c)
  if (p.atras) return espalda(p, c)
  return c.escote === 'cruzado' ? cruzado(p, c) : cerrado(p, c, escoteDe(c.m, c.escote))
}
