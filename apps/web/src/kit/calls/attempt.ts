import { statusOf } from './failures.ts'

/** Sends something under a key by which the server knows it again. */
export type Attempt = <T>(send: (key: string) => Promise<T>) => Promise<T>

/** Where the key of an attempt that nobody has answered is kept: with the page, or for as long as what it sends. */
export interface Unanswered {
  get: () => string | undefined
  set: (key: string | undefined) => void
}

function inHand(): Unanswered {
  let kept: string | undefined
  return {
    get: () => kept,
    set: (key) => {
      kept = key
    },
  }
}

/**
 * Lets something happen once. Answered, kept or refused: what is sent next is another attempt. Unanswered: it may have
 * arrived, so that the next is the same one.
 */
export function attempts(unanswered = inHand()): Attempt {
  return async (send) => {
    const key = unanswered.get() ?? crypto.randomUUID()
    unanswered.set(key)
    try {
      const answer = await send(key)
      unanswered.set(undefined)
      return answer
    } catch (error) {
      if (statusOf(error) !== undefined) unanswered.set(undefined)
      throw error
    }
  }
}
