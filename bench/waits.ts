import type pg from 'pg'

const EVERY_MS = 20
const SHOWN = 3

const WAITING = `select wait_event_type || ' ' || wait_event || ' in «' || left(regexp_replace(query, '\\s+', ' ', 'g'), 60) || '»' as what,
    count(*)::int as times
  from pg_stat_activity where state = 'active' and wait_event is not null and pid <> pg_backend_pid() group by 1`

/** What others wait for in the database while something is done, by how many of them at a moment. */
export async function waitsDuring<R>(pool: pg.Pool, work: () => Promise<R>): Promise<{ result: R; waits: string }> {
  const seen = new Map<string, number>()
  let moments = 0
  const look = async () => {
    const { rows } = await pool.query<{ what: string; times: number }>(WAITING)
    moments += 1
    for (const { what, times } of rows) seen.set(what, (seen.get(what) ?? 0) + times)
  }
  const looking = setInterval(() => void look(), EVERY_MS)
  const result = await work().finally(() => clearInterval(looking))
  const most = [...seen].sort(([, a], [, b]) => b - a).slice(0, SHOWN)
  const waits = most.map(([what, times]) => `${what} ${(times / Math.max(1, moments)).toFixed(1)}`).join(', ')
  return { result, waits: waits || 'nothing' }
}
