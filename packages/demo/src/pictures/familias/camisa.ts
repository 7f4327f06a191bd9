import { line, SIDES } from '../outline.ts'
import { cartera, parche } from '../partes/bolsillos.ts'
import { boton, botonadura, tapeta } from '../partes/botones.ts'
import { corteManga } from '../partes/cortes-manga.ts'
import { type Cuello, cuelloCamisero, cuelloMao } from '../partes/cuello.ts'
import {
  bajoCamisero,
  bajoRecto,
  cuerpoEntero,
  dobladillo,
  type Medidas,
  medidasDe,
  pliegueCuerpo,
} from '../partes/cuerpo.ts'
import { type CorteManga, mangas } from '../partes/manga.ts'
import { etiqueta, perchaHombros } from '../partes/percha.ts'
import type { Patron } from '../patron.ts'
import { type Capa, canto, costura, type Figura, type Pieza } from '../pieza.ts'
import { hoja } from '../pliegues.ts'

const HECHURAS: Record<'entallada' | 'recta' | 'amplia', Partial<Medidas>> = {
  entallada: { cintura: 188, bajo: 216, largo: 600 },
  recta: { pecho: 228, cintura: 218, bajo: 226, largo: 630 },
  amplia: { hombro: 214, caidaHombro: 56, sisa: 236, pecho: 250, cintura: 244, bajo: 246, largo: 680 },
}

function mangaDe({ azar }: Patron): CorteManga | undefined {
  const kind = azar.pick('manga', ['larga', 'larga', 'larga', 'remangada', 'corta'])
  if (kind === 'remangada') return { largo: 230, biceps: 128, boca: 112, puno: { alto: 40 } }
  if (kind === 'corta') return { largo: 96, biceps: 134, boca: 136, caida: 12, puno: { alto: 22 } }
  return corteManga('larga')
}

function cuelloDe(p: Patron): Cuello {
  const { azar } = p
  const open = azar.pick('abierto', [0, 0, 60, 90])
  if (azar.chance('mao', 0.22)) return cuelloMao(p, azar.pick('abierto', [0, 40, 90, 120]))
  return cuelloCamisero(p, azar.between('pico', 20, 70), open)
}

function bolsillosDe({ azar }: Patron): Capa[] {
  const kind = azar.pick('bolsillo', ['ninguno', 'uno', 'dos', 'cartera', 'ninguno'])
  if (kind === 'uno') return [parche(66, 190, 84, 88, 1)]
  if (kind === 'dos') return SIDES.map((side) => parche(66, 190, 84, 88, side))
  if (kind !== 'cartera') return []
  return SIDES.flatMap((side) => [
    parche(64, 196, 88, 92, side),
    cartera(62, 190, 92, 34, side, 0),
    boton(108 * side, 212, 5),
  ])
}

function delante(p: Patron, neck: Cuello, hem: number): Capa[] {
  const top = neck.escote[0]?.[1] ?? 60
  const hidden = p.azar.chance('oculta', 0.2)
  const rows = hidden ? [] : botonadura(0, top + 26, hem - 62, p.azar.pick('botones', [76, 88]), 6)
  return [...bolsillosDe(p), tapeta(top - 4, hem, 17), ...rows]
}

function espaldaDe(m: Medidas): { seams: Pieza['costuras']; folds: Pieza['pliegues'] } {
  return {
    seams: [
      costura(line([-m.hombro + 8, 104], [0, 112], [m.hombro - 8, 104])),
      canto(line([-11, 112], [-8, 300])),
      canto(line([11, 112], [8, 300])),
    ],
    folds: [
      hoja([0, 114], [0, m.largo], 16, 0.5),
      hoja([-16, 116], [-26, m.largo], 10, -0.4),
      hoja([16, 116], [26, m.largo], 10, -0.4),
    ],
  }
}

/** A shirt: collar with a stand, buttons down the front. */
export function camisa(p: Patron): Figura {
  const { azar } = p
  const fit = azar.turn('hechura', ['entallada', 'recta', 'amplia'])
  const m = medidasDe(azar, HECHURAS[fit])
  const tail = azar.chance('faldon', 0.65) ? bajoCamisero(m) : bajoRecto(m, 10)
  const hem = tail.at(-1)?.[1] ?? m.largo
  const neck = cuelloDe(p)
  const sleeve = mangaDe(p)
  const back = espaldaDe(m)
  const body: Pieza = {
    d: cuerpoEntero(m, neck.escote, true, tail),
    nivel: 1,
    pliegues: [...pliegueCuerpo(p, m), ...(p.atras ? (back.folds ?? []) : [])],
    costuras: [dobladillo(m, 9, tail), ...(p.atras ? (back.seams ?? []) : [])],
  }
  const sleeves = mangas(p, m, sleeve)
  const inside: Capa[] = p.atras ? [] : [forroInterior(m, neck), ...neck.detras, etiqueta(-12)]
  return {
    capas: [
      ...inside,
      ...perchaHombros(m.hombro - 20, m.caidaHombro),
      body,
      ...(p.atras ? [] : delante(p, neck, hem)),
      ...sleeves,
      ...neck.delante,
    ],
    arriba: -140,
    abajo: hem,
    semiancho: m.pecho + 130,
    foco: azar.pick('foco', [
      { x: 56, y: 116, ancho: 310 },
      { x: 30, y: 96, ancho: 280 },
    ]),
    rayado: 'camisero',
  }
}

const forroInterior = (m: Medidas, neck: Cuello): Pieza => {
  const low = (neck.escote[0]?.[1] ?? 60) + 40
  return { d: `M-72 4Q0 26 72 4L${m.hombro - 60} ${low}H${-m.hombro + 60}Z`, nivel: 0.25, tono: -0.3, tela: 'lisa' }
}
