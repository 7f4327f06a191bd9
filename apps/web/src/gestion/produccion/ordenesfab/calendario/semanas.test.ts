import { expect, test } from 'vitest'
import { enSemana, filasDe, lunesDesde } from './semanas.ts'

const orden = (id: number, fechaEntrega: string | null, tallerId: number | null = 1) => ({
  ...{ id, fechaEntrega, tallerId, version: 1, numero: String(id), modelo: '1', nombre: 'Vestido' },
  ...{
    taller: tallerId === null ? null : `Taller ${tallerId}`,
    estado: 'lanzada' as const,
    atrasada: false,
    pendientes: 5,
  },
})

test('orders stand in the week in which they are due, with its load; late ones and those without a day before it', () => {
  const lunes = lunesDesde('2027-03-03')
  expect(lunes[0]).toBe('2027-03-01')
  const [filas, otras] = filasDe(
    [
      orden(1, '2027-03-02'),
      orden(2, '2027-03-07'),
      orden(3, '2027-02-01'),
      orden(4, null),
      orden(5, '2027-03-08', null),
    ],
    lunes,
  )
  expect(filas?.antes.map(({ id }) => id)).toEqual([3, 4])
  expect(filas?.semanas[0]).toMatchObject({ lunes: '2027-03-01', prendas: 10 })
  expect(otras).toMatchObject({ tallerId: null })
})

test.each([
  ['2027-03-04', '2027-03-15', '2027-03-18'],
  [null, '2027-03-15', '2027-03-15'],
])('%s in the week of %s is %s', (dia, lunes, nuevo) => {
  expect(enSemana(dia, lunes)).toBe(nuevo)
})
