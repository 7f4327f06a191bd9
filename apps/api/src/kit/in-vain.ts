import type { Db } from '../db/connection.ts'

class TakenBack extends Error {}

/** Does something for what it answers, and takes it back: what would happen, by the very code that would do it. */
export async function inVain<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  let answer: { value: T } | undefined
  try {
    await db.transaction(async (tx) => {
      answer = { value: await work(tx as unknown as Db) }
      throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  return (answer as { value: T }).value
}
