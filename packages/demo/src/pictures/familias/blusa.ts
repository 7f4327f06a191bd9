import { SIDES } from '../outline.ts'
import { botonadura, tapeta } from '../partes/botones.ts'
import { goma } from '../partes/cintura.ts'
import { corpino } from '../partes/corpino.ts'
import type { Corpino } from '../partes/corte.ts'
import { corteManga } from '../partes/cortes-manga.ts'
import { type Cuello, cuelloBebe, cuelloMao } from '../partes/cuello.ts'
import { cuelloLazada, cuelloVolante } from '../partes/cuello-blando.ts'
import {
  bajoRecto,
  costado,
  cuerpoEntero,
  dobladillo,
  type Medidas,
  medidasDe,
  pliegueCuerpo,
  semiBajo,
} from '../partes/cuerpo.ts'
import { faldon } from '../partes/faldon.ts'
import { type CorteManga, mangas } from '../partes/manga.ts'
import { etiqueta, perchaHombros } from '../partes/percha.ts'
import { type Patron, plieguesDe } from '../patron.ts'
import { type Capa, type Figura, type Pieza, sumar } from '../pieza.ts'
import { frunces } from '../pliegues.ts'

const CUELLOS: Record<'lazada' | 'volante' | 'bebe' | 'mao', (p: Patron) => Cuello> = {
  lazada: cuelloLazada,
  volante: cuelloVolante,
  bebe: cuelloBebe,
  mao: (p) => cuelloMao(p, 110),
}

function conCuello(p: Patron, m: Medidas, neck: Cuello, sleeve: CorteManga | undefined): Corpino {
  const next = plieguesDe(p, 'canesu')
  const body: Pieza = {
    d: cuerpoEntero(m, neck.escote, true),
    nivel: 1,
    pliegues: pliegueCuerpo(p, m),
    costuras: [dobladillo(m, 10)],
  }
  const yoke = SIDES.flatMap((side) => frunces([side * 84, 16], [side * 150, 40], 90, 13, next, 0.4))
  sumar(body, { pliegues: yoke })
  const low = (neck.escote[0]?.[1] ?? 60) + 40
  const inside: Pieza = { d: `M-72 4Q0 26 72 4L110 ${low}H-110Z`, nivel: 0.25, tono: -0.3, tela: 'lisa' }
  const hanger = perchaHombros(m.hombro - 14, m.caidaHombro)
  return {
    detras: p.atras ? hanger : [inside, ...neck.detras, etiqueta(-10), ...hanger],
    tela: [body],
    mangas: mangas(p, m, sleeve),
    remate: neck.delante,
  }
}

function bajoDe(p: Patron, m: Medidas, tipo: 'recto' | 'peplum' | 'goma'): { capas: Capa[]; abajo: number } {
  if (tipo === 'goma') return { capas: [goma(p, m.largo - 4, 40, semiBajo(m) - 8)], abajo: m.largo + 50 }
  if (tipo === 'peplum') {
    const abajo = m.largo + 165
    return {
      capas: faldon(p, {
        tipo: 'fruncido',
        arriba: m.largo - 4,
        abajo,
        cintura: semiBajo(m) + 1,
        bajo: semiBajo(m) + 84,
      }),
      abajo: abajo + 20,
    }
  }
  return { capas: [], abajo: m.largo + 14 }
}

/** A blouse: soft necks and full sleeves. */
export function blusa(p: Patron): Figura {
  const { azar } = p
  const neckline = azar.turn('cuello', ['lazada', 'pico', 'volante', 'redondo', 'cruzado', 'bebe', 'mao', 'barco'])
  const hem = azar.pick('bajo', ['recto', 'recto', 'peplum', 'goma'])
  const sleeve = corteManga(azar.turn('manga', ['obispo', 'farol', 'francesa', 'campana', 'larga', 'obispo']))
  const loose: Medidas = medidasDe(azar, {
    pecho: 226,
    cintura: 208,
    bajo: 224,
    largo: azar.between('largo', 570, 640),
  })
  const m: Medidas =
    hem === 'recto' ? loose : { ...loose, largo: hem === 'peplum' ? 400 : 540, bajo: hem === 'peplum' ? 186 : 222 }
  const collar = neckline === 'lazada' || neckline === 'volante' || neckline === 'bebe' || neckline === 'mao'
  const upper = collar
    ? conCuello(p, m, CUELLOS[neckline](p), sleeve)
    : corpino(p, { m, escote: neckline, manga: sleeve, contorno: [...costado(m), ...bajoRecto(m)], espalda: 20 })
  const buttoned = !p.atras && collar && neckline !== 'lazada' && azar.chance('botones', 0.75)
  const front: Capa[] = buttoned
    ? [
        tapeta(neckline === 'mao' ? 180 : 72, m.largo + 12, 15),
        ...botonadura(0, neckline === 'mao' ? 200 : 110, m.largo - 40, 70, 6),
      ]
    : []
  const bottom = bajoDe(p, m, hem)
  const next = plieguesDe(p, 'bajo')
  const gathers = frunces([-semiBajo(m), m.largo], [semiBajo(m), m.largo], -90, 14, next, 0.55)
  if (hem !== 'recto') sumar(upper.tela[0], { pliegues: gathers })
  return {
    capas: [...upper.detras, ...bottom.capas, ...upper.tela, ...front, ...upper.mangas, ...upper.remate],
    arriba: -140,
    abajo: bottom.abajo,
    semiancho: m.pecho + 140,
    foco: { x: 34, y: 140, ancho: 330 },
    rayado: 'camisero',
  }
}
