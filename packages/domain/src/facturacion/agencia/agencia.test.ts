import { describe, expect, test } from 'vitest'
import type { ReglaError } from '../../regla.ts'
import { alfa, eurosConN, eurosConSigno, nifComunitario, nifEspanol, telefonoDe } from './campos.ts'
import { type Cifras303, casillas303, enModelo303 } from './modelo303.ts'
import { enModelo347, type Operacion347 } from './modelo347.ts'
import { enModelo349, type Operacion349 } from './modelo349.ts'

const DECLARANTE = {
  nif: 'B-12345674',
  nombre: 'Tejidos Señora, S.L.',
  telefono: '+34 931 234 567',
  contacto: 'Núria Peña',
}
const codigo = (hecho: () => unknown): string => {
  try {
    hecho()
    return ''
  } catch (error) {
    return (error as ReglaError).code
  }
}
/** What stands in some places of a record, counted as the layouts count. */
const en = (registro: string | undefined, desde: number, hasta: number) => registro?.slice(desde - 1, hasta)

describe('what a place holds', () => {
  test.each([
    [alfa('Peña & Àvila·2', 16), 'PEÑA & AVILA 2  '],
    [eurosConSigno(-12.3, 6), 'N01230'],
    [eurosConSigno(12.3, 6), ' 01230'],
    [eurosConN(-12.3, 6), 'N01230'],
    [eurosConN(12.3, 6), '001230'],
    [nifEspanol('ESB12345674', ''), 'B12345674'],
    [nifEspanol('1234567-L', ''), '01234567L'],
    [nifComunitario('PT 501 442 600', 'PT', ''), 'PT501442600      '],
    [nifComunitario('094259216', 'GR', ''), 'EL094259216      '],
    [telefonoDe('+34 931 234 567'), '931234567'],
  ])('%s', (escrito, esperado) => {
    expect(escrito).toBe(esperado)
  })

  test('what does not fit is said, never cut', () => {
    expect(codigo(() => nifEspanol('PT501442600', 'Loja'))).toBe('agencia.nif')
    expect(codigo(() => nifEspanol('', 'Sin'))).toBe('agencia.nif')
    expect(codigo(() => eurosConN(123_456_789, 6))).toBe('agencia.no-cabe')
  })
})

describe('349', () => {
  const operacion: Operacion349 = { clave: 'E', nif: 'PT501442600', pais: 'PT', nombre: 'Loja da Praça', base: 1500.25 }
  const rectificacion = {
    clave: 'E',
    nif: 'FR12345678901',
    pais: 'FR',
    nombre: 'Boutique',
    ejercicio: 2026,
    periodo: '4T',
    rectificada: 80,
    declarada: 100,
  } as const
  const [cabeza, una, otra, ...resto] = enModelo349({
    ...{
      declarante: DECLARANTE,
      ejercicio: 2027,
      periodo: '1T',
      operaciones: [operacion],
      rectificaciones: [rectificacion],
    },
  }).split('\r\n')

  test('says who declares, how many and how much', () => {
    expect(cabeza).toHaveLength(500)
    expect(en(cabeza, 1, 17)).toBe('13492027B12345674')
    expect(en(cabeza, 18, 57)?.trim()).toBe('TEJIDOS SEÑORA, S.L.')
    expect(en(cabeza, 108, 120)).toBe('3492027000001')
    expect(en(cabeza, 136, 137)).toBe('1T')
    expect(en(cabeza, 138, 161)).toBe(`000000001${'000000000150025'}`)
    expect(en(cabeza, 162, 185)).toBe(`000000001${'000000000008000'}`)
  })

  test('each operator, and each correction with its period', () => {
    expect(en(una, 76, 92)?.trim()).toBe('PT501442600')
    expect(en(una, 133, 146)).toBe('E0000000150025')
    expect(en(otra, 133, 178)).toBe(`E${' '.repeat(13)}20264T00000000080000000000010000`)
    expect([una, otra].map((linea) => linea?.length)).toEqual([500, 500])
    expect(resto).toEqual([''])
  })

  test('nothing below zero: that is a correction of another period', () => {
    const hecho = () =>
      enModelo349({
        declarante: DECLARANTE,
        ejercicio: 2027,
        periodo: '1T',
        operaciones: [{ ...operacion, base: -1 }],
        rectificaciones: [],
      })
    expect(codigo(hecho)).toBe('agencia.negativa')
  })
})

