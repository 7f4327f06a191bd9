import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { accessibilityProblems, comeIn, complaints, DESK, noSidewaysScroll, open } from '../pasos.ts'
import { test } from '../story.ts'

const ADMIN = 'admin@telar.test'

test('a program gets a key with one right, uses it, and loses it', DESK, async ({ page }) => {
  const errors = complaints(page)
  await comeIn(page, ADMIN)
  await open(page, '/gestion/llaves')
  await page.keyboard.press('n')
  await expect(page.getByLabel('Nombre')).toBeFocused()
  await page.keyboard.type('Caja de la tienda')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Marque al menos una cosa')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Colores: Buscar' }).check()
  await page.getByRole('button', { name: 'Guardar' }).click()
  const llave = (await page.getByText('no se vuelve a mostrar').locator('code').textContent()) ?? ''
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Ya está guardado' }).click()
  await expect(page.getByRole('checkbox', { name: 'Colores: Buscar' })).toBeChecked()
  await expect(page.locator('.o-head')).toContainText('Vale')
  expect(await accessibilityProblems(page)).toEqual([])
  const pedir = async (que: string) => {
    const headers = { Authorization: `Bearer ${llave}` }
    return (await page.request.post(`/api/v1/${que}/search`, { data: {}, headers })).status()
  }
  expect([await pedir('colores'), await pedir('clientes')]).toEqual([200, 403])
  await page.getByRole('button', { name: 'Revocar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click()
  await expect(page.locator('.o-head')).toContainText('Revocada')
  expect(await pedir('colores')).toBe(401)
  expect(errors).toEqual([])
})

/** Another program that listens, and answers what it is told to. */
async function oyente() {
  const recibidos: { headers: IncomingHttpHeaders; body: string }[] = []
  const servidor = createServer((request, response) => {
    void text(request).then((body) => {
      const deOtros = JSON.parse(body).type !== 'prueba'
      if (!deOtros) recibidos.push({ headers: request.headers, body })
      response.writeHead(!deOtros && recibidos.length === 1 ? 500 : 204).end()
    })
  })
  servidor.listen(0, '127.0.0.1')
  await once(servidor, 'listening')
  const { port } = servidor.address() as AddressInfo
  return { recibidos, url: `http://127.0.0.1:${port}/telar`, callar: () => servidor.close() }
}

test('a webhook is told, seen to fail in its log, and sent again by hand with the same id', DESK, async ({ page }) => {
  const errors = complaints(page)
  const { recibidos, url, callar } = await oyente()
  await comeIn(page, ADMIN)
  await open(page, '/gestion/webhooks')
  await page.getByRole('button', { name: 'Nuevo webhook' }).first().click()
  await page.getByLabel('Nombre').fill('Mi programa')
  await page.getByLabel('Dirección').fill(url)
  await page.getByRole('checkbox', { name: 'Factura emitida' }).check()
  await page.getByRole('button', { name: 'Guardar' }).click()
  const secreto = (await page.getByText('no se vuelve a mostrar').locator('code').textContent()) ?? ''
  await page.getByRole('button', { name: 'Ya está guardado' }).click()
  await page.getByRole('button', { name: 'Probar' }).click()
  const prueba = page.getByRole('row').filter({ hasText: 'Prueba' })
  await expect(prueba).toContainText('HTTP 500')
  expect(await accessibilityProblems(page)).toEqual([])
  await prueba.getByRole('button', { name: 'Enviar otra vez' }).click()
  await expect(prueba).toContainText('Entregado')
  await page.setViewportSize({ width: 390, height: 844 })
  await noSidewaysScroll(page)
  const [primero, segundo] = recibidos
  expect(segundo?.headers['webhook-id']).toBe(primero?.headers['webhook-id'])
  const { 'webhook-id': id, 'webhook-timestamp': cuando, 'webhook-signature': firma } = segundo?.headers ?? {}
  const clave = Buffer.from(secreto.replace('whsec_', ''), 'base64')
  expect(firma).toBe(`v1,${createHmac('sha256', clave).update(`${id}.${cuando}.${segundo?.body}`).digest('base64')}`)
  callar()
  expect(errors).toEqual([])
})

test('of two who change what a webhook is told the second sees both, and chooses', DESK, async ({ page, context }) => {
  await comeIn(page, ADMIN)
  await open(page, '/gestion/webhooks/nuevo')
  await page.getByLabel('Nombre').fill('De dos')
  await page.getByLabel('Dirección').fill('https://telar.example/dos')
  await page.getByRole('checkbox', { name: 'Factura emitida' }).check()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: 'Ya está guardado' }).click()
  await expect(page).toHaveURL(/webhooks\/\d+$/)
  const otra = await context.newPage()
  await open(otra, page.url())
  await page.getByLabel('Nombre').fill('De una')
  await otra.getByLabel('Nombre').fill('De otra')
  await otra.getByRole('checkbox', { name: 'Factura cobrada' }).check()
  await otra.keyboard.press('Control+s')
  await expect(otra.getByText('Guardado', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+s')
  const dialogo = page.getByRole('dialog')
  await expect(dialogo).toContainText('De otra')
  await expect(dialogo).toContainText('Factura cobrada')
  await dialogo.getByRole('button', { name: 'Guardar lo elegido' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('De una')
  await expect(page.getByRole('checkbox', { name: 'Factura cobrada' })).toBeChecked()
})

test('a backup is made and read again, and the house says that it is well kept', DESK, async ({ page }) => {
  const errors = complaints(page)
  await comeIn(page, ADMIN)
  await open(page, '/gestion/copias')
  await page.getByRole('button', { name: 'Hacer una ahora' }).click()
  await expect(page.getByText('leída entera después de escribirla')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Descargar' }).first()).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await open(page, '/gestion/salud')
  await expect(page.getByRole('heading', { name: 'Copias de seguridad' })).toContainText('Bien')
  expect(await accessibilityProblems(page)).toEqual([])
  expect(errors).toEqual([])
})
