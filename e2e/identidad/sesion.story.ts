import { expect, type Page } from '@playwright/test'
import { deLaMuestra, llamar } from '../llamadas.ts'
import { accessibilityProblems, comeIn, DESK, fillLogin, open, openPalette, PASSWORD, storedTokens } from '../pasos.ts'
import { test } from '../story.ts'

const CLIENTE = 'cliente@telar.test'

test('a session that the server no longer accepts ends at the sign-in page', DESK, async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => {
    localStorage.setItem('authToken', 'viejo')
    localStorage.setItem('refreshToken', 'viejo')
  })
  await page.goto('/myaccount')
  await page.waitForURL(/\/login\?retUrl=%2Fmyaccount$/)
  expect(await storedTokens(page)).toEqual([null, null])
})

test('a session that ends by itself says so, and what was typed is still there', DESK, async ({ page }) => {
  await comeIn(page, 'recargo@telar.test')
  const enVenta = (await (await page.request.get('/api/v1/webmodelos/getall')).json()) as { id: number }[]
  const [modelo] = deLaMuestra(enVenta)
  const path = `/modelo/user/${modelo?.id}`
  await open(page, path)
  const cell = page.locator('.mx-wide tbody input').first()
  await expect(cell).toBeVisible()
  const before = Number(await cell.inputValue()) || 0
  await page.evaluate(() => {
    localStorage.removeItem('authToken')
    localStorage.removeItem('refreshToken')
  })
  await cell.fill(String(before + 3))
  await cell.blur()
  await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('retUrl') === path)
  await expect(page.getByText('Su sesión ha terminado.')).toBeVisible()
  await fillLogin(page, 'recargo@telar.test')
  await page.waitForURL(path)
  await expect(cell).toHaveValue(String(before + 3))
  // the refresh token alone is enough
  await page.evaluate(() => localStorage.removeItem('authToken'))
  await open(page, '/myaccount')
  await expect(page.getByRole('heading', { name: /^Hola/ })).toBeVisible()
  expect((await storedTokens(page)).every(Boolean)).toBe(true)
})

/** The tokens are gone, as when another program cleared them. */
const loseTokens = (page: Page) =>
  page.evaluate(() => {
    localStorage.removeItem('authToken')
    localStorage.removeItem('refreshToken')
  })

test('what staff were writing when a session ended waits for them, and for nobody else', DESK, async ({ page }) => {
  const name = page.getByLabel('Razón social')
  await comeIn(page, 'admin@telar.test')
  await open(page, '/gestion/clientes/1')
  const before = await name.inputValue()
  await name.fill('Escrito a medias, S.L.')
  await loseTokens(page)
  await page.keyboard.press('Control+s')
  await page.waitForURL('/login?retUrl=%2Fgestion%2Fclientes%2F1')
  await expect(page.getByText('lo que había escrito le espera')).toBeVisible()
  await fillLogin(page, 'ventas@telar.test')
  await page.waitForURL('/gestion/clientes/1')
  await expect(name).toHaveValue(before)
  // whoever signs out is asked first, and may stay
  await name.fill('De otra persona')
  const signOut = async () => {
    await page.locator('.o-me').click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  }
  await signOut()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect(name).toHaveValue('De otra persona')
  expect((await storedTokens(page)).every(Boolean)).toBe(true)
  await signOut()
  await page.getByRole('button', { name: 'Descartar y salir' }).click()
  await page.waitForURL('/')
  await expect(page.locator('header').getByRole('link', { name: 'Acceder' })).toBeVisible()
  expect(await storedTokens(page)).toEqual([null, null])
  await open(page, '/login?retUrl=%2Fgestion%2Fclientes%2F1')
  await fillLogin(page, 'admin@telar.test')
  await page.waitForURL('/gestion/clientes/1')
  await expect(name).toHaveValue('Escrito a medias, S.L.')
  await expect(page.getByText('1 cambio sin guardar')).toBeVisible()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(name).toHaveValue(before)
})

