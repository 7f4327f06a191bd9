import { line, mirrored, outline, points, SIDES } from '../outline.ts'
import { cartera, parche, vivo } from '../partes/bolsillos.ts'
import { boton, botonadura } from '../partes/botones.ts'
import { cuerpoEntero, type Medidas, medidasDe, pliegueCuerpo } from '../partes/cuerpo.ts'
import { delanteros, trasera } from '../partes/delantero.ts'
import { type Escote, interior } from '../partes/escote.ts'
import { exterior, MANGA_SASTRE } from '../partes/exterior.ts'
import { type CorteManga, mangas } from '../partes/manga.ts'
import { etiqueta, perchaHombros } from '../partes/percha.ts'
import { type CorteSolapa, solapaDeEspaldas, solapaDetras } from '../partes/solapa.ts'
import type { Patron } from '../patron.ts'
import { type Adorno, type Capa, costura, type Figura, type Foco, type Pieza, sumar } from '../pieza.ts'
import { cazadora, sahariana } from './chaqueta-sport.ts'

const FOCOS: readonly [Foco, Foco] = [
  { x: 56, y: 170, ancho: 340 },
  { x: 100, y: 450, ancho: 340 },
]

function bolsillos({ azar }: Patron, m: Medidas): Capa[] {
  const y = m.talle + 62
  const kind = azar.pick('bolsillos', ['cartera', 'vivo', 'parche'])
  const lower = SIDES.map((side): Pieza => {
    if (kind === 'parche') return parche(66, y - 10, 112, 128, side, 0)
    return kind === 'vivo' ? vivo(70, y + 10, 108, 10, side, 6) : cartera(66, y, 116, 42, side, 6)
  })
  return azar.chance('pecho', 0.45) ? [...lower, vivo(74, 208, 74, 15, 1, 8)] : lower
}

function solapaSastre({ azar }: Patron, double: boolean): CorteSolapa {
  return {
    tipo: azar.turn('solapa', ['muesca', 'pico', 'chal', 'muesca']),
    corte: double ? azar.between('corte', 330, 370) : azar.between('corte', 320, 410),
    cruce: double ? 66 : 16,
    ancho: azar.between('ancho', 128, 152),
    punta: azar.between('punta', 124, 150),
  }
}

function botonesSastre({ azar }: Patron, { corte }: CorteSolapa, double: boolean): Adorno[] {
  const top = corte + 14
  if (double) return [10, 94].flatMap((dy) => SIDES.map((side) => boton(side * 48, top + dy, 9)))
  return Array.from({ length: azar.pick('botones', [1, 2, 2, 3]) }, (_, i) => boton(0, top + i * 84, 9))
}

function sastre(p: Patron): Figura {
  const { azar } = p
  const double = azar.chance('cruzada', 0.35)
  const largo = azar.pick('largo', [560, 640, 700])
  const m = medidasDe(azar, { hombro: 202, caidaHombro: 40, sisa: 224, pecho: 232, cintura: 196, bajo: 228, largo })
  const sleeves = mangas(p, m, MANGA_SASTRE)
  if (p.atras) return exterior(p, m, [trasera(p, m, 130), ...sleeves, solapaDeEspaldas()], FOCOS)
  const solapa = solapaSastre(p, double)
  const inside = [...solapaDetras(solapa.corte), etiqueta(-6), ...perchaHombros(m.hombro - 20, m.caidaHombro)]
  const fronts = delanteros(p, { m, solapa, canto: double ? 'recto' : 'redondo' })
  const buttons = botonesSastre(p, solapa, double)
  return exterior(p, m, [...inside, ...fronts, ...bolsillos(p, m), ...buttons, ...sleeves], FOCOS)
}

const CAJA: Escote = { puntos: points('0,66! 40,50 66,22 76,2!'), ancho: 76, hondo: 66 }

const galon = (d: string): Pieza => ({ d, nivel: 1.4, tela: 'contraste' })

function bolsillosConGalon(m: Medidas): Pieza[] {
  return SIDES.flatMap((side) =>
    [220, m.largo - 150].flatMap((y) => [
      parche(62, y, 104, 92, side, 0),
      { ...cartera(62, y, 104, 13, side, 0), tela: 'contraste' as const, costuras: [] },
    ]),
  )
}

// Two plain fronts that meet in the middle, with a trim all around.
function corta(p: Patron): Figura {
  const { azar } = p
  const largo = azar.pick('largo', [500, 540, 590])
  const m = medidasDe(azar, { hombro: 196, caidaHombro: 42, sisa: 222, pecho: 230, cintura: 216, bajo: 224, largo })
  const sleeve: CorteManga = { ...MANGA_SASTRE, boca: 108 }
  const neck = p.atras ? points('0,16 44,12 76,2!') : CAJA.puntos
  const body: Pieza = { d: cuerpoEntero(m, neck, true), nivel: 1, pliegues: pliegueCuerpo(p, m) }
  if (p.atras) return exterior(p, m, [body, ...mangas(p, m, sleeve)], FOCOS)
  const hem = m.largo + 14
  const trims = [
    galon(outline(mirrored(points('0,80! 48,62 76,32 88,6! 76,2! 66,22 40,50 0,66!')))),
    galon(`M-12 72H12V${hem}H-12Z`),
  ]
  sumar(body, { costuras: [costura(line([0, 80], [0, hem]))] })
  const buttons = azar.chance('botones', 0.7) ? botonadura(0, 110, m.largo - 50, 84, 8) : []
  const inside = [interior(m, CAJA), etiqueta(22), ...perchaHombros(m.hombro - 20, m.caidaHombro)]
  const capas = [...inside, body, ...bolsillosConGalon(m), ...trims, ...buttons, ...mangas(p, m, sleeve)]
  return exterior(p, m, capas, FOCOS)
}

/** A jacket: tailored, short and collarless, blouson or safari. */
export function chaqueta(p: Patron): Figura {
  const kind = p.azar.turn('estilo', ['sastre', 'corta', 'sastre', 'cazadora', 'sastre', 'sahariana'])
  if (p.tejido === 'denim' || kind === 'cazadora') return cazadora(p, FOCOS)
  if (kind === 'sahariana') return sahariana(p, FOCOS)
  return kind === 'corta' ? corta(p) : sastre(p)
}
