import type pg from 'pg'
import type { Load } from './load.ts'
import type { Mailbox } from './mailbox.ts'

export interface Found {
  lost: number
  twice: number
  gaps: number
}

/** What people were told is done against what is there. */
export async function compare(pool: pg.Pool, { orders, invoices }: Load, before: number): Promise<Found> {
  const told = [...orders.values()].flat()
  const { rows: stored } = await pool.query<{ id: number; user_id: string }>(
    'select id, user_id from pedidos where user_id = any ($1)',
    [[...orders.keys()]],
  )
  const { rows: issued } = await pool.query<{ id: number; numero: number; serie: string }>(
    "select id, numero, serie || ejercicio as serie from facturas where estado = 'emitida' order by 3, 2",
  )
  const mine = issued.filter(({ id }) => id > before)
  const missing = (ids: readonly number[], there: readonly { id: number }[]) => {
    const known = new Set(there.map(({ id }) => id))
    return ids.filter((id) => !known.has(id)).length
  }
  const series = Map.groupBy(issued, ({ serie }) => serie)
  const gaps = [...series.values()].map((of) => (of.at(-1)?.numero ?? 0) - (of[0]?.numero ?? 1) + 1 - of.length)
  return {
    lost: missing(told, stored) + missing(invoices, issued),
    twice: stored.length - new Set(told).size + (mine.length - new Set(invoices).size),
    gaps: gaps.reduce((sum, n) => sum + n, 0),
  }
}

/** How much still waits to leave the house. */
export async function waiting(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select (select count(*) from correos where estado = 'pendiente')::int
       + (select count(*) from registros_facturacion where estado = 'pendiente')::int as n`,
  )
  return rows[0]?.n ?? 0
}

/** Mails that are said to have left and never came. */
export async function mailsLost(pool: pg.Pool, mailbox: Mailbox, since: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>("select id from correos where estado = 'enviado' and id > $1", [
    since,
  ])
  const { ids } = mailbox
  return rows.filter(({ id }) => !ids.has(id)).length
}
