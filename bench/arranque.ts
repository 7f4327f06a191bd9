import { databaseUrl, dataFolder, serve } from './server.ts'

const PORT = 5310
const BESIDE = 5311
const READY = '/api/health/ready'

/** Another process of a house whose database is already running. */
async function beside(folder: string): Promise<number> {
  const own = await serve('apps/api/src/main.mjs', PORT, READY, { DATA_DIR: folder })
  const other = await serve('apps/api/src/main.mjs', BESIDE, READY, {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl(folder),
  })
  await other.stop()
  await own.stop()
  return other.started
}

/** How long does a start take, the first time and later? */
export async function arranque(): Promise<void> {
  await dataFolder(async (folder) => {
    const times: number[] = []
    for (let i = 0; i < 4; i++) {
      const server = await serve('apps/api/src/main.mjs', PORT, READY, { DATA_DIR: folder })
      times.push(server.started)
      await server.stop()
    }
    const [first = 0, ...later] = times
    console.log(
      `start      first ${Math.round(first)} ms, later ${later.map(Math.round).join(', ')} ms (PostgreSQL included)`,
    )
    const running = [await beside(folder), await beside(folder), await beside(folder)]
    console.log(`start      on a running database ${running.map(Math.round).join(', ')} ms (goal ≤ 1000)`)
  })
}
