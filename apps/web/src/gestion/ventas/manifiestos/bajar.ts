import { manifiestos } from '@telar/contract/ventas/manifiestos'
import type { Idioma } from '@telar/domain/idioma'
import type { Calls } from '../../calls.ts'
import type { Done } from '../../declare/screen.ts'
import { MANIFIESTO } from './manifiesto-texts.ts'

/** The sheet of a marked one, or the list for the carrier's program. */
export const bajar =
  (como: 'pdf' | 'csv') =>
  async ({ download }: Calls, [fila]: { id: number; numero: string }[], idioma: Idioma): Promise<Done> => {
    if (fila) await download(manifiestos[como], { params: { id: fila.id } }, `${fila.numero}.${como}`)
    return { text: MANIFIESTO.bajado[idioma] }
  }
