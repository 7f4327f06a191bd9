import type { SearchParams } from '../../list/list-state.ts'

/** Numbers in the address, as `12-13`. */
const ids = (value: unknown): number[] =>
  String(value ?? '')
    .split('-')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)

/** Of what the address asks the needs: of these manufacturing orders and orders, or else of a season. */
export function deQue(search: SearchParams, ultima: number | null) {
  const [ordenIds, pedidoIds] = [ids(search.ordenes), ids(search.pedidos)]
  const elegidos = ordenIds.length + pedidoIds.length
  return {
    elegidos,
    temporadaId: elegidos > 0 ? null : Number(search.temporada) || ultima,
    ordenIds: ordenIds.length > 0 ? ordenIds : null,
    pedidoIds: pedidoIds.length > 0 ? pedidoIds : null,
  }
}
