import { type Match, pageHead } from '../kit/head.ts'
import { breadcrumbs } from '../kit/linked-data.ts'

/** How a page about the house itself is announced. */
export function empresaHead(match: Match, page: 'about' | 'contact' | 'faq') {
  const { i18n, origin } = match.context
  const title = i18n.t(`empresa:${page}.title`)
  const head = pageHead(match, (t) => ({ title, description: t(`empresa:${page}.description`), index: true }))
  const steps = breadcrumbs(origin, [
    [i18n.t('home.title'), '/'],
    [title, match.pathname],
  ])
  return { links: head.links, meta: [...head.meta, steps] }
}
