import { expect } from '@playwright/test'
import { llamar } from '../llamadas.ts'
import { comeIn, DESK, noSidewaysScroll, open } from '../pasos.ts'
import { test } from '../story.ts'

const ADMIN = 'admin@telar.test'

test(
  'two who change the same order to a supplier: what differs is told, and who leaves takes nothing along',
  DESK,
  async ({ page }) => {
    const { call, primero } = await llamar(page.request, ADMIN)
    const proveedorId = await primero('proveedores')
    const materia = {
      codigo: 'DOS-ZIP',
      nombre: 'Cremallera de dos',
      tipo: 'avio',
      unidad: 'ud',
      proveedorId,
      precio: 1,
    }
    const materiaId = await call<number>('materias', materia)
    const linea = { materiaId, pedida: 120 }
    const id = await call<number>('compras', { proveedorId, lineas: [linea] })
    await comeIn(page, 'produccion@telar.test')
    await open(page, `/gestion/compras/${id}`)
    await page.getByRole('button', { name: 'Editar' }).click()
    const cantidad = page.getByLabel('Cantidad')

    await cantidad.fill('120,5')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Se cuenta por unidades: escriba una cantidad entera.')).toBeVisible()
    await expect(cantidad).toHaveAttribute('aria-invalid', 'true')

    await cantidad.fill('130')
    const { lineas } = await call<{ lineas: { id: number }[] }>(`compras/${id}`)
    await call(`compras/${id}`, { proveedorId, notas: 'Con prisa', lineas: [{ ...linea, id: lineas[0]?.id }] }, 'PUT')
    await page.getByRole('link', { name: 'Inicio', exact: true }).first().click()
    await page
      .getByRole('dialog', { name: '¿Salir sin guardar?' })
      .getByRole('button', { name: /^Guardar/ })
      .click()
    const dicho = page.getByText('El pedido ha cambiado mientras tanto')
    await expect(dicho).toBeVisible()
    await expect(page.getByText('Notas: guardado Con prisa, lo suyo –')).toBeVisible()
    await expect(page.getByText(/Líneas: guardado DOS-ZIP Cremallera de dos: 120 .* lo suyo .*: 130/)).toBeVisible()
    await expect(cantidad).toHaveValue('130')
    await page.getByRole('button', { name: 'Guardar el mío' }).click()
    await expect(page.getByText('130 ud').first()).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 800 })
    await noSidewaysScroll(page)
  },
)
