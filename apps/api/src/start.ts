import { once } from 'node:events'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { copiarAntes, lleva } from './antes.ts'
import { createApp } from './app.ts'
import { startBackground } from './background.ts'
import { ensureBaseData } from './base-data.ts'
import { type Config, StartError } from './config.ts'
import { mudarDeVersion } from './copia/mayor.ts'
import { checkDatabase, createDb, createPool } from './db/connection.ts'
import { type Database, openDatabase } from './db/open.ts'
import { openDemo } from './demo.ts'
import { filesFrom } from './gateways/files.ts'
import { openHouse } from './house.ts'
import { firstAdministrator, refuseDemo } from './identidad/users/first-administrator.ts'
import type { House } from './kit/house.ts'
import { web } from './web/plugin.ts'
import { drain } from './workers/drain.ts'

/** How long answers under way are waited for at the end. */
const GRACE_MS = 8000

export interface Running {
  address: string
  /** In production, on an empty database: the link by which the first administrator sets a password. */
  setupLink: string | undefined
  /** Leaves who comes from now on to others behind the same port; who is here is answered. */
  drain(): Promise<void>
  stop(): Promise<void>
}

/** A port that cannot be had, in a sentence. */
function portError(error: unknown, { HOST, PORT }: Config): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${PORT} is taken. Stop what uses it, or choose another with PORT.`)
    case 'EACCES':
      return new StartError(`Port ${PORT} needs more rights than this user has. Choose another with PORT.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${HOST} is not an address of this machine.`)
    default:
      return error
  }
}

/** Tries the port before anything else is started. */
async function checkPort(config: Config): Promise<void> {
  const probe = createServer()
  probe.listen(config.PORT, config.HOST)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw portError(error, config)
  }
  probe.close()
  await once(probe, 'close')
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    return await app.listen({ host: config.HOST, port: config.PORT })
  } catch (error) {
    throw portError(error, config)
  }
}

/** Lets what is being answered be finished, but waits for nobody's other half for ever. */
export async function closeInTime(app: FastifyInstance, ms = GRACE_MS): Promise<void> {
  const { server } = app
  const enough = setTimeout(() => server.closeAllConnections(), ms)
  await app.close()
  // A server that took in nobody any more is closed before the last have gone.
  if ((await promisify(server.getConnections.bind(server))()) > 0) await once(server, 'close')
  clearTimeout(enough)
}

/** Fills an empty database with the demo that was asked for. */
async function fill({ DEMO }: Config, { ownerUrl }: Database, { jobs, reloj }: House): Promise<void> {
  const demo = await openDemo()
  if (DEMO === 'small') return void (await demo.fill(jobs.db, reloj))
  const pool = createPool(ownerUrl, 'unhurried')
  try {
    await demo.fillLiving(createDb(pool), reloj)
  } finally {
    await pool.end()
  }
}

interface Options {
  dev?: boolean
  /** Nobody of ours is behind the port yet. */
  first?: boolean
}

/** Brings the whole product up: database, data, API, web, mail. */
export async function start(config: Config, { dev = false, first = true }: Options = {}): Promise<Running> {
  if (first) await checkPort(config)
  await mudarDeVersion({ config, files: filesFrom(config), lleva, say: console.warn })
  const database = await openDatabase(config, copiarAntes(config, console.warn))
  const steps: (() => Promise<void> | void)[] = [() => database.stop()]
  const stop = async () => {
    for (const step of steps.reverse()) await step()
  }
  try {
    const house = await openHouse(config, database.url, console)
    steps.push(() => house.close())
    await checkDatabase(house.pool)
    await ensureBaseData(house.jobs.db)
    const production = config.NODE_ENV === 'production'
    if (production) await refuseDemo(house.jobs.db)
    else await fill(config, database, house)
    const setupLink = production && first ? await firstAdministrator(house.jobs.db, config) : undefined
    const app = await createApp(house)
    await web(app, {
      dev,
      spoken: house.spoken,
      ...(dev ? {} : { kept: house.kept }),
      ...(config.PUBLIC_URL ? { publicUrl: config.publicUrl } : {}),
    })
    steps.push(() => closeInTime(app))
    const address = await listen(app, config)
    steps.push(...startBackground(house, database.ownerUrl, app.log))
    return { address, setupLink, drain: () => drain(app.server), stop }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}
