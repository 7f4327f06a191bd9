import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { llamar, modeloNegro } from '../llamadas.ts'
import { accessibilityProblems, comeIn, complaints, goOn, noSidewaysScroll, open } from '../pasos.ts'
import { test } from '../story.ts'

const PRODUCCION = 'produccion@telar.test'
const TALLAS = ['S', 'M', 'L']

/** Two models with stock, made beside the page; their numbers are this run's own. */
async function estanteria(request: APIRequestContext, marca: string) {
  const { call, primero } = await llamar(request, PRODUCCION)
  const colorId = await primero('colores', 'Negro')
  const comun = { modeloTipoId: await primero('modelotipos'), temporadaId: await primero('temporadas', 'V27') }
  const modelo = async (numero: string, nombre: string) => {
    const id = await call<number>('modelos', {
      ...{ numero, nombre, descripcion: {}, cuidados: {}, tallas: TALLAS, precioMayor: 20, ...comun },
      variantes: TALLAS.map((talla) => ({ colorId, talla })),
    })
    const celdas = TALLAS.map((talla) => ({ modeloId: id, colorId, talla, cantidad: 10 }))
    await call('movimientos/corregir', { motivo: 'Para contar', celdas })
    return id
  }
  return { falda: await modelo(`${marca}1`, 'Falda Recuento'), blusa: await modelo(`${marca}2`, 'Blusa Recuento') }
}

const anadir = async (page: Page, numero: string) => {
  await page.getByLabel('Añadir modelo…').fill(numero)
  await page.getByRole('option', { name: new RegExp(`^${numero}`) }).click()
}

