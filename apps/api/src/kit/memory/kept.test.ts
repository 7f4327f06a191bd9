import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Kept } from './kept.ts'
import { readFrom } from './sources.ts'

const TOLD = new Set(['pedidos', 'clientes', 'colores', 'web_banners'])
const LISTA = { from: ['pedidos', 'clientes'] }

let now: Date
let listeners: ((table: string | null) => void)[]
const line = {
  up: true,
  on: (listener: (table: string | null) => void) => void listeners.push(listener),
  tell: (table: string | null) => {
    for (const listener of listeners) listener(table)
  },
}
let kept: Kept
let utilization: number
beforeEach(() => {
  utilization = 0
  now = new Date('2026-11-16T10:00:00Z')
  listeners = []
  line.up = true
  const work = () => ({ idle: 0, active: 0, utilization })
  kept = new Kept({ changes: line, reloj: () => now, told: TOLD, work })
})

function counter() {
  let n = 0
  return async () => ++n
}

test.each([
  ['another table', 'colores', 1],
  ['one of its tables', 'clientes', 2],
  ['a line that was down', null, 2],
])('a figure after a change of %s', async (_, table, expected) => {
  const count = counter()
  expect(await kept.value(LISTA, 'all', count)).toBe(1)
  expect(await kept.value(LISTA, 'all', count)).toBe(1)
  line.tell(table)
  expect(await kept.value(LISTA, 'all', count)).toBe(expected)
})

test('a write of this process is seen at once', async () => {
  const keep = kept.over(LISTA)
  const count = counter()
  await keep('all', count)
  kept.drop(['colores'])
  expect(await keep('all', count)).toBe(1)
  kept.drop(['colores', 'pedidos'])
  expect(await keep('all', count)).toBe(2)
})

