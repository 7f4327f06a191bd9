import { expect } from '@playwright/test'
import { llamar, modeloNegro, tiendaPropia } from '../llamadas.ts'
import { accessibilityProblems, comeIn, complaints, DESK, open } from '../pasos.ts'
import { test } from '../story.ts'

const ADMIN = 'admin@telar.test'

test(
  'from Ctrl+K a colour goes into the invoice that is being written, a customer and a paper are found by their sign',
  DESK,
  async ({ page, request }) => {
    const errors = complaints(page)
    const quien = await llamar(request, ADMIN)
    const { clienteId, razonSocial } = await tiendaPropia(request, 98040001)
    const { modeloId, colorId } = await modeloNegro(quien, {
      numero: '9804',
      nombre: 'Blusa abierta',
      tallas: ['S', 'M'],
    })
    const linea = { descripcion: 'Arreglo', cantidad: 1, precio: 10 }
    const id = await quien.call<number>('facturas', {
      clienteId,
      fecha: null,
      lineas: [linea],
      emitir: false,
    })
    const buscar = page.getByRole('combobox', { name: 'Buscar o ir a…' })
    const hallado = (name: RegExp) => page.getByRole('option', { name })
    const preguntar = async (texto: string) => {
      await page.keyboard.press('Control+k')
      await buscar.fill(texto)
    }
    await comeIn(page, ADMIN)
    await open(page, `/gestion/facturas/${id}`)

    await test.step('a colour of a model, into the draft in sight', async () => {
      await preguntar('9804 neg')
      await expect(hallado(/^Añadir a la factura abierta: 9804 Negro/)).toContainText(`borrador de ${razonSocial}`)
      expect(await accessibilityProblems(page)).toEqual([])
      await page.keyboard.press('ArrowRight')
      await expect(hallado(/^Nuevo pedido/)).toHaveAttribute('aria-selected', 'true')
      await hallado(/^Añadir a la factura abierta/).click()
      const talla = page.getByLabel('9804, Negro, talla S')
      await expect(talla).toBeFocused()
      await page.keyboard.type('3')
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(new RegExp(`/gestion/facturas/${id}$`))
      await page.keyboard.press('Control+s')
      await expect(page.getByText('Guardado', { exact: true })).toBeVisible()
      const { lineas } = await quien.call<{ lineas: { numero: string | null; cantidad: number }[] }>(`facturas/${id}`)
      expect(lineas).toMatchObject([{ cantidad: 1 }, { numero: '9804', cantidad: 3 }])
    })

    await test.step('customers alone, papers alone, and a new order of what was found', async () => {
      await preguntar('@tienda 98040001')
      await expect(hallado(new RegExp(razonSocial)).first()).toBeVisible()
      await expect(page.getByRole('option', { name: /9804 Blusa/ })).toHaveCount(0)
      const lineas = [{ modeloId, colorId, tallasCantidades: [{ talla: 'S', cantidad: 1 }] }]
      const pedidoId = await quien.call<number>('pedidos', { clienteId, tipo: 'programacion', lineas })
      const { numero } = await quien.call<{ numero: string }>(`pedidos/${pedidoId}`)
      await buscar.fill(`#${numero}`)
      await expect(hallado(new RegExp(numero)).first()).toContainText(razonSocial)
      await buscar.fill('9804 neg')
      await expect(hallado(/^Nuevo pedido/)).toBeVisible()
      await page.keyboard.press('Shift+Enter')
      await expect(page).toHaveURL(/\/gestion\/pedidos\/nuevo\?modelo=/)
      await expect(page.getByText('9804', { exact: true })).toBeVisible()
    })
    expect(errors).toEqual([])
  },
)
