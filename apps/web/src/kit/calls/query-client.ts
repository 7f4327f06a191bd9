import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { QUERY, retryDelay } from '../constants.ts'
import { isTransient, statusOf } from './failures.ts'

/** `errors: 'local'` leaves failures to the screen that made the call; `missing: 'local'` that there is no such thing. */
type CallMeta = { errors?: 'local' | undefined; missing?: 'local' | undefined }

const MISSING = 404
const isLocal = (error: unknown, meta: CallMeta | undefined) =>
  meta?.errors === 'local' || (meta?.missing === 'local' && statusOf(error) === MISSING)

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta
    mutationMeta: CallMeta & { invalidates?: readonly string[] }
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
      // without a connection it fails at once, and that is told: nothing waits unseen until there is one
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (!isLocal(error, meta)) onFailure(error)
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _input, _result, { meta }) => {
        for (const resource of meta?.invalidates ?? []) void queryClient.invalidateQueries({ queryKey: [resource] })
      },
      onError: (error, _input, _result, { meta }) => {
        if (!isLocal(error, meta)) onFailure(error)
      },
    }),
  })
  return queryClient
}
