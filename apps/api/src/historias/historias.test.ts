import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { abrirMundo } from './abrir.ts'
import { contar } from './historias.ts'
import type { Mundo } from './mundo.ts'
import { leerOrden } from './orden.ts'

// The long run, thousands of stories, is `npm run cuadre`.
let base: TestDatabase
let mundo: Mundo
beforeAll(async () => {
  base = await createTestDatabase()
  mundo = await abrirMundo(base.url)
})
afterAll(async () => {
  await mundo.cerrar()
  await base.drop()
})

test('whatever people do, alone or at once, the books agree after every step', { timeout: 300_000 }, async () => {
  const { fallo } = await contar(mundo, { historias: 12, pasos: 20, semilla: 20_261_116 })
  expect(fallo ?? '').toBe('')
})

const UN_RECUENTO = { nombre: 'nunca', que: 'un recuento', esperado: '0', hallado: '1' }

test('a story that ends badly is told as short as it gets, and can be heard again by one command', async () => {
  const { faltas } = mundo
  mundo.faltas = async () => ((await mundo.ids('select id from recuentos limit 1')).length > 0 ? [UN_RECUENTO] : [])
  const { fallo, historias } = await contar(mundo, { historias: 20, pasos: 20, semilla: -7 })
  const lineas = fallo?.split('\n') ?? []
  const pasos = lineas.filter((linea) => linea.startsWith('  —'))
  expect(fallo).toMatch(/^nunca: un recuento/)
  expect(pasos).toHaveLength(1)
  expect(pasos[0]).toContain('contar')
  expect(historias).toBeGreaterThan(1)

  const [, orden = ''] = lineas.at(-1)?.split('npm run cuadre -- ') ?? []
  const otraVez = await contar(mundo, leerOrden(orden.split(' ')))
  mundo.faltas = faltas
  // Two who act at once may be answered in either order.
  const enOrden = (dicho: string | null | undefined) => dicho?.split('\n').sort()
  expect({ ...otraVez, fallo: enOrden(otraVez.fallo) }).toEqual({ historias: 1, pasos: 1, fallo: enOrden(fallo) })
})
