import { parentPort, Worker } from 'node:worker_threads'

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

/** Work that would hold up the server, done in a thread: one commission after the other; without any, it goes home. */
export class Thread<O> {
  readonly #file: URL
  readonly #waiting = new Map<number, Waiting>()
  #turn: Promise<unknown> = Promise.resolve()
  #worker: Worker | undefined
  #home: NodeJS.Timeout | undefined
  #next = 0

  constructor(file: URL) {
    this.#file = file
  }

  run(order: O): Promise<Buffer> {
    const done = this.#turn.then(() => this.#commission(order))
    this.#turn = done.catch(() => {})
    return done
  }

  #commission(order: O): Promise<Buffer> {
    clearTimeout(this.#home)
    this.#next += 1
    const commission: Commission = { id: this.#next, order }
    return new Promise<Buffer>((resolve, reject) => {
      this.#waiting.set(commission.id, { resolve, reject })
      this.#thread().postMessage(commission)
    }).finally(() => {
      this.#home = setTimeout(() => this.#leave(), IDLE_MS).unref()
    })
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(this.#file)
    worker.unref()
    worker.on('message', (delivery: Delivery) => this.#deliver(delivery))
    worker.on('error', (error) => this.#fail(error as Error))
    this.#worker = worker
    return worker
  }

  #deliver(delivery: Delivery): void {
    const waiting = this.#waiting.get(delivery.id)
    this.#waiting.delete(delivery.id)
    if ('error' in delivery) waiting?.reject(new Error(delivery.error))
    else waiting?.resolve(Buffer.from(delivery.result))
  }

  #fail(error: Error): void {
    this.#worker = undefined
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
