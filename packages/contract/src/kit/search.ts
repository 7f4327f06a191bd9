import { z } from 'zod'
import { MAX_COUNTS, MAX_LEAVES, MAX_PAGE_SIZE, OPERATORS, patternsIn } from './limits.ts'

export const LOGICS = ['and', 'or', 'xor'] as const

export const MAX_DEPTH = 8
/** Texts to look for inside others: each may have to be held against every row. */
export const MAX_PATTERNS = 10
export const PAGE_SIZE = 10

const Leaf = z.object({
  field: z.string(),
  operator: z.enum(OPERATORS),
  value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
})
export type Leaf = z.infer<typeof Leaf>

export interface Group {
  logic: (typeof LOGICS)[number]
  filters: Filter[]
}
export type Filter = Leaf | Group

const Group: z.ZodType<Group> = z.object({
  logic: z.enum(LOGICS).default('and'),
  get filters(): z.ZodArray<z.ZodType<Filter>> {
    return z.array(FilterNode)
  },
}) as z.ZodType<Group>
/** A node is a group when it has `filters`, so that an error speaks of the kind of node that was meant. */
const FilterNode: z.ZodType<Filter> = z.lazy(() => z.union([Group, Leaf]))

function measure(node: unknown, depth: number, size: { leaves: number }): boolean {
  if (depth > MAX_DEPTH || size.leaves > MAX_LEAVES) return false
  const filters = (node as { filters?: unknown } | null)?.filters
  if (!Array.isArray(filters)) {
    size.leaves += 1
    return size.leaves <= MAX_LEAVES
  }
  return filters.every((child) => measure(child, depth + 1, size))
}

/** Depth is measured before the schema walks the tree, so that no body can exhaust the stack. */
const AdvancedFilter = z
  .unknown()
  .refine((node) => node == null || measure(node, 1, { leaves: 0 }), {
    message: 'search.filter-too-large',
    abort: true,
  })
  .refine((node) => patternsIn(node) <= MAX_PATTERNS, { message: 'search.too-many-patterns' })
  .transform((node) => (isEmpty(node) ? undefined : node))
  .pipe(FilterNode.optional())
  .optional()

const Counts = z
  .array(AdvancedFilter)
  .max(MAX_COUNTS)
  .refine((filters) => filters.reduce((sum, filter) => sum + patternsIn(filter), 0) <= MAX_PATTERNS, {
    message: 'search.too-many-patterns',
  })
  .nullish()

const isEmpty = (node: unknown) => node == null || (typeof node === 'object' && Object.keys(node).length === 0)

const keyword = z.string().trim().max(200).nullish()

/** The body of every search; all of it optional. */
export const Search = z.object({
  keyword,
  advancedSearch: z.object({ fields: z.array(z.string()).max(MAX_PATTERNS).nullish(), keyword }).nullish(),
  advancedFilter: AdvancedFilter as unknown as z.ZodOptional<z.ZodType<Filter | undefined, Filter | null | undefined>>,
  pageNumber: z.int().min(1).catch(1).default(1),
  pageSize: z
    .int()
    .min(1)
    .catch(PAGE_SIZE)
    .default(PAGE_SIZE)
    .transform((size) => Math.min(size, MAX_PAGE_SIZE)),
  orderBy: z
    .union([z.string(), z.array(z.string()).max(8)])
    .nullish()
    .transform((order) => (typeof order === 'string' ? [order] : (order ?? []))),
  /** Other filters of the same list: how many rows each of them has, for the tabs above it. */
  counts: Counts as unknown as z.ZodOptional<
    z.ZodType<(Filter | undefined)[] | null | undefined, (Filter | null)[] | null | undefined>
  >,
})
export type Search = z.output<typeof Search>
export type SearchInput = z.input<typeof Search>

export const page = <R extends z.ZodType>(row: R) =>
  z.object({
    data: z.array(row),
    currentPage: z.int(),
    totalPages: z.int(),
    totalCount: z.int(),
    pageSize: z.int(),
    hasPreviousPage: z.boolean(),
    hasNextPage: z.boolean(),
    /** In the order of the filters that were to be counted. */
    counts: z.array(z.int()).optional(),
  })
