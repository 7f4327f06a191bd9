import { type QueryKey, useQuery } from '@tanstack/react-query'
import { useClient } from '../../../kit/app.ts'
import type { Tarjeta } from '../../../pieces/ModeloCard.tsx'
import { modelosClienteQuery, modelosQuery } from '../../gallery/catalogo.ts'

/** Every model as the gallery holds it, with or without prices. */
export function useModelos(priced: boolean, enabled: boolean): readonly Tarjeta[] | undefined {
  const client = useClient()
  const all = useQuery<Tarjeta[], Error, Tarjeta[], QueryKey>({
    ...((priced ? modelosClienteQuery(client) : modelosQuery(client)) as { queryKey: QueryKey }),
    enabled,
  })
  return all.data
}
