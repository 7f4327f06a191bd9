import { dataFolder, serve } from './server.ts'

const PORT = 5310
const READY = '/api/health/ready'

/** How long does a start take, the first time and later? */
export async function arranque(): Promise<void> {
  await dataFolder(async (folder) => {
    const times: number[] = []
    for (let i = 0; i < 4; i++) {
      const server = await serve('apps/api/src/main.ts', PORT, READY, { DATA_DIR: folder })
      times.push(server.started)
      await server.stop()
    }
    const [first = 0, ...later] = times
    console.log(
      `start      first ${Math.round(first)} ms, later ${later.map(Math.round).join(', ')} ms (PostgreSQL included)`,
    )
  })
}
