import type { Client } from '@telar/client'
import { MAX_IDS } from '@telar/contract/kit/crud'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { type EstadoDeOrden, movimientosAMano } from '@telar/domain/produccion/orden-fab'
import type { Done } from '../../../declare/screen.ts'
import { ESTADO } from '../orden-labels.ts'
import { VER } from '../ver-texts.ts'

/** The server takes so many at once; each batch moves all or nothing. */
export async function moverOrdenes(client: Client, ids: readonly number[], estado: EstadoDeOrden, nota = '') {
  for (let from = 0; from < ids.length; from += MAX_IDS)
    await client.call(ordenesfab.estado, { body: { ids: ids.slice(from, from + MAX_IDS), estado, nota } })
}

/** Moves the marked orders on; where each came from is where it goes back to. */
export const mover =
  (a: EstadoDeOrden) =>
  async (client: Client, rows: { id: number; estado: EstadoDeOrden }[], idioma: Idioma): Promise<Done> => {
    await moverOrdenes(
      client,
      rows.map(({ id }) => id),
      a,
    )
    const back = rows.every(({ estado }) => movimientosAMano(a).includes(estado))
    const undo = async () => {
      for (const [antes, suyas] of Map.groupBy(rows, ({ estado }) => estado))
        await moverOrdenes(
          client,
          suyas.map(({ id }) => id),
          antes,
        )
    }
    return { text: VER.moved[idioma](rows.length, enIdioma(ESTADO[a].label, idioma)), ...(back ? { undo } : {}) }
  }
