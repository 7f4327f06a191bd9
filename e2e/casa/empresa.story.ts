import { expect, type Page } from '@playwright/test'
import { accessibilityProblems, alive, complaints, noSidewaysScroll, open, signIn } from '../pasos.ts'
import { test } from '../story.ts'

const LOCALES = { es: 'es-ES', en: 'en-GB', pt: 'pt-PT', ca: 'ca-ES' }
const PAGES = ['/about', '/contacto', '/faq', '/privacidad']
const OPEN_STREET_MAP = '**://www.openstreetmap.org/**'

const search = (page: Page) => page.getByRole('dialog', { name: 'Buscar modelos' })

test('another site is asked for its map only by a click, even after coming from another page', async ({
  page,
  isMobile,
}) => {
  const errors = complaints(page)
  const asked: string[] = []
  await page.route(OPEN_STREET_MAP, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>Mapa</p>' })
  })
  await open(page, '/faq')
  if (isMobile) await page.getByRole('button', { name: 'Menú' }).click()
  const menu = isMobile ? page.getByRole('dialog', { name: 'Menú' }) : page.locator('header')
  await menu.getByRole('link', { name: 'La empresa' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hacemos ropa/)
  await expect(page.getByRole('img', { name: /^Mapa dibujado: Sabadell/ })).toBeVisible()
  await expect(page.getByText('Carrer dels Teixidors, 18')).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Ver el mapa interactivo' }).click()
  const map = page.frameLocator('iframe[title="Mapa interactivo"]').frameLocator('iframe')
  await expect(map.getByText('Mapa')).toBeVisible()
  expect(asked[0]).toContain('/export/embed.html?bbox=')
  expect(errors).toEqual([])
})

test('a shop writes to the house; what is wrong stands beside its field and what was typed stays', async ({ page }) => {
  await open(page, '/contacto')
  const send = page.getByRole('button', { name: 'Enviar el mensaje' })
  await page.getByLabel('Mensaje').fill('¿Vuelve el 1215 en burdeos?')
  await page.getByLabel('Correo electrónico').fill('lola@')
  await send.click()
  await expect(page.getByLabel('Nombre y tienda')).toBeFocused()
  await expect(page.getByLabel('Nombre y tienda')).toHaveAccessibleDescription('Hay que rellenarlo.')
  await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription('No parece una dirección de correo.')
  await page.getByLabel('Nombre y tienda').fill('Lola, Moda Lola')
  await page.getByLabel('Correo electrónico').fill('lola@modalola.example')
  const consent = page.getByRole('checkbox', { name: /política de privacidad/ })
  await expect(consent).toHaveAccessibleDescription('Para enviarlo hay que aceptar la política de privacidad.')
  await consent.check()

  await page.context().setOffline(true)
  await send.click()
  await expect(page.getByRole('alert')).toContainText('No hay conexión')
  await page.context().setOffline(false)
  await page.route('**/publicweb/contacto', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '120' }, json: { exception: 'Too many' } }),
  )
  await send.click()
  await expect(page.getByRole('alert')).toContainText('dentro de 2 minutos')
  await page.unroute('**/publicweb/contacto')

  await expect(page.getByLabel('Mensaje')).toHaveValue('¿Vuelve el 1215 en burdeos?')
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeFocused()
  await expect(page.getByText('Le respondemos en un día laborable.')).toBeVisible()
})

test('a question is found by its words, and by its address', async ({ page }) => {
  await open(page, '/faq#portes')
  await expect(page.locator('#portes')).toHaveAttribute('open', '')
  await expect(page.locator('#portes')).toBeInViewport()
  await page.getByRole('searchbox', { name: 'Buscar en las preguntas' }).fill('RECARGO equivalencia')
  await expect(page.getByRole('status')).toHaveText('1 pregunta')
  await expect(page.locator('mark')).toHaveText(['recargo', 'equivalencia'])
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.getByRole('heading', { name: 'Eso no lo hemos contestado aún' })).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Ir a contacto' }).click()
  await page.waitForURL('/contacto')
})

test('models are found from any page, by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'there is no keyboard')
  await open(page, '/contacto')
  await page.getByLabel('Mensaje').press('/')
  await expect(page.getByLabel('Mensaje')).toHaveValue('/')
  await page.getByLabel('Mensaje').blur()
  await page.keyboard.press('/')
  await page.keyboard.type('vestido 12')
  await expect(search(page).getByRole('link').first()).toContainText(/Vestido .* 12\d\d/)
  await page.keyboard.press('Escape')
  await expect(search(page)).toBeHidden()
  // closed and opened again within the same moment, before the browser has told that it was closed
  await page.evaluate(() => {
    const slash = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
    slash()
    document.querySelector<HTMLDialogElement>('dialog.search')?.close()
    slash()
  })
  await page.keyboard.type('faldas')
  await expect(search(page).getByRole('link').first()).toContainText('Falda')
  await page.keyboard.press('ArrowDown')
  await expect(search(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL('/gallery?q=faldas')
  await expect(page.locator('.windows .card').first()).toContainText('Falda')
  await expect(page.locator('header').getByRole('link', { name: 'Galería' })).toHaveAttribute('aria-current', 'page')
})

test('on a phone a customer finds a model with its price', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has the words in its header')
  await signIn(page, 'cliente@telar.test')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(search(page).getByRole('link', { name: 'Vestidos' })).toBeVisible()
  await search(page).getByRole('textbox').fill('12')
  await expect(search(page).getByRole('link').first()).toContainText('€')
  expect(await accessibilityProblems(page)).toEqual([])
  await search(page).getByRole('link').first().click()
  await page.waitForURL(/\/modelo\/user\/\d+$/)
})

test('search engines are told about the pages and the answers', async ({ request, baseURL, isMobile }) => {
  test.skip(isMobile, 'they do not look at the screen')
  const html = await (await request.get('/faq', { headers: { 'accept-language': 'pt' } })).text()
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/faq"`)
  expect(html).toContain(`property="og:image" content="${baseURL}/compartir.jpg"`)
  expect((await request.get('/compartir.jpg')).headers()['content-type']).toBe('image/jpeg')
  const data = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  expect(data.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'FAQPage'])
  const shown = html.match(/<details/g) ?? []
  expect(shown.length).toBeGreaterThanOrEqual(10)
  expect(data[1].mainEntity).toHaveLength(shown.length)
  const map = await (await request.get('/sitemap.xml')).text()
  for (const path of PAGES) expect(map).toContain(`${path}</loc>`)
})

for (const [idioma, locale] of Object.entries(LOCALES)) {
  test.describe(`in ${idioma}`, () => {
    test.use({ locale })

    test('the pages are accessible, fit the screen and raise no complaint', async ({ page, isMobile }) => {
      const errors = complaints(page)
      for (const path of PAGES) {
        await page.goto(path)
        await alive(page)
        await expect(page.locator('html')).toHaveAttribute('lang', idioma)
        await noSidewaysScroll(page)
        if (isMobile && idioma !== 'es') continue
        expect(await accessibilityProblems(page), path).toEqual([])
      }
      expect(errors).toEqual([])
    })
  })
}
