import { expect, type Route } from '@playwright/test'
import { cuadra, llamar, modeloNegro } from '../llamadas.ts'
import { accessibilityProblems, comeIn, complaints, elegir, noSidewaysScroll, open } from '../pasos.ts'
import { test } from '../story.ts'

const ELEGIDA = 'recargo@telar.test'

test('a shop that the house chose orders seconds; another sees none', async ({ page, request, isMobile }) => {
  test.skip(!isMobile, 'the house chooses a shop once')
  const errors = complaints(page)
  const marca = 'SG'
  const admin = await llamar(request, 'admin@telar.test')
  const elegida = await llamar(request, ELEGIDA)
  const { id, razonSocial } = await elegida.call<{ id: number; razonSocial: string }>('clientes/mio')
  const { version } = await admin.call<{ version: number }>(`clientes/${id}`)
  const grupoId = await admin.call<number>('grupos', { nombre: `Ocasión ${marca}`, segundasEnTienda: true })
  await admin.call('clientes/cambiar', { filas: [{ id, version, grupoId }] })
  const { modeloId, colorId } = await modeloNegro(admin, {
    numero: `${marca}1`,
    nombre: `Falda ${marca}`,
    tallas: ['M'],
  })
  await admin.call('modelos/publicar', { ids: [modeloId], publicado: true })
  await admin.call('movimientos/corregir', {
    ...{ lugar: 'segunda', motivo: 'Taras' },
    celdas: [{ modeloId, colorId, talla: 'M', cantidad: 3 }],
  })

  await comeIn(page, ELEGIDA)
  await open(page, '/gallery/user')
  await page.getByRole('link', { name: 'Ver segundas y outlet' }).click()
  const falda = page.getByRole('article', { name: `Falda ${marca} ${marca}1` })
  await expect(falda).toContainText('10,00 €')
  await expect(falda).toContainText('precio de segunda y outlet −50 %')
  await expect(falda).toContainText('Negro: quedan M × 3')
  await falda.getByRole('textbox').first().fill('2')
  await expect(page.locator('.sum').first()).toContainText('20,00 €')
  await open(page, '/segundas')
  await expect(falda.getByRole('textbox').first()).toHaveValue('2')
  await noSidewaysScroll(page)
  expect(await accessibilityProblems(page)).toEqual([])
  const otra = await page.context().newPage()
  await open(otra, '/segundas')
  const enOtra = otra
    .getByRole('article', { name: `Falda ${marca} ${marca}1` })
    .getByRole('textbox')
    .first()
  await expect(enOtra).toHaveValue('2')
  const pedir = page.getByRole('button', { name: 'Pedir segundas' })
  const arrives = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/pedidos/web', arrives, { times: 1 })
  await pedir.click()
  await expect(page.locator('.problems li')).toBeVisible()
  await page.reload()
  await pedir.click()
  await expect(page.getByText('Pedido enviado')).toBeVisible()
  const { modelos } = await elegida.call<{ modelos: { modeloId: number }[] }>('pedidos/ocasion')
  expect(modelos.find((uno) => uno.modeloId === modeloId)).toMatchObject({ colores: [{ tallas: [{ libre: 1 }] }] })
  await expect(enOtra).toHaveValue('')
  await otra.close()
  await expect(page.getByText('Segunda', { exact: true })).toBeVisible()
  await cuadra(request)

  await comeIn(page, 'ventas@telar.test')
  await open(page, '/gestion/pedidos/nuevo')
  await elegir(page, 'Cliente', razonSocial)
  await page.getByLabel('Calidad').selectOption('segunda')
  await page.keyboard.press('F2')
  await page.keyboard.type(`${marca}1`)
  await page.getByRole('option', { name: new RegExp(`^${marca}1`) }).click()
  await expect(page.locator('.o-order-main')).toContainText('10,00 €')
  await noSidewaysScroll(page)

  const { call } = await llamar(request, 'porto@telar.test')
  expect(await call('pedidos/ocasion')).toEqual({ modelos: [] })
  expect(errors).toEqual([])
})
