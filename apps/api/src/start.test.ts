import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MAIN = join(import.meta.dirname, 'main.mjs')

/** What a person reads in the terminal when Telar does not start. */
async function startWith(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number | null; said: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'telar-start-'))
  const child = execFile(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
  })
  let said = ''
  child.stderr?.on('data', (data) => {
    said += data
  })
  const [code] = await once(child, 'close')
  return { code, said }
}

const oneSentence = (said: string) => said.trim().split('\n').length === 1 && !said.includes('    at ')

const NOWHERE = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', PORT: '0' }

test('an unreachable database is waited for, and told in a sentence', async () => {
  const began = Date.now()
  const { code, said } = await startWith({ ...NOWHERE, DATABASE_WAIT_S: '2' })
  expect(Date.now() - began).toBeGreaterThan(2000)
  expect([code, oneSentence(said)]).toEqual([1, true])
  expect(said).toContain('Telar cannot start. The database cannot be reached')
})

test('a taken port is told in a sentence, before anything else starts', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const { code, said } = await startWith({ PORT: String(port), HOST: '127.0.0.1' })
  other.close()
  expect([code, said.trim()]).toEqual([
    1,
    `Telar cannot start. Port ${port} is taken. Stop what uses it, or choose another with PORT.`,
  ])
})

test('a wrong setting is told in a sentence', async () => {
  const { code, said } = await startWith({ SMTP_URL: 'mail.example.com' })
  expect([code, oneSentence(said)]).toEqual([1, true])
  expect(said).toContain('SMTP_URL: must be an address beginning with smtp:// or smtps://')
})

test.each([
  ['a number of workers that is none', ['--workers', 'many'], '--workers needs a number from 1 to 64.'],
  ['what keeps the first worker from starting', ['--workers', '2'], 'SMTP_URL: must be an address'],
])('%s is told in a sentence', async (_, args, sentence) => {
  const { code, said } = await startWith({ SMTP_URL: 'mail.example.com' }, ...args)
  expect([code, oneSentence(said)]).toEqual([1, true])
  expect(said).toContain(`Telar cannot start. `)
  expect(said).toContain(sentence)
})
