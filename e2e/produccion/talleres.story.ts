import { type APIRequestContext, expect } from '@playwright/test'
import { llamar, modeloNegro } from '../llamadas.ts'
import { comeIn, complaints } from '../pasos.ts'
import { test } from '../story.ts'

const PRODUCCION = 'produccion@telar.test'

/** An order that is cut and waits for its workshop, made beside the page; the screen's size tells two of them apart. */
async function ordenCortada(request: APIRequestContext, numero: string) {
  const quien = await llamar(request, PRODUCCION)
  const { call } = quien
  const { modeloId, colorId } = await modeloNegro(quien, { numero, nombre: 'Falda de taller', tallas: ['S', 'M'] })
  const { data } = await call<{ data: { countryId: number }[] }>('proveedores/search', {})
  const taller = `Taller ${numero}`
  const tallerId = await call<number>('proveedores', {
    ...{ codigo: numero, razonSocial: taller, tipo: 'taller', countryId: data[0]?.countryId },
    direccion: { calle: 'Carrer Nou, 1', ciudad: 'Sabadell', codigoPostal: '08201', pais: 'ES' },
  })
  const lineas = [{ colorId, tallasCantidades: ['S', 'M'].map((talla) => ({ talla, cantidad: 5 })) }]
  const id = await call<number>('ordenesfab', { modeloId, tallerId, tarifaTaller: 4, lineas })
  await call('ordenesfab/estado', { ids: [id], estado: 'lanzada' })
  await call(`ordenesfab/${id}/cortar`, { lineas, motivo: 'Historia' })
  return { id, taller }
}

test('cut garments go to a workshop with their note, come back with seconds, and are on its statement', async ({
  page,
  request,
}, { project }) => {
  const errors = complaints(page)
  const { id, taller } = await ordenCortada(request, project.name.includes('phone') ? 'H961' : 'H960')
  await comeIn(page, PRODUCCION)
  await page.goto(`/gestion/ordenesfab/${id}`)
  const operaciones = page.getByRole('region', { name: 'Operaciones' })
  await expect(operaciones).toContainText(taller)
  await operaciones.getByRole('button', { name: 'Enviar a taller' }).click()
  await page.getByLabel('Acompaña').fill('Patrón y cremalleras')
  await page.getByRole('button', { name: 'Enviar 10' }).click()

  await expect(page.getByText('En taller', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Recibir de taller' }).click()
  await page.getByRole('button', { name: 'Una más: Segundas S' }).click()
  await page.getByRole('button', { name: 'Todas buenas' }).click()
  await page.getByRole('button', { name: 'Recibir 10' }).click()
  await expect(page.getByText('Diga por qué son segundas.')).toBeVisible()
  await page.getByLabel('Motivo S').selectOption('costura')
  await page.getByRole('button', { name: 'Recibir 10' }).click()
  await expect(page.getByText('Vuelta', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lo que ha vuelto' })).toContainText('Segundas 1')

  await page.goto('/gestion/liquidacionestaller/preparar')
  await page
    .getByRole('row', { name: new RegExp(taller) })
    .getByRole('button', { name: 'Preparar' })
    .click()
  await expect(page.getByText('Por revisar', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Dar todas por buenas' }).click()
  await expect(page.getByRole('button', { name: 'Dar todas por buenas' })).toBeHidden()
  await expect(page.getByRole('row', { name: /Total sin IVA/ })).toContainText('40,00')
  expect(errors).toEqual([])
})
