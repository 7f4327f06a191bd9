import type { Client } from '@telar/client'
import { MAX_IDS } from '@telar/contract/kit/crud'
import { pedidos } from '@telar/contract/ventas/pedidos'
import type { Idioma } from '@telar/domain/idioma'
import type { Situacion } from '@telar/domain/ventas/pedido'
import type { Done } from '../../declare/screen.ts'

type Ida = 'confirmado' | 'enPreparacion'

const SAID: Record<Idioma, Record<Ida, (n: number) => string>> = {
  es: {
    confirmado: (n) => (n === 1 ? '1 pedido confirmado' : `${n} pedidos confirmados`),
    enPreparacion: (n) => (n === 1 ? '1 pedido en preparación' : `${n} pedidos en preparación`),
  },
  en: {
    confirmado: (n) => (n === 1 ? '1 order confirmed' : `${n} orders confirmed`),
    enPreparacion: (n) => (n === 1 ? '1 order being prepared' : `${n} orders being prepared`),
  },
  pt: {
    confirmado: (n) => (n === 1 ? '1 encomenda confirmada' : `${n} encomendas confirmadas`),
    enPreparacion: (n) => (n === 1 ? '1 encomenda em preparação' : `${n} encomendas em preparação`),
  },
  ca: {
    confirmado: (n) => (n === 1 ? '1 comanda confirmada' : `${n} comandes confirmades`),
    enPreparacion: (n) => (n === 1 ? '1 comanda en preparació' : `${n} comandes en preparació`),
  },
}

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
      text: SAID[idioma][a](rows.length),
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
