import { line, lineOn, onSide, outline, points, SIDES } from '../outline.ts'
import { cartera, parche, vivoOblicuo } from '../partes/bolsillos.ts'
import { boton, botonadura } from '../partes/botones.ts'
import { cinturonAtado, cinturonHebilla } from '../partes/cintura.ts'
import { cuelloBebe } from '../partes/cuello.ts'
import { cuerpoEntero, type Medidas, medidasDe, pliegueCuerpo } from '../partes/cuerpo.ts'
import { delanteros, trasera } from '../partes/delantero.ts'
import { cuelloAbierto, exterior, MANGA_SASTRE } from '../partes/exterior.ts'
import { type CorteManga, mangas } from '../partes/manga.ts'
import { etiqueta, perchaHombros } from '../partes/percha.ts'
import { type CorteSolapa, solapaDeEspaldas, solapaDetras, type TipoSolapa } from '../partes/solapa.ts'
import type { Patron } from '../patron.ts'
import { type Capa, type Figura, type Foco, type Pieza, pespunte, sumar } from '../pieza.ts'

interface Estilo {
  solapas: readonly [TipoSolapa, ...TipoSolapa[]]
  corte: number
  cruce: number
  ancho: number
  medidas: Partial<Medidas>
  cinturon?: 'lazo' | 'hebilla'
}

type NombreEstilo = 'recto' | 'cruzado' | 'bata' | 'trench'

const ESTILOS: Record<NombreEstilo, Estilo> = {
  recto: { solapas: ['muesca', 'chal'], corte: 350, cruce: 18, ancho: 148, medidas: { cintura: 228, bajo: 262 } },
  cruzado: { solapas: ['muesca', 'pico'], corte: 330, cruce: 72, ancho: 162, medidas: { cintura: 222, bajo: 268 } },
  bata: {
    solapas: ['chal', 'muesca'],
    corte: 400,
    cruce: 60,
    ancho: 156,
    medidas: { cintura: 212, bajo: 280 },
    cinturon: 'lazo',
  },
  trench: {
    solapas: ['muesca'],
    corte: 300,
    cruce: 72,
    ancho: 160,
    medidas: { cintura: 208, bajo: 288 },
    cinturon: 'hebilla',
  },
}

const FOCOS: readonly [Foco, Foco] = [
  { x: 50, y: 190, ancho: 360 },
  { x: 70, y: 450, ancho: 360 },
]

const MANGA: CorteManga = { ...MANGA_SASTRE, largo: 424, biceps: 138, boca: 110, botones: 0, caida: 7 }

function botones(p: Patron, tipo: NombreEstilo, solapa: CorteSolapa, m: Medidas): Capa[] {
  const from = solapa.corte + 18
  if (tipo === 'bata') return []
  if (tipo === 'recto') return botonadura(0, from, m.largo * 0.66, p.azar.pick('botones', [110, 150]), 11)
  const rows = tipo === 'trench' ? [from + 4, 480, 580] : [from, from + 120, from + 240]
  const columns = rows.flatMap((y) => SIDES.map((side) => boton(side * 52, y, 11)))
  return tipo === 'trench' ? [...columns, ...SIDES.map((side) => boton(side * 70, 226, 10))] : columns
}

function bolsillos({ azar }: Patron, m: Medidas): Capa[] {
  const kind = azar.pick('bolsillos', ['oblicuo', 'cartera', 'parche'])
  return SIDES.map((side): Pieza => {
    if (kind === 'parche') return parche(78, m.talle + 90, 128, 150, side, 0)
    return kind === 'cartera' ? cartera(82, m.talle + 110, 128, 52, side, 8) : vivoOblicuo(92, m.talle + 80, side)
  })
}

// The storm flap of a trench coat lies over the wearer's right shoulder only.
function guardapolvo(m: Medidas): Pieza {
  const x = m.hombro
  const flap = points(`96,40! ${x - 6},${m.caidaHombro + 6}! ${x - 18},150 ${x - 40},226! 120,256 84,236!`)
  return {
    d: outline(onSide(flap, -1)),
    nivel: 1.55,
    costuras: [pespunte(lineOn(-1, [x - 46, 218], [120, 247], [88, 228]))],
  }
}

