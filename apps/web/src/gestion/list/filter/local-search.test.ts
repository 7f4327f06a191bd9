import { describe, expect, it } from 'vitest'
import { localSearch } from './local-search.ts'

const rows = [
  { id: 1, name: 'Ángela', age: 30, phone: null },
  { id: 2, name: 'bea', age: 4, phone: '600' },
  { id: 3, name: 'Carlos', age: 200, phone: '601' },
]
const ids = (body: Parameters<typeof localSearch>[1]) => localSearch(rows, body).data.map(({ id }) => id)

describe('a search over rows that are all here', () => {
  it('finds words without case and accents', () => expect(ids({ keyword: 'ANGE' })).toEqual([1]))
  it('sorts numbers as numbers', () => expect(ids({ orderBy: ['age desc'] })).toEqual([3, 1, 2]))
  it('sorts text as people do, none last', () => {
    expect(ids({ orderBy: ['name asc'] })).toEqual([1, 2, 3])
    expect(ids({ orderBy: ['phone asc'] })).toEqual([2, 3, 1])
  })
  it('counts the whole, and gives a page', () => {
    expect(localSearch(rows, { pageNumber: 2, pageSize: 2 })).toMatchObject({ totalCount: 3, data: [{ id: 3 }] })
  })
  it('counts other filters beside it, each over all rows', () => {
    const young = { field: 'age', operator: 'lt', value: 100 } as const
    const { totalCount, counts } = localSearch(rows, { keyword: 'carlos', pageSize: 1, counts: [young, null] })
    expect([totalCount, counts]).toEqual([1, [2, 3]])
    expect(localSearch(rows, {})).not.toHaveProperty('counts')
  })
  it('joins conditions', () => {
    const young = { field: 'age', operator: 'lt', value: 100 } as const
    const none = { field: 'phone', operator: 'eq', value: null } as const
    expect(ids({ advancedFilter: { logic: 'and', filters: [young, none] } })).toEqual([1])
    expect(ids({ advancedFilter: { logic: 'or', filters: [young, none] } })).toEqual([1, 2])
    expect(ids({ advancedFilter: { logic: 'xor', filters: [young, none] } })).toEqual([2])
    expect(ids({ advancedFilter: { logic: 'and', filters: [] } })).toEqual([1, 2, 3])
  })
})
