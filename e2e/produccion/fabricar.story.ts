import { type APIRequestContext, expect } from '@playwright/test'
import { llamar } from '../llamadas.ts'
import { leerPapel } from '../papel.ts'
import { accessibilityProblems, comeIn, complaints, DESK, elegir, goOn, open, openPalette } from '../pasos.ts'
import { test } from '../story.ts'

const PRODUCCION = 'produccion@telar.test'
const TELA = 'Crepé de la historia'

/** A cloth without stock and a model without a sheet, made beside the page. */
async function telaYModelo(request: APIRequestContext) {
  const { call, primero } = await llamar(request, PRODUCCION)
  const proveedorId = await primero('proveedores', 'Teixits')
  const colorId = await primero('colores', 'Negro')
  const materiaId = await call<number>('materias', {
    ...{ codigo: 'HIST', nombre: TELA, tipo: 'tejido', proveedorId, precio: 3.2, stockMinimo: 60 },
  })
  const tallas = ['S', 'M', 'L']
  const modeloId = await call<number>('modelos', {
    ...{ numero: 'H900', nombre: 'Vestido Historia', descripcion: {}, cuidados: {}, tallas, precioMayor: 20 },
    ...{ modeloTipoId: await primero('modelotipos'), temporadaId: await primero('temporadas', 'V27') },
    variantes: tallas.map((talla) => ({ colorId, talla })),
  })
  /** Somebody at another desk saves the sheet meanwhile. */
  const otraMesa = () => call(`modelos/${modeloId}/escandallo`, { lineas: [], nota: 'De otra mesa' }, 'PUT')
  return { materiaId, modeloId, otraMesa }
}

