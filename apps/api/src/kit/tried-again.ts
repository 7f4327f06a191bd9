import { diaDe, type Reloj } from '@telar/domain/fecha'
import { ReglaError } from '@telar/domain/regla'
import { databaseCode } from '../db/code.ts'

/** Others waited for it in a ring, or what it stood on was no longer so at its end. */
const UNDONE = new Set(['40P01', '40001'])
const TIMES = 3

/**
 * What the database ended because of what others did meanwhile has left nothing behind: it is tried again. So is what a
 * rule refused while one day gave way to the next: it came with the date of the one and had its turn on the other.
 */
export async function triedAgain<R>(work: () => Promise<R>, reloj: Reloj, times = TIMES): Promise<R> {
  const begun = reloj()
  try {
    return await work()
  } catch (error) {
    const undone = UNDONE.has(databaseCode(error) ?? '')
    const midnight = error instanceof ReglaError && diaDe(begun) !== diaDe(reloj())
    if (times <= 1 || !(undone || midnight)) throw error
    return triedAgain(work, reloj, times - 1)
  }
}
