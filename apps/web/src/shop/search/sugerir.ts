import type { ModeloTipoWeb } from '@telar/contract/catalogo/modelotipos'
import type { WebModeloTarjeta } from '@telar/contract/catalogo/webmodelos'
import { llano } from '@telar/domain/texto'
import { palabras } from '../../pieces/palabras.ts'
import { contiene } from '../gallery/filtros/filtrar.ts'

/** How near a model is to a word: its number counts most, then how its name begins. */
function cercania(word: string, numero: string, nombre: string): number {
  if (numero === word) return 4
  if (numero.startsWith(word)) return 3
  if (nombre.startsWith(word)) return 2
  return nombre.includes(word) ? 1 : 0
}

/** The models that the gallery would find, the nearest first. */
export function sugerir<T extends WebModeloTarjeta>(
  modelos: readonly T[],
  q: string,
  tipos: readonly ModeloTipoWeb[],
): T[] {
  const words = palabras(q)
  if (words.length === 0) return []
  return modelos
    .filter(contiene(q, tipos))
    .map((modelo) => {
      const numero = llano(modelo.numero)
      const nombres = Object.values(modelo.nombres).map(llano)
      const near = (word: string) => Math.max(...nombres.map((nombre) => cercania(word, numero, nombre)))
      return { modelo, points: words.reduce((sum, word) => sum + near(word), 0) }
    })
    .sort((a, b) => b.points - a.points)
    .map(({ modelo }) => modelo)
}
