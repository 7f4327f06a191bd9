import { modelos } from '@telar/contract/catalogo/modelos'
import { modelotipos } from '@telar/contract/catalogo/modelotipos'
import { webbanners } from '@telar/contract/catalogo/webbanners'
import { webcolecciones } from '@telar/contract/catalogo/webcolecciones'
import { webmodelos } from '@telar/contract/catalogo/webmodelos'
import { webportada } from '@telar/contract/catalogo/webportada'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { openHouse } from '../../house.ts'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let anyone: Awaited<ReturnType<TestApp['as']>>
let cliente: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
  anyone = await t.as()
  cliente = await t.as('cliente@telar.test')
})
afterAll(() => t.close())

/** Every path of keys in a value, arrays as []. */
function keys(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => keys(item, `${path}[]`)))]
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => keys(inner, path ? `${path}.${key}` : key))
}

describe('what anybody sees', () => {
  test('the keys of the public model are pinned: no price, cost or stock', async () => {
    const card = (await anyone.call(webmodelos.getAll, {})).find(({ numero }) => numero === '1215')
    expect(Object.keys(card ?? {}).sort()).toEqual([
      'colecciones',
      'colores',
      'fibras',
      'id',
      'modeloTipoId',
      'nombre',
      'nombres',
      'nuevo',
      'numero',
      'tallas',
      'temporada',
    ])
    const page = await anyone.call(webmodelos.get, { params: { id: card?.id ?? 0 } })
    expect(Object.keys(page).sort()).toEqual([
      'colecciones',
      'colores',
      'composicion',
      'composiciones',
      'cuidados',
      'descripcion',
      'entregaDesde',
      'fotos',
      'id',
      'modeloTipoId',
      'nombre',
      'nombres',
      'nuevo',
      'numero',
      'tallas',
      'temporada',
      'tipo',
    ])
    const all = [...keys(card), ...keys(page)].join(' ')
    expect(all).not.toMatch(/precio|pvp|coste|stock|libre|reservado|margen/i)
  })

  test('no public answer carries a price anywhere in its bytes', async () => {
    for (const url of [
      '/api/v1/webmodelos/getall',
      '/api/v1/webmodelos/1',
      '/api/v1/publicweb/get-home-colecciones',
      '/api/v1/publicweb/get-home-tipos',
      '/api/v1/webbanners/getall',
      '/api/v1/webcolecciones/getall',
      '/api/v1/modelotipos/getall-web',
    ]) {
      const { body, statusCode } = await t.app.inject(url)
      expect(statusCode, url).toBe(200)
      expect(body, url).not.toMatch(/precio|pvp|27\.9|stock/i)
    }
  })

  test('a customer sees prices and what is free', async () => {
    const [first] = await cliente.call(webmodelos.getAllAuth, {})
    expect(first).toHaveProperty('precioMayor')
    const page = await cliente.call(webmodelos.getAuth, { params: { id: first?.id ?? 0 } })
    expect(page).toMatchObject({
      precioMayor: expect.any(Number),
      variantes: expect.arrayContaining([
        { colorId: expect.any(Number), talla: expect.any(String), libre: expect.any(Number) },
      ]),
    })
    await expect(anyone.call(webmodelos.getAllAuth, {})).rejects.toMatchObject({ kind: 'authentication' })
  })

  test('a colour shows only the sizes that are on sale', async () => {
    const { fotos, ...modelo } = await admin.call(modelos.get, { params: { id: 1 } })
    const off = modelo.variantes.map((v, i) => ({ ...v, disponibleWeb: i !== 0 }))
    await admin.call(modelos.update, {
      params: { id: 1 },
      body: {
        ...modelo,
        variantes: off,
        fotos: fotos.map(({ imagen, colorId, alt }) => ({ imagenId: imagen.id, colorId, alt })),
      },
    })
    const page = await anyone.call(webmodelos.get, { params: { id: 1 } })
    const color = page.colores.find(({ id }) => id === off[0]?.colorId)
    expect(color?.tallas).toEqual(['38', '40', '42', '44', '46'])
  })
})

