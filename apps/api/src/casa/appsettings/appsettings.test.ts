import { type AppSettings, appsettings, AppSettings as Schema } from '@telar/contract/casa/appsettings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
})
afterAll(() => t.close())

const whole = async (): Promise<AppSettings> => Schema.parse(await admin.call(appsettings.get, {}))

test('the public sees theme, company and announcement, and nothing else', async () => {
  for (const email of [undefined, 'cliente@telar.test', 'ventas@telar.test']) {
    const seen = await (await t.as(email)).call(appsettings.get, {})
    expect(Object.keys(seen).sort()).toEqual(['anuncio', 'empresa', 'tema', 'version'])
    expect(Object.keys(seen.empresa)).not.toContain('iban')
    expect(Object.keys(seen.empresa)).not.toContain('nif')
  }
  expect(await whole()).toHaveProperty('pedidoMinimo')
})

test('a change is kept, counted and seen at once', async () => {
  const before = await whole()
  const after = await admin.call(appsettings.update, {
    body: { ...before, tema: { ...before.tema, base200: '#0B4F3C' } },
  })
  expect([after.tema.base200, after.version]).toEqual(['#0B4F3C', before.version + 1])
  expect((await (await t.as()).call(appsettings.get, {})).tema.base200).toBe('#0B4F3C')
})

test('a stale change is a 409', async () => {
  const { version, ...rest } = await whole()
  await expect(admin.call(appsettings.update, { body: { ...rest, version: version - 1 } })).rejects.toMatchObject({
    status: 409,
  })
})

test.each(['red', '#12', 'url(x)', '#111111;}body{display:none', 'expression(1)', '</style><script>'])(
  '%s is not a colour',
  async (primary) => {
    const before = await whole()
    await expect(
      admin.call(appsettings.update, { body: { ...before, tema: { ...before.tema, primary } } }),
    ).rejects.toMatchObject({
      fields: { 'tema.primary': ['Ha de ser un color como #1B2A49.'] },
    })
  },
)

test.each(['javascript:alert(1)', 'http://instagram.com/x', 'instagram'])(
  '%s is not a link of ours',
  async (instagram) => {
    const before = await whole()
    await expect(
      admin.call(appsettings.update, { body: { ...before, empresa: { ...before.empresa, instagram } } }),
    ).rejects.toMatchObject({ kind: 'validation' })
  },
)
