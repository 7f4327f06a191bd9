import { expect, test } from 'vitest'
import { triedAgain } from './tried-again.ts'

const ring = () => new Error('query failed', { cause: Object.assign(new Error('deadlock'), { code: '40P01' }) })

test.each([
  ['what was ended to break a ring is tried again', [ring(), ring()], 'done', 3],
  ['not for ever', [ring(), ring(), ring()], 'query failed', 3],
  ['nothing else is', [new Error('no')], 'no', 1],
])('%s', async (_, failures, end, times) => {
  let tries = 0
  const work = async () => {
    const failure = failures[tries++]
    if (failure) throw failure
    return 'done'
  }
  expect(await triedAgain(work).catch((error: Error) => error.message)).toBe(end)
  expect(tries).toBe(times)
})
