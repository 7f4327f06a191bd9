import type { ConReparo } from '@telar/contract/clientes/credito'
import { pedidos } from '@telar/contract/ventas/pedidos'
import type { Idioma } from '@telar/domain/idioma'
import type { Situacion } from '@telar/domain/ventas/pedido'
import { inBatches, type Visto, vistos } from '../../batches.ts'
import type { Calls } from '../../calls.ts'
import type { Done } from '../../declare/screen.ts'
import { MOVIDOS } from './pedido-texts.ts'

interface Movible extends Visto {
  situacion: Situacion
}

interface Mas {
  nota?: string
  autorizacion?: { motivo: string }
}

type Ida = 'confirmado' | 'enPreparacion'

export async function moverPedidos(
  { write }: Pick<Calls, 'write'>,
  cuales: readonly Visto[],
  situacion: Situacion,
  mas: Mas = {},
) {
  for (const some of inBatches(cuales)) await write(pedidos.situacion, { body: { ...vistos(some), situacion, ...mas } })
}

/** Which of the marked orders need a reason to be confirmed. */
export async function conReparo({ read }: Pick<Calls, 'read'>, ids: readonly number[]): Promise<ConReparo[]> {
  const vistos: ConReparo[] = []
  for (const some of inBatches(ids)) vistos.push(...(await read(pedidos.reparos, { body: { ids: some } })))
  return vistos
}

/** Confirms the marked orders at once, unless a customer among them owes too much or is blocked: then it is asked why. */
export const confirmar = async (calls: Calls, rows: Movible[], idioma: Idioma): Promise<Done | 'ask'> =>
  (
    await conReparo(
      calls,
      rows.map(({ id }) => id),
    )
  ).length > 0
    ? 'ask'
    : mover('confirmado')(calls, rows, idioma)

/** Moves the marked orders on; where each came from is where it goes back to. */
export const mover =
  (a: Ida) =>
  async (calls: Calls, rows: Movible[], idioma: Idioma): Promise<Done> => {
    await moverPedidos(calls, rows, a)
    return {
      text: MOVIDOS[a][idioma](rows.length),
      undo: async () => {
        for (const [antes, suyos] of Map.groupBy(rows, ({ situacion }) => situacion))
          await moverPedidos(
            calls,
            suyos.map(({ id }) => ({ id })),
            antes,
          )
      },
    }
  }
