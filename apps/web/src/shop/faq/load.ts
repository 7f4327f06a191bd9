import { faq } from '@telar/contract/calls'
import { enIdioma } from '@telar/domain/idioma'
import { loadTexts } from '../../i18n/i18n.ts'
import type { AppContext } from '../../kit/app.ts'
import { readOnce } from '../../kit/calls/query.ts'

/** A question that shops ask; the answer's paragraphs are its lines. */
export interface Pregunta {
  /** Its name in the address. */
  id: string
  pregunta: string
  respuesta: string
}

/** The questions in the visitor's language. */
export async function loadFaq(context: AppContext): Promise<Pregunta[]> {
  const idioma = context.i18n.language
  const [todas] = await Promise.all([readOnce(context.client, faq.getAll, {}), loadTexts(context, 'empresa')])
  return todas.map(({ id, pregunta, respuesta }) => ({
    id,
    pregunta: enIdioma(pregunta, idioma),
    respuesta: enIdioma(respuesta, idioma),
  }))
}
