/** How the same question of many is put at once. */
interface Asking<A, R> {
  /** So many go together at most; as many wait for nobody. */
  most: number
  /** After so many milliseconds those who are on their way hold up nobody any more. */
  patience: number
  /** Whom it is about: two about the same never go together. */
  about: (one: A) => string
  /** Answers by whom they are about; whoever has none may ask alone. */
  ask: (all: readonly A[]) => Promise<ReadonlyMap<string, R>>
}

interface Waiting<A, R> {
  one: A
  answer: (found: R | undefined) => void
  fail: (error: unknown) => void
}

type Load<A, R> = ReadonlyMap<string, Waiting<A, R>>

/** One question for all who ask the same while others are being answered: nobody waits for more to come. */
export class Together<A, R> {
  readonly #asking: Asking<A, R>
  #waiting: readonly Waiting<A, R>[] = []
  /** Whom those are about who are not answered yet. */
  readonly #open = new Set<string>()
  #going = 0

  constructor(asking: Asking<A, R>) {
    this.#asking = asking
  }

  ask(one: A): Promise<R | undefined> {
    return new Promise((answer, fail) => {
      this.#waiting = [...this.#waiting, { one, answer, fail }]
      this.#goOn()
    })
  }

  #goOn(): void {
    const load = this.#next()
    if (load.size === 0 || (this.#going > 0 && load.size < this.#asking.most)) return
    const goes = new Set(load.values())
    this.#waiting = this.#waiting.filter((waiting) => !goes.has(waiting))
    this.#going += 1
    let over = false
    const goOn = () => {
      if (over) return
      over = true
      clearTimeout(late)
      this.#going -= 1
      this.#goOn()
    }
    const late = setTimeout(goOn, this.#asking.patience)
    void this.#go(load).then(() => {
      goOn()
      this.#goOn()
    })
  }

  /** Who goes next, in the order they came. */
  #next(): Load<A, R> {
    const load = new Map<string, Waiting<A, R>>()
    for (const waiting of this.#waiting) {
      const about = this.#asking.about(waiting.one)
      if (!this.#open.has(about) && !load.has(about)) load.set(about, waiting)
      if (load.size === this.#asking.most) break
    }
    return load
  }

  async #go(load: Load<A, R>): Promise<void> {
    for (const about of load.keys()) this.#open.add(about)
    try {
      const found = await this.#asking.ask([...load.values()].map(({ one }) => one))
      for (const [about, { answer }] of load) answer(found.get(about))
    } catch (error) {
      for (const { fail } of load.values()) fail(error)
    }
    for (const about of load.keys()) this.#open.delete(about)
  }
}
