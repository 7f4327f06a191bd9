import { finDelDia, type Reloj } from '@telar/domain/fecha'
import { isAway } from '../errors.ts'
import { type Answer, type Fresh, finish, smaller } from './answers.ts'
import type { Changes } from './changes.ts'
import { gather, makeFrom, type Source } from './sources.ts'

interface Entry {
  source: Source
  made: Promise<unknown>
  /** What it came to, once it has been weighed. */
  value?: unknown
  /** The moment at which it stops being true by itself. */
  ends: number
  bytes: number
  /** Whether anybody may see it: a copy is given out while the database is away. */
  lasting: boolean
  /** What is done when it is asked for the second time. */
  again?: (() => void) | undefined
}

/** What was true when the database was last heard of. */
interface Copy {
  source: Source
  answer: Promise<Answer>
  bytes: number
}

const bytesOf = ({ plain, br, gzip }: Answer) => plain.length + br.length + gzip.length

/** What is not an answer of a known length counts as much. */
const A_VALUE = 4 * 1024
const MAX_BYTES = 128 * 1024 * 1024
const MAX_GROWN = 200
/** A page that is asked for again, and holds for so long after that, is worth the work of making it smaller. */
const SETTLED_MS = 2_000
/** Not while the process is at work for more than this part of that time. */
const BUSY = 0.4
const MAX_BYTES_OF_COPIES = 48 * 1024 * 1024
/** While nothing is heard of the database nobody waits longer than this for what there is a copy of. */
const PATIENCE_WITHOUT_DATABASE_MS = 500

/** How much memory something takes; nothing for what is not worth keeping. */
type Weigh<T> = (value: T) => number | undefined
const weighValue = (value: unknown) => (value === undefined ? undefined : A_VALUE)

/** Reads a figure, or gives the one that is kept under this key. */
export type Keep = <T>(key: string, make: (before: T | undefined) => Promise<T>) => Promise<T>

interface Parts {
  changes: Pick<Changes, 'up' | 'on'>
  reloj: Reloj
  /** The tables of whose changes the database tells. */
  told: ReadonlySet<string>
  /** What part of the time since a former look the process was at work. */
  work?: Work
}

type Look = ReturnType<typeof performance.eventLoopUtilization>
type Work = (since?: Look) => Look
const workOf: Work = (since) => performance.eventLoopUtilization(since)

/**
 * The memory of the process: answers, figures, people, the assistant's index. What was being made while its tables
 * changed is given out but not kept. All of it is dropped when it has grown too large.
 */
export class Kept {
  readonly #parts: Parts
  readonly #entries = new Map<string, Entry>()
  readonly #keysOf = new Map<string, Set<string>>()
  /** What is on its way and must not be begun twice. */
  readonly #making = new Map<string, Promise<unknown>>()
  /** When each table last changed, counted in changes. */
  readonly #changedAt = new Map<string, number>()
  #clearedAt = 0
  #count = 0
  /** The last of what may be given out while it is made again. */
  readonly #before = new Map<string, unknown>()
  /** The last of what grows out of itself, the longest unasked first; true only while the line to the database holds. */
  readonly #grown = new Map<string, { source: Source; value: unknown }>()
  readonly #known = new WeakSet<Source>()
  /** Answers of which the line to the database, not a change, was the end. */
  readonly #copies = new Map<string, Copy>()
  /** One page after the other is made smaller, so that no more than one core is ever at it. */
  #shrinking: Promise<void> = Promise.resolve()
  #bytes = 0
  #hits = 0
  #misses = 0

