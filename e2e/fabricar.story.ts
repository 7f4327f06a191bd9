import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { leerPapel } from './papel.ts'
import { accessibilityProblems, comeIn, complaints, DESK, open, PASSWORD } from './pasos.ts'
import { test } from './story.ts'

const LENTO = { timeout: 15_000 }
const PRODUCCION = 'produccion@telar.test'
const TELA = 'Crepé de la historia'

/** A cloth without stock and a model without a sheet, made beside the page. */
async function telaYModelo(request: APIRequestContext) {
  const answer = await request.post('/api/tokens/byemail', { data: { email: PRODUCCION, password: PASSWORD } })
  const headers = { authorization: `Bearer ${(await answer.json()).token}` }
  const call = async <R>(path: string, data: object, method = 'POST'): Promise<R> => {
    const response = await request.fetch(`/api/v1/${path}`, { method, data, headers })
    expect(response.ok(), await response.text()).toBe(true)
    return (await response.json()) as R
  }
  const primero = async (path: string, keyword = '') =>
    (await call<{ data: { id: number }[] }>(`${path}/search`, { keyword })).data[0]?.id
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

const elegir = async (page: Page, label: string, texto: string) => {
  await page.getByLabel(label).fill(texto)
  await page.getByRole('option', { name: new RegExp(texto) }).click(LENTO)
}

test(
  'cloth arrives, is labelled and costed, and says when it takes too much of the margin',
  DESK,
  async ({ page, request }) => {
    test.setTimeout(120_000)
    const errors = complaints(page)
    const { materiaId, modeloId, otraMesa } = await telaYModelo(request)
    await comeIn(page, PRODUCCION)

    await test.step('a delivery is pasted as the supplier sent it, and what cannot be read is mended beside its line', async () => {
      await open(page, `/gestion/materias/${materiaId}`)
      await expect(page.getByText('Está bajo mínimo: faltan 60 m.')).toBeVisible(LENTO)
      await page.keyboard.press('Control+k')
      await page.keyboard.type('recibir')
      await page.getByRole('option', { name: /Recibir entrega/ }).click(LENTO)
      await elegir(page, 'Materia', 'HIST')
      await expect(page.getByLabel('Precio por unidad')).toHaveValue('3,20', LENTO)
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
      await expect(page.getByText('Entrega recibida: 3 piezas, 120,8 m')).toBeVisible(LENTO)
      await expect(page.getByRole('region', { name: 'Piezas' }).getByRole('link', { name: '902' })).toBeVisible(LENTO)
    })

    await test.step('its labels open the roll, which is measured again with a reason', async () => {
      const bajada = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Etiquetas' }).click()
      const { texto, qr } = await leerPapel(await bajada)
      expect(texto).toContain(TELA)
      expect(texto).toContain('52,3 m')
      await open(page, new URL(qr ?? '').pathname)
      await expect(page.getByRole('heading', { level: 1, name: /^Pieza 901/ })).toBeVisible(LENTO)
      await page.getByLabel('Queda', { exact: true }).fill('50')
      await page.keyboard.press('Control+s')
      await expect(page.getByText('Diga por qué cambia la medida.')).toBeVisible(LENTO)
      await page.getByLabel('Motivo del cambio de medida').fill('Tara al final del rollo')
      await page.keyboard.press('Control+s')
      await expect(page.getByRole('cell', { name: '52,3 → 50' })).toBeVisible(LENTO)
    })

    await test.step('the sheet of a model: cloth by size, sewing, and the price that its margin asks for', async () => {
      await open(page, `/gestion/modelos/${modeloId}?ficha=escandallo`)
      await expect(page.getByText('Este modelo no tiene escandallo.')).toBeVisible(LENTO)
      await elegir(page, 'Añadir materia o avío…', 'HIST')
      await page.getByLabel(`Consumo, ${TELA}`, { exact: true }).fill('1,85')
      await page.getByLabel(`Merma %, ${TELA}`).fill('5')
      await page.getByRole('button', { name: 'Mano de obra y otros' }).click()
      await page.getByRole('menuitem', { name: 'Confección' }).click()
      await expect(page.getByLabel('Precio, Confección')).toBeFocused()
      await expect(page.getByRole('menu')).toHaveCount(0)
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText('Falta el precio.')).toBeVisible(LENTO)
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
      await expect(page.getByRole('region', { name: 'Versiones' }).getByText('Primera')).toBeVisible(LENTO)
      await expect(precio).toContainText('34,95 %')
    })

    await test.step('what somebody else saved meanwhile is not lost, and neither is mine', async () => {
      await otraMesa()
      await page.getByLabel('Precio, Confección').fill('5,60')
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText(/ahora va por la versión 2/)).toBeVisible(LENTO)
      await page.getByRole('button', { name: 'Guardar la mía encima' }).click()
      await expect(page.getByText('Versión 3 guardada')).toBeVisible(LENTO)
      await expect(page.getByText(/ahora va por la versión 2/)).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Versiones' }).getByText('De otra mesa')).toBeVisible(LENTO)
    })

    await test.step('a dearer delivery names the model, its new price is set, and the sheet is brought up to date', async () => {
      await open(page, `/gestion/entradas/nuevo?materia=${materiaId}`)
      await expect(page.getByLabel('Precio por unidad')).toHaveValue('3,20', LENTO)
      await page.getByLabel('Precio por unidad').fill('4,20')
      await expect(page.getByText('Sube un 31,3 %: costaba 3,20.')).toBeVisible()
      await page.getByLabel('Cantidad, pieza 1').fill('30')
      await page.keyboard.press('Enter')
      await page.keyboard.type('31,5')
      await expect(page.getByText('Cantidad 61,5 m')).toBeVisible()
      await page.keyboard.press('Control+s')
      const alarma = page.getByRole('region', { name: 'Márgenes' })
      await alarma.getByRole('link', { name: 'H900 Vestido Historia' }).click(LENTO)
      await page.getByRole('button', { name: 'Precios de hoy' }).click(LENTO)
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText('Versión 4 guardada')).toBeVisible(LENTO)
      await page.getByRole('button', { name: /como precio mayor/ }).click()
      await page.keyboard.press('Control+s')
      await expect(page.getByText('Guardado')).toBeVisible(LENTO)
      await open(page, `/gestion/materias/${materiaId}?ficha=margenes`)
      await expect(page.getByText(/ningún modelo que la lleva baja de su margen/)).toBeVisible(LENTO)
    })
    expect(errors).toEqual([])
  },
)
