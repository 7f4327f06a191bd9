import type { Client } from '@telar/client'
import { inicio } from '@telar/contract/calls'
import type { AppContext } from '../../kit/app.ts'
import { query } from '../../kit/calls/query.ts'

/** Everything that the start tells, in one answer; as old as the visit, never older. */
export const inicioQuery = (client: Client) => ({
  ...query(client, inicio.inicio, {}),
  staleTime: 0,
  meta: { errors: 'local' } as const,
})

/** Asks for what the start shows while the page itself is on its way. */
export const loadInicio = ({ client, queryClient }: AppContext): void =>
  void queryClient.prefetchQuery(inicioQuery(client))
