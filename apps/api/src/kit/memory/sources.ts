import { AsyncLocalStorage } from 'node:async_hooks'

/** What something is made from: it holds until one of these tables changes, in whatever process, or its time is over. */
export interface Source {
  readonly from: readonly string[]
  /** Until the day ends where the house is, or for so many milliseconds. */
  readonly until?: 'midnight' | number
  /** Who asks while it is being made again waits no longer than this, and gets what there was before. */
  readonly patience?: number
  /** After a change of these of its tables it is made of what it was before. */
  readonly grows?: readonly string[]
  /** How long it may be trusted, in milliseconds, while nobody hears of changes. */
  readonly blind?: number
}

const makingFrom = new AsyncLocalStorage<Source>()

/** What is being made for memory at this moment, and from what. */
export const making = (): Source | undefined => makingFrom.getStore()

export const makeFrom = <R>(source: Source, make: () => Promise<R>): Promise<R> => makingFrom.run(source, make)

type Gathered = (Source | undefined)[]
const gathering = new AsyncLocalStorage<Gathered>()

/** Notes for whoever is gathering what an answer was made from; nothing said means that it cannot be known. */
export const readFrom = (source: Source | undefined): void => {
  gathering.getStore()?.push(source)
}

const soonest = (sources: readonly Source[]): Source['until'] => {
  const ends = sources.map(({ until }) => until).filter((until) => until !== undefined)
  const spans = ends.filter((until) => until !== 'midnight')
  if (spans.length > 0) return Math.min(...spans)
  return ends.length > 0 ? 'midnight' : undefined
}

/** All of them at once; nothing if one of them is not known. */
function together(sources: Gathered): Source | undefined {
  const known = sources.filter((source) => source !== undefined)
  if (known.length < sources.length || known.length === 0) return undefined
  return { from: [...new Set(known.flatMap(({ from }) => from))], until: soonest(known) }
}

/** Does some work and says from what all the answers that it asked for were made. */
export async function gather<R>(work: () => Promise<R>): Promise<{ result: R; source: Source | undefined }> {
  const sources: Gathered = []
  const result = await gathering.run(sources, work)
  return { result, source: together(sources) }
}
