import type { WebModeloTarjeta } from '@telar/contract/catalogo/webmodelos'

const CUANTOS = 4

type Parecido = Pick<WebModeloTarjeta, 'id' | 'modeloTipoId' | 'temporada'> & { colecciones: readonly { id: number }[] }

/** How much two models have in common: the type counts most, then collections, then the season. */
function cercania(uno: Parecido, otro: Parecido): number {
  const type = uno.modeloTipoId === otro.modeloTipoId ? 4 : 0
  const together = uno.colecciones.filter(({ id }) => otro.colecciones.some((other) => other.id === id)).length
  return type + 2 * together === 0 ? 0 : type + 2 * together + (uno.temporada === otro.temporada ? 1 : 0)
}

/** The models nearest to one, at most four; equally near ones keep the order of the gallery. */
export const relacionados = <T extends WebModeloTarjeta>(modelos: readonly T[], modelo: Parecido): T[] =>
  modelos
    .filter(({ id }) => id !== modelo.id)
    .map((otro) => ({ otro, cerca: cercania(modelo, otro) }))
    .filter(({ cerca }) => cerca > 0)
    .sort((a, b) => b.cerca - a.cerca)
    .slice(0, CUANTOS)
    .map(({ otro }) => otro)

/** The models before and after one in a list. */
export function vecinos<T extends { id: number }>(modelos: readonly T[], id: number) {
  const place = modelos.findIndex((modelo) => modelo.id === id)
  if (place < 0) return undefined
  return { anterior: modelos[place - 1], siguiente: modelos[place + 1], lugar: place + 1, cuantos: modelos.length }
}
