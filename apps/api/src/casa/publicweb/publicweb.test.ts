import { publicweb } from '@telar/contract/casa/publicweb'
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
  expect(map).toContain('hreflang="ca" href="https://moda.example/gallery?tipo=1&amp;lng=ca"')
  expect(map).not.toContain('/gestion')
  const robots = (await t.app.inject('/robots.txt')).body
  expect(robots).toContain('Disallow: /gestion')
  expect(robots).toContain('Sitemap: https://moda.example/sitemap.xml')
})