test(
  'cloth arrives, is labelled and costed, and says when it takes too much of the margin',
  DESK,
  async ({ page, request }) => {
    const errors = complaints(page)
    const { materiaId, modeloId, otraMesa } = await telaYModelo(request)
    await comeIn(page, PRODUCCION)

    await test.step('a delivery is pasted as the supplier sent it, and what cannot be read is mended beside its line', async () => {
      await open(page, `/gestion/materias/${materiaId}`)
      await expect(page.getByText('Está bajo mínimo: faltan 60 m.')).toBeVisible()
      await openPalette(page)
      await page.keyboard.type('recibir')
      await page.getByRole('option', { name: /Recibir entrega/ }).click()
      await elegir(page, 'Materia', 'HIST')
      await expect(page.getByLabel('Precio por unidad')).toHaveValue('3,20')
      await page.getByLabel('Albarán').fill('ALB-900')
      await page.getByRole('button', { name: 'Pegar packing list' }).click()
      const pegado = page.getByRole('region', { name: 'Pegar packing list' })
      const texto = pegado.getByRole('textbox')
      await texto.fill('Pieza;Metros;Lote;Color\n901;52,30;L7;negro\n902;x;L7;Negro\n903;48;L8;Marino')
      const entendido = pegado.getByRole('list', { name: 'Entendido' }).getByRole('listitem')
      await expect(entendido.nth(1)).toHaveText('901 · 52,3 · L7 · negro')
      await expect(entendido.nth(2)).toHaveText('no se ve cuánto mide')
      await pegado.getByRole('button', { name: /Añadir 2 piezas/ }).click()
      await expect(texto).toHaveValue('Pieza;Metros;Lote;Color\n902;x;L7;Negro')
      await texto.fill('902;20,5;L7;Negro')
      await page.keyboard.press('Control+Enter')
      await expect(pegado).toHaveCount(0)
      await expect(page.getByText('Cantidad 120,8 m')).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
      await page.keyboard.press('Control+s')
      await expect(page.getByText('Entrega recibida: 3 piezas, 120,8 m')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Piezas' }).getByRole('link', { name: '902' })).toBeVisible()
    })

    await test.step('its labels open the roll, which is measured again with a reason', async () => {
      const bajada = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Etiquetas' }).click()
      const { texto, qr } = await leerPapel(await bajada)
      expect(texto).toContain(TELA)
      expect(texto).toContain('52,3 m')
      await open(page, new URL(qr ?? '').pathname)
      await expect(page.getByRole('heading', { level: 1, name: /^Pieza 901/ })).toBeVisible()
      await page.getByLabel('Queda', { exact: true }).fill('50')
      await page.keyboard.press('Control+s')
      await expect(page.getByText('Diga por qué cambia la medida.')).toBeVisible()
      await page.getByLabel('Motivo del cambio de medida').fill('Tara al final del rollo')
      await page.keyboard.press('Control+s')
      await expect(page.getByRole('cell', { name: '52,3 → 50' })).toBeVisible()
    })

    await test.step('the sheet of a model: cloth by size, sewing, and the price that its margin asks for', async () => {
      await goOn(page, `/gestion/modelos/${modeloId}?ficha=escandallo`)
      await expect(page.getByText('Este modelo no tiene escandallo.')).toBeVisible()
      await elegir(page, 'Añadir materia o avío…', 'HIST')
      await page.getByLabel(`Consumo, ${TELA}`, { exact: true }).fill('1,85')
      await page.getByLabel(`Merma %, ${TELA}`).fill('5')
      await page.getByRole('button', { name: 'Mano de obra y otros' }).click()
      await page.getByRole('menuitem', { name: 'Confección' }).click()
      await expect(page.getByLabel('Precio, Confección')).toBeFocused()
      await expect(page.getByRole('menu')).toHaveCount(0)
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText('Falta el precio.')).toBeVisible()
      await page.getByLabel('Precio, Confección').fill('5,50')
      const coste = page.getByRole('region', { name: 'Coste', exact: true })
      await expect(coste).toContainText('12,66 €')
      const precio = page.getByRole('region', { name: 'Precio', exact: true })
      await expect(precio).toContainText('19,90 €')
      await page.getByRole('button', { name: `Consumo por tallas, ${TELA}` }).click()
      await page.getByLabel(`Consumo, ${TELA} L`).fill('2,15')
      await page.keyboard.press('Escape')
      await expect(coste).toContainText('13,01 €')
      await page.getByLabel('Qué cambia en esta versión').fill('Primera')
      expect(await accessibilityProblems(page)).toEqual([])
      // another tab would lose it, and asks
      await page.getByRole('navigation', { name: 'Partes de la ficha' }).getByRole('link', { name: 'Textos' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Seguir aquí/ })
        .click()
      await page.keyboard.press('Control+Enter')
      await expect(page.getByRole('region', { name: 'Versiones' }).getByText('Primera')).toBeVisible()
      await expect(precio).toContainText('34,95 %')
    })

    await test.step('what somebody else saved meanwhile is not lost, and neither is mine', async () => {
      await otraMesa()
      await page.getByLabel('Precio, Confección').fill('5,60')
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText(/ahora va por la versión 2/)).toBeVisible()
      await page.getByRole('button', { name: 'Guardar la mía encima' }).click()
      await expect(page.getByText('Versión 3 guardada')).toBeVisible()
      await expect(page.getByText(/ahora va por la versión 2/)).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Versiones' }).getByText('De otra mesa')).toBeVisible()
    })

    await test.step('a dearer delivery names the model, its new price is set, and the sheet is brought up to date', async () => {
      await goOn(page, `/gestion/entradas/nuevo?materia=${materiaId}`)
      await expect(page.getByLabel('Precio por unidad')).toHaveValue('3,20')
      await page.getByLabel('Precio por unidad').fill('4,20')
      await expect(page.getByText('Sube un 31,3 %: costaba 3,20.')).toBeVisible()
      await page.getByLabel('Cantidad, pieza 1').fill('30')
      await page.keyboard.press('Enter')
      await page.keyboard.type('31,5')
      await expect(page.getByText('Cantidad 61,5 m')).toBeVisible()
      await page.keyboard.press('Control+s')
      const alarma = page.getByRole('region', { name: 'Márgenes' })
      await alarma.getByRole('link', { name: 'H900 Vestido Historia' }).click()
      await page.getByRole('button', { name: 'Precios de hoy' }).click()
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText('Versión 4 guardada')).toBeVisible()
      await page.getByRole('button', { name: /como precio mayor/ }).click()
      await page.keyboard.press('Control+s')
      await expect(page.getByText('Guardado')).toBeVisible()
      await goOn(page, `/gestion/materias/${materiaId}?ficha=margenes`)
      await expect(page.getByText(/ningún modelo que la lleva baja de su margen/)).toBeVisible()
    })
    expect(errors).toEqual([])
  },
)

const TALLAS = ['S', 'M', 'L']

