import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { habilDesde } from '@telar/domain/facturacion/banco/calendario'
import { norma43 } from '../extracto.ts'
import { llamar } from '../llamadas.ts'
import { comeIn, complaints, DESK, open } from '../pasos.ts'
import { test } from '../story.ts'

const ADMIN = 'admin@telar.test'
const DIA_MS = 86_400_000
const dia = (dentro: number) =>
  new Date(Date.now() + dentro * DIA_MS).toLocaleDateString('sv-SE', { timeZone: 'Europe/Madrid' })

interface Factura {
  numeroCompleto: string
  pendiente: number
  vence: string
  cobros: { importe: number }[]
  enCorreccion: number[]
}

/** What the bookkeeper does without a screen. */
async function oficina(request: APIRequestContext) {
  const { call, primero } = await llamar(request, ADMIN)
  const clienteId = await primero('clientes', 'Naranco')
  const facturar = (precio: number, extra: object = {}) =>
    call<number>('facturas', { clienteId, lineas: [{ descripcion: 'Arreglo', cantidad: 1, precio }], ...extra })
  const pedir = async () => {
    const { data } = await call<{ data: { id: number; libre: number }[] }>('modelos/search', {
      orderBy: ['libre desc'],
      pageSize: 1,
    })
    const modeloId = data[0]?.id ?? 0
    const { variantes } = await call<{ variantes: { colorId: number; talla: string; libre: number }[] }>(
      `modelos/${modeloId}`,
    )
    const { colorId, talla } = variantes.toSorted((una, otra) => otra.libre - una.libre)[0] ?? { colorId: 0, talla: '' }
    const lineas = [{ modeloId, colorId, tallasCantidades: [{ talla, cantidad: 1 }] }]
    const id = await call<number>('pedidos', { clienteId, tipo: 'servicio', lineas })
    return { id, numero: (await call<{ numero: string }>(`pedidos/${id}`)).numero }
  }
  return { call, facturar, pedir, ver: (id: number) => call<Factura>(`facturas/${id}`) }
}

/** The same place in two tabs of one person. */
async function dosPestanas(page: Page, lugar: string): Promise<Page> {
  await comeIn(page, ADMIN)
  await open(page, lugar)
  const otra = await page.context().newPage()
  await open(otra, lugar)
  return otra
}

