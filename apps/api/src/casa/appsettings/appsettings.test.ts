import { type AppSettings, appsettings, AppSettings as Schema } from '@telar/contract/casa/appsettings'
import { sistema } from '@telar/contract/casa/sistema'
import { IDIOMAS, type Idioma } from '@telar/domain/idioma'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { mensaje } from '../../i18n/mensaje.ts'
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
    expect(Object.keys(seen).sort()).toEqual([
      'anuncio',
      'asistente',
      'empresa',
      'idiomas',
      'logo',
      'tema',
      'version',
      'voz',
    ])
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

describe('the languages that are spoken', () => {
  const asks = (headers: Record<string, string>) =>
    t.app.inject({ method: 'GET', url: '/api/v1/modelos/1', headers }).then((answer) => answer.json().messages[0])
  const spoken = async (idiomas: AppSettings['idiomas']) =>
    admin.call(appsettings.update, { body: { ...(await whole()), idiomas } })
  const [es, en, ca] = ['es', 'en', 'ca'].map((idioma) => mensaje(idioma as Idioma, 'error.authentication'))

  test('are those of the settings, at once and for every call', async () => {
    expect((await spoken(['ca', 'es'])).idiomas).toEqual(['es', 'ca'])
    expect((await (await t.as()).call(appsettings.get, {})).idiomas).toEqual(['es', 'ca'])
    expect(await asks({ cookie: '.AspNetCore.Culture=c%3Dpt%7Cuic%3Dpt', 'accept-language': 'en, ca;q=0.5' })).toBe(ca)
    expect(await asks({ 'accept-language': 'pt' })).toBe(es)
    expect((await t.app.inject('/sitemap.xml')).body).not.toContain('hreflang="pt"')
    await spoken([...IDIOMAS])
    expect(await asks({ 'accept-language': 'fr' })).toBe(en)
  })

  test('always have Spanish among them', async () => {
    await expect(spoken(['ca'])).rejects.toMatchObject({ fields: { idiomas: ['El castellano se habla siempre.'] } })
  })
})

describe('the numbers of the house', () => {
  const saved = async (numeros: Partial<AppSettings['empresa']>) => {
    const antes = await whole()
    return admin.call(appsettings.update, { body: { ...antes, empresa: { ...antes.empresa, ...numeros } } })
  }

  test.each([
    [{ nif: 'B12345678' }, { 'empresa.nif': [mensaje('es', 'nif.control')] }],
    [{ nif: '12345678A' }, { 'empresa.nif': [mensaje('es', 'nif.letra')] }],
    [{ nif: 'B1234' }, { 'empresa.nif': [mensaje('es', 'nif.largo')] }],
    [{ iban: 'ES7921000813610123456780' }, { 'empresa.iban': [mensaje('es', 'iban.control')] }],
    [{ iban: '2100 0813 61' }, { 'empresa.iban': [mensaje('es', 'iban.pais')] }],
    [
      { nif: 'B12345678', iban: 'ES79' },
      { 'empresa.nif': [mensaje('es', 'nif.control')], 'empresa.iban': [mensaje('es', 'iban.largo')] },
    ],
  ])('%j is refused beside its field', async (numeros, fields) => {
    await expect(saved(numeros)).rejects.toMatchObject({ fields })
  })

  test('are kept without spaces, may be missing, and what was there before is not asked again', async () => {
    const { empresa } = await saved({ nif: 'b-12345674', iban: 'ES79 2100 0813 6101 2345 6789' })
    expect(empresa).toMatchObject({ nif: 'B12345674', iban: 'ES7921000813610123456789' })
    expect((await saved({ nif: '', iban: '' })).empresa).toMatchObject({ nif: '', iban: '' })
    await t.house.db.update(appSettingsTable).set({ empresa: { ...empresa, nif: 'VIEJO', iban: 'ES00' } })
    expect((await saved({ horario: 'de 9 a 14' })).empresa).toMatchObject({ nif: 'VIEJO', horario: 'de 9 a 14' })
    await saved(empresa)
  })
})

test('colours in which no screen could be read are refused beside them', async () => {
  const antes = await whole()
  const tema = { ...antes.tema, base100: '#aabbcc', baseContent: '#aabbcc', text: null }
  await expect(admin.call(appsettings.update, { body: { ...antes, tema } })).rejects.toMatchObject({
    fields: { 'tema.baseContent': [mensaje('es', 'color.invisible')] },
  })
  expect((await whole()).tema).toEqual(antes.tema)
})

test('what the installation stands on is told to who may change it', async () => {
  const { muestra, guardado } = await admin.call(sistema.sistema, {})
  expect(muestra?.usuarios).toBeGreaterThan(0)
  expect(guardado.base.bytes).toBeGreaterThan(0)
  await expect((await t.as('ventas@telar.test')).call(sistema.sistema, {})).rejects.toMatchObject({ status: 403 })
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
