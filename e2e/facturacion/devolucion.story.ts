import { type APIRequestContext, expect } from '@playwright/test'
import { llamar, modeloNegro } from '../llamadas.ts'
import { accessibilityProblems, comeIn, complaints, DESK, open } from '../pasos.ts'
import { test } from '../story.ts'

const LENTO = { timeout: 15_000 }
const ADMIN = 'admin@telar.test'

/** A model of which ten lay in the house and five left with an order that is invoiced, made beside the page. */
async function facturado(request: APIRequestContext) {
  const quien = await llamar(request, ADMIN)
  const { call, primero } = quien
  const { modeloId, colorId } = await modeloNegro(quien, { numero: 'DV800', nombre: 'Vestido Devuelto', tallas: ['M'] })
  await call('movimientos/corregir', {
    motivo: 'Para vender',
    celdas: [{ modeloId, colorId, talla: 'M', cantidad: 10 }],
  })
  const clienteId = await primero('clientes', 'Rosa Bosch')
  const lineas = [{ modeloId, colorId, tallasCantidades: [{ talla: 'M', cantidad: 5 }] }]
  const pedidoId = await call<number>('pedidos', { clienteId, lineas })
  const borrador = await call<{ lineas: object[] }>(`facturas/from-pedido/${pedidoId}`)
  const facturaId = await call<number>('facturas', { clienteId, lineas: borrador.lineas, emitir: true })
  const { variantes } = await call<{ variantes: { stock: number }[] }>(`modelos/${modeloId}`)
  expect(variantes.map(({ stock }) => stock)).toEqual([5])
  return { modeloId, facturaId }
}

test('garments come back with a correction, and the stock is seen to rise', DESK, async ({ page, request }) => {
  const errors = complaints(page)
  const { modeloId, facturaId } = await facturado(request)
  await comeIn(page, ADMIN)
  await open(page, `/gestion/facturas/${facturaId}`)
  await page.getByRole('button', { name: 'Rectificar…' }).click(LENTO)
  const dialogo = page.getByRole('dialog')
  await dialogo.getByLabel('Motivo').fill('Dos con tara')
  await dialogo.getByLabel('¿Vuelven las prendas?').selectOption('almacen')
  await dialogo.getByRole('button', { name: /Hacer el borrador/ }).click()
  await expect(page.getByLabel('Las prendas')).toHaveValue('almacen', LENTO)
  await page.getByRole('button', { name: /^Tallas de DV800/ }).click()
  await page.locator('.o-popover input[data-at="0 0"]').fill('2')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Líneas' })).toContainText('−2 prendas')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: /^Emitir R\d\d/ }).click(LENTO)
  await dialogo.getByRole('button', { name: /^Emitir/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^R\d\d\/\d{6}$/ })).toBeVisible(LENTO)

  await open(page, `/gestion/modelos/${modeloId}?ficha=movimientos`)
  await expect(page.getByRole('region', { name: 'Existencias' })).toContainText('7 prendas en casa', LENTO)
  await expect(page.getByRole('region', { name: 'Movimientos' })).toContainText('Devolución')
  expect(errors).toEqual([])
})
