import { crc32, deflateSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { accessibilityProblems, comeIn, complaints, noSidewaysScroll, open, PASSWORD, visit } from '../pasos.ts'
import { test } from '../story.ts'

const ADMIN = 'admin@telar.test'

/** A plain PNG of one colour, made here so that no binary file is needed. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.alloc(height * (width * 3 + 1), 0x80)
  for (let y = 0; y < height; y += 1) rows[y * (width * 3 + 1)] = 0
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Partes de la ficha' }).getByRole('link', { name }).click()
const rows = (page: Page) => page.getByRole('grid').getByRole('row')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })

/** Speaks to the server from another desk. */
async function elsewhere(page: Page, path: string, data: object): Promise<number> {
  const session = await page.request.post('/api/tokens/byemail', { data: { email: ADMIN, password: PASSWORD } })
  const { token } = await session.json()
  const answer = await page.request.post(path, { data, headers: { Authorization: `Bearer ${token}` } })
  expect(answer.ok()).toBe(true)
  return answer.json()
}

test.describe('the catalogue, at the desk', () => {
  test.skip(({ isMobile }) => Boolean(isMobile), 'a phone has its own story')
  test.beforeEach(async ({ page }) => comeIn(page, ADMIN))

  test('a model is made, published, seen in the shop, and gone at once when it is taken off', async ({ page }) => {
    const errors = complaints(page)
    await open(page, '/gestion/modelos/nuevo')
    await page.getByLabel('Nombre', { exact: true }).fill('Vestido Penélope')
    await tab(page, 'Textos')
    await page.getByLabel('Español').first().fill('Vestido de punto para la historia.')
    await page.keyboard.press('Control+s')
    await expect(page.getByLabel('Número', { exact: true })).toBeFocused()
    await expect(page.getByRole('navigation').getByRole('img', { name: 'Hay algo que corregir' })).toBeVisible()

    await page.getByLabel('Número', { exact: true }).fill('E2E-77')
    await page.getByLabel('Tipo', { exact: true }).fill('vestid')
    await page.getByRole('option', { name: 'Vestidos' }).click()
    await page.getByLabel('Precio mayor').fill('27,90')
    await page.getByLabel('PVP').fill('64')
    await expect(page.getByText('PVP × 2,29')).toBeVisible()
    await page.getByRole('button', { name: '36–46' }).click()
    expect(await accessibilityProblems(page)).toEqual([])

    await tab(page, /^Variantes/)
    await page.getByRole('button', { name: 'Añadir colores' }).click()
    await page.getByRole('checkbox', { name: 'Negro NEG' }).check()
    await page.getByRole('checkbox', { name: 'Rojo ROJ' }).check()
    await page.getByRole('button', { name: 'Añadir 2 colores' }).click()
    await page.getByLabel('Stock de Negro, talla 36').fill('5')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('7')
    await page.keyboard.press('Space')
    await expect(page.getByLabel('Rojo, talla 36, a la venta en la web')).not.toBeChecked()
    await expect(page.getByRole('row', { name: 'Total' })).toContainText('12')
    expect(await accessibilityProblems(page)).toEqual([])

    await tab(page, /^Fotos/)
    const negro = page.getByRole('region', { name: 'Negro' })
    await negro.getByLabel('Añadir fotos de Negro').setInputFiles([
      { name: 'una.png', mimeType: 'image/png', buffer: png(400, 500) },
      { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') },
    ])
    await expect(page.getByText('No es una foto.')).toBeVisible()
    await expect(negro.getByRole('img')).toHaveCount(1)
    expect(await accessibilityProblems(page)).toEqual([])

    await tab(page, 'Web')
    await expect(page.getByText('los cuidados en español')).toBeVisible()
    await page.getByRole('switch', { name: 'Publicado en la tienda' }).check()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { name: 'E2E-77 Vestido Penélope' })).toBeVisible()
    await expect(page).toHaveURL(/modelos\/\d+/)
    const id = /modelos\/(\d+)/.exec(page.url())?.[1]

    await open(page, `/modelo/${id}`)
    await expect(page.getByRole('heading', { name: /Penélope/ })).toBeVisible()
    await open(page, '/gestion/modelos?q=E2E-77')
    await page.getByRole('checkbox', { name: 'Marcar E2E-77 Vestido Penélope' }).check()
    await page.getByRole('button', { name: 'Retirar de la web' }).click()
    await expect(page.getByText('1 modelo retirado de la web')).toBeVisible()
    expect((await page.request.get(`/modelo/${id}`)).status()).toBe(404)
    expect(await accessibilityProblems(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test('a spreadsheet is looked at row by row, and nothing is written while one is wrong', async ({ page }) => {
    await open(page, '/gestion/modelos')
    await page.getByRole('button', { name: 'Importar…' }).click()
    await expect(page.getByRole('heading', { name: 'Importar modelos' })).toBeVisible()
    const hoja = [
      'numero;nombre;tipo;temporada;precio;tallas;colores',
      'HOJA-1;Blusa Hoja;Blusas;V27;19,90;S, M;NEG',
      'HOJA-2;;Paraguas;V27;gratis;S;NEG',
    ]
    const sheet = { name: 'modelos.csv', mimeType: 'text/csv', buffer: Buffer.from(hoja.join('\r\n')) }
    await page.locator('input[type=file]').setInputFiles(sheet)
    await expect(page.getByText('1 fila con errores')).toBeVisible()
    await expect(page.getByRole('row', { name: /HOJA-1/ })).toContainText('Se crea')
    await expect(page.getByRole('row', { name: /HOJA-2/ })).toContainText('tipo: No existe: Paraguas.')
    await expect(page.getByRole('button', { name: 'Importar 2 modelos' })).toBeDisabled()
    expect(await accessibilityProblems(page)).toEqual([])
    await open(page, '/gestion/modelos?q=HOJA-')
    await expect(page.getByText('Nada coincide con «HOJA-».')).toBeVisible()
  })

  test('collections and their models are put in order by keyboard, and the order can be taken back', async ({
    page,
  }) => {
    const hidden = { activa: false, visibleHome: false, descripcion: {} }
    const make = (es: string, orden: number) =>
      elsewhere(page, '/api/v1/webcolecciones', { ...hidden, nombre: { es }, orden })
    await make('Zeta primera', 9998)
    await make('Zeta segunda', 9999)
    await open(page, '/gestion/webcolecciones')
    await expect(rows(page).last()).toContainText('Zeta segunda')
    await page.getByRole('button', { name: 'Mover Zeta segunda' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('status').filter({ hasText: /Zeta segunda: puesto/ })).toBeAttached()
    await page.keyboard.press('Space')
    await expect(page.getByText('Orden guardado')).toBeVisible()
    await expect(rows(page).last()).toContainText('Zeta primera')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(rows(page).last()).toContainText('Zeta segunda')
    expect(await accessibilityProblems(page)).toEqual([])

    await row(page, 'Zeta primera').getByRole('link').click()
    await tab(page, 'Modelos')
    for (const numero of ['1212', '1215']) {
      await page.getByLabel(/^Añadir un modelo/).fill(numero)
      await page.getByRole('option', { name: new RegExp(`^${numero}`) }).click()
      await expect(page.locator('.o-card').filter({ hasText: numero })).toBeVisible()
    }
    await page.getByRole('button', { name: /^Mover 1215/ }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Space')
    await expect(page.locator('.o-card').first()).toContainText('1215')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.reload()
    await expect(page.locator('.o-card').first()).toContainText('1215')
  })

  test('types, banners and collections can be used by everybody', async ({ page }) => {
    const errors = complaints(page)
    const places = ['modelotipos/1', 'webbanners/1', 'webcolecciones/1']
    await visit(page, places, async (place) => expect(await accessibilityProblems(page), place).toEqual([]))
    expect(errors).toEqual([])
  })
})

test('the matrix of a model fits a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a desk has its own stories')
  await comeIn(page, ADMIN)
  await open(page, '/gestion/modelos/1?ficha=variantes')
  await expect(page.getByRole('columnheader', { name: 'Stock' })).toBeAttached()
  await noSidewaysScroll(page)
  expect(await accessibilityProblems(page)).toEqual([])
})
