import { type APIRequestContext, expect } from '@playwright/test'
import { cuadra, llamar, modeloNegro, tiendaPropia } from '../llamadas.ts'
import { accessibilityProblems, comeIn, complaints, DESK, open } from '../pasos.ts'
import { test } from '../story.ts'

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
  await page.getByRole('button', { name: 'Rectificar…' }).click()
  const dialogo = page.getByRole('dialog')
  await dialogo.getByLabel('Motivo').fill('Dos con tara')
  await dialogo.getByLabel('¿Vuelven las prendas?').selectOption('almacen')
  await dialogo.getByRole('button', { name: /Hacer el borrador/ }).click()
  await expect(page.getByLabel('Las prendas')).toHaveValue('almacen')
  await page.getByRole('button', { name: /^Tallas de DV800/ }).click()
  await page.locator('.o-popover input[data-at="0 0"]').fill('2')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Líneas' })).toContainText('−2 prendas')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: /^Emitir R\d\d/ }).click()
  await dialogo.getByRole('button', { name: /^Emitir/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^R\d\d\/\d{6}$/ })).toBeVisible()

  await open(page, `/gestion/modelos/${modeloId}?ficha=movimientos`)
  await expect(page.getByRole('region', { name: 'Existencias' })).toContainText('7 prendas en casa')
  await expect(page.getByRole('region', { name: 'Movimientos' })).toContainText('Devolución')
  expect(errors).toEqual([])
})

const FOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** An order of four garments of a shop of its own, delivered and invoiced. */
async function entregado(request: APIRequestContext) {
  const quien = await llamar(request, ADMIN)
  const { call } = quien
  const { modeloId, colorId } = await modeloNegro(quien, { numero: 'DV801', nombre: 'Blusa Devuelta', tallas: ['M'] })
  await call('movimientos/corregir', {
    motivo: 'Para vender',
    celdas: [{ modeloId, colorId, talla: 'M', cantidad: 10 }],
  })
  const tienda = await tiendaPropia(request, 78_000_801)
  const tallasCantidades = [{ talla: 'M', cantidad: 4 }]
  const pedidoId = await call<number>('pedidos', {
    clienteId: tienda.clienteId,
    lineas: [{ modeloId, colorId, tallasCantidades }],
  })
  await call('pedidos/situacion', { ids: [pedidoId], situacion: 'confirmado' })
  const { lineas } = await call<{ lineas: { id: number }[] }>(`pedidos/${pedidoId}`)
  await call(`pedidos/${pedidoId}/entrega`, { lineas: [{ lineaId: lineas[0]?.id, tallasCantidades }] })
  const { servido: _, ...borrador } = await call<{ servido: unknown }>(`facturas/from-pedido/${pedidoId}`)
  await call('facturas', { ...borrador, emitir: true })
  return { ...tienda, pedidoId, call }
}

