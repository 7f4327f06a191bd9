import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packClient } from './pack-client.ts'

const MODULES = join(import.meta.dirname, '../node_modules')
const here = mkdtempSync(join(tmpdir(), 'telar-packed-'))
beforeAll(() => {
  const packed = packClient(here)
  const own = join(here, 'node_modules/@telar/client')
  mkdirSync(own, { recursive: true })
  execFileSync('tar', ['-xzf', packed, '-C', own, '--strip-components=1'])
  for (const name of ['zod', 'ibantools', 'libphonenumber-js', 'stdnum'])
    symlinkSync(join(MODULES, name), join(here, 'node_modules', name))
  writeFileSync(join(here, 'package.json'), '{ "type": "module" }')
})
afterAll(() => rmSync(here, { recursive: true, force: true }))

const PROGRAM = `import { createClient } from '@telar/client'
import { contract } from '@telar/client/calls'
const telar = createClient({ baseUrl: process.env.TELAR_URL, key: 'telar_x' })
const { siguiente } = await telar.call(contract.existencias.cambios, { query: { limit: 2 } })
console.log(siguiente)
`

test('it is called from plain Node', async () => {
  writeFileSync(join(here, 'program.js'), PROGRAM)
  const asked: unknown[] = []
  const server = createServer((request, response) => {
    asked.push([request.url, request.headers.authorization, request.headers.tenant])
    response.setHeader('content-type', 'application/json').end('{"cambios":[],"siguiente":"7-0","hayMas":false}')
  }).listen(0)
  const { port } = server.address() as AddressInfo
  const env = { ...process.env, TELAR_URL: `http://127.0.0.1:${port}` }
  const { stdout } = await promisify(execFile)(process.execPath, ['program.js'], { cwd: here, env })
  server.close()
  expect(stdout.trim()).toBe('7-0')
  expect(asked).toEqual([['/api/v1/existencias/cambios?limit=2', 'Bearer telar_x', 'root']])
})

test('its types are right: what does not exist does not compile', () => {
  writeFileSync(
    join(here, 'good.ts'),
    PROGRAM.replace('process.env.TELAR_URL', "''").replace(
      'console.log(siguiente)',
      'export const next: string = siguiente',
    ),
  )
  writeFileSync(
    join(here, 'bad.ts'),
    PROGRAM.replace('process.env.TELAR_URL', "''").replace(
      'console.log(siguiente)',
      'export const next: number = siguiente',
    ),
  )
  const settings = { strict: true, noEmit: true, module: 'NodeNext', target: 'ES2024', skipLibCheck: true, types: [] }
  const compile = (file: string) => {
    const compilerOptions = { ...settings, lib: ['ES2024', 'DOM'] }
    writeFileSync(join(here, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }))
    try {
      execFileSync(join(MODULES, '.bin/tsc'), ['-p', here], { encoding: 'utf8' })
      return ''
    } catch (error) {
      return String((error as { stdout: string }).stdout)
    }
  }
  expect(compile('good.ts')).toBe('')
  expect(compile('bad.ts')).toContain("Type 'string' is not assignable to type 'number'")
})
