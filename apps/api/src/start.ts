import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { type Config, StartError } from './config.ts'
import { ensureBaseData } from './db/base-data.ts'
import { checkDatabase } from './db/connection.ts'
import { openDatabase } from './db/open.ts'
import { rolesTable, userRolesTable, usersTable } from './db/schema/identidad.ts'
import { fillDemo } from './demo/fill.ts'
import { mailer } from './gateways/mail.ts'
import { type House, openHouse } from './house.ts'
import { startCleaning } from './jobs/cleaning.ts'
import { startOutbox } from './jobs/outbox.ts'
import { passwordLink } from './resources/users/commands.ts'
import { web } from './web/plugin.ts'

const SETUP_HOURS = 24

export interface Running {
  address: string
  /** In production, on an empty database: the link by which the first administrator sets a password. */
  setupLink: string | undefined
  stop(): Promise<void>
}

/** The first administrator of an installation without demo: an account without a password, and a link to set it. */
async function firstAdministrator({ db, config }: House): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [admin] = await tx.select().from(rolesTable).where(eq(rolesTable.name, 'Admin'))
    const holders = await tx
      .select({ id: usersTable.id, passwordHash: usersTable.passwordHash })
      .from(userRolesTable)
      .innerJoin(usersTable, eq(usersTable.id, userRolesTable.userId))
      .where(eq(userRolesTable.roleId, admin?.id ?? ''))
    if (holders.some(({ passwordHash }) => passwordHash !== null)) return undefined
    const email = config.ADMIN_EMAIL
    const [user] =
      holders.length > 0
        ? holders
        : await tx.insert(usersTable).values({ userName: email, email, firstName: 'Admin' }).returning()
    if (!user || !admin) return undefined
    await tx.insert(userRolesTable).values({ userId: user.id, roleId: admin.id }).onConflictDoNothing()
    return passwordLink(tx, config, user.id, SETUP_HOURS)
  })
}

async function listen(app: FastifyInstance, { HOST, PORT }: Config): Promise<string> {
  try {
    return await app.listen({ host: HOST, port: PORT })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${PORT} is taken. Stop what uses it, or choose another with PORT.`)
    if (code === 'EACCES')
      throw new StartError(`Port ${PORT} needs more rights than this user has. Choose another with PORT.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST ${HOST} is not an address of this machine.`)
    throw error
  }
}

/** Brings the whole product up: database, data, API, web, mail. */
export async function start(config: Config, { dev = false }: { dev?: boolean } = {}): Promise<Running> {
  const database = await openDatabase(config)
  const steps: (() => Promise<void> | void)[] = [() => database.stop()]
  const stop = async () => {
    for (const step of steps.reverse()) await step()
  }
  try {
    const house = await openHouse(config, database.url, console)
    steps.push(() => house.close())
    await checkDatabase(house.pool)
    await ensureBaseData(house.db)
    const production = config.NODE_ENV === 'production'
    if (!production) await fillDemo(house.db)
    const setupLink = production ? await firstAdministrator(house) : undefined
    const app = await createApp(house)
    await web(app, { dev })
    steps.push(() => app.close())
    const address = await listen(app, config)
    steps.push(startOutbox(house.db, mailer(config), house.changes, app.log))
    steps.push(startCleaning(house.db, app.log))
    return { address, setupLink, stop }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}
