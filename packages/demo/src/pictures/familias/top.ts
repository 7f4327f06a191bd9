import { goma } from '../partes/cintura.ts'
import { corpino } from '../partes/corpino.ts'
import { corteManga } from '../partes/cortes-manga.ts'
import { bajoRecto, costado, dobladillo, type Medidas, medidasDe, semiBajo } from '../partes/cuerpo.ts'
import { faldon } from '../partes/faldon.ts'
import { type Patron, plieguesDe } from '../patron.ts'
import { type Capa, type Figura, sumar } from '../pieza.ts'
import { frunces } from '../pliegues.ts'

function bajoDe(p: Patron, m: Medidas, tipo: 'recto' | 'peplum' | 'goma'): { capas: Capa[]; abajo: number } {
  if (tipo === 'goma') return { capas: [goma(p, m.largo - 4, 44, semiBajo(m) + 1)], abajo: m.largo + 54 }
  if (tipo === 'recto') return { capas: [], abajo: m.largo + 14 }
  const abajo = m.largo + 140
  return {
    capas: faldon(p, { tipo: 'capa', arriba: m.largo - 4, abajo, cintura: semiBajo(m) + 1, bajo: semiBajo(m) + 92 }),
    abajo: abajo + 24,
  }
}

/** A top: straps, halter or a small sleeve, often short. */
export function top(p: Patron): Figura {
  const { azar } = p
  const escote = azar.turn('escote', ['tirantes', 'cuadrado', 'halter', 'cruzado', 'barco', 'corazon', 'pico'])
  const sleeve = corteManga(azar.pick('manga', ['sisa', 'sisa', 'casquillo', 'corta']))
  const hem = azar.pick('bajo', ['recto', 'recto', 'recto', 'peplum', 'goma'])
  const long = hem === 'recto' ? azar.pick('largo', [430, 520, 580]) : 400
  const loose = escote === 'tirantes' && azar.chance('suelto', 0.6)
  const m = medidasDe(azar, {
    hombro: sleeve ? 184 : 150,
    pecho: sleeve ? 212 : 200,
    cintura: loose ? 216 : 182,
    bajo: hem === 'peplum' ? 184 : loose ? 236 : 206,
    largo: long,
  })
  const bare = escote === 'tirantes' || escote === 'halter'
  const upper = corpino(p, {
    m,
    escote,
    manga: bare ? undefined : sleeve,
    contorno: [...costado(m), ...bajoRecto(m)],
    espalda: azar.pick('espalda', [20, 40, 90]),
    cremallera: true,
  })
  const bottom = bajoDe(p, m, hem)
  const next = plieguesDe(p, 'bajo')
  const gathers = frunces([-semiBajo(m), m.largo], [semiBajo(m), m.largo], -80, 13, next, 0.55)
  sumar(upper.tela[0], hem === 'recto' ? { costuras: [dobladillo(m, 12)] } : { pliegues: gathers })
  return {
    capas: [...upper.detras, ...bottom.capas, ...upper.tela, ...upper.remate, ...upper.mangas],
    arriba: -140,
    abajo: bottom.abajo,
    semiancho: bare || !sleeve ? 270 : m.pecho + 130,
    foco: { x: 46, y: 190, ancho: 320 },
    rayado: azar.pick('rayas', ['camisero', 'marinero']),
  }
}
