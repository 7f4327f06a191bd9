import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { llamar, modeloNegro } from '../llamadas.ts'
import { accessibilityProblems, comeIn, complaints, DESK, goOn, open, visit } from '../pasos.ts'
import { test } from '../story.ts'

const ADMIN = 'admin@telar.test'
const SIDES = ['Notas', 'Contactos', 'Correos', 'Historial']

const beside = (page: Page) => page.getByRole('dialog', { name: 'Notas, correos e historia' })
const activity = (page: Page) => page.getByRole('button', { name: /^Actividad/ })

/** A supplier, what is bought of them, and their invoice, made beside the page. */
async function compra(request: APIRequestContext, codigo: string) {
  const { call, primero } = await llamar(request, ADMIN)
  const proveedorId = await primero('proveedores', 'Teixits')
  const materiaId = await call<number>('materias', {
    ...{ codigo, nombre: `Sarga ${codigo}`, tipo: 'avio', proveedorId, precio: 4 },
  })
  const lineas = [{ materiaId, pedida: 10, precio: 4 }]
  return { proveedorId, compraId: await call<number>('compras', { proveedorId, lineas }) }
}

test.describe('what is true of one list or record is true of all', () => {
  test.beforeEach(async ({ page }) => comeIn(page, ADMIN))

  test('notes, contacts, mails and history stand beside every record', DESK, async ({ page, request }) => {
    const errors = complaints(page)
    const { call, primero } = await llamar(request, ADMIN)
    const { id: webhook } = await call<{ id: number }>('webhooks', {
      ...{ nombre: 'Almacén de fuera', url: 'https://example.com/telar', eventos: ['pedido.creado'] },
    })
    const { id: llave } = await call<{ id: number }>('llaves', {
      ...{ nombre: 'Caja', permisos: ['Permissions.Colores.View'] },
    })
    const { proveedorId, compraId } = await compra(request, 'JUNTO')
    const records = [
      ...[`webhooks/${webhook}`, `llaves/${llave}`, `proveedores/${proveedorId}`, `compras/${compraId}`],
      ...[`colores/${await primero('colores')}`],
    ]
    await visit(page, records, async () => {
      await activity(page).click()
      const sides = beside(page).getByRole('tab')
      for (const side of SIDES) await expect(sides.filter({ hasText: side })).toBeVisible()
      await sides.filter({ hasText: 'Historial' }).click()
      await expect(beside(page).getByText('lo creó')).toBeVisible()
      await beside(page).getByRole('button', { name: 'Cerrar' }).click()
    })

    await goOn(page, `/gestion/proveedores/${proveedorId}`)
    await activity(page).click()
    await beside(page).getByRole('tab', { name: 'Contactos' }).click()
    await beside(page).getByLabel('Qué se habló').fill('Suben la sarga en enero')
    await beside(page).getByRole('button', { name: 'Apuntar contacto' }).click()
    await expect(beside(page).getByText('Suben la sarga en enero')).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test('a list, its filter and its spreadsheet call a value the same', DESK, async ({ page, request }) => {
    await compra(request, 'PALABRA')
    await open(page, '/gestion/materias')
    await page.getByRole('button', { name: 'Filtro' }).click()
    await page.getByLabel('Dato').selectOption('Tipo')
    await page.getByLabel('Valor').selectOption('Avío')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('grid')).toContainText('Sarga PALABRA')
    const asked = page.waitForRequest((one) => one.url().endsWith('/materias/excel-export'))
    await page.getByRole('button', { name: 'Excel' }).click()
    const { columnas } = (await asked).postDataJSON() as { columnas: { campo: string; palabras?: object }[] }
    expect(columnas.find(({ campo }) => campo === 'tipo')?.palabras).toMatchObject({ avio: 'Avío' })
  })

  test('purchases are seen by their supplier, and sent from beside the list', DESK, async ({ page, request }) => {
    await compra(request, 'GRUPO')
    await open(page, '/gestion/compras')
    await page.getByRole('button', { name: 'Agrupar' }).click()
    const groups = page.getByRole('dialog', { name: 'Pedidos a proveedores por grupos' })
    await groups.getByRole('button', { name: /^Teixits/ }).click()
    await expect(page).toHaveURL(/proveedor\.eq/)
    await page.getByRole('grid').getByRole('row').nth(1).focus()
    await page.keyboard.press('j')
    await page.keyboard.press(' ')
    await expect(page.getByRole('complementary').getByRole('button', { name: 'Enviar…' })).toBeVisible()
  })

  test(
    'who acts on what somebody else has moved on is told, and sees how it stands',
    DESK,
    async ({ page, request }) => {
      const quien = await llamar(request, ADMIN)
      const { call, primero } = quien
      const { modeloId, colorId } = await modeloNegro(quien, {
        numero: 'H977',
        nombre: 'Vestido Movido',
        tallas: ['S'],
      })
      const id = await call<number>('pedidos', {
        ...{ clienteId: await primero('clientes', 'Rosa Bosch'), tipo: 'programacion' },
        lineas: [{ modeloId, colorId, tallasCantidades: [{ talla: 'S', cantidad: 2 }] }],
      })
      await open(page, `/gestion/pedidos/${id}`)
      const confirm = page.getByRole('button', { name: /^Confirmar/ })
      await expect(confirm).toBeVisible()
      await call('pedidos/situacion', { ids: [id], situacion: 'confirmado' })
      await confirm.click()
      await expect(page.getByText('El pedido ya está confirmado.')).toBeVisible()
      await expect(confirm).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^Servir/ })).toBeVisible()
    },
  )
})
