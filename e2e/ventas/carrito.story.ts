import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { deLaMuestra, llamar, modeloNegro, tiendaPropia } from '../llamadas.ts'
import { comeIn, DESK, noSidewaysScroll, open, PASSWORD } from '../pasos.ts'
import { test } from '../story.ts'

interface Cart {
  prendas: number
  notas: string
  modelos: { modeloId: number; numero: string }[]
}

interface DeTienda {
  id: number
  numero: string
  ventaPorCurva: boolean
  colores: { id: number; nombre: { es: string } }[]
  variantes: { colorId: number; talla: string; libre: number }[]
}

/** A shop of the story's own, and its calls beside the page. */
async function tienda(request: APIRequestContext, numero: number) {
  const { email } = await tiendaPropia(request, numero)
  const { call } = await llamar(request, email)
  const cart = () => call<Cart>('cart')
  const poner = (cantidad: number, modeloId: number, colorId: number, talla: string) =>
    call<Cart>('cart/upsert-item', { modeloId, colorId, talla, cantidad })
  return { email, call, cart, poner, prendas: async () => (await cart()).prendas }
}

/** A model with two sizes of which there are some. */
async function conDosTallas(call: <R>(path: string) => Promise<R>, salto = 0) {
  const lista = await call<{ id: number }[]>('webmodelos/auth/getall')
  const hallados: { modelo: DeTienda; color: DeTienda['colores'][number]; tallas: [string, string] }[] = []
  for (const { id } of deLaMuestra(lista)) {
    const modelo = await call<DeTienda>(`webmodelos/auth/${id}`)
    for (const color of modelo.colores) {
      const [una, otra] = modelo.variantes.filter(({ colorId, libre }) => colorId === color.id && libre >= 4)
      if (modelo.ventaPorCurva || !una || !otra) continue
      hallados.push({ modelo, color, tallas: [una.talla, otra.talla] })
      break
    }
    if (hallados.length > salto) break
  }
  const hallado = hallados[salto]
  if (!hallado) throw new Error('the sample has no such model')
  return hallado
}

const celda = (page: Page, color: string, talla: string) =>
  page.getByRole('article').getByRole('textbox', { name: `${color} ${talla}`, exact: true })
const revisar = (page: Page) => page.locator('.summary-end').getByRole('button', { name: 'Revisar y enviar' })

