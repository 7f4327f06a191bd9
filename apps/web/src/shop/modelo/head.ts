import { enIdioma } from '@telar/domain/idioma'
import { type Match, pageHead } from '../../kit/head.ts'
import { breadcrumbs, linkedData } from '../../kit/linked-data.ts'
import { settingsQuery } from '../../kit/settings.ts'
import { direccion, precarga } from '../../pieces/foto/foto-fuentes.ts'
import { colorElegido, type Ficha, fotosDe, modeloQuery } from './ficha.ts'
import { leadSizes } from './sizes.ts'

const MAX_DESCRIPTION = 160

function summary(text: string): string {
  return text.length <= MAX_DESCRIPTION ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION - 1))}…`
}

/** What search engines are told about a model; never a price. */
function aboutModelo({ context: { origin, i18n, queryClient, client } }: Match, modelo: Ficha) {
  const idioma = i18n.language
  const photos = modelo.colores.flatMap(({ fotos }) => fotos).slice(0, 6)
  return [
    linkedData({
      '@type': 'Product',
      name: enIdioma(modelo.nombres, idioma),
      sku: modelo.numero,
      description: enIdioma(modelo.descripcion, idioma),
      material: enIdioma(modelo.composiciones, idioma),
      category: enIdioma(modelo.tipo, idioma),
      color: modelo.colores.map(({ nombre }) => enIdioma(nombre, idioma)).join(', '),
      image: photos.map(({ id }) => origin + direccion(id, 1200, 'jpeg')),
      brand: { '@type': 'Brand', name: queryClient.getQueryData(settingsQuery(client).queryKey)?.empresa.marca },
    }),
    breadcrumbs(origin, [
      [i18n.t('gallery.title'), '/gallery'],
      [enIdioma(modelo.tipo, idioma), `/gallery?tipo=${modelo.modeloTipoId}`],
      [enIdioma(modelo.nombres, idioma), `/modelo/${modelo.id}`],
    ]),
  ]
}

/** How a model is announced to search engines and to those with whom it is shared. */
export function modeloHead(match: Match, loaded: { id: number } | undefined) {
  const { queryClient, client, i18n, origin } = match.context
  const modelo = loaded && queryClient.getQueryData(modeloQuery(client, loaded.id).queryKey)
  if (!modelo) return {}
  const idioma = i18n.language
  const title = `${enIdioma(modelo.nombres, idioma)} ${modelo.numero}`
  const description = summary(enIdioma(modelo.descripcion, idioma))
  const head = pageHead(match, () => ({ title, description, index: true }))
  const color = (match.search as { color?: number }).color
  const cover = fotosDe(modelo, colorElegido(modelo, color))[0]
  const property = (name: string, content: string) => ({ property: name, content })
  return {
    meta: [
      ...head.meta,
      property('og:type', 'product'),
      ...(cover ? [property('og:image', origin + direccion(cover.id, 1200, 'jpeg'))] : []),
      ...aboutModelo(match, modelo),
    ],
    links: [...head.links, ...(cover ? [precarga(cover, leadSizes, 1600)] : [])],
  }
}

/** The customer's page has no other public face than its title. */
export const userModeloHead = (match: Match, title: string | undefined) =>
  pageHead(match, (t) => ({ title: title ?? t('gallery.title'), index: false }))
