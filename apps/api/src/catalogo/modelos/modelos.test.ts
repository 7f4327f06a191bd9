import { modelos } from '@telar/contract/catalogo/modelos'
import { webcolecciones } from '@telar/contract/catalogo/webcolecciones'
import { eq, sql } from 'drizzle-orm'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { imagenesTable } from '../../db/schema/casa/imagenes.ts'
import { coloresTable, modelosTable, modeloVariantesTable } from '../../db/schema/catalogo/modelos.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { enExistencias } from '../../testing/existencias.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let imagenId: number
const color: Record<string, number> = {}
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
  for (const { id, codigo } of await t.house.db.select().from(coloresTable)) color[codigo] = id
  const [imagen] = await t.house.db
    .insert(imagenesTable)
    .values({ ancho: 1000, alto: 1250, formato: 'png' })
    .returning()
  imagenId = imagen?.id ?? 0
})
afterAll(() => t.close())

let n = 9000
const nuevo = (extra: object = {}) => {
  n += 1
  return {
    numero: String(n),
    nombre: 'Vestido Prueba',
    modeloTipoId: 1,
    temporadaId: 2,
    descripcion: { es: 'Largo' },
    cuidados: {},
    tallas: ['S', 'M'],
    precioMayor: 24.95,
    variantes: [
      { colorId: color.NEG as number, talla: 'S', stock: 3 },
      { colorId: color.NEG as number, talla: 'M', stock: 4 },
    ],
    ...extra,
  }
}
const crear = (extra: object = {}) => admin.call(modelos.create, { body: nuevo(extra) })
const leer = (id: number) => admin.call(modelos.get, { params: { id } })
/** What was read, as it would be sent back. */
const editable = async (id: number) => {
  const { fotos, ...modelo } = await leer(id)
  return { ...modelo, fotos: fotos.map(({ imagen, colorId, alt }) => ({ imagenId: imagen.id, colorId, alt })) }
}

describe('a model', () => {
  test('is created and read whole', async () => {
    const id = await crear({ fotos: [{ imagenId, colorId: color.NEG, alt: { es: 'De frente' } }], colecciones: [] })
    expect(await leer(id)).toMatchObject({
      nombre: 'Vestido Prueba',
      precioMayor: 24.95,
      publicado: false,
      publicadoEn: null,
      variantes: [
        { colorId: color.NEG, talla: 'S', stock: 3, reservado: 0, disponibleWeb: true },
        { colorId: color.NEG, talla: 'M', stock: 4 },
      ],
      fotos: [
        { colorId: color.NEG, alt: { es: 'De frente', en: '' }, imagen: { id: imagenId, ancho: 1000, alto: 1250 } },
      ],
    })
  })

  test('is updated as text, with its version', async () => {
    const id = await crear()
    const body = await editable(id)
    expect(await admin.call(modelos.update, { params: { id }, body: { ...body, nombre: 'Otro' } })).toBe(String(id))
    await expect(admin.call(modelos.update, { params: { id }, body })).rejects.toMatchObject({ status: 409 })
    expect(await leer(id)).toMatchObject({ nombre: 'Otro', version: 2 })
  })

  test('says its composition in one way, however it was written; an older text stays until it is changed', async () => {
    const id = await crear({ composicion: 'elastane 4, PES 96', nombres: { en: 'Trial dress' } })
    expect(await leer(id)).toMatchObject({
      composicion: '96 % poliéster, 4 % elastano',
      nombres: { es: '', en: 'Trial dress', pt: '', ca: '' },
    })
    await t.owner.execute(sql`update modelos set composicion = 'Tejido técnico' where id = ${id}`)
    const body = await editable(id)
    await admin.call(modelos.update, { params: { id }, body: { ...body, nombre: 'Otro' } })
    expect(await leer(id)).toMatchObject({ nombre: 'Otro', composicion: 'Tejido técnico' })
  })

  test('keeps the moment it was first published', async () => {
    const id = await crear({ publicado: true })
    const { publicadoEn } = await leer(id)
    await admin.call(modelos.publicar, { body: { ids: [id], publicado: false } })
    await admin.call(modelos.publicar, { body: { ids: [id], publicado: true } })
    expect(await leer(id)).toMatchObject({ publicado: true, publicadoEn })
  })

  test.each([
    ['a number that the season has already', { numero: '1215' }, 'numero'],
    ['a type that does not exist', { modeloTipoId: 999 }, 'modeloTipoId'],
    ['a colour that does not exist', { variantes: [{ colorId: 999_999, talla: 'S' }] }, 'colorId'],
    ['a size that is not the model’s', { variantes: [{ colorId: 1, talla: 'XXL' }] }, 'variantes'],
    [
      'the same variant twice',
      {
        variantes: [
          { colorId: 1, talla: 'S' },
          { colorId: 1, talla: 'S' },
        ],
      },
      'variantes',
    ],
    ['a price with too many decimals', { precioMayor: 1.23456 }, 'precioMayor'],
    ['no sizes', { tallas: [] }, 'tallas'],
    ['a composition that does not add up', { composicion: '90 % algodón' }, 'composicion'],
    ['a fibre that nobody knows', { composicion: '100 % nubes' }, 'composicion'],
  ])('%s is told beside the field', async (_, extra, field) => {
    const error = await crear(extra).catch((e) => e)
    expect(error.kind).toBe('validation')
    expect(Object.keys(error.fields).join()).toContain(field)
  })

  test('is deleted with its variants; one that is missing stops all', async () => {
    const id = await crear()
    await expect(admin.call(modelos.remove, { body: { ids: [id, 1_000_000] } })).rejects.toMatchObject({ status: 404 })
    await admin.call(modelos.remove, { body: { ids: [id] } })
    expect(await t.house.db.$count(modeloVariantesTable, eq(modeloVariantesTable.modeloId, id))).toBe(0)
  })
})

