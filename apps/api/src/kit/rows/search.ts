import type { Search } from '@telar/contract/kit/search'
import type { Idioma } from '@telar/domain/idioma'
import { and, count, type SQL, type Subquery, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgView } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { type Db, dialect } from '../../db/connection.ts'
import { apart, type Given, type Ready, ready } from '../../db/prepared.ts'
import { firstRow } from '../../db/rows.ts'
import type { ClaveMensaje } from '../../i18n/es.ts'
import type { Keep } from '../memory/kept.ts'
import { type Added, addUp, type Noted } from './blocks.ts'
import {
  type Field,
  type Fields,
  type Finder,
  fieldNamed,
  fieldOf,
  holding,
  searchCondition,
  searchOrder,
} from './filter.ts'

/** What can be searched: the columns of the row that comes back, where a keyword looks, the order without a wish. */
export interface Source<K extends string = string> {
  table: PgTable | PgView
  columns: Record<K, PgColumn>
  /** Fields of the row that are no column, such as what depends on the day. */
  calculated?: Record<string, Field>
  searchIn: readonly NoInfer<K>[]
  orderBy: string
  /** Numbers and words of a list. */
  plain?: readonly NoInfer<K>[]
  /** How a keyword is looked for, where the fields of `searchIn` are not of one table. */
  find?: Finder
  /** Asked before the rest: a condition that an index serves better, of what holds the keyword there and nowhere else. */
  first?: (db: Db, holds: (text: SQL) => SQL) => Promise<SQL | undefined>
  /** A row costs much more than finding it: a page is found by this, its id, and then only its own rows are read. */
  dear?: PgColumn
  /** Its rows once more, joined so that who plans may begin with the words of another table by which they are sorted. */
  sorted?: { by: readonly NoInfer<K>[]; from: Subquery }
  /** Its table notes which blocks of ids change: counts and sums are made of what they were, by groups of these few words. */
  blocks?: { id: PgColumn; as: PgTable; groups: readonly NoInfer<K | 'situacion'>[] }
  /** Where sums over the list are not what its rows say, added up. */
  adds?: Adds<NoInfer<K>>
  /** There are never so many that it matters how they are looked through: whatever is asked often is planned once. */
  few?: true
}

/** What of a list is added up. */
export interface Adds<K extends string = string> {
  /** Which rows count; in groups by a field that tells them apart, more of them. */
  which: (campo?: string) => SQL | undefined
  /** What a row adds to a sum, where that is not what it says. */
  of?: Partial<Record<K, SQL>>
  /** What counts a second time and is taken off again: rows with the list's columns, under its name. */
  less?: SQL
  /** How a spreadsheet calls what its rows say beyond the sum. */
  apart: ClaveMensaje
}

/** What is searched on a day, made once for all who ask on it. */
export function ofDay(make: (hoy: string) => Source): (hoy: string) => Source {
  let last: { hoy: string; source: Source } | undefined
  return (hoy) => {
    if (last?.hoy !== hoy) last = { hoy, source: make(hoy) }
    return last.source
  }
}

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

/** What is read of each row. */
export const selectionOf = ({ columns, calculated = {} }: Source): Record<string, PgColumn | SQL> => ({
  ...columns,
  ...Object.fromEntries(Object.entries(calculated).map(([name, field]) => [name, field.sql])),
})

function readFields({ columns, calculated, plain = [] }: Source, idioma: Idioma): Fields {
  const fields: Fields = { ...calculated }
  for (const [name, column] of Object.entries(columns)) {
    const field = fieldOf(column, idioma, plain.includes(name))
    if (field) fields[name] = field
  }
  return fields
}

const FIELDS = new WeakMap<Source, Partial<Record<Idioma, Fields>>>()

/** The fields by which a source's rows can be filtered and sorted. */
function fieldsOf(source: Source, idioma: Idioma): Fields {
  const known = FIELDS.get(source) ?? {}
  known[idioma] ??= readFields(source, idioma)
  FIELDS.set(source, known)
  return known[idioma]
}

export type Wish = Pick<Search, 'keyword' | 'advancedSearch' | 'advancedFilter' | 'orderBy'>

const conditionOf = (source: Source, wish: Wish, idioma: Idioma, found?: SQL): SQL | undefined =>
  searchCondition(fieldsOf(source, idioma), source.searchIn, wish, found ? () => found : source.find)

/** What is shorter no index of letters finds. */
const LETTERS = /[\p{L}\p{N}]{3}/u

const foundFirst = async (db: Db, { first }: Source, { keyword }: Wish): Promise<SQL | undefined> =>
  keyword && LETTERS.test(keyword) ? first?.(db, (text) => holding(keyword, text)) : undefined

const orderOf = (source: Source, wish: Wish, idioma: Idioma): SQL =>
  searchOrder(fieldsOf(source, idioma), wish.orderBy, source.orderBy)

