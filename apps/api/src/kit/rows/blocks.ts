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

interface Sums extends Pick<z.output<typeof Parts>, 'seen' | 'lies'> {
  until: number
  blocks: ReadonlyMap<number, Part[]>
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

const all = async (db: Db, adding: Adding): Promise<Sums> => ({
  ...(await read(db, whole(adding))),
  until: performance.now() + TRUSTED_MS,
})

async function sumsOf(db: Db, adding: Adding, before: Sums | undefined): Promise<Sums> {
  if (!before?.seen || before.until < performance.now()) return all(db, adding)
  const now = await read(db, touched(adding, before.seen))
  if (now.lies !== before.lies) return all(db, adding)
  return { ...now, until: before.until, blocks: new Map([...before.blocks, ...now.blocks]) }
}

const cents = (sum: number) => Math.round(sum * 100) / 100

/**
 * Adds up over many rows, group by group. What is kept is made of what it was before: only the blocks that changed are
 * read again.
 */
export async function addUp(db: Db, keep: Keep, adding: Adding): Promise<Added[]> {
  const { sql: words, params } = dialect.sqlToQuery(whole(adding))
  const { blocks } = await keep<Sums>(JSON.stringify([words, params]), (before) => sumsOf(db, adding, before))
  const groups = new Map<string | null, number[]>()
  for (const parts of blocks.values()) {
    for (const { group, sums } of parts) {
      if (!sums) continue
      const so = groups.get(group)
      groups.set(group, so ? so.map((sum, i) => sum + (sums[i] ?? 0)) : sums)
    }
  }
  return [...groups].map(([group, sums]) => ({ group, sums: sums.map(cents) }))
}
