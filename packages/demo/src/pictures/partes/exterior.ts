import type { Patron } from '../patron.ts'
import type { Capa, Figura, Foco } from '../pieza.ts'
import type { Cuello } from './cuello.ts'
import type { Medidas } from './cuerpo.ts'
import type { CorteManga } from './manga.ts'
import { etiqueta, perchaHombros } from './percha.ts'
import { forroAbierto } from './solapa.ts'

/** The two-piece sleeve of a tailored garment. */
export const MANGA_SASTRE: CorteManga = { largo: 420, biceps: 126, boca: 98, sastre: true, botones: 3 }

/** A jacket or a coat on its hanger, from its pieces. */
export function exterior(p: Patron, m: Medidas, capas: Capa[], focos: readonly [Foco, ...Foco[]]): Figura {
  return {
    capas: p.atras ? [...perchaHombros(m.hombro - 20, m.caidaHombro), ...capas] : capas,
    arriba: -140,
    abajo: m.largo + 22,
    semiancho: Math.max(m.pecho + 126, m.bajo),
    foco: p.azar.pick('foco', focos),
    rayado: 'diplomatico',
  }
}

/** What shows in the neck of a jacket with a stand: lining, stand, label and hanger. */
export const cuelloAbierto = (m: Medidas, neck: Cuello, hondo: number): Capa[] => [
  forroAbierto(hondo),
  ...neck.detras,
  etiqueta(-6),
  ...perchaHombros(m.hombro - 20, m.caidaHombro),
]
