import type { ModeloTipoWeb } from '@telar/contract/catalogo/modelotipos'
import type { WebModeloTarjeta } from '@telar/contract/catalogo/webmodelos'
import type { Tarjeta } from '../../pieces/ModeloCard.tsx'
import { type Facetas, filtrar } from './filtros/filtrar.ts'
import type { Filtro } from './filtros/params.ts'

/** Cards are shown and left out by this many at a time: whole rows of two and of three. */
export const POR_VENTANA = 12

/** The gallery under a filter. `modelos` may be only its beginning; `cuantos` counts all that pass. */
export interface Galeria<T = Tarjeta> {
  modelos: T[]
  cuantos: number
  todos: number
  facetas: Facetas
}

const POR_NUMERO = new Intl.Collator('es', { numeric: true })

const lugarEn = ({ colecciones }: WebModeloTarjeta, coleccion: number | undefined) =>
  colecciones.find(({ id }) => id === coleccion)?.orden ?? Number.MAX_SAFE_INTEGER

const pagado = ({ suPrecio, precioMayor = 0 }: Tarjeta) => suPrecio ?? precioMayor

/** Puts models in order; they come newest first. */
export function ordenar<T extends Tarjeta>(modelos: readonly T[], { orden, coleccion }: Filtro): T[] {
  if (orden === 'numero') return modelos.toSorted((a, b) => POR_NUMERO.compare(a.numero, b.numero))
  if (orden === 'coleccion' && coleccion !== undefined)
    return modelos.toSorted((a, b) => lugarEn(a, coleccion) - lugarEn(b, coleccion))
  if (orden === 'precio') return modelos.toSorted((a, b) => pagado(a) - pagado(b))
  return [...modelos]
}

/** Everything that the gallery shows under a filter. */
export function verGaleria<T extends Tarjeta>(
  todos: readonly T[],
  filtro: Filtro,
  tipos: readonly ModeloTipoWeb[],
): Galeria<T> {
  const { modelos, facetas } = filtrar(todos, filtro, tipos)
  return { modelos: ordenar(modelos, filtro), cuantos: modelos.length, todos: todos.length, facetas }
}

/** The place of the card whose picture people wait for: not every model has been photographed. */
export const primeraConFoto = (modelos: readonly Tarjeta[]): number =>
  modelos.findIndex(({ colores }) => colores.some(({ fotos }) => fotos.length > 0))

/** How many screens so many models make. */
export const paginasDe = (cuantos: number): number => Math.max(1, Math.ceil(cuantos / POR_VENTANA))

/**
 * Only what one screen needs, by default the first: the rest of the catalogue does not travel with the page. A page
 * beyond the last is the last.
 */
export function unaVentana<T>(galeria: Galeria<T>, pagina = 1): Galeria<T> {
  const desde = Math.min(pagina, paginasDe(galeria.cuantos)) - 1
  return { ...galeria, modelos: galeria.modelos.slice(desde * POR_VENTANA, (desde + 1) * POR_VENTANA) }
}
