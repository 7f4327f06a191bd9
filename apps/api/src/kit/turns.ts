import { busy } from './errors.ts'

const RETRY_AFTER_S = 5

interface Queue {
  atOnce: number
  /** Who comes when so many wait already is asked to come back. */
  waiting: number
}

/** Work that takes much of the machine, a few at a time. */
export class Turns {
  readonly #queue: Queue
  readonly #waiting: (() => void)[] = []
  #working = 0

  constructor(queue: Queue) {
    this.#queue = queue
  }

  async run<R>(work: () => Promise<R>): Promise<R> {
    await this.#turn()
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#working -= 1
    }
  }

  async #turn(): Promise<void> {
    if (this.#working < this.#queue.atOnce) {
      this.#working += 1
      return
    }
    if (this.#waiting.length >= this.#queue.waiting) throw busy(RETRY_AFTER_S)
    await new Promise<void>((begin) => this.#waiting.push(begin))
  }
}
