import { expect } from '@playwright/test'
import { accessibilityProblems, comeIn, complaints, DESK, noSidewaysScroll, open, PASSWORD, signIn } from '../pasos.ts'
import { test, withoutPictures } from '../story.ts'

const IDIOMAS = {
  es: { login: 'Acceder', locale: 'es-ES' },
  en: { login: 'Sign in', locale: 'en-GB' },
  pt: { login: 'Entrar', locale: 'pt-PT' },
  ca: { login: 'Accedir', locale: 'ca-ES' },
}
const PAGES = ['/', '/login', '/forgot-password', '/reset-password?key=x', '/reset-password', '/language', '/no-existe']

const cookieFor = (culture: string) => `.AspNetCore.Culture=${encodeURIComponent(`c=${culture}|uic=${culture}`)}`

const MEASURE_SHIFTS = `
  window.moved = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.moved += value
  }).observe({ type: 'layout-shift', buffered: true })
`

test('the first HTML already has language, texts and theme', DESK, async ({ request }) => {
  const answer = await request.get('/login', { headers: { 'accept-language': 'pt-PT,pt;q=0.9' } })
  const html = await answer.text()
  expect(answer.headers()['content-language']).toBe('pt')
  expect(html).toContain('<html lang="pt"')
  expect(html).toMatch(/<style id="theme">:root\{[^<]*--color-base-100:#/)
  expect(html).toContain('Palavra-passe')
})

test('another theme is seen in the shop as soon as it is saved', DESK, async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'both projects share one shop, and it has one theme')
  const credentials = { email: 'admin@telar.test', password: PASSWORD }
  const { token } = await (await request.post('/api/tokens/byemail', { data: credentials })).json()
  const headers = { authorization: `Bearer ${token}`, tenant: 'root' }
  const { version: _, ...before } = await (await request.get('/api/v1/appsettings', { headers })).json()
  const announcement = page.getByRole('complementary', { name: 'Aviso' })
  await page.goto('/')
  await expect(announcement).toHaveCSS('background-color', 'rgb(200, 16, 46)')
  try {
    const data = { ...before, tema: { ...before.tema, base200: '#7a0019' } }
    expect((await request.put('/api/v1/appsettings', { headers, data })).status()).toBe(200)
    await page.goto('/')
    await expect(announcement).toHaveCSS('background-color', 'rgb(122, 0, 25)')
  } finally {
    await request.put('/api/v1/appsettings', { headers, data: before })
  }
})

test('the cookie counts more than the browser', DESK, async ({ request }) => {
  const headers = { cookie: cookieFor('ca-CA'), 'accept-language': 'en' }
  expect(await (await request.get('/', { headers })).text()).toContain('Tallat i cosit')
})

/** What a visitor brings, and the page's language; `server` when only the browser can know better than its first HTML. */
interface Visit {
  cookies?: Record<string, string>
  locale?: 'pt-PT' | 'fr-FR'
  local?: string
  session?: string
  url?: string
  idioma: string
  server?: string
}
const FRENCH = 'c=fr-FR|uic=fr-FR'
const VISITS: Record<string, Visit> = {
  'culture cookie': {
    cookies: { '.AspNetCore.Culture': 'c=ca-CA|uic=ca-CA', i18next: 'es' },
    local: 'es',
    idioma: 'ca',
  },
  'other cookie': { cookies: { '.AspNetCore.Culture': FRENCH, i18next: 'ca' }, locale: 'pt-PT', idioma: 'ca' },
  browser: { cookies: { i18next: 'de' }, locale: 'pt-PT', local: 'ca', url: '/faq?lng=es', idioma: 'pt' },
  'local storage': { local: 'ca', url: '/faq?lng=pt', idioma: 'ca', server: 'pt' },
  query: { local: 'de', session: 'ca', url: '/faq?lng=pt', idioma: 'pt' },
  'session storage': { session: 'ca', url: '/faq?lng=de', idioma: 'ca', server: 'en' },
  path: { url: '/pt/no-existe?lng=de', idioma: 'pt' },
  subdomain: { url: 'http://ca.localhost/language', idioma: 'ca' },
  'html tag': { local: 'de', session: 'fr', idioma: 'en' },
}

