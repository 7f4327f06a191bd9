import { expect } from '@playwright/test'
import { hoy, lunesDe, masDias } from '@telar/domain/fecha'
import { cuadra, llamar, modeloNegro } from '../llamadas.ts'
import { comeIn, complaints, noSidewaysScroll, open } from '../pasos.ts'
import { test } from '../story.ts'

const PRODUCCION = 'produccion@telar.test'

test('an order that is late is seen in the calendar, and moved to this week', async ({ page, request, isMobile }) => {
  const errors = complaints(page)
  const produccion = await llamar(request, PRODUCCION)
  const { call, primero } = produccion
  const modelo = { numero: isMobile ? 'CAL2' : 'CAL1', nombre: 'Falda Calendario', tallas: ['S'] }
  const { modeloId, colorId } = await modeloNegro(produccion, modelo)
  const domingo = masDias(lunesDe(hoy(() => new Date())), -1)
  const id = await call<number>('ordenesfab', {
    ...{ modeloId, tallerId: await primero('proveedores', 'Prado'), fechaEntrega: domingo },
    lineas: [{ colorId, tallasCantidades: [{ talla: 'S', cantidad: 5 }] }],
  })
  await call('ordenesfab/estado', { ids: [id], estado: 'lanzada' })
  const { numero } = await call<{ numero: string }>(`ordenesfab/${id}`)

  await comeIn(page, PRODUCCION)
  await open(page, '/gestion/ordenesfab/calendario')
  const orden = page.getByRole('link', { name: new RegExp(numero) })
  await expect(orden).toContainText('con retraso')
  if (isMobile) await page.getByRole('button', { name: `${numero}: una semana después` }).click()
  else await orden.press('ArrowRight')
  const dialogo = page.getByRole('dialog')
  await expect(dialogo).toContainText('Ningún pedido espera prendas de esta orden.')
  await dialogo.getByRole('button', { name: 'Mover' }).click()
  await expect(page.getByText('Entrega movida')).toBeVisible()
  await expect(orden).not.toContainText('con retraso')
  expect(await call<{ fechaEntrega: string }>(`ordenesfab/${id}`)).toMatchObject({ fechaEntrega: masDias(domingo, 7) })
  await noSidewaysScroll(page)
  await cuadra(request)
  expect(errors).toEqual([])
})
