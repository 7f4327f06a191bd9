import { expect, onTestFinished, test } from 'vitest'
import { momento } from './locale.ts'

test.each(['Asia/Tokyo', 'America/Los_Angeles', 'UTC'])(
  'a moment falls on the day it has where the house is: read in %s',
  (zona) => {
    const { TZ } = process.env
    onTestFinished(() => {
      if (TZ === undefined) delete process.env.TZ
      else process.env.TZ = TZ
    })
    process.env.TZ = zona
    expect(momento('2026-11-18T22:59:00Z', 'es')).toBe('18 nov 2026, 23:59')
    expect(momento('2026-11-18T23:00:00Z', 'es')).toBe('19 nov 2026, 0:00')
  },
)
