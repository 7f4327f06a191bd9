import { expect, test } from 'vitest'
import { enA3 } from './a3.ts'
import type { ApunteDeDiario } from './apunte.ts'
import { enContaplus } from './contaplus.ts'
import { enContasol, enHolded } from './hojas.ts'

const apunte = (cuenta: string, debe: number, haber: number, resto: Partial<ApunteDeDiario> = {}): ApunteDeDiario => ({
  ...{ asiento: 1, fecha: '2027-01-31', cuenta, nombre: 'Moda Núria’s — Prat, S.L. de Girona', debe, haber },
  ...{ concepto: 'Fra. A27/000123 Moda Núria', documento: 'A27/000123', nif: 'B12345674', base: null, tipo: null },
  ...resto,
})
const DIARIO = [
  apunte('430000007', 1262, 0),
  apunte('700000001', 0, 1000),
  apunte('477002100', 0, 210, { base: 1000, tipo: 21 }),
  apunte('477500520', 0, 52, { base: 1000, tipo: 5.2 }),
  apunte('572000000', 50.05, 0, { asiento: 2 }),
  apunte('430000007', 0, 50.05, { asiento: 2 }),
]

test('a3: records of 512 bytes, of which the first begins an entry and the last ends it', () => {
  const lineas = enA3(DIARIO).split('\r\n').slice(0, -1)
  expect(lineas.map((linea) => linea.length)).toEqual(DIARIO.map(() => 510))
  const [primera, , tercera] = lineas.map((linea) => ({
    empieza: linea.slice(0, 15),
    cuenta: linea.slice(15, 27),
    nombre: linea.slice(27, 57),
    lado: linea[57],
    documento: linea.slice(58, 68),
    concepto: linea.slice(69, 99),
    importe: linea.slice(99, 113),
    fin: linea.slice(508),
  }))
  expect(primera).toEqual({
    ...{ empieza: '500001202701310', cuenta: '430000007   ', nombre: "Moda Núria's - Prat, S.L. de G", lado: 'D' },
    ...{ documento: 'A27/000123', concepto: 'Fra. A27/000123 Moda Núria    ', importe: '+0000001262.00', fin: 'EN' },
  })
  expect(tercera).toMatchObject({ lado: 'H', importe: '+0000000210.00' })
  expect(lineas.map((linea) => linea[68]).join('')).toBe('IMMUIU')
})

test('ContaPlus: fixed columns, in euros, with base and rate of each tax', () => {
  const lineas = enContaplus(DIARIO).split('\r\n').slice(0, -1)
  const en = (linea: string | undefined, desde: number, ancho: number) => linea?.slice(desde, desde + ancho).trim()
  expect(new Set(lineas.map((linea) => linea.length))).toEqual(new Set([287]))
  expect([0, 6, 14, 26].map((desde, i) => en(lineas[0], desde, [6, 8, 12, 12][i] ?? 0))).toEqual([
    ...['1', '20270131', '430000007', '700000001'],
  ])
  expect(en(lineas[0], 54, 25)).toBe('Fra. A27/000123 Moda Núri')
  expect(en(lineas[0], 95, 8)).toBe('123')
  expect([en(lineas[2], 119, 5), en(lineas[2], 124, 5)]).toEqual(['21.00', '0.00'])
  expect([en(lineas[3], 119, 5), en(lineas[3], 124, 5)]).toEqual(['0.00', '5.20'])
  expect(lineas.map((linea) => [en(linea, 238, 16), en(linea, 254, 16), en(linea, 270, 16)])).toEqual([
    ['1262.00', '0.00', '0.00'],
    ['0.00', '1000.00', '0.00'],
    ['0.00', '210.00', '1000.00'],
    ['0.00', '52.00', '1000.00'],
    ['50.05', '0.00', '0.00'],
    ['0.00', '50.05', '0.00'],
  ])
})

test('Contasol: lines in the order of their entry', () => {
  const filas = enContasol(DIARIO)
  expect(filas[0]).toEqual([
    ...[1, '31/01/2027', 1, 1, '430000007', 0, 'Fra. A27/000123 Moda Núria', '00123', 1262, 0, 'E'],
  ])
  expect(filas.map(([, , asiento, orden]) => [asiento, orden])).toEqual([
    ...[
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 1],
      [2, 2],
    ],
  ])
})

test('Holded: a header, then a line for each', () => {
  const [cabecera, primera] = enHolded(DIARIO)
  expect(cabecera).toHaveLength(10)
  expect(primera).toEqual([
    ...[1, '31/01/2027', 'Moda Núria’s — Prat, S.L. de Girona', '430000007', 1262, 0],
    ...['Fra. A27/000123 Moda Núria', '', 'A27/000123', ''],
  ])
})
