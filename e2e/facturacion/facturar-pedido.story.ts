import { type APIRequestContext, expect } from '@playwright/test'
import { llamar } from '../llamadas.ts'
import { leerPapel } from '../papel.ts'
import { accessibilityProblems, comeIn, complaints, DESK, noSidewaysScroll, open, signIn } from '../pasos.ts'
import { test } from '../story.ts'

const CLIENTE = 'Rosa Bosch Ferrer'

interface Modelo {
  id: number
  numero: string
  tallas: string[]
  variantes: { colorId: number; talla: string; stock: number; reservado: number }[]
}

/** An order that was confirmed, of five garments of one colour, made beside the page. */
async function pedidoConfirmado(request: APIRequestContext) {
  const { call } = await llamar(request, 'ventas@telar.test')
  const { data: clientes } = await call<{ data: { id: number }[] }>('clientes/search', { keyword: CLIENTE })
  const { data: modelos } = await call<{ data: { id: number }[] }>('modelos/search', { keyword: '1215' })
  const modelo = await call<Modelo>(`modelos/${modelos[0]?.id}`)
  const { colorId, talla } = modelo.variantes[0] as Modelo['variantes'][number]
  const id = await call<number>('pedidos', {
    ...{ clienteId: clientes[0]?.id, tipo: 'programacion', portes: 12 },
    lineas: [{ modeloId: modelo.id, colorId, tallasCantidades: [{ talla, cantidad: 5 }] }],
  })
  await call('pedidos/situacion', { ids: [id], situacion: 'confirmado' })
  return { id, modelo, talla }
}

/** Whether records are sent, as the administrator sets it: only then does an invoice bear a QR. */
async function enviarRegistros(request: APIRequestContext, modo: 'off' | 'test') {
  const { call } = await llamar(request, 'admin@telar.test')
  const ajustes = await call<object>('verifactu/ajustes')
  await call('verifactu/ajustes', { ...ajustes, modo }, 'PUT')
}

