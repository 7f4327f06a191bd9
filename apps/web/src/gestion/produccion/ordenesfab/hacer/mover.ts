import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { type EstadoDeOrden, movimientosAMano } from '@telar/domain/produccion/orden-fab'
import { inBatches, type Visto, vistos } from '../../../batches.ts'
import type { Calls } from '../../../calls.ts'
import type { Done } from '../../../declare/screen.ts'
import { ESTADO } from '../orden-labels.ts'
import { VER } from '../ver-texts.ts'

export async function moverOrdenes({ write }: Calls, cuales: readonly Visto[], estado: EstadoDeOrden, nota = '') {
  for (const some of inBatches(cuales)) await write(ordenesfab.estado, { body: { ...vistos(some), estado, nota } })
}

/** Moves the marked orders on; where each came from is where it goes back to. */
export const mover =
  (a: EstadoDeOrden) =>
  async (calls: Calls, rows: (Visto & { estado: EstadoDeOrden })[], idioma: Idioma): Promise<Done> => {
    await moverOrdenes(calls, rows, a)
    const back = rows.every(({ estado }) => movimientosAMano(a).includes(estado))
    const undo = async () => {
      for (const [antes, suyas] of Map.groupBy(rows, ({ estado }) => estado))
        await moverOrdenes(
          calls,
          suyas.map(({ id }) => ({ id })),
          antes,
        )
    }
    return { text: VER.moved[idioma](rows.length, enIdioma(ESTADO[a].label, idioma)), ...(back ? { undo } : {}) }
  }