describe('variants', () => {
  test('the matrix is what was sent: added, changed, switched off and removed', async () => {
    const id = await crear()
    await enExistencias(t.house.db, 0, sql`modelo_id = ${id} and talla = 'M'`)
    const variantes = [
      { colorId: color.NEG as number, talla: 'S', disponibleWeb: false },
      { colorId: color.ROJ as number, talla: 'M', stock: 9 },
    ]
    await admin.call(modelos.update, { params: { id }, body: { ...(await editable(id)), variantes } })
    expect(
      (await leer(id)).variantes.map(({ colorId, talla, stock, disponibleWeb }) => [
        colorId,
        talla,
        stock,
        disponibleWeb,
      ]),
    ).toEqual([
      [color.NEG, 'S', 3, false],
      [color.ROJ, 'M', 9, true],
    ])
  })

  test('a form that was open for a while puts no sold garments back', async () => {
    const id = await crear()
    const abierto = await editable(id)
    await enExistencias(t.house.db, 1, sql`modelo_id = ${id}`)
    await admin.call(modelos.update, { params: { id }, body: { ...abierto, nombre: 'Otro nombre' } })
    expect((await leer(id)).variantes.map(({ stock }) => stock)).toEqual([1, 1])
  })

  test('what lies in the house cannot be taken away by the form', async () => {
    const id = await crear()
    const body = await editable(id)
    await expect(
      admin.call(modelos.update, { params: { id }, body: { ...body, variantes: [] } }),
    ).rejects.toMatchObject({
      messages: [
        `De ${body.numero} Negro S quedan 3 prendas en casa: no se puede quitar hasta que un recuento diga que no hay.`,
      ],
    })
  })

  test('a model that goes takes what it had off the books', async () => {
    const id = await crear()
    await admin.call(modelos.remove, { body: { ids: [id] } })
    const { rows } = await t.house.db.execute<{ n: number }>(sql`
      select sum(case when a = 'almacen' then cantidad when de = 'almacen' then -cantidad else 0 end)::int as n
      from movimientos where modelo_id = ${id}`)
    expect(rows).toEqual([{ n: 0 }])
  })
})

describe('lists', () => {
  test('rows carry the names people look for and the figures that matter', async () => {
    const { data } = await admin.call(modelos.search, { body: { keyword: '1215' } })
    expect(data[0]).toMatchObject({
      numero: '1215',
      tipo: { es: 'Vestidos' },
      temporada: 'V27',
      colores: 3,
      stock: expect.any(Number),
    })
  })

  test('by type, season, stock and publication', async () => {
    const advancedFilter = {
      logic: 'and' as const,
      filters: [
        { field: 'tipo', operator: 'eq' as const, value: 'vestidos' },
        { field: 'temporada', operator: 'eq' as const, value: 'v27' },
        { field: 'stock', operator: 'gt' as const, value: 20 },
      ],
    }
    const { data } = await admin.call(modelos.search, { body: { advancedFilter, orderBy: 'stock desc' } })
    expect(data.map(({ numero }) => numero)).toEqual(['1215', '1230'])
  })

  test('whoever asks in the same words gets the rows of their own values, page by page', async () => {
    const todos = (await admin.call(modelos.search, { body: { pageSize: 1000, orderBy: ['numero'] } })).data
    const preguntas = [1, 2].flatMap((temporadaId) =>
      [1, 2, 3].map((pageNumber) => ({ temporadaId, pageNumber, keyword: temporadaId === 1 ? '1' : '2' })),
    )
    const preguntar = async ({ temporadaId, pageNumber, keyword }: (typeof preguntas)[number]) => {
      const advancedFilter = { field: 'temporadaId', operator: 'eq', value: temporadaId } as const
      const body = { pageSize: 4, pageNumber, orderBy: ['numero'], keyword, advancedFilter }
      const { data, totalCount } = await admin.call(modelos.search, { body })
      return { ids: data.map(({ id }) => id), totalCount }
    }
    const esperar = ({ temporadaId, pageNumber, keyword }: (typeof preguntas)[number]) => {
      const suyos = todos.filter((modelo) => modelo.temporadaId === temporadaId && modelo.numero.includes(keyword))
      return { ids: suyos.slice((pageNumber - 1) * 4, pageNumber * 4).map(({ id }) => id), totalCount: suyos.length }
    }
    const muchas = Array.from({ length: 5 }, () => preguntas).flat()
    expect(await Promise.all(muchas.map(preguntar))).toEqual(muchas.map(esperar))
  })

  test('suggestions: numbers that begin so first', async () => {
    const found = await admin.call(modelos.searchAutocomplete, { body: { keyword: '12' } })
    expect(found.map(({ numero }) => numero).slice(0, 2)).toEqual(['1215', '1230'])
    expect((await admin.call(modelos.searchAutocomplete, { body: { keyword: 'PANTALON' } }))[0]?.nombre).toBe(
      'Pantalón Greta',
    )
  })

  test('by ids, in the order asked for', async () => {
    expect((await admin.call(modelos.listByIds, { body: { ids: [3, 1] } })).map(({ id }) => id)).toEqual([3, 1])
  })

  test('several into a collection and out of it', async () => {
    const coleccion = await admin.call(webcolecciones.create, { body: { nombre: { es: 'Lino' }, descripcion: {} } })
    await admin.call(modelos.asignarColeccion, { body: { ids: [1, 2, 3], coleccionId: coleccion, dentro: true } })
    await admin.call(modelos.asignarColeccion, { body: { ids: [2], coleccionId: coleccion, dentro: false } })
    expect((await leer(1)).colecciones).toContainEqual({ id: coleccion })
    const lista = await admin.call(webcolecciones.modelos, { params: { id: coleccion } })
    expect(lista.map(({ id }) => id)).toEqual([1, 3])
    await admin.call(webcolecciones.setModelos, { params: { id: coleccion }, body: { modeloIds: [3, 1] } })
    expect((await admin.call(webcolecciones.modelos, { params: { id: coleccion } })).map(({ id }) => id)).toEqual([
      3, 1,
    ])
  })
})

