import { expect, type Locator, type Page } from '@playwright/test'
import { cuadra, llamar, modeloNegro } from '../llamadas.ts'
import { leerPapel } from '../papel.ts'
import { comeIn, complaints, elegir, escanear, noSidewaysScroll, open } from '../pasos.ts'
import { test } from '../story.ts'

const PRODUCCION = 'produccion@telar.test'
const VENTAS = 'ventas@telar.test'
const CLIENTE = 'cliente@telar.test'
const FOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAyCAIAAACh0Q7HAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAUklEQVRYhe3NMQHAMADDMPPHNlC9MwBuD4uA+C6h2II2/RRr8KpVrMGrVrEGr1rFGrxqFWvwqlWswatWsQavWsUavGoVa/CqVazBq1axBq96JD44BK5P/GRt5QAAAABJRU5ErkJggg==',
  'base64',
)

/** What the story is about: each size of screen has its own. */
interface Historia {
  numero: string
  tela: string
  modeloId: number
  colorId: number
  ordenId: number
  pedidoId: number
  devolucionId: number
  /** The codes that were given to its garments, by size. */
  ean: Record<string, string>
}

const historia: Historia = {
  numero: '',
  tela: '',
  modeloId: 0,
  colorId: 0,
  ordenId: 0,
  pedidoId: 0,
  devolucionId: 0,
  ean: {},
}

const boton = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const enDialogo = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name })
const cifra = (page: Page, rotulo: string) =>
  page.locator('.o-figures > div').filter({ has: page.getByText(rotulo, { exact: true }) })

/** What the house has of the model: S, M and both, in the warehouse and among the seconds. */
async function hay(page: Page, almacen: string[], segunda: string[]) {
  await open(page, `/gestion/modelos/${historia.modeloId}?ficha=movimientos`)
  const existencias = page.getByRole('region', { name: 'Existencias' })
  const celdas = (lugar: string) => existencias.getByRole('table', { name: lugar }).locator('tbody td')
  await expect(celdas('Almacén')).toHaveText(almacen)
  await expect(celdas('Segunda')).toHaveText(segunda)
  await expect(existencias.getByRole('columnheader', { name: 'Total' }).first()).toBeInViewport()
  await noSidewaysScroll(page)
}

const BIEN = { hertz: 1320, como: 'sine' }
const MAL = { hertz: 220, como: 'square' }

/** Listens from now on; what it gives back says which tones were heard. */
async function oir(page: Page) {
  await page.evaluate(() => {
    const tonos: object[] = []
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (this: OscillatorNode, cuando?: number) {
      tonos.push({ hertz: this.frequency.value, como: this.type })
      start.call(this, cuando)
    }
    Object.assign(window, { tonos })
  })
  return () => page.evaluate(() => (window as unknown as { tonos: object[] }).tonos)
}