  constructor(parts: Parts) {
    this.#parts = parts
    parts.changes.on((table) => (table === null ? this.#lost() : this.drop([table])))
  }

  /** How much it holds, and how often it had what it was asked for. */
  get figures(): Record<'entries' | 'bytes' | 'hits' | 'misses', number> {
    return { entries: this.#entries.size, bytes: this.#bytes, hits: this.#hits, misses: this.#misses }
  }

  /** A table that tells nobody of its changes cannot be the source of anything kept. */
  check(source: Source): void {
    if (this.#known.has(source)) return
    const silent = source.from.filter((table) => !this.#parts.told.has(table))
    if (source.from.length === 0 || silent.length > 0)
      throw new Error(
        `Nothing can be kept from ${silent.join(', ') || 'no table at all'}: nobody hears of its changes.`,
      )
    this.#known.add(source)
  }

  /** Something made from those tables and told apart by its key. */
  value<T>(source: Source, key: string, make: (before: T | undefined) => Promise<T>): Promise<T> {
    return this.#get(source, key, make, weighValue)
  }

  /** The same for many keys of one source. */
  over(source: Source): Keep {
    return (key, make) => this.value(source, key, make)
  }

  /** The same, made again now. */
  again<T>(source: Source, key: string, make: (before: T | undefined) => Promise<T>): Promise<T> {
    this.#forget(key)
    return this.#make(source, key, make, weighValue)
  }

  /** An answer, compressed once and the same for everybody; one that is not a success is not kept. */
  answer(
    source: Source,
    key: string,
    make: () => Promise<Fresh>,
    { lasting = false }: { lasting?: boolean } = {},
  ): Promise<Answer> {
    const answer = this.#get(
      source,
      key,
      async () => finish(await make()),
      (answer: Answer) => (answer.status === 200 ? bytesOf(answer) : undefined),
      lasting,
    )
    return this.#orCopy(key, answer)
  }

  /** An answer that asks others for its parts: it holds as long as all of them do. */
  page(key: string, make: () => Promise<Fresh>): Promise<Answer> {
    const known = this.#live(key)
    if (known) return known as Promise<Answer>
    const making = (this.#making.get(key) as Promise<Answer> | undefined) ?? this.#onItsWay(key, this.#page(key, make))
    return this.#orCopy(key, making)
  }

  /** Whether this is what would be given out for that key at this moment. */
  still(key: string, value: unknown): boolean {
    const known = this.#entries.get(key)
    if (known === undefined || known.value !== value || !this.#holds(known)) return false
    known.again?.()
    return true
  }

  /** These tables have changed: what is made from them must not be seen for another moment. */
  drop(tables: readonly string[]): void {
    this.#count += 1
    for (const table of tables) {
      this.#changedAt.set(table, this.#count)
      for (const key of this.#keysOf.get(table) ?? []) this.#forget(key)
    }
    for (const [key, { source }] of this.#grown)
      if (tables.some((table) => source.from.includes(table) && !source.grows?.includes(table))) this.#grown.delete(key)
    for (const [key, { source }] of this.#copies)
      if (source.from.some((table) => tables.includes(table))) this.#copies.delete(key)
  }

  async #page(key: string, make: () => Promise<Fresh>): Promise<Answer> {
    const began = this.#count
    const { result, source } = await gather(async () => finish(await make()))
    const ends = source && this.#endOf(source)
    const changed = source?.from.some((table) => (this.#changedAt.get(table) ?? 0) > began) || this.#clearedAt > began
    if (source && ends !== undefined && !changed && result.status === 200) {
      this.check(source)
      const entry = this.#put(key, source, Promise.resolve(result), ends, true)
      this.#weigh(key, entry, { value: result, bytes: bytesOf(result) })
      entry.again = () => this.#shrinkSoon(key, entry, result)
    }
    return result
  }

  #shrinkSoon(key: string, entry: Entry, answer: Answer): void {
    const { work = workOf } = this.#parts
    entry.again = undefined
    const asked = work()
    setTimeout(() => {
      if (work(asked).utilization > BUSY) {
        entry.again = () => this.#shrinkSoon(key, entry, answer)
        return
      }
      // one that cannot be made smaller is sent as it is
      this.#shrinking = this.#shrinking.then(() => this.#shrink(key, entry, answer)).catch(() => undefined)
    }, SETTLED_MS).unref()
  }

  /** Puts the same page in fewer bytes in its own place, whole: nobody is told the length of one and sent the other. */
  async #shrink(key: string, entry: Entry, answer: Answer): Promise<void> {
    const isHere = () => this.#entries.get(key) === entry && this.#holds(entry)
    const less = isHere() ? await smaller(answer) : answer
    if (less === answer || !isHere()) return
    this.#bytes += bytesOf(less) - entry.bytes
    Object.assign(entry, { made: Promise.resolve(less), value: less, bytes: bytesOf(less) })
  }

  #onItsWay<T>(key: string, made: Promise<T>): Promise<T> {
    const done = () => this.#making.get(key) === made && this.#making.delete(key)
    this.#making.set(key, made)
    made.then(done, done)
    return made
  }

  #live(key: string): Promise<unknown> | undefined {
    const known = this.#entries.get(key)
    const live = known !== undefined && this.#holds(known)
    if (live) this.#hits += 1
    else this.#misses += 1
    if (live) known.again?.()
    return live ? known.made : undefined
  }

  #holds({ ends }: Entry): boolean {
    return ends === Number.POSITIVE_INFINITY || ends > this.#now()
  }

  #put(key: string, source: Source, made: Promise<unknown>, ends: number, lasting: boolean): Entry {
    const entry: Entry = { source, made, ends, bytes: 0, lasting }
    this.#forget(key)
    this.#entries.set(key, entry)
    for (const table of source.from) this.#keys(table).add(key)
    return entry
  }

  #get<T>(
    source: Source,
    key: string,
    make: (before: T | undefined) => Promise<T>,
    weigh: Weigh<T>,
    lasting = false,
  ): Promise<T> {
    const onItsWay = source.patience === undefined ? undefined : (this.#making.get(key) as Promise<T> | undefined)
    const known = onItsWay ? undefined : this.#live(key)
    if (known) return known as Promise<T>
    const making = onItsWay ?? this.#make(source, key, make, weigh, lasting)
    if (source.patience === undefined) return making
    return this.#before.has(key) ? this.#patiently(source.patience, making, this.#before.get(key) as T) : making
  }

  #make<T>(
    source: Source,
    key: string,
    make: (before: T | undefined) => Promise<T>,
    weigh: Weigh<T>,
    lasting = false,
  ): Promise<T> {
    this.check(source)
    const going = source.patience === undefined ? undefined : this.#making.get(key)
    const began = this.#count
    const earlier = () => (source.grows ? this.#grown.get(key)?.value : this.#before.get(key)) as T | undefined
    const begin = () => makeFrom(source, () => make(earlier()))
    // what is made of the one before may take it apart: nobody else does meanwhile
    const made = going ? going.then(begin, begin) : begin()
    if (source.patience !== undefined) void this.#onItsWay(key, made)
    const ends = this.#endOf(source)
    if (ends === undefined) return made
    const entry = this.#put(key, source, made, ends, lasting)
    made.then(
      (value) => {
        const bytes = weigh(value)
        if (source.patience !== undefined) this.#before.set(key, value)
        if (source.grows) this.#grow(key, { source, value }, began)
        if (this.#entries.get(key) !== entry) return
        if (bytes === undefined) this.#forget(key)
        else this.#weigh(key, entry, { value, bytes })
      },
      () => {
        if (this.#entries.get(key) === entry) this.#forget(key)
      },
    )
    return made
  }

  #patiently<T>(patience: number, making: Promise<T>, before: T): Promise<T> {
    const made = making.catch(() => before)
    return this.#soon(patience, made, before)
  }

  async #soon<T>(patience: number, made: Promise<T>, otherwise: T | Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const waited = new Promise<T>((resolve) => {
      timer = setTimeout(resolve, patience, otherwise)
    })
    try {
      return await Promise.race([made, waited])
    } finally {
      clearTimeout(timer)
    }
  }

  /** Nothing grows out of what was begun before the line was lost, or before a table changed that it cannot follow. */
  #grow(key: string, made: { source: Source; value: unknown }, began: number): void {
    const others = made.source.from.filter((table) => !made.source.grows?.includes(table))
    if (this.#clearedAt > began || others.some((table) => (this.#changedAt.get(table) ?? 0) > began)) return
    this.#grown.delete(key)
    this.#grown.set(key, made)
    const [oldest] = this.#grown.keys()
    if (this.#grown.size > MAX_GROWN && oldest !== undefined) this.#grown.delete(oldest)
  }

  /** What is being made; or its copy, where it cannot be had or nothing is heard of the database. */
  #orCopy(key: string, making: Promise<Answer>): Promise<Answer> {
    const copy = this.#copies.size > 0 ? this.#copies.get(key)?.answer : undefined
    if (!copy) return making
    const made = making.catch((error) => {
      if (isAway(error)) return copy
      throw error
    })
    return this.#parts.changes.up ? made : this.#soon(PATIENCE_WITHOUT_DATABASE_MS, made, copy)
  }

  /** The line to the database is down, or up again: nothing is known to be true any more, and the rest is what it was. */
  #lost(): void {
    let bytes = 0
    for (const { bytes: more } of this.#copies.values()) bytes += more
    for (const [key, { source, made, bytes: more, lasting }] of this.#entries) {
      if (!lasting || more === 0) continue
      bytes += more - (this.#copies.get(key)?.bytes ?? 0)
      if (bytes > MAX_BYTES_OF_COPIES) break
      this.#copies.set(key, { source, answer: made as Promise<Answer>, bytes: more })
    }
    this.#clear()
  }

  /** When something that is made now stops being true by itself; nothing when it cannot be kept at all. */
  #endOf({ until, blind }: Source): number | undefined {
    const now = this.#now()
    if (!this.#parts.changes.up) return blind === undefined ? undefined : now + blind
    if (until === undefined) return Number.POSITIVE_INFINITY
    return until === 'midnight' ? finDelDia(new Date(now)).getTime() : now + until
  }

  #now(): number {
    return this.#parts.reloj().getTime()
  }

  #keys(table: string): Set<string> {
    const known = this.#keysOf.get(table) ?? new Set()
    this.#keysOf.set(table, known)
    return known
  }

  #weigh(key: string, entry: Entry, { value, bytes }: { value: unknown; bytes: number }): void {
    this.#copies.delete(key)
    entry.value = value
    entry.bytes = bytes
    this.#bytes += bytes
    if (this.#bytes > MAX_BYTES) this.#clear()
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#bytes -= entry.bytes
    this.#entries.delete(key)
    for (const table of entry.source.from) this.#keysOf.get(table)?.delete(key)
  }

  #clear(): void {
    this.#count += 1
    this.#clearedAt = this.#count
    this.#bytes = 0
    this.#grown.clear()
    this.#entries.clear()
    this.#keysOf.clear()
  }
}
