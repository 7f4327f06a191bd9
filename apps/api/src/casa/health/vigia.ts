import { statfs } from 'node:fs/promises'
import type { Escasez } from '@telar/contract/casa/health'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'
import { spend } from '../../kit/guard.ts'
import { correoDeLaCasa, enviarCorreo } from '../correo/enviar.ts'
import { escasez } from './cartas.ts'

/** Something that can run short, and whether it does. Each area hands in its own. */
export interface Provision {
  que: Escasez
  escasea: (db: Db) => Promise<boolean>
}

declare module '../../kit/house.ts' {
  interface House {
    /** What the house has in store. */
    vigia: Vigia
  }
}

const MB = 1024 * 1024
const CADA_MS = 60_000
const UN_DIA = 24 * 60

/** Whether there is less left on the disk that keeps the data than the settings want; without one there is nothing to fill. */
export async function discoEscaso({ dataDir, DISK_RESERVE_MB }: Pick<Config, 'dataDir' | 'DISK_RESERVE_MB'>) {
  const disk = await statfs(dataDir).catch(() => undefined)
  return disk !== undefined && disk.bavail * disk.bsize < DISK_RESERVE_MB * MB
}

const MUCHOS_CORREOS = 500
const Cuantos = z.object({ cuantos: z.int() })

/** More mails wait than go out in an hour, or one has waited for longer than that. */
async function correoAtascado(db: Db): Promise<boolean> {
  const found = await firstRow(
    db,
    Cuantos,
    sql`select (count(*) + ${MUCHOS_CORREOS}::int * count(*) filter (where creado_en < now() - interval '6 hours'))::int as cuantos
      from correos where estado = 'pendiente'`,
  )
  return (found?.cuantos ?? 0) >= MUCHOS_CORREOS
}

/** Looks now and then whether something runs short, and keeps in mind what it saw. */
export class Vigia {
  readonly #provisiones: readonly Provision[]
  readonly #db: Db
  #escaso: Escasez[] = []

  constructor(db: Db, config: Config, otras: readonly Provision[]) {
    this.#db = db
    this.#provisiones = [
      { que: 'disk', escasea: () => discoEscaso(config) },
      { que: 'mail', escasea: correoAtascado },
      ...otras,
    ]
  }

  /** What ran short when it was last looked at. */
  get escaso(): readonly Escasez[] {
    return this.#escaso
  }

  async mirar(): Promise<readonly Escasez[]> {
    const visto: Escasez[] = []
    for (const { que, escasea } of this.#provisiones) if (await escasea(this.#db)) visto.push(que)
    this.#escaso = visto
    return visto
  }
}

/** Tells the house of what runs short, of each thing once a day. */
export async function avisarDeEscasez(db: Db, config: Config, escaso: readonly Escasez[]): Promise<void> {
  const para = escaso.length > 0 ? await correoDeLaCasa(db, config) : undefined
  if (!para) return
  for (const que of escaso) {
    if ((await spend(db, { key: `escasez:${que}`, most: 1, minutes: UN_DIA })) > 0) continue
    await enviarCorreo(db, { para, idioma: 'es', plantilla: escasez, datos: { que } })
  }
}

interface Puesto {
  db: Db
  config: Config
  vigia: Vigia
}

export function startVigia({ db, config, vigia }: Puesto, log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  let ronda: Promise<unknown> = Promise.resolve()
  const mirar = async () => {
    const escaso = await vigia.mirar()
    if (escaso.length > 0) log.warn({ escaso }, 'Something runs short.')
    await avisarDeEscasez(db, config, escaso)
  }
  const empezar = () => {
    ronda = mirar().catch((error) => log.warn({ err: error }, 'It could not be seen what runs short.'))
  }
  empezar()
  const timer = setInterval(empezar, CADA_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await ronda
  }
}
