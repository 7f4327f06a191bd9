import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { outside } from '../db/outside.ts'
import { Turns } from './turns.ts'

const IDLE_MS = 10_000

interface Commission {
  id: number
  order: unknown
}
type Delivery = { id: number; result: Uint8Array } | { id: number; error: string }

interface Waiting {
  resolve(result: Buffer): void
  reject(error: Error): void
}

interface Limits {
  /** A commission that takes longer is given up, and the process with it. */
  seconds: number
  /** What its objects may take; one that wants more ends alone, without the process. */
  heapMb: number
  /** Whoever comes when so many wait already is asked to come back. */
  waiting: number
}

/** It took more time or memory than it may. */
class GivenUp extends Error {}

/** How a process ends that wanted more memory than it may have. */
const OUT_OF_MEMORY = 'SIGABRT'

/**
 * Work that would hold up the server, done in a process of its own: one commission after the other; without any, it goes
 * home, and all the memory it took with it. Whatever it does to itself, the server goes on; of the server's secrets it knows none.
 */
export class Apart<O> {
  readonly #file: URL
  readonly #limits: Limits
  readonly #turns: Turns
  readonly #waiting = new Map<number, Waiting>()
  #worker: ChildProcess | undefined
  #home: NodeJS.Timeout | undefined
  #next = 0

  constructor(file: URL, limits: Limits) {
    this.#file = file
    this.#limits = limits
    this.#turns = new Turns({ atOnce: 1, waiting: limits.waiting })
  }

  async run(order: O): Promise<Buffer> {
    outside('Work apart')
    return this.#turns.run(() => this.#commission(order))
  }

  /** Whether that is why a commission failed: what it was given is to blame. */
  gaveUp(error: unknown): boolean {
    return error instanceof GivenUp
  }

  #commission(order: O): Promise<Buffer> {
    clearTimeout(this.#home)
    this.#next += 1
    const commission: Commission = { id: this.#next, order }
    let enough: NodeJS.Timeout | undefined
    return new Promise<Buffer>((resolve, reject) => {
      this.#waiting.set(commission.id, { resolve, reject })
      this.#process().send(commission)
      enough = setTimeout(() => {
        this.#fail(new GivenUp('It took too long.'))
        this.#leave()
      }, this.#limits.seconds * 1000)
    }).finally(() => {
      clearTimeout(enough)
      this.#home = setTimeout(() => this.#leave(), IDLE_MS).unref()
    })
  }

  #process(): ChildProcess {
    if (this.#worker) return this.#worker
    const worker = fork(fileURLToPath(this.#file), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {},
      execArgv: [`--max-old-space-size=${this.#limits.heapMb}`],
    })
    worker.unref()
    worker.channel?.unref()
    worker.on('message', (delivery: Delivery) => this.#deliver(delivery))
    worker.on('error', (error) => {
      if (this.#gone(worker)) this.#fail(error)
    })
    worker.on('exit', (_, signal) => {
      if (!this.#gone(worker)) return
      this.#fail(
        signal === OUT_OF_MEMORY ? new GivenUp('It took too much memory.') : new Error('Work apart has ended.'),
      )
    })
    this.#worker = worker
    return worker
  }

  /** Says whether it was the one at work. */
  #gone(worker: ChildProcess): boolean {
    if (this.#worker !== worker) return false
    this.#worker = undefined
    return true
  }

  #deliver(delivery: Delivery): void {
    const waiting = this.#waiting.get(delivery.id)
    this.#waiting.delete(delivery.id)
    if ('error' in delivery) waiting?.reject(new Error(delivery.error))
    else waiting?.resolve(Buffer.from(delivery.result))
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }

  #leave(): void {
    const worker = this.#worker
    this.#worker = undefined
    worker?.kill('SIGKILL')
  }
}

/** What such a process does with each commission; it ends with the one that began it. */
export function serve<O>(work: (order: O) => Promise<Uint8Array>): void {
  const deliver = (delivery: Delivery) => process.send?.(delivery)
  process.on('message', ({ id, order }: Commission) => {
    work(order as O).then(
      (result) => deliver({ id, result }),
      (error: Error) => deliver({ id, error: error.message }),
    )
  })
  process.on('disconnect', () => process.exit())
}
