import { breadcrumbs, linkedData, type Match, pageHead } from '../kit/head.ts'
import { direccion } from '../pieces/foto/foto-fuentes.ts'
import { ITALIC_LINK } from '../styles/fonts.ts'
import type { Muestra } from './about/load.ts'
import type { Pregunta } from './faq/load.ts'

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

/** The company's page is shown by what it makes. */
export function aboutHead(match: Match, muestras: readonly Muestra[] = []) {
  const { links, meta } = empresaHead(match, 'about')
  const [cover] = muestras
  const picture = cover && {
    property: 'og:image',
    content: match.context.origin + direccion(cover.foto.id, 1200, 'jpeg'),
  }
  return { links: [...links, ITALIC_LINK], meta: picture ? [...meta, picture] : meta }
}

/** Search engines get the questions with their answers. */
export function faqHead(match: Match, preguntas: readonly Pregunta[] = []) {
  const { links, meta } = empresaHead(match, 'faq')
  const questions = linkedData({
    '@type': 'FAQPage',
    mainEntity: preguntas.map(({ pregunta, respuesta }) => ({
      '@type': 'Question',
      name: pregunta,
      acceptedAnswer: { '@type': 'Answer', text: respuesta },
    })),
  })
  return { links, meta: [...meta, questions] }
}