test.describe('from the mill to the shop door', () => {
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async ({ request }, { project }) => {
    const produccion = await llamar(request, PRODUCCION)
    const { call, primero } = produccion
    historia.numero = project.name === 'phone' ? 'H971' : 'H970'
    historia.tela = `Lino ${historia.numero}`
    const { modeloId, colorId } = await modeloNegro(produccion, {
      ...{ numero: historia.numero, nombre: 'Blusa de la puerta', tallas: ['S', 'M'], pesoGr: 300 },
    })
    const proveedorId = await primero('proveedores', 'Teixits')
    const materiaId = await call<number>('materias', {
      ...{ codigo: historia.numero, nombre: historia.tela, tipo: 'tejido', proveedorId, precio: 4 },
    })
    const hoja = [{ tipo: 'materia', materiaId, concepto: 'Tela', consumo: 2 }]
    await call(`modelos/${modeloId}/escandallo`, { lineas: hoja }, 'PUT')
    const tallerId = await primero('proveedores', 'Prado')
    const tallasCantidades = [
      { talla: 'S', cantidad: 4 },
      { talla: 'M', cantidad: 6 },
    ]
    const ordenId = await call<number>('ordenesfab', {
      ...{ modeloId, tallerId, tarifaTaller: 5, lineas: [{ colorId, tallasCantidades }] },
    })
    Object.assign(historia, { modeloId, colorId, ordenId })
  })

  test('cloth is ordered, comes in two parts, and is all in the house', async ({ page, request }) => {
    const errors = complaints(page)
    await comeIn(page, PRODUCCION)
    await open(page, '/gestion/compras/nuevo')
    await elegir(page, 'Proveedor', 'Teixits')
    await elegir(page, 'Materia', historia.tela)
    await elegir(page, 'Color', 'Negro')
    await page.getByLabel('Cantidad', { exact: true }).fill('20')
    await page.getByLabel('Precio', { exact: true }).fill('4')
    await boton(page, 'Guardar').click()
    await expect(cifra(page, 'Importe')).toContainText('80,00 €')
    await boton(page, 'Enviar…').click()
    await enDialogo(page, 'Enviar').click()
    await expect(cifra(page, 'Por llegar')).toContainText('80,00 €')
    await cuadra(request)

    const recibir = async (pieza: string, metros: string, metrosYaLlegados: string, euros: string) => {
      await boton(page, 'Recibir pedido').click()
      const tela = page.getByRole('region', { name: historia.tela })
      await page.getByLabel('Albarán').fill(`ALB-${pieza}`)
      await tela.locator('[data-col="numero"]').first().fill(pieza)
      await tela.locator('[data-col="metros"]').first().fill(metros)
      await boton(page, 'Recibir pedido').click()
      await expect(cifra(page, 'Por llegar')).toContainText(euros)
      await expect(page.getByRole('row', { name: new RegExp(historia.tela) }).first()).toContainText(metrosYaLlegados)
      await cuadra(request)
    }
    await recibir(`${historia.numero}-1`, '12', '12 m', '32,00 €')
    await recibir(`${historia.numero}-2`, '8', '20 m', '0,00 €')
    await noSidewaysScroll(page)
    expect(errors).toEqual([])
  })

  test('it is cut, sewn at a workshop, and comes back with one second', async ({ page, request, isMobile }) => {
    const errors = complaints(page)
    await comeIn(page, PRODUCCION)
    await open(page, `/gestion/ordenesfab/${historia.ordenId}`)
    await expect(page.getByRole('columnheader', { name: 'M', exact: true })).toBeInViewport()
    await boton(page, /^Lanzar/).click()
    await boton(page, /^Cortar…/).click()
    const [una, dos] = [1, 2].map((n) => page.getByLabel(`Se corta de la pieza ${historia.numero}-${n}`))
    await expect(una as Locator).toHaveValue('12')
    await expect(dos as Locator).toHaveValue('8')

    const { call } = await llamar(request, PRODUCCION)
    const { data } = await call<{ data: { id: number; numero: string }[] }>('materias/searchpiezas', {
      keyword: historia.numero,
    })
    const rotulo = (numero: string) =>
      new URL(`/gestion/piezas/${data.find((pieza) => pieza.numero === numero)?.id}`, page.url()).href
    await escanear(page, rotulo(`${historia.numero}-2`))
    await expect(una as Locator).toHaveValue('')
    await expect(dos as Locator).toHaveValue('8')
    await escanear(page, rotulo(`${historia.numero}-1`))
    await expect(una as Locator).toHaveValue('12')
    await boton(page, /^Cortar 10 prendas/).click()
    await expect(page.getByText(/^10 prendas cortadas/)).toBeVisible()
    await cuadra(request)

    const operaciones = page.getByRole('region', { name: 'Operaciones' })
    await operaciones.getByRole('button', { name: 'Enviar a taller' }).click()
    await boton(page, 'Enviar 10').click()
    await expect(cifra(page, 'Fuera')).toContainText('10')
    await cuadra(request)

    await boton(page, 'Recibir de taller').click()
    if (isMobile) await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(1)
    await boton(page, 'Una más: Segundas M').click()
    await boton(page, 'Todas buenas').click()
    await page.getByLabel('Motivo M').selectOption('costura')
    await boton(page, 'Recibir 10').click()
    await expect(page.getByRole('region', { name: 'Lo que ha vuelto' })).toContainText('Segundas 1')
    await expect(cifra(page, 'Fuera')).toContainText('0')
    await cuadra(request)

    await hay(page, ['4', '5', '9'], ['·', '1', '1'])
    expect(errors).toEqual([])
  })

  test('garments get a code and a label that says it', async ({ page, request }) => {
    const errors = complaints(page)
    await comeIn(page, PRODUCCION)
    await open(page, `/gestion/ordenesfab/${historia.ordenId}?ficha=etiquetas`)
    await boton(page, 'Dar código a 2 prendas').click()
    await expect(page.getByText('2 códigos dados')).toBeVisible()
    const [hoja] = await Promise.all([page.waitForEvent('download'), boton(page, 'Hacer 9 etiquetas').click()])
    const { call } = await llamar(request, VENTAS)
    const { variantes } = await call<{ variantes: { talla: string; ean: string }[] }>(`modelos/${historia.modeloId}`)
    historia.ean = Object.fromEntries(variantes.map(({ talla, ean }) => [talla, ean]))
    const { texto } = await leerPapel(hoja)
    const cuantas = (talla: string) => texto.split(new RegExp(`Negro\\s+${talla}\\b`)).length - 1
    expect([cuantas('S'), cuantas('M')]).toEqual([4, 5])
    await cuadra(request)
    expect(errors).toEqual([])
  })

  test('they are picked by scanning, and one too many is refused', async ({ page, request }) => {
    const errors = complaints(page)
    const { numero, modeloId, colorId, ean } = historia
    const { call, primero } = await llamar(request, VENTAS)
    const tallasCantidades = [
      { talla: 'S', cantidad: 1 },
      { talla: 'M', cantidad: 2 },
    ]
    historia.pedidoId = await call<number>('pedidos', {
      ...{ clienteId: await primero('clientes', 'Prat Moda'), tipo: 'servicio' },
      lineas: [{ modeloId, colorId, tallasCantidades }],
    })
    await call('pedidos/situacion', { ids: [historia.pedidoId], situacion: 'confirmado' })
    const pedido = await call<{ numero: string }>(`pedidos/${historia.pedidoId}`)
    const dicho = page.locator('output')
    await comeIn(page, VENTAS)
    await open(page, '/gestion/oleadas/nuevo')
    await page.getByLabel(new RegExp(pedido.numero)).check()
    await boton(page, /^Abrir oleada de 1 pedido/).click()
    await expect(page.getByText('0 de 3', { exact: true }).first()).toBeVisible()
    await escanear(page, ean.S ?? '')
    await expect(dicho).toContainText(`${numero} Negro S · 1/1`)
    await escanear(page, ean.S ?? '')
    await expect(dicho).not.toContainText('1/1')
    await escanear(page, ean.M ?? '')
    await expect(dicho).toContainText(`${numero} Negro M · 1/2`)
    await escanear(page, ean.M ?? '')
    await expect(page.getByText('Todo está cogido.')).toBeVisible()
    await cuadra(request)
    await boton(page, 'Embalar').first().click()
    await expect(page.getByRole('heading', { name: `${pedido.numero} · Embalar` })).toBeVisible()
    await noSidewaysScroll(page)
    expect(errors).toEqual([])
  })

  test('they are packed by scanning, and shipped with their label', async ({ page, request }) => {
    const errors = complaints(page)
    const { numero, ean } = historia
    const dicho = page.locator('output')
    await comeIn(page, VENTAS)
    await open(page, `/gestion/pedidos/${historia.pedidoId}?ficha=embalar`)
    await expect(dicho).toBeVisible()
    const tonos = await oir(page)
    await escanear(page, ean.S ?? '')
    await expect(dicho).toContainText(`${numero} Negro S · 1/1`)
    await expect(dicho).toHaveClass(/o-scan-ok/)
    expect(await tonos()).toEqual([BIEN])
    await escanear(page, ean.S ?? '')
    await expect(dicho).not.toContainText('1/1')
    await expect(dicho).toHaveClass(/o-scan-bad/)
    expect(await tonos()).toEqual([BIEN, MAL])
    await escanear(page, ean.M ?? '')
    await expect(dicho).toContainText(`${numero} Negro M · 1/2`)
    await escanear(page, ean.M ?? '')
    await expect(page.getByText('Todo lo pendiente está en cajas.')).toBeVisible()
    await cuadra(request)
    await boton(page, 'Servir y preparar envío').click()
    await boton(page, /^Etiquetar/).click()
    const [etiqueta] = await Promise.all([page.waitForEvent('download'), boton(page, /^Imprimir etiquetas/).click()])
    expect(etiqueta.suggestedFilename()).toMatch(/^EN\d{6}\.pdf$/)
    await cuadra(request)
    await hay(page, ['3', '3', '6'], ['·', '1', '1'])
    expect(errors).toEqual([])
  })

  test('what was delivered is invoiced, and its customer asks to give one back', async ({ page, request }) => {
    const errors = complaints(page)
    await comeIn(page, VENTAS)
    await open(page, `/gestion/pedidos/${historia.pedidoId}`)
    await boton(page, /^Facturar/)
      .first()
      .click()
    await expect(page.getByRole('region', { name: 'Líneas' })).toContainText('3 prendas')
    expect((await page.getByLabel('Crédito').boundingBox())?.width).toBeGreaterThan(300)
    await page.keyboard.press('Control+s')
    await boton(page, /^Emitir A\d\d/).click()
    await enDialogo(page, /^Emitir/).click()
    await expect(page.getByRole('heading', { level: 1, name: /^A\d\d\/\d{6}$/ })).toBeVisible()
    // three at 20 €, 2 % for paying soon, 7.50 € of carriage, 21 % of tax
    await expect(page.getByRole('row', { name: 'Total 80,22 €' })).toBeVisible()
    await expect(page.getByText('comisión 4,70 €')).toBeVisible()
    await cuadra(request)

    await comeIn(page, CLIENTE)
    await open(page, `/pedido/${historia.pedidoId}`)
    await boton(page, /^Devolver prendas de/).click()
    await page.getByLabel(`${historia.numero} Negro M: cuántas se devuelven`).fill('1')
    await page.getByLabel(`${historia.numero} Negro M: motivo`).selectOption('defecto')
    await page.getByLabel('¿Qué ha pasado?').fill('Un botón cosido al revés')
    await page.locator('input[type=file]').setInputFiles({ name: 'boton.png', mimeType: 'image/png', buffer: FOTO })
    await boton(page, 'Pedir la devolución').click()
    await expect(page.getByText(/^DEV/)).toBeVisible()
    await cuadra(request)
    expect(errors).toEqual([])
  })

  test('it is taken back, and received by scanning what came', async ({ page, request }) => {
    const errors = complaints(page)
    const { call } = await llamar(request, VENTAS)
    const { data } = await call<{ data: { id: number; pedidoId: number }[] }>('devoluciones/search', {})
    const id = data.find(({ pedidoId }) => pedidoId === historia.pedidoId)?.id ?? 0
    historia.devolucionId = id
    await comeIn(page, VENTAS)
    await open(page, `/gestion/devoluciones/${id}`)
    await expect(page.getByAltText('boton.png')).toBeVisible()
    await boton(page, 'Aprobar').click()
    await expect(page.getByText('Aprobada', { exact: true })).toBeVisible()
    await cuadra(request)

    await comeIn(page, PRODUCCION)
    await open(page, `/gestion/devoluciones/${id}`)
    await page.getByLabel('Lo escaneado va a').selectOption('segunda')
    await escanear(page, historia.ean.S ?? '')
    await expect(page.locator('output')).toContainText('no es de esta devolución')
    await escanear(page, historia.ean.M ?? '')
    await expect(page.getByLabel(`${historia.numero} Negro M: Segunda`)).toHaveValue('1')
    await expect(page.getByLabel(`${historia.numero} Negro M: Almacén`)).toHaveValue('0')
    await boton(page, 'Recibir').click()
    await expect(page.getByText('Recibida', { exact: true })).toBeVisible()
    await cuadra(request)
    await hay(page, ['3', '3', '6'], ['·', '2', '2'])
    expect(errors).toEqual([])
  })

  test('its credit note is issued after a look, and its customer reads it', async ({ page, request }) => {
    const errors = complaints(page)
    const id = historia.devolucionId
    await comeIn(page, VENTAS)
    await open(page, `/gestion/devoluciones/${id}`)
    await boton(page, 'Preparar el abono').click()
    await boton(page, /^Emitir R\d\d/).click()
    await enDialogo(page, /^Emitir/).click()
    await expect(page.getByRole('heading', { level: 1, name: /^R\d\d\/\d{6}$/ })).toBeVisible()
    await expect(page.getByRole('row', { name: 'Total −23,72 €' })).toBeVisible()
    await expect(page.getByText('comisión −1,57 €')).toBeVisible()
    await cuadra(request)
    await open(page, `/gestion/devoluciones/${id}`)
    await expect(page.getByText('Abonada', { exact: true })).toBeVisible()
    const { call } = await llamar(request, VENTAS)
    const { factura } = await call<{ factura: string }>(`devoluciones/${id}`)
    await comeIn(page, CLIENTE)
    await open(page, `/pedido/${historia.pedidoId}`)
    await expect(page.getByText(/^DEV/).locator('..')).toContainText(factura)
    expect(errors).toEqual([])
  })
})
