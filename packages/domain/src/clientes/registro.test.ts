import { expect, test } from 'vitest'
import { comprobarPaso, ESTADOS_DE_REGISTRO, puedePasar } from './registro.ts'

/** From the row to the column. */
const TABLA = {
  solicitado: ['aprobado', 'rechazado'],
  aprobado: ['aprobado', 'rechazado', 'activado', 'caducado'],
  rechazado: ['aprobado'],
  activado: [],
  caducado: ['aprobado', 'rechazado'],
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
