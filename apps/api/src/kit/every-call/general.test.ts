import { AppSettings, appsettings } from '@telar/contract/casa/appsettings'
import { colores } from '@telar/contract/catalogo/colores'
import { temporadas } from '@telar/contract/catalogo/temporadas'
import { users } from '@telar/contract/identidad/users'
import { hoy } from '@telar/domain/fecha'
import { desc, eq } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditoriaTable } from '../../db/schema/casa/auditoria.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { casaQueFactura, facturador } from '../../testing/factura.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let token: string
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
  token = admin.tokens.get()?.token ?? ''
})
afterAll(() => t.close())

const color = (codigo: string, extra: object = {}) => ({ codigo, nombre: { es: codigo }, hex: '#123456', ...extra })
const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) =>
  t.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload ? { payload } : {}),
  })

describe('shapes', () => {
  test('names are camelCase, moments are ISO 8601 in UTC, days have no time', async () => {
    const id = await admin.call(colores.create, { body: color('SHAPE') })
    const row = await admin.call(colores.get, { params: { id } })
    expect(Object.keys(row).sort()).toEqual([
      'activo',
      'codigo',
      'creadoEn',
      'hex',
      'id',
      'modificadoEn',
      'nombre',
      'version',
    ])
    expect(row.creadoEn).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect((await admin.call(temporadas.last, {})).fechaInicio).toBe('2027-02-01')
  })

  test('money is a number with at most two decimals, and comes back as it went', async () => {
    const settings = AppSettings.parse(await admin.call(appsettings.get, {}))
    const save = (pedidoMinimo: number) =>
      admin.call(appsettings.update, { body: { ...settings, version: null, pedidoMinimo } })
    expect((await save(300.05)).pedidoMinimo).toBe(300.05)
    expect((await save(0.1)).pedidoMinimo).toBe(0.1)
    await expect(save(0.123)).rejects.toMatchObject({ fields: { pedidoMinimo: ['Demasiados decimales.'] } })
  })

  test('nulls are written', async () => {
    const [user] = await admin.call(users.list, {})
    expect(user).toMatchObject({ phoneNumber: null, imageUrl: null, clienteId: null, comercialId: null })
  })

  test('unknown fields are ignored', async () => {
    const answer = await send('POST', '/api/v1/colores', { ...color('EXTRA'), masCosas: { a: 1 }, id: 99 })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).not.toBe(99)
  })

  test('paths match whatever their case', async () => {
    expect((await send('GET', '/API/V1/Temporadas/LAST')).statusCode).toBe(200)
    expect((await send('POST', '/api/v1/COLORES/Search', {})).statusCode).toBe(200)
  })

  test('a bare string is text where the contract says text, and JSON where it says JSON', async () => {
    const forgot = await send('POST', '/api/users/forgot-password', { email: 'nobody@telar.test' })
    expect(forgot.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(typeof forgot.json()).toBe('string')
    const roles = await send('POST', '/api/users/roles', {
      userId: (await admin.call(users.list, {}))[1]?.id,
      userRoles: [],
    })
    expect(roles.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(roles.body).toMatch(/\.$/)
  })
})

describe('create and update', () => {
  test('answer the bare id', async () => {
    const created = await send('POST', '/api/v1/colores', color('BARE'))
    const id = created.json()
    expect(created.body).toBe(String(id))
    const updated = await send('PUT', `/api/v1/colores/${id}`, color('BARE2'))
    expect([updated.statusCode, updated.body]).toEqual([200, String(id)])
  })

  test('an id in the body that differs from the path is a 400', async () => {
    const id = await admin.call(colores.create, { body: color('PATH') })
    const answer = await send('PUT', `/api/v1/colores/${id}`, color('PATH', { id: id + 1 }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toHaveProperty('id')
    expect((await send('PUT', `/api/v1/colores/${id}`, color('PATH', { id }))).statusCode).toBe(200)
  })

  test('a stale update is a 409 and changes nothing', async () => {
    const id = await admin.call(colores.create, { body: color('STALE') })
    await admin.call(colores.update, { params: { id }, body: color('STALE', { version: 1 }) })
    await expect(
      admin.call(colores.update, { params: { id }, body: color('LATE', { version: 1 }) }),
    ).rejects.toMatchObject({ status: 409 })
    expect(await admin.call(colores.get, { params: { id } })).toMatchObject({ codigo: 'STALE', version: 2 })
  })

  test('two edits of the same version at once: one wins', async () => {
    const id = await admin.call(colores.create, { body: color('RACE') })
    const edits = await Promise.allSettled(
      ['A', 'B', 'C', 'D'].map((hex) =>
        admin.call(colores.update, { params: { id }, body: color('RACE', { version: 1, hex: `#${hex.repeat(6)}` }) }),
      ),
    )
    expect(edits.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await admin.call(colores.get, { params: { id } })).version).toBe(2)
  })

  test('a value that is taken is told beside its field', async () => {
    await expect(admin.call(colores.create, { body: color('NEG') })).rejects.toMatchObject({
      kind: 'validation',
      fields: { codigo: ['Ya hay otro con este valor.'] },
    })
  })
})

describe('delete', () => {
  test('answers the ids deleted, for an object and for a bare array', async () => {
    const a = await admin.call(colores.create, { body: color('DEL1') })
    const b = await admin.call(colores.create, { body: color('DEL2') })
    expect((await send('POST', '/api/v1/colores/delete', { ids: [a] })).json()).toEqual([a])
    expect((await send('POST', '/api/v1/colores/delete', [b])).json()).toEqual([b])
  })

  test('one that is in use stops all of them, and the message names what uses it', async () => {
    const free = await admin.call(colores.create, { body: color('FREE') })
    const error = await admin.call(colores.remove, { body: { ids: [free, 1] } }).catch((e) => e)
    expect(error).toMatchObject({ status: 409, message: '«Negro» no se puede borrar: lo usan 16 variantes de modelo.' })
    expect((await admin.call(colores.get, { params: { id: free } })).id).toBe(free)
  })

  test('one that is missing stops all of them', async () => {
    const free = await admin.call(colores.create, { body: color('FREE2') })
    await expect(admin.call(colores.remove, { body: { ids: [free, 2_000_000_000] } })).rejects.toMatchObject({
      status: 404,
    })
    expect((await admin.call(colores.get, { params: { id: free } })).id).toBe(free)
  })

  test('more than 200 at once are refused', async () => {
    const ids = Array.from({ length: 201 }, (_, i) => i + 1)
    await expect(admin.call(colores.remove, { body: { ids } })).rejects.toMatchObject({ kind: 'validation' })
  })
})

describe('exports', () => {
  test('an .xlsx attachment with a dated name and every row of the search, not a page', async () => {
    const answer = await send('POST', '/api/v1/temporadas/excel-export', { orderBy: 'codigo' })
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="temporadas-\d{4}-\d\d-\d\d\.xlsx"$/)
    expect(answer.headers['content-type']).toContain('spreadsheetml')
    const rows = await readSheet(answer.rawPayload)
    expect(rows).toHaveLength(3)
    const colours = await readSheet((await send('POST', '/api/v1/colores/excel-export', { orderBy: 'id' })).rawPayload)
    expect(colours.length).toBeGreaterThan(16)
  })

  test('with the columns and headings asked for, texts in the language of the caller, and no formulas', async () => {
    await admin.call(colores.create, { body: color('=1+1') })
    const columnas = [
      { campo: 'codigo', titulo: 'Código' },
      { campo: 'nombre', titulo: 'Nombre' },
    ]
    const answer = await send(
      'POST',
      '/api/v1/colores/excel-export',
      {
        columnas,
        orderBy: 'id',
        advancedFilter: {
          logic: 'or',
          filters: [
            { field: 'codigo', operator: 'eq', value: 'NEG' },
            { field: 'codigo', operator: 'eq', value: '=1+1' },
          ],
        },
      },
      { 'accept-language': 'ca' },
    )
    expect(await readSheet(answer.rawPayload)).toEqual([
      ['Código', 'Nombre'],
      ['NEG', 'Negre'],
      ['=1+1', '=1+1'],
    ])
  })

  test('as the list says it: words for states, formats for amounts and days, sums under them', async () => {
    const columnas = [
      { campo: 'codigo', titulo: 'Código', forma: 'texto' },
      { campo: 'activo', titulo: 'Activo', palabras: { true: 'Sí', false: 'No' } },
      { campo: 'id', titulo: 'Importe €', forma: 'dinero', suma: true },
      { campo: 'creadoEn', titulo: 'Alta', forma: 'momento' },
    ]
    const answer = await send('POST', '/api/v1/colores/excel-export', { columnas, orderBy: 'id' })
    const rows = await readSheet(answer.rawPayload)
    const body = rows.slice(1, -1)
    expect(rows[0]).toEqual(['Código', 'Activo', 'Importe €', 'Alta'])
    expect(new Set(body.map(([, activo]) => activo))).toEqual(new Set(['Sí']))
    const sum = body.reduce((n, [, , id]) => n + Number(id), 0)
    expect(rows.at(-1)?.slice(0, 3)).toEqual(['Total', expect.anything(), sum].map((one, i) => (i === 1 ? null : one)))
    const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload), { readStyles: true })
    const format = (column: number) => sheets[0]?.cells?.get(`1,${column}`)?.style?.numFmt
    expect([format(2), format(3)]).toEqual(['#,##0.00 "€"', 'dd/mm/yyyy hh:mm'])
  })

  test('a search that cannot be done is an error, not half a file', async () => {
    const answer = await send('POST', '/api/v1/colores/excel-export', { keyword: 'a\u0000b' })
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([400, undefined])
  })

  test('an unknown column is a 400', async () => {
    const answer = await send('POST', '/api/v1/colores/excel-export', {
      columnas: [{ campo: 'precio', titulo: 'Precio' }],
    })
    expect(answer.statusCode).toBe(400)
  })
})

