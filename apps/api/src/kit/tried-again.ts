import { databaseCode } from '../db/code.ts'

const DEADLOCK_DETECTED = '40P01'
const TIMES = 3

/** What the database ended because others waited for it in a ring has left nothing behind: it is tried again. */
export async function triedAgain<R>(work: () => Promise<R>, times = TIMES): Promise<R> {
  try {
    return await work()
  } catch (error) {
    if (times <= 1 || databaseCode(error) !== DEADLOCK_DETECTED) throw error
    return triedAgain(work, times - 1)
  }
}
