import { expect, type Page } from '@playwright/test'
import { deLaMuestra } from '../llamadas.ts'
import { accessibilityProblems, comeIn, complaints, noSidewaysScroll, open, PASSWORD } from '../pasos.ts'
import { test } from '../story.ts'

interface Modelo {
  id: number
  numero: string
  nombre: string
  precioMayor: number
  ventaPorCurva: boolean
  colores: { id: number; nombre: { es: string } }[]
  variantes: { colorId: number; talla: string; libre: number }[]
}

/** A customer's own calls, beside the page. */
async function customer(page: Page, email: string) {
  const answer = await page.request.post('/api/tokens/byemail', { data: { email, password: PASSWORD } })
  const headers = { authorization: `Bearer ${(await answer.json()).token}` }
  const get = async (path: string) => (await page.request.get(`/api/v1${path}`, { headers })).json()
  const post = async (path: string, data: object) =>
    (await page.request.post(`/api/v1${path}`, { headers, data })).json()
  return { get, post, empty: () => post('/cart', { cart: { modelos: [], tipo: 'servicio' } }) }
}

/** A model that is free in at least so many colours and sizes. */
async function wellStocked(get: (path: string) => Promise<unknown>, cells: number, skip = 0): Promise<Modelo> {
  const list = (await get('/webmodelos/auth/getall')) as { id: number; colores: unknown[] }[]
  const found: Modelo[] = []
  for (const { id } of deLaMuestra(list).filter(({ colores }) => colores.length > 1)) {
    const modelo = (await get(`/webmodelos/auth/${id}`)) as Modelo
    const free = modelo.variantes.filter(({ libre }) => libre >= 4)
    if (!modelo.ventaPorCurva && free.length >= cells) found.push(modelo)
    if (found.length > skip) break
  }
  return found[skip] as Modelo
}

