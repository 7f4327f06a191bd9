const LISTAS = ['pedidos.pageNumber', 'facturas.pageNumber'] as const

/** The address of the account page: which page of each list. */
export type AccountParams = Partial<Record<(typeof LISTAS)[number], number>>

/** A page number that is missing or wrong is the first. */
const page = (value: unknown): number => {
  const n = Number(value)
  return Number.isInteger(n) && n >= 1 ? n : 1
}

export const accountParams = (search: Record<string, unknown>): AccountParams =>
  Object.fromEntries(LISTAS.filter((lista) => lista in search).map((lista) => [lista, page(search[lista])]))
