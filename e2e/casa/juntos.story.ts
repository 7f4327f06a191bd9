import { expect, type Page } from '@playwright/test'
import { llamar } from '../llamadas.ts'
import { accessibilityProblems, comeIn, complaints, DESK, open, openPalette } from '../pasos.ts'
import { test } from '../story.ts'

const ADMIN = 'admin@telar.test'

/** Marks the rows of these names in the list that is open, and asks to change them. */
async function cambiar(page: Page, nombres: readonly string[]) {
  for (const nombre of nombres)
    await page.getByRole('row').filter({ hasText: nombre }).first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Cambiar…' }).click()
}

test(
  'several purchases are awaited on another day, with what becomes of each and the way back',
  DESK,
  async ({ page }) => {
    const errors = complaints(page)
    const { call } = await llamar(page.request, ADMIN)
    const { data } = await call<{ data: { id: number; proveedorId: number }[] }>('materias/search', { pageSize: 1 })
    const [{ id: materiaId, proveedorId } = { id: 0, proveedorId: 0 }] = data
    const lineas = [{ materiaId, pedida: 10, fechaPrevista: '2027-03-01' }]
    const ids = [
      await call<number>('compras', { proveedorId, lineas }),
      await call<number>('compras', { proveedorId, lineas }),
    ]
    const ver = (id = 0) => call<{ numero: string; fechaPrevista: string }>(`compras/${id}`)
    const [una, otra] = [await ver(ids[0]), await ver(ids[1])]
    await comeIn(page, ADMIN)
    await open(page, '/gestion/compras')
    await cambiar(page, [una.numero, otra.numero])
    const dialogo = page.getByRole('dialog')
    await dialogo.getByLabel('Valor nuevo').fill('2027-04-15')
    await expect(dialogo.getByRole('row', { name: new RegExp(una.numero) })).toContainText('15/04/2027')
    expect(await accessibilityProblems(page)).toEqual([])
    await dialogo.getByRole('button', { name: 'Cambiar 2' }).click()
    await expect(page.getByRole('row').filter({ hasText: otra.numero })).toContainText('15/04/2027')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Como estaba antes')).toBeVisible()
    expect((await ver(ids[1])).fechaPrevista).toBe('2027-03-01')

    await openPalette(page)
    await page.getByRole('combobox', { name: 'Buscar o ir a…' }).fill(una.numero)
    await expect(page.getByRole('option', { name: new RegExp(una.numero) })).toContainText('Borrador')
    await page.getByRole('combobox', { name: 'Buscar o ir a…' }).fill('lino')
    await expect(page.getByRole('option').filter({ hasText: 'libres' }).first()).toContainText(/\d m libres/)
    expect(errors).toEqual([])
  },
)

test('drafts of invoices are changed together, the issued one among them stays', DESK, async ({ page }) => {
  const { call, primero } = await llamar(page.request, ADMIN)
  const clienteId = await primero('clientes', 'Naranco')
  const facturar = (precio: number, emitir: boolean) =>
    call<number>('facturas', { clienteId, lineas: [{ descripcion: 'Arreglo', cantidad: 1, precio }], emitir })
  const ids = [await facturar(71.31, false), await facturar(72.31, false), await facturar(73.31, true)]
  const total = async (id: number) =>
    (await call<{ total: number }>(`facturas/${id}`)).total.toFixed(2).replace('.', ',')
  const medio = async (id = 0) => (await call<{ formaPago: string }>(`facturas/${id}`)).formaPago
  const antes = await medio(ids[0])
  await comeIn(page, ADMIN)
  await open(page, '/gestion/facturas')
  await cambiar(page, await Promise.all(ids.map(total)))
  const dialogo = page.getByRole('dialog')
  await dialogo.getByLabel('Valor nuevo').selectOption({ label: 'Contado' })
  await expect(dialogo.getByText('1 queda como está.')).toBeVisible()
  await dialogo.getByRole('button', { name: 'Cambiar 2' }).click()
  await expect(dialogo).toHaveCount(0)
  expect([await medio(ids[0]), await medio(ids[1]), await medio(ids[2])]).toEqual(['contado', 'contado', antes])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Como estaba antes')).toBeVisible()
  expect(await medio(ids[1])).toBe(antes)
})
