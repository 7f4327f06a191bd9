import type { Client } from '@telar/client'
import { MAX_IDS } from '@telar/contract/kit/crud'
import { pedidos } from '@telar/contract/ventas/pedidos'
import type { Idioma } from '@telar/domain/idioma'
import type { Situacion } from '@telar/domain/ventas/pedido'
import type { Done } from '../../declare/screen.ts'
import { MOVIDOS } from './pedido-texts.ts'

type Ida = 'confirmado' | 'enPreparacion'

/** The server takes so many at once; each batch moves all or nothing. */
export async function moverPedidos(client: Client, ids: readonly number[], situacion: Situacion, nota = '') {
  for (let from = 0; from < ids.length; from += MAX_IDS)
    await client.call(pedidos.situacion, { body: { ids: ids.slice(from, from + MAX_IDS), situacion, nota } })
}

/** Moves the marked orders on; where each came from is where it goes back to. */
export const mover =
  (a: Ida) =>
  async (client: Client, rows: { id: number; situacion: Situacion }[], idioma: Idioma): Promise<Done> => {
    await moverPedidos(
      client,
      rows.map(({ id }) => id),
      a,
    )
    return {
      text: MOVIDOS[a][idioma](rows.length),
      undo: async () => {
        for (const [antes, suyos] of Map.groupBy(rows, ({ situacion }) => situacion))
          await moverPedidos(
            client,
            suyos.map(({ id }) => id),
            antes,
          )
      },
    }
  }
