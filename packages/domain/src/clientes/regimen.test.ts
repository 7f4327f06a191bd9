import { describe, expect, test } from 'vitest'
import { zonaDe } from '../casa/direccion.ts'
import { admiteRecargo, regimenDe } from './regimen.ts'

const nadie = { recargoEquivalencia: false, viesResultado: null, regimenForzado: null }
const conVies = { ...nadie, viesResultado: 'valido' }
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
    ['Büsingen', conVies, en('DE', '78266'), true, 4, 'territorio-aparte'],
    ['Helgoland', conVies, en('DE', '27498'), true, 4, 'territorio-aparte'],
    ['Konstanz', conVies, en('DE', '78462'), true, 3, 'intracomunitaria'],
    ['Livigno', conVies, en('IT', '23041'), true, 4, 'territorio-aparte'],
    ['Campione d’Italia', conVies, en('IT', '22061'), true, 4, 'territorio-aparte'],
    ['Como', conVies, en('IT', '22100'), true, 3, 'intracomunitaria'],
    ['Mount Athos', conVies, en('GR', '630 86'), true, 4, 'territorio-aparte'],
    ['Thessaloniki', conVies, en('GR', '546 21'), true, 3, 'intracomunitaria'],
    ['Åland', conVies, en('FI', '22100'), true, 4, 'territorio-aparte'],
    ['Åland by its own code', conVies, en('AX', '22100'), true, 4, 'territorio-aparte'],
    ['Turku', conVies, en('FI', '20100'), true, 3, 'intracomunitaria'],
    ['Guadeloupe', conVies, en('FR', '97100'), true, 4, 'territorio-aparte'],
    ['Martinique', conVies, en('FR', '97200'), true, 4, 'territorio-aparte'],
    ['Guyane', conVies, en('FR', '97300'), true, 4, 'territorio-aparte'],
    ['La Réunion', conVies, en('FR', '97400'), true, 4, 'territorio-aparte'],
    ['Mayotte', conVies, en('FR', '97600'), true, 4, 'territorio-aparte'],
    ['La Réunion by its own code', conVies, en('RE', '97400'), false, 4, 'territorio-aparte'],
    ['Monaco', conVies, en('MC', '98000'), false, 3, 'intracomunitaria'],
    ['Monaco without a number', nadie, en('MC', '98000'), false, 1, 'ue-sin-vies'],
    ['Monaco written as France', conVies, en('FR', '98000'), true, 3, 'intracomunitaria'],
    ['Ajaccio', conVies, en('FR', '20000'), true, 3, 'intracomunitaria'],
    ['the Isle of Man', conVies, en('IM', 'IM1 1AA'), false, 4, 'fuera-de-la-ue'],
    ['Belfast written as Great Britain', conVies, en('GB', 'BT1 1AA'), false, 3, 'intracomunitaria'],
    ['Bath', conVies, en('GB', 'BA1 1AA'), false, 4, 'fuera-de-la-ue'],
    ['San Marino', conVies, en('SM', '47890'), false, 4, 'fuera-de-la-ue'],
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
