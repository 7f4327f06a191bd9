import { type APIRequestContext, expect } from '@playwright/test'
import { llamar, modeloNegro } from '../llamadas.ts'
import { comeIn, complaints, DESK } from '../pasos.ts'
import { test } from '../story.ts'

const PRODUCCION = 'produccion@telar.test'
const TELA = 'Lino de la compra'

/** A manufacturing order that lacks its cloth, made beside the page; the supplier sells it in rolls of 25. */
async function ordenSinTela(request: APIRequestContext) {
  const quien = await llamar(request, PRODUCCION)
  const { call, primero } = quien
  const proveedorId = await primero('proveedores', 'Teixits')
  const materiaId = await call<number>('materias', {
    ...{ codigo: 'COMPRA', nombre: TELA, tipo: 'tejido', proveedorId, precio: 4 },
  })
  await call('compras/condiciones/guardar', { materiaId, proveedorId, precio: 4, minimo: 50, multiplo: 25, dias: 10 })
  const { modeloId, colorId } = await modeloNegro(quien, { numero: 'H950', nombre: 'Vestido Comprado', tallas: ['S'] })
  await call(
    `modelos/${modeloId}/escandallo`,
    { lineas: [{ tipo: 'materia', materiaId, concepto: 'Tela', consumo: 2 }] },
    'PUT',
  )
  const lineas = [{ colorId, tallasCantidades: [{ talla: 'S', cantidad: 30 }] }]
  return call<number>('ordenesfab', { modeloId, lineas })
}

test(
  'cloth that is missing is ordered as it is sold, sent, and received in two parts',
  DESK,
  async ({ page, request }) => {
    const errors = complaints(page)
    const ordenId = await ordenSinTela(request)
    await comeIn(page, PRODUCCION)
    await page.goto(`/gestion/necesidades?ordenes=${ordenId}`)
    await page.getByRole('button', { name: 'Pedir lo que falta' }).click()
    const propuesta = page.getByRole('dialog')
    await expect(propuesta).toContainText('75 m')
    await expect(propuesta).toContainText('por el múltiplo')
    await propuesta.getByRole('button', { name: 'Crear pedidos' }).click()

    await expect(page.getByText('Borrador', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Enviar…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByText('Enviado', { exact: true })).toBeVisible()

    const recibir = async (pieza: string, metros: string) => {
      await page.getByRole('button', { name: 'Recibir pedido' }).click()
      const tela = page.getByRole('region', { name: TELA })
      await page.getByLabel('Albarán').fill(`ALB-${pieza}`)
      await tela.locator('[data-col="numero"]').first().fill(pieza)
      await tela.locator('[data-col="metros"]').first().fill(metros)
      await page.getByRole('button', { name: 'Recibir pedido' }).click()
    }
    await recibir('R1', '40')
    await expect(page.getByText('Recibido en parte', { exact: true })).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(TELA) }).first()).toContainText('35 m')
    await recibir('R2', '35')
    await expect(page.getByText('Recibido', { exact: true })).toBeVisible()
    expect(errors).toEqual([])
  },
)
