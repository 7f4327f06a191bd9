import type { Search } from '@telar/contract/kit/search'
import type { Idioma } from '@telar/domain/idioma'
import { and, count, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable, PgView } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connection.ts'
import type { Keep } from '../memory/kept.ts'
import { type Field, type Fields, type Finder, fieldOf, searchCondition, searchOrder } from './filter.ts'

/** What can be searched: the columns of the row that comes back, where a keyword looks, the order without a wish. */
export interface Source<K extends string = string> {
  table: PgTable | PgView
  columns: Record<K, PgColumn>
  /** Fields of the row that are no column, such as what depends on the day. */
  calculated?: Record<string, Field>
  searchIn: readonly NoInfer<K>[]
  orderBy: string
  /** Texts that are stored without capitals and accents. */
  plain?: readonly NoInfer<K>[]
  /** How a keyword is looked for, where the fields of `searchIn` are not of one table. */
  find?: Finder
}

export interface Page<R> {
  data: R[]
  currentPage: number
  totalPages: number
  totalCount: number
  pageSize: number
  hasPreviousPage: boolean
  hasNextPage: boolean
}

/** A page of a search, in the shape of the contract. */
function pageOf<R>(
  data: R[],
  totalCount: number,
  { pageNumber, pageSize }: Pick<Search, 'pageNumber' | 'pageSize'>,
): Page<R> {
  const totalPages = Math.ceil(totalCount / pageSize)
  return {
    data,
    currentPage: pageNumber,
    totalPages,
    totalCount,
    pageSize,
    hasPreviousPage: pageNumber > 1,
    hasNextPage: pageNumber < totalPages,
  }
}

/** What is read of each row. */
export const selectionOf = ({ columns, calculated = {} }: Source): Record<string, PgColumn | SQL> => ({
  ...columns,
  ...Object.fromEntries(Object.entries(calculated).map(([name, field]) => [name, field.sql])),
})

/** The fields by which a source's rows can be filtered and sorted. */
function fieldsOf({ columns, calculated, plain = [] }: Source, idioma: Idioma): Fields {
  const fields: Fields = { ...calculated }
  for (const [name, column] of Object.entries(columns)) {
    const field = fieldOf(column, idioma)
    if (field) fields[name] = { ...field, plain: plain.includes(name) }
  }
  return fields
}

export type Wish = Pick<Search, 'keyword' | 'advancedSearch' | 'advancedFilter' | 'orderBy'>

/** WHERE and ORDER BY of a search over a source. */
export function plan(source: Source, wish: Wish, idioma: Idioma): { where: SQL | undefined; order: SQL } {
  const { searchIn, orderBy, find } = source
  const fields = fieldsOf(source, idioma)
  return { where: searchCondition(fields, searchIn, wish, find), order: searchOrder(fields, wish.orderBy, orderBy) }
}

/** Deep pages are empty long before this; it keeps the product within the database's integers. */
const MAX_OFFSET = 1_000_000_000

const anew: Keep = (_, make) => make()

/**
 * One page and the count over the whole filter. `own` limits the rows to those the caller may see; a long list may keep
 * its counts.
 */
export async function searchRows<R>(
  db: Db,
  source: Source,
  search: Search,
  idioma: Idioma,
  own?: SQL,
  keep: Keep = anew,
): Promise<Page<R>> {
  const { where, order } = plan(source, search, idioma)
  const condition = and(own, where)
  const offset = Math.min((search.pageNumber - 1) * search.pageSize, MAX_OFFSET)
  const counting = db.select({ n: count() }).from(source.table).where(condition)
  const [data, totals] = await Promise.all([
    db
      .select(selectionOf(source))
      .from(source.table)
      .where(condition)
      .orderBy(order)
      .limit(search.pageSize)
      .offset(offset),
    keep(JSON.stringify(counting.toSQL()), async () => counting),
  ])
  return pageOf(data as R[], totals[0]?.n ?? 0, search)
}
