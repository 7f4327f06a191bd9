import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../db/embedded.ts'

const MAIN = join(import.meta.dirname, '../main.mjs')
const GIVEN_UP_AFTER_MS = 60_000

const PRODUCTION = {
  ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://tienda.example.com', ADMIN_EMAIL: 'casa@example.com' },
  ...{ MAIL_FROM: 'casa@example.com', SMTP_URL: 'smtp://127.0.0.1:1', JWT_SECRET: 'de-una-casa-de-verdad'.repeat(3) },
}

/** Starts the product there, and what it says when it will not; it is stopped if it does. */
async function startOf(folder: string, env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data))
  const timer = setTimeout(() => child.kill('SIGTERM'), GIVEN_UP_AFTER_MS)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearTimeout(timer)
  return { code, said }
}

/** As a newer version would have left it. */
async function grownNewer(folder: string): Promise<void> {
  const server = await startPostgres(join(folder, 'postgres'))
  const client = new pg.Client({ connectionString: server.url })
  try {
    await client.connect()
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', extract(epoch from now() + interval '1 year') * 1000)",
    )
  } finally {
    await client.end()
    await server.stop()
  }
}

/** Production does not open on the demo's accounts, nor old code on what newer code has made. */
export async function startsThatAreRefused(folder: string): Promise<string[]> {
  const production = await startOf(folder, PRODUCTION)
  await grownNewer(folder)
  const older = await startOf(folder, { NODE_ENV: 'test' })
  const refusals = {
    'production on demo data': { ...production, why: /demo/ },
    'older code': { ...older, why: /newer/ },
  }
  return Object.entries(refusals).flatMap(([what, { code, said, why }]) =>
    code !== null && code !== 0 && why.test(said) ? [] : [`${what} was not refused: ${code} ${said.slice(0, 300)}`],
  )
}
