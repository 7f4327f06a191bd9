import { blend, line, type Point } from '../outline.ts'
import { botonadura, tapeta } from '../partes/botones.ts'
import { cinturonAtado, cinturonHebilla } from '../partes/cintura.ts'
import { corpino } from '../partes/corpino.ts'
import type { Corpino, CorteCorpino } from '../partes/corte.ts'
import { corteManga, type TipoManga } from '../partes/cortes-manga.ts'
import { cuelloCamisero } from '../partes/cuello.ts'
import { BASE, bajoRecto, costado, dobladillo, type Medidas } from '../partes/cuerpo.ts'
import { faldon, type TipoFaldon } from '../partes/faldon.ts'
import { type Patron, plieguesDe } from '../patron.ts'
import { type Capa, canto, type Figura, sumar } from '../pieza.ts'
import { frunces } from '../pliegues.ts'

type Options<T> = readonly [T, ...T[]]

interface Estilo {
  escote: Options<CorteCorpino['escote']>
  manga: Options<TipoManga>
  faldon: Options<TipoFaldon>
  talle: number
  cintura: number
  cinturon: Options<'nada' | 'lazo' | 'hebilla'>
  largo: Options<number>
}

const ESTILOS: Record<'talle' | 'imperio' | 'cruzado' | 'lencero' | 'boho' | 'tubo' | 'camisero', Estilo> = {
  talle: {
    escote: ['cuadrado', 'redondo', 'corazon', 'barco', 'caja'],
    manga: ['sisa', 'corta', 'farol', 'francesa', 'casquillo'],
    faldon: ['capa', 'evase', 'plisado', 'tablas'],
    talle: 385,
    cintura: 172,
    cinturon: ['nada', 'hebilla', 'lazo'],
    largo: [850, 960, 1080],
  },
  imperio: {
    escote: ['cuadrado', 'pico', 'corazon'],
    manga: ['farol', 'casquillo', 'obispo', 'sisa'],
    faldon: ['fruncido', 'evase', 'capa'],
    talle: 306,
    cintura: 190,
    cinturon: ['nada'],
    largo: [820, 1060, 1160],
  },
  cruzado: {
    escote: ['cruzado'],
    manga: ['corta', 'francesa', 'obispo', 'larga'],
    faldon: ['evase', 'capa', 'sesgo'],
    talle: 388,
    cintura: 176,
    cinturon: ['lazo'],
    largo: [900, 1020, 1120],
  },
  lencero: {
    escote: ['tirantes', 'halter'],
    manga: ['sisa'],
    faldon: ['sesgo', 'evase', 'capa'],
    talle: 380,
    cintura: 184,
    cinturon: ['nada', 'nada', 'lazo'],
    largo: [860, 1080, 1180],
  },
  boho: {
    escote: ['pico', 'redondo', 'caja'],
    manga: ['obispo', 'campana', 'farol'],
    faldon: ['volantes', 'fruncido', 'volantes'],
    talle: 392,
    cintura: 184,
    cinturon: ['nada', 'lazo'],
    largo: [900, 1100, 1180],
  },
  tubo: {
    escote: ['barco', 'caja', 'pico', 'cuadrado'],
    manga: ['sisa', 'larga', 'francesa', 'casquillo'],
    faldon: ['tubo'],
    talle: 388,
    cintura: 176,
    cinturon: ['nada', 'hebilla', 'nada'],
    largo: [920, 1000, 1060],
  },
  camisero: {
    escote: ['caja'],
    manga: ['larga', 'codo', 'corta'],
    faldon: ['evase', 'fruncido', 'tablas'],
    talle: 390,
    cintura: 182,
    cinturon: ['lazo', 'hebilla'],
    largo: [920, 1060, 1160],
  },
}

const BAJOS: Record<TipoFaldon, number> = {
  evase: 290,
  fruncido: 320,
  capa: 390,
  plisado: 330,
  tablas: 320,
  tubo: 222,
  volantes: 350,
  sesgo: 262,
}

function cinturonDe(p: Patron, tipo: 'nada' | 'lazo' | 'hebilla', y: number, semi: number): Capa[] {
  if (tipo === 'nada') return []
  if (tipo === 'lazo') return p.atras ? cinturonAtado(p, y, semi).slice(0, 1) : cinturonAtado(p, y, semi)
  return p.atras ? cinturonHebilla(y, semi).slice(0, 1) : cinturonHebilla(y, semi)
}

// The shirt dress keeps the bodice of the others and adds a collar and buttons to the hem.
function camisero(p: Patron, upper: Corpino, hem: number): { detras: Capa[]; frente: Capa[]; cuello: Capa[] } {
  const neck = cuelloCamisero(p, p.azar.between('pico', 20, 60), 0)
  const front = p.atras ? [] : [tapeta(60, hem, 16), ...botonadura(0, 92, hem - 90, 92, 6.5)]
  return { detras: [...neck.detras, ...upper.detras], frente: front, cuello: neck.delante }
}

