import { facturas } from '@telar/contract/facturacion/facturas'
import { MAX_IDS } from '@telar/contract/kit/limits'
import { esPrevia, type TipoDeFactura } from '@telar/domain/facturacion/factura'
import type { Idioma } from '@telar/domain/idioma'
import type { Calls } from '../../calls.ts'
import type { Done } from '../../declare/screen.ts'
import { saidIn } from '../../words.ts'
import { LISTA } from './lista-texts.ts'

/** The marked invoices on paper, in one document. */
export async function enPdf(
  { download }: Calls,
  rows: { id: number; tipo: TipoDeFactura }[],
  idioma: Idioma,
): Promise<Done> {
  const say = saidIn(LISTA, idioma)
  if (rows.length > MAX_IDS) return { text: say.tooMany(MAX_IDS) }
  const ids = rows.filter(({ tipo }) => !esPrevia(tipo)).map(({ id }) => id)
  if (ids.length === 0) return { text: say.noneIssued }
  await download(facturas.pdfs, { body: { ids } }, `facturas-${ids.length}.pdf`)
  return { text: say.pdf(ids.length) }
}
