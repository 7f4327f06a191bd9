import { type APIRequestContext, expect } from '@playwright/test'
import { llamar, modeloNegro } from '../llamadas.ts'
import { accessibilityProblems, comeIn, complaints, DESK, escanear, noSidewaysScroll, open } from '../pasos.ts'
import { test } from '../story.ts'

const ADMIN = 'admin@telar.test'

/** A model with stock and a code, a shelf, and two confirmed orders of it, made beside the page. */
async function almacen(request: APIRequestContext, marca: string, ean: string, cantidad = 1) {
  const quien = await llamar(request, ADMIN)
  const { call, primero } = quien
  const { modeloId, colorId } = await modeloNegro(quien, { numero: marca, nombre: 'Falda Oleada', tallas: ['M'], ean })
  await call('movimientos/corregir', {
    ...{ motivo: 'Para la oleada', celdas: [{ modeloId, colorId, talla: 'M', cantidad: 10 }] },
  })
  await call('ubicaciones', { codigo: `${marca}-01` })
  const clienteId = await primero('clientes')
  const tallasCantidades = [{ talla: 'M', cantidad }]
  const pedir = () =>
    call<number>('pedidos', { clienteId, tipo: 'servicio', lineas: [{ modeloId, colorId, tallasCantidades }] })
  const ids = [await pedir(), await pedir()]
  await call('pedidos/situacion', { ids, situacion: 'confirmado', autorizacion: { motivo: 'Historia' } })
  const todos = await call<{ data: { id: number; numero: string }[] }>('pedidos/search', { pageSize: 50 })
  return ids.map((id) => todos.data.find((uno) => uno.id === id)?.numero ?? '')
}

test('garments are put away, picked for two orders in one walk, packed and sent', async ({ page, request }, {
  project,
}) => {
  const errors = complaints(page)
  const movil = project.name === 'phone'
  const [marca, ean] = movil ? ['OP', '8400000000208'] : ['OD', '8400000000307']
  const [uno = '', dos = ''] = await almacen(request, marca, ean)
  const dicho = page.locator('output')
  await comeIn(page, ADMIN)

  await test.step('put away', async () => {
    await open(page, '/gestion/ubicaciones/colocar')
    await expect(page.getByText('Escanee la etiqueta de un estante;')).toBeVisible()
    await escanear(page, ean)
    await expect(dicho).toHaveText('Escanee antes el estante.')
    await escanear(page, `UB ${marca}-01`)
    await expect(dicho).toHaveText(`Se coloca en ${marca}-01`)
    await escanear(page, ean)
    await expect(dicho).toHaveText(`${marca} Negro M → ${marca}-01`)
    await noSidewaysScroll(page)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  await test.step('a wave of both, picked by scan and by touch', async () => {
    await open(page, '/gestion/oleadas/nuevo')
    await page.getByLabel(new RegExp(uno)).check()
    await page.getByLabel(new RegExp(dos)).check()
    await page.getByRole('button', { name: /Abrir oleada de 2 pedidos/ }).click()
    await expect(page.getByRole('heading', { name: `${marca}-01` })).toBeVisible()
    await expect(page.getByText('0 de 2', { exact: true }).first()).toBeVisible()
    await escanear(page, ean)
    await expect(dicho).toHaveText(`A ← ${marca} Negro M · 1/2`)
    await page.getByRole('button', { name: `Coger ${marca} Negro M` }).click()
    await expect(page.getByText('Todo está cogido.')).toBeVisible()
    await noSidewaysScroll(page)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  await test.step('packed with what was picked, and sent', async () => {
    await page.getByRole('button', { name: 'Embalar' }).first().click()
    await page.getByRole('button', { name: 'Meter la cogida' }).click()
    await expect(page.getByText('Todo lo pendiente está en cajas.')).toBeVisible()
    await noSidewaysScroll(page)
    expect(await accessibilityProblems(page)).toEqual([])
    const motivo = page.getByLabel('Motivo')
    if (await motivo.isVisible()) await motivo.fill('Historia')
    await page.getByRole('button', { name: 'Servir 1 prenda' }).click()
    await expect(page.getByText('Servido: el albarán está en el pedido.')).toBeVisible()
  })
  expect(errors).toEqual([])
})

test(
  'what is touched twice in a row is picked twice, and orders are in one wave only',
  DESK,
  async ({ page, request }) => {
    const [uno = '', dos = ''] = await almacen(request, '9805', '8400000000406', 2)
    const cogidas = (n: string) => page.getByText(n, { exact: true }).first()
    const marcar = async () => {
      await page.getByLabel(new RegExp(uno)).check()
      await page.getByLabel(new RegExp(dos)).check()
    }
    const abrir = () => page.getByRole('button', { name: /Abrir oleada de 2 pedidos/ }).click()
    await comeIn(page, ADMIN)
    const segunda = await page.context().newPage()
    for (const una of [page, segunda]) await open(una, '/gestion/oleadas/nuevo')
    await marcar()
    await segunda.getByLabel(new RegExp(uno)).check()
    await abrir()
    await expect(cogidas('0 de 4')).toBeVisible()

    await segunda.getByRole('button', { name: /Abrir oleada de 1 pedido/ }).click()
    await expect(segunda.getByRole('alert')).toContainText(`El pedido ${uno} está en la oleada`)
    await expect(segunda.getByLabel(new RegExp(uno))).toHaveCount(0)
    await segunda.close()

    await page.getByRole('button', { name: 'Coger 1 9805 Negro M' }).dblclick()
    await expect(cogidas('2 de 4')).toBeVisible()
    await page.getByRole('button', { name: 'Coger 2 9805 Negro M' }).dblclick()
    await expect(page.getByText('Todo está cogido.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)
