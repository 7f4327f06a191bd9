import { appsettings } from '@telar/contract/casa/appsettings'
import { codigos } from '@telar/contract/catalogo/codigos'
import { modelos } from '@telar/contract/catalogo/modelos'
import { esGtin } from '@telar/domain/casa/codigos'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
const MODELO = 1

beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
  await t.house.db.execute(sql`update modelo_variantes set ean = null`)
})
afterAll(() => t.close())

const conPrefijo = async (prefijo: string) => {
  const { version, tema, empresa, anuncio } = await admin.call(appsettings.get, {})
  await admin.call(appsettings.update, {
    body: { version, tema, empresa, anuncio, codigos: { prefijo, desde: 0, hasta: null } },
  })
}
const eansDe = async (id: number) => (await admin.call(modelos.get, { params: { id } })).variantes.map(({ ean }) => ean)
const guardar = async (id: number, ean: string) => {
  const modelo = await admin.call(modelos.get, { params: { id } })
  const variantes = modelo.variantes.map(({ colorId, talla, ean: suyo }, i) => ({
    ...{ colorId, talla, ean: i === 0 ? ean : suyo },
  }))
  return admin.call(modelos.update, { params: { id }, body: { ...modelo, variantes, fotos: undefined } })
}

test('without the prefix of the house no code is given, and it is said where to put it', async () => {
  await conPrefijo('')
  await expect(admin.call(codigos.dar, { body: { modeloIds: [MODELO] } })).rejects.toMatchObject({
    messages: [expect.stringContaining('prefijo GS1')],
  })
})

test('who give codes at once never give the same one', async () => {
  await conPrefijo('8412345')
  await Promise.all([1, 2, 3].map((id) => admin.call(codigos.dar, { body: { modeloIds: [id] } })))
  const dados = (await Promise.all([1, 2, 3].map(eansDe))).flat()
  expect(dados.every((ean) => ean?.startsWith('8412345') && esGtin(ean))).toBe(true)
  expect(new Set(dados).size).toBe(dados.length)
  expect(await admin.call(codigos.dar, { body: { modeloIds: [1] } })).toEqual({ dados: 0 })
})

test('a code that a garment had is not given again when it is gone', async () => {
  const [antes = ''] = (await eansDe(3)) as string[]
  await t.house.db.execute(sql`update modelo_variantes set ean = null where modelo_id = 3`)
  await t.house.db.execute(sql`update contadores set ultimo = 0 where serie like 'EAN%'`)
  await admin.call(codigos.dar, { body: { modeloIds: [3] } })
  expect(await eansDe(3)).not.toContain(antes)
  const estado = await admin.call(codigos.estado, {})
  expect(estado).toMatchObject({ repetidos: [], con: expect.any(Number) })
})

test('a code whose check digit is wrong, or that is another’s, is refused in words', async () => {
  await expect(guardar(MODELO, '8412345678904')).rejects.toMatchObject({
    fields: { variantes: [expect.stringContaining('dígito de control')] },
  })
  const [ajeno = ''] = (await eansDe(2)) as string[]
  await expect(guardar(MODELO, ajeno)).rejects.toMatchObject({
    fields: { variantes: [expect.stringMatching(/ya es de \d+ /)] },
  })
  await guardar(MODELO, '8400000000017')
  expect((await eansDe(MODELO))[0]).toBe('8400000000017')
})