test('a line that is typed once is in the order once, however often it is sent', DESK, async ({ page, request }) => {
  const { email, call, prendas } = await tienda(request, 41000001)
  const { modelo, color, tallas } = await conDosTallas(call)
  await comeIn(page, email)
  await open(page, '/cart')
  const linea = page.getByLabel('Pedido rápido')
  const texto = `${modelo.numero} ${color.nombre.es} ${tallas[0]} 2`
  // a slow line, and somebody who presses again
  await page.route('**/cart/upsert-items', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await linea.fill(texto)
  await linea.press('Enter')
  await linea.press('Enter')
  await linea.press('Enter')
  await expect(linea).toHaveValue('')
  await expect(celda(page, color.nombre.es, tallas[0])).toHaveValue('2')
  await page.unroute('**/cart/upsert-items')
  expect(await prendas()).toBe(2)
  // it arrives and its answer is lost: it waits like what is typed, and what is sent again is the same
  let perdidas = 0
  await page.route('**/cart/upsert-items', async (route) => {
    perdidas += 1
    await route.fetch()
    await route.abort()
  })
  await linea.fill(texto)
  await linea.press('Enter')
  await expect.poll(() => perdidas).toBe(1)
  await expect(page.locator('.telar-toast[data-type=error]')).toBeVisible()
  await expect(linea).toHaveValue('')
  await linea.press('Enter')
  await page.unroute('**/cart/upsert-items')
  await expect(celda(page, color.nombre.es, tallas[0])).toHaveValue('4')
  await expect(page.getByRole('article').getByText('Guardado')).toBeVisible()
  expect(await prendas()).toBe(4)
})

test('more of a cell comes on top of what was just typed into it', DESK, async ({ page, request }) => {
  const { email, call, poner, prendas } = await tienda(request, 41000009)
  const { modelo, color, tallas } = await conDosTallas(call)
  await poner(1, modelo.id, color.id, tallas[0])
  await comeIn(page, email)
  await open(page, '/cart')
  const linea = page.getByLabel('Pedido rápido')
  const suya = celda(page, color.nombre.es, tallas[0])
  const añadir = async (cuantas: number) => {
    await linea.fill(`${modelo.numero} ${color.nombre.es} ${tallas[0]} ${cuantas}`)
    await linea.press('Enter')
  }
  await test.step('a quick line, of a figure that has not been sent', async () => {
    await suya.fill('5')
    await añadir(2)
    await expect(linea).toHaveValue('')
    await expect(suya).toHaveValue('7')
    await expect.poll(prendas).toBe(7)
  })
  await test.step('one more, while the quick line is on its way', async () => {
    await page.route('**/cart/upsert-items', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue()
    })
    const salida = page.waitForRequest('**/cart/upsert-items')
    await añadir(3)
    await salida
    await suya.press('+')
    await expect(suya).toHaveValue('11')
    await expect.poll(prendas).toBe(11)
    await expect(page.getByRole('article').getByText('Guardado')).toBeVisible()
    await page.unroute('**/cart/upsert-items')
    await expect(suya).toHaveValue('11')
  })
  await test.step('another tab shows it, and its one more comes on top too', async () => {
    const otra = await page.context().newPage()
    await open(otra, '/cart')
    await suya.fill('20')
    const enOtra = celda(otra, color.nombre.es, tallas[0])
    await expect(enOtra).toHaveValue('20')
    await enOtra.press('+')
    await expect.poll(prendas).toBe(21)
    await otra.close()
  })
})

test(
  'a model is taken out with what was just typed into it, and comes back with it',
  DESK,
  async ({ page, request }) => {
    const { email, call, poner, prendas } = await tienda(request, 41000002)
    const { modelo, color, tallas } = await conDosTallas(call)
    await poner(3, modelo.id, color.id, tallas[0])
    await comeIn(page, email)
    await open(page, '/cart')
    await celda(page, color.nombre.es, tallas[1]).fill('5')
    await page.getByRole('button', { name: 'Quitar modelo' }).click()
    await expect(page.getByRole('heading', { name: 'Todavía no hay nada' })).toBeVisible()
    await expect.poll(prendas).toBe(0)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(celda(page, color.nombre.es, tallas[1])).toHaveValue('5')
    await expect.poll(prendas).toBe(8)
  },
)

test(
  'an order that was emptied comes back, but for what is no longer sold, which is said',
  DESK,
  async ({ page, request }) => {
    const { email, call, poner, prendas } = await tienda(request, 41000003)
    const admin = await llamar(request, 'admin@telar.test')
    const { modeloId, colorId } = await modeloNegro(admin, { numero: '9411', nombre: 'De paso', tallas: ['38', '40'] })
    await admin.call('modelos/publicar', { ids: [modeloId], publicado: true })
    const { modelo, color, tallas } = await conDosTallas(call)
    await poner(2, modelo.id, color.id, tallas[0])
    await poner(4, modeloId, colorId, '38')
    await admin.call('modelos/publicar', { ids: [modeloId], publicado: false })
    await comeIn(page, email)
    await open(page, '/cart')
    await page.getByRole('button', { name: 'Vaciar el pedido' }).click()
    await expect(page.getByRole('heading', { name: 'Todavía no hay nada' })).toBeVisible()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByRole('article', { name: new RegExp(modelo.numero) })).toBeVisible()
    await expect.poll(prendas).toBe(2)
    await expect(page.getByText(/No está a la venta: /)).toBeVisible()
  },
)

