import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, type TestInfo } from '@playwright/test'
import { IDIOMAS, type Idioma } from '@telar/domain/idioma'
import { accessibilityProblems, comeIn, complaints, noSidewaysScroll, open } from '../pasos.ts'
import { test } from '../story.ts'

const OFFICE = fileURLToPath(new URL('../../apps/web/src/gestion', import.meta.url))
const SCREENS = globSync('*/*/screen.tsx', { cwd: OFFICE }).map((path) => path.split('/').at(-2) ?? '')
const SHOP = ['', 'gallery', 'modelo/1', 'about', 'faq', 'contacto', 'login', 'forgot-password', 'language']
const LEGAL = ['aviso-legal', 'privacidad', 'cookies']
const ACCOUNT = ['', 'gallery/user', 'modelo/user/1', 'cart', 'myaccount', 'segundas']

async function speak(page: Page, idioma: Idioma, baseURL: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: 'i18next', value: idioma, url: baseURL ?? '' }])
}

/** What is in sight can be used by everybody, fits, and speaks one language; its picture is kept to be looked at. */
async function look(page: Page, idioma: Idioma, info: TestInfo): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.screenshot({ path: info.outputPath(`${idioma}${new URL(page.url()).pathname.replaceAll('/', '-')}.png`) })
  expect(await page.locator('html').getAttribute('lang')).toBe(idioma)
  expect(await accessibilityProblems(page)).toEqual([])
  await noSidewaysScroll(page)
}

for (const idioma of IDIOMAS) {
  for (const screen of SCREENS)
    test(`${idioma} · ${screen} and its records`, async ({ page, baseURL }, info) => {
      await speak(page, idioma, baseURL)
      await comeIn(page, 'admin@telar.test')
      const errors = complaints(page)
      await open(page, `/gestion/${screen}`)
      await look(page, idioma, info)
      const rows = page.locator(`[role=grid] tbody a[href^="/gestion/${screen}/"]`)
      const record = (await rows.count()) > 0 ? await rows.first().getAttribute('href') : null
      for (const place of [record, `/gestion/${screen}/nuevo`]) {
        if (!place) continue
        await open(page, place)
        await look(page, idioma, info)
      }
      expect(errors).toEqual([])
    })

  for (const [who, paths] of [
    ['a visitor', [...SHOP, ...LEGAL]],
    ['a customer', ACCOUNT],
  ] as const)
    for (const path of paths)
      test(`${idioma} · /${path} for ${who}`, async ({ page, baseURL }, info) => {
        await speak(page, idioma, baseURL)
        if (who === 'a customer') await comeIn(page, 'cliente@telar.test')
        const errors = complaints(page)
        await open(page, `/${path}`)
        await look(page, idioma, info)
        expect(errors).toEqual([])
      })
}
