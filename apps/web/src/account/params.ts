/** The address of the account page: which page of each list. */
export interface AccountParams {
  'pedidos.pageNumber'?: number
}

/** A page number that is missing or wrong is the first. */
const page = (value: unknown): number => {
  const n = Number(value)
  return Number.isInteger(n) && n >= 1 ? n : 1
}

export const accountParams = (search: Record<string, unknown>): AccountParams =>
  'pedidos.pageNumber' in search ? { 'pedidos.pageNumber': page(search['pedidos.pageNumber']) } : {}
