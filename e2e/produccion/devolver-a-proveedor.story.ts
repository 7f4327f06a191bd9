import { chromium, expect } from '@playwright/test'
import { browser } from '../browser.ts'
import { cameraThatSees } from '../camara.ts'
import { cuadra, llamar } from '../llamadas.ts'
import { leerPapel } from '../papel.ts'
import { accessibilityProblems, comeIn, complaints, DESK, escanear, noSidewaysScroll, open } from '../pasos.ts'
import { test, withoutPictures } from '../story.ts'

const PRODUCCION = 'produccion@telar.test'

test(
  'a roll that the camera sees goes back to its supplier with a note, once, and is awaited again',
  DESK,
  async ({ request }, { project }) => {
    const { baseURL = '' } = project.use
    const { call, primero } = await llamar(request, PRODUCCION)
    const [proveedorId, otroId] = [await primero('proveedores', 'Teixits'), await primero('proveedores', 'Prado')]
    /** A cloth of a supplier, of which fifty metres came of a hundred. */
    const tela = async (codigo: string, suyo: number) => {
      const materiaId = await call<number>('materias', {
        ...{ codigo, nombre: `Tela ${codigo}`, tipo: 'tejido', proveedorId: suyo, precio: 4 },
      })
      const compraId = await call<number>('compras', { proveedorId: suyo, lineas: [{ materiaId, pedida: 100 }] })
      const { lineas } = await call<{ lineas: { id: number }[] }>(`compras/${compraId}/enviar`, {})
      const piezas = [{ numero: `${codigo}-1`, metros: 50 }]
      await call('compras/recibir', {
        ...{ proveedorId: suyo, albaranProveedor: codigo },
        lineas: [{ lineaId: lineas[0]?.id, materiaId, piezas }],
      })
      const { data } = await call<{ data: { id: number }[] }>('materias/searchpiezas', {
        advancedFilter: { field: 'materiaId', operator: 'eq', value: materiaId },
      })
      return { materiaId, piezaId: data[0]?.id ?? 0, numero: `${codigo}-1` }
    }
    const suya = await tela('DEV9', proveedorId)
    const ajena = await tela('DEV8', otroId)
    const { executablePath, env } = await browser()
    // the camera of a phone that is held before the roll's own label
    const telefono = await chromium.launch({
      ...{ executablePath, args: cameraThatSees(`${baseURL}/gestion/piezas/${suya.piezaId}`) },
      env: { ...(process.env as Record<string, string>), ...env },
    })
    try {
      const page = await telefono.newPage({
        ...{ baseURL, locale: 'es-ES', viewport: { width: 390, height: 844 }, hasTouch: true, permissions: ['camera'] },
      })
      await withoutPictures(page)
      const errors = complaints(page)
      await comeIn(page, PRODUCCION)
      await open(page, `/gestion/compras/devolver?proveedor=${proveedorId}`)
      const vuelve = page.getByLabel(`Vuelve ${suya.numero}`)
      await page.getByRole('button', { name: 'Escanear con la cámara' }).click()
      await expect(vuelve).toHaveValue('50')
      await page.getByRole('button', { name: 'Cerrar la cámara' }).click()

      await escanear(page, `${baseURL}/gestion/piezas/${ajena.piezaId}`)
      await expect(page.getByText(/es de otro proveedor/)).toBeVisible()
      await vuelve.fill('20,5')
      const devolver = page.getByRole('button', { name: 'Devolver', exact: true })
      await expect(devolver).toBeDisabled()
      await page.getByLabel('Motivo').fill('Manchada')
      expect(await accessibilityProblems(page)).toEqual([])
      await noSidewaysScroll(page)
      // the line is cut when it has gone: the same is sent again, and it goes once
      await page.route('**/compras/devoluciones', async (route) => {
        await route.fetch()
        await route.abort()
      })
      await devolver.click()
      await expect(page.getByRole('alert').filter({ hasText: 'conexión' })).toBeVisible()
      await page.unroute('**/compras/devoluciones')
      await devolver.click()
      await expect(page.getByText('Devolución hecha')).toBeVisible()
      const bajada = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Papel' }).click()
      const { texto } = await leerPapel(await bajada)
      expect(texto).toContain('20,5')
      expect(texto).toContain('Manchada')
      expect(await call<object>(`materias/${suya.materiaId}`)).toMatchObject({ stock: 29.5, enCamino: 70.5 })
      await cuadra(request)
      expect(errors).toEqual([])
    } finally {
      await telefono.close()
    }
  },
)
