import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Client } from '@telar/client'
import { pedidos } from '@telar/contract/calls'
import { useState } from 'react'
import { useClient } from '../app.ts'
import { query, readOnce } from '../calls/query.ts'
import { LISTS } from '../constants.ts'
import { useSumar } from './cart-query.ts'

/** A page of the customer's own orders, the newest first. */
export const misPedidosQuery = (client: Client, pageNumber = 1) =>
  query(client, pedidos.searchUser, {
    body: { pageNumber, ...LISTS, advancedFilter: { logic: 'and' as const, filters: [] } },
  })

/** Puts an earlier order into the cart again; what of it cannot be had stays here to be read. */
export function useOtraVez(id: number) {
  const client = useClient()
  const sumar = useSumar()
  const navigate = useNavigate()
  const [avisos, setAvisos] = useState<string[]>([])
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { items, avisos: faltan } = await readOnce(client, pedidos.entradaWeb, { body: { pedidoId: id } })
      if (items.length > 0) await sumar(items)
      return faltan
    },
    onSuccess: (faltan) => {
      setAvisos(faltan)
      if (faltan.length === 0) void navigate({ to: '/cart' })
    },
  })
  return { pedir: () => mutate(), isPending, avisos }
}
