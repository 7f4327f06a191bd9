import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { comeIn, DESK, goOn, open, openPalette, PASSWORD } from '../pasos.ts'
import { test } from '../story.ts'

const GIROS = 20
const PRECIOS = 30

type Click = Parameters<Locator['click']>[0]

/** Somebody at the desk, whose clicks and keys are counted. */
function counted(page: Page) {
  const spent = { clicks: 0, keys: 0 }
  return {
    spent,
    click: async (at: Locator, how?: Click) => {
      spent.clicks += 1
      await at.click(how)
    },
    press: async (...keys: string[]) => {
      for (const key of keys) {
        spent.keys += 1
        await page.keyboard.press(key)
      }
    },
  }
}

function said(task: string, { clicks, keys }: { clicks: number; keys: number }, goal: number): void {
  test.info().annotations.push({ type: 'clicks + keys', description: `${task}: ${clicks} + ${keys} (goal ${goal})` })
  process.stdout.write(`${task}: ${clicks} clicks + ${keys} keys, goal ${goal}\n`)
  expect(clicks + keys).toBeLessThanOrEqual(goal)
}

async function asAdmin(request: APIRequestContext) {
  const answer = await request.post('/api/tokens/byemail', { data: { email: 'admin@telar.test', password: PASSWORD } })
  const headers = { authorization: `Bearer ${(await answer.json()).token}` }
  return async <R>(path: string, data: object): Promise<R> => {
    const response = await request.post(`/api/v1/${path}`, { data, headers })
    expect(response.ok(), await response.text()).toBe(true)
    return (await response.json()) as R
  }
}

type Found = { data: { id: number; precioMayor: number; numero: string }[]; totalCount: number }

const total = (page: Page) => page.locator('.o-total')

/** Where the day of whoever works here begins. */
async function enInicio(page: Page): Promise<void> {
  await open(page, '/gestion')
  await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible()
}

/** A colour and a size of a model. */
async function unaVariante(request: APIRequestContext, modeloId: number) {
  const answer = await request.get(`/api/v1/webmodelos/${modeloId}`)
  const { colores, tallas } = (await answer.json()) as { colores: { id: number }[]; tallas: string[] }
  return { colorId: colores[0]?.id, talla: tallas[0] }
}

