import type { Search } from '@telar/contract/kit/search'
import type { Idioma } from '@telar/domain/idioma'
import { and, count, type SQL, type Subquery, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgView } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { type Db, dialect } from '../../db/connection.ts'
import { apart, type Given, type Ready, ready } from '../../db/prepared.ts'
import { firstRow } from '../../db/rows.ts'
import type { Keep } from '../memory/kept.ts'
import { addUp } from './blocks.ts'
import { anew, COUNT, notedOf, orderOf, plan, type Source, selectionOf, type Wish, whereOf } from './source.ts'

interface Identified {
  id: number
}

export interface Page<R> {
  data: R[]
  currentPage: number
  totalPages: number
  totalCount: number
  pageSize: number
  hasPreviousPage: boolean
  hasNextPage: boolean
  counts?: number[]
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

/** Deep pages are empty long before this; it keeps the product within the database's integers. */
const MAX_OFFSET = 1_000_000_000

/** A number that stands in the words of a statement: whoever plans it knows how few rows are wanted. */
const written = (n: number) => sql.raw(String(n)) as unknown as number

/** The two questions of a page: its rows, and how many there are in all. */
interface Questions {
  rows: Ready<unknown[]>
  total: Ready<{ n: number }[]>
}

/** Where the rows of a page are read: by whose words they are sorted decides with what reading begins. */
function readFrom({ table, sorted, orderBy }: Source, wish: Pick<Wish, 'orderBy'>): PgTable | PgView | Subquery {
  const [first = ''] = (wish.orderBy[0] ?? orderBy).trim().split(/[\s,]/)
  return sorted?.by.includes(first) ? sorted.from : table
}

interface Asked extends Pick<Wish, 'orderBy'> {
  condition: SQL | undefined
  order: SQL
  pageSize: number
}

function questions(db: Db, source: Source, asked: Asked, steady: boolean): Questions {
  const { condition, order, pageSize } = asked
  const rows = db
    .select(source.dear ? { id: source.dear } : selectionOf(source))
    .from(readFrom(source, asked))
    .where(condition)
    .orderBy(order)
    .limit(written(pageSize))
    .offset(sql.placeholder('offset'))
  const total = db.select({ n: count() }).from(source.table).where(condition)
  return { rows: ready(rows, { steady }), total: ready(total, { steady }) }
}

const MOST_KNOWN = 40
const LONGEST_KNOWN = 2000
const KNOWN = new WeakMap<Source, Map<string, Questions>>()

/** The same, made once for all who ask in the same words, and the values of whoever asks now. */
function questionsOf(
  db: Db,
  source: Source,
  search: Search,
  idioma: Idioma,
  { own, where }: Record<'own' | 'where', SQL | undefined>,
): Questions & { given: Given } {
  const { pageNumber, pageSize, orderBy } = search
  const { words, open, given } = apart(and(own, where))
  const offset = Math.min((pageNumber - 1) * pageSize, MAX_OFFSET)
  const key = JSON.stringify([idioma, pageSize, orderBy, words])
  const known = KNOWN.get(source) ?? new Map<string, Questions>()
  const steady = source.few === true || where === undefined
  const made =
    known.get(key) ??
    questions(db, source, { condition: open, order: orderOf(source, search, idioma), orderBy, pageSize }, steady)
  if (known.size >= MOST_KNOWN && !known.has(key)) known.clear()
  if (words.length <= LONGEST_KNOWN) known.set(key, made)
  KNOWN.set(source, known)
  return { ...made, given: { ...given, offset } }
}

const WHOLE = new WeakMap<Source, Ready<unknown[]>>()

/** Rows of which a page has the ids only, as they are, in its order; those that are gone meanwhile are left out. */
async function whole(db: Db, source: Source, id: PgColumn, page: unknown[]): Promise<unknown[]> {
  if (page.length === 0) return []
  const known = sql`${id} = any (${sql.placeholder('ids')})`
  const question =
    WHOLE.get(source) ?? ready(db.select(selectionOf(source)).from(source.table).where(known), { steady: true })
  WHOLE.set(source, question)
  const ids = (page as Identified[]).map((row) => row.id)
  const byId = new Map(((await question.ask(db, { ids })) as Identified[]).map((row) => [row.id, row]))
  return ids.flatMap((one) => byId.get(one) ?? [])
}

/** Words find few, and nobody has many: the first page, if it is not full, tells how many there are. */
async function oneAfterTheOther<T>(
  rows: () => Promise<T[]>,
  total: () => Promise<number>,
  { pageNumber, pageSize }: Search,
): Promise<[T[], number]> {
  const data = await rows()
  return [data, pageNumber === 1 && data.length < pageSize ? data.length : await total()]
}

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
  const { dear, blocks } = source
  const where = await whereOf(db, source, search, idioma)
  const { rows, total, given } = questionsOf(db, source, search, idioma, { own, where })
  const counted = async () => (await total.ask(db, given))[0]?.n ?? 0
  const inBlocks = blocks && keep !== anew && !search.keyword
  const known = inBlocks
    ? async () =>
        (await addUp(db, keep, { ...notedOf(source, blocks), where: and(own, where), sums: [COUNT] }))[0]?.sums[0] ?? 0
    : () => (keep === anew ? counted() : keep(total.key(given), counted))
  const read = async () => (dear ? whole(db, source, dear, await rows.ask(db, given)) : rows.ask(db, given))
  const [data, totalCount] =
    search.keyword || own ? await oneAfterTheOther(read, known, search) : await Promise.all([read(), known()])
  const page = pageOf(data as R[], totalCount, search)
  if (!search.counts?.length) return page
  return { ...page, counts: await countEach(db, source, search.counts, idioma, own, keep) }
}

const Counted = z.object({ counts: z.array(z.int()) })

/** How many rows each of several filters has, in one question. */
async function countEach(
  db: Db,
  source: Source,
  filters: NonNullable<Search['counts']>,
  idioma: Idioma,
  own: SQL | undefined,
  keep: Keep,
): Promise<number[]> {
  const conditions = filters.map(
    (advancedFilter) => plan(source, { advancedFilter, orderBy: [] }, idioma).where ?? sql`true`,
  )
  if (source.blocks && keep !== anew) {
    const sums = conditions.map((condition) => sql`count(*) filter (where ${condition})`)
    const [all] = await addUp(db, keep, { ...notedOf(source, source.blocks), where: own, sums })
    return all?.sums ?? filters.map(() => 0)
  }
  const each = conditions.map(
    (condition) => sql`(select count(*) from ${source.table} where ${own ?? sql`true`} and ${condition})`,
  )
  const counting = sql`select array[${sql.join(each, sql`, `)}]::int[] as counts`
  const counted = await keep(JSON.stringify(dialect.sqlToQuery(counting)), () => firstRow(db, Counted, counting))
  return counted?.counts ?? []
}
