import type { AppContext } from '../../kit/app.ts'
import { type Match, pageHead } from '../../kit/head.ts'
import { linkedData } from '../../kit/linked-data.ts'
import { settingsQuery } from '../../kit/settings.ts'
import { direccion, precarga } from '../../pieces/foto/foto-fuentes.ts'
import { bannersQuery } from './load.ts'
import { HERO_SIZES, HERO_WIDEST } from './sizes.ts'

/** Who we are, for search engines. */
function organization({ queryClient, client, origin }: AppContext) {
  const empresa = queryClient.getQueryData(settingsQuery(client).queryKey)?.empresa
  return linkedData({
    '@type': 'Organization',
    name: empresa?.marca,
    legalName: empresa?.razonSocial || undefined,
    url: origin,
    email: empresa?.email || undefined,
    telephone: empresa?.telefono || undefined,
    address: empresa?.direccion
      ? {
          '@type': 'PostalAddress',
          streetAddress: empresa.direccion,
          postalCode: empresa.codigoPostal,
          addressLocality: empresa.ciudad,
          addressRegion: empresa.provincia,
          addressCountry: empresa.pais,
        }
      : undefined,
    sameAs: empresa?.instagram ? [empresa.instagram] : undefined,
  })
}

/** How the house is announced; the hero's picture is asked for at once. */
export function homeHead(match: Match) {
  const { queryClient, client, origin } = match.context
  const head = pageHead(match, (t) => ({ title: t('home.title'), description: t('home.description'), index: true }))
  const cover = queryClient.getQueryData(bannersQuery(client).queryKey)?.[0]?.imagen
  return {
    meta: [
      ...head.meta,
      ...(cover ? [{ property: 'og:image', content: origin + direccion(cover.id, 1200, 'jpeg') }] : []),
      organization(match.context),
    ],
    links: [...head.links, ...(cover ? [precarga(cover, HERO_SIZES, HERO_WIDEST)] : [])],
  }
}
