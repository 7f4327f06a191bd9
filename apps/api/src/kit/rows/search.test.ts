import { countries } from '@telar/contract/casa/countries'
import { colores } from '@telar/contract/catalogo/colores'
import { temporadas } from '@telar/contract/catalogo/temporadas'
import type { SearchInput } from '@telar/contract/kit/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { NORMAL } from './filter.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
  const extra = [
    ['100%', 'Algodón 100%'],
    ['A_B', 'Raya_baja RÁL-9005'],
    ['AXB', 'Rayaxbaja'],
  ] as const
  for (const [codigo, es] of extra)
    await admin.call(colores.create, { body: { codigo, nombre: { es }, hex: '#000000', activo: codigo !== 'AXB' } })
})
afterAll(() => t.close())

const codigos = async (body: SearchInput) =>
  (await admin.call(colores.search, { body: { pageSize: 100, orderBy: 'id', ...body } })).data.map(
    ({ codigo }) => codigo,
  )
const filtered = (advancedFilter: SearchInput['advancedFilter']) => codigos({ advancedFilter })
const leaf = (field: string, operator: string, value: unknown) => ({ field, operator, value }) as never

test('the letters and signs that count as normal are those that `norm` leaves as they are', async () => {
  const all = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code + 1))
  const { rows } = await t.house.pool.query<{ letter: string }>(
    'select letter from unnest($1::text[]) letter where norm(letter) = letter',
    [all],
  )
  const left = new Set(rows.map(({ letter }) => letter))
  expect(all.filter((letter) => NORMAL.test(letter) && !left.has(letter))).toEqual([])
  expect(['a', '7', '/', '-', ' '].every((letter) => NORMAL.test(letter))).toBe(true)
  expect(['A', 'á', 'ñ', 'ß'].some((letter) => NORMAL.test(letter))).toBe(false)
})

describe('paging', () => {
  test.each([
    [{}, 1, 10],
    [{ pageNumber: 0 }, 1, 10],
    [{ pageNumber: -3, pageSize: 7 }, 1, 7],
    [{ pageNumber: 'abc', pageSize: 'x' }, 1, 10],
    [{ pageNumber: 2, pageSize: 5 }, 2, 5],
    [{ pageSize: 5000 }, 1, 1000],
    [{ pageSize: 0 }, 1, 10],
  ])('%j → page %i of size %i', async (body, currentPage, pageSize) => {
    expect(await admin.call(colores.search, { body: body as SearchInput })).toMatchObject({ currentPage, pageSize })
  })

  test('the totals tell where one is', async () => {
    const first = await admin.call(colores.search, { body: { pageSize: 10 } })
    expect(first).toMatchObject({ totalCount: 19, totalPages: 2, hasPreviousPage: false, hasNextPage: true })
    const last = await admin.call(colores.search, { body: { pageSize: 10, pageNumber: 2 } })
    expect(last).toMatchObject({ hasPreviousPage: true, hasNextPage: false })
    expect(last.data).toHaveLength(9)
  })

  test('a list that is asked often tells what was added since, by whatever order', async () => {
    const body = { pageSize: 3, orderBy: ['codigo desc'] }
    const asked = await Promise.all(Array.from({ length: 40 }, () => admin.call(colores.search, { body })))
    for (const page of asked) expect(page).toEqual(asked[0])
    const id = await admin.call(colores.create, {
      body: { codigo: 'ZZZ', nombre: { es: 'El último' }, hex: '#000000', activo: true },
    })
    const after = await admin.call(colores.search, { body })
    expect(after.totalCount).toBe((asked[0]?.totalCount ?? 0) + 1)
    expect(after.data[0]?.id).toBe(id)
    const upwards = await admin.call(colores.search, { body: { ...body, orderBy: ['codigo'] } })
    expect(upwards.data.map((color) => color.id)).not.toContain(id)
    await admin.call(colores.remove, { body: { ids: [id] } })
    expect(await admin.call(colores.search, { body })).toEqual(asked[0])
  })

  test.each([
    [1, 1, 1],
    [1, 2, 2],
    [2, 1, 1],
    [3, 1, 0],
    [1, 50, 2],
  ])('of two that hold a word, page %i of %i shows %i and counts two', async (pageNumber, pageSize, shown) => {
    const body = { keyword: 'raya', pageNumber, pageSize }
    const { data, totalCount } = await admin.call(colores.search, { body })
    expect([data.length, totalCount]).toEqual([shown, 2])
  })

  test('other filters are counted beside it, each over the whole list', async () => {
    const activo = (value: boolean) => ({ field: 'activo', operator: 'eq' as const, value })
    const body = {
      advancedFilter: activo(false),
      pageSize: 1,
      counts: [activo(true), null, {} as never, activo(false)],
    }
    const page = await admin.call(colores.search, { body })
    expect(page.totalCount).toBe(1)
    expect(page.counts).toEqual([18, 19, 19, 1])
    expect(await admin.call(colores.search, { body: {} })).not.toHaveProperty('counts')
  })

  test('what is counted is no larger than what is searched', async () => {
    const contains = { field: 'codigo', operator: 'contains' as const, value: 'A' }
    await expect(
      admin.call(colores.search, { body: { counts: Array.from({ length: 11 }, () => contains) } }),
    ).rejects.toMatchObject({ status: 400 })
    await expect(
      admin.call(colores.search, { body: { counts: Array.from({ length: 21 }, () => null) } }),
    ).rejects.toMatchObject({ status: 400 })
    await expect(
      admin.call(colores.search, { body: { counts: [{ ...contains, field: 'nadie' }] } }),
    ).rejects.toMatchObject({ status: 400 })
  })

  test('a page past the end is empty', async () => {
    const page = await admin.call(colores.search, { body: { pageNumber: 99 } })
    expect([page.data, page.totalCount, page.currentPage]).toEqual([[], 19, 99])
  })

  test('the order is total: pages neither repeat nor miss a row', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((pageNumber) =>
        admin.call(colores.search, { body: { pageNumber, pageSize: 3, orderBy: 'activo desc' } }),
      ),
    )
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(19)
  })
})

