import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { contar } from './historias.ts'
import { abrirMundo, type Mundo } from './mundo.ts'

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
  const { fallo } = await contar(mundo, { historias: 12, pasos: 40, semilla: 20_261_116 })
  expect(fallo ?? '').toBe('')
})

test('a story that ends badly is told as short as it gets', { timeout: 60_000 }, async () => {
  const { faltas } = mundo
  const mal = { nombre: 'nunca', que: 'un pedido', esperado: '0', hallado: '1' }
  mundo.faltas = async () => ((await mundo.ids('select id from pedidos limit 1')).length > 0 ? [mal] : [])
  const { fallo } = await contar(mundo, { historias: 5, pasos: 20, semilla: 1 })
  mundo.faltas = faltas
  const pasos = fallo?.split('\n').filter((linea) => linea.startsWith('  —'))
  expect(fallo).toMatch(/^nunca: un pedido/)
  expect(fallo).toContain('npm run cuadre -- --seed 1')
  expect(pasos).toHaveLength(1)
  expect(pasos?.[0]).toContain('pedir')
})
