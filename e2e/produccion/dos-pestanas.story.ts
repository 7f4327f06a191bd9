import { expect, type Page } from '@playwright/test'
import { llamar, modeloNegro } from '../llamadas.ts'
import { comeIn, DESK, elegir, escanear, noSidewaysScroll, open } from '../pasos.ts'
import { test } from '../story.ts'

const ADMIN = 'admin@telar.test'

/** What is sent to an address waits until it is let go. */
async function detener(page: Page, url: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    if (route.request().method() !== 'GET') await promise
    await route.continue()
  })
  return resolve
}

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

test(
  'what is written while a purchase is being saved is written in what was made of it, and there it is saved',
  DESK,
  async ({ page }) => {
    const { call, primero } = await llamar(page.request, ADMIN)
    const proveedorId = await primero('proveedores')
    const antes = (await call<{ totalCount: number }>('compras/search', {})).totalCount
    const materiaId = await primero('materias')
    await comeIn(page, 'produccion@telar.test')
    await open(page, `/gestion/compras/nuevo?proveedor=${proveedorId}`)
    await elegir(page, 'Materia', (await call<{ codigo: string }>(`materias/${materiaId}`)).codigo)
    await page.getByLabel('Cantidad').fill('5')
    const notas = page.getByLabel('Notas')
    const soltar = await detener(page, /\/api\/v1\/compras(\/\d+)?$/)
    await notas.fill('Con prisa')
    await page.keyboard.press('Control+s')
    await notas.fill('Con prisa, y sin cambios')
    soltar()
    await expect(page).toHaveURL(/compras\/\d+\?ficha=editar/)
    await expect(page.getByText('Lo que había escrito sigue aquí, sin guardar')).toBeVisible()
    await expect(notas).toHaveValue('Con prisa, y sin cambios')
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/compras\/\d+$/)
    await expect(page.getByText('Con prisa, y sin cambios')).toBeVisible()
    expect((await call<{ totalCount: number }>('compras/search', {})).totalCount).toBe(antes + 1)
  },
)

test('what somebody writes of a route stays when the order changes meanwhile', DESK, async ({ page }) => {
  const quien = await llamar(page.request, ADMIN)
  const { call } = quien
  const { modeloId, colorId } = await modeloNegro(quien, { numero: 'H974', nombre: 'Falda de dos', tallas: ['S'] })
  const lineas = [{ colorId, tallasCantidades: [{ talla: 'S', cantidad: 5 }] }]
  const id = await call<number>('ordenesfab', { modeloId, lineas })
  await comeIn(page, 'produccion@telar.test')
  await open(page, `/gestion/ordenesfab/${id}?ficha=ruta`)
  const tarifa = page.getByLabel('Tarifa').first()
  await tarifa.fill('4,25')
  await call(`ordenesfab/${id}`, { modeloId, lineas, notas: 'Otra cosa' }, 'PUT')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('La orden ha cambiado mientras tanto')).toBeVisible()
  await expect(tarifa).toHaveValue('4,25')
  await page.getByRole('button', { name: 'Guardar la mía' }).click()
  await expect(page).toHaveURL(new RegExp(`ordenesfab/${id}$`))
  await expect(page.getByRole('region', { name: 'Operaciones' })).toContainText('4,25')
})

const primerTaller = async ({ call }: Awaited<ReturnType<typeof llamar>>) => {
  const { data } = await call<{ data: { id: number; tipo: string }[] }>('proveedores/search', { pageSize: 50 })
  return data.find(({ tipo }) => tipo === 'taller')?.id
}

test(
  'what is counted while a receipt is being sent is not lost unseen: the page stays as it was sent',
  DESK,
  async ({ page }) => {
    const quien = await llamar(page.request, ADMIN)
    const { call } = quien
    const { modeloId, colorId } = await modeloNegro(quien, { numero: 'H975', nombre: 'Falda contada', tallas: ['S'] })
    const lineas = [{ colorId, tallasCantidades: [{ talla: 'S', cantidad: 5 }] }]
    const ruta = { modeloId, tallerId: await primerTaller(quien), tarifaTaller: 4, lineas }
    const id = await call<number>('ordenesfab', ruta)
    await call('ordenesfab/estado', { ids: [id], estado: 'lanzada' })
    await call(`ordenesfab/${id}/cortar`, { lineas, motivo: 'Historia' })
    await comeIn(page, 'produccion@telar.test')
    await open(page, `/gestion/ordenesfab/${id}?ficha=recibir`)
    const casilla = page.getByLabel('Buenas, Negro, talla S')
    await casilla.fill('2')
    const soltar = await detener(page, /\/ordenesfab\/\d+\/recibir$/)
    await page.keyboard.press('Control+Enter')
    await page.keyboard.type('4')
    await escanear(page, '8400000000017')
    await expect(page.getByText('Se está guardando: escanéelo después.')).toBeAttached()
    await expect(casilla).toHaveValue('2')
    soltar()
    await expect(page).toHaveURL(new RegExp(`ordenesfab/${id}$`))
    await expect(page.getByText('2 prendas recibidas')).toBeVisible()
  },
)
