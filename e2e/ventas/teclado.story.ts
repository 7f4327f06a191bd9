import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { llamar, modeloNegro, tiendaPropia } from '../llamadas.ts'
import { comeIn, complaints, DESK, open } from '../pasos.ts'
import { test } from '../story.ts'

const ADMIN = 'admin@telar.test'
const TALLAS = ['36', '38', '40']

/** Where the focus is: seen, marked, and under nothing. */
async function enVista(page: Page): Promise<void> {
  const mal = await page.evaluate(() => {
    const { activeElement: uno } = document
    if (!uno || uno === document.body) return 'the focus is nowhere'
    const { left, top, width, height } = uno.getBoundingClientRect()
    const encima = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12))
    if (!uno.contains(encima) && !encima?.contains(uno)) return `${uno.outerHTML.slice(0, 120)} is not in sight`
    return ''
  })
  expect(mal).toBe('')
}

/** Goes on by Tab until it is there, whatever lies between in sight as one passes it. */
async function hasta(page: Page, lugar: Locator, tecla = 'Tab'): Promise<void> {
  await expect(lugar).toBeVisible()
  for (let pasos = 0; pasos < 80; pasos++) {
    if (await lugar.evaluate((uno) => uno === document.activeElement)) return
    await page.keyboard.press(tecla)
    const fin = await page.evaluate(() => document.activeElement === document.body)
    if (!fin) await enVista(page)
  }
  await expect(lugar).toBeFocused()
}

/** Models of one colour and three sizes, forty of each, to be had by everybody. */
async function enVenta(request: APIRequestContext, numeros: readonly string[]) {
  const casa = await llamar(request, ADMIN)
  const modelos = []
  for (const numero of numeros) {
    const { modeloId, colorId } = await modeloNegro(casa, { numero, nombre: `De teclas ${numero}`, tallas: TALLAS })
    await casa.call('modelos/publicar', { ids: [modeloId], publicado: true })
    const celdas = TALLAS.map((talla) => ({ modeloId, colorId, talla, cantidad: 40 }))
    await casa.call('movimientos/corregir', { motivo: 'Para vender', celdas })
    modelos.push({ modeloId, colorId })
  }
  return { casa, modelos }
}

/** An order of a shop that was delivered and invoiced. */
async function facturado(request: APIRequestContext) {
  const { casa, modelos } = await enVenta(request, ['9434'])
  const tienda = await tiendaPropia(request, 41000031)
  const tallasCantidades = [{ talla: '36', cantidad: 2 }]
  const pedidoId = await casa.call<number>('pedidos', {
    clienteId: tienda.clienteId,
    lineas: modelos.map((modelo) => ({ ...modelo, tallasCantidades })),
  })
  await casa.call('pedidos/situacion', { ids: [pedidoId], situacion: 'confirmado' })
  const { lineas } = await casa.call<{ lineas: { id: number }[] }>(`pedidos/${pedidoId}`)
  await casa.call(`pedidos/${pedidoId}/entrega`, { lineas: [{ lineaId: lineas[0]?.id, tallasCantidades }] })
  const { servido: _, ...borrador } = await casa.call<{ servido: unknown }>(`facturas/from-pedido/${pedidoId}`)
  await casa.call('facturas', { ...borrador, emitir: true })
  return { ...tienda, pedidoId }
}