/** A published model with its sheet, two rolls of two dye lots, and a customer who awaits fourteen for the season. */
async function porFabricar(request: APIRequestContext) {
  const { call, primero } = await llamar(request, PRODUCCION)
  const ventas = await llamar(request, 'ventas@telar.test')
  const colorId = await primero('colores', 'Negro')
  const temporadaId = await primero('temporadas', 'V27')
  const materiaId = await call<number>('materias', {
    ...{ codigo: 'CORTE', nombre: 'Lino del corte', tipo: 'tejido', precio: 4 },
    proveedorId: await primero('proveedores', 'Teixits'),
  })
  const modeloId = await call<number>('modelos', {
    ...{ numero: 'H901', nombre: 'Vestido Corte', descripcion: {}, cuidados: {}, tallas: TALLAS, precioMayor: 30 },
    ...{ modeloTipoId: await primero('modelotipos'), temporadaId, publicado: true },
    variantes: TALLAS.map((talla) => ({ colorId, talla })),
  })
  const lineas = [
    { tipo: 'materia', materiaId, concepto: 'Lino', consumo: 1.85, merma: 5 },
    { tipo: 'confeccion', concepto: 'Confección', precio: 6 },
  ]
  await call(`modelos/${modeloId}/escandallo`, { lineas, nota: '' }, 'PUT')
  const piezas = [
    { numero: 'C1', metros: 30, lote: 'L1', colorId },
    { numero: 'C2', metros: 20, lote: 'L2', colorId },
  ]
  await call('materias/recibir', { materiaId, albaranProveedor: 'ALB-901', piezas })
  const rollos = await call<{ data: { id: number; numero: string }[] }>('materias/searchpiezas', {
    advancedFilter: { field: 'materiaId', operator: 'eq', value: materiaId },
  })
  const celdas = (S: number, M: number) => [
    { talla: 'S', cantidad: S },
    { talla: 'M', cantidad: M },
  ]
  await ventas.call('pedidos', {
    ...{ clienteId: await ventas.primero('clientes', 'Rosa Bosch Ferrer'), tipo: 'programacion' },
    lineas: [{ modeloId, colorId, tallasCantidades: celdas(6, 8) }],
  })
  const tallerId = await primero('proveedores', 'Prado')
  /** Another order takes metres of the first roll while one looks at it. */
  const otroCorta = async (cantidad: number) => {
    const lineasDeOrden = [{ colorId, tallasCantidades: celdas(1, 0) }]
    const id = await call<number>('ordenesfab', { modeloId, tallerId, lineas: lineasDeOrden })
    await call('ordenesfab/estado', { ids: [id], estado: 'lanzada' })
    const piezaId = rollos.data.find(({ numero }) => numero === 'C1')?.id
    await call(`ordenesfab/${id}/cortar`, { consumos: [{ piezaId, cantidad }] })
  }
  return { modeloId, temporadaId, otroCorta }
}

