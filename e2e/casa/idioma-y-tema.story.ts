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

test('an unknown page is a real 404', DESK, async ({ page }) => {
  const answer = await page.goto('/no-existe')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
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

    test('every page is accessible, fits the screen and raises no complaint', async ({ page }) => {
      test.slow()
      const errors = complaints(page)
      for (const path of PAGES) {
        await open(page, path)
        await expect(page.locator('html')).toHaveAttribute('lang', idioma)
        await noSidewaysScroll(page)
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
