import { pedidos } from '@telar/contract/ventas/pedidos'
import type { Idioma } from '@telar/domain/idioma'
import type { Situacion } from '@telar/domain/ventas/pedido'
import { inBatches } from '../../batches.ts'
import type { Calls } from '../../calls.ts'
import type { Done } from '../../declare/screen.ts'
import { MOVIDOS } from './pedido-texts.ts'

type Ida = 'confirmado' | 'enPreparacion'

export async function moverPedidos({ write }: Calls, ids: readonly number[], situacion: Situacion, nota = '') {
  for (const some of inBatches(ids)) await write(pedidos.situacion, { body: { ids: some, situacion, nota } })
}

/** Moves the marked orders on; where each came from is where it goes back to. */
export const mover =
  (a: Ida) =>
  async (calls: Calls, rows: { id: number; situacion: Situacion }[], idioma: Idioma): Promise<Done> => {
    await moverPedidos(
      calls,
      rows.map(({ id }) => id),
      a,
    )
    return {
      text: MOVIDOS[a][idioma](rows.length),
      undo: async () => {
        for (const [antes, suyos] of Map.groupBy(rows, ({ situacion }) => situacion))
          await moverPedidos(
            calls,
            suyos.map(({ id }) => id),
            antes,
          )
      },
    }
  }
