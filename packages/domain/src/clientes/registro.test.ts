import { expect, test } from 'vitest'
import { comprobarPaso, diferencias, ESTADOS_DE_REGISTRO, puedePasar } from './registro.ts'

/** From the row to the column. */
const TABLA = {
  solicitado: ['aprobado', 'rechazado'],
  aprobado: ['aprobado', 'rechazado', 'activado', 'caducado', 'solicitado'],
  rechazado: ['aprobado'],
  activado: ['solicitado'],
  caducado: ['aprobado', 'rechazado', 'solicitado'],
}

test.each(ESTADOS_DE_REGISTRO)('from %s', (de) => {
  expect(ESTADOS_DE_REGISTRO.filter((a) => puedePasar(de, a))).toEqual(
    ESTADOS_DE_REGISTRO.filter((a) => (TABLA[de] as string[]).includes(a)),
  )
})

test('another move is refused by name', () => {
  expect(() => comprobarPaso('activado', 'rechazado')).toThrow('registro.no-rechazado')
  expect(() => comprobarPaso('solicitado', 'activado')).toThrow('registro.no-activado')
})

test.each([
  ['all the same', { nif: 'B-12345674', email: 'A@example.com' }, []],
  ['without a NIF', { nif: null, email: 'b@example.com' }, []],
  ['another NIF', { nif: 'B87654321', email: 'a@example.com' }, ['nif']],
  ['another e-mail', { nif: 'b12345674', email: 'c@example.com' }, ['email']],
  ['both', { nif: 'X', email: '' }, ['nif', 'email']],
])('%s', (_, dicho, distintas) => {
  const cliente = { nif: 'B12345674', emails: ['a@example.com', 'B@example.com'] }
  expect(diferencias(dicho, cliente)).toEqual(distintas)
})