test(
  'an order is had again beside what came in meanwhile, or it is said that nothing of it can be',
  DESK,
  async ({ page, request }) => {
    const { email, call, poner, prendas } = await tienda(request, 41000008)
    const admin = await llamar(request, 'admin@telar.test')
    const { modeloId, colorId } = await modeloNegro(admin, {
      numero: '9412',
      nombre: 'De vuelta',
      tallas: ['38', '40'],
    })
    await admin.call('modelos/publicar', { ids: [modeloId], publicado: true })
    const lineas = [{ modeloId, colorId, tallasCantidades: [{ talla: '38', cantidad: 60 }] }]
    const id = await call<number>('pedidos/web', { tipo: 'programacion', lineas })
    await poner(1, modeloId, colorId, '38')
    await comeIn(page, email)
    await open(page, `/pedido/${id}`)
    const otraVez = page.getByRole('button', { name: 'Pedir otra vez' })
    await test.step('what another page has put in while one decides stays', async () => {
      await otraVez.click()
      const pregunta = page.getByRole('dialog')
      await expect(pregunta.getByText('Tiene 1 prenda en su pedido.')).toBeVisible()
      await poner(5, modeloId, colorId, '38')
      await pregunta.getByRole('button', { name: 'Añadir' }).click()
      await page.waitForURL('/cart')
      expect(await prendas()).toBe(65)
    })
    await test.step('where nothing is for sale any more, nothing is said to be in the order', async () => {
      await admin.call('modelos/publicar', { ids: [modeloId], publicado: false })
      await page.goBack()
      await otraVez.click()
      await expect(page.getByText('No hemos podido añadir nada de ese pedido:')).toBeVisible()
      await expect(page.getByText('Lo demás está en su pedido.')).toHaveCount(0)
    })
  },
)

test(
  'what can no longer be ordered is asked about too before another order takes its place',
  DESK,
  async ({ page, request }) => {
    const { email, call, cart, poner } = await tienda(request, 41000010)
    const admin = await llamar(request, 'admin@telar.test')
    const publicar = (id: number, publicado: boolean) => admin.call('modelos/publicar', { ids: [id], publicado })
    const pedido = await modeloNegro(admin, { numero: '9415', nombre: 'Se pidió', tallas: ['38'] })
    const retirado = await modeloNegro(admin, { numero: '9416', nombre: 'Se retiró', tallas: ['38'] })
    for (const { modeloId } of [pedido, retirado]) await publicar(modeloId, true)
    const lineas = [{ ...pedido, tallasCantidades: [{ talla: '38', cantidad: 60 }] }]
    const id = await call<number>('pedidos/web', { tipo: 'programacion', lineas })
    await poner(2, retirado.modeloId, retirado.colorId, '38')
    await publicar(retirado.modeloId, false)
    expect(await cart()).toMatchObject({ prendas: 0, modelos: [{ numero: '9416' }] })
    await comeIn(page, email)
    await open(page, `/pedido/${id}`)
    const pregunta = page.getByRole('dialog')
    const pedir = async (respuesta: string) => {
      await page.getByRole('button', { name: 'Pedir otra vez' }).click()
      await expect(pregunta.getByText('Tiene 2 prendas en su pedido.')).toBeVisible()
      await pregunta.getByRole('button', { name: respuesta }).click()
      await expect(pregunta).toBeHidden()
    }
    await pedir('Dejarlo como está')
    expect(await cart()).toMatchObject({ modelos: [{ numero: '9416' }] })
    await pedir('Sustituir')
    await page.waitForURL('/cart')
    expect(await cart()).toMatchObject({ prendas: 60, modelos: [{ numero: '9415' }] })
  },
)

