import { expect, type Page } from '@playwright/test'
import { norma43 } from '../extracto.ts'
import { accessibilityProblems, comeIn, complaints, DESK, goOn, noSidewaysScroll, open, PASSWORD } from '../pasos.ts'
import { test } from '../story.ts'

const VENTAS = 'ventas@telar.test'
const ADMIN = 'admin@telar.test'
const DIA_MS = 86_400_000
/** A day so old that counting it stops nobody else's cash. */
const DIA = `${new Date().getFullYear() - 3}-01-02`

/** A shop that is charged by the bank. */
const GIRADA = {
  ...{ codigo: 'GIRADA', razonSocial: 'Tienda Girada', nif: '00000001R', formaPago: 'giro', diasPago: [0] },
  iban: 'ES9121000418450200051332',
  mandatoSepa: { referencia: 'M-GIRADA', fecha: '2026-01-02', esquema: 'CORE', unico: false },
}
/** The house's identifier as a creditor, with which banks know who may charge. */
const ACREEDOR = 'ES11000B12345674'

/** What is done before the day begins, without a screen. */
async function oficina(page: Page) {
  const answer = await page.request.post('/api/tokens/byemail', { data: { email: ADMIN, password: PASSWORD } })
  const { token } = (await answer.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  return async <T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<T> => {
    const said = await page.request.fetch(`/api/v1/${path}`, { method, headers, ...(data ? { data } : {}) })
    expect(said.ok(), `${method} ${path}: ${await said.text()}`).toBe(true)
    return (await said.json()) as T
  }
}

interface Ficha {
  countryId: number
  direccionFiscal: object
}

interface Factura {
  numeroCompleto: string
  total: number
}

const titulo = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test.describe('money, at the desk', () => {
  test.skip(({ isMobile }) => Boolean(isMobile), 'nobody counts a till on a phone')

  test('the till is counted by notes and coins, closed and opened again', async ({ page }) => {
    const errors = complaints(page)
    await comeIn(page, VENTAS)
    await open(page, `/gestion/caja/${DIA}`)
    await titulo(page, /^Caja diaria/)
    await page.getByRole('button', { name: 'Anotar' }).click()
    await expect(page.getByText('Escriba el concepto.')).toBeVisible()
    await page.getByLabel('Tipo').selectOption('aportacion')
    await page.getByLabel('Concepto').fill('Cambio para la feria')
    await page.getByLabel('Importe €').fill('120,50')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row', { name: /Cambio para la feria/ })).toContainText('120,50')

    await page.getByLabel('50,00 €').fill('2')
    await page.getByLabel('20,00 €').fill('1')
    const recuento = page.getByRole('region', { name: 'Recuento' })
    await expect(recuento.getByRole('row', { name: /^Diferencia/ })).toContainText('−0,50 €')
    await page.getByLabel('0,50 €').fill('1')
    await expect(recuento.getByRole('row', { name: /^Diferencia/ })).toContainText('Cuadra')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Cerrar la caja' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cerrar la caja/ })
      .click()
    await expect(page.getByText('Cerrada', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Anotar' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Volver a abrir…' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Volver a abrir/ })
      .click()
    await expect(page.getByText('Abierta', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Quitar Cambio para la feria' }).click()
    await expect(page.getByRole('row', { name: /Cambio para la feria/ })).toHaveCount(0)
    expect(errors).toEqual([])
  })

  test('the accountant’s day: a statement is matched, charges are sent, the quarter is posted and closed', async ({
    page,
  }) => {
    const errors = complaints(page)
    const pedir = await oficina(page)
    const ajustes = await pedir<{ empresa: object }>('GET', 'appsettings')
    await pedir('PUT', 'appsettings', { ...ajustes, empresa: { ...ajustes.empresa, acreedorSepa: ACREEDOR } })
    const { data } = await pedir<{ data: { id: number }[] }>('POST', 'clientes/search', { keyword: 'Naranco' })
    const { countryId, direccionFiscal } = await pedir<Ficha>('GET', `clientes/${data[0]?.id}`)
    const clienteId = await pedir<number>('POST', 'clientes', { ...GIRADA, countryId, direccionFiscal })
    const facturar = async (precio: number, formaPago: string): Promise<Factura> => {
      const lineas = [{ descripcion: 'Arreglo', cantidad: 1, precio }]
      const id = await pedir<number>('POST', 'facturas', { clienteId, formaPago, lineas, emitir: true })
      return pedir<Factura>('GET', `facturas/${id}`)
    }
    const [pagada, girada] = [await facturar(1111.11, 'transferencia'), await facturar(222.22, 'giro')]

    await comeIn(page, ADMIN)
    await test.step('a statement of the bank pays the invoice that it names', async () => {
      await open(page, '/gestion/banco/casar')
      const hoy = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Madrid' })
      const centimos = Math.round(pagada.total * 100)
      const buffer = norma43(hoy, { centimos, texto: `PAGO FRA ${pagada.numeroCompleto}` })
      await page.locator('input[type=file]').setInputFiles({ name: 'extracto.n43', mimeType: 'text/plain', buffer })
      await expect(page.getByText('Apuntes nuevos: 1 de 1')).toBeVisible()
      const apunte = page.getByRole('row').filter({ hasText: pagada.numeroCompleto })
      await apunte.getByRole('button', { name: 'Confirmar' }).click()
      await expect(page.getByText('Cobro apuntado')).toBeVisible()
    })
    await test.step('what falls due by direct debit goes to the bank as a file', async () => {
      await goOn(page, '/gestion/remesas/nueva')
      const giroSuyo = page.getByRole('row').filter({ hasText: girada.numeroCompleto })
      await expect(giroSuyo.getByRole('checkbox')).toBeChecked()
      await page.getByRole('button', { name: 'Crear la remesa' }).click()
      await titulo(page, /^REM\/\d{4}\/\d{4}$/)
      const fichero = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Fichero para el banco' }).first().click()
      expect((await fichero).suggestedFilename()).toMatch(/^REM-\d{4}-\d{4}\.xml$/)
    })
    await test.step('the period is posted, for the accountant’s program', async () => {
      await goOn(page, '/gestion/pases/pasar')
      await expect(page.getByRole('link', { name: pagada.numeroCompleto })).toBeVisible()
      const manana = new Date(Date.now() + DIA_MS).toLocaleDateString('sv-SE', { timeZone: 'Europe/Madrid' })
      await page.getByLabel('Hasta', { exact: true }).fill(manana)
      await page.getByLabel('Desde', { exact: true }).fill(manana)
      const aviso = page.getByText(/asientos? sin pasar de antes del/)
      await expect(aviso).toBeVisible()
      await expect(page.getByRole('link', { name: pagada.numeroCompleto })).toBeHidden()
      await page.getByRole('button', { name: 'Incluirlos' }).click()
      await expect(page.getByRole('link', { name: pagada.numeroCompleto })).toBeVisible()
      await page.getByRole('button', { name: /^Pasar a contabilidad/ }).click()
      await titulo(page, /^Pase \d+$/)
      const diario = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Para la gestoría' }).click()
      await page.getByRole('menuitem', { name: /ContaPlus/ }).click()
      expect((await diario).suggestedFilename()).not.toBe('')
      const sheet = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Para la gestoría' }).click()
      await page.getByRole('menuitem', { name: /^CSV/ }).click()
      expect((await sheet).suggestedFilename()).toMatch(/^pase-\d+-\d{4}-\d\d-\d\d\.csv$/)
      expect(await accessibilityProblems(page)).toEqual([])
    })
    const pase = page.url()
    await test.step('the quarter is closed with its 303', async () => {
      await goOn(page, '/gestion/impuestos')
      const modelo = page.getByRole('region', { name: 'Modelo 303' })
      await expect(modelo.getByRole('row', { name: /^Total devengado/ })).toContainText('€')
      const fichero = page.waitForEvent('download')
      await modelo.getByRole('button', { name: 'Fichero AEAT: Modelo 303' }).click()
      expect((await fichero).suggestedFilename()).toMatch(/^303-\d{4}-\dT\.txt$/)
    })
    await test.step('a quarter that was presented is marked, and the mark taken back with a reason', async () => {
      await goOn(page, '/gestion/impuestos?periodo=2025T1')
      const modelo = page.getByRole('region', { name: 'Modelo 303' })
      await modelo.getByRole('button', { name: 'Marcar como presentado…' }).click()
      await page.getByLabel('Número de justificante (opcional)').fill('3032025000123')
      expect(await accessibilityProblems(page)).toEqual([])
      await page.getByRole('dialog').getByRole('button', { name: 'Marcar' }).click()
      await expect(modelo).toContainText('3032025000123')
      await modelo.getByRole('button', { name: 'Retirar…' }).click()
      await page.getByLabel('Por qué').fill('Faltaba una factura')
      await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click()
      await expect(modelo).toContainText('por admin@telar.test: Faltaba una factura')
      expect(await accessibilityProblems(page)).toEqual([])
    })
    await test.step('a lot that was too early is undone', async () => {
      await goOn(page, pase)
      await page.getByRole('button', { name: 'Deshacer…' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Deshacer/ })
        .click()
      await expect(page.getByText('Deshecho', { exact: true })).toBeVisible()
    })
    expect(errors).toEqual([])
  })

  test('a commission is settled as it was shown', async ({ page }) => {
    const errors = complaints(page)
    await comeIn(page, VENTAS)
    await open(page, '/gestion/comisiones')
    const comercial = page.getByRole('region', { name: 'Elvira Muñiz' })
    await comercial.getByRole('button', { name: 'Liquidar…' }).click()
    await page.getByRole('dialog').getByLabel('Notas').fill('Trimestre')
    expect(await accessibilityProblems(page)).toEqual([])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Liquidar \d/ })
      .click()
    // what lies behind a question is not there for who asks by roles
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(comercial).toHaveCount(0)
    await goOn(page, '/gestion/liquidaciones')
    await page.getByRole('grid').getByRole('link', { name: 'Elvira Muñiz' }).click()
    await titulo(page, /^Elvira Muñiz/)
    await expect(page.getByText('Trimestre')).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test('every place of money and VeriFactu can be used by everybody', async ({ page }) => {
    const errors = complaints(page)
    await comeIn(page, ADMIN)
    await open(page, '/gestion')
    for (const [place, heading] of [
      ['cobros', 'Cobros'],
      ['cobros/1', /^Cobro de/],
      ['banco', 'Apuntes del banco'],
      ['banco/casar', 'Casar'],
      ['pendientes', 'Pendientes de cobro'],
      ['reclamaciones', 'Reclamaciones'],
      ['impuestos', /^Impuestos/],
      ['anticipos/nuevo', 'Nuevo anticipo'],
      ['transferencias/nueva', 'Nueva transferencia'],
      ['pases', 'Pases a contabilidad'],
      ['recibidas/nuevo', /^Nueva factura recibida/],
      ['expedidas', /libro de expedidas/],
      ['librorecibidas', /libro de recibidas/],
      ['verifactu', 'Registros VeriFactu'],
      ['verifactu/1', /^A\d\d\//],
      ['verifactu/ajustes', 'Ajustes'],
      ['verifactu/declaracion', 'Declaración responsable'],
      ['ajustes?parte=facturacion', 'Ajustes'],
    ] as const) {
      await goOn(page, `/gestion/${place}`)
      await titulo(page, heading)
      expect(await accessibilityProblems(page), place).toEqual([])
    }
    await goOn(page, '/gestion/verifactu/estado')
    await page.getByRole('button', { name: 'Comprobar la cadena' }).click()
    await expect(page.getByText(/La cadena está entera: \d+ registros/)).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(errors).toEqual([])
  })
})

test('who owes leads to what they owe, on a phone too', async ({ page }) => {
  await comeIn(page, VENTAS)
  await open(page, '/gestion/pendientes')
  await page.getByRole('link', { name: 'Modas Naranco, S.L.' }).click()
  await titulo(page, 'Modas Naranco, S.L.')
  const suya = page.getByRole('link', { name: /^A\d\d\/\d{6}$/ }).first()
  await expect(suya).toHaveAttribute('href', /\/gestion\/facturas\/\d+$/)
  await noSidewaysScroll(page)
})

test('an advance half written is not left unasked', DESK, async ({ page }) => {
  await comeIn(page, ADMIN)
  await open(page, '/gestion/anticipos/nuevo')
  await titulo(page, 'Nuevo anticipo')
  await page.getByLabel('Importe €').fill('120')
  await page.getByRole('link', { name: 'Anticipos', exact: true }).first().click()
  await page.getByRole('button', { name: /^Seguir aquí/ }).click()
  await expect(page.getByLabel('Importe €')).toHaveValue('120')
})
