import type { Search } from '@telar/contract/kit/search'
import type { Idioma } from '@telar/domain/idioma'
import { type SQL, type Subquery, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgView } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connection.ts'
import type { ClaveMensaje } from '../../i18n/es.ts'
import type { Keep } from '../memory/kept.ts'
import type { Noted } from './blocks.ts'
import { type Field, type Fields, type Finder, fieldOf, holding, searchCondition, searchOrder } from './filter.ts'

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
export function fieldsOf(source: Source, idioma: Idioma): Fields {
  const known = FIELDS.get(source) ?? {}
  known[idioma] ??= readFields(source, idioma)
  FIELDS.set(source, known)
  return known[idioma]
}

/** What is looked for, and in which order. */
export type Wish = Pick<Search, 'keyword' | 'advancedSearch' | 'advancedFilter' | 'orderBy'>

const conditionOf = (source: Source, wish: Wish, idioma: Idioma, found?: SQL): SQL | undefined =>
  searchCondition(fieldsOf(source, idioma), source.searchIn, wish, found ? () => found : source.find)

/** What is shorter no index of letters finds. */
const LETTERS = /[\p{L}\p{N}]{3}/u

const foundFirst = async (db: Db, { first }: Source, { keyword }: Wish): Promise<SQL | undefined> =>
  keyword && LETTERS.test(keyword) ? first?.(db, (text) => holding(keyword, text)) : undefined

/** ORDER BY of a search. */
export const orderOf = (source: Source, wish: Wish, idioma: Idioma): SQL =>
  searchOrder(fieldsOf(source, idioma), wish.orderBy, source.orderBy)

/** WHERE and ORDER BY of a search over a source. */
export const plan = (source: Source, wish: Wish, idioma: Idioma): { where: SQL | undefined; order: SQL } => ({
  where: conditionOf(source, wish, idioma),
  order: orderOf(source, wish, idioma),
})

/** WHERE of a search over a source, by what its keyword finds first. */
export const whereOf = async (db: Db, source: Source, wish: Wish, idioma: Idioma): Promise<SQL | undefined> =>
  conditionOf(source, wish, idioma, await foundFirst(db, source, wish))

/** Every row once. */
export const COUNT = sql`count(*)`

/** Of a list whose table notes which blocks of ids change. */
export const notedOf = ({ table: from }: Source, { id, as }: NonNullable<Source['blocks']>): Noted => ({ from, id, as })

/** Keeps nothing. */
export const anew: Keep = (_, make) => make(undefined)
