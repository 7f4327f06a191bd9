import type { SearchParams } from '../../list/list-state.ts'

/** The order to read: the one that the address names, or the one that a new one is to be like. */
export const pedidoLeido = (id: string | null, { copia }: SearchParams): number | null =>
  id === null ? Number(copia) || null : Number(id)
