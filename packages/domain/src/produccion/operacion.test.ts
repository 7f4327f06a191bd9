import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Camino,
  cerradasDe,
  comprobarRuta,
  comprobarSalida,
  comprobarVuelta,
  cuadran,
  enTaller,
  esperan,
  fuera,
  NADA_HECHO,
  numeroDeNota,
  pasoDirecto,
  principalDe,
} from './operacion.ts'

const camino = (cortada: number, ...etapas: [number, number, number, number][]): Camino => ({
  cortada,
  cerradas: 0,
  etapas: etapas.map(([enviadas, buenas, segundas, perdidas]) => ({ enviadas, buenas, segundas, perdidas })),
})

test('what waits for an operation is what came well out of the one before and has not left', () => {
  const uno = camino(10, [8, 5, 1, 0], [3, 2, 0, 1], [0, 0, 0, 0])
  expect(esperan(uno)).toEqual([2, 2, 2])
  expect(uno.etapas.map(fuera)).toEqual([2, 0, 0])
  expect(enTaller(uno.etapas)).toBe(2)
  expect(cuadran(uno)).toBe(true)
})

test('what was closed is taken from those that are least far on', () => {
  const uno = { ...camino(10, [8, 5, 1, 0], [3, 2, 0, 1]), cerradas: 3 }
  expect(esperan(uno)).toEqual([0, 1])
  expect(cuadran(uno)).toBe(true)
  expect(cuadran({ ...uno, cerradas: 5 })).toBe(false)
  expect(cerradasDe({ prevista: 12, cortada: 10, cerrada: 4 })).toBe(2)
  expect(cerradasDe({ prevista: 12, cortada: 10, cerrada: 2 })).toBe(0)
})

test('no more leaves than waits, and no more comes back than left', () => {
  const uno = camino(10, [8, 5, 1, 0], [3, 2, 0, 1])
  expect(() => comprobarSalida(uno, 0, 2, 'M')).not.toThrow()
  expect(() => comprobarSalida(uno, 0, 3, 'M')).toThrow('nota.mas-que-cortado')
  expect(() => comprobarSalida(uno, 1, 3, 'M')).toThrow('nota.mas-que-antes')
  expect(() => comprobarVuelta(2, { buenas: 1, segundas: 1, perdidas: 0 }, 'M')).not.toThrow()
  expect(() => comprobarVuelta(2, { buenas: 1, segundas: 1, perdidas: 1 }, 'M')).toThrow('nota.mas-que-salio')
})

test('without notes those furthest on come first, and pass what was left for them', () => {
  const uno = camino(10, [4, 4, 0, 0], [0, 0, 0, 0])
  expect(pasoDirecto(uno, { buenas: 5, segundas: 1, perdidas: 0 }, 'M')).toEqual([
    { buenas: 2, segundas: 0, perdidas: 0 },
    { buenas: 5, segundas: 1, perdidas: 0 },
  ])
  const fueraDeCasa = camino(10, [10, 4, 0, 0], [0, 0, 0, 0])
  expect(() => pasoDirecto(fueraDeCasa, { buenas: 5, segundas: 0, perdidas: 0 }, 'M')).toThrow('orden.con-nota')
})

describe('whatever is sent, brought back, received by one act or closed', () => {
  const acto = fc.record({
    que: fc.constantFrom('cortar', 'enviar', 'volver', 'recibir', 'cerrar'),
    etapa: fc.nat({ max: 2 }),
    buenas: fc.nat({ max: 6 }),
    segundas: fc.nat({ max: 2 }),
    perdidas: fc.nat({ max: 2 }),
  })
  test('every garment that was cut is in one place, and none is in two', () => {
    fc.assert(
      fc.property(fc.array(acto, { maxLength: 60 }), (actos) => {
        let uno: Camino = { cortada: 0, cerradas: 0, etapas: [NADA_HECHO, NADA_HECHO, NADA_HECHO] }
        for (const { que, etapa, buenas, segundas, perdidas } of actos) {
          const prendas = { buenas, segundas, perdidas }
          const n = buenas + segundas + perdidas
          const con = (k: number, salen: number, vuelven: typeof prendas) => {
            const etapas = uno.etapas.map((una, i) =>
              i === k
                ? {
                    enviadas: una.enviadas + salen,
                    buenas: una.buenas + vuelven.buenas,
                    segundas: una.segundas + vuelven.segundas,
                    perdidas: una.perdidas + vuelven.perdidas,
                  }
                : una,
            )
            uno = { ...uno, etapas }
          }
          try {
            if (que === 'cortar') uno = { ...uno, cortada: uno.cortada + n }
            if (que === 'enviar') {
              comprobarSalida(uno, etapa, n, 'M')
              con(etapa, n, { buenas: 0, segundas: 0, perdidas: 0 })
            }
            if (que === 'volver') {
              comprobarVuelta(fuera(uno.etapas[etapa] ?? NADA_HECHO), prendas, 'M')
              con(etapa, 0, prendas)
            }
            if (que === 'recibir')
              for (const [k, pasan] of pasoDirecto(uno, prendas, 'M').entries())
                con(k, pasan.buenas + pasan.segundas + pasan.perdidas, pasan)
            if (que === 'cerrar' && n <= esperan(uno).reduce((a, b) => a + b, 0))
              uno = { ...uno, cerradas: uno.cerradas + n }
          } catch {
            // refused: nothing has happened
          }
          expect(cuadran(uno)).toBe(true)
        }
      }),
    )
  })
})

const paso = (id: number | null, operacionId: number, usada = false, acabadas = false) => ({
  ...{ id, operacionId, usada, acabadas },
  trabajo: operacionId === 1 ? ('corte' as const) : operacionId === 2 ? ('confeccion' as const) : ('acabado' as const),
})
type Viejo = ReturnType<typeof paso> & { id: number }

test.each([
  ['another goes after those that have garments', [paso(1, 2, true)], [paso(1, 2), paso(null, 3)], ''],
  ['none goes before them', [paso(1, 2, true)], [paso(null, 3), paso(1, 2)], 'ruta.con-prendas'],
  ['none of them goes', [paso(1, 2, true), paso(2, 3)], [paso(2, 3)], 'ruta.con-prendas'],
  ['without garments anything goes', [paso(1, 2), paso(2, 3)], [paso(null, 4), paso(1, 2)], ''],
  ['once some are through nothing is added', [paso(1, 2, true, true)], [paso(1, 2), paso(null, 3)], 'ruta.con-prendas'],
  ['cutting alone is no route', [paso(1, 2)], [paso(null, 1)], 'ruta.sin-operaciones'],
  ['cutting may be added at any time', [paso(1, 2, true, true)], [paso(null, 1), paso(1, 2)], ''],
  ['a cut that was counted stays', [paso(5, 1, true), paso(1, 2)], [paso(1, 2)], 'ruta.con-prendas'],
])('%s', (_, antes, ahora, code) => {
  const probar = () => comprobarRuta(antes as Viejo[], ahora)
  if (code) expect(probar).toThrow(code)
  else expect(probar).not.toThrow()
})

test('the order’s own workshop is that of its first sewing, or of the first operation there is', () => {
  expect(principalDe([paso(1, 1), paso(2, 3), paso(3, 2)])?.id).toBe(3)
  expect(principalDe([paso(1, 1), paso(2, 3)])?.id).toBe(2)
})

test('a note has a number people can read', () => expect(numeroDeNota(2027, 12)).toBe('NT2027/00012'))
