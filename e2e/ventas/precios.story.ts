import { expect } from '@playwright/test'
import { cuadra, llamar, modeloNegro, tiendaPropia } from '../llamadas.ts'
import { accessibilityProblems, comeIn, complaints, noSidewaysScroll, open } from '../pasos.ts'
import { test } from '../story.ts'

/** A day so many after today in Madrid, as a field of dates takes it. */
const dia = (mas: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date(Date.now() + mas * 86_400_000))

test('a group has its price list and a promotion; its shop sees the price and why, the others and the street do not', async ({
  page,
  request,
}, { project }) => {
  const errors = complaints(page)
  const marca = project.name === 'phone' ? 'PR1' : 'PR0'
  const admin = await llamar(request, 'admin@telar.test')
  const grupo = `Boutiques ${marca}`
  const grupoId = await admin.call<number>('grupos', { nombre: grupo })
  const n = project.name === 'phone' ? 90800010 : 90800000
  const suya = await tiendaPropia(request, n, grupoId)
  const otra = await tiendaPropia(request, n + 1)
  const nombre = `Vestido ${marca}`
  const { modeloId, colorId } = await modeloNegro(admin, { numero: marca, nombre, tallas: ['M'] })
  await admin.call('movimientos/corregir', {
    motivo: 'Para vender',
    celdas: [{ modeloId, colorId, talla: 'M', cantidad: 40 }],
  })
  await admin.call('modelos/publicar', { ids: [modeloId], publicado: true })

  await test.step('staff make the list of a group, in force from today, with a scale', async () => {
    await comeIn(page, 'admin@telar.test')
    await open(page, '/gestion/tarifas/nuevo')
    await page.getByLabel('Nombre').fill(`Tarifa ${marca}`)
    await page.getByLabel('Desde', { exact: true }).fill(dia(0))
    await page.getByLabel('Hasta', { exact: true }).fill(dia(60))
    await page.getByLabel(grupo).check()
    const parte = (titulo: string) =>
      page.locator('section.o-sec', { has: page.getByRole('heading', { name: titulo }) })
    const porcentajes = parte('Porcentajes')
    await porcentajes.getByRole('button', { name: 'Añadir' }).click()
    await porcentajes.getByLabel('Descuento % 1').fill('10')
    const escalas = parte('Escalas')
    await escalas.getByRole('button', { name: 'Añadir' }).click()
    await escalas.getByLabel('Desde 1').fill('24')
    await escalas.getByLabel('Descuento % 1').fill('5')
    expect(await accessibilityProblems(page)).toEqual([])
    await noSidewaysScroll(page)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { level: 1, name: `Tarifa ${marca}` })).toBeVisible()
  })

  const precio = page.locator('.price-row')
  await test.step('its shop sees its price and the reason of it; another the house’s; the street none', async () => {
    await comeIn(page, suya.email)
    await open(page, `/modelo/user/${modeloId}`)
    await expect(precio).toContainText('18,00 €')
    await expect(precio).toContainText('su tarifa −10 %')
    await expect(precio).toContainText('desde 24')
    await comeIn(page, otra.email)
    await open(page, `/modelo/user/${modeloId}`)
    await expect(precio).toContainText('20,00 €')
    await expect(precio).not.toContainText('su tarifa')
  })

  await test.step('a promotion of these days is better, and says until when', async () => {
    await comeIn(page, 'admin@telar.test')
    await open(page, '/gestion/promociones/nuevo')
    await page.getByLabel('Nombre').fill(`Semana ${marca}`)
    await page.getByLabel('Desde', { exact: true }).fill(dia(-1))
    await page.getByLabel('Hasta', { exact: true }).fill(dia(2))
    await page.getByLabel('Descuento %').fill('25')
    await page.getByLabel(grupo).check()
    expect(await accessibilityProblems(page)).toEqual([])
    await noSidewaysScroll(page)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { level: 1, name: `Semana ${marca}` })).toBeVisible()
  })

  await test.step('the shop orders at it, and the order keeps why', async () => {
    await comeIn(page, suya.email)
    await open(page, `/modelo/user/${modeloId}`)
    await expect(precio).toContainText('15,00 €')
    await expect(precio).toContainText(`Semana ${marca}`)
    await noSidewaysScroll(page)
    const tienda = await llamar(request, suya.email)
    await tienda.call('cart/upsert-item', { modeloId, colorId, talla: 'M', cantidad: 20 })
    await open(page, '/cart')
    const linea = page.getByRole('article', { name: new RegExp(marca) })
    await expect(linea).toContainText('300,00 €')
    await expect(linea).toContainText(`Semana ${marca}`)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Revisar y enviar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar pedido' }).click()
    await page.waitForURL(/\/pedido\/\d+/)
    await cuadra(request)
  })

  await test.step('staff see why, at the customer, the model and the order', async () => {
    const pedidoId = new URL(page.url()).pathname.split('/').at(-1)
    await comeIn(page, 'ventas@telar.test')
    await open(page, `/gestion/clientes/${suya.clienteId}?ficha=precios`)
    await expect(page.getByText(`${grupo} · Tarifa ${marca} · Semana ${marca}`)).toBeVisible()
    await expect(page.getByRole('row', { name: /1206 Vestido Nora/ })).toContainText(`20,93Semana ${marca} −25 %`)
    await noSidewaysScroll(page)
    await open(page, `/gestion/modelos/${modeloId}?ficha=precios`)
    await expect(page.getByRole('row', { name: new RegExp(`^${grupo}`) })).toContainText('15,00')
    await expect(page.getByRole('row', { name: /^Sin grupo/ })).toContainText('20,00')
    await open(page, `/gestion/pedidos/${pedidoId}`)
    await expect(page.getByText(`Semana ${marca}`).first()).toBeVisible()
  })

  await test.step('nothing of it is on a page that anybody can read', async () => {
    for (const path of [`/modelo/${modeloId}`, '/gallery', `/gallery?keyword=${marca}`, '/']) {
      const html = await (await request.get(path, { headers: { cookie: '' } })).text()
      expect(html).not.toMatch(/15,00|18,00|20,00|su tarifa|Semana|precioMayor|suPrecio/)
    }
    for (const path of [`webmodelos/${modeloId}`, 'webmodelos/getall'])
      expect(await (await request.get(`/api/v1/${path}`)).text()).not.toMatch(/precioMayor|suPrecio|tarifa/)
    await page.evaluate(() => localStorage.clear())
    await open(page, `/modelo/${modeloId}`)
    await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeVisible()
    await expect(page.getByText('€')).toHaveCount(0)
  })
  expect(errors).toEqual([])
})