test('what one was writing never comes into the order of who has come in since', DESK, async ({ page, request }) => {
  const suya = await tienda(request, 41000041)
  const otra = await tienda(request, 41000042)
  const { modelo, color, tallas } = await conDosTallas(suya.call)
  for (const { poner } of [suya, otra]) await poner(1, modelo.id, color.id, tallas[0])
  await comeIn(page, suya.email)
  await open(page, '/cart')
  await page.getByLabel('Notas').fill('Para la tienda de Sabadell')
  // another tab has signed somebody in, and this one has not heard of it yet
  const answer = await page.request.post('/api/tokens/byemail', { data: { email: otra.email, password: PASSWORD } })
  const { token, refreshToken } = await answer.json()
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('authToken', access)
      localStorage.setItem('refreshToken', refresh)
    },
    [token, refreshToken],
  )
  const refused = page.waitForResponse((response) => response.url().endsWith('/api/v1/cart') && !response.ok())
  await page.getByLabel('Notas').blur()
  expect((await refused).status()).toBe(403)
  expect((await otra.cart()).notas).toBe('')
  expect((await suya.cart()).notas).toBe('')
})

test('an order is reviewed with its notes or not at all', DESK, async ({ page, request, context }) => {
  const { email, call, poner, cart } = await tienda(request, 41000004)
  const { modelo, color, tallas } = await conDosTallas(call)
  await poner(60, modelo.id, color.id, tallas[0])
  await call('cart', { cart: { tipo: 'programacion' } })
  await comeIn(page, email)
  await open(page, '/cart')
  await expect(revisar(page)).toBeVisible()
  const repaso = page.getByRole('dialog')
  await test.step('without a connection it says so', async () => {
    await context.setOffline(true)
    await revisar(page).click()
    await expect(page.getByText(/^No hay conexión/)).toBeVisible()
    await context.setOffline(false)
    await expect(repaso).toHaveCount(0)
  })
  await test.step('notes that were not kept are kept before anything is sent', async () => {
    await page.route('**/api/v1/cart', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    )
    await page.getByLabel('Notas').fill('Solo por la mañana')
    await revisar(page).click()
    await expect(page.locator('.telar-toast').last()).toBeVisible()
    await expect(repaso).toHaveCount(0)
    await page.unroute('**/api/v1/cart')
    await revisar(page).click()
    await expect(repaso).toBeVisible()
    expect((await cart()).notas).toBe('Solo por la mañana')
  })
  await test.step('what another page changes besides garments is said too', async () => {
    await call('cart', { cart: { notas: 'Mejor por la tarde', referenciaCliente: 'OC-9' } })
    await repaso.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(repaso.getByText('Notas: Mejor por la tarde')).toBeVisible()
    await expect(repaso.getByText('Su número de pedido: OC-9')).toBeVisible()
  })
  await test.step('what has been sent is not called an empty order, though its answer is lost and its page on its way', async () => {
    await page.route('**/cart/cart-to-pedido', (route) => route.fetch().then(() => route.abort()), { times: 1 })
    const { promise: wanted, resolve: letIn } = Promise.withResolvers<void>()
    const read = page.waitForResponse((response) => response.url().endsWith('/api/v1/cart') && response.ok())
    await page.route('**/pedidos/user/*', async (route) => {
      await wanted
      await route.continue()
    })
    await repaso.getByRole('button', { name: 'Enviar pedido' }).click()
    await read
    await page.waitForTimeout(300)
    await expect(page.getByText('Todavía no hay nada')).toHaveCount(0)
    letIn()
    await expect(page.getByText('Pedido enviado.')).toBeVisible()
  })
})

