import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { QUERY, retryDelay } from './constants.ts'
import { isTransient } from './failures.ts'

/** `errors: 'local'` leaves failures to the screen that made the call. */
type CallMeta = { errors?: 'local' }

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta
    mutationMeta: CallMeta & { invalidates?: readonly string[]; waits?: boolean; fills?: QueryKey }
  }
}

export interface QueryClientOptions {
  /** The server never retries: the person is waiting for the page. */
  retries: number
  onFailure: (error: unknown) => void
}

/** The cache of answers; a successful write makes everything read from its resources stale. */
export function createQueryClient({ retries, onFailure }: QueryClientOptions): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: QUERY.staleTime,
        gcTime: QUERY.gcTime,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < retries && isTransient(error),
        retryDelay,
      },
    },
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (meta?.errors !== 'local') onFailure(error)
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (data, _input, _result, { meta }) => {
        if (meta?.fills) queryClient.setQueryData(meta.fills, data)
        const resources = meta?.invalidates ?? []
        const read = Promise.all(resources.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })))
        return meta?.waits ? read : undefined
      },
      onError: (error, _input, _result, { meta }) => {
        if (meta?.errors !== 'local') onFailure(error)
      },
    }),
  })
  return queryClient
}