test('a shelf is counted, its difference is seen, booked, and found again', async ({ page, request }, { project }) => {
  const errors = complaints(page)
  const marca = project.name === 'phone' ? 'RP' : 'RD'
  const { falda } = await estanteria(request, marca)
  const celda = (numero: string, nombre: string, talla: string) =>
    page.getByLabel(`${numero} ${nombre}, Negro, talla ${talla}`)
  const deFalda = (talla: string) => celda(`${marca}1`, 'Falda Recuento', talla)
  const deBlusa = (talla: string) => celda(`${marca}2`, 'Blusa Recuento', talla)
  await comeIn(page, PRODUCCION)

  await test.step('model by model, typed and pasted', async () => {
    await open(page, '/gestion/recuentos/nuevo')
    await page.getByLabel('Nota').fill(`Estantería ${marca}`)
    await anadir(page, `${marca}1`)
    await expect(deFalda('S')).toBeFocused()
    await page.keyboard.type('8')
    await page.keyboard.press('ArrowRight')
    await expect(deFalda('M')).toBeFocused()
    await page.keyboard.type('10')
    await anadir(page, `${marca}2`)
    await deBlusa('S').evaluate((cell) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '11\t0\t10')
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(deBlusa('L')).toHaveValue('10')
    await expect(page.getByText('Casillas 5', { exact: true })).toBeVisible()
    await expect(page.getByText('Sobran 1', { exact: true })).toBeVisible()
    await expect(page.getByText('Faltan 12', { exact: true })).toBeVisible()
    await noSidewaysScroll(page)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  await test.step('a reload loses nothing', async () => {
    await page.reload()
    await expect(page.getByText('Sigue el recuento que dejó sin anotar.')).toBeVisible()
    await expect(deFalda('S')).toHaveValue('8')
    await page.getByLabel('Contar a ciegas').check()
    await expect(page.getByText('Faltan 12', { exact: true })).toHaveCount(0)
    await page.getByLabel('Contar a ciegas').uncheck()
  })

  await test.step('it is reviewed and booked', async () => {
    await page.getByRole('button', { name: /Revisar/ }).click()
    const dialogo = page.getByRole('dialog')
    await expect(dialogo).toContainText('Nadie pierde prendas asignadas.')
    expect(await accessibilityProblems(page)).toEqual([])
    await dialogo.getByRole('button', { name: /Anotar recuento/ }).click()
    await expect(page.getByText('Recuento anotado: sobran 1, faltan 12')).toBeVisible()
    const contado = page.getByRole('region', { name: 'Lo contado' })
    await expect(contado.getByRole('row')).toHaveCount(4)
    await noSidewaysScroll(page)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  await test.step('it stands in the ledger and in the model', async () => {
    await page.getByRole('link', { name: 'Ver en el libro' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Movimientos' })).toBeVisible()
    await expect(page.getByText('Falda Recuento').first()).toBeVisible()
    await noSidewaysScroll(page)
    await open(page, `/gestion/modelos/${falda}?ficha=movimientos`)
    const movimientos = page.getByRole('region', { name: 'Movimientos' })
    await expect(movimientos.getByRole('link', { name: /^Recuento \d+$/ })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Existencias' })).toContainText('28 prendas en casa')
    await noSidewaysScroll(page)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  await test.step('what was miscounted is corrected with its reason, and what has a fault becomes a second', async () => {
    await page.getByRole('button', { name: 'Corregir…' }).click()
    await expect(deFalda('S')).toBeVisible()
    await deFalda('S').fill('-20')
    await expect(page.getByText('En las casillas marcadas no hay tantas prendas.')).toBeVisible()
    await deFalda('S').fill('2')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Diga por qué.')).toBeVisible()
    await page.getByLabel('Motivo').fill('Estaban en el escaparate')
    await noSidewaysScroll(page)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Corrección anotada: 1 casilla')).toBeVisible()
    await goOn(page, `/gestion/movimientos/calidad?modelo=${falda}`)
    await expect(page.getByRole('heading', { name: 'Cambiar de calidad' })).toBeVisible()
    await deFalda('M').fill('3')
    await page.getByLabel('Motivo').fill('Con tara')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Cambio de calidad anotado: 1 casilla')).toBeVisible()
    await goOn(page, `/gestion/modelos/${falda}?ficha=movimientos`)
    const existencias = page.getByRole('region', { name: 'Existencias' })
    await expect(existencias.getByRole('table', { name: 'Segunda' })).toContainText('3')
    await expect(existencias).toContainText('30 prendas en casa')
  })
  expect(errors).toEqual([])
})

test('while somebody counts garments leave, and somebody else counts: nothing is missing twice', async ({
  page,
  request,
}, { project }) => {
  const numero = project.name === 'phone' ? '9803' : '9802'
  const quien = await llamar(request, 'admin@telar.test')
  const { call, primero } = quien
  const { modeloId, colorId } = await modeloNegro(quien, { numero, nombre: 'Falda que sale', tallas: TALLAS })
  const celdas = TALLAS.map((talla) => ({ modeloId, colorId, talla, cantidad: 10 }))
  await call('movimientos/corregir', { motivo: 'Para contar', celdas })
  const stock = async () =>
    (await call<{ variantes: { stock: number }[] }>(`modelos/${modeloId}`)).variantes.map((una) => una.stock)
  const sale = async (talla: string, cantidad: number) => {
    const tallasCantidades = [{ talla, cantidad }]
    const lineas = [{ modeloId, colorId, tallasCantidades }]
    const clienteId = await primero('clientes', 'Rosa Bosch Ferrer')
    const id = await call<number>('pedidos', { clienteId, tipo: 'servicio', lineas })
    await call('pedidos/situacion', { ids: [id], situacion: 'confirmado' })
    const { lineas: suyas } = await call<{ lineas: { id: number }[] }>(`pedidos/${id}`)
    await call(`pedidos/${id}/entrega`, { lineas: [{ lineaId: suyas[0]?.id, tallasCantidades }] })
  }
  const celda = (talla: string) => page.getByLabel(`${numero} Falda que sale, Negro, talla ${talla}`)
  const total = (que: string) => page.getByText(que, { exact: true })
  const revisar = () => page.getByRole('button', { name: /Revisar/ }).click()
  const dialogo = page.getByRole('dialog')
  await comeIn(page, PRODUCCION)
  await open(page, `/gestion/recuentos/nuevo?modelo=${modeloId}`)
  await expect(celda('S')).toBeVisible()

  await test.step('what left before it is counted is not missing', async () => {
    await sale('S', 3)
    await celda('S').fill('7')
    await expect(total('Casillas 1')).toBeVisible()
    await expect(total('Faltan 0')).toBeVisible()
  })

  await test.step('what leaves after it was counted is told, and was not missing either', async () => {
    await celda('M').fill('9')
    await expect(total('Faltan 1')).toBeVisible()
    await sale('M', 2)
    await revisar()
    await expect(dialogo).toContainText('Se han movido desde que las contó')
    await expect(dialogo).toContainText('los libros decían 10, ahora 8')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
  })

  await test.step('what somebody else has counted is counted again, and the rest stays', async () => {
    await celda('L').fill('8')
    await expect(total('Faltan 3')).toBeVisible()
    await call('recuentos', { nota: '', celdas: [{ modeloId, colorId, talla: 'L', habia: 10, contadas: 8 }] })
    await revisar()
    await expect(dialogo).toContainText('Alguien más las ha contado desde que usted empezó')
    await expect(dialogo.getByRole('button', { name: /Anotar recuento/ })).toBeDisabled()
    await expect(dialogo.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
    await dialogo.getByRole('alert').getByRole('button', { name: 'Volver a contarlas' }).click()
    await expect(celda('L')).toHaveValue('')
    await expect(celda('S')).toHaveValue('7')
    await celda('L').fill('8')
    await expect(total('Faltan 1')).toBeVisible()
    await revisar()
    await dialogo.getByRole('button', { name: /Anotar recuento/ }).click()
    await expect(page.getByText('Recuento anotado: sobran 0, faltan 1')).toBeVisible()
    expect(await stock()).toEqual([7, 7, 8])
  })
})