test.describe('a return, with two at the desk and a line that breaks', () => {
  test('from the customer’s account to the credit note in their mail', DESK, async ({ page, browser, request }) => {
    const { email, pedidoId, call } = await entregado(request)
    await comeIn(page, email)
    await open(page, `/pedido/${pedidoId}`)
    await page.getByRole('button', { name: /^Devolver prendas de/ }).click()
    const cuantas = page.getByLabel('DV801 Negro M: cuántas se devuelven')
    const pedir = page.getByRole('button', { name: 'Pedir la devolución' })
    for (const mal of ['3,5', '-1', '5', 'dos']) {
      await cuantas.fill(mal)
      await pedir.click()
      await expect(cuantas).toHaveAttribute('aria-invalid', 'true')
      await expect(cuantas).toHaveValue(mal)
    }
    await cuantas.fill('2')
    await page.getByLabel('DV801 Negro M: motivo').selectOption('defecto')
    await page.getByLabel('¿Qué ha pasado?').fill('Dos botones cosidos al revés')
    await page.locator('input[type=file]').setInputFiles({ name: 'boton.png', mimeType: 'image/png', buffer: FOTO })
    // the line is cut before it is asked for: it says so and nothing is lost
    await page.context().setOffline(true)
    await pedir.click()
    await expect(page.getByText(/sin conexión|No hay conexión/i).first()).toBeVisible()
    await expect(cuantas).toHaveValue('2')
    await expect(page.getByLabel('¿Qué ha pasado?')).toHaveValue('Dos botones cosidos al revés')
    await page.context().setOffline(false)
    // and again between the request and its picture
    await page.route('**/fotos', (route) => route.abort('connectionreset'), { times: 1 })
    await pedir.dblclick()
    await expect(
      page.getByText('La devolución está solicitada, pero la foto «boton.png» no se ha enviado.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Enviarla otra vez' }).click()
    await expect(page.getByText(/^DEV/)).toHaveCount(1)

    const { data } = await call<{ data: { id: number; pedidoId: number; numero: string }[] }>('devoluciones/search', {
      pageSize: 50,
    })
    const suyas = data.filter((una) => una.pedidoId === pedidoId)
    expect(suyas).toHaveLength(1)
    const id = suyas[0]?.id ?? 0
    const [una, otra] = await Promise.all(
      [1, 2].map(async () => (await browser.newContext({ baseURL: page.url(), locale: 'es-ES' })).newPage()),
    )
    if (!una || !otra) throw new Error('two pages')
    await comeIn(una, ADMIN)
    await comeIn(otra, 'ventas@telar.test')
    for (const mesa of [una, otra]) {
      await open(mesa, `/gestion/devoluciones/${id}`)
      await expect(mesa.getByAltText('boton.png')).toBeVisible()
      await expect(mesa.getByText('Dos botones cosidos al revés')).toBeVisible()
    }
    // the field of what is accepted is whole: its frame ends where its line does
    const aceptada = otra.getByRole('textbox', { name: /^DV801 Negro M/ }).first()
    const fin = await otra.locator('.o-t-scroll', { has: aceptada }).boundingBox()
    const suyo = await aceptada.boundingBox()
    expect((suyo?.x ?? 0) + (suyo?.width ?? 0)).toBeLessThanOrEqual((fin?.x ?? 0) + (fin?.width ?? 0))
    await otra.getByLabel('Lo que se le contesta').fill('De acuerdo, mándelas')
    await otra.getByRole('button', { name: 'Aprobar' }).click()
    await expect(otra.getByText('Aprobada', { exact: true })).toBeVisible()
    await una.getByRole('button', { name: 'Aprobar' }).click()
    await expect(una.getByText('Ha cambiado mientras tanto, por otra persona o en otra ventana.')).toBeVisible()
    await expect(una.getByText('Aprobada', { exact: true })).toBeVisible()
    await expect(una.getByText('De acuerdo, mándelas')).toBeVisible()
    // the customer, whose page is older, can no longer take it back
    await page.getByRole('button', { name: 'Retirar la solicitud' }).click()
    await expect(page.locator('.returns')).toContainText('aprobada')
    await expect(page.locator('.returns')).toContainText('De acuerdo, mándelas')
    await expect(page.getByRole('button', { name: 'Retirar la solicitud' })).toHaveCount(0)

    await una.getByLabel('Al recibirla').fill('Vinieron en bolsa')
    await una.context().setOffline(true)
    await una.getByRole('button', { name: 'Recibir' }).click()
    await expect(una.getByText('No hay conexión con el servidor.')).toBeVisible()
    await expect(una.getByLabel('Al recibirla')).toHaveValue('Vinieron en bolsa')
    await una.context().setOffline(false)
    await una.getByRole('button', { name: 'Recibir' }).dblclick()
    await expect(una.getByText('Recibida', { exact: true })).toBeVisible()
    await otra.getByRole('button', { name: 'Recibir' }).click()
    await expect(otra.getByText('Recibida', { exact: true })).toBeVisible()
    await una.getByRole('button', { name: 'Preparar el abono' }).dblclick()
    await expect(una.getByRole('button', { name: /^Emitir R\d\d/ })).toBeVisible()
    await otra.getByRole('button', { name: 'Preparar el abono' }).click()
    await expect(otra.getByText('El abono ya está preparado.')).toBeVisible()
    await expect(otra.getByRole('link', { name: 'Ver el abono' })).toBeVisible()
    await una.keyboard.press('Control+Enter')
    await una
      .getByRole('dialog')
      .getByRole('button', { name: /^Emitir/ })
      .click()
    await expect(una.getByRole('heading', { level: 1, name: /^R\d\d\/\d{6}$/ })).toBeVisible()
    const numero = await una.getByRole('heading', { level: 1 }).textContent()
    await una.keyboard.press('s')
    await una.getByRole('dialog').getByLabel('Para').fill(email)
    await una.keyboard.press('Control+Enter')
    await expect(una.getByText(/^En camino a /)).toBeVisible()
    await open(otra, `/gestion/devoluciones/${id}`)
    await expect(otra.getByText('Abonada', { exact: true })).toBeVisible()
    await expect(otra.getByRole('link', { name: numero ?? '' })).toBeVisible()
    await open(page, `/pedido/${pedidoId}`)
    await expect(page.getByText(/^DEV/).locator('..')).toContainText(numero ?? '')
    await cuadra(request)
    await una.context().close()
    await otra.context().close()
  })
})
