import { conflict } from '../errors.ts'

const same = (a: unknown, b: unknown) => JSON.stringify(a || null) === JSON.stringify(b || null)

/**
 * Refuses to write over what has become something else since the caller looked at it. Who wants what it has become is in
 * nobody's way.
 */
export function refuseIfOvertaken(now: object, looked: object | null | undefined, wanted: object): void {
  const [is, will] = [now as Record<string, unknown>, wanted as Record<string, unknown>]
  for (const [field, was] of Object.entries(looked ?? {}))
    if (!same(is[field], was) && !same(is[field], will[field])) throw conflict('error.stale')
}
