import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

export const PASSWORD = 'telar-demo-2027'

/** For stories in which the size of the screen plays no part: the phone does not repeat them. */
export const DESK = { tag: '@desk' }

/** Until then the page is only a picture: clicks on what needs scripts would be lost. */
export const alive = (page: Page) => page.waitForSelector('html[data-hydrated]')

/** Opens a page and waits until it reacts. Scripts wait for the pictures unless somebody is already there. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.mouse.move(2, 2)
  await alive(page)
}

/** Goes to another place of the page that is open, as a link in it does; nothing is loaded anew. */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path)
}

/** Fills in the sign-in form of the page in sight and sends it with Enter. */
export async function fillLogin(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

/** Signs somebody in without the form, which has stories of its own. The page is still to be opened. */
export async function comeIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/tokens/byemail', { data: { email, password: PASSWORD } })
  const { token, refreshToken } = (await answer.json()) as { token: string; refreshToken: string }
  await page.goto('/favicon.svg')
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('authToken', access as string)
      localStorage.setItem('refreshToken', refresh as string)
    },
    [token, refreshToken],
  )
}

/** The same, and opens the home page. */
export async function signIn(page: Page, email: string): Promise<void> {
  await comeIn(page, email)
  await open(page, '/')
}

/** Goes on to places of the back office one after the other, each there before it is looked at. */
export async function visit(page: Page, places: readonly string[], look: (place: string) => Promise<void>) {
  const [first = '', ...others] = places
  const heading = page.getByRole('heading', { level: 1 })
  await open(page, `/gestion/${first}`)
  await expect(heading).toBeVisible()
  await look(first)
  for (const place of others) {
    const before = await heading.textContent()
    await goOn(page, `/gestion/${place}`)
    await expect(heading).not.toHaveText(before ?? '')
    await look(place)
  }
}

/** The short one: every page that is opened reads it anew. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What an accessibility checker finds wrong with the page, in words. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  for (const frame of page.frames()) if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(AXE)
  // colours are looked at once what moves has come to rest, and nothing begins to move meanwhile
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // what passes is not looked at: listing it takes longer than finding what does not
  const problems = await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  })
  await page.emulateMedia({ reducedMotion: null })
  return problems
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Collects what the browser complains about: failed scripts, hydration, the content security policy. */
export function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('pageerror', ({ message }) => found.push(message))
  page.on('console', (message) => {
    const aboutStatus = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !aboutStatus) found.push(message.text())
  })
  return found
}

export const storedTokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('refreshToken')])

/** On a phone the window grows with what is too wide for it; the page's own width does not. */
export const noSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
  ).toBeLessThanOrEqual(0)

/** What a scanner types, as fast as one does: its keys are struck before the page has answered the first. */
export const escanear = (page: Page, codigo: string) =>
  page.evaluate((texto) => {
    const struck = [...texto, 'Enter'].map(
      (key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
    for (const event of struck) document.body.dispatchEvent(event)
  }, codigo)

/** Takes one of what typing has found, never a new one of what was typed. */
export async function elegir(page: Page, label: string, texto: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(texto)
  await page
    .getByRole('option', { name: new RegExp(texto) })
    .filter({ hasNotText: '«' })
    .click()
}

/** Asks for the palette of the back office, and waits until it listens. */
export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Buscar o ir a…' })).toBeFocused()
}