describe('a spreadsheet', () => {
  const CABECERA = ['Número', 'Nombre', 'Tipo', 'Temporada', 'Precio', 'PVP', 'Tallas', 'Colores', 'Descripción']
  const hoja = async (...filas: (string | number | null)[][]) => {
    const bytes = await writeXlsx({ sheets: [{ name: 'Modelos', rows: [CABECERA, ...filas] }] })
    return {
      name: 'modelos',
      extension: '.xlsx',
      data: `data:application/octet-stream;base64,${Buffer.from(bytes).toString('base64')}`,
    }
  }
  const buena = ['8001', 'Top Iris', 'vestidos', 'V27', 12.9, 29.9, 'S, M', 'negro, ROJ', 'Ligero']

  test('shows every error of every row, and writes nothing', async () => {
    const before = await t.house.db.$count(modelosTable)
    const body = await hoja(
      buena,
      ['8002', '', 'paraguas', 'V27', 'gratis', null, 'S', 'negro, turquesa', ''],
      ['8001', 'Otra', 'vestidos', 'V27', 1, null, 'S', 'negro', ''],
    )
    const { filas, escritas } = await admin.call(modelos.import, { body })
    expect(escritas).toBe(0)
    expect(filas.map(({ fila, accion, errores }) => [fila, accion, errores.map(({ columna }) => columna)])).toEqual([
      [2, 'crear', []],
      [3, 'crear', ['colores', 'tipo', 'nombre', 'precio']],
      [4, 'crear', ['numero']],
    ])
    expect(await t.house.db.$count(modelosTable)).toBe(before)
  })

  test('previews, then creates; a second time it changes and keeps what it does not speak of', async () => {
    const body = await hoja(buena)
    expect((await admin.call(modelos.importPreview, { body })).filas[0]).toMatchObject({ accion: 'crear', errores: [] })
    expect((await admin.call(modelos.import, { body })).escritas).toBe(1)
    const [row] = await t.house.db.select().from(modelosTable).where(eq(modelosTable.numero, '8001'))
    const id = row?.id ?? 0
    const modelo = await editable(id)
    expect(modelo).toMatchObject({
      precioMayor: 12.9,
      pvpRecomendado: 29.9,
      tallas: ['S', 'M'],
      variantes: { length: 4 },
    })
    await admin.call(modelos.update, {
      params: { id },
      body: { ...modelo, publicado: true },
    })
    await enExistencias(t.house.db, 7, sql`modelo_id = ${id}`)
    const again = await admin.call(modelos.import, {
      body: await hoja([...buena.slice(0, 4), 13.9, ...buena.slice(5)]),
    })
    expect(again.filas[0]?.accion).toBe('cambiar')
    expect(await leer(id)).toMatchObject({
      precioMayor: 13.9,
      publicado: true,
      variantes: [{ stock: 7 }, { stock: 7 }, { stock: 7 }, { stock: 7 }],
    })
  })

  test.each([
    ['something that is not a spreadsheet', { name: 'x', extension: '.xlsx', data: 'data:text/plain;base64,aG9sYQ==' }],
    ['nothing', { name: 'x', extension: '.xlsx', data: '' }],
  ])('%s is told so', async (_, body) => {
    await expect(admin.call(modelos.importPreview, { body })).rejects.toMatchObject({
      fields: { data: ['No es una hoja de cálculo (.xlsx o .csv) que podamos leer.'] },
    })
  })
})
