import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { llamar, modeloNegro, tiendaPropia } from '../llamadas.ts'
import { accessibilityProblems, comeIn, complaints, elegir, noSidewaysScroll, open } from '../pasos.ts'
import { test } from '../story.ts'

const ADMIN = 'admin@telar.test'

/** A day so many after today in Madrid. */
const dia = (mas: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date(Date.now() + mas * 86_400_000))
/** As the shop writes it. */
const escrito = (fecha: string) =>
  new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', timeZone: 'UTC' })
    .format(new Date(`${fecha}T00:00:00Z`))
    .replace('.', '')
const enIcs = (fecha: string) => fecha.replaceAll('-', '')

/** The events of a calendar, each by its properties: folded lines are one, and what is escaped is as it was. */
function leerCalendario(ics: string): Record<string, string>[] {
  expect(ics.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const linea of ics.split('\r\n')) expect(Buffer.byteLength(linea)).toBeLessThanOrEqual(75)
  const lineas = ics.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
  const sucesos: Record<string, string>[] = []
  for (const linea of lineas) {
    if (linea === 'BEGIN:VEVENT') sucesos.push({})
    const [, nombre = '', valor = ''] = /^([A-Z-]+)[^:]*:(.*)$/.exec(linea) ?? []
    const suceso = sucesos.at(-1)
    if (suceso) suceso[nombre] = valor.replaceAll('\\n', '\n').replaceAll(/\\([,;\\])/g, '$1')
  }
  return sucesos
}

interface Ventana {
  nombre: string
  desde: string
  hasta: string
  cierre?: string
}

