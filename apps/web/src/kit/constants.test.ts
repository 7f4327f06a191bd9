import { describe, expect, it } from 'vitest'
import { LISTS, QUERY, ROUTER, retryDelay, STORAGE } from './constants.ts'

describe('constants', () => {
  it('are those of the product', () => {
    expect(STORAGE).toEqual({ token: 'authToken', refreshToken: 'refreshToken', conversation: 'conversationId' })
    expect(ROUTER).toEqual({
      preloadDelay: 50,
      preloadStaleTime: 0,
      pendingMs: 1000,
      pendingMinMs: 500,
      gcTime: 5 * 60_000,
    })
    expect(QUERY).toEqual({ staleTime: 5 * 60_000, gcTime: 5 * 60_000, retries: 3, maxRetryDelay: 30_000 })
    expect(LISTS).toEqual({ pageSize: 5, orderBy: 'fecha desc' })
  })

  it.each([
    [0, 1000],
    [1, 2000],
    [2, 4000],
    [4, 16_000],
    [5, 30_000],
    [9, 30_000],
  ])('waits after failure %i for %i ms', (attempt, ms) => {
    expect(retryDelay(attempt)).toBe(ms)
  })
})
