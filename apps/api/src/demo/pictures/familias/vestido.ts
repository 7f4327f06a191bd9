import { mirrored, outline, type Point, SIDES } from '../outline.ts'
import { cinturonAtado, cinturonHebilla } from '../partes/cintura.ts'
import { BASE, cuerpoEntero, type Medidas, pliegueCuerpo, sisaDe } from '../partes/cuerpo.ts'
import { escoteDe, escoteEspalda, interior, ribete } from '../partes/escote.ts'
import { faldon } from '../partes/faldon.ts'
import { type CorteManga, manga } from '../partes/manga.ts'
import { etiqueta, perchaHombros } from '../partes/percha.ts'
import { type Patron, plieguesDe } from '../patron.ts'
import type { Capa, Figura, Pieza } from '../pieza.ts'
import { frunces } from '../pliegues.ts'

const MANGAS: Record<string, CorteManga | undefined> = {
  sisa: undefined,
  corta: { largo: 70, biceps: 128, boca: 124 },
  farol: { largo: 105, biceps: 150, boca: 104, farol: 42, globo: 34, puno: { alto: 24 } },
  francesa: { largo: 270, biceps: 122, boca: 96 },
  larga: { largo: 410, biceps: 122, boca: 74, puno: { alto: 46 } },
  obispo: { largo: 400, biceps: 128, boca: 74, globo: 66, puno: { alto: 40 } },
}

/** A dress: a bodice, a skirt and what joins them. */
export function vestido(p: Patron): Figura {
  const { azar } = p
  const kind = azar.pick('manga', ['sisa', 'corta', 'farol', 'francesa', 'larga', 'obispo'])
  const corte = MANGAS[kind]
  const talle = azar.pick('talle', [300, 372, 385, 385])
  const m: Medidas = {
    ...BASE,
    hombro: corte ? 184 : 150,
    talle,
    cintura: talle < 330 ? 186 : 170,
    largo: talle,
    pecho: 214,
    bajo: 172,
  }
  const escote = p.atras
    ? escoteEspalda(m, 84, azar.pick('espalda', [18, 30, 60]))
    : escoteDe(m, azar.pick('escote', ['redondo', 'pico', 'cuadrado', 'barco', 'corazon', 'caja']))
  const tipo = azar.pick('faldon', ['evase', 'fruncido', 'capa', 'plisado', 'tubo', 'volantes', 'sesgo'])
  const abajo = azar.pick('largo', [800, 940, 1080, 1160])
  const bajo =
    { evase: 300, fruncido: 320, capa: 400, plisado: 330, tubo: 225, volantes: 350, sesgo: 270, tablas: 300 }[tipo] *
    (abajo < 850 ? 0.92 : 1)
  const bodice: Pieza = {
    d: outline(
      mirrored([
        ...escote.puntos,
        [m.hombro, m.caidaHombro, 'v'],
        [m.hombro - 12, 120],
        [m.pecho, m.sisa, 'v'],
        [195, (m.sisa + talle) / 2],
        [m.cintura, talle, 'v'],
        [0, talle + 8],
      ]),
    ),
    nivel: 1.05,
    pliegues: pliegueCuerpo(p, m, talle),
  }
  const next = plieguesDe(p, 'talle')
  if (tipo === 'fruncido' || tipo === 'volantes')
    bodice.pliegues?.push(...frunces([-m.cintura, talle], [m.cintura, talle], -70, 14, next, 0.5))
  const sleeves = corte ? SIDES.flatMap((side) => manga(p, corte, sisaDe(m).hombro, sisaDe(m).axila, side)) : []
  const belt: Capa[] = azar.pick('cinturon', [
    () => [],
    () => cinturonAtado(p, talle, m.cintura),
    () => cinturonHebilla(talle, m.cintura),
  ])()
  const inside: Capa[] = p.atras ? perchaHombros() : [interior(m, escote), etiqueta(30), ...perchaHombros()]
  return {
    capas: [
      ...inside,
      ...faldon(p, { tipo, arriba: talle - 2, abajo, cintura: m.cintura + 2, bajo }),
      ...sleeves,
      bodice,
      ribete(escote, 12),
      ...belt,
    ],
    arriba: -140,
    abajo: abajo + 50,
    semiancho: Math.max(bajo, corte ? 380 : 200),
    foco: { x: 0, y: 160, ancho: 460 },
  }
}
void cuerpoEntero
void ([] as Point[])
