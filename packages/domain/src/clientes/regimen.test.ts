import { describe, expect, test } from 'vitest'
import { zonaDe } from '../casa/direccion.ts'
import { admiteRecargo, regimenDe } from './regimen.ts'

const nadie = { recargoEquivalencia: false, viesResultado: null, regimenForzado: null }
const en = (pais: string, codigoPostal: string) => ({ pais, codigoPostal })

describe('the regime follows the goods', () => {
  test.each([
    ['Sabadell', nadie, en('ES', '08201'), true, 1, 'interior'],
    ['Palma', nadie, en('ES', '07001'), true, 1, 'interior'],
    ['a sole trader in Girona', { ...nadie, recargoEquivalencia: true }, en('ES', '17001'), true, 2, 'recargo'],
    ['Las Palmas', nadie, en('ES', '35001'), true, 4, 'territorio-aparte'],
    [
      'Tenerife, even under recargo',
      { ...nadie, recargoEquivalencia: true },
      en('ES', '38001'),
      true,
      4,
      'territorio-aparte',
    ],
    ['Ceuta', nadie, en('ES', '51001'), true, 4, 'territorio-aparte'],
    ['Melilla', nadie, en('ES', '52001'), true, 4, 'territorio-aparte'],
    [
      'Porto with a valid number',
      { ...nadie, viesResultado: 'valido' },
      en('PT', '4000-001'),
      true,
      3,
      'intracomunitaria',
    ],
    [
      'Porto with an unknown one',
      { ...nadie, viesResultado: 'desconocido' },
      en('PT', '4000-001'),
      true,
      1,
      'ue-sin-vies',
    ],
    ['Toulouse without one', nadie, en('FR', '31000'), true, 1, 'ue-sin-vies'],
    [
      'Belfast with a valid number',
      { ...nadie, viesResultado: 'valido' },
      en('XI', 'BT1 1AA'),
      true,
      3,
      'intracomunitaria',
    ],
    ['London', { ...nadie, viesResultado: 'valido' }, en('GB', 'E1 6AN'), false, 4, 'fuera-de-la-ue'],
    ['Andorra', nadie, en('AD', 'AD500'), false, 4, 'fuera-de-la-ue'],
    ['where somebody decided', { ...nadie, regimenForzado: 4 }, en('ES', '08201'), true, 4, 'forzado'],
  ] as const)('%s', (_, comprador, lugar, esUE, regimen, motivo) => {
    expect(regimenDe(comprador, lugar, esUE)).toEqual({ regimen, motivo })
  })
})

test.each([
  ['12345678Z', true],
  ['X1234567L', true],
  ['K1234567L', true],
  ['E12345678', true],
  ['B12345678', false],
  ['A12345678', false],
  ['G12345678', false],
])('%s may be under recargo: %s', (nif, puede) => {
  expect(admiteRecargo(nif)).toBe(puede)
})

test.each([
  [en('ES', '08201'), true, 'peninsula'],
  [en('ES', '07001'), true, 'baleares'],
  [en('ES', '35001'), true, 'canarias'],
  [en('PT', '4000'), true, 'portugal'],
  [en('FR', '31000'), true, 'ue'],
  [en('AD', 'AD500'), false, 'resto'],
] as const)('carriers call %o %s', (lugar, esUE, zona) => {
  expect(zonaDe(lugar, esUE)).toBe(zona)
})
