import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient } from '../app.ts'
import { cartQuery } from './cart-query.ts'

const NADA: ReadonlyMap<number, number> = new Map()

/** How many garments of each model are in the order that is being made; the header has read it already. */
export function useEnPedido(): ReadonlyMap<number, number> {
  const { data } = useQuery(cartQuery(useClient()))
  return useMemo(
    () => (data ? new Map(data.modelos.map(({ modeloId, prendas }) => [modeloId, prendas])) : NADA),
    [data],
  )
}