test.describe('without a mouse', () => {
  test('a shop orders three models, and never loses its place', DESK, async ({ page, request }) => {
    const errors = complaints(page)
    await enVenta(request, ['9431', '9432', '9433'])
    const { email } = await tiendaPropia(request, 41000030)
    const celda = (talla: string) => page.getByRole('textbox', { name: `Negro ${talla}`, exact: true })
    const boton = (name: string | RegExp) => page.getByRole('button', { name })
    const enlace = (name: string | RegExp) => page.getByRole('link', { name })
    await comeIn(page, email)

    await test.step('from the home page to a model by what is searched for', async () => {
      await open(page, '/')
      await page.keyboard.press('Tab')
      await expect(enlace('Ir al contenido')).toBeFocused()
      await enVista(page)
      await page.keyboard.press('Enter')
      await expect(page.locator('#main')).toBeFocused()
      await page.keyboard.press('/')
      await page.keyboard.type('9431')
      const hallado = page.locator('dialog.search').getByRole('link').first()
      await expect(hallado).toContainText('9431')
      await page.keyboard.press('ArrowDown')
      await expect(hallado).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('De teclas 9431')
      await expect(page.locator('p[aria-live]').filter({ hasText: 'De teclas 9431' })).toHaveCount(1)
    })

    await test.step('the matrix is one place: arrows, signs, Escape', async () => {
      await hasta(page, celda('36'))
      await page.keyboard.type('12')
      await page.keyboard.press('ArrowRight')
      await expect(celda('38')).toBeFocused()
      await page.keyboard.press('+')
      await page.keyboard.press('+')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.type('7')
      await page.keyboard.press('Escape')
      await expect(celda('40')).toHaveValue('')
      await page.keyboard.type('x')
      await expect(celda('40')).toHaveAttribute('aria-invalid', 'true')
      await page.keyboard.press('+')
      await expect(celda('40')).toHaveValue('1')
      await expect(page.getByRole('status').filter({ hasText: 'Guardado' })).toBeVisible()
      await hasta(page, boton('Acciones para Negro'), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await hasta(page, boton('Vaciar el color'))
      await page.keyboard.press('Escape')
      await expect(boton('Acciones para Negro')).toBeFocused()
      await expect(celda('36')).toHaveValue('12')
    })

    await test.step('a second and a third model by their references, in the order', async () => {
      await hasta(page, page.getByRole('main').getByRole('link', { name: 'Ver pedido completo' }))
      await page.keyboard.press('Enter')
      await page.waitForURL('/cart')
      await hasta(page, page.getByLabel('Pedido rápido'))
      await page.keyboard.type('9432 negro 38 20')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('article')).toHaveCount(2)
      await page.keyboard.type('9433 negro 40 30')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('article')).toHaveCount(3)
      await expect(page.getByLabel('Pedido rápido')).toBeFocused()
    })

    await test.step('a model is taken out and put back, one is where it was', async () => {
      const segundo = page.getByRole('article', { name: /9432/ })
      await hasta(page, segundo.getByRole('button', { name: 'Quitar modelo' }))
      await page.keyboard.press('Enter')
      await expect(segundo).toHaveCount(0)
      await expect(page.getByRole('article', { name: /9433/ }).getByRole('link').first()).toBeFocused()
      await enVista(page)
      await page.keyboard.press('Alt+t')
      await hasta(page, boton('Deshacer'))
      await page.keyboard.press('Enter')
      await expect(segundo).toBeVisible()
      await expect(page.getByRole('article', { name: /9433/ }).getByRole('link').first()).toBeFocused()
    })

    await test.step('notes are kept as one leaves them, and the review is the next place but one', async () => {
      await hasta(page, page.getByLabel('Notas'))
      await page.keyboard.type('Solo por las mañanas')
      await page.keyboard.press('Tab')
      const revisar = page.locator('.summary-end').getByRole('button', { name: 'Revisar y enviar' })
      await expect(revisar).toBeFocused()
      await page.keyboard.press('Enter')
      const repaso = page.getByRole('dialog')
      await expect(repaso).toContainText('65 prendas de 3 modelos')
      await page.keyboard.press('Escape')
      await expect(repaso).toBeHidden()
      await expect(revisar).toBeFocused()
      await page.keyboard.press('Enter')
      await hasta(page, repaso.getByRole('button', { name: 'Enviar pedido' }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: 'Pedido enviado.' })).toBeVisible()
    })

    expect(errors).toEqual([])
  })

  test('reads an invoice, changes its addresses and gives garments back', DESK, async ({ page, request }) => {
    const errors = complaints(page)
    const { email, pedidoId } = await facturado(request)
    const boton = (name: string | RegExp) => page.getByRole('button', { name })
    await comeIn(page, email)

    await test.step('an invoice, from the menu of whose it is', async () => {
      await open(page, '/')
      await hasta(page, page.locator('header').getByRole('button', { name: 'Mi cuenta' }))
      await page.keyboard.press('Enter')
      await hasta(page, page.locator('header').getByRole('link', { name: 'Mi cuenta' }))
      await page.keyboard.press('Enter')
      await page.waitForURL('/myaccount')
      await hasta(page, page.getByRole('region', { name: 'Mis facturas' }).getByRole('link').first())
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/factura\/\d+/)
      await hasta(page, boton('Descargar PDF'))
      const paper = page.waitForEvent('download')
      await page.keyboard.press('Enter')
      await paper
      await expect(boton('Descargar PDF')).toBeFocused()
    })

    await test.step('an address is added, taken away and brought back', async () => {
      await open(page, '/myaccount')
      const direcciones = page.getByRole('region', { name: 'Direcciones de entrega' })
      await hasta(page, direcciones.getByRole('button', { name: 'Añadir dirección' }))
      await page.keyboard.press('Enter')
      await expect(direcciones.getByRole('textbox').first()).toBeFocused()
      await hasta(page, direcciones.getByLabel('Calle y número'))
      await page.keyboard.type('Calle de las Teclas, 3')
      await hasta(page, direcciones.getByLabel('Código postal'))
      await page.keyboard.type('08201')
      await hasta(page, direcciones.getByLabel('Población'))
      await page.keyboard.type('Sabadell')
      await page.keyboard.press('Enter')
      await expect(direcciones.getByRole('listitem')).toHaveCount(1)
      await expect(direcciones.getByRole('button', { name: 'Añadir dirección' })).toBeFocused()
      await hasta(page, direcciones.getByRole('button', { name: /^Quitar/ }), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(direcciones.getByRole('listitem')).toHaveCount(0)
      await expect(direcciones.getByRole('button', { name: 'Añadir dirección' })).toBeFocused()
    })

    await test.step('garments are given back, and one is where one asked for it', async () => {
      await open(page, `/pedido/${pedidoId}`)
      const devolver = boton(/^Devolver prendas de/)
      await hasta(page, devolver)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: /^Devolver prendas de/ })).toBeFocused()
      await hasta(page, page.getByRole('button', { name: 'Cancelar' }))
      await page.keyboard.press('Enter')
      await expect(devolver).toBeFocused()
      await page.keyboard.press('Enter')
      await hasta(page, page.getByLabel(/cuántas se devuelven/))
      await page.keyboard.type('1')
      await hasta(page, boton('Pedir la devolución'))
      await page.keyboard.press('Enter')
      await expect(page.getByText('Solicitud enviada')).toBeVisible()
      await expect(devolver).toBeFocused()
      await hasta(page, boton('Retirar la solicitud'), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(boton('Retirar la solicitud')).toHaveCount(0)
      await expect(devolver).toBeFocused()
    })
    expect(errors).toEqual([])
  })
})