test('an order becomes an invoice that is issued, paid and seen by its customer', DESK, async ({ page, request }) => {
  const errors = complaints(page)
  const { id: pedidoId, modelo, talla } = await pedidoConfirmado(request)
  await signIn(page, 'ventas@telar.test')

  // the draft: what is open of the order, garments said in a sentence, one more size of those, something free
  await open(page, `/gestion/pedidos/${pedidoId}`)
  await page.getByRole('button', { name: 'Facturar', exact: true }).click()
  const lineas = page.getByRole('region', { name: 'Líneas' })
  await expect(lineas.getByText('5 prendas, 1 modelo')).toBeVisible()
  await expect(page.getByText(/El cliente declaró el recargo el/)).toBeVisible()
  await page.getByLabel('Escriba o dicte líneas').fill(`2 del modelo ${modelo.numero} en mostaza, talla ${talla}`)
  await page.keyboard.press('Enter')
  const entendido = page.getByRole('region', { name: 'Entendido' })
  await expect(entendido.getByRole('listitem')).toHaveCount(1)
  await entendido.getByLabel('Color').selectOption({ index: 2 })
  await expect(lineas.getByText('5 prendas, 1 modelo')).toBeVisible()
  await entendido.getByRole('button', { name: 'Añadir 1 línea' }).click()
  await expect(lineas.getByText('7 prendas, 1 modelo')).toBeVisible()

  await lineas
    .getByRole('button', { name: new RegExp(`^Tallas de ${modelo.numero}`) })
    .last()
    .click()
  // one comes in at the row of that colour
  const fila = (await page.locator('.o-popover input[data-at]:focus').getAttribute('data-at'))?.split(' ')[0]
  await page.locator(`.o-popover input[data-at="${fila} 1"]`).fill('1')
  await page.keyboard.press('Escape')
  await expect(lineas.getByText('8 prendas, 1 modelo')).toBeVisible()
  await lineas.getByRole('button', { name: 'Línea libre' }).click()
  await lineas.getByLabel('Concepto').fill('Perchas')
  await lineas.getByLabel('Uds., Perchas').fill('10')
  await lineas.getByLabel('Precio, Perchas').fill('0,50')
  await expect(page.getByRole('img', { name: 'Comprobado con el servidor' })).toBeVisible()
  const total = (await page.locator('.o-tally-total b').textContent()) ?? ''
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: CLIENTE })).toBeVisible()
  await expect(page.locator('.o-tally-total b')).toHaveText(total)

  // issued: asked once, with the number it will take; then it stays as it is
  await page.getByRole('button', { name: /^Emitir A\d\d/ }).click()
  const pregunta = page.getByRole('dialog')
  await expect(pregunta).toContainText(`1 factura · Para 1 cliente · ${total}`)
  await expect(pregunta).toContainText(/Serie A: a partir del A\d\d\/\d{6}/)
  await enviarRegistros(request, 'test')
  await pregunta.getByRole('button', { name: /^Emitir/ }).click()
  const titulo = page.getByRole('heading', { level: 1, name: /^A\d\d\/\d{6}$/ })
  await expect(titulo).toBeVisible()
  await enviarRegistros(request, 'off')
  const numero = (await titulo.textContent()) ?? ''

  // on paper: the words and the QR, read back
  const descarga = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar' }).click()
  const { texto, qr } = await leerPapel(await descarga)
  for (const dicho of [`Factura ${numero}`, modelo.numero, 'Perchas', CLIENTE, 'QR tributario:', total.slice(0, -2)])
    expect(texto).toContain(dicho)
  const direccion = new URL(qr ?? 'about:blank')
  expect(direccion.pathname).toContain('ValidarQR')
  expect(direccion.searchParams.get('numserie')).toBe(numero)
  expect(Number(direccion.searchParams.get('importe'))).toBe(Number(total.replace(/[^\d,]/g, '').replace(',', '.')))

  // the agency's side, the payment, and nothing to be changed any more
  await page.getByRole('tab', { name: 'VeriFactu' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Alta')
  await page.getByRole('button', { name: /^Añadir cobro/ }).click()
  const importe = page.getByRole('dialog').getByLabel('Importe')
  const pendiente = await importe.inputValue()
  for (const [mal, dice] of [
    ['1e3', 'Ha de ser un número.'],
    ['3,5 o así', 'Ha de ser un número.'],
    ['', 'Hay que rellenarlo.'],
  ] as const) {
    await importe.fill(mal)
    await page.keyboard.press('Control+Enter')
    await expect(importe).toHaveAccessibleDescription(dice)
    await expect(importe).toHaveValue(mal)
  }
  await importe.fill(pendiente)
  await page.getByLabel('Medio').selectOption('bizum')
  await page.getByLabel('Referencia').fill('4471')
  await page.getByRole('button', { name: /^Anotar/ }).click()
  await expect(page.getByRole('region', { name: 'Cobros' })).toContainText('Bizum, 4471')
  await expect(page.getByText('Cobrada', { exact: true })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  const facturaId = page.url().split('/').at(-1)
  await open(page, `/gestion/facturas?q=${encodeURIComponent(numero)}`)
  await expect(page.getByRole('grid').getByRole('link', { name: numero })).toBeVisible()
  await expect(page.locator('.o-sums')).toContainText(`Total ${total}`)
  expect(await accessibilityProblems(page)).toEqual([])

  // the customer's own account
  await comeIn(page, 'recargo@telar.test')
  await open(page, '/myaccount')
  await page.getByRole('link', { name: new RegExp(numero) }).click()
  await expect(page).toHaveURL(`/factura/${facturaId}`)
  await expect(page.getByRole('heading', { level: 1, name: `Factura ${numero}` })).toBeVisible()
  await expect(page.getByText('Perchas')).toBeVisible()
  await expect(page.getByText('QR tributario:')).toBeVisible()
  expect(errors).toEqual([])
})

test('an invoice fits a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a desk has its own story')
  await comeIn(page, 'cliente@telar.test')
  await open(page, '/myaccount')
  await page
    .getByRole('link', { name: /A\d\d\/\d{6}/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Factura A/ })).toBeVisible()
  await noSidewaysScroll(page)
  expect(await accessibilityProblems(page)).toEqual([])
  // the way to the assistant waits where the page ends, and lies over no amount
  const asistente = page.getByRole('button', { name: 'Pregúntenos' })
  for (const lugar of [page.url(), '/myaccount']) {
    await open(page, lugar)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const tab = await asistente.boundingBox()
    const pie = await page.getByRole('contentinfo').boundingBox()
    expect(tab?.y).toBeGreaterThan(pie?.y ?? Number.POSITIVE_INFINITY)
  }
})
