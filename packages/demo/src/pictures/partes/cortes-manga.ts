import type { CorteManga } from './manga.ts'

/** The sleeves of the house. */
export type TipoManga =
  | 'sisa'
  | 'casquillo'
  | 'corta'
  | 'ancha'
  | 'farol'
  | 'codo'
  | 'francesa'
  | 'larga'
  | 'obispo'
  | 'campana'

const CORTES: Record<TipoManga, CorteManga | undefined> = {
  sisa: undefined,
  casquillo: { largo: 26, biceps: 112, boca: 116, caida: 14 },
  corta: { largo: 72, biceps: 122, boca: 116, caida: 11 },
  ancha: { largo: 110, biceps: 140, boca: 150, caida: 12 },
  farol: { largo: 104, biceps: 150, boca: 106, farol: 44, globo: 34, puno: { alto: 24 }, caida: 11 },
  codo: { largo: 190, biceps: 124, boca: 112, caida: 10 },
  francesa: { largo: 290, biceps: 120, boca: 94 },
  larga: { largo: 416, biceps: 120, boca: 76, puno: { alto: 50 }, botones: 1 },
  obispo: { largo: 408, biceps: 128, boca: 74, globo: 70, farol: 18, puno: { alto: 40 } },
  campana: { largo: 330, biceps: 118, boca: 168, campana: 15 },
}

/** The cut of a kind of sleeve; sleeveless has none. */
export const corteManga = (tipo: TipoManga): CorteManga | undefined => CORTES[tipo]