/** WHERE and ORDER BY of a search over a source. */
export const plan = (source: Source, wish: Wish, idioma: Idioma): { where: SQL | undefined; order: SQL } => ({
  where: conditionOf(source, wish, idioma),
  order: orderOf(source, wish, idioma),
})

/** What a search would find twice: sums of these columns. */
export async function countedTwice(
  db: Db,
  source: Source,
  wish: Wish,
  { idioma, own, sums }: { idioma: Idioma; own: SQL | undefined; sums: readonly string[] },
): Promise<Record<string, number>> {
  if (!source.adds?.less || sums.length === 0) return {}
  const { find: _, ...plain } = source
  const [twice = {}] = await db
    .select(
      Object.fromEntries(sums.map((name) => [name, sql<number>`coalesce(sum(${source.columns[name]}), 0)::float8`])),
    )
    .from(source.adds.less)
    .where(and(own, plan(plain, wish, idioma).where))
  return twice
}

/** WHERE of a search over a source, by what its keyword finds first. */
export const whereOf = async (db: Db, source: Source, wish: Wish, idioma: Idioma): Promise<SQL | undefined> =>
  conditionOf(source, wish, idioma, await foundFirst(db, source, wish))

/** Deep pages are empty long before this; it keeps the product within the database's integers. */
const MAX_OFFSET = 1_000_000_000

/** A number that stands in the words of a statement: whoever plans it knows how few rows are wanted. */
const written = (n: number) => sql.raw(String(n)) as unknown as number

const anew: Keep = (_, make) => make(undefined)

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

const COUNT = sql`count(*)`
const notedOf = ({ table: from }: Source, { id, as }: NonNullable<Source['blocks']>): Noted => ({ from, id, as })
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

const MOST_GROUPS = 200

interface Grouping {
  source: Source
  /** What is added up; every call of groups names its own. */
  sums: readonly string[]
  /** Limits the rows to those the caller may see. */
  own?: SQL | undefined
  keep?: Keep
}

interface Grupo<S extends string> {
  valor: string | null
  cuantas: number
  sumas: Record<S, number>
}

/** The sums that a call of groups answers with. */
export const sumsOf = ({ response }: { response: { element: { shape: { sumas: { shape: object } } } } }): string[] =>
  Object.keys(response.element.shape.sumas.shape)

/** The groups in the order in which the database has them. */
const largest = <S extends string>(groups: readonly Added[], names: readonly string[]): Grupo<S>[] =>
  groups
    .toSorted(
      (a, b) =>
        (b.sums[1] ?? 0) - (a.sums[1] ?? 0) ||
        (b.sums[0] ?? 0) - (a.sums[0] ?? 0) ||
        Number(a.group === null) - Number(b.group === null) ||
        ((a.group ?? '') < (b.group ?? '') ? -1 : 1),
    )
    .slice(0, MOST_GROUPS)
    .map(({ group: valor, sums: [cuantas = 0, ...sums] }) => ({
      ...{ valor, cuantas },
      sumas: Object.fromEntries(names.map((name, i) => [name, sums[i]])) as Record<S, number>,
    }))

/** A whole search by groups of one field, a day by its month; the largest first. */
export async function groupRows<S extends string>(
  db: Db,
  { source, sums, own, keep = anew }: Grouping,
  { campo, ...wish }: Wish & { campo: string },
  idioma: Idioma,
): Promise<Grupo<S>[]> {
  const where = await whereOf(db, source, wish, idioma)
  const field = fieldNamed(fieldsOf(source, idioma), campo)
  const added = source.adds?.which(campo)
  const of = (name: string) => {
    const sum = sql`sum(${source.adds?.of?.[name] ?? source.columns[name]})`
    return sql<number>`coalesce(${added ? sql`${sum} filter (where ${added})` : sum}, 0)::float8`
  }
  const valor = field.kind === 'date' ? sql`to_char(${field.sql}, 'YYYY-MM')` : sql`(${field.sql})::text`
  if (keep !== anew && source.blocks?.groups.includes(campo)) {
    const noted = notedOf(source, source.blocks)
    const adding = { ...noted, where: and(own, where), by: valor, sums: [COUNT, ...sums.map(of)] }
    return largest(await addUp(db, keep, adding), sums)
  }
  const grouping = ready(
    db
      .select({
        valor: sql<string | null>`${valor}`,
        cuantas: sql<number>`count(*)::int`,
        ...Object.fromEntries(sums.map((name) => [name, of(name)])),
      })
      .from(source.table)
      .where(and(own, where))
      .groupBy(sql`1`)
      .orderBy(sql`3 desc, 2 desc, 1`)
      .limit(MOST_GROUPS),
  )
  const groups = await keep(grouping.key(), () => grouping.ask(db))
  return groups.map(({ valor, cuantas, ...sumas }) => ({ valor, cuantas, sumas: sumas as Record<S, number> }))
}
