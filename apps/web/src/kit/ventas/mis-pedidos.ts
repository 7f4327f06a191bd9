import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Client } from '@telar/client'
import { cart, pedidos } from '@telar/contract/calls'
import { useState } from 'react'
import { useApp } from '../app.ts'
import { LISTS } from '../constants.ts'
import { query } from '../query.ts'
import { cartQuery } from './cart-query.ts'

/** A page of the customer's own orders, the newest first. */
export const misPedidosQuery = (client: Client, pageNumber = 1) =>
  query(client, pedidos.searchUser, {
    body: { pageNumber, ...LISTS, advancedFilter: { logic: 'and' as const, filters: [] } },
  })

/** Puts an earlier order into the cart again; what of it cannot be had stays here to be read. */
export function useOtraVez(id: number) {
  const { client, queryClient } = useApp()
  const navigate = useNavigate()
  const [avisos, setAvisos] = useState<string[]>([])
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { items, avisos: faltan } = await client.call(pedidos.entradaWeb, { body: { pedidoId: id } })
      const answer = items.length > 0 ? await client.call(cart.upsertItems, { body: { items, suma: true } }) : undefined
      return { answer, faltan }
    },
    onSuccess: ({ answer, faltan }) => {
      if (answer) queryClient.setQueryData(cartQuery(client).queryKey, answer)
      setAvisos(faltan)
      if (faltan.length === 0) void navigate({ to: '/cart' })
    },
  })
  return { pedir: () => mutate(), isPending, avisos }
}
