import { ReglaError } from '@telar/domain/regla'
import { expect, test } from 'vitest'
import { triedAgain } from './tried-again.ts'

const ring = () => new Error('query failed', { cause: Object.assign(new Error('deadlock'), { code: '40P01' }) })

const gone = () => Object.assign(new Error('no longer so'), { code: '40001' })

const regla = () => new ReglaError('factura.fecha-anterior')
const DAY = ['2026-12-31T12:00:00Z']
const NEW_YEAR = ['2026-12-31T22:59:59.900Z', '2026-12-31T23:00:00.100Z']

test.each([
  ['what was ended to break a ring is tried again', [ring(), ring()], DAY, 'done', 3],
  ['so is what stood on something that is no longer so', [gone(), ring()], DAY, 'done', 3],
  ['not for ever', [ring(), ring(), ring()], DAY, 'query failed', 3],
  ['what came with the date of yesterday is tried again with that of today', [regla()], NEW_YEAR, 'done', 2],
  ['and refused for good if it is not for the date', [regla(), regla()], NEW_YEAR, 'factura.fecha-anterior', 2],
  ['what a rule refuses by day is not', [regla()], DAY, 'factura.fecha-anterior', 1],
  ['nothing else is', [new Error('no')], NEW_YEAR, 'no', 1],
])('%s', async (_, failures, moments, end, times) => {
  let tries = 0
  let looks = 0
  const reloj = () => new Date(moments[Math.min(looks++, moments.length - 1)] as string)
  const work = async () => {
    const failure = failures[tries++]
    if (failure) throw failure
    return 'done'
  }
  expect(await triedAgain(work, reloj).catch((error: Error) => error.message)).toBe(end)
  expect(tries).toBe(times)
})