test('a customer orders by the matrix and finds the order in the account', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the phone has a story of its own')
  const errors = complaints(page)
  const { get, post, empty } = await customer(page, 'cliente@telar.test')
  await empty()
  const modelo = await wellStocked(get, 12)
  await comeIn(page, 'cliente@telar.test')
  await open(page, `/modelo/user/${modelo.id}`)
  const cells = page.locator('.mx-wide tbody input')
  await cells.first().focus()
  // twelve cells by the keyboard alone: a number, then on to the right; the row's end leads to the next row
  const inRow = await page.locator('.mx-wide tbody tr').first().locator('input').count()
  for (let i = 0; i < 12; i++) {
    await page.keyboard.type('1')
    if ((i + 1) % inRow === 0) await cells.nth(i + 1).focus()
    else await page.keyboard.press('ArrowRight')
  }
  await expect(page.getByRole('status').filter({ hasText: 'Guardado a las' })).toBeVisible()
  await expect(page.locator('.sum')).toContainText('12 prendas de este modelo')
  await expect(page.locator('header')).toContainText('12 prendas')
  await page.getByRole('link', { name: 'Ver pedido completo' }).click()
  await page.waitForURL('/cart')
  await expect(page.getByRole('article', { name: new RegExp(modelo.numero) })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])

  const otro = await wellStocked(get, 4, 1)
  const [color] = otro.colores
  const libre = otro.variantes.find((v) => v.colorId === color?.id && v.libre >= 4)
  await page.getByLabel('Pedido rápido').fill(`${otro.numero} ${color?.nombre.es} ${libre?.talla} 2\n9999 negro 38 1`)
  await page.getByRole('button', { name: 'Añadir líneas' }).click()
  await expect(page.getByText('Línea 1: no hay ningún modelo 9999 a la venta.')).toBeVisible()
  await expect(page.getByRole('article', { name: new RegExp(otro.numero) })).toBeVisible()

  await page
    .getByRole('article', { name: new RegExp(otro.numero) })
    .getByRole('button', { name: 'Quitar modelo' })
    .click()
  await expect(page.getByRole('article', { name: new RegExp(otro.numero) })).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('article', { name: new RegExp(otro.numero) })).toBeVisible()

  await page.getByLabel('Programación').check()
  await page.getByLabel('Su número de pedido').fill('OC-27')
  await page.getByRole('button', { name: 'Revisar y enviar' }).click()
  const review = page.getByRole('dialog')
  await expect(review.getByRole('button', { name: 'Enviar pedido' })).toBeVisible()
  // meanwhile another tab changes the order: it is shown again, with the difference, before anything is sent
  const cell = { modeloId: otro.id, colorId: libre?.colorId, talla: libre?.talla }
  await post('/cart/upsert-item', { ...cell, cantidad: 3 })
  await review.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(review.getByText(`${otro.numero} ${color?.nombre.es} ${libre?.talla}: de 2 a 3`)).toBeVisible()
  await expect(review.getByText(/^15 prendas de 2 modelos/)).toBeVisible()
  await review.getByRole('button', { name: 'Seguir mirando' }).click()
  await post('/cart/upsert-item', { ...cell, cantidad: 2 })
  await page.getByRole('button', { name: 'Revisar y enviar' }).click()
  await review.getByRole('button', { name: 'Enviar pedido' }).click()
  await page.waitForURL(/\/pedido\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pedido \d{4}\/\d{6}$/)
  await expect(page.getByText('Pedido enviado.')).toBeInViewport()
  await expect(page.getByText('OC-27')).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/^pedido-\d{4}-\d{6}\.pdf$/)

  const id = /\/pedido\/(\d+)/.exec(page.url())?.[1]
  // the way back leads to where one ordered, past the cart that has become this order
  await page.goBack()
  await page.waitForURL(/\/modelo\/user\//)
  await open(page, '/myaccount')
  const orders = page.getByRole('region', { name: 'Mis pedidos' })
  await expect(orders.getByRole('link', { name: new RegExp(`#${id}\\s*Pendiente`) })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await orders.getByRole('link', { name: new RegExp(`#${id}`) }).click()
  // twice in a row is once; with something in the cart it is asked what to do with it
  await page.getByRole('button', { name: 'Pedir otra vez' }).dblclick()
  await page.waitForURL('/cart')
  await expect(page.getByText('Añadido a su pedido: 14 prendas de 2 modelos.')).toBeVisible()
  await expect(page.locator('header')).toContainText('14 prendas')
  await page.goBack()
  await page.getByRole('button', { name: 'Pedir otra vez' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sustituir' }).click()
  await page.waitForURL('/cart')
  await expect(page.locator('header')).toContainText('14 prendas')
  await open(page, '/')
  await expect(page.getByRole('heading', { name: 'Su pedido sigue aquí' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continuar el pedido' })).toBeVisible()
  await open(page, `/gallery/user?q=${modelo.numero}`)
  await expect(page.getByText('12 en su pedido')).toBeVisible()
  await empty()
  expect(errors).toEqual([])
})

test('pages of the orders stand in the address', async ({ page }) => {
  const email = 'canarias@telar.test'
  const { get, post, empty } = await customer(page, email)
  await empty()
  const modelo = await wellStocked(get, 4, 2)
  const [{ colorId, talla }] = modelo.variantes as [Modelo['variantes'][number]]
  const lineas = [{ modeloId: modelo.id, colorId, tallasCantidades: [{ talla, cantidad: 60 }] }]
  for (let i = 0; i < 6; i++) await post('/pedidos/web', { tipo: 'programacion', lineas })
  await comeIn(page, email)
  await open(page, '/myaccount')
  const pager = page.getByRole('navigation', { name: 'Páginas de pedidos' })
  await expect(pager).toContainText(/1 de \d+/)
  await pager.getByRole('button', { name: 'Página siguiente' }).click()
  await expect(page).toHaveURL(/pedidos\.pageNumber=2/)
  await expect(pager).toContainText(/2 de \d+/)
  await open(page, '/myaccount?pedidos.pageNumber=nada')
  await expect(pager).toContainText(/1 de \d+/)
})

test('what is typed without a line is kept and sent when it is back', async ({ page, context, isMobile }) => {
  test.skip(isMobile, 'the size of the screen plays no part')
  const email = 'recargo@telar.test'
  const { get, post, empty } = await customer(page, email)
  await empty()
  const modelo = await wellStocked(get, 4, 3)
  await comeIn(page, email)
  await open(page, `/modelo/user/${modelo.id}`)
  const cell = page.locator('.mx-wide tbody input').first()
  await expect(cell).toBeVisible()
  await context.setOffline(true)
  await cell.fill('3')
  const fallo = page.getByText('No se ha podido guardar.')
  await expect(fallo).toBeVisible()
  const error = await page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'))
    sample.style.color = 'var(--color-error)'
    return getComputedStyle(sample).color
  })
  await expect(fallo).toHaveCSS('color', error)
  await expect(page.getByText(/^Sin guardar: lo que ha escrito sigue en este navegador/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/Guardado a las/)).toBeVisible()
  await cell.blur()
  for (const wrong of ['3,5', '1e9', '-5', 'tres']) {
    await cell.focus()
    await page.keyboard.type(wrong)
    await expect(page.getByText(/no es un número de prendas/)).toBeVisible()
    await cell.blur()
    await expect(cell).toHaveValue('3')
  }
  await page.reload()
  await expect(cell).toHaveValue('3')
  const kept = (await get('/cart')) as { prendas: number }
  expect(kept.prendas).toBe(3)

  // another tab hears of it when it is looked at again, and leaves alone what it has not written itself
  const other = await context.newPage()
  const lookAt = () => other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await open(other, '/cart')
  const same = other.getByRole('article').locator('tbody input[value="3"]')
  await expect(same).toBeVisible()
  await cell.fill('4')
  await expect.poll(async () => ((await get('/cart')) as { prendas: number }).prendas).toBe(4)
  await post('/cart', { cart: { notas: 'Por la tarde' } })
  await other.getByLabel('Notas').focus()
  await other.keyboard.press('Tab')
  await lookAt()
  await expect(other.getByRole('article').getByText('4 prendas')).toBeVisible()
  await expect(other.getByLabel('Notas')).toHaveValue('Por la tarde')
  await empty()
  await lookAt()
  await expect(other.getByText('Si lo ha enviado desde otra página, está en su cuenta.')).toBeVisible()
})

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-PT' })

  test('on a phone one colour at a time, with a thumb', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the desk has a story of its own')
    const errors = complaints(page)
    const { get, empty } = await customer(page, 'porto@telar.test')
    await empty()
    const modelo = await wellStocked(get, 8, 4)
    await comeIn(page, 'porto@telar.test')
    await open(page, `/modelo/user/${modelo.id}`)
    const more = page.locator('.steps li:not(.no) button:last-of-type')
    for (let n = 0; n < 3; n++) await more.first().tap()
    await page.locator('.steps li:not(.no) input').nth(1).fill('4')
    await expect(page.getByRole('status').filter({ hasText: 'Guardado às' })).toBeVisible()
    // the colours of the order change the photos, and what was typed stays
    const tabs = page.getByRole('tablist').getByRole('tab')
    const shown = page.locator('.model img').first()
    const before = (await shown.getAttribute('alt')) ?? ''
    await tabs.last().tap()
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
    await expect(shown).not.toHaveAttribute('alt', before)
    await expect(tabs.first()).toHaveText(/ 7$/)
    await tabs.first().tap()
    await expect(shown).toHaveAttribute('alt', before)
    await noSidewaysScroll(page)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.locator('.dock').getByRole('link', { name: 'Ver encomenda' }).tap()
    await page.waitForURL('/cart')
    await noSidewaysScroll(page)
    await expect(page.getByText('Peças', { exact: true })).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Rever e enviar' }).tap()
    const send = page.getByRole('button', { name: 'Enviar encomenda' })
    const short = page.getByText(/A encomenda mínima é de/)
    await expect(send.or(short.last())).toBeVisible()
    if (await send.isVisible()) {
      await send.tap()
      await page.waitForURL(/\/pedido\/\d+/)
      await expect(page.getByText('Transmissão intracomunitária, isenta de IVA.')).toBeVisible()
      await noSidewaysScroll(page)
    }
    await empty()
    expect(errors).toEqual([])
  })
})
