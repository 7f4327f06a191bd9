import { pedidos } from '@telar/contract/ventas/pedidos'
import type { Idioma } from '@telar/domain/idioma'
import type { Calls } from '../../calls.ts'
import type { Done } from '../../declare/screen.ts'
import { saidIn } from '../../words.ts'
import { PEDIDO } from './pedido-texts.ts'

/** The server takes so many at once. */
const DE_UNA_VEZ = 200

/** The marked orders on paper, in one document. */
export async function enPdf({ download }: Calls, rows: { id: number }[], idioma: Idioma): Promise<Done> {
  const say = saidIn(PEDIDO, idioma)
  if (rows.length > DE_UNA_VEZ) return { text: say.tooManyPdf(DE_UNA_VEZ) }
  const ids = rows.map(({ id }) => id)
  await download(pedidos.pdfs, { body: { ids } }, `pedidos-${ids.length}.pdf`)
  return { text: say.inPdf(ids.length) }
}