test.describe('the language is looked for in its order, and one that is not ours is passed over', () => {
  for (const [name, visit] of Object.entries(VISITS))
    test(name, DESK, async ({ browser, baseURL }) => {
      const site = baseURL ?? ''
      const { cookies = {}, locale = 'fr-FR', local, session, url = '/language', idioma, server = idioma } = visit
      const context = await browser.newContext({ locale })
      const wanted = new URL(url, site)
      wanted.port = new URL(site).port
      for (const [cookie, value] of Object.entries(cookies))
        await context.addCookies([{ name: cookie, value: encodeURIComponent(value), url: site }])
      await context.addInitScript(
        ([kept, ofTab]) => {
          if (kept) localStorage.setItem('i18nextLng', kept)
          if (ofTab) sessionStorage.setItem('i18nextLng', ofTab)
        },
        [local, session],
      )
      const page = await context.newPage()
      await withoutPictures(page)
      const errors = complaints(page)
      const answer = await page.goto(wanted.href, { waitUntil: 'domcontentloaded' })
      expect(answer?.headers()['content-language']).toBe(server)
      await page.mouse.move(2, 2)
      await expect(page.locator('html[data-hydrated]')).toHaveAttribute('lang', idioma)
      expect(errors).toEqual([])
      await context.close()
    })
})

test('the language can be chosen without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES' })
  const page = await context.newPage()
  await withoutPictures(page)
  await page.goto('/language?retUrl=%2Flogin')
  await page.getByRole('link', { name: 'Português' }).click()
  await page.waitForURL('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
  await context.close()
})

test('with scripts the language changes at once, and stays', DESK, async ({ page, context }) => {
  await open(page, '/language?retUrl=%2Flogin')
  await page.evaluate('document.body.dataset.samePage = ""')
  await page.getByRole('link', { name: 'Català' }).click()
  await page.waitForURL('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Accedir' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca')
  await expect(page).toHaveTitle(/^Accedir\. /)
  await expect(page.locator('body')).toHaveAttribute('data-same-page', '')
  const cookies = await context.cookies()
  const culture = cookies.find(({ name }) => name === '.AspNetCore.Culture')
  expect(decodeURIComponent(culture?.value ?? '')).toBe('c=ca-CA|uic=ca-CA')
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ca')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Accedir' })).toBeVisible()
})

test('another language leaves the page as it is, with what is typed', DESK, async ({ page }) => {
  await open(page, '/contacto')
  await page.getByLabel('Nombre y tienda').fill('Lola, Moda Lola')
  await page.locator('footer').getByRole('link', { name: 'Español' }).click()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(100)
  await page.getByRole('dialog').getByRole('button', { name: 'Català' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Nom i botiga')).toHaveValue('Lola, Moda Lola')
  await expect(page).toHaveTitle(/^Contacte\. /)
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(60)
})

test('an unknown page is a real 404', DESK, async ({ page }) => {
  const answer = await page.goto('/no-existe')
  expect(answer?.status()).toBe(404)
  expect(await answer?.text()).toContain('<title>Not Found. ')
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
  await expect(page).toHaveTitle(/^Not Found\. /)
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/El verano se corta/)
})

test.describe('with what the browser has kept', () => {
  // standing in for pictures turns off the browser's own memory, and the letters would come anew
  test.use({ fotos: true })

  test('nothing moves when the page comes alive', async ({ page }) => {
    await page.addInitScript({ content: MEASURE_SHIFTS })
    await signIn(page, 'cliente@telar.test')
    await open(page, '/no-existe')
    await expect(page.locator('header').getByRole('button', { name: 'Mi cuenta' })).toBeVisible()
    expect(await page.evaluate('window.moved')).toBeLessThan(0.02)
  })
})

for (const [idioma, { login, locale }] of Object.entries(IDIOMAS)) {
  test.describe(`in ${idioma}`, () => {
    test.use({ locale })

    test('every page is accessible, fits the screen and raises no complaint', async ({ page, isMobile }) => {
      const errors = complaints(page)
      for (const path of PAGES) {
        await open(page, path)
        await expect(page.locator('html')).toHaveAttribute('lang', idioma)
        await noSidewaysScroll(page)
        // what is a phone's alone is the same in every language
        if (isMobile && idioma !== 'es') continue
        expect(await accessibilityProblems(page), path).toEqual([])
      }
      await expect(page.locator('header').getByRole('link', { name: login })).toHaveCount(1)
      expect(errors).toEqual([])
    })
  })
}

test('the account page is accessible', async ({ page }) => {
  await comeIn(page, 'cliente@telar.test')
  await open(page, '/myaccount')
  await expect(page.getByRole('heading', { name: /^Hola/ })).toBeVisible()
  await noSidewaysScroll(page)
  expect(await accessibilityProblems(page)).toEqual([])
})