test.describe('everyday tasks, counted in clicks and keys', () => {
  test('twenty bills are collected at once, and taken back', DESK, async ({ page, request }) => {
    const call = await asAdmin(request)
    const { data } = await call<Found>('clientes/search', { keyword: 'Prat Moda' })
    const concepto = `Giro ${Date.now()}`
    const giro = (i: number) =>
      call('facturas', {
        ...{ clienteId: data[0]?.id, formaPago: 'giro', referenciaCliente: concepto, emitir: true },
        lineas: [{ descripcion: concepto, cantidad: 1, precio: 10 + i }],
      })
    await Promise.all(Array.from({ length: GIROS }, (_, i) => giro(i)))
    await comeIn(page, 'admin@telar.test')
    await enInicio(page)
    const { press, click, spent } = counted(page)
    await press('g', 'f')
    await click(page.getByRole('main').getByRole('link', { name: /^Giros/ }))
    await expect(page).toHaveURL(/formaPago\.eq\.giro/)
    // a house with no other bills than these: other stories have some of their own
    await goOn(page, `/gestion/facturas?filtros=["formaPago.eq.giro","referenciaCliente.eq.${concepto}"]`)
    await expect(total(page)).toContainText(`${GIROS} facturas`)
    await press('Control+a')
    await expect(page.getByText(`${GIROS} facturas marcadas`)).toBeVisible()
    await press('c')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(`Cobrar ${GIROS} facturas`)
    await expect(dialog.locator(':focus')).toBeVisible()
    await press('Control+Enter')
    await expect(page.getByText(`${GIROS} facturas cobradas`)).toBeVisible()
    said('collect 20 giros', spent, 6)
    const abiertas = async () =>
      (
        await call<Found>('facturas/search', {
          advancedFilter: {
            logic: 'and',
            filters: [
              { field: 'referenciaCliente', operator: 'eq', value: concepto },
              { field: 'pendiente', operator: 'gt', value: 0 },
            ],
          },
        })
      ).totalCount
    expect(await abiertas()).toBe(0)
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Los cobros se han quitado')).toBeVisible()
    expect(await abiertas()).toBe(GIROS)
  })

  test('thirty prices rise by five per cent, seen before and taken back', DESK, async ({ page, request }) => {
    const call = await asAdmin(request)
    const precios = async () =>
      (await call<Found>('modelos/search', { pageSize: PRECIOS, orderBy: ['numero asc'] })).data
    const antes = await precios()
    await comeIn(page, 'admin@telar.test')
    await enInicio(page)
    const { press, click, spent } = counted(page)
    await press('g', 'o')
    const rows = page.getByRole('grid').getByRole('row')
    await expect(rows.nth(5)).toBeVisible()
    await click(rows.nth(1).getByRole('checkbox'))
    await page.getByRole('grid').evaluate((grid) => grid.parentElement?.scrollTo({ top: 1100 }))
    await click(page.locator(`#o-row-${PRECIOS - 1}`).getByRole('checkbox'), { modifiers: ['Shift'] })
    await expect(page.getByRole('toolbar')).toContainText(`${PRECIOS} modelos marcados`)
    await press('m')
    await expect(page.getByRole('dialog')).toContainText(`Cambiar ${PRECIOS} modelos`)
    await press('5', '%')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: `Cambiar ${PRECIOS}` })).toBeEnabled()
    await press('Control+Enter')
    await expect(page.getByText(`Precio mayor: ${PRECIOS} modelos al día`)).toBeVisible()
    said('+5 % on 30 prices', spent, 8)
    const cents = (n: number) => Math.round(n * 100)
    expect((await precios()).map(({ precioMayor }) => cents(precioMayor))).toEqual(
      antes.map(({ precioMayor }) => Math.round((cents(precioMayor) * 105) / 100)),
    )
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Como estaba antes')).toBeVisible()
    expect((await precios()).map(({ precioMayor }) => precioMayor)).toEqual(antes.map(({ precioMayor }) => precioMayor))
  })

  test('an order by telephone, one model in four sizes, without the mouse', DESK, async ({ page, request }) => {
    const call = await asAdmin(request)
    await comeIn(page, 'admin@telar.test')
    await enInicio(page)
    const { press, spent } = counted(page)
    await press('g', 'p')
    await expect(total(page)).toContainText('pedidos')
    await press('n')
    await expect(page.getByRole('combobox', { name: 'Cliente' })).toBeFocused()
    await press(...'prat')
    await expect(page.getByRole('option').first()).toContainText(/Prat/)
    await press('Enter', 'F2')
    await press(...'1215')
    await expect(page.getByRole('option').first()).toContainText('1215')
    await press('Enter')
    await expect(page.locator('input[data-at]:focus')).toBeVisible()
    await press('1', 'ArrowRight', '1', 'ArrowRight', '1', 'ArrowRight', '1', 'Control+s')
    await expect(page.getByRole('heading', { level: 1, name: /^\d{4}\/\d+$/ })).toBeVisible()
    said('order by telephone, one model in four sizes', spent, 25)
    const id = Number(page.url().split('/').at(-1)?.split('?')[0])
    const { data } = await call<{ data: { prendas: number }[] }>('pedidos/search', {
      advancedFilter: { field: 'id', operator: 'eq', value: id },
    })
    expect(data[0]?.prendas).toBe(4)
  })

  test(
    'from Ctrl+K to an issued and mailed invoice, then its money, by the keyboard alone',
    DESK,
    async ({ page, request }) => {
      const call = await asAdmin(request)
      const { data: clientes } = await call<Found>('clientes/search', { keyword: 'Prat Moda' })
      const { data: modelos } = await call<Found>('modelos/search', { keyword: '1215' })
      const modeloId = modelos[0]?.id ?? 0
      const { colorId, talla } = await unaVariante(request, modeloId)
      const id = await call<number>('pedidos', {
        ...{ clienteId: clientes[0]?.id, tipo: 'programacion' },
        lineas: [{ modeloId, colorId, tallasCantidades: [{ talla, cantidad: 5 }] }],
      })
      await call('pedidos/situacion', { ids: [id], situacion: 'confirmado' })
      const { data } = await call<Found>('pedidos/search', {
        advancedFilter: { field: 'id', operator: 'eq', value: id },
      })
      const numero = data[0]?.numero ?? ''
      await comeIn(page, 'admin@telar.test')
      await enInicio(page)
      await openPalette(page)
      await page.keyboard.type(numero)
      await expect(page.getByRole('option', { name: new RegExp(`^${numero}`) })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: numero })).toBeVisible()

      const { press, spent } = counted(page)
      await press('f')
      await expect(page.getByRole('region', { name: 'Líneas' }).getByText('5 prendas')).toBeVisible()
      await expect(page.getByRole('img', { name: 'Comprobado con el servidor' })).toBeVisible()
      await press('Control+s')
      await expect(page.getByRole('button', { name: /^Emitir A\d\d/ })).toBeVisible()
      await press('Control+Enter')
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Emitir/ })).toBeEnabled()
      await press('Control+Enter')
      await expect(page.getByRole('heading', { level: 1, name: /^A\d\d\/\d{6}$/ })).toBeVisible()
      await press('s')
      await expect(page.getByRole('dialog').getByLabel('Para')).not.toHaveValue('')
      await press('Control+Enter')
      await expect(page.getByText(/^En camino a /)).toBeVisible()
      said('order → issued → mailed', spent, 6)
      const suya = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

      await page.keyboard.press('g')
      await page.keyboard.press('i')
      await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible()
      const money = counted(page)
      await money.press('g', 'f')
      await expect(page.locator('#o-row-0')).toBeVisible()
      // a house with no newer one: other stories issue theirs meanwhile
      await goOn(page, `/gestion/facturas?filtros=["numeroCompleto.eq.${suya}"]`)
      await expect(total(page)).toContainText('1 factura')
      await expect(page.locator('#o-row-0')).toContainText(suya)
      await money.press('j', 'Enter')
      await expect(page.getByRole('button', { name: /^Añadir cobro/ })).toBeVisible()
      await money.press('c')
      await expect(page.getByRole('dialog').getByLabel('Importe')).toBeFocused()
      await money.press('Control+Enter')
      await expect(page.getByText('Cobrada', { exact: true })).toBeVisible()
      said('collect one', money.spent, 8)
    },
  )
})
