import { parentPort, Worker } from 'node:worker_threads'
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
  /** A commission that takes longer is given up, and the thread with it. */
  seconds: number
  /** What its objects may take; one that wants more ends alone, without the process. */
  heapMb: number
  /** Whoever comes when so many wait already is asked to come back. */
  waiting: number
}

/** It took more time or memory than it may. */
class GivenUp extends Error {}

/** Work that would hold up the server, done in a thread: one commission after the other; without any, it goes home. */
export class Thread<O> {
  readonly #file: URL
  readonly #limits: Limits
  readonly #turns: Turns
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #home: NodeJS.Timeout | undefined
  #next = 0

  constructor(file: URL, limits: Limits) {
    this.#file = file
    this.#limits = limits
    this.#turns = new Turns({ atOnce: 1, waiting: limits.waiting })
  }

  async run(order: O): Promise<Buffer> {
    outside('A thread')
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
      this.#thread().postMessage(commission)
      enough = setTimeout(() => {
        this.#fail(new GivenUp('It took too long.'))
        this.#leave()
      }, this.#limits.seconds * 1000)
    }).finally(() => {
      clearTimeout(enough)
      this.#home = setTimeout(() => this.#leave(), IDLE_MS).unref()
    })
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(this.#file, { resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMb } })
    worker.unref()
    worker.on('message', (delivery: Delivery) => this.#deliver(delivery))
    worker.on('error', (error: Error & { code?: string }) => {
      this.#gone(worker)
      this.#fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new GivenUp(error.message) : error)
    })
    worker.on('exit', () => {
      if (this.#gone(worker)) this.#fail(new Error('A thread has ended.'))
    })
    this.#worker = worker
    return worker
  }

  /** Says whether it was the one at work. */
  #gone(worker: Worker): boolean {
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
    worker?.terminate().catch(() => {})
  }
}

/** What a thread's own file does with each commission. */
export function serve<O>(work: (order: O) => Promise<Uint8Array>): void {
  parentPort?.on('message', ({ id, order }: Commission) => {
    work(order as O).then(
      (result) => parentPort?.postMessage({ id, result } satisfies Delivery),
      (error: Error) => parentPort?.postMessage({ id, error: error.message } satisfies Delivery),
    )
  })
}
