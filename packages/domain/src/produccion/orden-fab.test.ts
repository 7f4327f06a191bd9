import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  comprobarCierre,
  comprobarCuentas,
  comprobarMovimientoAMano,
  comprobarMovimientoDeOrden,
  comprobarRecepcion,
  ESTADOS_DE_ORDEN,
  type EstadoDeOrden,
  estadoSegunCuentas,
  exceso,
  movimientosAMano,
  movimientosDeOrden,
  numeroDeOrden,
  pendiente,
  planCorregido,
  porCortar,
  porRecibir,
} from './orden-fab.ts'

const TABLA: Record<EstadoDeOrden, [todos: EstadoDeOrden[], aMano: EstadoDeOrden[]]> = {
  borrador: [
    ['lanzada', 'anulada'],
    ['lanzada', 'anulada'],
  ],
  lanzada: [
    ['borrador', 'cortada', 'anulada'],
    ['borrador', 'anulada'],
  ],
  cortada: [['lanzada', 'enTaller', 'recibidaParcial'], ['enTaller']],
  enTaller: [['lanzada', 'cortada', 'recibidaParcial'], ['cortada']],
  recibidaParcial: [['lanzada', 'enTaller', 'cerrada'], []],
  cerrada: [[], []],
  anulada: [[], []],
}

test.each(ESTADOS_DE_ORDEN)('from %s', (estado) => {
  const [todos, aMano] = TABLA[estado]
  expect(movimientosDeOrden(estado)).toEqual(todos)
  expect(movimientosAMano(estado)).toEqual(aMano)
})

test('what is not in the table is refused', () => {
  expect(() => comprobarMovimientoDeOrden('borrador', 'cerrada')).toThrow('orden.movimiento')
  expect(() => comprobarMovimientoDeOrden('recibidaParcial', 'recibidaParcial')).not.toThrow()
  expect(() => comprobarMovimientoAMano('lanzada', 'cortada')).toThrow('orden.movimiento')
  expect(() => comprobarMovimientoAMano('lanzada', 'lanzada')).toThrow('orden.ya')
})

const celda = {
  ...{ colorId: 1, talla: '38', prevista: 10 },
  ...{ cortada: 9, recibida: 4, segunda: 1, perdida: 0, cerrada: 0 },
}

test.each([
  ['what is owed', { colorId: 1, talla: '38', recibida: 3, segunda: 0, perdida: 1 }, true],
  ['more than was cut', { colorId: 1, talla: '38', recibida: 4, segunda: 1, perdida: 0 }, false],
  ['another size', { colorId: 1, talla: '40', recibida: 1, segunda: 0, perdida: 0 }, false],
  ['another colour', { colorId: 2, talla: '38', recibida: 1, segunda: 0, perdida: 0 }, false],
])('receiving %s', (_, recepcion, bien) => {
  const recibir = () => comprobarRecepcion([celda], [recepcion])
  if (bien) expect(recibir).not.toThrow()
  else expect(recibir).toThrow('orden.mas-que-cortado')
})

test.each([
  ['nothing cut', { ...celda, cortada: 0, recibida: 0, segunda: 0 }, [10, 10, 0]],
  ['cut in part, back in part', celda, [5, 1, 4]],
  ['one is lost', { ...celda, perdida: 1 }, [4, 1, 3]],
  ['what was not cut is closed', { ...celda, cerrada: 1 }, [4, 0, 4]],
  ['more than that is closed', { ...celda, cerrada: 3 }, [2, 0, 2]],
])('what is still to come of a plan, to be cut and to come back: %s', (_, una, cuentas) => {
  expect([pendiente(una), porCortar(una), porRecibir(una)]).toEqual(cuentas)
})

test('whatever is counted, the plan is what came, what is lost, what is closed and what is still to come', () => {
  const n = fc.nat(20)
  fc.assert(
    fc.property(fc.tuple(n, n, n, n, n, n), ([extra, recibida, segunda, perdida, fuera, cerrada]) => {
      const cortada = recibida + segunda + perdida + fuera
      const prevista = Math.max(cortada, recibida + segunda + perdida + cerrada) + extra
      const una = { prevista, cortada, recibida, segunda, perdida, cerrada }
      expect(recibida + segunda + perdida + cerrada + pendiente(una)).toBe(prevista)
      expect(Math.min(pendiente(una), porCortar(una), porRecibir(una))).toBeGreaterThanOrEqual(0)
      expect(porRecibir(una)).toBeLessThanOrEqual(cortada - recibida - segunda - perdida)
    }),
  )
})

test.each([
  ['as planned', 10, 1, 0],
  ['more than planned', 10, 3, 2],
  ['of what is closed', 9, 1, 0],
])('cutting %s raises the plan by what is beyond it', (_, prevista, cortadas, sube) => {
  expect(exceso({ ...celda, prevista, cortada: prevista - 1 }, cortadas)).toBe(sube)
})

test.each([
  ['fewer than were planned', { cortada: 8, recibida: 4, segunda: 1, perdida: 0 }, 0, 0],
  ['more than were planned', { cortada: 12, recibida: 4, segunda: 1, perdida: 0 }, 0, 2],
  ['what the plan was raised for, in part', { cortada: 8, recibida: 4, segunda: 1, perdida: 0 }, 3, -1],
  ['more came back', { cortada: 11, recibida: 9, segunda: 1, perdida: 1 }, 0, 1],
])('counts put right move the plan: %s', (_, ahora, subido, cambio) => {
  expect(planCorregido(celda, ahora, subido)).toBe(cambio)
})

test('no more is closed than is still to come', () => {
  const cerrar = (cantidad: number) => () => comprobarCierre([celda], [{ colorId: 1, talla: '38', cantidad }])
  expect(cerrar(5)).not.toThrow()
  expect(cerrar(6)).toThrow('orden.mas-que-pendiente')
})

test.each<[string, EstadoDeOrden, typeof celda, number, EstadoDeOrden]>([
  ['something came back', 'enTaller', celda, 1, 'recibidaParcial'],
  ['nothing came back after all', 'recibidaParcial', { ...celda, recibida: 0, segunda: 0 }, 1, 'enTaller'],
  ['nothing was cut after all', 'cortada', { ...celda, cortada: 0, recibida: 0, segunda: 0 }, 0, 'lanzada'],
  ['nothing was cut, but cloth was taken', 'cortada', { ...celda, cortada: 0, recibida: 0, segunda: 0 }, 2, 'cortada'],
  ['something is cut', 'lanzada', { ...celda, cortada: 3, recibida: 0, segunda: 0 }, 0, 'cortada'],
  ['more is cut while some is sewn', 'enTaller', { ...celda, recibida: 0, segunda: 0 }, 2, 'enTaller'],
  ['fewer were cut', 'cortada', { ...celda, cortada: 3, recibida: 0, segunda: 0 }, 2, 'cortada'],
])('counts put right: %s', (_, antes, cuenta, consumos, despues) => {
  expect(estadoSegunCuentas(antes, [cuenta], consumos)).toBe(despues)
  if (antes !== despues) expect(movimientosDeOrden(antes)).toContain(despues)
})

test('no more comes back than was cut', () => {
  expect(() => comprobarCuentas([celda])).not.toThrow()
  expect(() => comprobarCuentas([{ ...celda, cortada: 4 }])).toThrow('orden.cuenta')
})

test('a number', () => {
  expect(numeroDeOrden(2026, 12)).toBe('OF2026/00012')
})
