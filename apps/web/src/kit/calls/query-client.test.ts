import { onlineManager } from '@tanstack/react-query'
import { ApiError } from '@telar/client/errors'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

const withFailures = () => {
  const onFailure = vi.fn()
  return { onFailure, client: createQueryClient({ retries: 0, onFailure }) }
}

const fail = () => Promise.reject(new ApiError(500, 'no'))

describe('the query client', () => {
  it('keeps answers for five minutes and does not ask again on focus', () => {
    const { queries } = withFailures().client.getDefaultOptions()
    expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 300_000, refetchOnWindowFocus: false })
  })

  it('makes stale what was read from the resource that was written', async () => {
    const { client } = withFailures()
    client.setQueryData(['colores', 'search', {}], [])
    client.setQueryData(['temporadas', 'search', {}], [])
    const write = client.getMutationCache().build(client, {
      mutationFn: () => Promise.resolve(1),
      meta: { invalidates: ['colores'] },
    })
    await write.execute(undefined)
    expect(client.getQueryState(['colores', 'search', {}])?.isInvalidated).toBe(true)
    expect(client.getQueryState(['temporadas', 'search', {}])?.isInvalidated).toBe(false)
  })

  it('lets no write wait unseen for a connection', async () => {
    const { client, onFailure } = withFailures()
    onlineManager.setOnline(false)
    onTestFinished(() => onlineManager.setOnline(true))
    const mutationFn = () => Promise.reject(new TypeError('Failed to fetch'))
    const write = client.getMutationCache().build(client, client.defaultMutationOptions({ mutationFn }))
    await expect(write.execute(undefined)).rejects.toThrow('Failed to fetch')
    expect(onFailure).toHaveBeenCalledOnce()
  })

  it('hands failures on, unless their screen deals with them', async () => {
    const { client, onFailure } = withFailures()
    await expect(client.fetchQuery({ queryKey: ['a'], queryFn: fail })).rejects.toThrow('no')
    await expect(client.fetchQuery({ queryKey: ['b'], queryFn: fail, meta: { errors: 'local' } })).rejects.toThrow()
    expect(onFailure).toHaveBeenCalledOnce()
  })

  it('leaves to a page that its record is not there, and nothing else', async () => {
    const { client, onFailure } = withFailures()
    const failing = (status: number) => ({
      queryKey: [status],
      queryFn: () => Promise.reject(new ApiError(status, 'no')),
      meta: { missing: 'local' } as const,
    })
    await expect(client.fetchQuery(failing(404))).rejects.toThrow('no')
    expect(onFailure).not.toHaveBeenCalled()
    await expect(client.fetchQuery(failing(403))).rejects.toThrow('no')
    expect(onFailure).toHaveBeenCalledOnce()
  })

  it('retries three times what may pass, and never a refusal', async () => {
    const client = createQueryClient({ retries: 3, onFailure: () => {} })
    const retry = client.getDefaultOptions().queries?.retry
    if (typeof retry !== 'function') throw new Error('no retry rule')
    const tries = (error: Error) => [0, 1, 2, 3].map((failures) => retry(failures, error))
    expect(tries(new ApiError(503, 'busy'))).toEqual([true, true, true, false])
    expect(tries(new ApiError(404, 'gone'))).toEqual([false, false, false, false])
  })
})
