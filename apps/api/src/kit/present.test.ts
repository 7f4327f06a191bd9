import { expect, test } from 'vitest'
import { z } from 'zod'
import { inParts, inWords, present, Written } from './present.ts'

const Ficha = z.object({ id: z.int(), nombre: z.string(), variantes: z.array(z.object({ talla: z.string() })) })
const FICHA = inParts(Ficha, 'variantes')
const PRIVADO = { coste: 12.5 }

test('an answer in two parts is the answer, and says nothing that its schema does not name', () => {
  const modelo = { id: 1, nombre: 'Vestido "Alba"', ...PRIVADO }
  const variantes = [{ talla: 'S', ...PRIVADO }]
  const whole = FICHA.whole(FICHA.first(modelo), { variantes })
  expect(inWords(whole)).toBe(JSON.stringify(Ficha.parse({ ...modelo, variantes })))
})

test('a part that is not as the schema says is an accident, not an answer', () => {
  expect(() => FICHA.first({ id: 1, nombre: 2 } as never)).toThrow('All but variantes would answer other than it says')
  expect(() => FICHA.whole('{"id":1}', { variantes: [{}] } as never)).toThrow('variantes would answer other')
})

test('what stands in words is presented already', () => {
  const written = new Written('{"id":1}')
  expect(present({ as: 'json', method: 'GET', path: '/x', response: Ficha } as never, written)).toBe(written)
})