describe('the moment something changes', () => {
  const seen = async (app = t.app) =>
    (await app.inject('/api/v1/webmodelos/getall')).json().map(({ numero }: { numero: string }) => numero)

  test('an unpublished model is gone at once, list and page', async () => {
    expect(await seen()).toContain('4018')
    const { id } = (await anyone.call(webmodelos.getAll, {})).find(({ numero }) => numero === '4018') ?? { id: 0 }
    await anyone.call(webmodelos.get, { params: { id } })
    await admin.call(modelos.publicar, { body: { ids: [id], publicado: false } })
    expect(await seen()).not.toContain('4018')
    await expect(anyone.call(webmodelos.get, { params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  test('in every process', async () => {
    const house = await openHouse(t.house.config, t.url, { warn: () => {} })
    const other = await createApp(house)
    const { id } = (await anyone.call(webmodelos.getAll, {})).find(({ numero }) => numero === '3312') ?? { id: 0 }
    expect(await seen(other)).toContain('3312')
    await admin.call(modelos.publicar, { body: { ids: [id], publicado: false } })
    await expect.poll(() => seen(other)).not.toContain('3312')
    await other.close()
    await house.close()
  })
})

describe('kept answers', () => {
  const get = (headers: Record<string, string> = {}) => t.app.inject({ url: '/api/v1/webmodelos/getall', headers })

  test('come compressed as the browser likes, and are the same', async () => {
    const plain = await get()
    const br = await get({ 'accept-encoding': 'gzip, br' })
    const gzip = await get({ 'accept-encoding': 'gzip' })
    expect([
      plain.headers['content-encoding'],
      br.headers['content-encoding'],
      gzip.headers['content-encoding'],
    ]).toEqual([undefined, 'br', 'gzip'])
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(1)
  })

  test('are a 304 for who has them already, until they change', async () => {
    const { headers } = await get()
    expect((await get({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
    await admin.call(modelos.publicar, { body: { ids: [2], publicado: false } })
    expect((await get({ 'if-none-match': String(headers.etag) })).statusCode).toBe(200)
    await admin.call(modelos.publicar, { body: { ids: [2], publicado: true } })
  })

  test('what is for customers is not given to others from memory', async () => {
    await cliente.call(webmodelos.getAllAuth, {})
    expect((await t.app.inject('/api/v1/webmodelos/auth/getall')).statusCode).toBe(401)
  })

  test('an address with other words in it is the same answer', async () => {
    expect((await t.app.inject('/api/v1/webmodelos/getall?x=1')).headers.etag).toBe((await get()).headers.etag)
  })
})

describe('the home page', () => {
  test('shows active collections in their order, with their published models', async () => {
    const make = (es: string, extra: object = {}) =>
      admin.call(webcolecciones.create, { body: { nombre: { es }, descripcion: {}, ...extra } })
    const lino = await make('Lino')
    const fiesta = await make('Fiesta')
    await make('Vieja', { activa: false })
    const discreta = await make('Discreta', { visibleHome: false })
    await admin.call(modelos.asignarColeccion, { body: { ids: [1, 2], coleccionId: lino, dentro: true } })
    await admin.call(webcolecciones.ordenar, { body: { ids: [fiesta, lino, discreta] } })
    const home = await anyone.call(webportada.homeColecciones, {})
    expect(home.map(({ nombre, modelos: n }) => [nombre.es, n])).toEqual([
      ['Fiesta', 0],
      ['Lino', 2],
    ])
    expect((await anyone.call(webcolecciones.getAll, {})).map(({ id }) => id)).toEqual([fiesta, lino, discreta])
    expect((await anyone.call(webmodelos.getAll, {})).find(({ id }) => id === 1)?.colecciones).toEqual([
      { id: lino, orden: 0 },
    ])
  })

  test('shows types with something to show', async () => {
    const tipos = await anyone.call(webportada.homeTipos, {})
    expect(tipos.map(({ nombre }) => nombre.es)).toContain('Vestidos')
    expect(tipos.every(({ modelos: n }) => n > 0)).toBe(true)
    const id = (await admin.call(modelotipos.getAll, {}))[0]?.id ?? 0
    await expect(admin.call(modelotipos.remove, { body: { ids: [id] } })).rejects.toMatchObject({ status: 409 })
  })

  test('shows the banners of today, in their order', async () => {
    const banner = (es: string, extra: object = {}) =>
      admin.call(webbanners.create, {
        body: { titulo: { es }, texto: {}, accion: { es: 'Ver' }, enlace: '/gallery', ...extra },
      })
    const b = await banner('B')
    const a = await banner('A')
    await banner('Pasado', { hasta: '2020-01-01' })
    await banner('Futuro', { desde: '2099-01-01' })
    await banner('Apagado', { activo: false })
    await admin.call(webbanners.ordenar, { body: { ids: [a, b] } })
    const shown = (await anyone.call(webbanners.getAll, {})).filter(({ titulo }) =>
      ['A', 'B', 'Pasado', 'Futuro', 'Apagado'].includes(titulo.es),
    )
    expect(shown.map(({ titulo }) => titulo.es)).toEqual(['A', 'B'])
  })

  test.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', 'gallery'])(
    'a banner never leads to %s',
    async (enlace) => {
      await expect(
        admin.call(webbanners.create, { body: { titulo: { es: 'X' }, texto: {}, accion: {}, enlace } }),
      ).rejects.toMatchObject({ fields: { enlace: expect.any(Array) } })
    },
  )
})
