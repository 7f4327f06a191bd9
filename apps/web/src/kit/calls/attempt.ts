import { statusOf } from './failures.ts'

/** Sends something under a key by which the server knows it again. */
export type Attempt = <T>(send: (key: string) => Promise<T>) => Promise<T>

/**
 * Lets something happen once. Answered, kept or refused: what is sent next is another attempt. Unanswered: it may have
 * arrived, so that the next is the same one.
 */
export function attempts(): Attempt {
  let key: string | undefined
  return async (send) => {
    key ??= crypto.randomUUID()
    try {
      const answer = await send(key)
      key = undefined
      return answer
    } catch (error) {
      if (statusOf(error) !== undefined) key = undefined
      throw error
    }
  }
}