test(
  'a right that is taken from somebody at work is seen at once, and what they wrote waits',
  DESK,
  async ({ page, request }) => {
    const { headers } = await llamar(request, 'admin@telar.test')
    const pide = async (path: string, data: object, method = 'POST') => {
      const answer = await request.fetch(`/api/${path}`, { method, headers, data })
      expect(answer.ok(), await answer.text()).toBe(true)
      return (await answer.text()).replaceAll('"', '')
    }
    const ver = ['Clientes', 'Colores'].flatMap((de) =>
      ['Search', 'View', 'Update'].map((one) => `Permissions.${de}.${one}`),
    )
    const rol = await pide('roles', { name: 'Fichas', description: '' })
    const permisos = (permissions: string[]) => pide(`roles/${rol}/permissions`, { permissions }, 'PUT')
    await permisos(ver)
    const email = 'fichas@telar.test'
    const cuenta = { firstName: 'Fina', lastName: 'Fichas', email, roles: ['Fichas'] }
    await pide('users', { ...cuenta, password: PASSWORD, confirmPassword: PASSWORD })
    const entrada = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Clientes' })
    const telefono = page.getByLabel('Teléfono').first()
    const nada = page.getByRole('heading', { level: 1, name: 'Aquí no tiene permiso: Clientes' })

    await comeIn(page, email)
    await open(page, '/gestion/clientes/1')
    await telefono.fill('+34 600 11 22 33')
    // she may still look, and no longer write: it says so, and what was typed stays in sight
    await permisos(ver.filter((one) => one !== 'Permissions.Clientes.Update'))
    await page.keyboard.press('Control+s')
    await expect(page.getByText('No tiene permiso para hacer esto.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Guardar/ })).toHaveCount(0)
    await expect(telefono).toHaveValue('+34 600 11 22 33')
    // she has it again, writes on, and then not even looking is left to her
    await permisos(ver)
    await open(page, '/gestion/clientes/1')
    await telefono.fill('+34 600 44 55 66')
    await permisos(ver.filter((one) => !one.includes('Clientes')))
    await page.keyboard.press('Control+s')
    await expect(nada).toBeVisible()
    await expect(entrada).toHaveCount(0)
    await permisos(ver)
    await open(page, '/gestion/clientes/1')
    await expect(telefono).toHaveValue('+34 600 44 55 66')
    await page.getByRole('button', { name: 'Descartar' }).click()
    // a list says so too as soon as it asks for something
    await open(page, '/gestion/clientes')
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    await expect(entrada).toBeVisible()
    await permisos(ver.filter((one) => !one.includes('Clientes')))
    await page.keyboard.press('/')
    await page.keyboard.type('rosa')
    await expect(nada).toBeVisible()
    await expect(entrada).toHaveCount(0)
    // what she is given back is there when she comes back to the window
    await permisos(ver)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(entrada).toBeVisible()
    await expect(nada).toHaveCount(0)
    // and who has nothing left at all is told whose door this is
    await permisos([])
    await page.getByRole('button', { name: 'Catálogo' }).click()
    await page.getByRole('link', { name: 'Colores' }).click()
    await expect(page.getByRole('heading', { name: 'Esta puerta es la del personal' })).toBeVisible()
  },
)

test('what a customer was writing is there again for them', DESK, async ({ page }) => {
  await comeIn(page, CLIENTE)
  await open(page, '/myaccount')
  await page.getByRole('button', { name: /^Cambiar Sus datos/ }).click()
  // by its name: the account speaks another language once its person has signed in
  const shop = page.locator('input[name="nombreComercial"]')
  await shop.fill('A medias')
  await loseTokens(page)
  // something else that the page asks for may notice it first
  await page.keyboard.press('Enter')
  await page.waitForURL('/login?retUrl=%2Fmyaccount')
  await fillLogin(page, CLIENTE)
  await page.waitForURL('/myaccount')
  await expect(shop).toHaveValue('A medias')
})

test('without a connection a save is told at once, and nothing waits unseen', DESK, async ({ page, context }) => {
  await comeIn(page, 'admin@telar.test')
  await open(page, '/gestion/clientes/1')
  await page.getByLabel('Teléfono').first().fill('+34 600 00 00 00')
  await context.setOffline(true)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('No hay conexión con el servidor.')).toBeVisible()
  await expect(page.getByText('1 cambio sin guardar')).toBeVisible()
  // nor is it said that there is nothing of what nobody could be asked for
  await openPalette(page)
  await page.keyboard.type('rosa bosch')
  await expect(page.getByRole('listbox')).toContainText('No hay conexión con el servidor.')
  await expect(page.getByText('Nada con ese nombre.')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('1 cambio sin guardar')).toBeHidden()
})

test('an order or an invoice that is refused leads to the sign-in page', DESK, async ({ page }) => {
  await comeIn(page, CLIENTE)
  for (const path of ['/pedido/1', '/factura/1']) {
    await page.route(/(pedidos\/user|get-web)\/1$/, (route) => route.fulfill({ status: 403, json: {} }))
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('retUrl')?.endsWith(path) === true)
    expect(new URL(page.url()).searchParams.get('retUrl')).toMatch(/^http/)
    await page.unrouteAll()
  }
  await page.route(/pedidos\/user\/1$/, (route) => route.fulfill({ status: 401, json: {} }))
  await page.goto('/pedido/1')
  await page.waitForURL('/login?retUrl=%2Fpedido%2F1')
})

test('an order or an invoice that is not one’s own is said by what was asked for', DESK, async ({ page }) => {
  await comeIn(page, CLIENTE)
  for (const [path, said] of [
    ['/pedido/99999999', 'No hay ningún pedido «99999999» en su cuenta.'],
    ['/pedido/uno', 'No hay ningún pedido «uno» en su cuenta.'],
    ['/factura/99999999', 'No hay ninguna factura «99999999» en su cuenta.'],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
    await expect(page).toHaveTitle(/^Not Found\. /)
    await expect(page.getByText(said)).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
  }
  await page.getByRole('main').getByRole('link', { name: 'Mi cuenta' }).click()
  await expect(page).toHaveURL('/myaccount')
})

/** The next look at the profile finds that the access token has run out. */
const runOut = (page: Page) =>
  page.route('**/api/personal/profile', (route) => route.fulfill({ status: 401, body: '' }), { times: 1 })

test('what is copied from a browser’s storage renews no session elsewhere', DESK, async ({ page, browser }) => {
  await open(page, '/login')
  await fillLogin(page, CLIENTE)
  await page.waitForURL('/')
  const first = await storedTokens(page)
  await runOut(page)
  await open(page, '/myaccount')
  await expect(page.getByRole('heading', { name: /^Hola/ })).toBeVisible()
  const copied = await storedTokens(page)
  expect(copied[1]).not.toBe(first[1])
  const thief = await (await browser.newContext()).newPage()
  await thief.goto('/favicon.svg')
  await thief.evaluate(
    ([token, refreshToken]) => Object.assign(localStorage, { authToken: token, refreshToken }),
    copied,
  )
  await runOut(thief)
  await thief.goto('/myaccount')
  await thief.waitForURL(/\/login\?retUrl=%2Fmyaccount$/)
  expect(await storedTokens(thief)).toEqual([null, null])
  await page.reload()
  await page.waitForURL(/\/login/)
  await thief.context().close()
})
