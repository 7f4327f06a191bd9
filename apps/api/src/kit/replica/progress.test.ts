import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Progress } from './progress.ts'

let servers: { written: number; repeated: number; away: boolean }
let progress: Progress
beforeEach(async () => {
  servers = { written: 10, repeated: 10, away: false }
  const at = async (which: 'written' | 'repeated') => {
    if (servers.away) throw new Error('away')
    return servers[which]
  }
  progress = new Progress({ written: () => at('written'), repeated: () => at('repeated') })
  await progress.look()
})

test('nothing is read of a replica that was never looked at, or is away', async () => {
  const fresh = new Progress({ written: async () => 1, repeated: async () => 1 })
  expect([fresh.hasTables([]), fresh.hasWritesOf(undefined)]).toEqual([false, false])
  expect([progress.hasTables(['modelos']), progress.hasWritesOf('rosa')]).toEqual([true, true])
  progress.failed()
  expect(progress.hasWritesOf('rosa')).toBe(false)
  await progress.look()
  expect(progress.hasWritesOf('rosa')).toBe(true)
  servers.away = true
  await progress.look()
  expect([progress.hasTables(['modelos']), progress.hasWritesOf('rosa')]).toEqual([false, false])
})

describe('whoever has written', () => {
  test('reads it there once it has come there, and nobody else waits', async () => {
    progress.wrote('rosa')
    servers.written = 20
    expect([progress.hasWritesOf('rosa'), progress.hasWritesOf('luis')]).toEqual([false, true])
    await progress.look()
    expect(progress.hasWritesOf('rosa')).toBe(false)
    servers.repeated = 19
    await progress.look()
    expect(progress.hasWritesOf('rosa')).toBe(false)
    servers.repeated = 20
    await progress.look()
    expect(progress.hasWritesOf('rosa')).toBe(true)
  })

  test('is known elsewhere by the mark, once', async () => {
    const mark = progress.wrote('rosa')
    const elsewhere = new Progress({ written: async () => servers.written, repeated: async () => servers.repeated })
    await elsewhere.look()
    elsewhere.shows('rosa', undefined)
    expect(elsewhere.hasWritesOf('rosa')).toBe(true)
    elsewhere.shows('rosa', mark)
    expect(elsewhere.hasWritesOf('rosa')).toBe(false)
    await elsewhere.look()
    elsewhere.shows('rosa', mark)
    expect(elsewhere.hasWritesOf('rosa')).toBe(true)
  })

  test('while it is being looked is placed by the next look', async () => {
    let answer: (position: number) => void = () => {}
    const slow = new Progress({
      written: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
      repeated: async () => 10,
    })
    const looking = slow.look()
    slow.wrote('rosa')
    answer(10)
    await looking
    expect([slow.hasWritesOf('luis'), slow.hasWritesOf('rosa')]).toEqual([true, false])
  })
})

test('a table is read there once it has all that was heard of it', async () => {
  progress.changed('modelos')
  servers.written = 20
  expect([progress.hasTables(['colores', 'modelos']), progress.hasTables(['colores'])]).toEqual([false, true])
  await progress.look()
  expect(progress.hasTables(['modelos'])).toBe(false)
  servers.repeated = 20
  await progress.look()
  expect(progress.hasTables(['modelos'])).toBe(true)
  progress.changed(null)
  expect(progress.hasTables(['colores'])).toBe(false)
  await progress.look()
  expect(progress.hasTables(['colores'])).toBe(true)
})

test('one that falls behind is left, and read again when it has caught up', async () => {
  vi.useFakeTimers()
  servers.written = 20
  await progress.look()
  expect(progress.hasWritesOf('luis')).toBe(true)
  vi.advanceTimersByTime(6000)
  await progress.look()
  expect(progress.hasWritesOf('luis')).toBe(false)
  servers.repeated = 20
  await progress.look()
  expect(progress.hasWritesOf('luis')).toBe(true)
  vi.useRealTimers()
})
