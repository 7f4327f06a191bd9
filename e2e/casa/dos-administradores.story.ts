import { expect } from '@playwright/test'
import { llamar } from '../llamadas.ts'
import { comeIn, DESK, open } from '../pasos.ts'
import { test } from '../story.ts'

const ADMIN = 'admin@telar.test'
const HOY = new Date().toISOString().slice(0, 10)

test('of two who change the same role the second sees both, and chooses', DESK, async ({ page, context }) => {
  const { call } = await llamar(page.request, ADMIN)
  const id = await call<string>('../roles', { name: `Tienda ${Date.now()}`, description: 'La de siempre' })
  await comeIn(page, ADMIN)
  await open(page, `/gestion/roles/${id}`)
  const otra = await context.newPage()
  await open(otra, `/gestion/roles/${id}`)
  await page.getByLabel('Descripción').fill('La de una')
  await otra.getByLabel('Descripción').fill('La de otra')
  await otra.keyboard.press('Control+s')
  await expect(otra.getByText('Guardado', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+s')
  const dialogo = page.getByRole('dialog')
  await expect(dialogo).toContainText('La de otra')
  await expect(dialogo).toContainText('La de una')
  await dialogo.getByRole('button', { name: 'Guardar lo elegido' }).click()
  await expect(dialogo).toHaveCount(0)
  await expect(page.getByLabel('Descripción')).toHaveValue('La de una')
})

test('a key that somebody else has ended is seen ended by who ends it too', DESK, async ({ page }) => {
  const { call } = await llamar(page.request, ADMIN)
  const nombre = `De dos ${Date.now()}`
  const { id } = await call<{ id: number }>('llaves', { nombre, permisos: ['Permissions.Colores.View'], porMinuto: 60 })
  await comeIn(page, ADMIN)
  await open(page, `/gestion/llaves/${id}`)
  await page.getByRole('button', { name: 'Revocar' }).click()
  await call(`llaves/${id}`, undefined, 'DELETE')
  await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('.o-head')).toContainText('Revocada')
  await expect(page.getByRole('button', { name: 'Revocar' })).toHaveCount(0)
})

test('of two who change or pay the same received invoice the second is told', DESK, async ({ page, context }) => {
  const { call, primero } = await llamar(page.request, ADMIN)
  const factura = {
    ...{ proveedorId: await primero('proveedores'), numero: `DOS-${Date.now()}`, fecha: HOY, fechaRecepcion: HOY },
    tramos: [{ iva: 21, base: 100 }],
  }
  const id = await call<number>('recibidas', factura)
  await comeIn(page, ADMIN)
  await open(page, `/gestion/recibidas/${id}`)
  const otra = await context.newPage()
  await open(otra, `/gestion/recibidas/${id}`)
  await page.getByLabel('Notas').fill('Lo de una')
  await otra.getByLabel('Notas').fill('Lo de otra')
  await otra.keyboard.press('Control+s')
  await expect(otra.getByText('Guardado', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+s')
  const dialogo = page.getByRole('dialog')
  await expect(dialogo).toContainText('Lo de otra')
  await dialogo.getByRole('button', { name: /^Guardar lo elegido/ }).click()
  await expect(dialogo).toHaveCount(0)

  await page.getByRole('button', { name: 'Anotar pago' }).click()
  await otra.getByRole('button', { name: 'Anotar pago' }).click()
  await otra.getByRole('dialog').getByRole('button', { name: 'Anotar pago' }).click()
  await expect(otra.getByRole('dialog')).toHaveCount(0)
  await dialogo.getByRole('button', { name: 'Anotar pago' }).click()
  await expect(page.getByText('Mientras tenía esto abierto se ha pagado entera.')).toBeVisible()
  await expect(dialogo).toHaveCount(0)
  const { pendiente, pagos } = await call<{ pendiente: number; pagos: unknown[] }>(`recibidas/${id}`)
  expect({ pendiente, pagos: pagos.length }).toEqual({ pendiente: 0, pagos: 1 })
})
