import type { Client } from '@telar/client'
import type { SearchInput } from '@telar/contract/kit/search'
import { expect, test } from 'vitest'
import type { Source } from '../../declare/screen.ts'
import { countsQuery } from './use-windows.ts'

const leaf = (field: string) => ({ field, operator: 'eq' as const, value: 1 })
const signal = new AbortController().signal
const client = {} as Client

/** A list of nine rows that knows one field. */
function source(asked: SearchInput[]): Source {
  const count = (filter: unknown) => {
    const { field } = (filter ?? { field: undefined }) as { field?: string }
    if (field !== undefined && field !== 'activo') throw Object.assign(new Error('?'), { status: 400 })
    return field ? 4 : 9
  }
  return {
    ...{ resource: 'r', call: 'search', access: 'public' },
    search: async (_, body) => {
      asked.push(body)
      const totalCount = count(body.advancedFilter)
      return { data: [], totalCount, ...(body.counts ? { counts: body.counts.map(count) } : {}) }
    },
  }
}

test('several searches are counted in one question', async () => {
  const asked: SearchInput[] = []
  const { queryFn } = countsQuery(client, source(asked), [{}, { advancedFilter: leaf('activo') }, {}])
  expect(await queryFn({ signal })).toEqual([9, 4, 9])
  expect(asked).toHaveLength(1)
})

test('one that the list does not understand leaves the others their count', async () => {
  const { queryFn } = countsQuery(client, source([]), [
    {},
    { advancedFilter: leaf('retirado') },
    { advancedFilter: leaf('activo') },
  ])
  expect(await queryFn({ signal })).toEqual([9, undefined, 4])
})

test('what fails otherwise is not asked again', async () => {
  let asked = 0
  const away: Source = {
    ...source([]),
    search: () => {
      asked += 1
      return Promise.reject(Object.assign(new Error('away'), { status: 503 }))
    },
  }
  await expect(countsQuery(client, away, [{}, {}]).queryFn({ signal })).rejects.toThrow('away')
  expect(asked).toBe(1)
})
