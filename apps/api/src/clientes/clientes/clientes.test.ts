import { clientes } from '@telar/contract/clientes/clientes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { paises } from '../../testing/registros.ts'

let t: TestApp
let ventas: Awaited<ReturnType<TestApp['as']>>
let pais: Record<string, number>
const ids: Record<string, number> = {}
beforeAll(async () => {
  t = await testApp()
  ventas = await t.as('ventas@telar.test')
  pais = await paises(t)
  const { data } = await ventas.call(clientes.search, { body: { pageSize: 100 } })
  for (const { id, codigo } of data) ids[codigo] = id
})
afterAll(() => t.close())

const id = (codigo: string) => ids[codigo] as number
const entero = (codigo: string) => ventas.call(clientes.get, { params: { id: id(codigo) } })

const fiscal = { calle: 'Gran Via, 1', codigoPostal: '28013', ciudad: 'Madrid', pais: 'ES' }
const nuevo = (extra: object = {}) => ({
  razonSocial: 'Nueva, S.L.',
  nif: 'B12345674',
  countryId: pais.ES as number,
  direccionFiscal: fiscal,
  ...extra,
})
const errores = (body: object) =>
  ventas.call(clientes.create, { body: nuevo(body) }).then(
    () => ({}),
    (error) => error.fields,
  )

describe('a customer', () => {
  test('is created with the next code, read whole, changed and deleted', async () => {
    const created = await ventas.call(clientes.create, {
      body: nuevo({
        nif: 'b-12.345.674',
        telefono: '91 020 01 12',
        iban: 'es91 2100 0418 4502 0005 1332',
        contactos: [{ contactoTipoId: 1, nombre: 'Ana', medios: [{ contactoMedioTipoId: 2, valor: '600 20 01 12' }] }],
      }),
    })
    const cliente = await ventas.call(clientes.get, { params: { id: created } })
    expect(cliente).toMatchObject({
      codigo: '0009',
      nif: 'B12345674',
      iban: 'ES9121000418450200051332',
      telefono: '+34 910 20 01 12',
      provincia: 'Madrid',
      diasPago: [30],
      contactos: [{ nombre: 'Ana', medios: [{ contactoMedioTipoId: 2, valor: '+34 600 20 01 12' }] }],
      users: [],
    })
    const [ana] = cliente.contactos
    const change = {
      ...cliente,
      diasPago: [0, 60],
      contactos: [
        { ...ana, nombre: 'Ana Pi' },
        { contactoTipoId: 2, nombre: 'Eva' },
      ],
    }
    await ventas.call(clientes.update, { params: { id: created }, body: change as never })
    const changed = await ventas.call(clientes.get, { params: { id: created } })
    expect(changed.contactos.map(({ id: key, nombre }) => [key === ana?.id, nombre])).toEqual([
      [true, 'Ana Pi'],
      [false, 'Eva'],
    ])
    expect(changed.diasPago).toEqual([0, 60])
    await expect(
      ventas.call(clientes.update, { params: { id: created }, body: { ...nuevo(), version: 1 } }),
    ).rejects.toMatchObject({ status: 409 })
    expect(await ventas.call(clientes.remove, { body: { ids: [created] } })).toEqual([created])
  })

  test('without the list of contacts keeps them', async () => {
    const { contactos: _, ...rest } = await entero('0002')
    await ventas.call(clientes.update, { params: { id: id('0002') }, body: rest as never })
    expect((await entero('0002')).contactos).toHaveLength(2)
  })

  test('cannot take over the contacts of another', async () => {
    const [ajeno] = (await entero('0001')).contactos
    const cliente = await entero('0002')
    const body = { ...cliente, contactos: [{ id: ajeno?.id, contactoTipoId: 1, nombre: 'X' }] }
    await expect(
      ventas.call(clientes.update, { params: { id: id('0002') }, body: body as never }),
    ).rejects.toMatchObject({ status: 404 })
    expect((await entero('0001')).contactos).toHaveLength(1)
  })

  test('created twenty times at once get twenty codes', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        ventas.call(clientes.create, {
          body: nuevo({ nif: `P${i}00000`, countryId: pais.US, direccionFiscal: { ...fiscal, pais: 'US' } }),
        }),
      ),
    )
    const rows = await ventas.call(clientes.listByIds, { body: { ids: made } })
    expect(rows.map((row) => row.id)).toEqual(made)
    expect(new Set(rows.map(({ codigo }) => codigo)).size).toBe(20)
    await ventas.call(clientes.remove, { body: { ids: made } })
  })

  test('that an account, a request or an order uses is not deleted', async () => {
    const libre = await ventas.call(clientes.create, { body: nuevo({ nif: 'A12345674' }) })
    await expect(ventas.call(clientes.remove, { body: { ids: [libre, id('0002')] } })).rejects.toMatchObject({
      status: 409,
      messages: ['«Prat Moda, S.L.» no se puede borrar: lo usan 1 usuarios.'],
    })
    await ventas.call(clientes.get, { params: { id: libre } })
  })

  test('is found as one types', async () => {
    const find = async (keyword: string) =>
      (await ventas.call(clientes.searchAutocomplete, { body: { keyword } })).map(({ codigo }) => codigo)
    expect(await find('carvalho')).toEqual(['0005'])
    expect(await find('b6200')).toEqual(['0002'])
    expect(await find('0003')).toEqual(['0003'])
    expect(await find('100%')).toEqual([])
  })

  test('goes into a spreadsheet', async () => {
    const sheet = await ventas.call(clientes.export, { body: { keyword: 'porto' } })
    expect(sheet.size).toBeGreaterThan(1000)
  })
})

