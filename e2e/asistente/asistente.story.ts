import { expect, type Page } from '@playwright/test'
import { llamar } from '../llamadas.ts'
import { accessibilityProblems, alive, comeIn, complaints, DESK, noSidewaysScroll, open } from '../pasos.ts'
import { test } from '../story.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: /Pregúntenos|Ask us/ })
const said = (page: Page) => panel(page).getByRole('log')

async function ask(page: Page, question: string): Promise<void> {
  await panel(page).getByRole('textbox').fill(question)
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveAttribute('aria-busy', 'false')
}

test('a visitor asks for garments, goes on from the answer and opens one', async ({ page, isMobile }) => {
  const errors = complaints(page)
  await open(page, '/')
  await page.getByRole('button', { name: 'Pregúntenos' }).click()
  await expect(panel(page).getByRole('textbox')).toBeFocused()
  await expect(panel(page)).toContainText('No escriba datos personales')
  expect(await accessibilityProblems(page)).toEqual([])

  await panel(page).getByRole('button', { name: '¿Hay un pedido mínimo?' }).click()
  await expect(said(page)).toContainText('No hay mínimo por modelo ni por color')
  const conversation = await page.evaluate(() => localStorage.getItem('conversationId'))
  expect(conversation).toMatch(/^[0-9a-f-]{36}$/)

  await ask(page, '¿en qué colores hacéis el 1215?')
  await expect(said(page)).toContainText('Colores: negro, burdeos y verde botella.')
  await ask(page, '¿y en rojo?')
  await expect(said(page)).toContainText('Vestido Alba (1215) no se hace en rojo')
  expect(await accessibilityProblems(page)).toEqual([])
  await noSidewaysScroll(page)

  const card = said(page).getByRole('link', { name: 'Vestido Alba Ref. 1215' }).last()
  await expect(card).toBeInViewport()
  await card.click()
  await page.waitForURL(/\/modelo\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vestido Alba')
  if (isMobile) {
    await expect(panel(page)).toBeHidden()
    await page.getByRole('button', { name: 'Pregúntenos' }).click()
  }
  await expect(said(page)).toContainText('¿y en rojo?')
  await panel(page).getByRole('button', { name: 'Borrar' }).click()
  await expect(said(page)).not.toContainText('¿y en rojo?')
  expect(await page.evaluate(() => localStorage.getItem('conversationId'))).toBeNull()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Pregúntenos' })).toBeFocused()
  expect(errors).toEqual([])
})

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })

  test('a visitor gets answers in English, and people where there are none', async ({ page }) => {
    const errors = complaints(page)
    await open(page, '/gallery')
    await page.getByRole('button', { name: 'Ask us' }).click()
    await ask(page, 'Do you have linen dreses in size 44?')
    await expect(said(page)).toContainText('Dresses, linen, size 44: we have')
    await expect(said(page).locator('.ask-model').first()).toContainText('Ref. ')
    await ask(page, 'who won the cup final?')
    await expect(said(page)).toContainText('I am not sure about that')
    await expect(said(page).getByRole('link', { name: '+34 600 000 000' })).toHaveAttribute(
      'href',
      /wa\.me\/34600000000/,
    )
    await expect(said(page).getByRole('button')).toHaveCount(3)
    expect(await accessibilityProblems(page)).toEqual([])
    await said(page).getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL('/contacto')
    expect(errors).toEqual([])
  })
})

/** What is read or pressed and lies, or comes to lie as the page moves, under the way to the assistant. */
const underTheTab = (page: Page) =>
  page.evaluate(() => {
    const tab = document.querySelector('.ask')
    if (!tab?.checkVisibility()) return []
    const fixed = getComputedStyle(tab).position === 'fixed'
    const { left, right, top, bottom } = tab.getBoundingClientRect()
    const under = (box: DOMRect) =>
      box.width > 0 && box.right > left + 1 && box.left < right && (fixed || (box.bottom > top && box.top < bottom))
    const found: string[] = []
    for (const area of document.querySelectorAll('main, .foot, .dock')) {
      for (const one of area.querySelectorAll('a, button, input, select, textarea, summary')) {
        // a picture may fill the width of the page
        const picture = one.querySelector('img') !== null && one.textContent?.trim() === ''
        const seen = one.checkVisibility({ visibilityProperty: true }) && !one.closest('dialog')
        if (seen && !picture && under(one.getBoundingClientRect())) found.push(one.outerHTML.slice(0, 80))
      }
      const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement } = text
        if (!parentElement?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim()) continue
        if (parentElement.closest('dialog, script, style, .sr-only')) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        if ([...range.getClientRects()].some(under)) found.push(text.textContent.slice(0, 60))
      }
    }
    return found
  })

