import { modelos } from '@telar/contract/catalogo/modelos'
import { calendario } from '@telar/contract/produccion/calendario'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { masDias } from '@telar/domain/fecha'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { ordenPara } from '../../testing/produccion.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
})
afterAll(() => t.close())

const ALBA = 1
const LUNES = '2027-03-01'

test('the calendar shows what is due in its weeks, what is late and what has no day; an order is moved', async () => {
  const { tallas } = await admin.call(modelos.get, { params: { id: ALBA } })
  const de = async (fechaEntrega: string | null) =>
    (await ordenPara(t, admin, ALBA, { [tallas[0] as string]: 3 }, { fechaEntrega })).id
  const [enSuDia, lejos, tarde, sinDia] = [
    await de('2027-03-10'),
    await de('2027-09-01'),
    await de('2026-01-05'),
    await de(null),
  ]
  const ver = () => admin.call(calendario.calendario, { body: { desde: LUNES, semanas: 4 } })
  const hay = (await ver()).map(({ id }) => id)
  expect(hay).toEqual(expect.arrayContaining([enSuDia, tarde, sinDia]))
  expect(hay).not.toContain(lejos)
  expect((await ver()).find(({ id }) => id === tarde)).toMatchObject({ atrasada: true, pendientes: 3 })

  const params = { id: tarde }
  const { version } = await admin.call(ordenesfab.get, { params })
  const fechaEntrega = masDias(LUNES, 2)
  expect(await admin.call(calendario.promesasMovidas, { params, body: { fechaEntrega } })).toEqual([])
  await admin.call(calendario.moverEntrega, { params, body: { fechaEntrega, version } })
  expect((await ver()).find(({ id }) => id === tarde)).toMatchObject({ atrasada: false, fechaEntrega })
  await expect(
    admin.call(calendario.moverEntrega, { params, body: { fechaEntrega: '2027-05-01', version } }),
  ).rejects.toMatchObject({ status: 409 })
})
