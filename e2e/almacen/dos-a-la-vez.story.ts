import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { cuadra, llamar, modeloNegro } from '../llamadas.ts'
import { accessibilityProblems, comeIn, complaints, goOn, noSidewaysScroll, open } from '../pasos.ts'
import { test, withoutPictures } from '../story.ts'

const ADMIN = 'admin@telar.test'
const OTRA = 'produccion@telar.test'
const MIENTRAS = /^Mientras tenía esto abierto/

/** Things of which two people do the same part, made beside their pages; the screen's size tells them apart. */
async function cosas(request: APIRequestContext, marca: string) {
  const quien = await llamar(request, ADMIN)
  const { call, primero } = quien
  const tallas = ['M']
  const { modeloId, colorId } = await modeloNegro(quien, { numero: marca, nombre: 'Blusa de dos', tallas })
  const lineas = (cantidad: number) => [{ modeloId, colorId, tallasCantidades: [{ talla: 'M', cantidad }] }]
  await call('movimientos/corregir', {
    motivo: 'Para dos',
    celdas: [{ modeloId, colorId, talla: 'M', cantidad: 20 }],
  })
  const pedido = async () => {
    const clienteId = await primero('clientes', 'Rosa Bosch Ferrer')
    const id = await call<number>('pedidos', { clienteId, tipo: 'servicio', lineas: lineas(4) })
    await call('pedidos/situacion', { ids: [id], situacion: 'confirmado' })
    return id
  }
  const orden = async (cortadas: number) => {
    const id = await call<number>('ordenesfab', {
      ...{ modeloId, tallerId: await primero('proveedores', 'Prado'), tarifaTaller: 4, lineas: lineas(10) },
    })
    await call('ordenesfab/estado', { ids: [id], estado: 'lanzada' })
    if (cortadas) await call(`ordenesfab/${id}/cortar`, { lineas: lineas(cortadas), motivo: 'Historia' })
    const { pasos } = await call<{ pasos: { id: number }[] }>(`ordenesfab/${id}/ruta`)
    return { id, pasoId: pasos.at(-1)?.id ?? 0 }
  }
  const nota = async () => {
    const { pasoId } = await orden(10)
    return call<number>('notastaller', { ordenOperacionId: pasoId, lineas: lineas(10) })
  }
  const compra = async () => {
    const proveedorId = await primero('proveedores', 'Teixits')
    const tela = { codigo: `T${marca}`, nombre: `Tela ${marca}`, tipo: 'tejido', proveedorId, precio: 4 }
    const materiaId = await call<number>('materias', tela)
    const id = await call<number>('compras', { proveedorId, lineas: [{ materiaId, pedida: 100 }] })
    await call(`compras/${id}/enviar`, {})
    return { id, proveedorId, materiaId }
  }
  const stock = async () => {
    const { variantes } = await call<{ variantes: { stock: number }[] }>(`modelos/${modeloId}`)
    return variantes[0]?.stock
  }
  return { call, pedido, orden, nota, compra, stock }
}

interface Acto {
  /** Where both do it. */
  donde: string
  /** Writes a part of it. */
  escribir: (page: Page) => Promise<void>
  verbo: RegExp
  /** What the second is told remains. */
  quedan: RegExp
  /** Where what is written stays as it was. */
  sigue: (page: Page) => Promise<void>
}

/** Both are at it with the same part; the first is done, the second is told, and sees what remains under what they wrote. */
async function dosVeces([una, otra]: [Page, Page], { donde, escribir, verbo, quedan, sigue }: Acto): Promise<void> {
  for (const page of [una, otra]) {
    await goOn(page, donde)
    await escribir(page)
  }
  await una.getByRole('button', { name: verbo }).click()
  await expect(una).not.toHaveURL(/ficha=|recibir|devolver/)
  await otra.getByRole('button', { name: verbo }).click()
  await expect(otra.getByText(MIENTRAS)).toContainText(quedan)
  await sigue(otra)
  expect(await accessibilityProblems(otra)).toEqual([])
  await noSidewaysScroll(otra)
}

let otro: BrowserContext
test.afterEach(() => otro?.close())

