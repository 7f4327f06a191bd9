import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** As it should be; nobody answers at all; whatever is said disappears and nobody hangs up. */
type State = 'whole' | 'cut' | 'silent'

/** A line to the database that can be cut. */
export interface Line {
  /** The same database, over the line. */
  url(databaseUrl: string): string
  set(state: State): void
  close(): Promise<void>
}

const hangUp = (sockets: Set<Socket>) => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
}

/** Stands between the application and the server of that database. */
export async function lineTo(databaseUrl: string): Promise<Line> {
  const real = new URL(databaseUrl)
  const host = real.searchParams.get('host')
  const port = Number(real.port || 5432)
  const reach = () => (host ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, real.hostname))
  const folder = mkdtempSync(join(tmpdir(), 'telar-line-'))
  chmodSync(folder, 0o711)
  const open = new Set<Socket>()
  let state: State = 'whole'
  const server = createServer((near) => {
    open.add(near)
    near.on('error', () => {})
    near.on('close', () => open.delete(near))
    if (state === 'cut') return near.destroy()
    const far = reach()
    open.add(far)
    far.on('error', () => near.destroy())
    far.on('close', () => {
      open.delete(far)
      if (state !== 'silent') near.destroy()
    })
    near.on('close', () => far.destroy())
    near.on('data', (data) => state === 'whole' && far.write(data))
    far.on('data', (data) => state === 'whole' && near.write(data))
  })
  await new Promise<void>((listening) => server.listen(join(folder, `.s.PGSQL.${port}`), listening))
  return {
    url(of) {
      const url = new URL(of)
      url.searchParams.set('host', folder)
      return url.href
    },
    set(next) {
      // What was swallowed is missing for ever: such a connection is of no more use.
      if (next === 'cut' || state === 'silent') hangUp(open)
      state = next
    },
    async close() {
      hangUp(open)
      await new Promise((closed) => server.close(closed))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
