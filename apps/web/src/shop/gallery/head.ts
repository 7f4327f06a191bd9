import { enIdioma } from '@telar/domain/idioma'
import { type Match, pageHead } from '../../kit/head.ts'
import { precarga } from '../../pieces/foto/foto-fuentes.ts'
import { coleccionesQuery, tiposQuery } from './catalogo.ts'
import { leerFiltro } from './filtros/params.ts'
import type { PrimeraVista } from './load.ts'
import { CARD_SIZES } from './sizes.ts'

/** The collection and the type that an address asks for, by name. */
function chosen({ context: { queryClient, client, i18n }, search }: Match) {
  const filtro = leerFiltro(search)
  const idioma = i18n.language
  const coleccion = queryClient
    .getQueryData(coleccionesQuery(client).queryKey)
    ?.find(({ id }) => id === filtro.coleccion)
  const tipo = queryClient.getQueryData(tiposQuery(client).queryKey)?.find(({ id }) => id === filtro.tipo)
  const names = [tipo, coleccion].flatMap((one) => (one ? [enIdioma(one.nombre, idioma)] : []))
  return {
    name: names.join(', '),
    text: coleccion ? enIdioma(coleccion.descripcion, idioma) : '',
    params: {
      ...(coleccion ? { coleccion: coleccion.id } : {}),
      ...(tipo ? { tipo: tipo.id } : {}),
      ...('pagina' in search ? { pagina: Number(search.pagina) } : {}),
    },
  }
}

/** A collection or a type is a page of its own; any other filter is a way of looking at one. */
function ownAddress<T extends { href: string }>(links: T[], params: Record<string, number>): T[] {
  return links.map((link) => {
    const url = new URL(link.href)
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, String(value))
    return { ...link, href: url.href }
  })
}

/** Title, description, addresses and the first picture of the gallery. */
export function galleryHead(match: Match, first: PrimeraVista | null | undefined) {
  const { name, text, params } = chosen(match)
  const head = pageHead(match, (t) => ({
    title: name || t('gallery.title'),
    description: [text, t('gallery.description')].filter(Boolean).join(' '),
    index: true,
  }))
  const cover = first?.portada
  return {
    meta: head.meta,
    links: [...ownAddress(head.links, params), ...(cover ? [precarga(cover, CARD_SIZES, 800)] : [])],
  }
}

/** The signed-in gallery is nobody's but theirs. */
export const userGalleryHead = (match: Match) =>
  pageHead(match, (t) => ({ title: chosen(match).name || t('gallery.title'), index: false }))
