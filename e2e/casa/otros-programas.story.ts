import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { accessibilityProblems, comeIn, complaints, DESK, open } from '../pasos.ts'
import { test } from '../story.ts'

const ADMIN = 'admin@telar.test'

test('a program gets a key with one right, uses it, and loses it', DESK, async ({ page }) => {
  const errors = complaints(page)
  await comeIn(page, ADMIN)
  await open(page, '/gestion/llaves')
  await page.getByRole('button', { name: 'Nueva llave' }).click()
  await page.getByLabel('Nombre').fill('Caja de la tienda')
  await page.getByRole('checkbox', { name: 'Colores: Buscar' }).check()
  await page.getByRole('button', { name: 'Hacer la llave' }).click()
  const llave = (await page.getByText('no se vuelve a mostrar').locator('code').textContent()) ?? ''
  const suya = page.getByRole('row', { name: 'Caja de la tienda' })
  await expect(suya).toContainText('Vale')
  expect(await accessibilityProblems(page)).toEqual([])
  const pedir = async (que: string) => {
    const headers = { Authorization: `Bearer ${llave}` }
    return (await page.request.post(`/api/v1/${que}/search`, { data: {}, headers })).status()
  }
  expect([await pedir('colores'), await pedir('clientes')]).toEqual([200, 403])
  await suya.getByRole('button', { name: 'Revocar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click()
  await expect(suya).toContainText('Revocada')
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
  await page.getByRole('button', { name: 'Nuevo webhook' }).click()
  await page.getByLabel('Nombre').fill('Mi programa')
  await page.getByLabel('Dirección').fill(url)
  await page.getByRole('checkbox', { name: 'Factura emitida' }).check()
  await page.getByRole('button', { name: 'Guardar' }).click()
  const secreto = (await page.getByText('no se vuelve a mostrar').locator('code').textContent()) ?? ''
  const suyo = page.getByRole('region', { name: 'Mi programa' })
  await suyo.getByRole('button', { name: 'Probar' }).click()
  await suyo.getByRole('button', { name: 'Mensajes' }).click()
  const prueba = suyo.getByRole('row').filter({ hasText: 'prueba' })
  await expect(prueba).toContainText('HTTP 500')
  expect(await accessibilityProblems(page)).toEqual([])
  await prueba.getByRole('button', { name: 'Enviar otra vez' }).click()
  await expect(prueba).toContainText('Entregado')
  const [primero, segundo] = recibidos
  expect(segundo?.headers['webhook-id']).toBe(primero?.headers['webhook-id'])
  const { 'webhook-id': id, 'webhook-timestamp': cuando, 'webhook-signature': firma } = segundo?.headers ?? {}
  const clave = Buffer.from(secreto.replace('whsec_', ''), 'base64')
  expect(firma).toBe(`v1,${createHmac('sha256', clave).update(`${id}.${cuando}.${segundo?.body}`).digest('base64')}`)
  callar()
  expect(errors).toEqual([])
})

test('a backup is made and read again, and the house says that it is well kept', DESK, async ({ page }) => {
  const errors = complaints(page)
  await comeIn(page, ADMIN)
  await open(page, '/gestion/copias')
  await page.getByRole('button', { name: 'Hacer una ahora' }).click()
  await expect(page.getByText('leída entera después de escribirla')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Descargar' }).first()).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await open(page, '/gestion/salud')
  await expect(page.getByRole('heading', { name: 'Copias de seguridad' })).toContainText('Bien')
  expect(await accessibilityProblems(page)).toEqual([])
  expect(errors).toEqual([])
})
