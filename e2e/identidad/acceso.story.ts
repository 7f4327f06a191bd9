import { expect, type Page } from '@playwright/test'
import { linkTo } from '../correo.ts'
import { llamar, tiendaPropia } from '../llamadas.ts'
import {
  accessibilityProblems,
  alive,
  comeIn,
  complaints,
  DESK,
  fillLogin,
  open,
  openPalette,
  PASSWORD,
  signIn,
  storedTokens,
} from '../pasos.ts'
import { test } from '../story.ts'

const CLIENTE = 'cliente@telar.test'

test('a customer signs in, and the whole site knows, in the language of their account', async ({ page, isMobile }) => {
  const errors = complaints(page)
  await open(page, '/')
  await page.locator('header').getByRole('link', { name: 'Acceder' }).click()
  await fillLogin(page, CLIENTE)
  await page.waitForURL('/')
  expect((await storedTokens(page)).every(Boolean)).toBe(true)
  await page.locator('header').getByRole('button', { name: 'Compte' }).click()
  await expect(page.getByText(CLIENTE)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Gestión' })).toHaveCount(0)
  await page.locator('#account-menu').getByRole('link', { name: 'Compte' }).click()
  await expect(page.getByRole('heading', { name: `Hola, ${CLIENTE}` })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Les meves comandes' })).toBeVisible()
  if (isMobile) await expect(page.getByRole('button', { name: 'Menú' })).toBeVisible()
  expect(errors).toEqual([])
})

test(
  'a form sent before its script is there waits for it, and nothing of it gets into the address',
  DESK,
  async ({ page }) => {
    const { promise: wanted, resolve: letIn } = Promise.withResolvers<void>()
    await page.route('**/assets/entry-client*.js', async (route) => {
      await wanted
      await route.continue()
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/login', { waitUntil: 'domcontentloaded' })
    await fillLogin(page, CLIENTE)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL('/login')
    letIn()
    await page.waitForURL('/')
    expect(asked.filter((url) => url.includes('password='))).toEqual([])
    expect((await storedTokens(page)).every(Boolean)).toBe(true)
  },
)

test('a wrong password is told beside the field, and what was typed stays', async ({ page }) => {
  await open(page, '/login')
  await fillLogin(page, 'recargo@telar.test', 'no-es-esta-clave')
  const password = page.getByLabel('Contraseña', { exact: true })
  await expect(page.getByText('El correo o la contraseña no coinciden.')).toBeVisible()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveValue('no-es-esta-clave')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('recargo@telar.test')
  await page.getByRole('button', { name: /^Mostrar/ }).click()
  await expect(password).toHaveAttribute('type', 'text')
  expect(await storedTokens(page)).toEqual([null, null])
})

test('an empty form asks for what is missing', async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByLabel('Correo electrónico')).toBeFocused()
  await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription('Introduzca su correo electrónico.')
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAccessibleDescription('Introduzca su contraseña.')
})

test('signing out in one tab signs out the others', DESK, async ({ page, context }) => {
  await signIn(page, CLIENTE)
  const other = await context.newPage()
  await open(other, '/myaccount')
  await expect(other.getByRole('heading', { name: /^Hola/ })).toBeVisible()
  await open(page, '/myaccount')
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.waitForURL('/')
  expect(await storedTokens(page)).toEqual([null, null])
  await expect(page.locator('header').getByRole('link', { name: 'Acceder' })).toBeVisible()
  await other.waitForURL(/\/login\?retUrl=%2Fmyaccount$/)
})

test('a page that the browser had put away shows nothing of who has signed out since', DESK, async ({ page }) => {
  for (const path of ['/myaccount', '/']) {
    await comeIn(page, CLIENTE)
    await open(page, path)
    await expect(page.locator('header').getByRole('link', { name: /^(Acceder|Accedir)$/ })).toHaveCount(0)
    await page.evaluate(() => {
      localStorage.removeItem('authToken')
      localStorage.removeItem('refreshToken')
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    if (path === '/myaccount') await page.waitForURL(/\/login\?retUrl=%2Fmyaccount$/)
    await expect(page.locator('header').getByRole('link', { name: /^(Acceder|Accedir)$/ })).toBeVisible()
  }
})

test('what one tab does to the session is seen in the other, and whose page it is', DESK, async ({ page, context }) => {
  await comeIn(page, 'admin@telar.test')
  await open(page, '/gestion/clientes/1')
  const other = await context.newPage()
  await open(other, '/myaccount')
  await other.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.waitForURL('/login?retUrl=%2Fgestion%2Fclientes%2F1')
  await comeIn(other, 'ventas@telar.test')
  await expect(page.getByText('Está dentro como ventas@telar.test.')).toBeVisible()
  await expect(page.getByText('no tiene acceso')).toHaveCount(0)
  await page.getByRole('link', { name: 'Seguir donde estaba' }).click()
  await page.waitForURL('/gestion/clientes/1')
  await expect(page.locator('.o-me')).toContainText('ventas@telar.test')
  // somebody else in their place, without a word in between
  await comeIn(other, 'produccion@telar.test')
  await expect(page.locator('.o-me')).toContainText('produccion@telar.test')
})

test('a page for signed-in people sends others to sign in, and back afterwards', DESK, async ({ page }) => {
  const errors = complaints(page)
  await page.goto('/myaccount?x=1#datos')
  await page.waitForURL(/\/login\?retUrl=%2Fmyaccount/)
  await alive(page)
  await fillLogin(page, CLIENTE)
  await page.waitForURL(/\/myaccount\?x=1/)
  await expect(page.getByRole('heading', { name: /^Hola/ })).toBeVisible()
  expect(errors).toEqual([])
})

test('the page to return to is always one of this site', DESK, async ({ page }) => {
  await open(page, '/login?retUrl=https%3A%2F%2Fotra.example%2Fmyaccount')
  await fillLogin(page, CLIENTE)
  await page.waitForURL('/')
})

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
  const [modelo] = (await (await page.request.get('/api/v1/webmodelos/getall')).json()) as { id: number }[]
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

test('head and foot are those of who is signed in before any script has come', DESK, async ({ page }) => {
  await comeIn(page, CLIENTE)
  await page.route('**/assets/*.js', () => undefined)
  const foot = page.getByRole('contentinfo')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(foot.getByRole('link', { name: 'Mi cuenta' })).toBeVisible()
  await expect(foot.getByRole('link', { name: 'Acceder' })).toBeHidden()
  await expect(page.locator('header .swap:visible')).toHaveText('Mi cuenta', { useInnerText: true })
  await page.evaluate(() => localStorage.clear())
  await page.goto('/', { waitUntil: 'commit' })
  await expect(foot.getByRole('link', { name: 'Acceder' })).toBeVisible()
  await expect(foot.getByRole('link', { name: 'Mi cuenta' })).toBeHidden()
})

test('staff reach the back office from their menu', async ({ page }) => {
  await signIn(page, 'admin@telar.test')
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByRole('link', { name: 'Gestión' })).toHaveAttribute('href', '/gestion')
  await expect(foot.getByRole('link', { name: 'Su pedido' })).toHaveCount(0)
  await page.locator('header').getByRole('button', { name: 'Mi cuenta' }).click()
  await page.locator('#account-menu').getByRole('link', { name: 'Gestión' }).click()
  await page.waitForURL('/gestion')
})

test('somebody who is in and was sent to sign in is told why', DESK, async ({ page }) => {
  await comeIn(page, CLIENTE)
  await open(page, '/login?retUrl=%2Fgestion')
  await expect(page.getByText(`Está dentro como ${CLIENTE}.`)).toBeVisible()
  await expect(page.getByText('Esta cuenta no tiene acceso a la página que pedía.')).toBeVisible()
})

test('after too many attempts the page says how long to wait', DESK, async ({ page }) => {
  const attempt = { email: 'nadie@telar.test', password: 'no-es-esta-clave' }
  let status = 401
  for (let i = 0; i < 30 && status === 401; i++)
    status = (await page.request.post('/api/tokens/byemail', { data: attempt })).status()
  expect(status).toBe(429)
  await open(page, '/login')
  await fillLogin(page, attempt.email, attempt.password)
  await expect(
    page.getByText(/^Demasiados intentos\. Vuelva a probar dentro de \d+ (minuto|segundo)s?\.$/),
  ).toBeVisible()
})

test('a forgotten password: the same answer for everybody, and a link that no longer works', DESK, async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('link', { name: 'He olvidado la contraseña' }).click()
  await expect(page.getByRole('heading', { name: 'Recuperar la contraseña' })).toBeVisible()
  await page.getByLabel('Correo electrónico').fill('quien-sea@telar.test')
  await page.getByRole('button', { name: 'Enviar el enlace' }).click()
  await expect(page.getByRole('heading', { name: 'Mire su correo' })).toBeVisible()
  await page.request.post('/api/users/forgot-password', { data: { email: 'recargo@telar.test' } })
  await open(page, await linkTo('recargo@telar.test', '/reset-password'))
  await page.getByLabel('Correo electrónico').fill('rrecargo@telar.test')
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('una frase corta')
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
  await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription(
    /^El enlace se envió a otra dirección/,
  )
  await expect(page.getByLabel('Contraseña nueva', { exact: true })).toHaveValue('una frase corta')
  await open(page, '/reset-password?key=caducada')
  await page.getByLabel('Correo electrónico').fill('quien-sea@telar.test')
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('una frase corta')
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
  await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible()
})

test(
  'a new password of which no answer came is saved once when it is sent again; its link, opened anew, says it may be in use',
  DESK,
  async ({ page, request }) => {
    const { email } = await tiendaPropia(request, 41000021)
    await request.post('/api/users/forgot-password', { data: { email } })
    const link = await linkTo(email, '/reset-password')
    const escribirla = async () => {
      await open(page, link)
      await page.getByLabel('Correo electrónico').fill(email)
      await page.getByLabel('Contraseña nueva', { exact: true }).fill('una frase corta')
    }
    await escribirla()
    const lost = Promise.withResolvers<void>()
    await page.route('**/users/reset-password', async (route) => {
      await route.fetch()
      await route.abort()
      lost.resolve()
    })
    await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
    await lost.promise
    await expect(page.locator('.telar-toast[data-type=error]')).toBeVisible()
    await page.unroute('**/users/reset-password')
    await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
    await expect(page.getByRole('heading', { name: 'Contraseña guardada' })).toBeVisible()
    await escribirla()
    await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
    await expect(page.getByText('su contraseña nueva ya vale')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Acceder' }).click()
    await fillLogin(page, email, 'una frase corta')
    await page.waitForURL('/')
  },
)

test('a customer changes their own data', async ({ page }) => {
  await comeIn(page, 'porto@telar.test')
  await open(page, '/myaccount')
  const person = page.getByRole('region', { name: 'Persona de contacto' })
  await person.getByRole('button', { name: /^Cambiar/ }).click()
  await expect(person.getByLabel('Nombre')).toBeFocused()
  await person.getByLabel('Teléfono').fill('+351 220 000 000')
  await page.getByRole('button', { name: 'Guardar los datos' }).click()
  await expect(page.getByText('Datos guardados.')).toBeVisible()
  await expect(person.getByText('+351 220 000 000')).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar Contraseña' }).click()
  await page.getByLabel('Contraseña actual', { exact: true }).fill('no es esta')
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('123456789012')
  await expect(page.getByText('Fácil de adivinar')).toBeVisible()
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('una frase corta')
  await page.getByLabel('Repita la contraseña nueva', { exact: true }).fill('otra frase corta')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Las dos contraseñas no son iguales.')).toBeVisible()
  await page.getByLabel('Repita la contraseña nueva', { exact: true }).fill('una frase corta')
  await page.keyboard.press('Enter')
  await expect(page.getByText('La contraseña actual no es esta.')).toBeVisible()
})

test(
  'an address that is being changed stays the one it was, whatever another page has done to the others',
  DESK,
  async ({ page, request }) => {
    const { email } = await tiendaPropia(request, 41000020)
    const { call } = await llamar(request, email)
    const lugar = (calle: string) => ({ calle, ciudad: 'Sabadell', codigoPostal: '08201', pais: 'ES' })
    const mio = () => call<{ version: number; direccionesEnvio: { calle: string }[] }>('clientes/mio')
    const dejar = async (...calles: string[]) =>
      call('clientes/mio', { version: (await mio()).version, direccionesEnvio: calles.map(lugar) }, 'PUT')
    const calles = async () => (await mio()).direccionesEnvio.map(({ calle }) => calle)
    await dejar('Uno, 1', 'Dos, 2', 'Tres, 3')
    await comeIn(page, email)
    await open(page, '/myaccount')
    await page.getByRole('button', { name: 'Editar Dos, 2' }).click()
    await page.getByLabel('Calle y número').fill('Dos, 22')
    await dejar('Dos, 2', 'Tres, 3')
    const guardar = page.getByRole('button', { name: 'Guardar la dirección' })
    await guardar.click()
    await expect(page.getByText('Ha cambiado mientras tanto')).toBeVisible()
    await expect(page.getByText('Uno, 1')).toHaveCount(0)
    await expect(page.getByLabel('Calle y número')).toHaveValue('Dos, 22')
    await guardar.click()
    await expect(guardar).toHaveCount(0)
    expect(await calles()).toEqual(['Dos, 22', 'Tres, 3'])
    // and one that another page took away is not written over its neighbour
    await page.getByRole('button', { name: 'Editar Tres, 3' }).click()
    await page.getByLabel('Calle y número').fill('Tres, 33')
    await dejar('Dos, 22')
    await guardar.click()
    await expect(page.getByText('Tres, 3', { exact: true })).toHaveCount(0)
    await expect(page.getByLabel('Calle y número')).toHaveValue('Tres, 33')
    await guardar.click()
    await expect(guardar).toHaveCount(0)
    expect(await calles()).toEqual(['Dos, 22', 'Tres, 33'])
  },
)

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

test('pages that somebody who is signed in opens directly do not move', async ({ page }) => {
  await comeIn(page, CLIENTE)
  await page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const still = async (path: string) => {
    await page.goto(path)
    await alive(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as never as { moved: { sum: number } }).moved.sum), path).toBeLessThan(
      0.02,
    )
  }
  await still('/myaccount')
  const first = (list: string) => page.getByRole('region', { name: list }).getByRole('link').first()
  const own = [first('Mis pedidos'), first('Mis facturas')].map((link) => link.getAttribute('href'))
  for (const path of ['/cart', '/gallery/user', '/modelo/user/1', ...(await Promise.all(own))]) await still(path ?? '')
  // pages for anybody, of which the server sends what a stranger sees
  for (const path of ['/', '/gallery', '/modelo/1', '/login', '/login?retUrl=%2Fcart']) await still(path)
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
