import { envios } from '@telar/contract/ventas/envios'
import type { Idioma } from '@telar/domain/idioma'
import type { Calls } from '../../calls.ts'
import type { Done } from '../../declare/screen.ts'
import { saidIn } from '../../words.ts'
import { ENVIO } from './envio-texts.ts'

/** The server takes so many at once. */
const DE_UNA_VEZ = 200

/** Gives the marked shipments their numbers. */
export async function etiquetarVarios({ write }: Calls, rows: { id: number }[], idioma: Idioma): Promise<Done> {
  const say = saidIn(ENVIO, idioma)
  if (rows.length > DE_UNA_VEZ) return { text: say.demasiados(DE_UNA_VEZ) }
  await write(envios.etiquetar, { body: { ids: rows.map(({ id }) => id) } })
  return { text: say.etiquetados(rows.length) }
}

/** The labels of the marked shipments, in one document. */
export async function imprimirVarios({ download }: Calls, rows: { id: number }[], idioma: Idioma): Promise<Done> {
  const say = saidIn(ENVIO, idioma)
  if (rows.length > DE_UNA_VEZ) return { text: say.demasiados(DE_UNA_VEZ) }
  await download(envios.etiquetas, { body: { ids: rows.map(({ id }) => id) } }, 'etiquetas.pdf')
  return { text: say.impresas }
}
