import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, copyFileSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const HA = join(import.meta.dirname, '../../../../deploy/ha')
const FILES = ['patroni.yml', 'post_init.sh', 'haproxy.cfg']
const FOLDERS = ['etcd', 'pg1', 'pg2', 'run', 'log']
/** Whom PostgreSQL runs as where the drill itself is run by root, whom it refuses. */
const NOBODY = 65_534
const ETCD = 'http://127.0.0.1:15479'
const PEER = 'http://127.0.0.1:15480'

export const PRIMARY_URL = 'postgres://telar:change-me-4@127.0.0.1:15400/telar'
export const REPLICA_URL = 'postgres://telar:change-me-4@127.0.0.1:15401/telar'

export const MEMBERS = ['pg1', 'pg2'] as const
export type Member = (typeof MEMBERS)[number]

/** Everything between the application and its rows: the lock store, two members and the proxy, each a process of ours. */
export class Ground {
  readonly #folder: string
  readonly #running = new Map<string, ChildProcess>()
  readonly #as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

  constructor(folder: string) {
    this.#folder = folder
    for (const name of FOLDERS) mkdirSync(join(folder, name), { mode: 0o700 })
    for (const name of FILES) copyFileSync(join(HA, name), join(folder, name))
    chmodSync(join(folder, 'post_init.sh'), 0o755)
    if ('uid' in this.#as) for (const name of ['', ...FOLDERS, ...FILES]) chownSync(join(folder, name), NOBODY, NOBODY)
  }

  async start(): Promise<void> {
    this.startEtcd()
    await until('the lock store', async () => (await fetch(`${ETCD}/health`)).ok)
    this.startMember('pg1')
    await until('the first member', async () => (await this.primary()) === 'pg1')
    this.startMember('pg2')
    await until('the second member', () => this.whole())
    this.startProxy()
  }

  startEtcd(): void {
    this.#spawn('etcd', '/usr/bin/etcd', [
      ...['--enable-v2', '--name', 'telar', '--data-dir', './etcd'],
      ...['--listen-client-urls', ETCD, '--advertise-client-urls', ETCD],
      ...['--listen-peer-urls', PEER, '--initial-advertise-peer-urls', PEER, '--initial-cluster', `telar=${PEER}`],
    ])
  }

  startMember(name: Member): void {
    const n = name.slice(2)
    this.#spawn(name, '/usr/bin/patroni', ['patroni.yml'], {
      PATRONI_NAME: name,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:1548${n}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:1548${n}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:1543${n}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:1543${n}`,
      PATRONI_POSTGRESQL_DATA_DIR: `./${name}`,
    })
  }

  startProxy(): void {
    this.#spawn('haproxy', '/usr/sbin/haproxy', ['-f', 'haproxy.cfg', '-db'])
  }

  /** Who writes now; nobody while it is being decided. */
  async primary(): Promise<Member | undefined> {
    for (const name of MEMBERS) if (await answers(name, '/primary')) return name
    return undefined
  }

  /** One writes, and the other has all that it has written; each says so itself. */
  async whole(): Promise<boolean> {
    const primary = await this.primary()
    const other = MEMBERS.find((name) => name !== primary)
    return primary !== undefined && other !== undefined && (await answers(other, '/sync'))
  }

  async switchOver(from: Member, to: Member): Promise<void> {
    const answer = await fetch(`${restOf(from)}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: from, candidate: to }),
      signal: AbortSignal.timeout(60_000),
    })
    if (!answer.ok) throw new Error(`The switchover was refused: ${await answer.text()}`)
  }

  /** The PostgreSQL of a member with all its processes. */
  postgres(name: Member): number[] {
    const [first = ''] = readFileSync(join(this.#folder, name, 'postmaster.pid'), 'utf8').split('\n')
    const postmaster = Number(first)
    return [postmaster, ...childrenOf(postmaster)]
  }

  /** A member whole: who looks after it, and its PostgreSQL. */
  node(name: Member): number[] {
    return [this.#pid(name), ...this.postgres(name)]
  }

  async kill(name: 'etcd' | 'haproxy' | Member): Promise<void> {
    await this.#end(name, 'SIGKILL')
  }

  async stop(): Promise<void> {
    for (const name of ['haproxy', ...MEMBERS, 'etcd']) await this.#end(name, 'SIGTERM')
  }

  #pid(name: string): number {
    const pid = this.#running.get(name)?.pid
    if (pid === undefined) throw new Error(`${name} is not running.`)
    return pid
  }

  async #end(name: string, signal: NodeJS.Signals): Promise<void> {
    const child = this.#running.get(name)
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  #spawn(name: string, program: string, args: string[], env: Record<string, string> = {}): void {
    const log = openSync(join(this.#folder, 'log', `${name}.log`), 'a')
    const child = spawn(program, args, {
      ...this.#as,
      cwd: this.#folder,
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8', HOME: this.#folder, ...env },
      stdio: ['ignore', log, log],
    })
    this.#running.set(name, child)
  }
}

const restOf = (name: Member) => `http://127.0.0.1:1548${name.slice(2)}`
const ask = (name: Member, path: string) => fetch(restOf(name) + path, { signal: AbortSignal.timeout(2000) })
const answers = (name: Member, path: string) =>
  ask(name, path).then(
    ({ ok }) => ok,
    () => false,
  )

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent
      } catch {
        return false
      }
    })
    .map(Number)
}

/** Waits for something that comes by itself, and says what did not. */
export async function until(what: string, came: () => Promise<boolean>, patience = 120_000): Promise<number> {
  const began = performance.now()
  while (!(await came().catch(() => false))) {
    if (performance.now() - began > patience) throw new Error(`${what} did not come within ${patience / 1000} s.`)
    await sleep(100)
  }
  return performance.now() - began
}
