/** Fixed points of the product: other parts and people's browsers rely on them. */
export const STORAGE = { token: 'authToken', refreshToken: 'refreshToken', conversation: 'conversationId' } as const

export const ROUTER = {
  preloadDelay: 50,
  preloadStaleTime: 0,
  pendingMs: 1000,
  pendingMinMs: 500,
  gcTime: 300_000,
} as const

export const QUERY = { staleTime: 300_000, gcTime: 300_000, retries: 3, maxRetryDelay: 30_000 } as const

export const LISTS = { pageSize: 5, orderBy: 'fecha desc' } as const

/** Waits 1, 2, 4… seconds, never more than thirty. */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, QUERY.maxRetryDelay)
