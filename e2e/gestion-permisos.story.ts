import { expect, test } from '@playwright/test'
import { accessibilityProblems, noSidewaysScroll, open, signIn } from './pasos.ts'

test('sales staff read the colours and see no settings', async ({ page, isMobile }) => {
  await signIn(page, 'ventas@telar.test')
  await open(page, '/gestion/colores')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  if (isMobile) await page.getByRole('button', { name: 'Abrir el menú' }).click()
  const nav = page.getByRole('navigation', { name: 'Principal' })
  await expect(nav.getByRole('link', { name: 'Colores' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Ajustes' })).toHaveCount(0)
  await expect(nav.getByRole('link', { name: 'Usuarios' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Nuevo color/ })).toHaveCount(0)
  await noSidewaysScroll(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await open(page, '/gestion/ajustes')
  await expect(page.getByRole('heading', { name: 'Aquí no hay nada' })).toBeVisible()
})

test('a customer is politely turned away', async ({ page }) => {
  await signIn(page, 'cliente@telar.test')
  await open(page, '/gestion')
  await expect(page.getByRole('heading', { name: 'Esta puerta es la del personal' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ir a la tienda' })).toHaveAttribute('href', '/')
  expect(await accessibilityProblems(page)).toEqual([])
})

test('somebody who is not in signs in first, and comes back', async ({ page }) => {
  await page.goto('/gestion/colores?q=negro')
  await page.waitForURL(/\/login\?retUrl=%2Fgestion%2Fcolores/)
})