describe('order', () => {
  test('by one field, either way', async () => {
    expect((await codigos({ orderBy: 'codigo desc' })).slice(0, 2)).toEqual(['VBO', 'TOP'])
    expect((await codigos({ orderBy: ['codigo'] })).slice(0, 2)).toEqual(['100%', 'A_B'])
  })

  test('by several', async () => {
    expect((await codigos({ orderBy: ['activo', 'codigo desc'] })).slice(0, 2)).toEqual(['AXB', 'VBO'])
  })

  test('a text in four languages sorts in the language of the caller', async () => {
    const english = await t.as('admin@telar.test', 'en')
    const names = (await english.call(colores.search, { body: { orderBy: 'nombre', pageSize: 4 } })).data.map(
      ({ nombre }) => nombre.en || nombre.es,
    )
    expect(names).toEqual(['Algodón 100%', 'Beige', 'Black', 'Bottle green'])
  })

  test.each(['precio', 'codigo sideways', 'codigo desc extra', 'codigo; drop table colores', '__proto__'])(
    '%s is a 400 that names it',
    async (orderBy) => {
      const error = await admin.call(colores.search, { body: { orderBy } }).catch((e) => e)
      expect(error).toMatchObject({ kind: 'validation' })
      expect(error.message).toContain(orderBy.startsWith('codigo ') ? orderBy : orderBy.split(/[ ;]/)[0])
    },
  )
})

describe('keyword', () => {
  test.each([
    ['azulon', ['AZU']],
    ['AZULÓN', ['AZU']],
    ['navy', ['MAR']],
    ['bordô', ['BUR']],
    ['neg', ['NEG']],
    ['100%', ['100%']],
    ['%', ['100%']],
    ['_', ['A_B']],
    ['a_b', ['A_B']],
    ['\\', []],
    ['nada de esto', []],
    ['ral-9005', ['A_B']],
    ['baja ral-9005', ['A_B']],
    ['ál-900', ['A_B']],
    ['ral_9005', []],
    ['ral-90051', []],
    ['xral-9005', []],
  ])('%s finds %j', async (keyword, found) => {
    expect(await codigos({ keyword })).toEqual(found)
  })

  test('an advanced search looks only into its fields', async () => {
    expect(await codigos({ advancedSearch: { fields: ['codigo'], keyword: 'negro' } })).toEqual([])
    expect(await codigos({ advancedSearch: { fields: ['nombre'], keyword: 'negro' } })).toEqual(['NEG'])
    await expect(codigos({ advancedSearch: { fields: ['precio'], keyword: 'x' } })).rejects.toMatchObject({
      kind: 'validation',
    })
  })
})

