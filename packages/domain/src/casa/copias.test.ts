import { expect, test } from 'vitest'
import { COPIAS_INICIALES, sobran } from './copias.ts'

const AHORA = new Date('2026-11-16T05:00:00Z')
const hace = (dias: number) => new Date(AHORA.getTime() - dias * 86_400_000).toISOString()
const diarias = (dias: number) => Array.from({ length: dias }, (_, n) => ({ nombre: `d${n}`, hecha: hace(n) }))

test('a year and a half of nights leaves a week of days, a month of weeks and a year of months', () => {
  const todas = diarias(550)
  const fuera = new Set(sobran(todas, COPIAS_INICIALES, AHORA))
  const quedan = todas.filter(({ nombre }) => !fuera.has(nombre))
  expect(quedan.length).toBeGreaterThanOrEqual(7 + 3 + 10)
  expect(quedan.length).toBeLessThanOrEqual(7 + 4 + 12)
  expect(quedan.slice(0, 7).map(({ nombre }) => nombre)).toEqual(['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6'])
  expect(quedan.at(-1)?.hecha.slice(0, 7)).toBe('2025-12')
})

test('the newest stays however old it is', () => {
  expect(sobran([{ nombre: 'vieja', hecha: hace(4000) }], COPIAS_INICIALES, AHORA)).toEqual([])
  expect(
    sobran(
      [
        { nombre: 'vieja', hecha: hace(4000) },
        { nombre: 'hoy', hecha: hace(0) },
      ],
      COPIAS_INICIALES,
      AHORA,
    ),
  ).toEqual(['vieja'])
})
