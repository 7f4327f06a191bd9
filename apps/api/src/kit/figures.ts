import type { Bound } from '@telar/contract/kit/endpoint'
import type { Changes } from './changes.ts'

/** Reads a figure, or gives the one that is kept under this key. */
export type Keep = <T>(key: string, make: () => Promise<T>) => Promise<T>

const MAX_FIGURES = 2000

interface Figure {
  tables: readonly string[]
  value: Promise<unknown>
}

/**
 * Counts and sums over many rows: exact, and kept until one of their tables changes, in whatever process. One that was
 * being read meanwhile is given out but not kept.
 */
export class Figures {
  readonly #figures = new Map<string, Figure>()
  readonly #changes: Pick<Changes, 'up' | 'on'>

  constructor(changes: Pick<Changes, 'up' | 'on'>) {
    this.#changes = changes
    changes.on((table) => this.#drop(table))
  }

  /** A write of this process has committed: nobody is answered an earlier figure. Drafts and talk are in no list. */
  written({ resource, creates }: Pick<Bound, 'resource' | 'creates'>): void {
    if (resource === 'chatbot') return
    if (resource !== 'cart' || creates) this.#drop(null)
  }

  /** Figures that depend on these tables and nothing else. */
  over(tables: readonly string[]): Keep {
    return (key, make) => this.#get(tables, key, make)
  }

  #get<T>(tables: readonly string[], key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#figures.get(key)
    if (known) return known.value as Promise<T>
    const value = make()
    if (!this.#changes.up) return value
    if (this.#figures.size >= MAX_FIGURES) this.#figures.clear()
    const figure = { tables, value }
    this.#figures.set(key, figure)
    value.catch(() => {
      if (this.#figures.get(key) === figure) this.#figures.delete(key)
    })
    return value
  }

  #drop(table: string | null): void {
    for (const [key, { tables }] of this.#figures)
      if (table === null || tables.includes(table)) this.#figures.delete(key)
  }
}
