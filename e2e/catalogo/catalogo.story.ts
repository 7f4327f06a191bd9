import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { deLaMuestra, llamar, modeloNegro } from '../llamadas.ts'
import { accessibilityProblems, alive, comeIn, complaints, DESK, noSidewaysScroll, open, PASSWORD } from '../pasos.ts'
import { test, withoutPictures } from '../story.ts'

const CLIENTE = 'cliente@telar.test'
const ADMIN = 'admin@telar.test'
const PRICE = /\d[.,]\d{2}\s?€|€\s?\d|precioMayor|pvpRecomendado/
const LOCALES = { es: 'es-ES', en: 'en-GB', pt: 'pt-PT', ca: 'ca-ES' }

interface Tarjeta {
  id: number
  numero: string
  nombre: string
  modeloTipoId: number
  temporada: string
  colecciones: { id: number }[]
  colores: { id: number; nombre: { es: string } }[]
}

const cards = (page: Page) => page.locator('.windows .card')
const all = async (request: APIRequestContext): Promise<Tarjeta[]> =>
  (await request.get('/api/v1/webmodelos/getall')).json()
const counted = (page: Page) => page.locator('.page-head [role=status]')

test('from home to a model and back to the same place', async ({ page }) => {
  const errors = complaints(page)
  await open(page, '/')
  await page.getByRole('link', { name: /^Ver \d+ modelos$/ }).click()
  await page.waitForURL('/gallery')
  await expect(page.getByRole('heading', { level: 1, name: 'Galería' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 4200))
  const seen = page.locator('.card', { has: page.locator('img[src]') })
  await expect(seen.nth(3)).toBeAttached()
  await page.waitForTimeout(600)
  const where = await page.evaluate(() => window.scrollY)
  expect(where).toBeGreaterThan(4000)
  const link = page.locator('.card .n')
  const inView = await link.evaluateAll((links) =>
    links.findIndex((one) => one.getBoundingClientRect().top > 150 && one.getBoundingClientRect().top < 700),
  )
  const name = ((await link.nth(inView).textContent()) ?? '').trim()
  await link.nth(inView).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.replace(/\s\S+$/, ''))
  await expect(page.locator('.neighbours')).toContainText(/\d+ de \d+/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Galería' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(where - 60)
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(where + 60)
  await expect(page.locator('.card .n', { hasText: name })).toBeInViewport()
  expect(errors).toEqual([])
})

test('the address filters by collection and by type', DESK, async ({ page, request }) => {
  const modelos = await all(request)
  const [first] = modelos.filter(({ colecciones }) => colecciones.length > 0)
  const coleccion = first?.colecciones[0]?.id ?? 0
  const tipo = first?.modeloTipoId ?? 0
  const inCollection = modelos.filter(({ colecciones }) => colecciones.some(({ id }) => id === coleccion))
  const both = inCollection.filter(({ modeloTipoId }) => modeloTipoId === tipo)

  await open(page, `/gallery?coleccion=${coleccion}`)
  await expect(counted(page)).toHaveText(`${inCollection.length} de ${modelos.length} modelos`)
  await page.goto(`/gallery?tipo=${tipo}`)
  const ofType = modelos.filter(({ modeloTipoId }) => modeloTipoId === tipo)
  await expect(counted(page)).toHaveText(`${ofType.length} de ${modelos.length} modelos`)
  await page.goto(`/gallery?coleccion=${coleccion}&tipo=${tipo}`)
  await expect(counted(page)).toHaveText(`${both.length} de ${modelos.length} modelos`)
  await expect(cards(page)).toHaveCount(Math.min(24, both.length))
  await page.goto('/gallery?coleccion=ninguna&tipo=-4')
  await expect(counted(page)).toHaveText(`${modelos.length} modelos`)
  await page.goto('/gallery?coleccion=999999')
  await expect(page.getByRole('heading', { name: 'Nada con estos filtros' })).toBeVisible()
  await alive(page)
  await page.locator('.empty').getByRole('link', { name: 'Quitar todo' }).click()
  await expect(counted(page)).toHaveText(`${modelos.length} modelos`)
})

test('filters are chosen on the page, stand in the address and are taken back one by one', async ({
  page,
  request,
  isMobile,
}) => {
  const modelos = await all(request)
  await open(page, '/gallery')
  if (isMobile) await page.getByRole('button', { name: 'Filtros' }).click()
  const filters = isMobile ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Filtros' })
  await filters.getByRole('link', { name: /^Vestidos/ }).click()
  await page.waitForURL(/tipo=1$/)
  await filters.getByRole('link', { name: '44', exact: true }).click()
  await page.waitForURL(/talla=44/)
  await filters.getByRole('searchbox').fill('AZULON')
  await page.waitForURL(/q=AZULON/)
  const expected = modelos.filter(
    (modelo) => modelo.modeloTipoId === 1 && modelo.colores.some(({ nombre }) => nombre.es === 'Azulón'),
  )
  expect(expected.length).toBeGreaterThan(0)
  if (isMobile) await filters.getByRole('button', { name: /^Ver \d+ modelos?$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vestidos' })).toBeVisible()
  await expect.poll(() => cards(page).count()).toBeLessThanOrEqual(expected.length)
  const shown = await cards(page).count()
  await page.reload()
  await alive(page)
  await expect(cards(page)).toHaveCount(shown)
  if (isMobile) {
    await expect(page.getByRole('button', { name: 'Filtros 3' })).toBeVisible()
  } else {
    await page.getByRole('link', { name: 'Quitar Talla 44' }).click()
    await expect(page).toHaveURL(/^(?!.*talla)/)
    await page.getByRole('link', { name: 'Quitar todo' }).click()
    await expect(counted(page)).toHaveText(`${modelos.length} modelos`)
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Vestidos' })).toBeVisible()
})

test('filters can be chosen before the whole list has arrived', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the column of filters is never taken away')
  await page.route('**/api/v1/webmodelos/getall', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500))
    await route.continue()
  })
  await open(page, '/gallery')
  await page.getByRole('button', { name: 'Filtros' }).click()
  const filters = page.getByRole('dialog')
  await filters.getByRole('link', { name: /^Vestidos/ }).click()
  await page.waitForURL(/tipo=1$/)
  await filters.getByRole('link', { name: '44', exact: true }).click()
  await page.waitForURL(/talla=44/)
  await expect(filters.getByRole('button', { name: /^Ver \d+ modelos?$/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Vestidos' })).toBeVisible()
})

test('collections, types and every model can be reached without scripts', async ({ browser, isMobile }) => {
  test.skip(isMobile, 'on a phone the filters are in a sheet')
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES' })
  const page = await context.newPage()
  await withoutPictures(page)
  await page.goto('/gallery')
  await page
    .getByRole('link', { name: /^Fiesta/ })
    .first()
    .click()
  await page.waitForURL(/\/gallery\?coleccion=\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Fiesta' })).toBeVisible()
  await page.goto('/gallery')
  const first = await cards(page).first().locator('.n').textContent()
  await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link').nth(1).click()
  await page.waitForURL('/gallery?pagina=2')
  await expect(cards(page)).toHaveCount(12)
  await expect(cards(page).first()).not.toContainText(first ?? '')
  // a page beyond the last leads to the last
  await page.goto('/gallery?pagina=999')
  const last = page.getByRole('navigation', { name: 'Páginas' }).getByRole('link').last()
  await expect(last).toHaveAttribute('aria-current', 'page')
  await page.waitForURL(`/gallery?pagina=${await last.textContent()}`)
  await context.close()
})

test('a colour changes the photos and the address, and a photo opens in full', async ({ page, request }) => {
  const modelo = deLaMuestra(await all(request)).find(({ colores }) => colores.length > 1)
  await open(page, `/modelo/${modelo?.id}`)
  const photo = page.locator('.shot img').first()
  const before = await photo.getAttribute('src')
  const second = modelo?.colores[1]?.nombre.es ?? ''
  await page.getByRole('region', { name: 'Color' }).getByRole('link', { name: second }).click()
  await page.waitForURL(/\?color=\d+$/)
  await expect(photo).not.toHaveAttribute('src', before ?? '')
  await expect(page.locator('.colours')).toContainText(second)
  await page.locator('.shot').first().click()
  const viewer = page.getByRole('dialog', { name: 'Fotos' })
  await expect(viewer).toContainText('1 de 2')
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText('2 de 2')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})

test('the language changes on a deep page, which stays where it was', async ({ page, isMobile }) => {
  await open(page, '/gallery?tipo=1&orden=numero')
  if (isMobile) {
    await page.getByRole('button', { name: 'Menú' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Español' }).click()
  } else {
    await page.locator('header').getByRole('link', { name: 'Idioma: Español' }).click()
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Català' }).click()
  await page.waitForURL('/gallery?tipo=1&orden=numero')
  await expect(page.getByRole('heading', { level: 1, name: 'Vestits' })).toBeVisible()
  await expect(page).toHaveTitle(/^Vestits\. /)
})

test('a model that is no longer published is gone at once', DESK, async ({ page, request }) => {
  const casa = await llamar(request, ADMIN)
  const numero = '9414'
  const { modeloId } = await modeloNegro(casa, { numero, nombre: 'Va y viene', tallas: ['38'] })
  const publish = (publicado: boolean) => casa.call('modelos/publicar', { ids: [modeloId], publicado })
  await publish(true)
  await page.goto(`/gallery?q=${numero}`)
  await expect(cards(page).filter({ hasText: numero })).toHaveCount(1)
  await publish(false)
  await page.goto(`/gallery?q=${numero}`)
  await expect(cards(page).filter({ hasText: numero })).toHaveCount(0)
  const answer = await page.goto(`/modelo/${modeloId}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
  await expect(page).toHaveTitle(/^Not Found\. /)
  await publish(true)
  expect((await request.get(`/modelo/${modeloId}`)).status()).toBe(200)
})

test('what is no model is a real 404', DESK, async ({ request }) => {
  for (const path of ['/modelo/999999', '/modelo/abc', '/modelo/0'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('nobody sees a price in a public page', DESK, async ({ request }) => {
  const [modelo] = deLaMuestra(await all(request))
  for (const path of ['/gallery', '/gallery?orden=precio', `/modelo/${modelo?.id}`, '/gallery/user']) {
    const html = await (await request.get(path, { headers: { 'accept-language': 'es' } })).text()
    expect(html, path).not.toMatch(PRICE)
  }
})

test('the first page carries one screen of the catalogue, not all of it', DESK, async ({ request }) => {
  const html = await (await request.get('/gallery', { headers: { 'accept-language': 'es' } })).text()
  expect(html.match(/class="card"/g)).toHaveLength(12)
  expect(html).toContain('rel="preload"')
  expect(html).toContain('fetchPriority="high"')
})

test('search engines and messengers learn about a model', DESK, async ({ request, baseURL }) => {
  const [modelo] = deLaMuestra(await all(request))
  const html = await (await request.get(`/modelo/${modelo?.id}`, { headers: { 'accept-language': 'es' } })).text()
  const data = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  expect(data.map((one) => one['@type'])).toEqual(['Product', 'BreadcrumbList'])
  expect(data[0]).toMatchObject({ name: modelo?.nombre, sku: modelo?.numero })
  expect(html).toMatch(new RegExp(`property="og:image" content="${baseURL}/img/\\d+/1200.jpeg"`))
})

test('a customer sees prices, and is led to them from the public pages', async ({ page, request, isMobile }) => {
  const modelo = (await all(request)).find(({ numero }) => numero === '1215')
  await comeIn(page, CLIENTE)
  await open(page, '/gallery')
  await expect(cards(page).first()).not.toContainText('€')
  await page.locator('.why').getByRole('link', { name: 'Ver con precios' }).click()
  await page.waitForURL('/gallery/user')
  await expect(cards(page).first()).toContainText(/\d,\d{2}\s€/)
  if (!isMobile) {
    await expect(page.locator('header').getByRole('link', { name: 'Galería' })).toHaveAttribute('href', '/gallery/user')
  }
  await page.getByLabel('Ordenar por').selectOption('Precio')
  await page.waitForURL('/gallery/user?orden=precio')
  await open(page, `/modelo/${modelo?.id}`)
  await page.getByRole('link', { name: 'Ver con precios' }).click()
  await page.waitForURL(`/modelo/user/${modelo?.id}`)
  await expect(page.locator('.price')).toContainText('€')
  await expect(page.getByText('PVP recomendado')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Su pedido por color y talla' })).toBeVisible()
})

test('somebody who is not signed in is sent to sign in, and back to the model', DESK, async ({ page, request }) => {
  const [modelo] = deLaMuestra(await all(request))
  await open(page, `/modelo/${modelo?.id}`)
  await page.getByRole('link', { name: 'Acceder para ver el precio' }).click()
  await page.getByLabel('Correo electrónico').fill(CLIENTE)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(`/modelo/user/${modelo?.id}`)
  await expect(page.locator('.price')).toBeVisible()
})

test('cards show a model in another colour', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a finger swipes the picture instead')
  await open(page, '/gallery')
  const card = cards(page)
    .filter({ has: page.locator('.sw button:nth-of-type(2)') })
    .first()
  await card.locator('.sw button').nth(1).hover()
  await expect(card.locator('.sw button').nth(1)).toHaveClass('on')
  await expect(card.locator('.n')).toHaveAttribute('href', /\?color=\d+$/)
  await card.locator('.n').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(card.locator('.sw button').nth(0)).toHaveClass('on')
})

for (const [idioma, locale] of Object.entries(LOCALES)) {
  test.describe(`in ${idioma}`, () => {
    test.use({ locale })

    test('gallery and model are accessible, fit the screen and raise no complaint', async ({
      page,
      request,
      isMobile,
    }) => {
      const errors = complaints(page)
      const [modelo] = deLaMuestra(await all(request))
      const pages = ['/gallery', '/gallery?tipo=1&color=1_7&talla=38', '/gallery?q=zzz', `/modelo/${modelo?.id}`]
      for (const path of pages) {
        await open(page, path)
        await expect(page.locator('html')).toHaveAttribute('lang', idioma)
        await noSidewaysScroll(page)
        // what is a phone's alone is the same in every language
        if (isMobile && idioma !== 'es') continue
        expect(await accessibilityProblems(page), path).toEqual([])
      }
      expect(errors).toEqual([])
    })
  })
}

test('the pages with prices are accessible', async ({ page, request }) => {
  const [modelo] = deLaMuestra(await all(request))
  await comeIn(page, CLIENTE)
  for (const path of ['/gallery/user', `/modelo/user/${modelo?.id}`]) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await noSidewaysScroll(page)
    expect(await accessibilityProblems(page), path).toEqual([])
  }
})

test.describe('with its pictures', () => {
  test.use({ fotos: true })

  test('a model is photographed, and the photo is as large as the page needs it', DESK, async ({ page, request }) => {
    const [modelo] = deLaMuestra(await all(request))
    await open(page, `/modelo/${modelo?.id}`)
    const photo = page.locator('.shot img').first()
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(600)
  })
})
