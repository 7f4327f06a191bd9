import { Column, type DriverValueDecoder, getTableName, is, noopDecoder, SQL, Subquery } from 'drizzle-orm'
import { NodePgSession } from 'drizzle-orm/node-postgres'
import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core'

type Asked = Parameters<NodePgSession<Record<string, unknown>, Record<string, never>>['prepareQuery']>
type Fields = NonNullable<Asked[1]>
/** Of each table that was joined, whether its row is always there. */
type Joined = Record<string, boolean>
type Read = (value: unknown) => unknown

/** How one value of a row is read and where it goes. */
interface Place {
  path: readonly string[]
  /** Unless it is as it came. */
  read: Read | undefined
  /** Of a column two steps down: whose it is, as a joined row may not be there. */
  table: string | undefined
}

/** What reads the values of an expression; the library keeps it to itself. */
const decoderOfSql = (expression: SQL) =>
  (expression as unknown as { decoder: DriverValueDecoder<unknown, unknown> }).decoder

const decoderOf = (field: Fields[number]['field']): DriverValueDecoder<unknown, unknown> => {
  if (is(field, Column)) return field
  if (is(field, SQL)) return decoderOfSql(field)
  return decoderOfSql(is(field, Subquery) ? field._.sql : field.sql)
}

function placeOf({ path, field }: Fields[number]): Place {
  const decoder = decoderOf(field)
  const asItCame = decoder === noopDecoder || decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue
  return {
    path,
    read: asItCame ? undefined : (value) => decoder.mapFromDriverValue(value),
    table: is(field, Column) && path.length === 2 ? getTableName(field.table) : undefined,
  }
}

type Row = Record<string, unknown>

function put(row: Row, path: readonly string[], value: unknown): void {
  let node = row
  for (let i = 0; i < path.length - 1; i += 1) {
    node[path[i] as string] ??= {}
    node = node[path[i] as string] as Row
  }
  node[path[path.length - 1] as string] = value
}

/** A row in which every value has a name of its own. */
function flatRow(places: readonly Place[], values: readonly unknown[]): Row {
  const row: Row = {}
  for (let i = 0; i < places.length; i += 1) {
    const { path, read } = places[i] as Place
    const value = values[i]
    row[path[0] as string] = value === null || read === undefined ? value : read(value)
  }
  return row
}

/** A row of several tables: one that was joined and is not there, by its first column, is null. */
function joinedRow(places: readonly Place[], values: readonly unknown[], joined: Joined | undefined): Row {
  const row: Row = {}
  const missing: Record<string, string | false> = {}
  for (let i = 0; i < places.length; i += 1) {
    const { path, read, table } = places[i] as Place
    const value = values[i] === null || read === undefined ? values[i] : read(values[i])
    put(row, path, value)
    if (table === undefined) continue
    const [name] = path as [string]
    const before = missing[name]
    if (before === undefined) missing[name] = value === null ? table : false
    else if (before !== table) missing[name] = false
  }
  if (joined)
    for (const [name, table] of Object.entries(missing)) if (table !== false && !joined[table]) row[name] = null
  return row
}

/** Asks as the driver does; how each value of an answer is read is found once for all its rows. */
export class Session extends NodePgSession<Record<string, unknown>, Record<string, never>> {
  override prepareQuery<T extends PreparedQueryConfig>(...asked: Asked): PgPreparedQuery<T> {
    const [query, fields, name, inArrays, mapper, ...more] = asked
    const prepared: PgPreparedQuery<T> = super.prepareQuery(query, fields, name, inArrays, mapper, ...more)
    if (!fields || mapper) return prepared
    const statement = prepared as unknown as { joinsNotNullableMap?: Joined }
    const places = fields.map(placeOf)
    const flat = places.every(({ path }) => path.length === 1)
    const customResultMapper = (rows: unknown[][]) =>
      rows.map((values) => (flat ? flatRow(places, values) : joinedRow(places, values, statement.joinsNotNullableMap)))
    return Object.assign(prepared, { customResultMapper })
  }
}
