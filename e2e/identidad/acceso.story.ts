import { expect } from '@playwright/test'
import { linkTo } from '../correo.ts'
import { llamar, tiendaPropia } from '../llamadas.ts'
import { alive, comeIn, complaints, DESK, fillLogin, open, signIn, storedTokens } from '../pasos.ts'
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
    await expect(guardar).toHaveCount(0)
    await expect(page.getByText('Uno, 1')).toHaveCount(0)
    expect(await calles()).toEqual(['Dos, 22', 'Tres, 3'])
    // and one that another page took away is not written over its neighbour
    await page.getByRole('button', { name: 'Editar Tres, 3' }).click()
    await page.getByLabel('Calle y número').fill('Tres, 33')
    await dejar('Dos, 22')
    await guardar.click()
    await expect(guardar).toHaveCount(0)
    await expect(page.getByText('Tres, 3', { exact: true })).toHaveCount(0)
    expect(await calles()).toEqual(['Dos, 22', 'Tres, 33'])
  },
)
