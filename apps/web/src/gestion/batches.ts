import { MAX_IDS } from '@telar/contract/kit/limits'

/** The server takes so many ids at once; more go one batch after the other, each all or nothing. */
export const inBatches = <T>(ids: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, i) => ids.slice(i * MAX_IDS, (i + 1) * MAX_IDS))
