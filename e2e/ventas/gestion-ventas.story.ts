import { type APIRequestContext, expect, type Page as Tab } from '@playwright/test'
import { llamar, modeloNegro } from '../llamadas.ts'
import { accessibilityProblems, comeIn, complaints, DESK, noSidewaysScroll, open, PASSWORD, visit } from '../pasos.ts'
import { test } from '../story.ts'

const VENTAS = 'ventas@telar.test'

const tab = (page: Tab, name: string) =>
  page.getByRole('navigation', { name: 'Partes de la ficha' }).getByRole('link', { name }).click()

interface Entrada {
  items: { modeloId: number; colorId: number; talla: string; cantidad: number }[]
}

interface Page<R = unknown> {
  data: R[]
  totalCount: number
}

const eq = (field: string, value: unknown) => ({ field, operator: 'eq', value })

/** Makes calls as somebody, beside what the page does. */
async function caller(request: APIRequestContext, email: string) {
  const signedIn = await request.post('/api/tokens/byemail', { data: { email, password: PASSWORD } })
  const { token } = (await signedIn.json()) as { token: string }
  return async <R>(path: string, data: object): Promise<R> => {
    const answer = await request.post(`/api/v1/${path}`, { data, headers: { authorization: `Bearer ${token}` } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as R
  }
}

/** Finds a model by its number; its first cell takes the focus. */
async function addModel(page: Tab, numero: string): Promise<void> {
  await page.getByLabel(/^Añadir un modelo/).fill(numero)
  await page.getByRole('option', { name: new RegExp(`^${numero}`) }).click()
  await expect(page.locator('.o-model input[data-at]').first()).toBeFocused()
}

test.describe('sales, at the desk', () => {
  test.skip(({ isMobile }) => Boolean(isMobile), 'a phone has its own story')
  test.beforeEach(async ({ page }) => comeIn(page, VENTAS))

  test('an order is entered by matrix, confirmed and served in part', async ({ page }) => {
    const errors = complaints(page)
    await open(page, '/gestion/pedidos/nuevo')
    await page.getByLabel('Cliente', { exact: true }).fill('Garonne')
    await expect(page.getByRole('option').first()).toContainText('Maison Garonne')
    // the first match is taken by Enter; the list of customers takes the keys until it has closed
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Cliente', { exact: true })).toHaveValue(/Maison Garonne/)
    await expect(async () => {
      await page.keyboard.press('Control+s')
      await expect(page.getByText('Escriba al menos una prenda.')).toBeVisible({ timeout: 1000 })
    }).toPass()

    await page.getByLabel('Tipo', { exact: true }).selectOption('programacion')
    await addModel(page, '1212')
    await page.keyboard.type('3')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await page.keyboard.type('2')
    await expect(page.locator('.o-readout')).toContainText('Prendas 7')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { level: 1, name: /^\d{4}\/\d{6}$/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pedido 7' })).toBeVisible()

    await page.getByRole('button', { name: /^Confirmar/ }).click()
    await page.getByRole('button', { name: /^Servir…/ }).click()
    await page
      .getByLabel(/^Servir de 1212, /)
      .first()
      .fill('1')
    await page.getByLabel('Nota').fill('Primera caja')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Servir 5 prendas' }).click()

    const historia = page.getByRole('region', { name: 'Historia' })
    await expect(historia.getByRole('listitem').first()).toContainText(/Servido en parte5 prendasPrimera caja/)
    await expect(historia.getByRole('listitem')).toHaveCount(3)
    await page.getByRole('button', { name: 'Por servir 2' }).click()
    await expect(page.getByRole('table', { name: '1212 Por servir' })).toContainText('2')
    expect(await accessibilityProblems(page)).toEqual([])

    await page.getByRole('button', { name: /^Servir…/ }).click()
    await page.getByRole('button', { name: 'Servir 2 prendas' }).click()
    const albaranes = page.getByRole('region', { name: 'Albaranes' })
    await albaranes.getByRole('button', { name: 'Deshacer' }).last().click()
    const deshacer = page.getByRole('dialog', { name: /^Deshacer el albarán/ })
    await deshacer.getByRole('textbox').fill('Salió la caja de otro')
    await deshacer.getByRole('button', { name: /^Deshacer/ }).click()
    await expect(albaranes.getByText('Deshecho', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Por servir 2' })).toBeVisible()

    await page.getByRole('button', { name: 'Más acciones' }).click()
    expect(await accessibilityProblems(page), 'with its menu open').toEqual([])
    await page.getByRole('menuitem', { name: 'Cerrar lo pendiente…' }).click()
    await page.getByRole('button', { name: /^Cerrar lo pendiente/ }).click()
    await expect(page.getByText('Pendiente cerrado')).toBeVisible()
    await page.getByRole('button', { name: 'Más acciones' }).click()
    await page.getByRole('menuitem', { name: 'Duplicar' }).click()
    await expect(page.locator('.o-readout')).toContainText('Prendas 7')
    await expect(page.getByRole('heading', { level: 1, name: 'Nuevo pedido' })).toBeVisible()
    expect(errors).toEqual([])
  })

  test('who types faster than the line takes what they typed', async ({ page }) => {
    const errors = complaints(page)
    await open(page, '/gestion/pedidos/nuevo')
    const customer = page.getByLabel('Cliente', { exact: true })
    await expect(customer).toBeFocused()
    await page.route(/(clientes\/search|search-autocomplete)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await page.keyboard.type('garonne')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Buscando…')).toBeVisible()
    await expect(page.getByText('Nada con ese nombre.')).toHaveCount(0)
    await expect(customer).toHaveValue(/Maison Garonne/)
    await page.keyboard.press('F2')
    await page.keyboard.type('1212')
    await page.keyboard.press('Enter')
    await expect(page.locator('.o-model input[data-at]').first()).toBeFocused()
    await expect(page.locator('.o-model')).toContainText('1212')
    expect(errors).toEqual([])
  })

  test('an order of the shop is told at once, wherever one is', async ({ page, request }) => {
    const line = page.waitForResponse('/api/v1/avisos')
    await open(page, '/gestion/contactos')
    await line
    const entry = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: /^Pedidos/ })
    const [staff, customer] = [await caller(request, VENTAS), await caller(request, 'canarias@telar.test')]
    const texto = '4012 marino M 60'
    const { items } = await customer<Entrada>('pedidos/new-pedido-entrada-web', { texto })
    const lineas = items.map(({ talla, cantidad, ...linea }) => ({ ...linea, tallasCantidades: [{ talla, cantidad }] }))
    const id = await customer<number>('pedidos/web', { tipo: 'programacion', lineas })
    const { data } = await staff<Page<{ numero: string }>>('pedidos/search', { advancedFilter: eq('id', id) })

    const notice = page.locator('.o-toast', { hasText: `Pedido nuevo de la web: ${data[0]?.numero}` })
    await expect(notice).toBeVisible()
    const filters = [eq('situacion', 'recibido'), eq('origen', 'web')]
    const waiting = () => staff<Page>('pedidos/search', { advancedFilter: { logic: 'and', filters }, pageSize: 1 })
    await expect(async () => {
      const { totalCount } = await waiting()
      await expect(entry).toHaveText(`Pedidos${totalCount}`, { timeout: 1000 })
    }).toPass()
    await notice.getByRole('button', { name: 'Ver' }).click()
    await expect(page).toHaveURL(`/gestion/pedidos/${id}`)
  })

  test('a registration is approved with the mail shown first', async ({ page }) => {
    const errors = complaints(page)
    await open(page, '/gestion/registers?q=Aveiro')
    await page
      .getByRole('grid')
      .getByRole('link', { name: /Loja Aveiro/ })
      .click()
    await expect(page.getByRole('img', { name: 'Licencia' })).toBeVisible()
    const correo = page.getByRole('region', { name: 'Correo que saldrá' })
    await expect(correo).toContainText('aveiro@example.com')
    await page.getByRole('radio', { name: /^Rechazar/ }).check()
    await page.getByRole('textbox', { name: 'Motivo' }).fill('A licença não se lê')
    await expect(correo).toContainText('A licença não se lê')
    await page.getByRole('radio', { name: /^Aprobar como cliente nuevo/ }).check()
    await expect(correo).toContainText('Ative a sua conta')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: /^Aprobar y enviar/ }).click()
    await expect(page.getByText('Loja Aveiro, Lda: aprobado')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loja Aveiro, Lda')
    expect(errors).toEqual([])
  })

  test('who waits for a decision is counted as the queue goes, however the list was sorted', async ({
    page,
    request,
  }) => {
    const staff = await caller(request, VENTAS)
    const names = ['Primera', 'Segunda', 'Tercera'].map((name) => `${name} ${Date.now()}`)
    for (const [i, nombre] of names.entries())
      await staff('registers', {
        ...{ tipo: 'existente', telefono: '', nombre, email: `cola${i}-${Date.now()}@example.com` },
      })
    const [primera = '', segunda = '', tercera = ''] = names
    await open(page, '/gestion/registers')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Por revisar/ })
      .click()
    await page
      .getByRole('grid')
      .getByRole('link', { name: new RegExp(tercera) })
      .click()
    const cola = page.getByRole('navigation', { name: 'Por revisar' }).getByRole('link')
    for (const [nombre, key] of [
      [tercera, 'k'],
      [segunda, '['],
      [primera, ']'],
      [segunda, 'j'],
      [tercera, 'Escape'],
    ] as const) {
      await expect(cola.filter({ hasText: nombre })).toHaveAttribute('aria-current', 'true')
      // others may ask meanwhile
      await expect(async () => {
        const waiting = await cola.allTextContents()
        const at = waiting.findIndex((text) => text.includes(nombre)) + 1
        await expect(page.locator('.o-around')).toContainText(`${at} de ${waiting.length}`, { timeout: 500 })
      }).toPass()
      await page.keyboard.press(key)
    }
    await expect(page).toHaveURL(/estado\.eq\.solicitado/)
  })

  test('requests are declined or tied to a customer, who can be forgotten', async ({ page, request }) => {
    const errors = complaints(page)
    const staff = await caller(request, VENTAS)
    const nobody = { tipo: 'existente', telefono: '' }
    const pais = await staff<Page<{ id: number }>>('countries/search', { advancedFilter: eq('iso2', 'ES') })
    const email = `olvido${Date.now()}@example.com`
    const direccionFiscal = { calle: 'Calle Olvido, 1', codigoPostal: '28001', ciudad: 'Madrid', pais: 'ES' }
    const clienteId = await staff<number>('clientes', {
      ...{ razonSocial: 'Olvido, S.L.', nif: 'B44102937', countryId: pais.data[0]?.id, direccionFiscal, email },
    })
    await staff('registers', { ...nobody, nombre: 'Olvido', email })
    await staff('registers', { ...nobody, nombre: 'Sin licencia', email: `no${Date.now()}@example.com` })
    const abrir = async (nombre: string) => {
      await open(page, '/gestion/registers')
      await page
        .getByRole('grid')
        .getByRole('link', { name: new RegExp(nombre) })
        .click()
    }

    await abrir('Olvido')
    await expect(
      page.getByRole('navigation', { name: 'Por revisar' }).getByRole('link', { name: /^Olvido/ }),
    ).toBeVisible()
    const lado = page.getByRole('region', { name: 'La solicitud y el cliente, lado a lado' })
    await expect(lado.getByRole('row', { name: new RegExp(`Correo electrónico ${email} ${email}`) })).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: /^Vincular y enviar/ }).click()
    await expect(page.getByText('Olvido: aprobado, correo en camino')).toBeVisible()

    await abrir('Sin licencia')
    await page.getByRole('radio', { name: /^Rechazar/ }).check()
    await page.getByRole('textbox', { name: 'Motivo' }).fill('Falta la licencia')
    await page.getByRole('button', { name: /^Rechazar y enviar/ }).click()
    await expect(page.getByText('Sin licencia: rechazado, correo en camino')).toBeVisible()

    await open(page, `/gestion/clientes/${clienteId}`)
    await page.getByRole('button', { name: 'Más acciones' }).click()
    await page.getByRole('menuitem', { name: 'Borrar sus datos…' }).click()
    await page.getByRole('button', { name: /^Borrar los datos/ }).click()
    await expect(page.getByText('Datos de Olvido, S.L. borrados')).toBeVisible()
    await expect(page.getByLabel('Razón social')).not.toHaveValue('Olvido, S.L.')
    expect(errors).toEqual([])
  })

  test('customers, contacts and lists can be used by everybody', async ({ page }) => {
    const errors = complaints(page)
    await open(page, '/gestion/clientes/5')
    await expect(page.getByLabel('Razón social')).toHaveValue('Carvalho & Filhas, Lda')
    expect(await accessibilityProblems(page)).toEqual([])
    await tab(page, 'Condiciones')
    await expect(page.getByText('Entrega en otro país de la UE')).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    await tab(page, 'Contactos')
    await expect(page.getByLabel('Número o dirección')).toHaveValue('+351 912 000 555')
    expect(await accessibilityProblems(page)).toEqual([])
    const places = ['pedidos', 'registers', 'comerciales', 'contactos/1']
    await visit(page, places, async (place) => expect(await accessibilityProblems(page), place).toEqual([]))
    expect(errors).toEqual([])
  })
})

