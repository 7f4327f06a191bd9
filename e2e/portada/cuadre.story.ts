import { expect } from '@playwright/test'
import { accessibilityProblems, comeIn, complaints, DESK, open } from '../pasos.ts'
import { test } from '../story.ts'

test('whoever answers for the books has them looked over, and reads that they agree', DESK, async ({ page }) => {
  const errors = complaints(page)
  await comeIn(page, 'admin@telar.test')
  await open(page, '/gestion/cuadre')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuadre')
  await page.getByRole('button', { name: 'Comprobar ahora' }).click()
  await expect(page.getByText('Todo cuadra')).toBeVisible()
  await expect(page.getByText('admin@telar.test').last()).toBeVisible()
  await expect(page.getByText('Las facturas de una serie van numeradas sin huecos', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Comprobar ahora' })).toBeEnabled()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(errors).toEqual([])
})

test('the first page says what to do to those who may do it; a rep opens it', DESK, async ({ page }) => {
  await comeIn(page, 'comercial@telar.test')
  await open(page, '/gestion')
  const hoy = page.getByRole('region', { name: 'Para hoy' })
  await expect(hoy.getByText('Abrir', { exact: true }).first()).toBeVisible()
  await expect(hoy.getByText(/^(Emitir|Etiquetar)$/)).toHaveCount(0)
})
