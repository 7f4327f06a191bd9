import { line, onSide, outline, points, SIDES } from '../outline.ts'
import { cartera, parche, vivoOblicuo } from '../partes/bolsillos.ts'
import { boton, botonadura } from '../partes/botones.ts'
import { cinturonAtado, cinturonHebilla } from '../partes/cintura.ts'
import { cuelloBebe } from '../partes/cuello.ts'
import { BASE, cuerpoEntero, type Medidas, pliegueCuerpo, sisaDe } from '../partes/cuerpo.ts'
import { delanteros, trasera } from '../partes/delantero.ts'
import { type CorteManga, manga } from '../partes/manga.ts'
import { etiqueta, perchaHombros } from '../partes/percha.ts'
import { type CorteSolapa, forroAbierto, solapaDeEspaldas, solapaDetras, type TipoSolapa } from '../partes/solapa.ts'
import type { Patron } from '../patron.ts'
import { type Capa, type Figura, type Pieza, pespunte } from '../pieza.ts'

interface Estilo {
  solapas: readonly [TipoSolapa, ...TipoSolapa[]]
  corte: number
  cruce: number
  ancho: number
  medidas: Partial<Medidas>
  cinturon?: 'lazo' | 'hebilla'
}

const ESTILOS: Record<'recto' | 'cruzado' | 'bata' | 'trench', Estilo> = {
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

const MANGA: CorteManga = { largo: 424, biceps: 140, boca: 112, sastre: true, caida: 7 }

const mangas = (p: Patron, m: Medidas, corte: CorteManga): Capa[] =>
  SIDES.flatMap((side) => manga(p, corte, sisaDe(m).hombro, sisaDe(m).axila, side))

function figura(p: Patron, m: Medidas, capas: Capa[]): Figura {
  return {
    capas: [...(p.atras ? perchaHombros(m.hombro - 20, m.caidaHombro) : []), ...capas],
    arriba: -140,
    abajo: m.largo + 24,
    semiancho: Math.max(m.pecho + 130, m.bajo),
    foco: p.azar.pick('foco', [
      { x: 50, y: 190, ancho: 360 },
      { x: 70, y: 450, ancho: 360 },
    ]),
    rayado: 'diplomatico',
  }
}

function botones(p: Patron, tipo: keyof typeof ESTILOS, solapa: CorteSolapa, m: Medidas): Capa[] {
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

// The storm flap of a trench coat, over the wearer's right shoulder only.
const guardapolvo = (m: Medidas): Pieza => {
  const flap = points(
    `-96,40! -${m.hombro - 6},${m.caidaHombro + 6}! -${m.hombro - 18},150 -${m.hombro - 40},226! -120,256 -84,236!`,
  )
  return { d: outline(flap), nivel: 1.55, costuras: [pespunte(line([-m.hombro + 46, 218], [-120, 247], [-88, 228]))] }
}

const hombreras = (m: Medidas): Capa[] =>
  SIDES.flatMap((side): Capa[] => {
    const strap = points(
      `112,${m.caidaHombro * 0.36 - 4}! ${m.hombro + 8},${m.caidaHombro - 8}! ${m.hombro + 10},${m.caidaHombro + 18}! 114,${m.caidaHombro * 0.36 + 22}! 100,${m.caidaHombro * 0.36 + 6}!`,
    )
    return [{ d: outline(onSide(strap, side)), nivel: 1.9 }, boton(122 * side, m.caidaHombro * 0.36 + 10, 5)]
  })

function cinturonDe(p: Patron, tipo: Estilo['cinturon'], m: Medidas): Capa[] {
  if (!tipo) return []
  const belt =
    tipo === 'lazo'
      ? cinturonAtado(p, m.talle + 20, m.cintura, 46, false)
      : cinturonHebilla(m.talle + 20, m.cintura, 46)
  return p.atras ? belt.slice(0, 1) : belt
}

function conSolapa(p: Patron, tipo: keyof typeof ESTILOS): Figura {
  const { azar } = p
  const estilo = ESTILOS[tipo]
  const m: Medidas = {
    ...BASE,
    hombro: 210,
    caidaHombro: 44,
    sisa: 236,
    pecho: 244,
    talle: 410,
    largo: azar.pick('largo', [860, 980, 1080]),
    ...estilo.medidas,
  }
  const sleeve: CorteManga =
    tipo === 'trench' ? { ...MANGA, botones: 0 } : { ...MANGA, botones: azar.pick('puno', [0, 3]) }
  const belt = cinturonDe(p, estilo.cinturon, m)
  const epaulettes = tipo === 'trench' ? hombreras(m) : []
  if (p.atras)
    return figura(p, m, [
      trasera(p, m, m.largo * 0.34),
      ...belt,
      ...mangas(p, m, sleeve),
      ...epaulettes,
      solapaDeEspaldas(),
    ])
  const solapa: CorteSolapa = {
    tipo: azar.pick('solapa', estilo.solapas),
    corte: estilo.corte + azar.between('corte', -20, 20),
    cruce: estilo.cruce,
    ancho: estilo.ancho,
    punta: azar.between('punta', 140, 162),
  }
  const fronts = delanteros(p, { m, solapa, canto: 'recto' })
  const inside = [...solapaDetras(solapa.corte), etiqueta(-6), ...perchaHombros(m.hombro - 24, m.caidaHombro)]
  const flap = tipo === 'trench' ? [guardapolvo(m)] : []
  return figura(p, m, [
    ...inside,
    ...fronts,
    ...flap,
    ...bolsillos(p, m),
    ...botones(p, tipo, solapa, m),
    ...belt,
    ...mangas(p, m, sleeve),
    ...epaulettes,
  ])
}

// A round collar and a swing from the shoulders.
function evase(p: Patron): Figura {
  const { azar } = p
  const m: Medidas = {
    ...BASE,
    hombro: 204,
    sisa: 232,
    pecho: 238,
    talle: 410,
    cintura: 242,
    bajo: 330,
    largo: azar.pick('largo', [800, 880, 960]),
  }
  const neck = cuelloBebe(p)
  const body: Pieza = { d: cuerpoEntero(m, neck.escote, true), nivel: 1, pliegues: pliegueCuerpo(p, m), costuras: [] }
  if (p.atras) return figura(p, m, [body, ...mangas(p, m, MANGA), ...neck.delante])
  body.costuras?.push(pespunte(line([22, 70], [22, m.largo + 10])), pespunte(line([-22, 70], [-22, m.largo + 10])))
  const inside = [forroAbierto(60), ...neck.detras, etiqueta(-6), ...perchaHombros(m.hombro - 24, m.caidaHombro)]
  return figura(p, m, [
    ...inside,
    body,
    ...bolsillos(p, m),
    ...botonadura(0, 130, m.largo * 0.7, 130, 12),
    ...mangas(p, m, MANGA),
    ...neck.delante,
  ])
}

/** A coat: straight, double-breasted, wrapped, trench or swing. */
export function abrigo(p: Patron): Figura {
  const estilo = p.azar.turn('estilo', ['recto', 'bata', 'cruzado', 'trench', 'evase'])
  return estilo === 'evase' ? evase(p) : conSolapa(p, estilo)
}
