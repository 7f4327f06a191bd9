import { type APIRequestContext, expect } from '@playwright/test'
import { accessibilityProblems, comeIn, complaints, DESK, open, PASSWORD } from '../pasos.ts'
import { test } from '../story.ts'

const ADMIN = 'admin@telar.test'
const MOTIVO = 'Ha pagado los dos giros esta mañana'

interface Page<R> {
  data: R[]
}

/** An order of the demo's debtor, entered beside what the page does. */
async function pedidoDeMoncayo(request: APIRequestContext): Promise<number> {
  const signedIn = await request.post('/api/tokens/byemail', { data: { email: ADMIN, password: PASSWORD } })
  const { token } = (await signedIn.json()) as { token: string }
  const call = async <R>(path: string, data: object): Promise<R> => {
    const answer = await request.post(`/api/v1/${path}`, { data, headers: { authorization: `Bearer ${token}` } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as R
  }
  const clientes = await call<Page<{ id: number }>>('clientes/search', { keyword: 'Moncayo' })
  const { items } = await call<{ items: { modeloId: number; colorId: number; talla: string }[] }>(
    'pedidos/new-pedido-entrada-web',
    { texto: '4012 marino M 2' },
  )
  const [celda] = items
  return call<number>('pedidos', {
    clienteId: clientes.data[0]?.id,
    lineas: [
      {
        modeloId: celda?.modeloId,
        colorId: celda?.colorId,
        tallasCantidades: [{ talla: celda?.talla, cantidad: 2 }],
      },
    ],
  })
}

test('a blocked customer is confirmed and served with a reason, which stays', DESK, async ({ page, request }) => {
  const errors = complaints(page)
  const id = await pedidoDeMoncayo(request)
  await comeIn(page, ADMIN)
  await open(page, `/gestion/pedidos/${id}`)
  const cabeza = page.getByRole('main')
  await expect(cabeza.getByText('Retenido')).toBeVisible()
  await expect(page.getByLabel('Crédito')).toContainText('Bloqueado')

  await page.getByRole('button', { name: /^Confirmar/ }).click()
  const dialogo = page.getByRole('dialog')
  await expect(dialogo).toContainText('Este cliente está bloqueado')
  const confirmar = dialogo.getByRole('button', { name: /^Confirmar/ })
  await expect(confirmar).toBeDisabled()
  await dialogo.getByLabel('Motivo para seguir').fill(MOTIVO)
  expect(await accessibilityProblems(page)).toEqual([])
  await confirmar.click()
  await expect(dialogo).toBeHidden()

  await page.getByRole('button', { name: /^Servir…/ }).click()
  const servir = page.getByRole('button', { name: 'Servir 2 prendas' })
  await expect(page.getByRole('note')).toContainText('bloqueado')
  await expect(servir).toBeDisabled()
  await page.getByLabel('Motivo para seguir').fill(MOTIVO)
  expect(await accessibilityProblems(page)).toEqual([])
  await servir.click()

  const historia = page.getByRole('region', { name: 'Historia' })
  await expect(historia.getByRole('listitem').first()).toContainText(`Autorizado: ${MOTIVO}`)
  await expect(historia.getByText(`Autorizado: ${MOTIVO}`)).toHaveCount(2)
  expect(errors).toEqual([])
})

test('who may not authorise it is told whom to ask', DESK, async ({ page, request }) => {
  const id = await pedidoDeMoncayo(request)
  await comeIn(page, 'ventas@telar.test')
  await open(page, `/gestion/pedidos/${id}`)
  await page.getByRole('button', { name: /^Confirmar/ }).click()
  const dialogo = page.getByRole('dialog')
  await expect(dialogo).toContainText('Pídaselo a quien pueda autorizarlo')
  await expect(dialogo.getByRole('button', { name: /^Confirmar/ })).toBeDisabled()
})
