import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgView } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { type Db, dialect } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'
import type { Keep } from '../memory/kept.ts'

/** So many ids are a block, as the triggers count them that note which ones a transaction touched. */
const SIZE = sql.raw('4096')
/** What was noted is kept for a day; nothing is made of figures that are nearly as old. */
const TRUSTED_MS = 12 * 3_600_000

/** Rows whose blocks are noted when they are touched: where they are, and under the name of which table. */
export interface Noted {
  from: PgTable | PgView
  id: PgColumn
  as: PgTable
}

/** What is added up over them. */
export interface Adding extends Noted {
  where: SQL | undefined
  /** Told apart by this text. */
  by?: SQL
  /** Counts, and sums of euros and cents. */
  sums: readonly SQL[]
}

const Parts = z.object({
  /** What was visible then; nothing where that cannot be known. */
  seen: z.string().nullable(),
  /** Where the table lies: once it has been emptied, elsewhere. */
  lies: z.string(),
  parts: z.array(z.object({ block: z.int(), group: z.string().nullable(), sums: z.array(z.number()).nullable() })),
})
type Part = z.output<typeof Parts>['parts'][number]

type Blocks = ReadonlyMap<number, readonly Part[]>

/** What a group comes to over all blocks, and in how many of them it is. */
interface Total {
  blocks: number
  cents: readonly number[]
}

interface Sums extends Pick<z.output<typeof Parts>, 'seen' | 'lies'> {
  until: number
  blocks: Blocks
  groups: ReadonlyMap<string | null, Total>
}

export interface Added {
  group: string | null
  sums: number[]
}

const when = ({ as }: Noted) => sql`
  case when pg_is_in_recovery() then null else pg_current_snapshot()::text end as seen,
  pg_relation_filenode(${getTableName(as)}::regclass)::text as lies`

const columnsOf = ({ by, sums }: Adding) =>
  sql`${by ?? sql`null`}::text as "group", array[${sql.join([...sums], sql`, `)}]::float8[] as sums`

/** Every block. */
const whole = (adding: Adding): SQL => sql`
  select ${when(adding)}, coalesce(json_agg(p), '[]') as parts from (
    select ${adding.id} / ${SIZE} as block, ${columnsOf(adding)}
    from ${adding.from} where ${adding.where ?? sql`true`} group by 1, 2) p`

/** Those that were touched by what could not be seen then, in one look at the database. */
const touched = (adding: Adding, seen: string): SQL => sql`
  select ${when(adding)}, coalesce(json_agg(p), '[]') as parts from (
    select b.bloque as block, s."group", s.sums
    from (
      select distinct bloque from bloques
      where tabla = ${getTableName(adding.as)} and cambio >= pg_snapshot_xmin(${seen}::pg_snapshot)
        and not pg_visible_in_snapshot(cambio, ${seen}::pg_snapshot)) b
    left join lateral (
      select ${columnsOf(adding)} from ${adding.from}
      where ${adding.id} = any (array(select generate_series(b.bloque * ${SIZE}, (b.bloque + 1) * ${SIZE} - 1)))
        and ${adding.where ?? sql`true`}
      group by 1) s on true) p`

async function read(db: Db, question: SQL) {
  const answer = await firstRow(db, Parts, question)
  if (!answer) throw new Error('Nothing was added up.')
  const { parts, ...moment } = answer
  return { ...moment, blocks: Map.groupBy(parts, ({ block }) => block) }
}

const toCents = (sum: number) => Math.round(sum * 100)

/** The totals, with these parts put to them or taken away again. */
function count(groups: Map<string | null, Total>, parts: readonly Part[], sign: 1 | -1): void {
  for (const { group, sums } of parts) {
    if (!sums) continue
    const so = groups.get(group)
    const blocks = (so?.blocks ?? 0) + sign
    if (blocks === 0) groups.delete(group)
    else groups.set(group, { blocks, cents: sums.map((sum, i) => (so?.cents[i] ?? 0) + sign * toCents(sum)) })
  }
}

/** These blocks in the place of what they were. */
function renewed(before: Pick<Sums, 'blocks' | 'groups'>, now: Blocks): Pick<Sums, 'blocks' | 'groups'> {
  const groups = new Map(before.groups)
  for (const [block, parts] of now) {
    count(groups, before.blocks.get(block) ?? [], -1)
    count(groups, parts, 1)
  }
  return { groups, blocks: new Map([...before.blocks, ...now]) }
}

const NOTHING = { blocks: new Map(), groups: new Map() }

async function all(db: Db, adding: Adding): Promise<Sums> {
  const { blocks, ...moment } = await read(db, whole(adding))
  return { ...moment, ...renewed(NOTHING, blocks), until: performance.now() + TRUSTED_MS }
}

async function sumsOf(db: Db, adding: Adding, before: Sums | undefined): Promise<Sums> {
  if (!before?.seen || before.until < performance.now()) return all(db, adding)
  const { blocks, ...moment } = await read(db, touched(adding, before.seen))
  if (moment.lies !== before.lies) return all(db, adding)
  return { ...moment, ...renewed(before, blocks), until: before.until }
}

/**
 * Adds up over many rows, group by group. What is kept is made of what it was before: only the blocks that changed are
 * read again, and taken out of the totals as they were.
 */
export async function addUp(db: Db, keep: Keep, adding: Adding): Promise<Added[]> {
  const { sql: words, params } = dialect.sqlToQuery(whole(adding))
  const { groups } = await keep<Sums>(JSON.stringify([words, params]), (before) => sumsOf(db, adding, before))
  return [...groups].map(([group, { cents }]) => ({ group, sums: cents.map((sum) => sum / 100) }))
}
