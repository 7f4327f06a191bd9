import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type APIRequestContext, expect, type Page, type TestInfo } from '@playwright/test'
import { IDIOMAS, type Idioma } from '@telar/domain/idioma'
import { accessibilityProblems, comeIn, complaints, noSidewaysScroll, open, PASSWORD } from '../pasos.ts'
import { test } from '../story.ts'

const OFFICE = fileURLToPath(new URL('../../apps/web/src/gestion/', import.meta.url))

/** A screen of the back office, with the pages beside its list. */
function screenAt(path: string) {
  const source = readFileSync(`${OFFICE}${path}`, 'utf8')
  const pages = [...source.matchAll(/^ +(\w+): \{\s+label: .+\s+icon: .+\s+access: /gm)]
  return { name: path.split('/').at(-2) ?? '', pages: pages.map(([, page]) => page) }
}

const SCREENS = globSync('*/*/screen.tsx', { cwd: OFFICE }).map(screenAt)
const VISITOR = [
  ...['', 'gallery', 'gallery?coleccion=1&tipo=1', 'modelo/1', 'about', 'faq', 'contacto', 'language'],
  ...['login', 'forgot-password', 'reset-password', 'reset-password?key=una-que-no-vale', 'register-success'],
  ...['set-new-customer-data/una-que-no-vale', 'set-password-known-customer/una-que-no-vale'],
  ...['aviso-legal', 'privacidad', 'cookies', 'modelo/999999', 'modelo/uno', 'no-existe'],
]
const CUSTOMER = [
  ...['', 'gallery/user', 'gallery/user?coleccion=1', 'modelo/user/1', 'modelo/1', 'cart', 'myaccount', 'segundas'],
  ...['pedido/999999', 'factura/999999', 'pedido/uno', 'modelo/user/999999', 'gestion'],
]
/** What somebody who is in the back office may come to by an old or a broken link. */
const ASTRAY = ['no-existe', 'colores/999999', 'colores/uno', 'pedidos?filtros=["nada.eq.1"]', 'facturas?pagina=9999']

async function speak(page: Page, idioma: Idioma, baseURL: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: 'i18next', value: idioma, url: baseURL ?? '' }])
}

/** The places of the customer's own papers. */
async function papers(request: APIRequestContext): Promise<string[]> {
  const signedIn = await request.post('/api/tokens/byemail', {
    data: { email: 'cliente@telar.test', password: PASSWORD },
  })
  const { token } = (await signedIn.json()) as { token: string }
  const first = async (resource: string) => {
    const found = await request.post(`/api/v1/${resource}/search-user`, {
      headers: { authorization: `Bearer ${token}` },
      data: { pageNumber: 1, pageSize: 1, orderBy: ['fecha desc'] },
    })
    return ((await found.json()) as { data: { id: number }[] }).data[0]?.id
  }
  return [`pedido/${await first('pedidos')}`, `factura/${await first('facturas')}`]
}

/** What is in sight can be used by everybody, fits, and speaks one language; its picture is kept to be looked at. */
async function look(page: Page, idioma: Idioma, info: TestInfo, fullPage = false): Promise<void> {
  const { pathname, search } = new URL(page.url())
  const place = `${pathname}${decodeURIComponent(search)}`
  await expect.soft(page.getByRole('heading', { level: 1 }), `${place}: one h1`).toHaveCount(1)
  await expect.soft(page.locator('[aria-busy=true]'), `${place}: nothing is awaited`).toHaveCount(0)
  const picture = `${idioma}${place.replaceAll(/[^\w]+/g, '-')}.png`
  await page.screenshot({ path: info.outputPath(picture), fullPage })
  expect.soft(await page.locator('html').getAttribute('lang'), place).toBe(idioma)
  expect.soft(await accessibilityProblems(page), place).toEqual([])
  await noSidewaysScroll(page)
}

for (const idioma of IDIOMAS) {
  test.describe(idioma, () => {
    // as many places as a screen has, each opened anew
    test.describe.configure({ timeout: 180_000 })

    const inOffice = (title: string, places: (page: Page) => AsyncIterable<string> | Iterable<string>) =>
      test(title, async ({ page, baseURL }, info) => {
        await speak(page, idioma, baseURL)
        await comeIn(page, 'admin@telar.test')
        const errors = complaints(page)
        for await (const place of places(page)) {
          await open(page, place)
          await look(page, idioma, info)
        }
        expect(errors).toEqual([])
      })

    inOffice('Inicio, and addresses that lead nowhere', () => [
      '/gestion',
      ...ASTRAY.map((place) => `/gestion/${place}`),
    ])

    for (const { name, pages } of SCREENS)
      inOffice(`${name} and its records`, async function* (page) {
        yield `/gestion/${name}`
        const rows = page.locator(`[role=grid] tbody a[href^="/gestion/${name}/"]`)
        const record = (await rows.count()) > 0 ? await rows.first().getAttribute('href') : null
        if (record) {
          yield record
          const sides = await page.locator('.o-tabs a:not([aria-current])').evaluateAll((links) => {
            return links.map((link) => link.getAttribute('href') ?? '')
          })
          yield* sides
        }
        for (const page of [...pages, 'nuevo']) yield `/gestion/${name}/${page}`
      })

    test.describe('the shop', () => {
      test.use({ fotos: true })
      for (const [who, paths] of [
        ['a visitor', async () => VISITOR],
        ['a customer', async (request: APIRequestContext) => [...CUSTOMER, ...(await papers(request))]],
      ] as const)
        test(`the shop for ${who}`, async ({ page, request, baseURL }, info) => {
          await speak(page, idioma, baseURL)
          if (who === 'a customer') await comeIn(page, 'cliente@telar.test')
          const errors = complaints(page)
          for (const path of await paths(request)) {
            await open(page, `/${path}`)
            await look(page, idioma, info, true)
          }
          expect(errors).toEqual([])
        })
    })
  })
}