test('347: customers and suppliers with their quarters', () => {
  const cliente: Operacion347 = {
    ...{ clave: 'B', nif: '12345678Z', nombre: 'Modas', pais: 'ES', codigoPostal: '08201' },
    ...{ trimestres: [4000, -100.5, 0, 0.25], total: 3899.75 },
  }
  const fuera: Operacion347 = { ...cliente, clave: 'A', nif: 'PT501442600', pais: 'PT', codigoPostal: '4000-001' }
  const [cabeza, una, otra] = enModelo347({
    declarante: DECLARANTE,
    ejercicio: 2027,
    operaciones: [cliente, fuera],
  }).split('\r\n')
  expect([cabeza, una, otra].map((linea) => linea?.length)).toEqual([500, 500, 500])
  expect(en(cabeza, 136, 160)).toBe('000000002 000000000779950')
  expect(en(una, 18, 26)).toBe('12345678Z')
  expect(en(una, 76, 98)).toBe('D08   B 000000000389975')
  expect(en(una, 136, 151)).toBe(' 000000000400000')
  expect(en(una, 168, 183)).toBe('N000000000010050')
  expect(en(una, 232, 247)).toBe(' 000000000000025')
  expect(en(otra, 77, 82)).toBe('99PT A')
  expect(en(otra, 264, 280)?.trim()).toBe('PT501442600')
})

const compra = (
  trato: Cifras303['soportado'][number]['trato'],
  base: number,
  cuota: number,
  extra: Partial<Cifras303['soportado'][number]> = {},
) => ({
  trato,
  base,
  cuota,
  baseDeducible: base,
  cuotaDeducible: cuota,
  inmovilizado: false,
  rectificativa: false,
  ...extra,
})

describe('303', () => {
  const tramo = { rectificativa: false, iva: 21, re: 0, base: 1000, cuotaIva: 210, cuotaRe: 0 }
  const cifras: Cifras303 = {
    tramos: [
      tramo,
      { ...tramo, re: 5.2, base: 500, cuotaIva: 105, cuotaRe: 26 },
      { ...tramo, rectificativa: true, base: -100, cuotaIva: -21 },
    ],
    soportado: [
      compra('interior', 300, 63),
      compra('intracomunitaria', 100, 21, { inmovilizado: true }),
      compra('inversion', 50, 10.5),
      compra('exenta', 999, 0),
    ],
    intracomunitarias: 700,
    exportaciones: 80,
  }

  test.each([
    [7, 1500],
    [9, 315],
    [10, 100],
    [11, 21],
    [12, 50],
    [13, 10.5],
    [14, -100],
    [15, -21],
    [22, 500],
    [24, 26],
    [27, 351.5],
    [28, 350],
    [29, 73.5],
    [38, 100],
    [39, 21],
    [45, 94.5],
    [46, 257],
    [59, 700],
    [60, 80],
    [110, 300],
    [78, 257],
    [87, 43],
    [71, 0],
  ])('box %i', (n, importe) => {
    expect(casillas303(cifras, 300).get(n)).toBe(importe)
  })

  test('what suppliers take back is a correction, and of tax that serves in part only that part is deducted', () => {
    const cajas = casillas303({
      ...cifras,
      soportado: [
        compra('interior', 100, 21, { baseDeducible: 50, cuotaDeducible: 10.5 }),
        compra('interior', -40, -8.4, { rectificativa: true }),
        compra('intracomunitaria', -10, -2.1, { rectificativa: true }),
        compra('intracomunitaria', 200, 42, { baseDeducible: 0, cuotaDeducible: 0 }),
      ],
    })
    const de = (...numeros: number[]) => numeros.map((n) => cajas.get(n) ?? 0)
    expect(de(10, 11, 14, 15)).toEqual([200, 42, -110, -23.1])
    expect(de(28, 29, 36, 37, 40, 41)).toEqual([50, 10.5, 0, 0, -50, -10.5])
    expect(de(27, 45, 46)).toEqual([359.9, 0, 359.9])
  })

  test('a rate that the form has no box for is said', () => {
    expect(codigo(() => casillas303({ ...cifras, tramos: [{ ...tramo, iva: 18 }] }))).toBe('agencia.tipo')
  })

  const fichero = (datos: Cifras303, periodo = '1T') =>
    enModelo303({
      declarante: DECLARANTE,
      ejercicio: 2027,
      periodo,
      cifras: datos,
      programa: { nif: 'B12345674', version: '1' },
    })

  test('the file has its pages, each as long as it has to be, and says whether there is something to pay', () => {
    const escrito = fichero(cifras)
    expect(escrito.startsWith('<T303020271T0000><AUX>')).toBe(true)
    expect(escrito.endsWith('</T303020271T0000>')).toBe(true)
    expect(escrito).toHaveLength(17 + 311 + 1581 + 1017 + 18)
    const pagina = escrito.slice(17 + 311)
    expect(pagina.slice(0, 22)).toBe('<T30301000> IB12345674')
    const NADA = { tramos: [], soportado: [], intracomunitarias: 0, exportaciones: 0 }
    expect(fichero(NADA).slice(17 + 311 + 12, 17 + 311 + 13)).toBe('N')
    expect(fichero({ ...cifras, tramos: [] }).slice(17 + 311 + 12, 17 + 311 + 13)).toBe('C')
  })
})
