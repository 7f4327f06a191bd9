import { line, mirrored, onSide, outline, type Point, points, SIDES } from '../outline.ts'
import { cartera, parche, vivo } from '../partes/bolsillos.ts'
import { boton, botonadura, cremallera } from '../partes/botones.ts'
import { cinturonHebilla } from '../partes/cintura.ts'
import { cuelloCamisero, cuelloMao } from '../partes/cuello.ts'
import { BASE, cuerpoEntero, type Medidas, pliegueCuerpo, sisaDe } from '../partes/cuerpo.ts'
import { delanteros, trasera } from '../partes/delantero.ts'
import { type CorteManga, manga } from '../partes/manga.ts'
import { etiqueta, perchaHombros } from '../partes/percha.ts'
import { type CorteSolapa, forroAbierto, solapaDeEspaldas, solapaDetras } from '../partes/solapa.ts'
import type { Patron } from '../patron.ts'
import { type Capa, costura, type Figura, type Pieza, pespunte } from '../pieza.ts'

const MANGA: CorteManga = { largo: 420, biceps: 126, boca: 98, sastre: true, botones: 3 }

const mangas = (p: Patron, m: Medidas, corte: CorteManga): Capa[] =>
  SIDES.flatMap((side) => manga(p, corte, sisaDe(m).hombro, sisaDe(m).axila, side))

function figura(p: Patron, m: Medidas, capas: Capa[]): Figura {
  return {
    capas: [...(p.atras ? perchaHombros(m.hombro - 16, m.caidaHombro) : []), ...capas],
    arriba: -140,
    abajo: m.largo + 20,
    semiancho: m.pecho + 125,
    foco: p.azar.pick('foco', [
      { x: 56, y: 170, ancho: 340 },
      { x: 100, y: 450, ancho: 340 },
    ]),
    rayado: 'diplomatico',
  }
}

function bolsillos({ azar }: Patron, m: Medidas): Capa[] {
  const y = m.talle + 62
  const kind = azar.pick('bolsillos', ['cartera', 'vivo', 'parche'])
  const lower = SIDES.map((side): Pieza => {
    if (kind === 'parche') return parche(66, y - 10, 112, 128, side, 0)
    return kind === 'vivo' ? vivo(70, y + 10, 108, 10, side, 6) : cartera(66, y, 116, 42, side, 6)
  })
  return azar.chance('pecho', 0.45) ? [...lower, vivo(74, 208, 74, 15, 1, 8)] : lower
}

function sastre(p: Patron): Figura {
  const { azar } = p
  const double = azar.chance('cruzada', 0.35)
  const m: Medidas = {
    ...BASE,
    hombro: 202,
    caidaHombro: 40,
    pecho: 232,
    cintura: 196,
    bajo: 228,
    largo: azar.pick('largo', [560, 640, 700]),
    sisa: 224,
  }
  if (p.atras) return figura(p, m, [trasera(p, m, 130), ...mangas(p, m, MANGA), solapaDeEspaldas()])
  const solapa: CorteSolapa = {
    tipo: azar.pick('solapa', ['muesca', 'muesca', 'pico', 'chal']),
    corte: double ? azar.between('corte', 330, 370) : azar.between('corte', 320, 410),
    cruce: double ? 66 : 16,
    ancho: azar.between('ancho', 128, 152),
    punta: azar.between('punta', 124, 150),
  }
  const by = solapa.corte + 14
  const one = azar.pick('botones', [1, 2, 2, 3])
  const buttons = double
    ? [0, 1].flatMap((i) => SIDES.map((side) => boton(side * 48, by + 10 + i * 84, 9)))
    : Array.from({ length: one }, (_, i) => boton(0, by + i * 84, 9))
  const fronts = delanteros(p, { m, solapa, canto: double ? 'recto' : 'redondo' })
  return figura(p, m, [
    ...solapaDetras(solapa.corte),
    etiqueta(-6),
    ...perchaHombros(m.hombro - 20, m.caidaHombro),
    ...fronts,
    ...bolsillos(p, m),
    ...buttons,
    ...mangas(p, m, MANGA),
  ])
}

const redondoCaja: Point[] = points('0,66! 40,50 66,22 76,2!')

// Two plain fronts that meet in the middle, with a trim all around.
function corta(p: Patron): Figura {
  const { azar } = p
  const m: Medidas = {
    ...BASE,
    hombro: 196,
    caidaHombro: 42,
    pecho: 230,
    cintura: 216,
    bajo: 224,
    largo: azar.pick('largo', [500, 540, 590]),
    sisa: 222,
  }
  const body: Pieza = {
    d: cuerpoEntero(m, p.atras ? points('0,16 44,12 76,2!') : redondoCaja, true),
    nivel: 1,
    pliegues: pliegueCuerpo(p, m),
    costuras: [],
  }
  if (p.atras) return figura(p, m, [body, ...mangas(p, m, { ...MANGA, boca: 108 })])
  const trim = (points: Point[]): Pieza => ({ d: outline(points), nivel: 1.4, tela: 'contraste' })
  const hem = m.largo + 14
  const edge: Capa[] = [
    trim(mirrored(points('0,80! 48,62 76,32 88,6! 76,2! 66,22 40,50 0,66!'))),
    trim([
      [-12, 72, 'v'],
      [12, 72, 'v'],
      [12, hem, 'v'],
      [-12, hem, 'v'],
    ]),
  ]
  const pockets = SIDES.flatMap((side) =>
    [220, m.largo - 150].flatMap((y) => [
      parche(62, y, 104, 92, side, 0),
      { ...cartera(62, y, 104, 13, side, 0), tela: 'contraste' as const, costuras: [] },
    ]),
  )
  body.costuras?.push(costura(line([0, 80], [0, hem])))
  const buttons = azar.chance('botones', 0.7) ? botonadura(0, 110, m.largo - 50, 84, 8) : []
  return figura(p, m, [
    forroAbierto(60),
    etiqueta(20),
    ...perchaHombros(m.hombro - 20, m.caidaHombro),
    body,
    ...pockets,
    ...edge,
    ...buttons,
    ...mangas(p, m, { ...MANGA, boca: 108 }),
  ])
}

