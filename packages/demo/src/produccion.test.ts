import { type TestApp, testApp } from '@telar/api/testing/app'
import { problemaDeNif } from '@telar/contract/checks/nif'
import { escandallos } from '@telar/contract/produccion/escandallos'
import { materias } from '@telar/contract/produccion/materias'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { codigoPostalValido } from '@telar/domain/casa/provincia'
import { hoy } from '@telar/domain/fecha'
import { ESTADOS_DE_ORDEN } from '@telar/domain/produccion/orden-fab'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCatalogue } from './fill-catalogue.ts'
import { fillProduccion } from './fill-produccion.ts'
import { DEMO_PROVEEDORES } from './produccion.ts'

let t: TestApp
let produccion: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  t = await testApp()
  await t.owner.execute(
    'truncate colores, temporadas, modelo_tipos, modelos, imagenes, colecciones, web_banners restart identity cascade',
  )
  await t.house.db.transaction(async (tx) => {
    await fillCatalogue(tx)
    await fillProduccion(tx, hoy(t.house.reloj))
  })
  produccion = await t.as('produccion@telar.test')
})
afterAll(() => t.close())

test.each(DEMO_PROVEEDORES)('$razonSocial would pass the checks', async ({ nif, direccion }) => {
  expect(await problemaDeNif(direccion.pais, nif)).toBeUndefined()
  expect(codigoPostalValido(direccion)).toBe(true)
})

test('the demo has cloth under its minimum and over it, and some on its way', async () => {
  const { data } = await produccion.call(materias.search, { body: { pageSize: 100 } })
  expect(data.some(({ bajoMinimo }) => bajoMinimo)).toBe(true)
  expect(data.some(({ bajoMinimo, stock }) => !bajoMinimo && stock > 0)).toBe(true)
  expect(data.some(({ enCamino }) => enCamino > 0)).toBe(true)
})

test('a manufacturing order in every state, one of them late, and the sheet of the worked example', async () => {
  const { data } = await produccion.call(ordenesfab.search, { body: { pageSize: 100 } })
  expect(new Set(data.map(({ estado }) => estado))).toEqual(new Set(ESTADOS_DE_ORDEN))
  expect(data.some(({ atrasada }) => atrasada)).toBe(true)
  expect(data.find(({ estado }) => estado === 'cerrada')?.costeReal).toBeGreaterThan(0)
  const alba = data.find(({ modelo }) => modelo === '1215')
  const hoja = await produccion.call(escandallos.getEscandallo, { params: { id: alba?.modeloId ?? 0 } })
  expect(hoja).toMatchObject({ subtotal: 16.32, coste: 17.63, precioTeorico: 27.12, precio: 27.9 })
})
