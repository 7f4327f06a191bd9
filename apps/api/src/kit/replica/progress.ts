import { randomUUID } from 'node:crypto'

/** What is further behind is not read. */
const MOST_BEHIND_MS = 5000
/** Longer than a browser shows its mark. */
const REMEMBERED_MS = 60_000

/** How far two servers have come, in bytes of all that was ever written. */
interface Positions {
  written(): Promise<number>
  repeated(): Promise<number>
}

/** Something that happened, and how far the replica must have come to know of it: not known until the primary was asked afterwards. */
class Happening {
  need = Number.POSITIVE_INFINITY
}

interface Writer {
  /** What the browser shows that wrote. */
  mark: string
  wrote: Happening
  at: number
}

/**
 * Knows what the replica has: of every table all that this process has heard of, and of every person all that they wrote.
 * Nobody's clock is asked. What happened is placed by asking the primary, afterwards, how much it has written.
 */
export class Progress {
  readonly #positions: Positions
  readonly #tables = new Map<string, Happening>()
  readonly #writers = new Map<string, Writer>()
  /** What happened and has no place yet. */
  #unplaced: Happening[] = []
  /** What happened to tables of which nobody knows the names. */
  #all = this.#happens()
  /** How much was written when, as far as it is not repeated. */
  #ahead: { at: number; position: number }[] = []
  #repeated = 0
  #up = false

  constructor(positions: Positions) {
    this.#positions = positions
  }

  /** A table has changed, or nobody knows which. */
  changed(table: string | null): void {
    if (table === null) this.#all = this.#happens()
    else this.#tables.set(table, this.#happens())
  }

  /** Somebody has written here; the mark tells the other processes. */
  wrote(who: string): string {
    const mark = randomUUID()
    this.#writers.set(who, { mark, wrote: this.#happens(), at: Date.now() })
    return mark
  }

  /** Somebody shows a mark: one that is not known was given for a write elsewhere. */
  shows(who: string, mark: string | undefined): void {
    if (mark !== undefined && this.#writers.get(who)?.mark !== mark)
      this.#writers.set(who, { mark, wrote: this.#happens(), at: Date.now() })
  }

  /** Whether all that is known to have happened to these tables can be read there. */
  hasTables(tables: readonly string[]): boolean {
    return this.#has(this.#all) && tables.every((table) => this.#has(this.#tables.get(table)))
  }

  /** Whether all that somebody wrote can be read there. */
  hasWritesOf(who: string | undefined): boolean {
    return this.#has(who === undefined ? undefined : this.#writers.get(who)?.wrote)
  }

  /** It did not answer: nobody asks it until it has been looked at again. */
  failed(): void {
    this.#up = false
  }

  /** Looks how far both have come. */
  async look(): Promise<void> {
    try {
      const at = Date.now()
      const placing = this.#unplaced.splice(0)
      const position = await this.#positions.written().catch((error) => {
        this.#unplaced.push(...placing)
        throw error
      })
      for (const happening of placing) happening.need = position
      this.#repeated = await this.#positions.repeated()
      this.#ahead = [...this.#ahead, { at, position }].filter((sample) => sample.position > this.#repeated)
      this.#up = at - (this.#ahead[0]?.at ?? at) <= MOST_BEHIND_MS
    } catch {
      this.#up = false
    }
    const forgotten = Date.now() - REMEMBERED_MS
    for (const [who, { at }] of this.#writers) if (at < forgotten) this.#writers.delete(who)
  }

  #happens(): Happening {
    const happening = new Happening()
    this.#unplaced.push(happening)
    return happening
  }

  #has(happening: Happening | undefined): boolean {
    return this.#up && (happening?.need ?? 0) <= this.#repeated
  }
}