const WIDTHS = { phone: [390, 360, 320], desktop: [1440, 1024, 768] }
const ANYBODY = [
  '/',
  '/gallery',
  '/modelo/1',
  '/about',
  '/faq',
  '/contacto',
  '/login',
  '/forgot-password',
  '/privacidad',
]
const OWN = ['/', '/gallery/user', '/modelo/user/1', '/cart', '/myaccount', '/segundas', '/faq', '/no-existe']

for (const [who, pages] of [
  ['a stranger', ANYBODY],
  ['a customer', OWN],
] as const)
  test(`the way to the assistant lies over nothing that ${who} reads or presses`, async ({
    page,
    isMobile,
    request,
  }) => {
    const places: string[] = [...pages]
    if (who === 'a customer') {
      const { call } = await llamar(request, 'cliente@telar.test')
      for (const papel of ['pedido', 'factura']) {
        const { data } = await call<{ data: { id: number }[] }>(`${papel}s/search-user`, { pageNumber: 1, pageSize: 1 })
        places.push(`/${papel}/${data[0]?.id}`)
      }
      await comeIn(page, 'cliente@telar.test')
    }
    for (const place of places) {
      await open(page, place)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of WIDTHS[isMobile ? 'phone' : 'desktop']) {
        await page.setViewportSize({ width, height: 844 })
        expect.soft(await underTheTab(page), `${place} at ${width}`).toEqual([])
        expect.soft(await page.getByRole('button', { name: 'Pregúntenos' }).count(), `${place} at ${width}`).toBe(1)
        await noSidewaysScroll(page)
      }
    }
  })

test('the menu leads to the assistant, and back', async ({ page, isMobile }) => {
  await comeIn(page, 'cliente@telar.test')
  if (!isMobile) await page.setViewportSize({ width: 1024, height: 800 })
  await open(page, '/gallery/user')
  await page.getByRole('button', { name: 'Menú' }).click()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await menu.getByRole('button', { name: 'Pregúntenos' }).click()
  await expect(menu).toBeHidden()
  await expect(panel(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menú' })).toBeFocused()
  await page.getByRole('button', { name: 'Menú' }).click()
  await menu.getByRole('button', { name: 'Cerrar' }).click()
  await expect(menu).toBeHidden()
})

test('without a connection the question stays, and says so', DESK, async ({ page, context }) => {
  await open(page, '/faq')
  await page.getByRole('button', { name: 'Pregúntenos' }).click()
  await expect(panel(page).getByRole('textbox')).toBeFocused()
  await context.setOffline(true)
  await panel(page).getByRole('textbox').fill('¿se puede pagar a 60 días?')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('alert')).toContainText('No hay conexión')
  await expect(panel(page).getByRole('textbox')).toHaveValue('¿se puede pagar a 60 días?')
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText('El plazo habitual es de 30 días')
})

test('staff see what had no answer, and answer it for everybody', DESK, async ({ page, request }) => {
  const data = { conversationId: 'historia', message: '¿Bordáis escudos de colegios?' }
  const headers = { 'accept-language': 'es' }
  const answer = await request.post('/api/v1/chatbot/public-web-completion', { data, headers })
  expect(await answer.text()).toContain('/contacto')
  await comeIn(page, 'ventas@telar.test')
  await open(page, '/gestion/preguntas')
  await page.getByText('¿Bordáis escudos de colegios?').first().dblclick()
  await page.waitForURL(/\/gestion\/preguntas\/\d+/)
  const respuesta = page.getByRole('group', { name: /^Respuesta/ })
  await respuesta.getByLabel('Español').fill('Sí, en pedidos de cincuenta prendas.')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await page.waitForURL(/\/gestion\/faq\/\d+/)
  await page.goto('/faq')
  await alive(page)
  await page.getByText('¿Bordáis escudos de colegios?').click()
  await expect(page.getByText('Sí, en pedidos de cincuenta prendas.')).toBeVisible()
  const again = await request.post('/api/v1/chatbot/public-web-completion', { data, headers })
  expect(await again.text()).toContain('Sí, en pedidos de cincuenta prendas.')
})
