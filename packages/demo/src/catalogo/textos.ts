import { enCadaIdioma, type Textos } from '@telar/domain/idioma'
import type { Familia } from '../pictures/prenda.ts'
import { azar, elegir } from './seed.ts'
import { CORTES } from './textos-corte.ts'
import { ESTAMPADOS, TEJIDOS, USOS } from './textos-tela.ts'
import type { Estampado, Tejido } from './tipos.ts'

interface Prenda {
  familia: Familia
  tejido: Tejido
  estampado: Estampado
  semilla: number
}

const unir = (partes: Textos[]): Textos => enCadaIdioma((idioma) => partes.map((parte) => parte[idioma]).join(' '))

/** Three sentences about a garment: how it is cut, what it is made of, how it sells. */
export function describir({ familia, tejido, estampado, semilla }: Prenda): Textos {
  const suerte = azar(semilla * 31 + 7)
  const corte = elegir(CORTES[familia], suerte)
  const tela = estampado === 'liso' || suerte() < 0.4 ? elegir(TEJIDOS[tejido], suerte) : ESTAMPADOS[estampado]
  return unir([corte, tela, elegir(USOS[familia] ?? USOS.vestido, suerte)])
}
