import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { spool } from './spool.ts'

const folder = await mkdtemp(join(tmpdir(), 'telar-spool-'))
const MOST_OPEN = 40

test('what was written is read back, however often, and no file is left', async () => {
  for (let i = 0; i < MOST_OPEN + 5; i++) {
    const stream = await spool(folder, Readable.from([Buffer.from('uno '), Buffer.from(`dos ${i}`)]))
    expect((await buffer(stream)).toString()).toBe(`uno dos ${i}`)
  }
  expect(await readdir(join(folder, 'temporal'))).toEqual([])
})

test('so many may be open; who goes away makes room', async () => {
  const open = await Promise.all(Array.from({ length: MOST_OPEN }, () => spool(folder, Readable.from(['a']))))
  await expect(spool(folder, Readable.from(['a']))).rejects.toMatchObject({ statusCode: 503, retryAfter: 30 })
  await Promise.all(open.map((stream) => new Promise((gone) => stream.once('close', gone).destroy())))
  await expect(spool(folder, Readable.from(['a'])).then(buffer)).resolves.toHaveLength(1)
})

test('what cannot be made is an error, and nothing is left of it', async () => {
  const broken = Readable.from(
    (async function* () {
      yield 'a'
      throw new Error('lost')
    })(),
  )
  await expect(spool(folder, broken)).rejects.toThrow('lost')
  expect(await readdir(join(folder, 'temporal'))).toEqual([])
})
