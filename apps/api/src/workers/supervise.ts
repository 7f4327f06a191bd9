import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Post, sendAway } from './post.ts'
import { MOST, workersWanted } from './wanted.ts'
import { isOurs } from './words.ts'

/** Longer than a worker takes over its own end. */
const LEAVING_MS = 45_000
const SHORTEST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000
/** One that lived for so long did not die of its birth. */
const STEADY_AFTER_MS = 10_000

const say = (sentence: string) => console.warn(sentence)

const everyWorker = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

/** Keeps so many workers behind one port; it holds the port and knows nothing of what they do. */
class Supervisor {
  readonly #count: number
  readonly #working = new Set<Worker>()
  readonly #leaving = new Set<Worker>()
  readonly #post = new Post(() => this.#working)
  #started = 0
  #stopping = false
  #pause = 0
  #filling: Promise<void> | undefined
  #renewing: Promise<void> | undefined

  constructor(count: number) {
    this.#count = count
  }

  /** The first one prepares what all of them need; if it cannot, nobody can. */
  async begin(): Promise<void> {
    if (!(await this.#start())) process.exit(1)
    this.#fill()
  }

  /** One after the other is replaced; each new one answers before the old one is sent away. */
  renew(): void {
    const after = this.#renewing ?? Promise.resolve()
    const renewing = after
      .then(() => this.#filling)
      .then(() => this.#renew())
      .finally(() => {
        if (this.#renewing === renewing) this.#renewing = undefined
      })
    this.#renewing = renewing
  }

  async stop(): Promise<void> {
    this.#stopping = true
    await Promise.all(
      everyWorker().map(async (worker) => {
        worker.process.kill('SIGTERM')
        await this.#ended(worker)
      }),
    )
    process.exit(0)
  }

  async #start(): Promise<Worker | undefined> {
    this.#started += 1
    const worker = cluster.fork({ WORKERS: String(this.#count), TELAR_WORKER: String(this.#started) })
    const born = Date.now()
    const ready = new Promise<boolean>((settle) => {
      worker.on('message', (message: unknown) => isOurs(message) && message.telar === 'ready' && settle(true))
      worker.once('exit', () => settle(false))
    })
    if (!(await ready)) return undefined
    this.#working.add(worker)
    this.#post.serve(worker)
    worker.once('exit', (code, signal) => this.#gone(worker, born, signal ?? String(code)))
    return worker
  }

  #gone(worker: Worker, born: number, how: string): void {
    this.#working.delete(worker)
    if (this.#leaving.delete(worker) || this.#stopping) return
    const steady = Date.now() - born > STEADY_AFTER_MS
    this.#pause = steady ? 0 : Math.min(Math.max(this.#pause * 2, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS)
    say(`A worker ended (${how}); another one takes its place.`)
    this.#fill()
  }

  #fill(): void {
    this.#filling ??= this.#bringBack().finally(() => {
      this.#filling = undefined
      if (!this.#stopping && this.#working.size < this.#count) this.#fill()
    })
  }

  async #bringBack(): Promise<void> {
    for (let pause = this.#pause; !this.#stopping && this.#working.size < this.#count; ) {
      await sleep(pause)
      if (this.#stopping) return
      if (!(await this.#start())) pause = Math.min(Math.max(pause * 2, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS)
    }
  }

  async #renew(): Promise<void> {
    for (const old of [...this.#working]) {
      if (this.#stopping) return
      if (!this.#working.has(old)) continue
      if (!(await this.#start())) {
        say('A new worker does not start; the others go on as they were.')
        return
      }
      this.#leaving.add(old)
      sendAway(old)
      await this.#ended(old)
    }
    say('Every worker is a new one.')
  }

  async #ended(worker: Worker): Promise<void> {
    if (worker.isDead()) return
    const tooLong = setTimeout(() => worker.process.kill('SIGKILL'), LEAVING_MS)
    await once(worker, 'exit')
    clearTimeout(tooLong)
  }
}

/** Runs as many workers as are wanted until told to stop (TERM, INT); HUP replaces them without anybody noticing. Nothing in a worker. */
export async function supervise(argv: readonly string[]): Promise<boolean> {
  if (cluster.isWorker) return false
  const count = workersWanted(argv)
  if (count === undefined) {
    console.error(`Telar cannot start. --workers needs a number from 1 to ${MOST}.`)
    process.exit(1)
  }
  const supervisor = new Supervisor(count)
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void supervisor.stop()
    })
  process.on('SIGHUP', () => supervisor.renew())
  await supervisor.begin()
  return true
}
