import { expect, test } from 'vitest'
import { CAMBIAR_PORTES, DAR_DESCUENTO, derechosQuePide } from './decidir.ts'

const linea = (dto: number, colorId = 1) => ({ modeloId: 1, colorId, dto })
const normal = { dtoComercial: 5, dtoProntoPago: 2, portes: null, lineas: [linea(0)] }
const cliente = { dtoComercial: 5, dtoProntoPago: 2 }
const con = (algo: object) => ({ ...normal, ...algo })

test.each([
  ['the customer’s conditions', con({}), undefined, []],
  ['less than them', con({ dtoComercial: 0, dtoProntoPago: 0 }), undefined, []],
  ['a greater discount', con({ dtoComercial: 6 }), undefined, [DAR_DESCUENTO]],
  ['a greater one for prompt payment', con({ dtoProntoPago: 3 }), undefined, [DAR_DESCUENTO]],
  ['one on a line', con({ lineas: [linea(0), linea(100, 2)] }), undefined, [DAR_DESCUENTO]],
  ['carriage as the rates say', con({ portes: 12 }), undefined, []],
  ['carriage for nothing', con({ portes: 0 }), undefined, [CAMBIAR_PORTES]],
  ['both', con({ dtoComercial: 50, portes: 0 }), undefined, [DAR_DESCUENTO, CAMBIAR_PORTES]],
  [
    'what had been agreed',
    con({ dtoComercial: 20, lineas: [linea(9)] }),
    con({ dtoComercial: 20, lineas: [linea(9)] }),
    [],
  ],
  ['a line’s on another', con({ lineas: [linea(9, 2)] }), con({ lineas: [linea(9)] }), [DAR_DESCUENTO]],
  ['carriage that had been agreed', con({ portes: 3 }), con({ portes: 3 }), []],
])('%s', (_, ahora, antes, derechos) => {
  expect(derechosQuePide(ahora, { cliente, tarifa: 12, antes })).toEqual(derechos)
})
