import type { Match } from '../../kit/head.ts'
import { direccion } from '../../pieces/foto/foto-fuentes.ts'
import { ITALIC_LINK } from '../../styles/fonts.ts'
import { empresaHead } from '../empresa-head.ts'
import type { Muestra } from './load.ts'

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
