import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { comeIn, DESK, open, PASSWORD } from '../pasos.ts'
import { test } from '../story.ts'

const LENTO = { timeout: 20_000 }
const GIROS = 20
const PRECIOS = 30

/** Somebody at the desk, whose clicks and keys are counted. */
function counted(page: Page) {
  const spent = { clicks: 0, keys: 0 }
  return {
    spent,
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

test.describe('everyday tasks, counted in clicks and keys', () => {
  test.describe.configure({ timeout: 60_000 })

  test('twenty bills are collected at once, and taken back', DESK, async ({ page, request }) => {
    const call = await asAdmin(request)
    const { data } = await call<Found>('clientes/search', { keyword: 'Prat Moda' })
    const concepto = `Giro ${Date.now()}`
    for (let i = 0; i < GIROS; i += 1)
      await call('facturas', {
        ...{ clienteId: data[0]?.id, formaPago: 'giro', referenciaCliente: concepto, emitir: true },
        lineas: [{ descripcion: concepto, cantidad: 1, precio: 10 + i }],
      })
    await comeIn(page, 'admin@telar.test')
    await open(page, `/gestion/facturas?filtros=["formaPago.eq.giro","referenciaCliente.eq.${concepto}"]`)
    await expect(total(page)).toContainText(`${GIROS} facturas`, LENTO)
    const { press, spent } = counted(page)
    await press('Control+a', 'c')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(`Cobrar ${GIROS} facturas`)
    await press('Control+Enter')
    await expect(page.getByText(`${GIROS} facturas cobradas`)).toBeVisible(LENTO)
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
    await expect(page.getByText('Los cobros se han quitado')).toBeVisible(LENTO)
    expect(await abiertas()).toBe(GIROS)
  })

  test('thirty prices rise by five per cent, seen before and taken back', DESK, async ({ page, request }) => {
    const call = await asAdmin(request)
    const precios = async () =>
      (await call<Found>('modelos/search', { pageSize: PRECIOS, orderBy: ['numero asc'] })).data
    const antes = await precios()
    await comeIn(page, 'admin@telar.test')
    await open(page, '/gestion/modelos')
    const { press, spent } = counted(page)
    const rows = page.getByRole('grid').getByRole('row')
    await expect(rows.nth(5)).toBeVisible(LENTO)
    await rows.nth(1).getByRole('checkbox').click()
    spent.clicks += 1
    await page.getByRole('grid').evaluate((grid) => grid.parentElement?.scrollTo({ top: 1100 }))
    await page
      .locator(`#o-row-${PRECIOS - 1}`)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] })
    spent.clicks += 1
    await expect(page.getByRole('toolbar')).toContainText(`${PRECIOS} modelos marcados`)
    await press('m')
    await expect(page.getByRole('dialog')).toContainText(`Cambiar ${PRECIOS} modelos`)
    await press('+', '5', '%')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: `Cambiar ${PRECIOS}` })).toBeEnabled(LENTO)
    await press('Control+Enter')
    await expect(page.getByText(`Precio mayor: ${PRECIOS} modelos al día`)).toBeVisible(LENTO)
    said('+5 % on 30 prices', spent, 8)
    const cents = (n: number) => Math.round(n * 100)
    expect((await precios()).map(({ precioMayor }) => cents(precioMayor))).toEqual(
      antes.map(({ precioMayor }) => Math.round((cents(precioMayor) * 105) / 100)),
    )
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Como estaba antes')).toBeVisible(LENTO)
    expect((await precios()).map(({ precioMayor }) => precioMayor)).toEqual(antes.map(({ precioMayor }) => precioMayor))
  })
})
