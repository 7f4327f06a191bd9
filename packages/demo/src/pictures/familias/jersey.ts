import { mirrored, outline } from '../outline.ts'
import { botonadura, tapeta } from '../partes/botones.ts'
import { cuelloAlto } from '../partes/cuello-blando.ts'
import { cuerpoEntero, type Medidas, medidasDe, pliegueCuerpo } from '../partes/cuerpo.ts'
import { escoteDe, escoteEspalda, interior, ribete, type TipoEscote } from '../partes/escote.ts'
import { type CorteManga, mangas } from '../partes/manga.ts'
import { etiqueta, perchaHombros } from '../partes/percha.ts'
import type { Patron } from '../patron.ts'
import { type Capa, type Figura, type Pieza, sumar } from '../pieza.ts'
import { ocho } from '../punto.ts'

type TipoCuello = 'caja' | 'pico' | 'perkins' | 'vuelto' | 'barco' | 'chaqueta'

const HECHURAS: Record<'ajustada' | 'recta' | 'amplia', Partial<Medidas>> = {
  ajustada: { pecho: 214, cintura: 192, bajo: 206, largo: 570 },
  recta: { pecho: 228, cintura: 220, bajo: 222, largo: 600 },
  amplia: { hombro: 222, caidaHombro: 62, sisa: 244, pecho: 254, cintura: 254, bajo: 244, largo: 620 },
}

function bajoElastico(m: Medidas): Pieza {
  const y = m.largo - 56
  return {
    d: outline(
      mirrored([
        [0, y + 12],
        [m.bajo + 2, y, 'v'],
        [m.bajo - 8, m.largo + 4, 'v'],
        [0, m.largo + 16],
      ]),
    ),
    nivel: 1.2,
    tela: 'canale',
    tono: -0.02,
  }
}

function cuelloDe(
  p: Patron,
  m: Medidas,
  tipo: TipoCuello,
): { detras: Capa[]; delante: Capa[]; escote: ReturnType<typeof escoteDe> } {
  if (tipo === 'perkins' || tipo === 'vuelto') {
    const neck = cuelloAlto(p, tipo === 'vuelto' ? 74 : 34, tipo === 'vuelto')
    return { detras: neck.detras, delante: neck.delante, escote: { puntos: neck.escote, ancho: 80, hondo: 52 } }
  }
  const kind: TipoEscote = tipo === 'chaqueta' ? 'pico' : tipo
  const escote = p.atras
    ? escoteEspalda(m, kind === 'barco' ? 132 : 84, 16)
    : escoteDe(m, kind, tipo === 'chaqueta' ? 40 : 0)
  const band = ribete(escote, tipo === 'barco' ? 16 : 24, 'canale', false)
  return { detras: p.atras ? [] : [interior(m, escote), etiqueta(26)], delante: [band], escote }
}

function trenzas({ azar }: Patron, m: Medidas): NonNullable<Pieza['pliegues']> {
  const from = 70
  const to = m.largo - 70
  const columns = azar.pick<readonly number[]>('trenzas', [[0], [-78, 78], [-96, 0, 96]])
  return columns.flatMap((x) => ocho(x, from, to, columns.length === 1 ? 26 : 17))
}

/** A jumper or a cardigan, knitted, with ribbed ends. */
export function jersey(p: Patron): Figura {
  const { azar } = p
  const fit = azar.turn('hechura', ['recta', 'amplia', 'ajustada'])
  const tipo: TipoCuello = azar.turn('cuello', ['caja', 'vuelto', 'pico', 'chaqueta', 'perkins', 'barco'])
  const knit = p.liso ? azar.turn('punto', ['liso', 'canale', 'ochos', 'jacquard', 'liso']) : 'liso'
  const m = medidasDe(azar, HECHURAS[fit])
  const neck = cuelloDe(p, m, tipo)
  const sleeve: CorteManga = {
    largo: 388,
    biceps: fit === 'amplia' ? 136 : 120,
    boca: 76,
    globo: azar.pick('globo', [0, 14, 44]),
    puno: { alto: 58, tela: 'canale' },
  }
  const body: Pieza = {
    d: cuerpoEntero(m, neck.escote.puntos, true),
    nivel: 1,
    pliegues: pliegueCuerpo(p, m),
    costuras: [],
  }
  if (knit === 'ochos') sumar(body, { pliegues: trenzas(p, m) })
  const open = tipo === 'chaqueta' && !p.atras
  const front: Capa[] = open
    ? [
        tapeta(neck.escote.hondo + 4, m.largo + 14, 17, 'canale'),
        ...botonadura(0, neck.escote.hondo + 28, m.largo - 22, 72, 8),
      ]
    : []
  const sleeves = mangas(p, m, sleeve)
  return {
    capas: [
      ...neck.detras,
      ...perchaHombros(m.hombro - 20, m.caidaHombro),
      body,
      bajoElastico(m),
      ...front,
      ...sleeves,
      ...neck.delante,
    ],
    arriba: -140,
    abajo: m.largo + 18,
    semiancho: m.pecho + 140,
    foco: azar.pick('foco', [
      { x: 50, y: 118, ancho: 310 },
      { x: 150, y: m.largo - 90, ancho: 330 },
    ]),
    rayado: 'marinero',
    punto: knit,
  }
}
