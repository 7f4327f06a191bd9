import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { scratch } from '../../scripts/scratch.ts'
import { complaints, DESK, fillLogin, open } from '../pasos.ts'
import { test } from '../story.ts'

const CLAVE = 'una frase larga de la casa'
const CORREO = 'ana@casa.es'

/** An installation in production that nobody has used yet, and the link by which its administrator comes in. */
async function casaNueva(puerto: number) {
  const datos = scratch('telar-primer-dia-')
  const base = `http://127.0.0.1:${puerto}`
  const servidor = spawn(process.execPath, ['apps/api/src/main.mjs'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...{ PATH: process.env.PATH, PORT: String(puerto), HOST: '127.0.0.1', DATA_DIR: datos, NODE_ENV: 'production' },
      ...{ PUBLIC_URL: base, MAIL_FROM: CORREO, ADMIN_EMAIL: CORREO, REQUESTS_PER_MINUTE: '0' },
    },
  })
  let dicho = ''
  const enlace = await new Promise<string>((resolve, reject) => {
    const oir = (trozo: Buffer) => {
      dicho += trozo
      const hallado = /http\S+reset-password\S+/.exec(dicho)
      if (hallado) resolve(hallado[0])
    }
    servidor.stdout.on('data', oir)
    servidor.stderr.on('data', oir)
    servidor.once('exit', () => reject(new Error(dicho)))
  })
  return {
    ...{ base, enlace },
    cerrar: async () => {
      servidor.kill('SIGTERM')
      await once(servidor, 'exit')
      await rm(datos, { recursive: true, force: true })
    },
  }
}

const CLIENTES = `Código;Razón social;NIF;Dirección;CP;Población
Z1;Modas Zeta SL;B12345674;Calle Mayor 1;08001;Barcelona
Z2;Boutique Eta SL;B87654321;Calle Menor 2;28001;Madrid`

test('the first day of an empty house, and its customers from a sheet', DESK, async ({ page }) => {
  const casa = await casaNueva(Number(process.env.TELAR_E2E_PORT ?? '5103') + 1)
  try {
    const errores = complaints(page)
    await open(page, casa.enlace)
    await page.getByLabel('Correo electrónico').fill(CORREO)
    await page.getByLabel('Contraseña nueva').fill(CLAVE)
    await page.keyboard.press('Enter')
    await page.getByRole('main').getByRole('link', { name: 'Acceder' }).click()
    await fillLogin(page, CORREO, CLAVE)
    await page.waitForURL((url) => url.pathname !== '/login')
    await open(page, `${casa.base}/gestion`)
    const pasos = page.getByRole('region', { name: 'Primeros pasos' })
    await expect(pasos.getByRole('listitem')).toHaveCount(6)
    await pasos.getByRole('button', { name: 'Está bien así' }).click()
    await expect(pasos.getByText('1 / 6')).toBeVisible()
    await pasos.getByRole('link', { name: 'Ir: Los clientes' }).click()

    const traer = async (texto: string) => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'clientes.csv', mimeType: 'text/csv', buffer: Buffer.from(texto) })
      await page.getByRole('button', { name: 'Comprobar las filas' }).click()
    }
    await traer(CLIENTES)
    await expect(page.getByText('por corregir: 1')).toBeVisible()
    await expect(page.getByRole('row', { name: /Boutique Eta/ })).toContainText('NIF: El dígito de control')
    await page.locator('.o-crumb').click()
    await traer(CLIENTES.replace('B87654321', 'B87654323'))
    await page.getByRole('button', { name: 'Escribirlo' }).click()
    await expect(page.getByText('Escrito.')).toBeVisible()
    await open(page, `${casa.base}/gestion`)
    await expect(pasos.getByText('2 / 6')).toBeVisible()

    await page.goBack()
    await page.getByRole('button', { name: 'Deshacer la importación' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la importación' }).click()
    await expect(page.getByText('La importación se ha deshecho entera.').first()).toBeVisible()

    await open(page, `${casa.base}/gestion`)
    await pasos.getByRole('button', { name: 'Poner una muestra' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Poner una muestra' }).click()
    await expect(page.getByText('La muestra está puesta.')).toBeVisible()
    await open(page, `${casa.base}/gestion/ajustes?parte=guardado`)
    await page.getByRole('button', { name: 'Quitar los datos de muestra…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar los datos de muestra' }).click()
    await expect(page.getByText('No hay: todo lo que ve es de la casa.')).toBeVisible()
    expect(errores).toEqual([])
  } finally {
    await casa.cerrar()
  }
})
