import { blend, type Point, SIDES } from '../outline.ts'
import { bocaOblicua } from '../partes/bolsillos.ts'
import { botonadura, tapeta } from '../partes/botones.ts'
import { cinturonAtado, cinturonHebilla, goma, pretina } from '../partes/cintura.ts'
import { corpino } from '../partes/corpino.ts'
import type { Corpino } from '../partes/corte.ts'
import { corteManga } from '../partes/cortes-manga.ts'
import { BASE, type Medidas } from '../partes/cuerpo.ts'
import { anchoPernera, largoPernera, type Pernera, type Perneras, perneraDe, perneras } from '../partes/pernera.ts'
import { type Patron, plieguesDe } from '../patron.ts'
import { type Capa, canto, type Figura, sumar } from '../pieza.ts'
import { frunces } from '../pliegues.ts'

function cinturaDe(p: Patron, tipo: 'lazo' | 'hebilla' | 'goma' | 'pretina', y: number, semi: number): Capa[] {
  if (tipo === 'goma') return [goma(p, y - 18, 34, semi)]
  if (tipo === 'pretina') return [pretina(y - 20, 38, semi, semi)]
  const belt = tipo === 'lazo' ? cinturonAtado(p, y, semi, 32) : cinturonHebilla(y, semi)
  return p.atras ? belt.slice(0, 1) : belt
}

function fruncirTalle(p: Patron, legs: Perneras, upper: Corpino, m: Medidas): void {
  const next = plieguesDe(p, 'talle')
  const gathers = (largo: number) => frunces([-m.cintura, m.talle], [m.cintura, m.talle], largo, 13, next, 0.5)
  for (const cloth of [legs.derecha, legs.izquierda]) sumar(cloth, { pliegues: gathers(80) })
  for (const cloth of upper.tela) sumar(cloth, { pliegues: gathers(-60) })
}

function botonesDe(p: Patron, escote: string, talle: number): Capa[] {
  const buttoned = (escote === 'caja' || escote === 'cuadrado') && p.azar.chance('botones', 0.7)
  if (!buttoned) return []
  const from = escote === 'caja' ? 84 : 128
  return [tapeta(from, talle, 14), ...botonadura(0, from + 24, talle - 40, 62, 6)]
}

/** A jumpsuit: a bodice and trousers in one. */
export function mono(p: Patron): Figura {
  const { azar } = p
  const escote = azar.turn('escote', ['pico', 'tirantes', 'cruzado', 'cuadrado', 'halter', 'caja', 'barco'])
  const sleeve = corteManga(azar.pick('manga', ['sisa', 'corta', 'francesa', 'larga', 'casquillo', 'sisa']))
  const bare = escote === 'tirantes' || escote === 'halter'
  const cintura = 180
  const talle = 388
  const m: Medidas = {
    ...BASE,
    hombro: sleeve && !bare ? 188 : 154,
    pecho: sleeve && !bare ? 216 : 204,
    cintura,
    talle,
    largo: talle,
    bajo: cintura,
  }
  const contorno: Point[] = [
    [m.pecho, m.sisa, 'v'],
    [blend(m.pecho, cintura, 0.5), blend(m.sisa, talle, 0.5)],
    [cintura, talle, 'v'],
    [0, talle + 6],
  ]
  const upper = corpino(p, { m, escote, manga: bare ? undefined : sleeve, contorno, espalda: 20, cremallera: true })
  const corte = azar.turn('corte', ['ancho', 'recto', 'culotte', 'campana', 'zanahoria', 'ancho', 'bermuda'])
  const waist = azar.pick('cintura', ['lazo', 'hebilla', 'goma', 'pretina', 'lazo'])
  const leg: Pernera = {
    corte,
    y: talle - 2,
    cintura,
    tiro: 282,
    raya: waist === 'pretina' && corte !== 'campana',
    mas: -20,
  }
  const legs = perneras(p, leg)
  const gathered = waist === 'lazo' || waist === 'goma'
  if (gathered) fruncirTalle(p, legs, upper, m)
  if (!p.atras && azar.chance('bolsillos', 0.7)) {
    for (const side of SIDES) {
      const mouth = bocaOblicua(cintura - 40, talle + 14, [cintura + 28, talle + 150], side)
      sumar(perneraDe(legs, side), { costuras: [canto(mouth)] })
    }
  }
  const front = p.atras ? [] : botonesDe(p, escote, talle)
  const bottom = largoPernera(leg)
  return {
    capas: [
      ...upper.detras,
      legs.derecha,
      legs.izquierda,
      ...upper.tela,
      ...upper.remate,
      ...front,
      ...cinturaDe(p, waist, talle, cintura),
      ...upper.mangas,
    ],
    arriba: -140,
    abajo: bottom + 8,
    semiancho: Math.max(anchoPernera(corte), sleeve && !bare ? m.pecho + 130 : 220),
    foco: azar.pick('foco', [
      { x: 50, y: 170, ancho: 330 },
      { x: 10, y: talle + 20, ancho: 340 },
    ]),
    rayado: 'diplomatico',
  }
}