test('what the season lacks is planned, cut, sewn, sold and costed', DESK, async ({ page, request, browser }) => {
  const errors = complaints(page)
  const { modeloId, temporadaId, otroCorta } = await porFabricar(request)
  const boton = (name: string | RegExp) => page.getByRole('button', { name })
  await comeIn(page, PRODUCCION)

  await test.step('an order for what its customers lack, by model and colour', async () => {
    await open(page, `/gestion/ordenesfab/desde-pedidos?temporada=${temporadaId}`)
    const grupo = page.getByLabel('Fabricar H901, Negro')
    await expect(grupo).toBeChecked()
    await page.getByLabel('Elegir todo').uncheck()
    await grupo.check()
    await expect(page.getByText('14 prendas de 1 modelo')).toBeVisible()
    await elegir(page, 'Taller', 'Prado')
    await page.getByLabel('Entrega').fill('2027-02-15')
    expect(await accessibilityProblems(page)).toEqual([])
    await boton(/^Crear 1 orden/).click()
    await expect(page.getByRole('heading', { level: 1, name: /^OF\d{4}\/\d{5}$/ })).toBeVisible()
  })

  await test.step('what it needs, with the reason of the figure', async () => {
    const orden = page.url()
    await boton('Más acciones').click()
    await page.getByRole('menuitem', { name: 'Qué materia necesita' }).click()
    await boton('De dónde salen las cifras de Lino del corte').click()
    await expect(page.getByText('14 prendas × 1,85 m y merma')).toBeVisible()
    await expect(page.getByText('No falta ninguna materia: hay de todo o está en camino.')).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    await goOn(page, new URL(orden).pathname)
  })

  await test.step('cutting: one lot is proposed, somebody takes its metres, two lots are told before and need a reason', async () => {
    await boton(/^Lanzar/).click()
    await boton(/^Cortar…/).click()
    const c1 = page.getByLabel('Se corta de la pieza C1')
    await expect(c1).toHaveValue('27,2')
    await expect(page.getByLabel('Se corta de la pieza C2')).toHaveValue('')
    await otroCorta(10)
    await boton(/^Cortar 14 prendas/).click()
    await expect(page.getByText('La pieza C1', { exact: false }).first()).toBeVisible()
    await expect(c1).toHaveValue('20')
    const antes = page.getByRole('region', { name: 'Antes de cortar' })
    await expect(antes.getByText('Lino del corte: un mismo color se corta de los lotes L1, L2.')).toBeVisible()
    await page.getByLabel('Quedará en la pieza C2').fill('12,5')
    await expect(page.getByLabel('Se corta de la pieza C2')).toHaveValue('7,5')
    expect(await accessibilityProblems(page)).toEqual([])
    await boton(/^Cortar 14 prendas/).click()
    await expect(antes.getByText('Para cortar de todas formas, diga el motivo.')).toBeVisible()
    await page.getByLabel('Por qué se corta así').fill('Son del mismo tono')
    await boton(/^Cortar 14 prendas/).click()
    await expect(page.getByText(/^14 prendas cortadas/)).toBeVisible()
    await expect(page.getByText('Motivo: Son del mismo tono')).toBeVisible()
    await expect(page.getByRole('cell', { name: '12,5', exact: true })).toBeVisible()
  })

  await test.step('it comes back in part, one with a fault, and a count is put right', async () => {
    await boton(/^Al taller/).click()
    await boton(/^Recibir prendas/).click()
    await page.getByLabel('Buenas, Negro, talla S').fill('6')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('5')
    await page.getByLabel('Segunda calidad, Negro, talla M').fill('4')
    await expect(page.getByText('Hay celdas con más prendas de las que el taller debe.')).toBeVisible()
    await page.getByLabel('Segunda calidad, Negro, talla M').fill('1')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('12 prendas recibidas')).toBeVisible()
    await boton('Más acciones').click()
    await page.getByRole('menuitem', { name: /^Corregir las cuentas/ }).click()
    await page.getByLabel('Recibida, Negro, talla M').fill('6')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Diga por qué se corrige.')).toBeVisible()
    await page.getByLabel('Por qué').fill('Había una más en la caja')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Había una más en la caja')).toBeVisible()
  })

  await test.step('what was made for others is not sold in the shop, which says what could still be made', async () => {
    const contexto = await browser.newContext()
    const tienda = await contexto.newPage()
    await comeIn(tienda, 'cliente@telar.test')
    await open(tienda, `/modelo/user/${modeloId}`)
    await tienda.getByLabel('Negro M').first().focus()
    await expect(tienda.getByText(/^Negro M: quedan 0/)).toBeVisible()
    await tienda.getByLabel('Negro L').first().focus()
    await expect(tienda.getByText('Negro L: quedan 0. Se puede fabricar: tenemos la tela')).toBeVisible()
    await contexto.close()
  })

  await test.step('closing fixes what a garment really cost', async () => {
    const coste = page.getByRole('row', { name: /^Coste / })
    await expect(page.getByText('Provisional, sobre 13 prendas. Se fija al cerrar la orden.')).toBeVisible()
    await boton(/^Cerrar la orden/).click()
    await expect(page.getByText('Queda 1 prenda del plan: no se esperará más.')).toBeVisible()
    const cerrar = page.getByRole('dialog').getByRole('button', { name: /^Cerrar la orden/ })
    await expect(cerrar).toBeDisabled()
    await page.getByLabel('Por qué no se esperan más').fill('El taller la da por perdida')
    await cerrar.click()
    await expect(page.getByText('Fijo, sobre 12 prendas buenas.')).toBeVisible()
    await expect(page.getByText('Sin tarifa del taller: la confección es la del escandallo.')).toBeVisible()
    // 27.5 m at 4 € and thirteen times 6 € over twelve garments, general costs of 8 %
    await expect(coste).toContainText('16,92')
    expect(await accessibilityProblems(page)).toEqual([])
    await goOn(page, '/gestion')
    await expect(page.getByRole('region', { name: 'Coste previsto y real' }).getByText('H901')).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
  })
  expect(errors).toEqual([])
})

test(
  'cloth that was asked for comes in part, and the rest is awaited until somebody says why not',
  DESK,
  async ({ page, request }) => {
    const errors = complaints(page)
    const { call, primero } = await llamar(request, PRODUCCION)
    const materiaId = await call<number>('materias', {
      ...{ codigo: 'PARTE', nombre: 'Gasa por partes', tipo: 'tejido', precio: 2 },
      proveedorId: await primero('proveedores', 'Teixits'),
    })
    const pedido = await call<number>('materias/pedir', { materiaId, pedida: 100 })
    await comeIn(page, PRODUCCION)
    await open(page, `/gestion/entradas/${pedido}`)
    await page.getByRole('button', { name: 'Recibir' }).click()
    await expect(page.getByLabel('Precio por unidad')).toHaveValue('2,00')
    await page.getByLabel('Cantidad, pieza 1').fill('60')
    await expect(page.getByText('En camino quedarán 40 m')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Entrega recibida: 1 pieza, 60 m')).toBeVisible()
    await open(page, `/gestion/entradas/${pedido}`)
    await expect(page.getByText('En camino').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Entregas' }).getByRole('listitem')).toHaveCount(1)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'No esperar más…' }).click()
    await page.getByLabel('Por qué').fill('Se les ha acabado')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^No esperar más/ })
      .click()
    await expect(page.getByText('Pedido completo')).toBeVisible()
    await expect(page.getByText('40 m. Se les ha acabado')).toBeVisible()
    expect(errors).toEqual([])
  },
)