function hombreras(m: Medidas): Capa[] {
  const top = m.caidaHombro
  const y = top * 0.36
  const strap = points(
    `112,${y - 4}! ${m.hombro + 8},${top - 8}! ${m.hombro + 10},${top + 18}! 114,${y + 22}! 100,${y + 6}!`,
  )
  return SIDES.flatMap((side) => [{ d: outline(onSide(strap, side)), nivel: 1.9 }, boton(122 * side, y + 10, 5)])
}

function cinturonDe(p: Patron, tipo: Estilo['cinturon'], m: Medidas): Capa[] {
  if (!tipo) return []
  const y = m.talle + 20
  const belt = tipo === 'lazo' ? cinturonAtado(p, y, m.cintura, 46, false) : cinturonHebilla(y, m.cintura, 46)
  return p.atras ? belt.slice(0, 1) : belt
}

function conSolapa(p: Patron, tipo: NombreEstilo): Figura {
  const { azar } = p
  const estilo = ESTILOS[tipo]
  const largo = azar.pick('largo', [880, 980, 1080])
  const m = medidasDe(azar, { hombro: 210, sisa: 236, pecho: 244, talle: 410, largo, ...estilo.medidas })
  const sleeves = mangas(p, m, { ...MANGA, botones: tipo === 'trench' ? 0 : azar.pick('puno', [0, 3]) })
  const belt = cinturonDe(p, estilo.cinturon, m)
  const epaulettes = tipo === 'trench' ? hombreras(m) : []
  if (p.atras) {
    const back = trasera(p, m, m.largo * 0.34)
    return exterior(p, m, [back, ...belt, ...sleeves, ...epaulettes, solapaDeEspaldas()], FOCOS)
  }
  const solapa: CorteSolapa = {
    tipo: azar.pick('solapa', estilo.solapas),
    corte: estilo.corte + azar.between('corte', -20, 20),
    cruce: estilo.cruce,
    ancho: estilo.ancho,
    punta: azar.between('punta', 140, 162),
  }
  const inside = [...solapaDetras(solapa.corte), etiqueta(-6), ...perchaHombros(m.hombro - 24, m.caidaHombro)]
  const fronts = delanteros(p, { m, solapa, canto: 'recto' })
  const flap = tipo === 'trench' ? [guardapolvo(m)] : []
  const details = [...flap, ...bolsillos(p, m), ...botones(p, tipo, solapa, m), ...belt]
  return exterior(p, m, [...inside, ...fronts, ...details, ...sleeves, ...epaulettes], FOCOS)
}

// A round collar and a swing from the shoulders.
function evase(p: Patron): Figura {
  const largo = p.azar.pick('largo', [840, 900, 980])
  const m = medidasDe(p.azar, { hombro: 204, sisa: 232, pecho: 238, talle: 410, cintura: 240, bajo: 320, largo })
  const neck = cuelloBebe(p)
  const body: Pieza = { d: cuerpoEntero(m, neck.escote, true), nivel: 1, pliegues: pliegueCuerpo(p, m) }
  const ends = [...mangas(p, m, MANGA), ...neck.delante]
  if (p.atras) return exterior(p, m, [body, ...ends], FOCOS)
  sumar(body, { costuras: [-22, 22].map((x) => pespunte(line([x, 70], [x, m.largo + 10]))) })
  const buttons = botonadura(0, 130, m.largo * 0.7, 130, 12)
  return exterior(p, m, [...cuelloAbierto(m, neck, 60), body, ...bolsillos(p, m), ...buttons, ...ends], FOCOS)
}

/** A coat: straight, double-breasted, wrapped, trench or swing. */
export function abrigo(p: Patron): Figura {
  const estilo = p.azar.turn('estilo', ['recto', 'bata', 'cruzado', 'trench', 'evase'])
  return estilo === 'evase' ? evase(p) : conSolapa(p, estilo)
}
