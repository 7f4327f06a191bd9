import { parche } from '../partes/bolsillos.ts'
import { corpino } from '../partes/corpino.ts'
import { bajoRecto, costado, dobladillo, type Medidas, medidasDe } from '../partes/cuerpo.ts'
import { escoteDe, escoteEspalda, ribete } from '../partes/escote.ts'
import type { CorteManga } from '../partes/manga.ts'
import type { Patron } from '../patron.ts'
import { type Figura, sumar } from '../pieza.ts'

const MANGAS: Record<'corta' | 'caida' | 'codo' | 'larga' | 'sisa', CorteManga | undefined> = {
  corta: { largo: 92, biceps: 124, boca: 116, caida: 11 },
  caida: { largo: 78, biceps: 142, boca: 142, caida: 13 },
  codo: { largo: 200, biceps: 122, boca: 108, caida: 9 },
  larga: { largo: 430, biceps: 118, boca: 82 },
  sisa: undefined,
}

const HECHURAS: Record<'ajustada' | 'recta' | 'amplia', Partial<Medidas>> = {
  ajustada: { cintura: 186, bajo: 206, pecho: 212, largo: 570 },
  recta: { cintura: 216, bajo: 222, largo: 610 },
  amplia: { hombro: 216, caidaHombro: 58, sisa: 232, pecho: 246, cintura: 244, bajo: 246, largo: 640 },
}

/** A T-shirt: a ribbed neck and a plain hem. */
export function camiseta(p: Patron): Figura {
  const { azar } = p
  const fit = azar.turn('hechura', ['recta', 'ajustada', 'amplia'])
  const kind = azar.turn('manga', ['corta', 'larga', 'caida', 'codo', 'corta', 'sisa'])
  const sleeve = MANGAS[kind]
  const m = medidasDe(azar, { ...HECHURAS[fit], ...(sleeve ? {} : { hombro: 158, caidaHombro: 34, pecho: 208 }) })
  const crop = azar.chance('corta', 0.2)
  if (crop) m.largo -= 110
  const tipo = azar.turn('escote', ['caja', 'pico', 'redondo', 'barco', 'caja'])
  const upper = corpino(p, {
    m,
    escote: tipo,
    manga: sleeve,
    contorno: [...costado(m), ...bajoRecto(m, 8)],
    espalda: 16,
  })
  const neck = p.atras ? escoteEspalda(m, tipo === 'barco' ? 132 : 84, 16) : escoteDe(m, tipo)
  const rib = tipo === 'barco' ? ribete(neck, 10) : ribete(neck, 17, 'canale', false)
  sumar(upper.tela[0], { costuras: [dobladillo(m, 20, bajoRecto(m, 8)), dobladillo(m, 15, bajoRecto(m, 8))] })
  const pocket = !p.atras && azar.chance('bolsillo', 0.3) ? [parche(62, 190, 82, 84, 1, 8)] : []
  return {
    capas: [...upper.detras, ...upper.tela, rib, ...pocket, ...upper.mangas],
    arriba: -140,
    abajo: m.largo + 12,
    semiancho: sleeve ? m.pecho + 130 : 270,
    foco: { x: 44, y: 118, ancho: 300 },
    rayado: 'marinero',
  }
}