describe('filters', () => {
  test.each([
    ['eq', 'codigo', 'neg', ['NEG']],
    ['eq', 'nombre', 'azulon', ['AZU']],
    ['contains', 'nombre', 'VERDE', ['VBO']],
    ['startswith', 'nombre', 'gris', ['GMA']],
    ['endswith', 'nombre', 'palo', ['ROS']],
    ['eq', 'id', 1, ['NEG']],
    ['lt', 'id', 3, ['NEG', 'BLA']],
    ['lte', 'id', 1.5, ['NEG']],
    ['gt', 'id', 18, ['AXB']],
    ['gte', 'id', 99_999_999_999, []],
    ['eq', 'activo', false, ['AXB']],
    ['contains', 'codigo', '%', ['100%']],
    ['contains', 'codigo', '_', ['A_B']],
    ['lt', 'creadoEn', '2020-01-01', []],
    ['eq', 'codigo', null, []],
  ])('%s on %s with %j', async (operator, field, value, found) => {
    expect(await filtered(leaf(field, operator, value))).toEqual(found)
  })

  test('neq takes all the others, null included', async () => {
    expect(await filtered(leaf('codigo', 'neq', 'neg'))).toHaveLength(18)
    expect(await filtered(leaf('codigo', 'neq', null))).toHaveLength(19)
  })

  test('null is a value', async () => {
    const outside = await admin.call(countries.search, {
      body: { advancedFilter: leaf('prefijoIva', 'eq', null), pageSize: 1 },
    })
    const inside = await admin.call(countries.search, {
      body: { advancedFilter: leaf('prefijoIva', 'neq', null), pageSize: 1 },
    })
    expect(inside.totalCount).toBe(28)
    expect(outside.totalCount).toBeGreaterThan(200)
  })

  test('days compare as days', async () => {
    const search = (operator: string, value: string) =>
      admin.call(temporadas.search, { body: { advancedFilter: leaf('fechaInicio', operator, value) } })
    expect((await search('gte', '2027-02-01')).data.map(({ codigo }) => codigo)).toEqual(['V27'])
    expect((await search('lt', '2027-02-01')).data.map(({ codigo }) => codigo)).toEqual(['I26'])
  })

  const neg = leaf('codigo', 'eq', 'NEG')
  const bla = leaf('codigo', 'eq', 'BLA')
  const low = leaf('id', 'lte', 2)
  test.each([
    ['and', { logic: 'and', filters: [neg, low] }, ['NEG']],
    ['or', { logic: 'or', filters: [neg, bla] }, ['NEG', 'BLA']],
    ['xor', { logic: 'xor', filters: [neg, low] }, ['BLA']],
    ['nested', { logic: 'and', filters: [low, { logic: 'or', filters: [bla, leaf('codigo', 'eq', 'ROJ')] }] }, ['BLA']],
    ['without a logic', { filters: [neg] }, ['NEG']],
  ])('%s', async (_, filter, found) => {
    expect(await filtered(filter as never)).toEqual(found)
  })

  test('an empty list, null and an empty object are no filter', async () => {
    for (const none of [
      { logic: 'and', filters: [] },
      null,
      {},
      { logic: 'or', filters: [{ logic: 'and', filters: [] }] },
    ]) {
      expect(await filtered(none as never)).toHaveLength(19)
    }
  })

  test.each([
    ['an unknown field', leaf('precio', 'eq', 1), 'precio'],
    ['a field of the prototype', leaf('constructor', 'eq', 1), 'constructor'],
    ['a number for a text', leaf('codigo', 'eq', 5), 'codigo'],
    ['a text for a number', leaf('id', 'eq', '1'), 'id'],
    ['a text for a yes or no', leaf('activo', 'eq', 'true'), 'activo'],
    ['a day that does not exist', leaf('creadoEn', 'gt', '2026-13-45'), 'creadoEn'],
    ['contains on a number', leaf('id', 'contains', 1), 'id'],
    ['less than a yes', leaf('activo', 'lt', true), 'activo'],
    ['less than nothing', leaf('id', 'lt', null), 'id'],
  ])('%s is a 400 that names it', async (_, filter, name) => {
    const error = await filtered(filter).catch((e) => e)
    expect(error).toMatchObject({ kind: 'validation' })
    expect(error.message).toContain(name)
  })

  test('an unknown operator is a 400', async () => {
    await expect(filtered(leaf('id', 'like', 1))).rejects.toMatchObject({ kind: 'validation' })
  })

  const nested = (depth: number): object => (depth === 1 ? neg : { logic: 'and', filters: [nested(depth - 1)] })
  test('eight levels are allowed, nine are not', async () => {
    expect(await filtered(nested(8) as never)).toEqual(['NEG'])
    await expect(filtered(nested(9) as never)).rejects.toMatchObject({ kind: 'validation' })
  })

  test('fifty conditions are allowed, fifty-one are not', async () => {
    const many = (n: number) => ({ logic: 'or', filters: Array.from({ length: n }, () => neg) }) as never
    expect(await filtered(many(50))).toEqual(['NEG'])
    await expect(filtered(many(51))).rejects.toMatchObject({ kind: 'validation' })
  })
})
