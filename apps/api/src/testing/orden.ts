import type { cobros } from '@telar/contract/facturacion/cobros'
import type { facturalineas } from '@telar/contract/facturacion/facturalineas'
import type { Filter } from '@telar/contract/kit/search'
import type { entregas } from '@telar/contract/ventas/entregas'
import type { pedidos } from '@telar/contract/ventas/pedidos'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'

type Lista =
  | typeof entregas.search
  | typeof pedidos.search
  | typeof cobros.searchCobros
  | typeof facturalineas.searchLineas

type Fila = Record<string, unknown> & { id: number }

const ids = (filas: readonly Fila[]) => filas.map(({ id }) => id).sort((a, b) => a - b)

/** What stands in a column, each once for as long as it lasts. */
const unoTrasOtro = (filas: readonly Fila[], campo: string) =>
  filas.map((fila) => fila[campo] ?? null).filter((uno, i, todos) => uno !== todos[i - 1])

/** A list sorted by a field has all its rows, those of one value together, either way; also of those that a filter leaves. */
export async function todasEnOrden(
  client: Awaited<ReturnType<TestApp['as']>>,
  lista: Lista,
  campo: string,
  advancedFilter: Filter,
): Promise<void> {
  const de = async (orderBy: string, filtro: object = {}) =>
    (await client.call(lista, { body: { pageSize: 1000, orderBy, ...filtro } })).data as unknown as Fila[]
  const todas = ids(await de('id'))
  expect(todas.length).toBeGreaterThan(1)
  const [asc, desc] = [await de(campo), await de(`${campo} desc`)]
  expect([ids(asc), ids(desc)]).toEqual([todas, todas])
  expect(unoTrasOtro(asc, campo)).toHaveLength(new Set(asc.map((fila) => fila[campo] ?? null)).size)
  const dichos = (filas: readonly Fila[]) => unoTrasOtro(filas, campo).filter((uno) => uno !== null)
  expect(dichos(desc)).toEqual(dichos(asc).reverse())
  expect(ids(await de(campo, { advancedFilter }))).toEqual(ids(await de('id', { advancedFilter })))
}
