import type pg from 'pg'
import { declaredTriggers, type Trigger, triggerInSql } from './declared.ts'

interface Row {
  table: string
  name: Trigger['name']
  events: string[]
  columns: string[]
  enabled: boolean
}

/** What the database has: the bits of `tgtype` say for what a trigger waits. */
const PRESENT = `
  select c.relname as table, t.tgname as name, t.tgenabled <> 'D' as enabled,
    array_remove(array[
      case when t.tgtype & 4 > 0 then 'insert' end, case when t.tgtype & 16 > 0 then 'update' end,
      case when t.tgtype & 8 > 0 then 'delete' end, case when t.tgtype & 32 > 0 then 'truncate' end], null) as events,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any (t.tgattr) order by a.attnum)
      as columns
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and t.tgname in ('auditar', 'avisar') and not t.tgisinternal`

const said = ({ table, name, events, columns }: Trigger) => triggerInSql({ table, name, events, columns })

/**
 * Whether every table keeps the history and tells the news that its declaration says. What a migration forgot would
 * leave people with answers that are out of date, so that the program had better not start.
 */
export async function checkTriggers(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Row>(PRESENT)
  const present = new Set(rows.filter(({ enabled }) => enabled).map(said))
  const declared = new Set((await declaredTriggers()).map(said))
  const missing = [...declared.difference(present)]
  const foreign = [...present.difference(declared)]
  if (missing.length === 0 && foreign.length === 0) return
  const found = foreign.length > 0 ? ` It has: ${foreign.join(' ')}` : ''
  throw new Error(
    `The triggers of the database are not those declared. Missing: ${missing.join(' ') || 'none.'}${found}`,
  )
}
