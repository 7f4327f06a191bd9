import type { Operator } from '@telar/contract/kit/limits'
import type { Filter, Group, Leaf, Search } from '@telar/contract/kit/search'
import { esDia } from '@telar/domain/fecha'
import type { Idioma } from '@telar/domain/idioma'
import { type Column, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../errors.ts'

type Kind = 'text' | 'number' | 'integer' | 'boolean' | 'date' | 'moment' | 'uuid' | 'textos'

/** A field of the row that a search returns: how to read it in SQL, and what kind of value it holds. */
export interface Field {
  kind: Kind
  sql: SQL
  nullable: boolean
  /** Every language of a text, for the keyword. */
  all?: SQL
  /** A number or a word of a list, asked for as it is kept or without capitals: an ordinary index serves it. */
  plain?: boolean
}
export type Fields = Record<string, Field>

const KINDS: [RegExp, Kind][] = [
  [/^jsonb$/, 'textos'],
  [/^(integer|bigint|smallint)/, 'integer'],
  [/^(numeric|double precision|real)/, 'number'],
  [/^boolean$/, 'boolean'],
  [/^date$/, 'date'],
  [/^timestamp/, 'moment'],
  [/^uuid$/, 'uuid'],
  [/^(text|varchar|character)/, 'text'],
]

const isTextos = (column: Column) => column.columnType === 'PgCustomColumn'

function readField(column: Column, idioma: Idioma, plain: boolean): Field | undefined {
  const kind = KINDS.find(([type]) => type.test(column.getSQLType()))?.[1]
  if (!kind) return undefined
  const nullable = !column.notNull
  if (kind !== 'textos') return { kind, nullable, plain, sql: sql`${column}` }
  if (!isTextos(column)) return undefined
  return {
    ...{ kind, nullable, plain },
    sql: sql`coalesce(nullif(${column}->>${sql.raw(`'${idioma}'`)}, ''), ${column}->>'es')`,
    all: sql`concat_ws(' ', ${column}->>'es', ${column}->>'en', ${column}->>'pt', ${column}->>'ca')`,
  }
}

const FIELDS = new WeakMap<Column, Map<string, Field | undefined>>()

/** A column as a field; columns of other shapes (lists, free JSON) cannot be searched. */
export function fieldOf(column: Column, idioma: Idioma, plain = false): Field | undefined {
  const known = FIELDS.get(column) ?? new Map<string, Field | undefined>()
  const as = plain ? `${idioma} plain` : idioma
  if (!known.has(as)) FIELDS.set(column, known.set(as, readField(column, idioma, plain)))
  return known.get(as)
}

/** A field as it is compared and sorted. */
const compared = (field: Field): SQL => (isText(field) && !field.plain ? sql`norm(${field.sql})` : field.sql)

const isText = (field: Field) => field.kind === 'text' || field.kind === 'textos'

const bad = (
  key: 'search.unknown-field' | 'search.unknown-operator' | 'search.wrong-type' | 'search.unknown-order',
  params: Record<string, string>,
) => new AppError(400, 'Validation Errors Occurred.', key, { params })

export function fieldNamed(fields: Fields, name: string): Field {
  if (!Object.hasOwn(fields, name)) throw bad('search.unknown-field', { field: name })
  return fields[name] as Field
}

const COMPARISONS: Partial<Record<Operator, SQL>> = {
  lt: sql`<`,
  lte: sql`<=`,
  gt: sql`>`,
  gte: sql`>=`,
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/
const INT32 = 2 ** 31

/** The value as a parameter of the field's type, or nothing when it is not one. */
function parameter(field: Field, value: Leaf['value']): SQL | undefined {
  switch (field.kind) {
    case 'boolean':
      return typeof value === 'boolean' ? sql`${value}::boolean` : undefined
    case 'integer':
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
      if (field.kind === 'integer' && Number.isInteger(value) && Math.abs(value) < INT32) return sql`${value}::integer`
      // Exact, as the columns are: an index on one serves the comparison.
      return sql`${value}::numeric`
    case 'uuid':
      return typeof value === 'string' && UUID.test(value) ? sql`${value}::uuid` : undefined
    case 'date':
      return typeof value === 'string' && esDia(value) ? sql`${value}::date` : undefined
    case 'moment':
      return typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value))
        ? sql`${new Date(value).toISOString()}::timestamptz`
        : undefined
    default:
      return typeof value === 'string' ? sql`${value}::text` : undefined
  }
}

function textPattern(field: Field, operator: Operator, value: string): SQL | undefined {
  const text = sql`norm(${field.sql})`
  const escaped = sql`patron(${value}::text)`
  if (operator === 'contains') return sql`${text} like '%' || ${escaped} || '%'`
  if (operator === 'startswith') return sql`${text} like ${escaped} || '%'`
  if (operator === 'endswith') return sql`${text} like '%' || ${escaped}`
  return undefined
}

