import { line, lineOn, mirrored, outline, type Point, SIDES } from '../outline.ts'
import { cartera, parche, vivo } from '../partes/bolsillos.ts'
import { boton, botonadura, cremallera, tapeta } from '../partes/botones.ts'
import { cinturonHebilla } from '../partes/cintura.ts'
import { cuelloCamisero, cuelloMao } from '../partes/cuello.ts'
import { cuerpoEntero, type Medidas, medidasDe, pliegueCuerpo } from '../partes/cuerpo.ts'
import { cuelloAbierto, exterior, MANGA_SASTRE } from '../partes/exterior.ts'
import { type CorteManga, mangas } from '../partes/manga.ts'
import type { Patron } from '../patron.ts'
import { type Capa, type Costura, type Figura, type Foco, type Pieza, pespunte } from '../pieza.ts'

type Focos = readonly [Foco, ...Foco[]]

const MANGA: CorteManga = { ...MANGA_SASTRE, sastre: false, botones: 0 }

function cinturilla(m: Medidas, tela: Pieza['tela']): Pieza {
  const y = m.largo - 50
  const right: Point[] = [
    [0, y + 10],
    [m.bajo, y, 'v'],
    [m.bajo - 10, m.largo + 6, 'v'],
    [0, m.largo + 16],
  ]
  const stitches = [pespunte(line([-m.bajo, y + 6], [0, y + 16], [m.bajo, y + 6]))]
  return {
    d: outline(mirrored(right)),
    nivel: 1.3,
    tela,
    tono: -0.02,
    costuras: tela === 'canale' ? [] : stitches,
  }
}

/** A pocket with a buttoned flap. */
const bolsilloConTapa = (x: number, y: number, w: number, h: number): Capa[] =>
  SIDES.flatMap((side) => [
    parche(x, y + 4, w, h, side, 8),
    cartera(x - 2, y, w + 4, 36, side, 0),
    boton((x + w / 2) * side, y + 23, 6),
  ])

// The yoke and the slanted darts of a denim jacket.
function pespuntesVaqueros(m: Medidas): Costura[] {
  return SIDES.flatMap((side) => [
    pespunte(lineOn(side, [2, 176], [110, 180], [m.hombro - 16, 172])),
    ...[60, 130].map((x) => pespunte(lineOn(side, [x, 180], [x * 0.62, m.largo - 50]))),
  ])
}

/** A blouson: ribbed and zipped, or of denim with buttons. */
export function cazadora(p: Patron, focos: Focos): Figura {
  const denim = p.tejido === 'denim'
  const largo = denim ? 520 : 550
  const cut = { hombro: 204, caidaHombro: 48, sisa: 232, pecho: 242, cintura: 238, bajo: 226, largo }
  const m = medidasDe(p.azar, cut)
  const tela = denim ? 'principal' : 'canale'
  const neck = denim ? cuelloCamisero(p, 40, 0) : cuelloMao(p, 0)
  const body: Pieza = {
    d: cuerpoEntero(m, neck.escote, true),
    nivel: 1,
    pliegues: pliegueCuerpo(p, m),
    costuras: denim ? pespuntesVaqueros(m) : [],
  }
  const sleeve: CorteManga = { ...MANGA, boca: 84, globo: denim ? 0 : 16, puno: { alto: 52, tela } }
  const ends = [...mangas(p, m, sleeve), ...neck.delante]
  if (p.atras) return exterior(p, m, [body, cinturilla(m, tela), ...ends], focos)
  const front: Capa[] = denim
    ? [...bolsilloConTapa(62, 182, 92, 92), ...botonadura(0, 90, m.largo - 20, 82, 7)]
    : [...SIDES.map((side) => vivo(84, m.largo - 170, 22, 130, side, 0)), cremallera(0, 70, m.largo + 10)]
  return exterior(p, m, [...cuelloAbierto(m, neck, 60), body, cinturilla(m, tela), ...front, ...ends], focos)
}

/** A safari jacket: four pockets and a belt. */
export function sahariana(p: Patron, focos: Focos): Figura {
  const m = medidasDe(p.azar, { hombro: 200, sisa: 226, pecho: 236, cintura: 206, bajo: 238, largo: 690 })
  const neck = cuelloCamisero(p, 66, 70)
  const body: Pieza = { d: cuerpoEntero(m, neck.escote, true), nivel: 1, pliegues: pliegueCuerpo(p, m) }
  const belt = cinturonHebilla(m.talle, m.cintura)
  const ends = [...mangas(p, m, { ...MANGA, boca: 92, puno: { alto: 44 } }), ...neck.delante]
  if (p.atras) return exterior(p, m, [body, ...belt.slice(0, 1), ...ends], focos)
  const pockets = [...bolsilloConTapa(62, 188, 100, 104), ...bolsilloConTapa(62, 470, 122, 134)]
  const buttons = [...botonadura(0, 160, 330, 84, 7), ...botonadura(0, 450, 620, 84, 7)]
  const front = [...pockets, tapeta(118, m.largo + 14, 18), ...buttons, ...belt]
  return exterior(p, m, [...cuelloAbierto(m, neck, 110), body, ...front, ...ends], focos)
}
