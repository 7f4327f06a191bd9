import { execFile } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ServerManifest } from '@tanstack/router-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { currentBuild, stampOfSources } from '../stamp.ts'

const FRAME = ['__root__', '/_shop']
const PUBLIC = [
  '/_shop/',
  '/_shop/gallery',
  '/_shop/modelo/$id',
  '/_shop/about',
  '/_shop/contacto',
  '/_shop/faq',
  '/_shop/login',
  '/_shop/forgot-password',
  '/_shop/language',
]
const SHOP = [...FRAME, ...PUBLIC, '/_shop/_signed/myaccount']
const MAX_SCRIPTS = 110_000
/** What stands around every list of the back office, without the list's own part. */
const OFFICE = ['/gestion', '/gestion/$screen', '/gestion/$screen/']
const MAX_OFFICE = 132 * 1024
/** Words of single screens: of a column, a view, a dialog and a form. */
const OF_A_SCREEN = /Retirados|Fusionar|Mandato SEPA|Prueba de transporte/

const scriptsOf = ({ routes }: ServerManifest, names: string[]) =>
  [...new Set(names.flatMap((name) => routes[name]?.preloads ?? []))].map(String)

describe('what browsers load', () => {
  const { dir } = currentBuild()
  let manifest: ServerManifest

  beforeAll(async () => {
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, '../build.ts')])
    manifest = JSON.parse(readFileSync(join(dir, 'routes.json'), 'utf8'))
  })

  it('has no Zod in any page of the shop, nor around the screens of the back office', () => {
    const scripts = scriptsOf(manifest, [...SHOP, ...OFFICE])
    expect(scripts.length).toBeGreaterThan(2)
    for (const script of scripts) {
      expect(readFileSync(join(dir, 'client', script), 'utf8')).not.toMatch(/ZodObject|\$ZodType|_zod/)
    }
  })

  it.each(PUBLIC)('stays within the budget of a first page: %s', (page) => {
    const bytes = scriptsOf(manifest, [...FRAME, page]).map(
      (script) => statSync(join(dir, 'client', `${script}.br`)).size,
    )
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_SCRIPTS)
  })

  it('has nothing of any screen in what all screens share', () => {
    const scripts = scriptsOf(manifest, OFFICE)
    expect(scripts.length).toBeGreaterThan(2)
    for (const script of scripts) expect(readFileSync(join(dir, 'client', script), 'utf8')).not.toMatch(OF_A_SCREEN)
  })

  it('stays within the budget of the back office', () => {
    const bytes = scriptsOf(manifest, OFFICE).map((script) => statSync(join(dir, 'client', `${script}.br`)).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_OFFICE)
  })

  it('is recognised as current', () => {
    expect(stampOfSources()).toBe(currentBuild().stamp)
  })
})
