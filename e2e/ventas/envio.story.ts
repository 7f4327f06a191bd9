import { type APIRequestContext, expect } from '@playwright/test'
import { llamar, modeloNegro } from '../llamadas.ts'
import { accessibilityProblems, comeIn, complaints, DESK, noSidewaysScroll, open } from '../pasos.ts'
import { test } from '../story.ts'

const ADMIN = 'admin@telar.test'

/** An order of two garments that lie in the house, made beside the page for the customer of the demo's shop. */
async function pedidoDe(request: APIRequestContext, marca: string): Promise<number> {
  const quien = await llamar(request, ADMIN)
  const { call, primero } = quien
  const { modeloId, colorId } = await modeloNegro(quien, {
    numero: marca,
    nombre: 'Blusa Enviada',
    tallas: ['M'],
    pesoGr: 400,
  })
  await call('movimientos/corregir', {
    motivo: 'Para enviar',
    celdas: [{ modeloId, colorId, talla: 'M', cantidad: 5 }],
  })
  const clienteId = await primero('clientes', 'Prat Moda')
  const lineas = [{ modeloId, colorId, tallasCantidades: [{ talla: 'M', cantidad: 2 }] }]
  const id = await call<number>('pedidos', { clienteId, tipo: 'servicio', lineas })
  await call('pedidos/situacion', { ids: [id], situacion: 'confirmado' })
  return id
}

test('what is packed is shipped with one click, labelled and handed over, and its customer follows it', async ({
  page,
  request,
}, { project }) => {
  const errors = complaints(page)
  const id = await pedidoDe(request, project.name === 'phone' ? '9061' : '9062')
  await comeIn(page, ADMIN)
  await open(page, `/gestion/pedidos/${id}?ficha=embalar`)
  const poner = page.getByRole('button', { name: /^Poner / })
  await poner.click()
  await expect(page.getByText('1/2')).toBeVisible()
  await poner.click()
  await page.getByRole('button', { name: 'Servir y preparar envío' }).click()
  await expect(page.getByRole('heading', { name: /^EN\d{6}$/ })).toBeVisible()
  await expect(page.getByText('Transportes Vallès').first()).toBeVisible()
  await page.getByRole('button', { name: /^Etiquetar/ }).click()
  const imprimir = page.getByRole('button', { name: /^Imprimir etiquetas/ })
  await expect(imprimir).toBeVisible()
  const [etiqueta] = await Promise.all([page.waitForEvent('download'), imprimir.click()])
  expect(etiqueta.suggestedFilename()).toMatch(/^EN\d{6}\.pdf$/)
  expect(await accessibilityProblems(page)).toEqual([])
  await noSidewaysScroll(page)
  const numero = (await page.getByRole('heading', { name: /^EN\d{6}$/ }).textContent()) ?? ''

  await open(page, '/gestion/envios/entregar')
  const fila = page.getByRole('row', { name: /Transportes Vallès/ })
  await fila.getByRole('button', { name: 'Hacer el manifiesto' }).click()
  const [hoja] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Hacer el manifiesto/ })
      .click(),
  ])
  expect(hoja.suggestedFilename()).toContain('manifiesto')
  expect(await accessibilityProblems(page)).toEqual([])

  await comeIn(page, 'cliente@telar.test')
  await open(page, `/pedido/${id}`)
  await expect(page.getByRole('heading', { name: 'Envíos' })).toBeVisible()
  await expect(page.getByText('Ha salido')).toBeVisible()
  await expect(page.getByRole('link', { name: numero })).toHaveAttribute(
    'href',
    `https://www.example.com/seguimiento/${numero}`,
  )
  expect(errors).toEqual([])
})

test('what is touched twice in a row goes into the box twice', DESK, async ({ page, request }) => {
  const id = await pedidoDe(request, '9063')
  await comeIn(page, ADMIN)
  await open(page, `/gestion/pedidos/${id}?ficha=embalar`)
  await page.getByRole('button', { name: /^Poner / }).dblclick()
  await expect(page.getByRole('button', { name: 'Servir 2 prendas' })).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