describe('a key makes a create happen once', () => {
  const key = (value: string) => ({ 'idempotency-key': value })

  test('the same request again answers the same id', async () => {
    const first = await send('POST', '/api/v1/colores', color('ONCE'), key('k1'))
    const second = await send('POST', '/api/v1/colores', color('ONCE'), key('k1'))
    expect(second.body).toBe(first.body)
  })

  test('fifty at once make one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send('POST', '/api/v1/colores', color('FIFTY'), key('k2'))),
    )
    expect(new Set(answers.map((a) => `${a.statusCode} ${a.body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(200)
  })

  test('the same key with other data is a 409', async () => {
    await send('POST', '/api/v1/colores', color('K3'), key('k3'))
    expect((await send('POST', '/api/v1/colores', color('K3B'), key('k3'))).statusCode).toBe(409)
  })

  test('the same key at another address is a 409, never the answer of the first', async () => {
    await casaQueFactura(t)
    const clienteId = await clientePara(t, 'cliente@telar.test')
    const { emitir } = facturador(await t.as('ventas@telar.test'))
    const [una, otra] = [await emitir(clienteId), await emitir(clienteId)]
    const cobro = { fecha: hoy(t.house.reloj), medio: 'contado', importe: 1 }
    const pagar = (id: number) => send('POST', `/api/v1/facturas/${id}/cobros`, cobro, key('pago'))
    expect((await pagar(una)).json().id).toBe(una)
    expect((await pagar(una)).json().id).toBe(una)
    expect((await pagar(otra)).statusCode).toBe(409)
  })

  test('a failed create does not use the key up', async () => {
    expect((await send('POST', '/api/v1/colores', color('NEG'), key('k4'))).statusCode).toBe(400)
    expect((await send('POST', '/api/v1/colores', color('K4'), key('k4'))).statusCode).toBe(200)
  })

  test("another person's key is another key", async () => {
    const other = (await t.as('produccion@telar.test')).tokens.get()?.token
    await send('POST', '/api/v1/colores', color('K5'), key('k5'))
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/v1/colores',
      headers: { authorization: `Bearer ${other}`, ...key('k5') },
      payload: color('K5B'),
    })
    expect(answer.statusCode).toBe(200)
  })
})

describe('audit', () => {
  test('keeps who, when, and what before and after, of every write', async () => {
    const id = await admin.call(colores.create, { body: color('AUD') })
    await admin.call(colores.update, { params: { id }, body: color('AUD', { hex: '#654321' }) })
    await admin.call(colores.remove, { body: { ids: [id] } })
    const rows = await t.house.db
      .select()
      .from(auditoriaTable)
      .where(eq(auditoriaTable.registro, String(id)))
      .orderBy(desc(auditoriaTable.id))
      .limit(3)
    expect(rows.map(({ accion, usuario, tabla }) => [accion, usuario, tabla])).toEqual([
      ['borrar', 'admin@telar.test', 'colores'],
      ['cambiar', 'admin@telar.test', 'colores'],
      ['crear', 'admin@telar.test', 'colores'],
    ])
    expect(rows[1]).toMatchObject({ antes: { hex: '#123456' }, despues: { hex: '#654321' } })
    expect(rows[0]?.despues).toBeNull()
    expect(rows[2]?.peticion).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('never keeps a password, not even its hash', async () => {
    const text = JSON.stringify(await t.house.db.select().from(auditoriaTable).where(eq(auditoriaTable.tabla, 'users')))
    expect(text).toContain('***')
    expect(text).not.toContain('argon2')
  })

  test('a write that fails leaves no trace', async () => {
    const before = await t.house.db.$count(auditoriaTable)
    await admin.call(colores.create, { body: color('NEG') }).catch(() => {})
    expect(await t.house.db.$count(auditoriaTable)).toBe(before)
  })
})
