import { publicweb } from '@telar/contract/calls'
import type { PaginaLegal } from '@telar/domain/casa/legales'
import { enIdioma } from '@telar/domain/idioma'
import { loadTexts } from '../../i18n/i18n.ts'
import type { AppContext } from '../../kit/app.ts'
import { readOnce } from '../../kit/calls/query.ts'

export interface Legal {
  texto: string
  edicion: { numero: number; desde: string }
}

/** A page in the visitor's language. */
export async function loadLegal(context: AppContext, pagina: PaginaLegal): Promise<Legal> {
  const [{ textos, edicion }] = await Promise.all([
    readOnce(context.client, publicweb.legal, { params: { pagina } }),
    loadTexts(context, 'empresa'),
  ])
  return { texto: enIdioma(textos, context.i18n.language), edicion }
}
