import { useQueries } from '@tanstack/react-query'
import { type Modelo, modelos } from '@telar/contract/catalogo/modelos'
import { useClient } from '../../kit/app.ts'
import { query } from '../../kit/calls/query.ts'
import type { Rejilla } from '../../pieces/matriz/rejilla.ts'
import { useColores } from './use-colores.ts'

/** Models by their ids, as soon as each is here. */
export function useModelos(ids: readonly number[]): ReadonlyMap<number, Modelo> {
  const client = useClient()
  const results = useQueries({ queries: ids.map((id) => query(client, modelos.get, { params: { id } })) })
  return new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])))
}

/** The matrix of a model: every colour and size that is made, with what is free of each. */
export function useRejilla(modelo: Modelo): Rejilla {
  const { color, nombre } = useColores()
  const porColor = Map.groupBy(modelo.variantes, ({ colorId }) => colorId)
  return {
    tallas: modelo.tallas,
    colores: [...porColor].map(([id, variantes]) => ({
      id,
      nombre: nombre(id),
      hex: color(id)?.hex ?? 'transparent',
      tallas: variantes.map(({ talla, libre }) => ({ talla, libre })),
    })),
  }
}
