import { type APIRequestContext, expect } from '@playwright/test'
import { llamar, modeloNegro } from '../llamadas.ts'
import { accessibilityProblems, comeIn, complaints, DESK, open } from '../pasos.ts'
import { test } from '../story.ts'

const ADMIN = 'admin@telar.test'

/** A model with six garments in the house and two season's orders that await four each, made beside the page. */
async function dosQueEsperan(request: APIRequestContext) {
  const quien = await llamar(request, ADMIN)
  const { call, primero } = quien
  const { modeloId, colorId } = await modeloNegro(quien, { numero: 'RE700', nombre: 'Vestido Reparto', tallas: ['M'] })
  const celda = { modeloId, colorId, talla: 'M' }
  await call('movimientos/corregir', { motivo: 'Para repartir', celdas: [{ ...celda, cantidad: 6 }] })
  const pedir = async (cliente: string) => {
    const id = await call<number>('pedidos', {
      ...{ clienteId: await primero('clientes', cliente), tipo: 'programacion' },
      lineas: [{ modeloId, colorId, tallasCantidades: [{ talla: 'M', cantidad: 4 }] }],
    })
    return (await call<{ numero: string }>(`pedidos/${id}`)).numero
  }
  return { modeloId, uno: await pedir('Rosa Bosch'), otro: await pedir('Moncayo') }
}

test(
  'garments are given out and change hands, by keyboard and by drag, and both see it before',
  DESK,
  async ({ page, request }) => {
    const errors = complaints(page)
    const { modeloId, uno, otro } = await dosQueEsperan(request)
    await comeIn(page, ADMIN)
    await open(page, `/gestion/modelos/${modeloId}?ficha=reparto`)
    const fila = (numero: string) => page.getByRole('row', { name: new RegExp(numero) })
    /** Awaited, in the house, coming, not allocated. */
    const cifras = async (numero: string, esperadas: string[]) =>
      expect(fila(numero).locator('td.o-n')).toHaveText(esperadas)
    const dialogo = page.getByRole('dialog', { name: 'Mover prendas' })
    await cifras(uno, ['4', '·', '·', '4'])

    await test.step('free ones are given out without the mouse', async () => {
      await fila(uno).getByRole('button', { name: 'Mover…' }).focus()
      await page.keyboard.press('Enter')
      await expect(dialogo.getByLabel('De', { exact: true })).toBeFocused()
      await expect(dialogo.getByLabel('Cuántas')).toHaveValue('4')
      await expect(dialogo.getByRole('listitem')).toHaveText(new RegExp(`${uno} .*: de 0 a 4, de las 4 que espera`))
      expect(await accessibilityProblems(page)).toEqual([])
      await page.keyboard.press('Control+Enter')
      await cifras(uno, ['4', '4', '·', '·'])
    })

    await test.step('a row is dragged onto another; nothing happens before it is confirmed', async () => {
      await fila(uno).dragTo(fila(otro))
      await dialogo.getByLabel('Cuántas').fill('3')
      await expect(dialogo.getByRole('listitem')).toHaveText([
        new RegExp(`${uno} .*: de 4 a 1, de las 4 que espera`),
        new RegExp(`${otro} .*: de 0 a 3, de las 4 que espera`),
      ])
      await page.keyboard.press('Escape')
      await expect(dialogo).toBeHidden()
      await cifras(uno, ['4', '4', '·', '·'])
      await fila(uno).dragTo(fila(otro))
      await dialogo.getByLabel('Cuántas').fill('3')
      await dialogo.getByRole('button', { name: /^Mover/ }).click()
      await cifras(uno, ['4', '1', '·', '3'])
      await cifras(otro, ['4', '3', '·', '1'])
    })
    expect(errors).toEqual([])
  },
)
