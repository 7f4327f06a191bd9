import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import type { Db, Lane } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'
import type { Kept } from '../../kit/memory/kept.ts'
import type { Gauge } from '../../kit/metrics.ts'
import { discoLibre } from './hechos.ts'

const Colas = z.object({
  correo: z.int(),
  correoFallido: z.int(),
  correoEspera: z.number(),
  agencia: z.int(),
  agenciaEspera: z.number(),
  webhooks: z.int(),
  webhooksEspera: z.number(),
})

const segundos = (momento: string, tabla: string) =>
  sql.raw(
    `(select coalesce(extract(epoch from now() - min(${momento})), 0)::float8 from ${tabla} where estado = 'pendiente')`,
  )

/** What waits to leave the house, in one look. */
const leerColas = (db: Db) =>
  firstRow(
    db,
    Colas,
    sql`
    select (select count(*)::int from correos where estado = 'pendiente') as correo,
      (select count(*)::int from correos where estado = 'fallido') as "correoFallido",
      ${segundos('creado_en', 'correos')} as "correoEspera",
      (select count(*)::int from registros_facturacion where estado = 'pendiente') as agencia,
      ${segundos('creado_en', 'registros_facturacion')} as "agenciaEspera",
      (select count(*)::int from webhook_envios where estado = 'pendiente') as webhooks,
      ${segundos('creado_en', 'webhook_envios')} as "webhooksEspera"`,
  )

interface Medido {
  config: Config
  lanes: Readonly<Record<string, Lane>>
  jobs: Lane
  kept: Kept
}

const MB = 1024 * 1024

/** What is measured of this house beside its answers: connections, memory, queues, disk. */
export function medidas({ config, lanes, jobs, kept }: Medido): Gauge[] {
  const pools = Object.entries(lanes).map(([name, { pool }]) => ({ name, pool }))
  return [
    {
      name: 'telar_pool_connections',
      help: 'Connections to the database, by lane and state',
      labels: ['lane', 'state'],
      of: 'process',
      read: async () =>
        pools.flatMap(({ name: lane, pool }) => [
          { labels: { lane, state: 'open' }, value: pool.totalCount },
          { labels: { lane, state: 'idle' }, value: pool.idleCount },
          { labels: { lane, state: 'waiting' }, value: pool.waitingCount },
        ]),
    },
    {
      name: 'telar_kept',
      help: 'What the process has in memory: entries, bytes, and how often it was asked and had it',
      labels: ['what'],
      of: 'process',
      read: async () => Object.entries(kept.figures).map(([what, value]) => ({ labels: { what }, value })),
    },
    {
      name: 'telar_queue',
      help: 'What waits to leave the house, and for how many seconds the oldest has',
      labels: ['queue', 'what'],
      of: 'house',
      read: async () => {
        const colas = await leerColas(jobs.db)
        if (!colas) return []
        return [
          { labels: { queue: 'mail', what: 'pending' }, value: colas.correo },
          { labels: { queue: 'mail', what: 'failed' }, value: colas.correoFallido },
          { labels: { queue: 'mail', what: 'oldest_seconds' }, value: colas.correoEspera },
          { labels: { queue: 'verifactu', what: 'pending' }, value: colas.agencia },
          { labels: { queue: 'verifactu', what: 'oldest_seconds' }, value: colas.agenciaEspera },
          { labels: { queue: 'webhooks', what: 'pending' }, value: colas.webhooks },
          { labels: { queue: 'webhooks', what: 'oldest_seconds' }, value: colas.webhooksEspera },
        ]
      },
    },
    {
      name: 'telar_disk_free_bytes',
      help: 'Room left on the disk that keeps the data',
      labels: [],
      of: 'house',
      read: async () => {
        const libre = await discoLibre(config)
        return libre === undefined ? [] : [{ labels: {}, value: libre * MB }]
      },
    },
  ]
}
