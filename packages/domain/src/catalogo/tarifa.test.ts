import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { IDIOMAS } from '../idioma.ts'
import {
  AMBITOS_DE_PROMOCION,
  AMBITOS_DE_TARIFA,
  escaleraDe,
  type ModeloConPrecio,
  type Promocion,
  precioDeOcasion,
  precioEn,
  precioPara,
  seSolapan,
  type Tarifa,
  type Tarifario,
} from './tarifa.ts'
import { decirPorque } from './tarifa-dicha.ts'

const modelo: ModeloConPrecio = { id: 1, precioMayor: 20, modeloTipoId: 2, temporadaId: 3 }
const tarifa = (cambio: Partial<Tarifa> = {}): Tarifa => ({
  ...{ id: 1, nombre: 'Tiendas', reglas: [], escalas: [], precios: [], ...cambio },
})
const promocion = (cambio: Partial<Promocion> = {}): Promocion => ({
  ...{ id: 1, nombre: 'Rebajas', hasta: '2027-01-31', dto: 20, precio: null, acumulable: false },
  ...{ ambito: 'todo' as const, cuales: [], ...cambio },
})
const con = (tarifas: Tarifa[], promociones: Promocion[] = []): Tarifario => ({ tarifas, promociones })
const UNA = { modelo: 1, pedido: 1 }

test.each<[string, number | null, number, Tarifario | null, number, string]>([
  ['the house’s part of the tariff', null, 40, null, 8, 'precio de segunda y outlet −60 %'],
  ['its model’s own price', 7.5, 40, null, 7.5, 'precio de segunda y outlet'],
  [
    'what a good one costs them, where that is less',
    7.5,
    40,
    con([], [promocion({ dto: 90 })]),
    2,
    'Rebajas −90 % hasta el 31 de enero',
  ],
  ['the tariff, where nothing is taken off', null, 100, null, 20, ''],
])('one with a fault costs %s', (_, precioSegunda, porCiento, tarifario, precio, dicho) => {
  const uno = precioDeOcasion({ ...modelo, precioSegunda }, porCiento, precioPara(modelo, tarifario, UNA))
  expect([uno.precio, decirPorque(uno.porque, 'es')]).toEqual([precio, dicho])
})

describe('what a garment costs', () => {
  test.each<[string, Tarifario | null, { modelo: number; pedido: number }, number, string]>([
    ['nobody has a list', null, UNA, 20, ''],
    ['a list that says nothing of it', con([tarifa()]), UNA, 20, ''],
    ['a price of its own', con([tarifa({ precios: [{ modeloId: 1, precio: 17.5 }] })]), UNA, 17.5, 'su tarifa'],
    ['less of all', con([tarifa({ reglas: [{ ambito: 'todo', cual: null, dto: 10 }] })]), UNA, 18, 'su tarifa −10 %'],
    [
      'its type has the word over all',
      con([
        tarifa({
          reglas: [
            { ambito: 'todo', cual: null, dto: 10 },
            { ambito: 'tipo', cual: 2, dto: 5 },
          ],
        }),
      ]),
      UNA,
      19,
      'su tarifa −5 %',
    ],
    [
      'from 24 on',
      con([tarifa({ precios: [{ modeloId: 1, precio: 20 }], escalas: [{ de: 'modelo', desde: 24, dto: 5 }] })]),
      { modelo: 24, pedido: 30 },
      19,
      'su tarifa, −5 % desde 24',
    ],
    [
      'one short of it',
      con([tarifa({ escalas: [{ de: 'modelo', desde: 24, dto: 5 }] })]),
      { modelo: 23, pedido: 100 },
      20,
      '',
    ],
    [
      'of the order',
      con([tarifa({ escalas: [{ de: 'pedido', desde: 100, dto: 5 }] })]),
      { modelo: 3, pedido: 100 },
      19,
      '−5 % desde 100 en el pedido',
    ],
    ['a promotion', con([], [promocion()]), UNA, 16, 'Rebajas −20 % hasta el 31 de enero'],
    [
      'a promotion is not added to the list: the better of both',
      con([tarifa({ reglas: [{ ambito: 'todo', cual: null, dto: 10 }] })], [promocion()]),
      UNA,
      16,
      'Rebajas −20 % hasta el 31 de enero',
    ],
    [
      'unless it says so',
      con([tarifa({ reglas: [{ ambito: 'todo', cual: null, dto: 10 }] })], [promocion({ acumulable: true })]),
      UNA,
      14.4,
      'su tarifa −10 %, Rebajas −20 % hasta el 31 de enero',
    ],
    [
      'a collection',
      con([], [promocion({ ambito: 'colecciones', cuales: [9], modelos: [1], dto: null, precio: 12 })]),
      UNA,
      12,
      'Rebajas hasta el 31 de enero',
    ],
    ['of another type', con([], [promocion({ ambito: 'tipos', cuales: [7] })]), UNA, 20, ''],
  ])('%s', (_, tarifario, cantidades, precio, dicho) => {
    const decidido = precioPara(modelo, tarifario, cantidades)
    expect(decidido.precio).toBe(precio)
    expect(decirPorque(decidido.porque, 'es')).toBe(dicho)
  })

  test('is said in the four languages', () => {
    const { porque } = precioPara(
      modelo,
      con([tarifa({ precios: [{ modeloId: 1, precio: 20 }], escalas: [{ de: 'modelo', desde: 24, dto: 5 }] })]),
      { modelo: 24, pedido: 24 },
    )
    expect(IDIOMAS.map((idioma) => decirPorque(porque, idioma))).toEqual([
      'su tarifa, −5 % desde 24',
      'your price list, −5 % from 24',
      'a sua tabela, −5 % a partir de 24',
      'la seva tarifa, −5 % des de 24',
    ])
  })

  test('a half cent goes up, as on an invoice', () => {
    const dos = con([tarifa({ reglas: [{ ambito: 'todo', cual: null, dto: 50 }] })])
    expect(precioPara({ ...modelo, precioMayor: 0.01 }, dos, UNA).precio).toBe(0.01)
    expect(precioPara({ ...modelo, precioMayor: 10.33 }, dos, UNA).precio).toBe(5.17)
  })
})

