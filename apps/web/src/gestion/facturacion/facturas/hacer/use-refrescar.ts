import { useQueryClient } from '@tanstack/react-query'

const DEPENDEN = ['facturas', 'pedidos', 'verifactu', 'audit']

/** Everything that shows an invoice is read anew. */
export function useRefrescar(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  return () => Promise.all(DEPENDEN.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })))
}
