import { expect, type Page } from '@playwright/test'
import { accessibilityProblems, comeIn, complaints, noSidewaysScroll, open } from '../pasos.ts'
import { test } from '../story.ts'

const VENTAS = 'ventas@telar.test'
const ADMIN = 'admin@telar.test'
const LENTO = { timeout: 15_000 }
/** A day so old that counting it stops nobody else's cash. */
const DIA = '2020-01-02'

const titulo = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible(LENTO)

test.describe('money, at the desk', () => {
  test.skip(({ isMobile }) => Boolean(isMobile), 'nobody counts a till on a phone')
  test.describe.configure({ timeout: 90_000 })

  test('the till is counted by notes and coins, closed and opened again', async ({ page }) => {
    const errors = complaints(page)
    await comeIn(page, VENTAS)
    await open(page, `/gestion/caja/${DIA}`)
    await titulo(page, /^Caja diaria/)
    await page.getByRole('button', { name: 'Anotar' }).click()
    await expect(page.getByText('Escriba el concepto.')).toBeVisible()
    await page.getByLabel('Tipo').selectOption('aportacion')
    await page.getByLabel('Concepto').fill('Cambio para la feria')
    await page.getByLabel('Importe €').fill('120,50')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row', { name: /Cambio para la feria/ })).toContainText('120,50')

    await page.getByLabel('50,00 €').fill('2')
    await page.getByLabel('20,00 €').fill('1')
    const recuento = page.getByRole('region', { name: 'Recuento' })
    await expect(recuento.getByRole('row', { name: /^Diferencia/ })).toContainText('−0,50 €')
    await page.getByLabel('0,50 €').fill('1')
    await expect(recuento.getByRole('row', { name: /^Diferencia/ })).toContainText('Cuadra')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Cerrar la caja' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cerrar la caja/ })
      .click()
    await expect(page.getByText('Cerrada', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Anotar' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Volver a abrir…' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Volver a abrir/ })
      .click()
    await expect(page.getByText('Abierta', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Quitar Cambio para la feria' }).click()
    await expect(page.getByRole('row', { name: /Cambio para la feria/ })).toHaveCount(0)
    expect(errors).toEqual([])
  })

  test('invoices are posted, their sheet taken, and the lot undone', async ({ page }) => {
    const errors = complaints(page)
    await comeIn(page, VENTAS)
    await open(page, '/gestion/pases/pasar')
    await expect(page.getByRole('link', { name: /^A\d\d\/\d{6}$/ }).first()).toBeVisible(LENTO)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: /^Pasar a contabilidad/ }).click()
    await titulo(page, /^Pase \d+$/)
    const sheet = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Para la gestoría' }).click()
    await page.getByRole('menuitem', { name: /^CSV/ }).click()
    expect((await sheet).suggestedFilename()).toMatch(/^pase-\d+-\d{4}-\d\d-\d\d\.csv$/)
    await page.getByRole('button', { name: 'Deshacer…' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Deshacer/ })
      .click()
    await expect(page.getByText('Deshecho', { exact: true })).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test('a commission is settled as it was shown', async ({ page }) => {
    const errors = complaints(page)
    await comeIn(page, VENTAS)
    await open(page, '/gestion/comisiones')
    const comercial = page.getByRole('region', { name: 'Elvira Muñiz' })
    await comercial.getByRole('button', { name: 'Liquidar…' }).click(LENTO)
    await page.getByRole('dialog').getByLabel('Notas').fill('Trimestre')
    expect(await accessibilityProblems(page)).toEqual([])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Liquidar \d/ })
      .click()
    await expect(comercial).toHaveCount(0)
    await open(page, '/gestion/liquidaciones')
    await page.getByRole('grid').getByRole('link', { name: 'Elvira Muñiz' }).click(LENTO)
    await titulo(page, /^Elvira Muñiz/)
    await expect(page.getByText('Trimestre')).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test('every place of money and VeriFactu can be used by everybody', async ({ page }) => {
    const errors = complaints(page)
    await comeIn(page, ADMIN)
    for (const [place, heading] of [
      ['cobros', 'Cobros'],
      ['cobros/1', /^Cobro de/],
      ['banco', 'Apuntes del banco'],
      ['banco/casar', 'Casar'],
      ['pendientes', 'Pendientes de cobro'],
      ['impuestos', /^Impuestos/],
      ['pases', 'Pases a contabilidad'],
      ['recibidas/nuevo', /^Nueva factura recibida/],
      ['expedidas', /libro de expedidas/],
      ['librorecibidas', /libro de recibidas/],
      ['verifactu', 'Registros VeriFactu'],
      ['verifactu/1', /^A\d\d\//],
      ['verifactu/ajustes', 'Ajustes'],
      ['verifactu/declaracion', 'Declaración responsable'],
      ['ajustes?parte=facturacion', 'Ajustes'],
    ] as const) {
      await open(page, `/gestion/${place}`)
      await titulo(page, heading)
      expect(await accessibilityProblems(page), place).toEqual([])
    }
    await open(page, '/gestion/verifactu/estado')
    await page.getByRole('button', { name: 'Comprobar la cadena' }).click(LENTO)
    await expect(page.getByText(/La cadena está entera: \d+ registros/)).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(errors).toEqual([])
  })
})

test('who owes leads to what they owe, on a phone too', async ({ page }) => {
  await comeIn(page, VENTAS)
  await open(page, '/gestion/pendientes')
  await page.getByRole('link', { name: 'Modas Naranco, S.L.' }).click(LENTO)
  await titulo(page, 'Modas Naranco, S.L.')
  await expect(page.getByRole('link', { name: /^A\d\d\/\d{6}$/ })).toHaveAttribute('href', /\/gestion\/facturas\/\d+$/)
  await noSidewaysScroll(page)
})