/** Signs, digits and small letters without accents: `norm` leaves them as they are. */
export const NORMAL = /^[ -@[-~]*$/

/** A word of a list as it was said or as it is written; where that is one, an index has those rows in order. */
const isWord = ({ sql: field }: Field, said: SQL, value: Leaf['value']): SQL =>
  NORMAL.test(String(value)) ? sql`${field} = ${said}` : sql`${field} in (${said}, norm(${said}))`

function leafCondition(fields: Fields, { field: name, operator, value }: Leaf): SQL {
  const field = fieldNamed(fields, name)
  if (value === null) {
    if (operator === 'eq') return sql`${field.sql} is null`
    if (operator === 'neq') return sql`${field.sql} is not null`
    throw bad('search.wrong-type', { field: name })
  }
  const param = parameter(field, value)
  if (!param) throw bad('search.wrong-type', { field: name })
  const pattern = isText(field) ? textPattern(field, operator, String(value)) : undefined
  if (pattern) return pattern
  if (field.plain && operator === 'eq') return isWord(field, param, value)
  if (field.plain && operator === 'neq') return sql`(${isWord(field, param, value)}) is not true`
  const [left, right] = isText(field) ? [compared(field), sql`norm(${param})`] : [field.sql, param]
  if (operator === 'eq') return sql`${left} = ${right}`
  if (operator === 'neq') return sql`${left} is distinct from ${right}`
  const comparison = COMPARISONS[operator]
  if (!comparison || field.kind === 'boolean' || field.kind === 'uuid') {
    throw bad('search.unknown-operator', { field: name, operator })
  }
  return sql`${left} ${comparison} ${right}`
}

/** XOR holds when an odd number of its parts hold; a comparison with nothing counts as one that does not. */
function groupCondition(fields: Fields, { logic, filters }: Group): SQL | undefined {
  const parts = filters.map((node) => condition(fields, node)).filter((part) => part !== undefined)
  if (parts.length === 0) return undefined
  if (logic === 'xor') {
    return sql`(${sql.join(
      parts.map((part) => sql`coalesce(${part}, false)::int`),
      sql` + `,
    )}) % 2 = 1`
  }
  return sql`(${sql.join(parts, logic === 'or' ? sql` or ` : sql` and `)})`
}

const condition = (fields: Fields, node: Filter): SQL | undefined =>
  'filters' in node ? groupCondition(fields, node) : leafCondition(fields, node)

/** Looks for a keyword in rows by a way of its own, where one condition per field would read them all. */
export type Finder = (holds: (text: SQL) => SQL) => SQL

/** A number or code is at least so long. */
const WORD = /[\p{L}\p{N}]+/gu
const MIN_CODE = 4

/**
 * Whether a text holds a keyword. The index looks for the longest code in it alone: how a word begins, which it would
 * look for too, is common to all the codes of a kind.
 */
export function holding(keyword: string, text: SQL): SQL {
  const contains = (part: string) => sql`${text} like '%' || patron(${part}::text) || '%'`
  const [code = ''] = (keyword.match(WORD) ?? []).filter((word) => /\d/.test(word)).sort((a, b) => b.length - a.length)
  if (code.length < MIN_CODE || code === keyword) return contains(keyword)
  return sql`(${contains(code)} and position(norm(${keyword}::text) in ${text}) > 0)`
}

function keywordCondition(fields: Fields, names: readonly string[], keyword: string): SQL | undefined {
  const texts = names.map((name) => fieldNamed(fields, name)).map((field) => field.all ?? sql`${field.sql}::text`)
  if (texts.length === 0) return undefined
  return sql`(${sql.join(
    texts.map((text) => holding(keyword, sql`norm(${text})`)),
    sql` or `,
  )})`
}

/** The WHERE of a search, out of whitelisted fields and parameters only. */
export function searchCondition(
  fields: Fields,
  searchIn: readonly string[],
  search: Pick<Search, 'keyword' | 'advancedSearch' | 'advancedFilter'>,
  find: Finder | undefined,
): SQL | undefined {
  const { keyword, advancedSearch, advancedFilter } = search
  const parts = [
    keyword ? (find?.((text) => holding(keyword, text)) ?? keywordCondition(fields, searchIn, keyword)) : undefined,
    advancedSearch?.keyword
      ? keywordCondition(
          fields,
          advancedSearch.fields?.length ? advancedSearch.fields : searchIn,
          advancedSearch.keyword,
        )
      : undefined,
    advancedFilter ? condition(fields, advancedFilter) : undefined,
  ].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : sql.join(parts, sql` and `)
}

/** The ORDER BY of a search; the id makes it total, in the direction of the last wish: of one day, the newest first. */
export function searchOrder(fields: Fields, orderBy: readonly string[], fallback: string): SQL {
  const terms = (orderBy.length > 0 ? orderBy : [fallback])
    .flatMap((order) => order.split(','))
    .filter((term) => term.trim() !== '')
  const parts = terms.map((term) => {
    const [name = '', direction = 'asc', ...rest] = term.trim().split(/\s+/)
    if (rest.length > 0 || !/^(asc|desc)$/i.test(direction)) throw bad('search.unknown-order', { field: term.trim() })
    if (!Object.hasOwn(fields, name)) throw bad('search.unknown-order', { field: name })
    const field = fields[name] as Field
    const value = compared(field)
    if (!/^desc$/i.test(direction)) return sql`${value} asc`
    return field.nullable ? sql`${value} desc nulls last` : sql`${value} desc`
  })
  const id = fields.id
  if (id) parts.push(/\sdesc\s*$/i.test(terms.at(-1) ?? '') ? sql`${id.sql} desc` : sql`${id.sql} asc`)
  return sql.join(parts, sql`, `)
}