test('a part that two have open is served, received, cut and sent once; who comes second is told what remains', async ({
  page,
  request,
  browser,
}, { project }) => {
  const { viewport, hasTouch, isMobile, locale, baseURL } = project.use
  otro = await browser.newContext({
    ...{ viewport: viewport ?? null, hasTouch: hasTouch ?? false, isMobile: isMobile ?? false },
    ...{ locale: locale ?? 'es-ES', baseURL: baseURL ?? '' },
  })
  const segunda = await otro.newPage()
  await withoutPictures(segunda)
  const errors = [page, segunda].map(complaints)
  const marca = project.name === 'phone' ? '9071' : '9070'
  const { call, pedido, orden, nota, compra, stock } = await cosas(request, marca)
  await comeIn(page, ADMIN)
  await comeIn(segunda, OTRA)
  const dos: [Page, Page] = [page, segunda]
  const volver = () => segunda.getByRole('button', { name: 'Volver' }).click()
  for (const una of dos) await open(una, '/gestion/ordenesfab')

  await test.step('an order is served', async () => {
    await comeIn(segunda, 'ventas@telar.test')
    await open(segunda, '/gestion/pedidos')
    const id = await pedido()
    const celda = (una: Page) => una.getByLabel(/^Servir .*talla M$/)
    await dosVeces(dos, {
      donde: `/gestion/pedidos/${id}?ficha=servir`,
      escribir: (una) => celda(una).fill('2'),
      verbo: /^Servir 2/,
      quedan: /han salido 2 prendas; quedan 2/,
      sigue: (una) => expect(celda(una)).toHaveValue('2'),
    })
    expect(await stock()).toBe(18)
    const { entregas } = await call<{ entregas: object[] }>(`pedidos/${id}`)
    expect(entregas).toHaveLength(1)
    await segunda.getByRole('button', { name: /^Servir 2/ }).click()
    await expect(segunda.getByRole('button', { name: /^Servir 2/ })).toHaveCount(0)
    expect(await stock()).toBe(16)

    // the line is cut once it was served, and the same is sent again
    const cortada = await pedido()
    await page.route(`**/pedidos/${cortada}/entrega`, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await goOn(page, `/gestion/pedidos/${cortada}?ficha=servir`)
    await celda(page).fill('3')
    await page.getByRole('button', { name: /^Servir 3/ }).click()
    await expect(page.getByText(/No hay conexión/)).toBeVisible()
    await page.unroute(`**/pedidos/${cortada}/entrega`)
    await page.getByRole('button', { name: /^Servir 3/ }).dblclick()
    await expect(page.getByRole('button', { name: /^Servir 3/ })).toHaveCount(0)
    await expect(page.getByText(MIENTRAS)).toHaveCount(0)
    expect(await stock()).toBe(13)
    await comeIn(segunda, OTRA)
    await open(segunda, '/gestion/ordenesfab')
  })

  await test.step('a workshop’s note comes back', async () => {
    const id = await nota()
    const buenas = (una: Page) => una.getByLabel('Buenas M', { exact: true })
    await dosVeces(dos, {
      donde: `/gestion/notastaller/${id}?ficha=recibir`,
      escribir: (una) => buenas(una).fill('6'),
      verbo: /^Recibir 6/,
      quedan: /han vuelto 6 prendas; quedan 4/,
      sigue: (una) => expect(buenas(una)).toHaveValue('4'),
    })
    expect(await stock()).toBe(19)
    await volver()
  })

  await test.step('a manufacturing order is cut, goes to its workshop, and comes back without a note', async () => {
    const { id, pasoId } = await orden(0)
    const celda = (que: string) => (una: Page) => una.getByLabel(`${que}, Negro, talla M`)
    const cortar = celda('Cortar')
    await dosVeces(dos, {
      donde: `/gestion/ordenesfab/${id}?ficha=cortar`,
      escribir: (una) => cortar(una).fill('4'),
      verbo: /^Cortar 4/,
      quedan: /se han cortado 4 prendas; quedan 6/,
      sigue: (una) => expect(cortar(una)).toHaveValue('4'),
    })
    const enviar = celda('Prendas')
    await dosVeces(dos, {
      donde: `/gestion/ordenesfab/${id}?ficha=enviar&paso=${pasoId}`,
      escribir: (una) => enviar(una).fill('2'),
      verbo: /^Enviar 2/,
      quedan: /han salido 2 prendas; quedan 2/,
      sigue: (una) => expect(enviar(una)).toHaveValue('2'),
    })
    const buenas = celda('Buenas')
    await dosVeces(dos, {
      donde: `/gestion/ordenesfab/${id}?ficha=recibir`,
      escribir: (una) => buenas(una).fill('1'),
      verbo: /^Recibir 1/,
      quedan: /ha vuelto 1 prenda; queda 1/,
      sigue: (una) => expect(buenas(una)).toHaveValue('1'),
    })
    expect(await stock()).toBe(20)
  })

  await test.step('cloth comes without a note of its supplier', async () => {
    const { id, proveedorId, materiaId } = await compra()
    const metros = (una: Page) => una.getByRole('region', { name: /^Tela/ }).locator('[data-col="metros"]').first()
    await dosVeces(dos, {
      donde: `/gestion/compras/recibir?proveedor=${proveedorId}&compra=${id}`,
      escribir: async (una) => {
        const tela = una.getByRole('region', { name: /^Tela/ })
        await tela.locator('[data-col="numero"]').first().fill('R1')
        await metros(una).fill('40')
      },
      verbo: /^Recibir pedido/,
      quedan: /ha llegado parte: Tela \d+: quedan 60 m/,
      sigue: (una) => expect(metros(una)).toHaveValue('40'),
    })
    const materia = await call<{ stock: number; enCamino: number }>(`materias/${materiaId}`)
    expect(materia).toMatchObject({ stock: 40, enCamino: 60 })
    const vuelve = (una: Page) => una.getByLabel('Vuelve R1')
    await segunda.reload()
    await dosVeces(dos, {
      donde: `/gestion/compras/devolver?proveedor=${proveedorId}`,
      escribir: async (una) => {
        await una.getByPlaceholder('Pieza').fill(`T${marca}`)
        await vuelve(una).fill('10')
        await una.getByLabel('Motivo').fill('Manchada')
      },
      verbo: /^Devolver/,
      quedan: /R1: 30 m/,
      sigue: (una) => expect(vuelve(una)).toHaveValue('10'),
    })
    expect(await call<object>(`materias/${materiaId}`)).toMatchObject({ stock: 30 })
  })
  await cuadra(request)
  expect(errors).toEqual([[], []])
})