test('nothing is kept that changed while it was read, that failed, or that nobody watches', async () => {
  const keep = kept.over({ from: ['pedidos'] })
  const count = counter()
  const reading = keep('all', count)
  line.tell('pedidos')
  expect([await reading, await keep('all', count)]).toEqual([1, 2])
  await expect(keep('sum', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await keep('sum', count)).toBe(3)
  line.up = false
  expect([await keep('other', count), await keep('other', count)]).toEqual([4, 5])
})

test.each([
  ['no tables', [], 'no table at all'],
  ['a table that tells nobody', ['pedidos', 'carts'], 'carts'],
])('a source of %s is refused', (_, from, named) => {
  expect(() => kept.check({ from })).toThrow(named)
})

test.each([
  ['winter', '2026-01-15T22:59:59Z', '2026-01-15T23:00:00Z'],
  ['summer', '2026-07-15T21:59:59Z', '2026-07-15T22:00:00Z'],
  ['the night of the hour lost', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'],
  ['New Year', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'],
])('what holds for a day ends with it in Madrid: %s', async (_, before, midnight) => {
  const today = { from: ['web_banners'], until: 'midnight' } as const
  const count = counter()
  now = new Date(new Date(before).getTime() - 5 * 3_600_000)
  expect(await kept.value(today, 'banners', count)).toBe(1)
  now = new Date(before)
  expect(await kept.value(today, 'banners', count)).toBe(1)
  now = new Date(midnight)
  expect(await kept.value(today, 'banners', count)).toBe(2)
})

test('what holds for a time is made again after it', async () => {
  const minute = { from: ['clientes'], until: 60_000 }
  const count = counter()
  expect(await kept.value(minute, 'x', count)).toBe(1)
  now = new Date(now.getTime() + 59_999)
  expect(await kept.value(minute, 'x', count)).toBe(1)
  now = new Date(now.getTime() + 1)
  expect(await kept.value(minute, 'x', count)).toBe(2)
})

describe('something that takes long to make', () => {
  const patient = { from: ['colores'], patience: 10, blind: 5000 }

  test('is given as it was while it is made again, once for everybody', async () => {
    let finish: (value: string) => void = () => {}
    let times = 0
    const slow = () => {
      times += 1
      return new Promise<string>((resolve) => {
        finish = resolve
      })
    }
    expect(await kept.value(patient, 'index', async () => 'old')).toBe('old')
    line.tell('colores')
    expect(await Promise.all([kept.value(patient, 'index', slow), kept.value(patient, 'index', slow)])).toEqual([
      'old',
      'old',
    ])
    expect(times).toBe(1)
    finish('new')
    expect(await kept.value(patient, 'index', async () => 'newer')).toBe('new')
  })

  test('is trusted for a while when nobody hears of changes', async () => {
    line.up = false
    const count = counter()
    expect([await kept.value(patient, 'index', count), await kept.value(patient, 'index', count)]).toEqual([1, 1])
    now = new Date(now.getTime() + 5000)
    expect(await kept.again(patient, 'index', count)).toBe(2)
  })
})

describe('a page', () => {
  const bodyOf = async (make: () => Promise<string>) =>
    (await kept.page('/', async () => ({ headers: {}, body: await make() }))).plain.toString()

  test('holds as long as all that it asked for', async () => {
    const count = counter()
    const make = async () => {
      readFrom({ from: ['colores'] })
      readFrom({ from: ['clientes'], until: 'midnight' })
      return String(await count())
    }
    expect([await bodyOf(make), await bodyOf(make)]).toEqual(['1', '1'])
    line.tell('pedidos')
    expect(await bodyOf(make)).toBe('1')
    line.tell('clientes')
    expect(await bodyOf(make)).toBe('2')
    now = new Date('2026-11-16T23:00:00Z')
    expect(await bodyOf(make)).toBe('3')
  })

  describe('asked for again', () => {
    const text = readFileSync(import.meta.filename, 'utf8')
    const page = () =>
      kept.page('/', async () => {
        readFrom({ from: ['colores'] })
        return { headers: {}, body: text }
      })
    const settled = async () => {
      vi.advanceTimersByTime(2_000)
      await vi.waitFor(async () => expect((await page()).br.length).toBeLessThan(first.br.length), 45_000)
    }
    let first: Awaited<ReturnType<typeof page>>
    beforeEach(async () => {
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      first = await page()
    })
    afterEach(() => void vi.useRealTimers())

    test('becomes smaller in its own place, whole', async () => {
      expect(await page()).toBe(first)
      await settled()
      const small = await page()
      expect(brotliDecompressSync(small.br).toString()).toBe(text)
      expect(small).toMatchObject({ etag: first.etag, plain: first.plain, gzip: first.gzip, headers: first.headers })
      expect([kept.still('/', first), kept.still('/', small)]).toEqual([false, true])
      expect(kept.figures.bytes).toBe(small.plain.length + small.br.length + small.gzip.length)
    })

    test('at the door too', async () => {
      expect(kept.still('/', first)).toBe(true)
      await settled()
    })

    test('waits for a moment when there is less to do', async () => {
      utilization = 0.9
      await page()
      vi.advanceTimersByTime(2_000)
      await new Promise(setImmediate)
      expect(await page()).toBe(first)
      utilization = 0.1
      await settled()
    })

    test('does not come back when it has changed meanwhile', async () => {
      await page()
      line.tell('colores')
      vi.advanceTimersByTime(2_000)
      await new Promise(setImmediate)
      expect(kept.still('/', first)).toBe(false)
      expect(kept.figures).toMatchObject({ entries: 0, bytes: 0 })
    })
  })

  test('is not kept when nobody knows what it was made from, or when that changed meanwhile', async () => {
    const count = counter()
    const unknown = async () => {
      readFrom({ from: ['colores'] })
      readFrom(undefined)
      return String(await count())
    }
    expect([await bodyOf(unknown), await bodyOf(unknown)]).toEqual(['1', '2'])
    const changing = async () => {
      readFrom({ from: ['colores'] })
      line.tell('colores')
      return String(await count())
    }
    expect([await bodyOf(changing), await bodyOf(changing)]).toEqual(['3', '4'])
  })
})

describe('while the database is away', () => {
  const PUBLIC = { from: ['colores'] }
  const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
  const fresh = (body: string) => async () => ({ headers: {}, body })
  const ask = async (make: () => ReturnType<ReturnType<typeof fresh>>, lasting = true) =>
    String((await kept.answer(PUBLIC, 'a', make, { lasting })).plain)
  const lose = () => {
    line.up = false
    line.tell(null)
  }

  test('anybody’s answers are the last good copies, until they can be made again', async () => {
    await ask(fresh('one'))
    lose()
    expect(await ask(away)).toBe('one')
    expect(await ask(fresh('two'))).toBe('two')
    line.up = true
    line.tell(null)
    expect(await ask(away)).toBe('one')
    expect(await ask(fresh('three'))).toBe('three')
    expect(await ask(away)).toBe('three')
  })

  test('nobody waits long for what there is a copy of', async () => {
    await ask(fresh('one'))
    lose()
    const began = performance.now()
    expect(await ask(() => new Promise(() => {}))).toBe('one')
    expect(performance.now() - began).toBeLessThan(2000)
  })

  test('what changed before, what is somebody’s own, and other failures have no copy', async () => {
    await ask(fresh('one'))
    line.tell('colores')
    lose()
    await expect(ask(away)).rejects.toThrow('away')
    line.up = true
    line.tell(null)
    await ask(fresh('mine'), false)
    lose()
    await expect(ask(away, false)).rejects.toThrow('away')
    line.up = true
    line.tell(null)
    await ask(fresh('one'))
    lose()
    await expect(ask(() => Promise.reject(new Error('a mistake')))).rejects.toThrow('a mistake')
  })
})
