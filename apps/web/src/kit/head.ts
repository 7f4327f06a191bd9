import { IDIOMAS } from '@telar/domain/idioma'
import type { AppContext } from './app.ts'
import { settingsQuery } from './settings.ts'

interface Page {
  title: string
  description?: string
  /** Public pages are indexed, in each language under its own address. */
  index: boolean
}

export interface Match {
  context: AppContext
  pathname: string
  search: object
}

/** What is shown of a page without a picture of its own when it is passed on. */
const PICTURE = '/compartir.jpg'

const settingsOf = ({ queryClient, client }: AppContext) => queryClient.getQueryData(settingsQuery(client).queryKey)

const property = (name: string, content: string) => ({ property: name, content })

const REFERRER = 'no-referrer'

/** Sent with a page whose address holds a key: neither the address nor the page may be kept or told to another site. */
export const SECRET_HEADERS = { 'Referrer-Policy': REFERRER, 'Cache-Control': 'no-store' } as const

/** The head of a page whose address holds a key. */
export function secretHead(match: Match, title: (t: AppContext['i18n']['t']) => string) {
  const head = pageHead(match, (t) => ({ title: title(t), index: false }))
  return { ...head, meta: [...head.meta, { name: 'referrer', content: REFERRER }] }
}

/** Title, description, canonical address, languages and preview of a page; texts come from the visitor's language. */
export function pageHead({ context, pathname, search }: Match, page: (t: AppContext['i18n']['t']) => Page) {
  const { title, description, index } = page(context.i18n.t)
  const { empresa, idiomas = IDIOMAS } = settingsOf(context) ?? {}
  const brand = empresa?.marca ?? 'Telar'
  const address = context.origin + (pathname === '/' ? '/' : pathname.replace(/\/$/, ''))
  const own = 'lng' in search ? `${address}?lng=${context.i18n.language}` : address
  return {
    meta: [
      { title: pathname === '/' ? `${brand}. ${title}` : `${title.replace(/\.$/, '')}. ${brand}` },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(index
        ? [
            property('og:site_name', brand),
            property('og:type', 'website'),
            property('og:title', title),
            ...(description ? [property('og:description', description)] : []),
            property('og:url', address),
            property('og:image', context.origin + PICTURE),
          ]
        : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: index
      ? [
          { rel: 'canonical', href: own },
          ...idiomas.map((idioma) => ({ rel: 'alternate', hrefLang: idioma, href: `${address}?lng=${idioma}` })),
          { rel: 'alternate', hrefLang: 'x-default', href: address },
        ]
      : [],
  }
}
