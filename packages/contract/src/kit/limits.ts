/** How the value of a field is compared. */
export const OPERATORS = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'contains', 'startswith', 'endswith'] as const
export type Operator = (typeof OPERATORS)[number]

/** So many comparisons make one filter at most. */
export const MAX_LEAVES = 50
export const MAX_PAGE_SIZE = 1000

/** So many rows are named in one call. */
export const MAX_IDS = 200
/** So many rows can be chosen one by one for a spreadsheet. */
export const MAX_MARKED = 1000
