import { type ModeloFila, modelos } from '@telar/contract/catalogo/modelos'
import type { Idioma } from '@telar/domain/idioma'
import { inBatches } from '../../../batches.ts'
import type { Calls } from '../../../calls.ts'
import type { Done } from '../../../declare/screen.ts'
import { PUBLICADOS } from './web-texts.ts'

async function set({ write }: Calls, ids: number[], publicado: boolean): Promise<void> {
  for (const some of inBatches(ids)) await write(modelos.publicar, { body: { ids: some, publicado } })
}

/** Publishes the marked models, or hides them; taking it back touches only those that changed. */
export const publicar =
  (publicado: boolean) =>
  async (calls: Calls, rows: ModeloFila[], idioma: Idioma): Promise<Done> => {
    const ids = rows.filter((row) => row.publicado !== publicado).map(({ id }) => id)
    await set(calls, ids, publicado)
    return { text: PUBLICADOS[`${publicado}`][idioma](ids.length), undo: () => set(calls, ids, !publicado) }
  }