test(
  'what there is not enough of says its colour, what is asked and what there is, and how to go on',
  DESK,
  async ({ page, request }) => {
    const { email, call, poner } = await tienda(request, 41000005)
    const { modelo, color, tallas } = await conDosTallas(call)
    const pide = 60 + (modelo.variantes.find((v) => v.colorId === color.id && v.talla === tallas[0])?.libre ?? 0)
    await poner(pide, modelo.id, color.id, tallas[0])
    await comeIn(page, email)
    await open(page, '/cart')
    await revisar(page).click()
    const repaso = page.getByRole('dialog')
    const dicho = new RegExp(
      `Del ${modelo.numero} ${color.nombre.es} en la talla ${tallas[0]} pide ${pide} y hay (\\d+)\\.`,
    )
    await expect(repaso.getByText(dicho)).toBeVisible()
    const hay = Number(dicho.exec(((await repaso.getByText(dicho).textContent()) ?? '').trim())?.[1])
    await repaso.getByRole('button', { name: 'Pasar a programación' }).click()
    await expect(repaso.getByText(new RegExp(`^${pide} prendas de 1 modelo`))).toBeVisible()
    await repaso.getByRole('button', { name: 'Seguir mirando' }).click()
    await page.getByLabel('Servicio').check()
    await expect(page.getByRole('article').getByText(dicho)).toBeVisible()
    await revisar(page).click()
    await repaso.getByRole('button', { name: `Ajustar a ${hay}` }).click()
    await expect(repaso.getByText(dicho)).toHaveCount(0)
    await expect(repaso.getByText('ha cambiado mientras')).toHaveCount(0)
    await expect(celda(page, color.nombre.es, tallas[0])).toHaveValue(String(hay))
    await test.step('a model that is withdrawn under the review goes in one act, and what was refused is no longer said', async () => {
      const admin = await llamar(request, 'admin@telar.test')
      const retirado = await modeloNegro(admin, { numero: '9413', nombre: 'Se retira', tallas: ['38'] })
      await admin.call('modelos/publicar', { ids: [retirado.modeloId], publicado: true })
      await call('cart', { cart: { tipo: 'programacion' } })
      await poner(pide, modelo.id, color.id, tallas[0])
      await poner(2, retirado.modeloId, retirado.colorId, '38')
      await open(page, '/cart')
      await revisar(page).click()
      await expect(repaso.getByText(new RegExp(`^${pide + 2} prendas`))).toBeVisible()
      await admin.call('modelos/publicar', { ids: [retirado.modeloId], publicado: false })
      await repaso.getByRole('button', { name: 'Enviar pedido' }).click()
      await expect(repaso.getByText('El modelo 9413 ya no está a la venta.')).toBeVisible()
      await repaso.getByRole('button', { name: 'Quitarlo' }).click()
      await expect(repaso.getByText(new RegExp(`^${pide} prendas`))).toBeVisible()
      await expect(repaso.getByText(/mírelo de nuevo/)).toHaveCount(0)
    })
  },
)

test('however many models an order has, the way to send it stays in sight', async ({ page, request, isMobile }) => {
  const { email, call, poner } = await tienda(request, isMobile ? 41000006 : 41000007)
  const lista = await call<{ id: number }[]>('webmodelos/auth/getall')
  for (const { id } of deLaMuestra(lista)) {
    const { variantes } = await call<DeTienda>(`webmodelos/auth/${id}`)
    const [una] = variantes
    if (una) await poner(1, id, una.colorId, una.talla)
  }
  await comeIn(page, email)
  const sizes = isMobile ? [390, 320] : [1440, 1280, 1024, 768]
  for (const width of sizes) {
    await page.setViewportSize({ width, height: width > 1024 ? 800 : 700 })
    await open(page, '/cart')
    await expect(page.getByRole('article')).toHaveCount(30)
    await noSidewaysScroll(page)
    const send = page.getByRole('button', { name: /^Revisar/ }).and(page.locator(':visible'))
    for (const part of [0, 0.5, 1]) {
      await page.evaluate((at) => window.scrollTo(0, (document.body.scrollHeight - innerHeight) * at), part)
      await expect
        .poll(
          () =>
            send.evaluateAll(
              (all) =>
                all.filter((one) => {
                  const { top, bottom } = one.getBoundingClientRect()
                  return getComputedStyle(one).visibility === 'visible' && top >= 60 && bottom <= innerHeight
                }).length,
            ),
          { message: `${width} px, at ${part}` },
        )
        .toBe(1)
    }
  }
})
