import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { change } from './change.ts'

const opcional = z
  .string()
  .trim()
  .max(5)
  .nullable()
  .default(null)
  .transform((texto) => texto || null)
const Nuevo = z.object({
  codigo: z.string().trim().min(1),
  activo: z.boolean().default(true),
  nota: opcional,
  iban: opcional.superRefine((iban, contexto) => {
    if (iban === 'malo') contexto.addIssue({ code: 'custom', message: 'iban' })
  }),
  dias: z
    .array(z.int())
    .max(2)
    .default([30])
    .refine((dias) => !dias.includes(0), { message: 'dias' }),
  contactos: z.array(z.object({ nombre: z.string().default('') })).optional(),
  textos: z.object({ es: z.string(), en: z.string().default('') }),
})
const Cambio = change(Nuevo)
const base = { codigo: 'A', textos: { es: 'a' } }

describe('what may be sent to change a row', () => {
  test('names what a new row must have, and nothing is made up for the rest', () => {
    expect(Cambio.parse(base)).toEqual({ codigo: 'A', textos: { es: 'a', en: '' } })
    expect(Object.keys(Cambio.parse(base))).toEqual(['codigo', 'textos'])
    expect(Cambio.safeParse({ textos: { es: 'a' } }).success).toBe(false)
    expect(Nuevo.parse(base)).toMatchObject({ activo: true, nota: null, dias: [30] })
  })

  test('what is sent is taken as for a new row', () => {
    const sent = { ...base, activo: false, nota: '', iban: ' ES1 ', dias: [1], version: 3, id: 7 }
    expect(Cambio.parse(sent)).toEqual({
      ...{ codigo: 'A', activo: false, nota: null, iban: 'ES1', dias: [1], version: 3 },
      textos: { es: 'a', en: '' },
    })
  })

  test.each([
    ['activo', null],
    ['nota', 'too long'],
    ['iban', 'malo'],
    ['dias', [0]],
    ['dias', [1, 2, 3]],
    ['version', 'x'],
  ])('%s: %j is refused as ever', (campo, valor) => {
    const { error } = Cambio.safeParse({ ...base, [campo]: valor })
    expect(error?.issues.map(({ path }) => path[0])).toEqual([campo])
  })

  test('a rule across fields is not lost in silence', () => {
    expect(() => change(z.object({ a: z.int(), b: z.int() }).refine(({ a, b }) => a < b))).toThrow('across fields')
  })
})
