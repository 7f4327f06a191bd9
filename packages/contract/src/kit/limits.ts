/** How the value of a field is compared. */
export const OPERATORS = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'contains', 'startswith', 'endswith'] as const
export type Operator = (typeof OPERATORS)[number]

/** So many comparisons make one filter at most. */
export const MAX_LEAVES = 50

const PATTERNS: readonly unknown[] = ['contains', 'startswith', 'endswith'] satisfies Operator[]

/** How many texts a filter looks for inside others; it is no larger than was measured. */
export function patternsIn(node: unknown): number {
  const { filters, operator } = (node ?? {}) as { filters?: unknown; operator?: unknown }
  if (Array.isArray(filters)) return filters.reduce((sum: number, child) => sum + patternsIn(child), 0)
  return PATTERNS.includes(operator) ? 1 : 0
}

/** So many filters are counted beside one search. */
export const MAX_COUNTS = 20
export const MAX_PAGE_SIZE = 1000

/** So many rows are named in one call. */
export const MAX_IDS = 200
/** So many rows can be chosen one by one for a spreadsheet. */
export const MAX_MARKED = 1000
/** So many rows of a list that is answered all at once can be named for a spreadsheet, in the order they are seen. */
export const MAX_LISTED = 10_000
