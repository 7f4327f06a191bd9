import { expect, type Page } from '@playwright/test'
import { tiendaPropia } from '../llamadas.ts'
import { alive, comeIn, DESK, fillLogin, open, signIn } from '../pasos.ts'
import { test } from '../story.ts'

const CLIENTE = 'cliente@telar.test'

test('a page that cannot be loaded says so, and shows the error to whoever asks', DESK, async ({ page }) => {
  await signIn(page, CLIENTE)
  const broken = { exception: 'Not Found.', messages: ['El perfil no está.'], errorId: 'x', statusCode: 404 }
  await page.route('**/api/personal/profile', (route) => route.fulfill({ status: 404, json: broken }))
  await page.goto('/myaccount')
  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
  await page.getByRole('button', { name: 'Show Error' }).click()
  await expect(page.getByText('El perfil no está.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Hide Error' }).click()
  await page.unroute('**/api/personal/profile')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { name: /^Hola/ })).toBeVisible()
})

test('a page whose parts did not arrive is there as soon as there is a line again', DESK, async ({ page, context }) => {
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preguntas frecuentes' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
  await expect(page.getByText('El servidor no responde. Compruebe la conexión')).toBeVisible()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.waitForURL('/faq')
})

test(
  'a list that cannot be read says so in its place, with a reference, and can be tried again',
  DESK,
  async ({ page }) => {
    await comeIn(page, CLIENTE)
    const broken = { exception: 'Internal Server Error.', messages: ['x'], errorId: 'ref-123', statusCode: 500 }
    await page.route('**/facturas/search-user', (route) => route.fulfill({ status: 500, json: broken }))
    await open(page, '/myaccount?pedidos.pageNumber=999')
    const invoices = page.getByRole('region', { name: 'Mis facturas' })
    await expect(invoices.getByText('Referencia: ref-123')).toBeVisible()
    await expect(page).not.toHaveURL(/pageNumber=999/)
    await expect(page.getByRole('region', { name: 'Mis pedidos' }).getByRole('link').first()).toBeVisible()
    await page.unroute('**/facturas/search-user')
    await invoices.getByRole('button', { name: 'Reintentar' }).click()
    await expect(invoices.getByRole('link').first()).toBeVisible()
    const paper = page.waitForEvent('popup')
    await invoices.getByRole('link').first().click()
    await page.getByRole('button', { name: 'Imprimir' }).click()
    await paper
  },
)

/** Opens a page as its address does, and says if anything in it moves by itself. */
async function watched(page: Page) {
  await page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async (path: string) => {
    await page.goto(path)
    await alive(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as never as { moved: { sum: number } }).moved.sum), path).toBeLessThan(
      0.02,
    )
  }
}

test('pages that somebody who is signed in opens directly do not move', async ({ page }) => {
  await comeIn(page, CLIENTE)
  const still = await watched(page)
  await still('/myaccount')
  const first = (list: string) => page.getByRole('region', { name: list }).getByRole('link').first()
  const own = [first('Mis pedidos'), first('Mis facturas')].map((link) => link.getAttribute('href'))
  for (const path of ['/cart', '/gallery/user', '/modelo/user/1', ...(await Promise.all(own))]) await still(path ?? '')
  // pages for anybody, of which the server sends what a stranger sees
  for (const path of ['/', '/gallery', '/modelo/1', '/login', '/login?retUrl=%2Fcart']) await still(path)
})

test('nor those of a shop that has ordered nothing yet', async ({ page, request }, { project }) => {
  const { email } = await tiendaPropia(request, project.name === 'phone' ? 71002301 : 71002308)
  await comeIn(page, email)
  // the letters that headings hardly ever have come last
  await page.route('**/playfair-rest*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  const still = await watched(page)
  for (const path of ['/', '/myaccount', '/cart', '/gallery/user']) await still(path)
})

test(
  'whoever signs in from a page is back there afterwards, with prices and in the language they chose',
  DESK,
  async ({ page, baseURL }) => {
    const value = encodeURIComponent('c=es-ES|uic=es-ES')
    await page.context().addCookies([{ name: '.AspNetCore.Culture', value, url: baseURL as string }])
    await open(page, '/gallery?talla=38')
    await page.locator('header').getByRole('link', { name: 'Acceder' }).click()
    await page.waitForURL(/\/login\?retUrl=%2Fgallery%2Fuser%3Ftalla%3D38/)
    await fillLogin(page, CLIENTE)
    await page.waitForURL(/\/gallery\/user\?talla=38/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    // from the foot of a page, and to the very place in it
    await page.evaluate(() => localStorage.clear())
    await open(page, '/faq#portes')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Acceder' }).click()
    await fillLogin(page, CLIENTE)
    await page.waitForURL('/faq#portes')
  },
)

test('an unexpected error is told at the foot of the page', DESK, async ({ page }) => {
  await comeIn(page, CLIENTE)
  await open(page, '/myaccount')
  await page.route('**/api/personal/profile', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Cambiar Persona de contacto' }).click()
  await page.getByRole('button', { name: 'Guardar los datos' }).click()
  await expect(page.getByText('Ha ocurrido un error inesperado. Unknown error occurred.')).toBeVisible()
})