test('the review of a registration fits a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a desk has its own stories')
  await comeIn(page, VENTAS)
  await open(page, '/gestion/registers/1')
  await expect(page.getByRole('region', { name: 'Correo que saldrá' })).toBeVisible()
  await noSidewaysScroll(page)
  expect(await accessibilityProblems(page)).toEqual([])
})

test('what can be done with a record stands in one bar on a phone', async ({ page, request, isMobile }) => {
  test.skip(!isMobile, 'a desk has room')
  const inOneBar = async (place: string) => {
    const acts = page.locator('.o-head-record > .o-btn:visible')
    await expect(acts.nth(2)).toBeVisible()
    const tops = await acts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size, place).toBe(1)
    await noSidewaysScroll(page)
  }
  const admin = await llamar(request, 'admin@telar.test')
  const { call, primero } = admin
  const modelo = { numero: '9065', nombre: 'Blusa En Barra', tallas: ['M'] }
  const celda = { ...(await modeloNegro(admin, modelo)), talla: 'M', cantidad: 2 }
  await call('movimientos/corregir', { motivo: 'Para la barra', celdas: [celda] })
  const { talla, cantidad, ...cual } = celda
  const lineas = [{ ...cual, tallasCantidades: [{ talla, cantidad }] }]
  const clienteId = await primero('clientes', 'Prat Moda')
  const id = await call<number>('pedidos', { clienteId, tipo: 'servicio', lineas })
  await call('pedidos/situacion', { ids: [id], situacion: 'confirmado' })
  await comeIn(page, VENTAS)
  await open(page, `/gestion/pedidos/${id}`)
  await expect(page.getByRole('button', { name: /^Servir/ })).toBeVisible()
  await inOneBar('a confirmed order')
  await page.getByRole('button', { name: 'Más acciones' }).tap()
  await expect(page.getByRole('menuitem', { name: 'A preparación' })).toBeVisible()
  for (const place of ['pedidos', 'facturas', 'clientes']) {
    await open(page, `/gestion/${place}`)
    await page.locator('#o-row-0').getByRole('link').first().tap()
    await inOneBar(place)
  }
})

for (const [locale, places] of [
  ['en-GB', ['pedidos', 'clientes/5', 'caja', 'impuestos']],
  ['pt-PT', ['registers/1', 'contactos', 'pendientes', 'verifactu/1']],
  ['ca-ES', ['clientes', 'pedidos/nuevo', 'comisiones', 'cobros']],
] as const) {
  test.describe(`sales in ${locale}`, () => {
    test.use({ locale })

    test('can be used by everybody', DESK, async ({ page }) => {
      await comeIn(page, VENTAS)
      await visit(page, places, async (place) => expect(await accessibilityProblems(page), place).toEqual([]))
    })
  })
}
