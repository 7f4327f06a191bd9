import { expect } from '@playwright/test'
import { ean13 } from '@telar/domain/casa/codigos'
import { browser } from '../browser.ts'
import { cameraThatSees } from '../camara.ts'
import { llamar, modeloNegro } from '../llamadas.ts'
import { alive, complaints, DESK, fillLogin, open } from '../pasos.ts'
import { test } from '../story.ts'

const PRODUCCION = 'produccion@telar.test'
const EAN = ean13('8412345', 1)
const { executablePath, env } = await browser()

// once, on a phone's screen: it has a browser of its own
test.use({
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, permissions: ['camera'] },
  launchOptions: {
    ...{ executablePath, args: cameraThatSees(EAN) },
    env: { ...(process.env as Record<string, string>), ...env },
  },
})

test(
  'who has just signed in counts and finds with the camera, also where the browser’s own reader reads nothing',
  DESK,
  async ({ page, request }) => {
    const errors = complaints(page)
    const modelo = { numero: 'CAM1', nombre: 'Falda Cámara', tallas: ['M'], ean: EAN }
    const { modeloId } = await modeloNegro(await llamar(request, PRODUCCION), modelo)
    await page.addInitScript(() => {
      class BarcodeDetector {
        static getSupportedFormats = async () => []
        detect = () => Promise.reject(new DOMException('', 'NotSupportedError'))
      }
      Object.assign(window, { BarcodeDetector })
    })
    await open(page, '/login?retUrl=%2Fgestion%2Frecuentos%2Fnuevo')
    await fillLogin(page, PRODUCCION)
    await page.waitForURL('**/gestion/recuentos/nuevo')
    await alive(page)
    await page.getByRole('button', { name: 'Escanear con la cámara' }).click()
    await expect(page.getByText('CAM1 Negro M', { exact: true })).toBeVisible()
    await expect(page.getByText('Contadas 1', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar la cámara' }).click()
    await expect(page.getByLabel('Lo que ve la cámara')).toHaveCount(0)

    await page.getByRole('button', { name: 'Buscar o ir a…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Escanear con la cámara' }).click()
    await page.waitForURL(`**/gestion/modelos/${modeloId}`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(errors).toEqual([])
  },
)
