import type { Client } from '@telar/client'
import { type ModeloFila, modelos } from '@telar/contract/catalogo/modelos'
import { MAX_IDS } from '@telar/contract/kit/crud'
import type { Idioma } from '@telar/domain/idioma'
import type { Done } from '../../../declare/screen.ts'
import { PUBLICADOS } from './web-texts.ts'

/** The server takes so many at once. */
async function set(client: Client, ids: number[], publicado: boolean): Promise<void> {
  for (let from = 0; from < ids.length; from += MAX_IDS)
    await client.call(modelos.publicar, { body: { ids: ids.slice(from, from + MAX_IDS), publicado } })
}

/** Publishes the marked models, or hides them; taking it back touches only those that changed. */
export const publicar =
  (publicado: boolean) =>
  async (client: Client, rows: ModeloFila[], idioma: Idioma): Promise<Done> => {
    const ids = rows.filter((row) => row.publicado !== publicado).map(({ id }) => id)
    await set(client, ids, publicado)
    return { text: PUBLICADOS[`${publicado}`][idioma](ids.length), undo: () => set(client, ids, !publicado) }
  }
