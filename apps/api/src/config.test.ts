import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('everything has a default', () => {
  expect(readConfig({}, '/srv/telar')).toMatchObject({
    PORT: 5003,
    dataDir: '/srv/telar/data',
    publicUrl: 'http://localhost:5003',
    ACCESS_TOKEN_MINUTES: 15,
  })
})

test('the environment wins over the .env file', async () => {
  const root = await mkdtemp(join(tmpdir(), 'telar-env-'))
  await writeFile(join(root, '.env'), 'PORT=6000\nPUBLIC_URL=https://moda.example/\n')
  expect(readConfig({ PORT: '7000' }, root)).toMatchObject({ PORT: 7000, publicUrl: 'https://moda.example' })
})

test.each([
  ['PORT', 'many', 'PORT: must be a number'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL: must be an address beginning with postgres:// or postgresql://'],
  ['JWT_SECRET', 'short', 'JWT_SECRET: must have at least 32 characters'],
  ['NODE_ENV', 'prod', 'NODE_ENV: '],
  ['SMTP_URL', 'mail.example', 'SMTP_URL: must be an address beginning with smtp:// or smtps://'],
])('a wrong %s is named in a sentence', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value }, '/srv/telar')).toThrow(sentence)
})
