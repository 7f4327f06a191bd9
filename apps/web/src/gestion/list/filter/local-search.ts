import type { Filter, Leaf, SearchInput } from '@telar/contract/kit/search'
import { llano } from '@telar/domain/texto'
import type { Page } from '../../declare/screen.ts'
import type { AnyRow } from '../../declare/values.ts'

/** As the server compares text: without case and accents. */
const norm = (value: unknown): string => llano(String(value ?? ''))

function compare(a: unknown, b: unknown): number {
  if (a === b) return 0
  if (a === null || a === undefined) return 1
  if (b === null || b === undefined) return -1
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return norm(a) < norm(b) ? -1 : norm(a) > norm(b) ? 1 : 0
}

const LEAVES: Record<Leaf['operator'], (a: unknown, b: unknown) => boolean> = {
  eq: (a, b) => compare(a, b) === 0,
  neq: (a, b) => compare(a, b) !== 0,
  lt: (a, b) => compare(a, b) < 0,
  lte: (a, b) => compare(a, b) <= 0,
  gt: (a, b) => compare(a, b) > 0,
  gte: (a, b) => compare(a, b) >= 0,
  contains: (a, b) => norm(a).includes(norm(b)),
  startswith: (a, b) => norm(a).startsWith(norm(b)),
  endswith: (a, b) => norm(a).endsWith(norm(b)),
}

function passes(row: AnyRow, filter: Filter): boolean {
  if (!('filters' in filter)) return LEAVES[filter.operator](row[filter.field] ?? null, filter.value)
  if (filter.filters.length === 0) return true
  const met = filter.filters.filter((child) => passes(row, child)).length
  if (filter.logic === 'and') return met === filter.filters.length
  return filter.logic === 'or' ? met > 0 : met === 1
}

/** Answers a search over rows that are all here, as the server would. */
export function localSearch(rows: readonly AnyRow[], body: SearchInput): Page {
  const { keyword, advancedFilter, orderBy, pageNumber = 1, pageSize = 10, counts } = body
  const words = norm(keyword).split(/\s+/).filter(Boolean)
  const found = rows.filter((row) => {
    const text = norm(
      Object.values(row)
        .filter((value) => typeof value === 'string')
        .join(' '),
    )
    return words.every((word) => text.includes(word)) && (!advancedFilter || passes(row, advancedFilter))
  })
  const [field = '', direction] = String(Array.isArray(orderBy) ? orderBy[0] : (orderBy ?? '')).split(' ')
  if (field) found.sort((a, b) => compare(a[field], b[field]) * (direction === 'desc' ? -1 : 1))
  const from = ((pageNumber as number) - 1) * (pageSize as number)
  const page = { data: found.slice(from, from + (pageSize as number)), totalCount: found.length }
  const passing = (filter: Filter | null) => (filter ? rows.filter((row) => passes(row, filter)) : rows).length
  return counts ? { ...page, counts: counts.map(passing) } : page
}