function cintura(m: Medidas, alto: number, tela: Pieza['tela']): Pieza {
  const y = m.largo - alto + 4
  return {
    d: outline(
      mirrored([
        [0, y + 10],
        [m.bajo, y, 'v'],
        [m.bajo - 10, m.largo + 6, 'v'],
        [0, m.largo + 16],
      ]),
    ),
    nivel: 1.3,
    tela,
    tono: -0.02,
    costuras: tela === 'canale' ? [] : [pespunte(line([-m.bajo, y + 6], [0, y + 16], [m.bajo, y + 6]))],
  }
}

function cazadora(p: Patron): Figura {
  const denim = p.tejido === 'denim'
  const m: Medidas = {
    ...BASE,
    hombro: 204,
    caidaHombro: 48,
    pecho: 242,
    cintura: 238,
    bajo: 226,
    largo: denim ? 520 : 550,
    sisa: 232,
  }
  const tela = denim ? 'principal' : 'canale'
  const neck = denim ? cuelloCamisero(p, 40, 0) : cuelloMao(p, 0)
  const body: Pieza = { d: cuerpoEntero(m, neck.escote, true), nivel: 1, pliegues: pliegueCuerpo(p, m), costuras: [] }
  const yoke = SIDES.map((side) =>
    pespunte(
      outline(
        onSide(
          [
            [2, 176],
            [110, 180],
            [m.hombro - 16, 172],
          ],
          side,
        ),
        false,
      ),
    ),
  )
  const darts = SIDES.flatMap((side) =>
    [60, 130].map((x) =>
      pespunte(
        outline(
          onSide(
            [
              [x, 180],
              [x * 0.62, m.largo - 50],
            ],
            side,
          ),
          false,
        ),
      ),
    ),
  )
  if (denim) body.costuras?.push(...yoke, ...darts)
  const sleeve: CorteManga = { ...MANGA, sastre: false, boca: 84, globo: denim ? 0 : 16, puno: { alto: 52, tela } }
  const tail = [cintura(m, 54, tela), ...mangas(p, m, sleeve), ...neck.delante]
  if (p.atras) return figura(p, m, [body, ...tail])
  const front: Capa[] = denim
    ? [
        ...SIDES.flatMap((side): Capa[] => [
          parche(62, 186, 92, 92, side, 12),
          cartera(60, 182, 96, 36, side, 0),
          boton(108 * side, 205, 6),
        ]),
        ...botonadura(0, 90, m.largo - 20, 82, 7),
      ]
    : [...SIDES.map((side) => vivo(84, m.largo - 170, 22, 130, side, 0)), cremallera(0, 70, m.largo + 10)]
  const inside = [forroAbierto(60), ...neck.detras, etiqueta(-6), ...perchaHombros(m.hombro - 20, m.caidaHombro)]
  return figura(p, m, [...inside, body, cintura(m, 54, tela), ...front, ...mangas(p, m, sleeve), ...neck.delante])
}

function sahariana(p: Patron): Figura {
  const m: Medidas = { ...BASE, hombro: 200, pecho: 236, cintura: 206, bajo: 238, largo: 690, sisa: 226 }
  const neck = cuelloCamisero(p, 66, 70)
  const body: Pieza = { d: cuerpoEntero(m, neck.escote, true), nivel: 1, pliegues: pliegueCuerpo(p, m), costuras: [] }
  const sleeve: CorteManga = { ...MANGA, sastre: false, boca: 92, puno: { alto: 44 } }
  if (p.atras)
    return figura(p, m, [
      body,
      ...cinturonHebilla(m.talle, m.cintura).slice(0, 1),
      ...mangas(p, m, sleeve),
      ...neck.delante,
    ])
  const pockets = SIDES.flatMap((side): Capa[] => [
    parche(62, 192, 100, 104, side, 0),
    cartera(60, 188, 104, 36, side, 0),
    boton(112 * side, 212, 6),
    parche(62, 474, 122, 134, side, 0),
    cartera(60, 470, 126, 42, side, 0),
    boton(123 * side, 498, 6),
  ])
  const inside = [forroAbierto(110), ...neck.detras, etiqueta(-6), ...perchaHombros(m.hombro - 20, m.caidaHombro)]
  const front = {
    d: `M-18 118H18V${m.largo + 14}H-18Z`,
    nivel: 1.2,
    costuras: [pespunte(line([-13, 124], [-13, m.largo])), pespunte(line([13, 124], [13, m.largo]))],
  }
  return figura(p, m, [
    ...inside,
    body,
    ...pockets,
    front,
    ...botonadura(0, 160, 330, 84, 7),
    ...botonadura(0, 450, 620, 84, 7),
    ...cinturonHebilla(m.talle, m.cintura),
    ...mangas(p, m, sleeve),
    ...neck.delante,
  ])
}

/** A jacket: tailored, short and collarless, blouson or safari. */
export function chaqueta(p: Patron): Figura {
  const kind = p.azar.turn('estilo', ['sastre', 'sastre', 'sastre', 'corta', 'cazadora', 'sahariana'])
  if (p.tejido === 'denim' || kind === 'cazadora') return cazadora(p)
  return { sastre, corta, sahariana }[kind](p)
}
