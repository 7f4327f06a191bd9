import { AppSettings, appsettings } from '@telar/contract/casa/appsettings'
import { publicweb } from '@telar/contract/casa/publicweb'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ PUBLIC_URL: 'https://moda.example' })
})
afterAll(() => t.close())

test('a message reaches the house by mail, escaped', async () => {
  const body = { nombre: 'Ana', email: 'ana@example.com', mensaje: '¿Hacen <b>tallas</b> grandes?' }
  const said = await (await t.as(undefined, 'pt')).call(publicweb.contacto, { body })
  expect(said).toBe('Recebemos a sua mensagem. Respondemos num dia útil.')
  const [mail] = await t.house.db.select().from(correosTable)
  expect(mail).toMatchObject({ para: 'tiendas@marenda.example', plantilla: 'consulta' })
  expect(mail?.texto).toContain('Ana · ana@example.com')
  expect(mail?.html).toContain('&lt;b&gt;tallas')
  expect(mail?.texto).not.toContain('política')
  await (await t.as(undefined, 'es')).call(publicweb.contacto, { body: { ...body, acepta: true } })
  const agreed = await t.house.db.select().from(correosTable).orderBy(desc(correosTable.id))
  expect(agreed[0]?.texto).toMatch(/Aceptó la política de privacidad, versión 1: \d{4}-/)
})

test('the legal pages come with the company in them, and a change of a text is another wording', async () => {
  const anybody = await t.as()
  const admin = await t.as('admin@telar.test')
  const read = (pagina: 'privacidad' | 'cookies') => anybody.call(publicweb.legal, { params: { pagina } })
  const before = await read('privacidad')
  for (const texto of Object.values(before.textos)) {
    expect(texto).toContain('Marenda Confecció, S.L.')
    expect(texto).not.toMatch(/[{}]/)
    expect(texto.match(/^## /gm)).toHaveLength(7)
  }
  const whole = AppSettings.parse(await admin.call(appsettings.get, {}))
  const privacidad = { ...whole.legales.privacidad, es: '## Datos\nLos de {marca}.' }
  await admin.call(appsettings.update, { body: { ...whole, legales: { privacidad } } })
  expect(await read('privacidad')).toMatchObject({
    textos: { es: '## Datos\nLos de Marenda.', en: before.textos.en },
    edicion: { numero: 2 },
  })
  expect((await read('cookies')).edicion.numero).toBe(1)
})

test('no legal page is emptied in a language that the shop speaks', async () => {
  const admin = await t.as('admin@telar.test')
  const whole = async () => AppSettings.parse(await admin.call(appsettings.get, {}))
  const emptied = async (idiomas: AppSettings['idiomas']) => {
    const { legales, ...others } = await whole()
    const cookies = { ...legales.cookies, en: ' \n' }
    return admin.call(appsettings.update, { body: { ...others, idiomas, legales: { cookies } } })
  }
  await expect(emptied(['es', 'en', 'pt', 'ca'])).rejects.toMatchObject({
    fields: { 'legales.cookies.en': [expect.stringContaining('La tienda no puede quedarse sin este texto')] },
  })
  await emptied(['es', 'pt', 'ca'])
  await expect(
    admin.call(appsettings.update, { body: { ...(await whole()), idiomas: ['es', 'en', 'pt', 'ca'] } }),
  ).rejects.toMatchObject({ kind: 'validation' })
})

test('without a message it is told beside the field', async () => {
  const body = { nombre: 'Ana', email: 'no', mensaje: '' }
  await expect((await t.as()).call(publicweb.contacto, { body })).rejects.toMatchObject({
    fields: { email: expect.any(Array), mensaje: expect.any(Array) },
  })
})

test('search engines get every public page in every language, and no private one', async () => {
  const map = (await t.app.inject('/sitemap.xml')).body
  expect(map).toContain('<loc>https://moda.example/modelo/1</loc>')
  expect(map).toContain('<loc>https://moda.example/privacidad</loc>')
  expect(map).toContain('hreflang="ca" href="https://moda.example/gallery?tipo=1&amp;lng=ca"')
  expect(map).not.toContain('/gestion')
  const robots = (await t.app.inject('/robots.txt')).body
  expect(robots).toContain('Disallow: /gestion')
  expect(robots).toContain('Sitemap: https://moda.example/sitemap.xml')
})
