import type { Idioma } from '@telar/domain/idioma'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { ready } from '../../db/prepared.ts'
import type { Keep } from '../memory/kept.ts'
import { type Added, addUp } from './blocks.ts'
import { fieldNamed } from './filter.ts'
import { anew, COUNT, fieldsOf, notedOf, plan, type Source, type Wish, whereOf } from './source.ts'

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