/** The next call there is answered, and the line is cut before anybody hears it. */
const sinRespuesta = (page: Page, lugar: string) =>
  page.route(
    `**/api/v1/${lugar}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

const dialogo = (page: Page) => page.getByRole('dialog')

test('an order is put into a draft once by two tabs, also where the answer is lost', DESK, async ({ page }) => {
  const errors = complaints(page)
  const { call, pedir } = await oficina(page.request)
  const { id, numero } = await pedir()
  const otra = await dosPestanas(page, `/gestion/facturas/nuevo?pedido=${id}`)
  await sinRespuesta(page, 'facturas')
  const guardar = page.getByRole('button', { name: /^Guardar/ })
  await guardar.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await guardar.click()
  await expect(page.getByText('Borrador', { exact: true }).first()).toBeVisible()
  await otra.getByRole('button', { name: /^Guardar/ }).click()
  await expect(otra.getByText('Ya hay un borrador de lo mismo')).toBeVisible()
  await expect(otra.getByRole('link', { name: /^borrador \d+/ })).toHaveCount(1)
  const borradores = await call<{ estado: string }[]>(`facturas/de-pedido/${id}`)
  expect(borradores.map(({ estado }) => estado)).toEqual(['borrador'])
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.getByRole('banner').or(page.locator('.o-head')).getByRole('link', { name: numero })).toBeVisible()
  expect(errors).toEqual([])
})

test(
  'of several marked orders none is confirmed while one is not as it was seen; then all are',
  DESK,
  async ({ page }) => {
    const { call, pedir } = await oficina(page.request)
    const pedidos = [await pedir(), await pedir()]
    const [uno, dos] = pedidos
    const situaciones = () =>
      Promise.all(pedidos.map(async ({ id }) => (await call<{ situacion: string }>(`pedidos/${id}`)).situacion))
    await comeIn(page, ADMIN)
    await open(page, '/gestion/pedidos')
    for (const { numero } of pedidos) await page.getByRole('checkbox', { name: `Marcar ${numero}` }).click()
    await call('pedidos/cambiar', {
      filas: [{ id: dos?.id, version: 1, fechaEntregaHasta: dia(30) }],
    })
    const confirmar = page.getByRole('toolbar').getByRole('button', { name: /^Confirmar/ })
    await confirmar.click()
    await expect(page.getByText(`ha cambiado ${dos?.numero}`)).toBeVisible()
    expect(await situaciones()).toEqual(['recibido', 'recibido'])
    expect(uno?.numero).not.toBe(dos?.numero)
    await confirmar.click()
    await expect.poll(situaciones).toEqual(['confirmado', 'confirmado'])
  },
)

test('a draft is issued once by two tabs, also where the answer is lost', DESK, async ({ page }) => {
  const errors = complaints(page)
  const { facturar, ver } = await oficina(page.request)
  const id = await facturar(100)
  const otra = await dosPestanas(page, `/gestion/facturas/${id}`)
  for (const una of [page, otra]) await una.getByRole('button', { name: /^Emitir/ }).click()
  await sinRespuesta(page, 'facturas/emitir')
  const emitir = dialogo(page).getByRole('button', { name: 'Emitir' })
  await emitir.click()
  await expect(dialogo(page).getByRole('alert')).toBeVisible()
  await emitir.click()
  const { numeroCompleto } = await ver(id)
  await expect(page.getByRole('heading', { level: 1, name: numeroCompleto })).toBeVisible()
  await dialogo(otra).getByRole('button', { name: 'Emitir' }).click()
  await expect(otra.getByText(`La factura ${numeroCompleto} está emitida`)).toBeVisible()
  await expect(otra.getByRole('heading', { level: 1, name: numeroCompleto })).toBeVisible()
  expect(errors).toEqual([])
})

test('who decides the regime of a draft that another tab has changed is shown both', DESK, async ({ page }) => {
  const errors = complaints(page)
  const { call, facturar } = await oficina(page.request)
  const id = await facturar(100)
  const otra = await dosPestanas(page, `/gestion/facturas/${id}`)
  const decidir = (una: Page) => dialogo(una).getByRole('button', { name: 'Decidir' })
  for (const [una, regimen, razon] of [
    [otra, 'General', 'Se queda en casa'],
    [page, 'Exportación, exenta', 'Sale por Algeciras'],
  ] as const) {
    await una.getByRole('button', { name: 'Cambiar régimen…' }).click()
    await dialogo(una).getByLabel('Régimen de la factura').selectOption({ label: regimen })
    await dialogo(una).getByLabel('Motivo').fill(razon)
  }
  for (const una of [page, otra]) {
    await decidir(una).click()
    await expect(dialogo(una)).toHaveCount(0)
  }
  await expect(otra.getByRole('alert')).toContainText('Este borrador se ha guardado a las')
  await otra.getByRole('button', { name: 'Ver el suyo' }).click()
  await expect(otra.getByRole('note').filter({ hasText: 'Exportación, exenta' })).toBeVisible()
  await otra.getByRole('button', { name: 'Cambiar régimen…' }).click()
  await expect(dialogo(otra).getByLabel('Motivo')).toHaveValue('Se queda en casa')
  await decidir(otra).click()
  await expect(dialogo(otra)).toHaveCount(0)
  expect(await call(`facturas/${id}`)).toMatchObject({ regimenForzado: 1, regimenRazon: 'Se queda en casa' })
  expect(errors).toEqual([])
})

test(
  'an issued invoice is corrected and copied once by two tabs, and the second is told which draft there is',
  DESK,
  async ({ page }) => {
    const { facturar, ver } = await oficina(page.request)
    const id = await facturar(100, { emitir: true })
    const otra = await dosPestanas(page, `/gestion/facturas/${id}`)
    for (const una of [page, otra]) {
      await una.getByRole('button', { name: 'Rectificar…' }).click()
      await dialogo(una).getByLabel('Motivo').fill('Precio equivocado')
    }
    const hacer = (una: Page) => dialogo(una).getByRole('button', { name: 'Hacer el borrador' })
    await sinRespuesta(page, `facturas/${id}/rectificar`)
    await hacer(page).click()
    await expect(dialogo(page).getByRole('alert')).toBeVisible()
    await hacer(page).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText((await ver(id)).numeroCompleto)
    const [borrador = 0, ...demas] = (await ver(id)).enCorreccion
    expect(demas).toEqual([])
    await hacer(otra).click()
    await expect(dialogo(otra).getByRole('alert')).toHaveText(`Ya la corrige el borrador ${borrador}.`)
    await expect(dialogo(otra).getByRole('link', { name: `Borrador ${borrador}` })).toBeVisible()
    await otra.keyboard.press('Escape')
  },
)

test(
  'an issued invoice is copied once by two tabs, and the second is told which copy there is',
  DESK,
  async ({ page }) => {
    const { facturar } = await oficina(page.request)
    const id = await facturar(107, { emitir: true })
    const otra = await dosPestanas(page, `/gestion/facturas/${id}`)
    const copiar = async (una: Page) => {
      await una.getByRole('button', { name: 'Más acciones' }).click()
      await una.getByRole('menuitem', { name: 'Duplicar' }).click()
    }
    await copiar(page)
    await expect(page).not.toHaveURL(new RegExp(`/facturas/${id}$`))
    const copia = page.url().split('/').at(-1)
    await copiar(otra)
    await expect(otra.getByText(`Ya hay una copia sin cambiar: el borrador ${copia}.`)).toBeVisible()
  },
)

test('a part payment is noted once by two tabs, who are told what is left', DESK, async ({ page }) => {
  const { facturar, ver } = await oficina(page.request)
  const id = await facturar(100, { emitir: true })
  const { pendiente } = await ver(id)
  const otra = await dosPestanas(page, `/gestion/facturas/${id}`)
  for (const una of [page, otra]) {
    await una.getByRole('button', { name: 'Añadir cobro' }).click()
    await dialogo(una).getByLabel('Importe').fill('20')
  }
  const anotar = (una: Page) => dialogo(una).getByRole('button', { name: 'Anotar' })
  await sinRespuesta(page, `facturas/${id}/cobros`)
  await anotar(page).click()
  await expect(dialogo(page).getByRole('alert')).toBeVisible()
  await anotar(page).dblclick()
  await expect(dialogo(page)).toHaveCount(0)
  await anotar(otra).click()
  await expect(dialogo(otra)).toContainText('se han cobrado 20,00')
  await expect(dialogo(otra).getByLabel('Importe')).toHaveValue('20')
  expect((await ver(id)).cobros).toHaveLength(1)
  await anotar(otra).click()
  await expect(dialogo(otra)).toHaveCount(0)
  expect((await ver(id)).pendiente).toBeCloseTo(pendiente - 40, 2)
})

test('a remittance is called off once, and a movement of the bank booked once, by two tabs', DESK, async ({ page }) => {
  const { call, facturar, ver } = await oficina(page.request)
  const pagada = await ver(await facturar(1234.56, { emitir: true }))
  const centimos = Math.round(pagada.pendiente * 100)
  const buffer = norma43(dia(0), { centimos, texto: `PAGO FRA ${pagada.numeroCompleto}` })
  const otra = await dosPestanas(page, '/gestion/banco/casar')
  await page.locator('input[type=file]').setInputFiles({ name: 'extracto.n43', mimeType: 'text/plain', buffer })
  const apunte = (una: Page) => una.getByRole('row').filter({ hasText: pagada.numeroCompleto })
  await expect(apunte(page)).toBeVisible()
  await open(otra, '/gestion/banco/casar')
  await expect(apunte(otra)).toBeVisible()
  await apunte(page).getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Cobro apuntado')).toBeVisible()
  await apunte(otra).getByRole('button', { name: 'Confirmar' }).click()
  await expect(otra.getByText('De este apunte se ha casado algo mientras tanto: quedan 0')).toBeVisible()
  await expect(apunte(otra)).toHaveCount(0)

  const ajustes = await call<{ empresa: object }>('appsettings')
  await call('appsettings', { ...ajustes, empresa: { ...ajustes.empresa, acreedorSepa: 'ES11000B12345674' } }, 'PUT')
  const { data } = await call<{ data: { id: number }[] }>('clientes/search', { keyword: 'Naranco' })
  const { countryId, direccionFiscal } = await call<{ countryId: number; direccionFiscal: object }>(
    `clientes/${data[0]?.id}`,
  )
  const clienteId = await call<number>('clientes', {
    ...{ codigo: 'GIRADA2', razonSocial: 'Tienda de dos', nif: '00000002W', formaPago: 'giro', diasPago: [60] },
    ...{ iban: 'ES9121000418450200051332', countryId, direccionFiscal },
    mandatoSepa: { referencia: 'M-GIRADA2', fecha: '2026-01-02', esquema: 'CORE', unico: false },
  })
  const facturaId = await facturar(50, { clienteId, formaPago: 'giro', emitir: true })
  const giros = [{ facturaId, vence: (await ver(facturaId)).vence }]
  const { id } = await call<{ id: number }>('remesas', { cargo: habilDesde(dia(60)), giros })
  for (const una of [page, otra]) {
    await open(una, `/gestion/remesas/${id}`)
    await una.getByRole('button', { name: 'Anular' }).click()
  }
  await dialogo(page).getByRole('button', { name: 'Anular' }).click()
  await expect(page.locator('.o-head')).toContainText('Anulada')
  await dialogo(otra).getByRole('button', { name: 'Anular' }).click()
  await expect(otra.locator('.o-head')).toContainText('Anulada')
})
