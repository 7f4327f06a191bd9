import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Files, folderFiles, newFileName, s3Files } from './files.ts'

let bucket: S3rver
let port: number
beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'telar-s3-'))
  bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'telar', configs: [] }],
  })
  port = (await bucket.run()).port
})
afterAll(() => bucket.close())

const places: [string, () => Promise<Files>][] = [
  ['a folder', async () => folderFiles(await mkdtemp(join(tmpdir(), 'telar-files-')))],
  [
    'a bucket',
    async () =>
      s3Files({
        endpoint: `http://127.0.0.1:${port}/telar`,
        accessKeyId: 'S3RVER',
        secretAccessKey: 'S3RVER',
        region: 'us-east-1',
      }),
  ],
]

describe.each(places)('%s', (_, open) => {
  test('keeps, gives back and forgets', async () => {
    const files = await open()
    const name = newFileName('licencias', 'pdf')
    const content = Buffer.from([0, 1, 2, 255])
    expect(await files.get(name)).toBeNull()
    await files.put(name, content)
    expect(await files.get(name)).toEqual(content)
    await files.put(name, Buffer.from('otra'))
    expect((await files.get(name))?.toString()).toBe('otra')
    await files.delete(name)
    expect(await files.get(name)).toBeNull()
    await files.delete(name)
  })

  test.each(['../secret', '/etc/passwd', 'a/../../b', 'a//b', '', '.env', 'A B'])(
    'refuses the name %j',
    async (name) => {
      const files = await open()
      await expect(async () => files.get(name)).rejects.toThrow('not one of ours')
    },
  )
})
