import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { type AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { loadModules } from '../load.ts'
import { howWatched, type Watch } from './watch.ts'

/** A trigger as the database should have it: what it waits for, and the function it calls. */
export interface Trigger {
  table: string
  name: 'auditar' | 'avisar'
  events: readonly string[]
  /** The columns whose change counts; none means all. */
  columns: readonly string[]
}

const casing = new CasingCache('snake_case')

/** The table's own names of these columns, in its order. */
function inSql(table: PgTable, fields: readonly string[]): string[] {
  const columns: Record<string, AnyPgColumn> = getTableColumns(table)
  return Object.entries(columns)
    .filter(([field]) => fields.includes(field))
    .map(([, column]) => casing.getColumnCasing(column))
}

type When = Pick<Trigger, 'events' | 'columns'>

function whenKept(table: PgTable, history: Watch['history']): When | undefined {
  if (history === 'none') return undefined
  return { events: ['insert', 'update', 'delete'], columns: history === 'all' ? [] : inSql(table, history) }
}

function whenTold(table: PgTable, told: Watch['told']): When | undefined {
  if (told === 'none') return undefined
  if (told === 'new rows') return { events: ['insert'], columns: [] }
  if (typeof told === 'object' && 'stored' in told) return { events: ['update'], columns: inSql(table, told.stored) }
  return { events: ['insert', 'update', 'delete', 'truncate'], columns: told === 'all' ? [] : inSql(table, told) }
}

function triggersOf(table: PgTable): Trigger[] {
  const { history, told } = howWatched(table)
  const kept = whenKept(table, history)
  const news = whenTold(table, told)
  const name = getTableName(table)
  return [
    ...(kept ? [{ table: name, name: 'auditar' as const, ...kept }] : []),
    ...(news ? [{ table: name, name: 'avisar' as const, ...news }] : []),
  ]
}

/** Every table that is declared. */
export async function declaredTables(): Promise<PgTable[]> {
  const modules = await loadModules<object>('schema/**/*.ts', import.meta.dirname)
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))
  return [...new Set(tables)]
}

/** The triggers of history and news that the declared tables ask for. */
export async function declaredTriggers(): Promise<Trigger[]> {
  const triggers = (await declaredTables()).flatMap(triggersOf)
  return triggers.sort((a, b) => (`${a.table} ${a.name}` < `${b.table} ${b.name}` ? -1 : 1))
}

/** The tables of whose changes every process hears. */
export const toldTables = async (): Promise<ReadonlySet<string>> =>
  new Set((await declaredTriggers()).filter(({ name }) => name === 'avisar').map(({ table }) => table))

/** The statement that makes a trigger. */
export function triggerInSql({ table, name, events, columns }: Trigger): string {
  const when = events.map((event) =>
    event === 'update' && columns.length > 0 ? `update of ${columns.join(', ')}` : event,
  )
  const each = name === 'auditar' ? 'row' : 'statement'
  return `create trigger ${name} after ${when.join(' or ')} on ${table} for each ${each} execute function ${name}();`
}
