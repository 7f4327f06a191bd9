import { createApp } from '../app.ts'
import { startOutbox } from '../casa/correo/jobs.ts'
import { readConfig } from '../config.ts'
import { openHouse } from '../house.ts'
import { salida } from '../salida.ts'
import { closeInTime } from '../start.ts'
import { drain } from '../workers/drain.ts'
import { supervise } from '../workers/supervise.ts'
import { untilTold } from '../workers/until-told.ts'

/** The API and its outbox in a process of their own, to be killed at any moment; by a clock that is ahead, where so many milliseconds are named. */
async function serve(): Promise<void> {
  const config = readConfig(process.env, process.cwd())
  const { FAULTS_AHEAD = '0', PORT = '0' } = process.env
  const ahead = Number(FAULTS_AHEAD)
  const house = await openHouse(config, config.DATABASE_URL ?? '', console, () => new Date(Date.now() + ahead))
  const app = await createApp(house)
  const address = await app.listen({ host: '127.0.0.1', port: Number(PORT) })
  const stopOutbox = startOutbox(house.db, house.changes, salida(config, app.log))
  process.send?.(address)
  untilTold({
    drain: () => drain(app.server),
    async stop() {
      await closeInTime(app)
      await stopOutbox()
      await house.close()
    },
  })
}

if (!process.argv.includes('--workers') || !(await supervise(process.argv))) await serve()