const dto = fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100)
const precio = fc.integer({ min: 0, max: 999_999 }).map((n) => n / 100)
const escala = fc.record({
  ...{ de: fc.constantFrom('modelo' as const, 'pedido' as const), desde: fc.integer({ min: 2, max: 60 }), dto },
})
const unaTarifa = fc.record({
  ...{ id: fc.integer({ min: 1, max: 9 }), nombre: fc.constant('T') },
  reglas: fc.array(
    fc.record({
      ...{ ambito: fc.constantFrom(...AMBITOS_DE_TARIFA), cual: fc.integer({ min: 1, max: 3 }), dto },
      modelos: fc.array(fc.integer({ min: 1, max: 2 })),
    }),
  ),
  escalas: fc.array(escala, { maxLength: 5 }),
  precios: fc.uniqueArray(fc.record({ modeloId: fc.integer({ min: 1, max: 3 }), precio }), {
    selector: ({ modeloId }) => modeloId,
  }),
})
const unaPromocion = fc
  .record({
    ...{ id: fc.integer({ min: 1, max: 9 }), nombre: fc.constant('P'), hasta: fc.constant(null), dto, precio },
    ...{ acumulable: fc.boolean(), ambito: fc.constantFrom(...AMBITOS_DE_PROMOCION), esPrecio: fc.boolean() },
    ...{ cuales: fc.array(fc.integer({ min: 1, max: 3 })), modelos: fc.array(fc.integer({ min: 1, max: 2 })) },
  })
  .map(({ esPrecio, ...una }) => (esPrecio ? { ...una, dto: null } : { ...una, precio: null }))
const unTarifario = fc.record({
  tarifas: fc.uniqueArray(unaTarifa, { maxLength: 3, selector: ({ id }) => id }),
  promociones: fc.uniqueArray(unaPromocion, { maxLength: 4, selector: ({ id }) => id }),
})
const unModelo = fc.record({
  ...{ id: fc.integer({ min: 1, max: 3 }), precioMayor: precio },
  ...{ modeloTipoId: fc.integer({ min: 1, max: 3 }), temporadaId: fc.integer({ min: 1, max: 3 }) },
})
const cantidad = fc.integer({ min: 0, max: 80 })

describe('whatever the rules', () => {
  test('never below nothing, always the same, in whole cents or the price as it was', () => {
    fc.assert(
      fc.property(unModelo, unTarifario, cantidad, cantidad, (uno, tarifario, n, mas) => {
        const cantidades = { modelo: n, pedido: n + mas }
        const { precio: cuanto } = precioPara(uno, tarifario, cantidades)
        expect(cuanto).toBeGreaterThanOrEqual(0)
        expect(precioPara(uno, structuredClone(tarifario), cantidades).precio).toBe(cuanto)
        expect(Math.round(cuanto * 100) / 100).toBe(cuanto)
      }),
    )
  })

  test('their order does not matter', () => {
    fc.assert(
      fc.property(unModelo, unTarifario, cantidad, (uno, { tarifas, promociones }, n) => {
        const alReves = {
          tarifas: tarifas
            .toReversed()
            .map((una) => ({ ...una, reglas: una.reglas.toReversed(), escalas: una.escalas.toReversed() })),
          promociones: promociones.toReversed(),
        }
        const cantidades = { modelo: n, pedido: n }
        expect(precioPara(uno, alReves, cantidades)).toEqual(precioPara(uno, { tarifas, promociones }, cantidades))
      }),
    )
  })

  test('more garments are never dearer, and the prices that were shown say the same', () => {
    fc.assert(
      fc.property(unModelo, unTarifario, cantidad, cantidad, cantidad, (uno, tarifario, n, otras, mas) => {
        const pocas = { modelo: n, pedido: n + otras }
        const muchas = { modelo: n + mas, pedido: n + otras + mas }
        expect(precioPara(uno, tarifario, muchas).precio).toBeLessThanOrEqual(precioPara(uno, tarifario, pocas).precio)
        expect(precioEn(escaleraDe(uno, tarifario), muchas)).toBe(precioPara(uno, tarifario, muchas).precio)
      }),
    )
  })
})

test.each([
  ['2027-01-01', '2027-01-31', '2027-01-31', null, true],
  ['2027-01-01', '2027-01-30', '2027-01-31', null, false],
  ['2027-01-01', null, '2027-06-01', '2027-06-30', true],
])('two lists from %s to %s and from %s to %s hold on one day: %s', (desde, hasta, otra, fin, se) => {
  expect(seSolapan({ desde, hasta }, { desde: otra, hasta: fin })).toBe(se)
})