function talleDe(p: Patron, m: Medidas, upper: Corpino, gathered: boolean): void {
  const next = plieguesDe(p, 'talle')
  const darts = [1, -1].map((s) => canto(line([s * 92, m.talle + 4], [s * 98, m.talle - 110])))
  const gathers = frunces([-m.cintura, m.talle], [m.cintura, m.talle], -64, 14, next, 0.5)
  const fitted = !p.atras && p.tejido !== 'punto'
  for (const cloth of upper.tela) sumar(cloth, gathered ? { pliegues: gathers } : { costuras: fitted ? darts : [] })
}

function conTalle(p: Patron, nombre: keyof typeof ESTILOS): Figura {
  const { azar } = p
  const estilo = ESTILOS[nombre]
  const sleeve = corteManga(azar.pick('manga', estilo.manga))
  const { talle, cintura } = estilo
  const m: Medidas = {
    ...BASE,
    hombro: sleeve ? 186 : 152,
    talle,
    cintura,
    largo: talle,
    pecho: sleeve ? 214 : 202,
    bajo: cintura,
  }
  const contorno: Point[] = [
    [m.pecho, m.sisa, 'v'],
    [blend(m.pecho, cintura, 0.55), blend(m.sisa, talle, 0.5)],
    [cintura, talle, 'v'],
    [0, talle + 8],
  ]
  const tipo = azar.pick('faldon', estilo.faldon)
  const abajo = azar.pick('largo', estilo.largo)
  const bajo = BAJOS[tipo] * (abajo < 880 && tipo !== 'tubo' ? 0.9 : 1)
  const upper = corpino(p, {
    m,
    escote: azar.pick('escote', estilo.escote),
    manga: sleeve,
    contorno,
    espalda: nombre === 'camisero' ? 16 : azar.pick('espalda', [16, 22, 70]),
    cremallera: nombre !== 'camisero',
  })
  talleDe(p, m, upper, tipo === 'fruncido' || tipo === 'volantes')
  const shirt = nombre === 'camisero' ? camisero(p, upper, abajo + 20) : undefined
  const skirt = faldon(p, { tipo, arriba: talle - 3, abajo, cintura: cintura + 1, bajo })
  const belt = cinturonDe(p, azar.pick('cinturon', estilo.cinturon), talle, cintura)
  return {
    capas: [
      ...(shirt?.detras ?? upper.detras),
      ...skirt,
      ...upper.tela,
      ...(shirt?.frente ?? upper.remate),
      ...belt,
      ...upper.mangas,
      ...(shirt?.cuello ?? []),
    ],
    arriba: -140,
    abajo: abajo + 50,
    semiancho: Math.max(bajo, sleeve ? m.pecho + 120 : 200),
    foco: azar.pick('foco', [
      { x: 50, y: 170, ancho: 330 },
      { x: 10, y: talle + 10, ancho: 340 },
    ]),
    rayado: 'camisero',
  }
}

// A shift falls from the shoulders without a seam at the waist.
function recto(p: Patron): Figura {
  const { azar } = p
  const sleeve = corteManga(azar.pick('manga', ['sisa', 'corta', 'campana', 'larga', 'ancha']))
  const m: Medidas = {
    ...BASE,
    hombro: sleeve ? 190 : 154,
    cintura: azar.between('soltura', 200, 222),
    talle: 400,
    bajo: azar.between('bajo', 244, 300),
    largo: azar.pick('largo', [830, 920, 1080]),
  }
  const escote = azar.pick('escote', ['redondo', 'caja', 'barco', 'pico'])
  const upper = corpino(p, {
    m,
    escote,
    manga: sleeve,
    contorno: [...costado(m), ...bajoRecto(m, 24)],
    espalda: 18,
    cremallera: true,
  })
  sumar(upper.tela[0], { costuras: [dobladillo(m, 18, bajoRecto(m, 24))] })
  return {
    capas: [...upper.detras, ...upper.tela, ...upper.remate, ...upper.mangas],
    arriba: -140,
    abajo: m.largo + 26,
    semiancho: Math.max(m.bajo, sleeve ? m.pecho + 130 : 220),
    foco: { x: 44, y: 140, ancho: 320 },
    rayado: azar.pick('rayas', ['camisero', 'marinero']),
  }
}

/** A dress in one of the cuts of the house. */
export function vestido(p: Patron): Figura {
  const estilo = p.azar.turn('estilo', [
    'talle',
    'cruzado',
    'boho',
    'lencero',
    'camisero',
    'tubo',
    'imperio',
    'recto',
    'talle',
  ])
  return estilo === 'recto' ? recto(p) : conTalle(p, estilo)
}