/** Staff write down when a delivery of the season leaves. */
async function entregaNueva(page: Page, { nombre, desde, hasta, cierre }: Ventana): Promise<void> {
  await open(page, '/gestion/ventanas/nuevo')
  await elegir(page, 'Temporada', 'V27')
  for (const idioma of ['Español', 'Inglés', 'Portugués', 'Catalán']) await page.getByLabel(idioma).fill(nombre)
  await page.getByLabel('Desde', { exact: true }).fill(desde)
  await page.getByLabel('Hasta', { exact: true }).fill(hasta)
  if (cierre) await page.getByLabel('Pedidos hasta').fill(cierre)
  await noSidewaysScroll(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeVisible()
}

/** A model for the season that leaves with a delivery. */
async function modeloDe(request: APIRequestContext, numero: string, nombre: string, ventana: string) {
  const quien = await llamar(request, ADMIN)
  const { call } = quien
  const { modeloId, colorId } = await modeloNegro(quien, { numero, nombre, tallas: ['M'] })
  const { data } = await call<{ data: { id: number; nombre: { es: string } }[] }>('ventanas/search', {
    keyword: ventana,
  })
  const ventanaId = data.find((una) => una.nombre.es === ventana)?.id ?? 0
  const { version } = await call<{ version: number }>(`modelos/${modeloId}`)
  await call('modelos/cambiar', { filas: [{ id: modeloId, version, ventanaId }] })
  await call('modelos/publicar', { ids: [modeloId], publicado: true })
  return { modeloId, colorId, ventanaId }
}

test('a season is ordered by its deliveries, seen in the account and in a calendar, moved, and closed to orders', async ({
  page,
  request,
}, { project }) => {
  const errors = complaints(page)
  const marca = project.name === 'phone' ? 'ET1' : 'ET0'
  const tienda = await tiendaPropia(request, project.name === 'phone' ? 90800030 : 90800020)
  const [pronto, tarde] = [`Primera ${marca}`, `Segunda ${marca}`]
  const [desde, hasta] = [dia(60), dia(80)]
  const [desde2, hasta2] = [dia(90), dia(110)]

  await comeIn(page, ADMIN)
  await test.step('staff say when the season leaves, and until when it is ordered', async () => {
    await entregaNueva(page, { nombre: pronto, desde, hasta, cierre: dia(0) })
    expect(await accessibilityProblems(page)).toEqual([])
    await entregaNueva(page, { nombre: tarde, desde: desde2, hasta: hasta2 })
  })
  const blusa = await modeloDe(request, `${marca}A`, `Blusa ${marca}`, pronto)
  const falda = await modeloDe(request, `${marca}B`, `Falda ${marca}`, tarde)
  const propia = await llamar(request, tienda.email)
  for (const { modeloId, colorId } of [blusa, falda])
    await propia.call('cart/upsert-item', { modeloId, colorId, talla: 'M', cantidad: 20 })

  const [dePronto, deTarde] = [
    `Entrega del ${escrito(desde)} al ${escrito(hasta)}`,
    `Entrega del ${escrito(desde2)} al ${escrito(hasta2)}`,
  ]
  let pedidoId = ''
  await test.step('on the last day its customer orders both, and sees the days of each before and after', async () => {
    await comeIn(page, tienda.email)
    await open(page, '/cart')
    await page.getByLabel('Programación').check()
    const linea = (cual: string) => page.getByRole('article', { name: new RegExp(cual) })
    await expect(linea(`${marca}A`)).toContainText(dePronto)
    await expect(linea(`${marca}A`)).toContainText(`pedidos hasta el ${escrito(dia(0))}`)
    await expect(linea(`${marca}B`)).toContainText(deTarde)
    await noSidewaysScroll(page)
    await page.getByRole('button', { name: 'Revisar y enviar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar pedido' }).click()
    await page.waitForURL(/\/pedido\/\d+/)
    pedidoId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await expect(page.getByText(dePronto)).toBeVisible()
    await expect(page.getByText(deTarde)).toBeVisible()
  })

  const entregas = page.getByRole('region', { name: 'Entregas previstas' })
  const leer = async (url: string) => request.get(new URL(url).pathname)
  await test.step('the account says what comes when, and gives a calendar of it', async () => {
    await open(page, '/myaccount')
    await expect(entregas.getByRole('link')).toHaveCount(2)
    await expect(entregas.getByRole('link').first()).toContainText(dePronto)
    await expect(entregas.getByRole('link').nth(1)).toContainText(deTarde)
    await expect(entregas.getByRole('link').first()).toContainText('20 prendas')
    await entregas.getByRole('button', { name: 'En mi calendario' }).click()
    await expect(entregas.getByText('Si ya tenía una, deja de valer.')).toBeVisible()
    await entregas.getByRole('button', { name: 'Pedir la dirección' }).click()
    const direccion = page.getByLabel('Dirección de su calendario')
    await expect(direccion).toHaveValue(/\.ics$/)
    expect(await accessibilityProblems(page)).toEqual([])
    await noSidewaysScroll(page)
    const url = await direccion.inputValue()
    const respuesta = await leer(url)
    expect(respuesta.headers()['content-type']).toContain('text/calendar')
    const ics = await respuesta.text()
    expect(ics).not.toMatch(/€|precio/i)
    const [una, otra, ...mas] = leerCalendario(ics)
    expect(mas).toEqual([])
    expect(una).toMatchObject({ DTSTART: enIcs(desde), DTEND: enIcs(dia(81)) })
    expect(otra).toMatchObject({ DTSTART: enIcs(desde2), DTEND: enIcs(dia(111)) })
    expect(una?.DESCRIPTION).toContain(`${marca}A Blusa ${marca}: 20`)
    expect(una?.URL).toMatch(new RegExp(`/pedido/${pedidoId}$`))
    expect(una?.UID).not.toBe(otra?.UID)
    // another address, and who had the first reads no longer
    await entregas.getByRole('button', { name: 'Pedir otra dirección' }).click()
    await expect(direccion).not.toHaveValue(url)
    expect((await leer(url)).status()).toBe(404)
    expect((await leer(await direccion.inputValue())).status()).toBe(200)
  })

  await test.step('the house sees it by customer, moves a delivery with its orders, and closes it', async () => {
    await comeIn(page, ADMIN)
    await open(page, `/gestion/clientes/${tienda.clienteId}?ficha=pedidos`)
    await expect(page.getByRole('heading', { name: 'Entregas previstas' })).toBeVisible()
    await noSidewaysScroll(page)
    await open(page, `/gestion/ventanas/${blusa.ventanaId}`)
    await page.getByLabel('Hasta', { exact: true }).fill(dia(85))
    await page.getByLabel('Pedidos hasta').fill(dia(-1))
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Guardado')).toBeVisible()
    await open(page, `/gestion/ventanas/${blusa.ventanaId}?ficha=pedidos`)
    await expect(page.getByText(/^Pedidos abiertos .*: 1 \(prendas: 20\)/)).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Pasarlos a estas fechas' }).click()
    await expect(page.getByText(/tienen sus mismas fechas/)).toBeVisible()
  })

  await test.step('its customer sees the new days, and orders no more of it for the season', async () => {
    await comeIn(page, tienda.email)
    await open(page, `/pedido/${pedidoId}`)
    await expect(page.getByText(`Entrega del ${escrito(desde)} al ${escrito(dia(85))}`)).toBeVisible()
    const { modeloId, colorId } = blusa
    await propia.call('cart/upsert-item', { modeloId, colorId, talla: 'M', cantidad: 20 })
    await open(page, '/cart')
    await page.getByLabel('Programación').check()
    await expect(page.getByText(/los pedidos de temporada se cerraron el/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Revisar y enviar' }).click()
    const revision = page.getByRole('dialog')
    await expect(revision).toContainText('los pedidos de temporada se cerraron el')
    await expect(revision.getByRole('button', { name: 'Enviar pedido' })).toHaveCount(0)
    const suyos = await propia.call<{ data: object[] }>('pedidos/search-user', {})
    expect(suyos.data).toHaveLength(1)
    await noSidewaysScroll(page)
  })
  expect(errors).toEqual([])
})