describe('what is refused, beside its field', () => {
  test.each([
    ['the letter of a NIF', { nif: '12345678A' }, 'nif', 'La letra del NIF no corresponde.'],
    ['a NIF that another has', { nif: 'B62000104' }, 'nif', 'Ya hay un cliente con este NIF.'],
    ['a VAT number', { nifIva: 'PT509000127' }, 'nifIva', 'No es un número de IVA válido: revise las cifras.'],
    ['a VAT number of nowhere', { nifIva: 'B62000104' }, 'nifIva', 'Ha de empezar por las letras'],
    ['an IBAN', { iban: 'ES9121000418450200051331' }, 'iban', 'Las cifras de control del IBAN no corresponden.'],
    ['a telephone', { telefono: '12' }, 'telefono', 'No es un número de teléfono'],
    [
      'a postcode',
      { direccionFiscal: { ...fiscal, codigoPostal: '99001' } },
      'direccionFiscal.codigoPostal',
      'No es un código postal',
    ],
    [
      'an address elsewhere',
      { direccionFiscal: { ...fiscal, pais: 'PT', codigoPostal: '1000' } },
      'direccionFiscal.pais',
      'del país del NIF',
    ],
    [
      'the recargo of a company',
      { recargoEquivalencia: true },
      'recargoEquivalencia',
      'una sociedad no puede acogerse',
    ],
    ['payment after 90 days', { diasPago: [30, 90] }, 'diasPago', 'más de 60 días'],
    ['a discount over 100', { dtoComercial: 101 }, 'dtoComercial', 'Ha de ser 100 o menos.'],
    ['a forced regime without a reason', { regimenForzado: 4 }, 'regimenMotivo', 'necesita un motivo'],
    ['a rep who is not there', { comercialId: 999_999 }, 'comercialId', 'ya no existe'],
    ['a country that is not there', { countryId: 999_999 }, 'countryId', 'ya no existe'],
    [
      'the mail of a contact',
      { contactos: [{ contactoTipoId: 1, nombre: 'A', medios: [{ contactoMedioTipoId: 3, valor: 'x' }] }] },
      'contactos.0.medios.0.valor',
      'No es una dirección de correo.',
    ],
  ])('%s', async (_, body, field, sentence) => {
    const fields = await errores(body)
    expect(Object.keys(fields)).toEqual([field])
    expect(fields[field][0]).toContain(sentence)
  })

  test('everything that is wrong is said at once', async () => {
    expect(
      Object.keys(await errores({ nif: '12345678A', nifIva: 'PT1', telefono: '1', recargoEquivalencia: true })).sort(),
    ).toEqual(['nif', 'nifIva', 'telefono'].sort())
  })

  test('in the language of who asks', async () => {
    const body = nuevo({ nif: '12345678A' })
    const client = await t.as('ventas@telar.test', 'ca')
    await expect(client.call(clientes.create, { body })).rejects.toMatchObject({
      fields: { nif: ['La lletra del NIF no correspon.'] },
    })
  })
})

describe('the regime', () => {
  test.each([
    ['0001', 2, 'recargo'],
    ['0002', 1, 'interior'],
    ['0004', 4, 'territorio-aparte'],
    ['0005', 3, 'intracomunitaria'],
    ['0006', 1, 'ue-sin-vies'],
    ['0007', 4, 'fuera-de-la-ue'],
  ])('of %s is %i, with its reason', async (codigo, regimen, motivo) => {
    const answer = await ventas.call(clientes.regimen, { params: { id: id(codigo) } })
    expect(answer).toMatchObject({ regimen, motivo })
    expect(answer.texto.length).toBeGreaterThan(20)
  })

  test('is of the address that is asked about', async () => {
    const params = { id: id('0002') }
    expect((await ventas.call(clientes.regimen, { params, query: { direccion: 1 } })).regimen).toBe(1)
    await expect(ventas.call(clientes.regimen, { params, query: { direccion: 7 } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('is forced by who may approve, with a reason', async () => {
    const { contactos: _, ...rest } = await entero('0006')
    const body = { ...rest, regimenForzado: 3, regimenMotivo: 'Certificado a la vista' } as never
    await ventas.call(clientes.update, { params: { id: id('0006') }, body })
    expect(await ventas.call(clientes.regimen, { params: { id: id('0006') } })).toMatchObject({
      regimen: 3,
      motivo: 'forzado',
    })
  })
})
