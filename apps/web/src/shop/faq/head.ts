import type { Match } from '../../kit/head.ts'
import { linkedData } from '../../kit/linked-data.ts'
import { empresaHead } from '../empresa-head.ts'
import type { Pregunta } from './load.ts'

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
