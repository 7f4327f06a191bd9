import type { EnvioFila } from '@telar/contract/ventas/envio'
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

type Marcado = Pick<EnvioFila, 'id' | 'numero' | 'seguimiento' | 'estado'>

/** It has a label, ours or its carrier's. */
export const conEtiqueta = ({ seguimiento, estado }: Pick<Marcado, 'seguimiento' | 'estado'>): boolean =>
  seguimiento !== null && estado !== 'anulado'

/** The labels of the marked shipments, in one document; who has none yet is named. */
export async function imprimirVarios({ download }: Calls, rows: Marcado[], idioma: Idioma): Promise<Done> {
  const say = saidIn(ENVIO, idioma)
  if (rows.length > DE_UNA_VEZ) return { text: say.demasiados(DE_UNA_VEZ) }
  const ids = rows.filter(conEtiqueta).map(({ id }) => id)
  const sin = rows.filter((row) => !conEtiqueta(row)).map(({ numero }) => numero)
  if (ids.length > 0) await download(envios.etiquetas, { body: { ids } }, `etiquetas-${ids.length}.pdf`)
  const dicho = [ids.length > 0 ? say.impresas(ids.length) : '', sin.length > 0 ? say.sinEtiqueta(sin.join(', ')) : '']
  return { text: dicho.filter(Boolean).join('. ') }
}
