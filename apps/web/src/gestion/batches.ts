import { MAX_IDS } from '@telar/contract/kit/limits'

/** The server takes so many ids at once; more go one batch after the other, each all or nothing. */
export const inBatches = <T>(ids: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, i) => ids.slice(i * MAX_IDS, (i + 1) * MAX_IDS))

/** A row to do something with, at the version at which it was read where somebody has read it. */
export interface Visto {
  id: number
  version?: number
}

/** Several of them as a call takes them: what somebody else has changed since is not done unseen. */
export const vistos = (rows: readonly Visto[]) => ({
  ids: rows.map(({ id }) => id),
  vistas: rows.flatMap(({ id, version }) => (version === undefined ? [] : [{ id, version }])),
})
