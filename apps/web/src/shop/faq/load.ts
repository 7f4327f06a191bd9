import type { Idioma } from '@telar/domain/idioma'
import { loadTexts } from '../../i18n/i18n.ts'
import type { AppContext } from '../../kit/app.ts'

/** A question that shops ask; the answer's paragraphs are its lines. */
export interface Pregunta {
  /** Its name in the address. */
  id: string
  pregunta: string
  respuesta: string
}

const files = import.meta.glob<Pregunta[]>('../../i18n/*/faq.json', { import: 'default' })

/** The questions in the visitor's language. They travel with the page as its data, wherever they come from. */
export async function loadFaq(context: AppContext): Promise<Pregunta[]> {
  const load = files[`../../i18n/${context.i18n.language as Idioma}/faq.json`]
  const [preguntas] = await Promise.all([load?.(), loadTexts(context, 'empresa')])
  return preguntas ?? []
}
