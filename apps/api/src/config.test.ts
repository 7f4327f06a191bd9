import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const PRODUCTION = {
  ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://moda.example' },
  ...{ ADMIN_EMAIL: 'ana@moda.example', MAIL_FROM: 'moda@moda.example' },
}

test('everything has a default', () => {
  expect(readConfig({}, '/srv/telar')).toMatchObject({
    PORT: 5003,
    dataDir: '/srv/telar/data',
    publicUrl: 'http://localhost:5003',
    ACCESS_TOKEN_MINUTES: 15,
  })
})

test('only production is open to other machines, unless it is said', () => {
  expect(readConfig({}, '/srv').HOST).toBe('127.0.0.1')
  expect(readConfig({ NODE_ENV: 'test', HOST: '::' }, '/srv').HOST).toBe('::')
  expect(readConfig({ ...PRODUCTION }, '/srv').HOST).toBe('0.0.0.0')
})

test('tests begin with some weeks of a house, everybody else with three years of it, unless it is said', () => {
  expect(readConfig({}, '/srv').DEMO).toBe('living')
  expect(readConfig({ NODE_ENV: 'test' }, '/srv').DEMO).toBe('small')
  expect(readConfig({ DEMO: 'small' }, '/srv').DEMO).toBe('small')
  expect(() => readConfig({ DEMO: 'large' }, '/srv')).toThrow('DEMO: must be living or small')
})

test.each([
  [{}, 'Production needs to be told PUBLIC_URL, ADMIN_EMAIL, MAIL_FROM.'],
  [{ PUBLIC_URL: 'https://moda.example', MAIL_FROM: 'moda@moda.example' }, 'Production needs to be told ADMIN_EMAIL.'],
])('production says what it misses of %j', (env, sentence) => {
  expect(() => readConfig({ NODE_ENV: 'production', ...env }, '/srv')).toThrow(sentence)
})

test.each([
  ['false', false],
  ['1', 1],
  ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
  ['fd00::/8', ['fd00::/8']],
  ['203.0.113.7', ['203.0.113.7']],
])('of a proxy, %s is believed', (value, believed) => {
  expect(readConfig({ TRUST_PROXY: value }, '/srv').TRUST_PROXY).toEqual(believed)
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
  ['TRUST_PROXY', 'true', 'TRUST_PROXY: must be how many proxies stand in front'],
  ['TRUST_PROXY', '0', 'TRUST_PROXY: must be how many proxies'],
  ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY: must be how many proxies'],
  ['TRUST_PROXY', '10.0.0.1, everybody', 'TRUST_PROXY: must be how many proxies'],
  ['SMTP_URL', 'mail.example', 'SMTP_URL: must be an address beginning with smtp:// or smtps://'],
])('a wrong %s is named in a sentence', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value }, '/srv/telar')).toThrow(sentence)
})
