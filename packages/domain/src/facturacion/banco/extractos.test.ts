import { describe, expect, test } from 'vitest'
import { esAcreedorSepa, esIban, ibanDeCuenta } from '../../casa/cuenta.ts'
import { leerCamt053 } from './camt053.ts'
import { identidades } from './extracto.ts'
import { leerNorma43, pareceNorma43 } from './norma43.ts'

const IBAN = 'ES9121000418450200051332'
const CUENTA = '210004180200051332'
const n = (valor: number, ancho: number) => String(valor).padStart(ancho, '0')

const cabecera = (saldo: number, { cuenta = CUENTA, moneda = '978' } = {}) =>
  `11${cuenta}260401260403${saldo < 0 ? 1 : 2}${n(Math.abs(saldo), 14)}${moneda}3TELAR SL                  `.padEnd(80)
const apunte = (centimos: number, referencia = '') =>
  `22    0418260402260403${'04'}${'007'}${centimos < 0 ? 1 : 2}${n(Math.abs(centimos), 14)}${n(0, 10)}${n(0, 12)}${referencia.padEnd(16)}`
const concepto = (uno: string, otro = '') => `2301${uno.padEnd(38)}${otro.padEnd(38)}`
const pie = (debe: [number, number], haber: [number, number], saldo: number, cuenta = CUENTA) =>
  `33${cuenta}${n(debe[0], 5)}${n(debe[1], 14)}${n(haber[0], 5)}${n(haber[1], 14)}${saldo < 0 ? 1 : 2}${n(Math.abs(saldo), 14)}978`.padEnd(
    80,
  )
const fin = (registros: number) => `88${'9'.repeat(18)}${n(registros, 6)}`.padEnd(80)

const BUENO = [
  cabecera(100_000),
  apunte(12_100, 'A26/000001'),
  concepto('TRANSFERENCIA DE PEÑA', 'FRA A26/1'),
  apunte(-3_050),
  pie([1, 3_050], [1, 12_100], 109_050),
]
const fichero = (lineas: readonly string[], registros = lineas.length) => [...lineas, fin(registros)].join('\r\n')

describe('accounts', () => {
  test('a Spanish one has its control digits and its IBAN', () => {
    expect(ibanDeCuenta('2100', '0418', '0200051332')).toBe(IBAN)
  })
  test.each([
    [IBAN, true],
    ['ES9121000418450200051331', false],
    ['GB82WEST12345698765432', true],
    ['', false],
  ])('%s is an IBAN: %s', (iban, si) => expect(esIban(iban)).toBe(si))
  test.each([
    ['DE98ZZZ09999999999', true],
    ['DE98ABC09999999999', true],
    ['DE97ZZZ09999999999', false],
    ['ES', false],
  ])('%s is a creditor: %s', (acreedor, si) => expect(esAcreedorSepa(acreedor)).toBe(si))
})

describe('Norma 43', () => {
  test('movements with their sign, their words and the account they are of', () => {
    const texto = fichero(BUENO)
    expect(pareceNorma43(texto)).toBe(true)
    expect(leerNorma43(texto)).toEqual([
      {
        ...{ cuenta: IBAN, desde: '2026-04-01', hasta: '2026-04-03', saldoInicial: 1000, saldoFinal: 1090.5 },
        movimientos: [
          {
            ...{ fecha: '2026-04-02', fechaValor: '2026-04-03', importe: 121, concepto: '04007' },
            ...{ texto: 'TRANSFERENCIA DE PEÑA FRA A26/1', referencia: 'A26/000001' },
            ...{ contraparte: '', contraparteIban: '' },
          },
          expect.objectContaining({ importe: -30.5, texto: '', referencia: '' }),
        ],
      },
    ])
  })

  test('several accounts, trimmed lines, no lines at all, and a bank that counts the last record', () => {
    const otra = '004912341234567890'
    const dos = [...BUENO, cabecera(-500, { cuenta: otra }), pie([0, 0], [0, 0], -500, otra)]
    const cortas = fichero(dos, dos.length + 1)
      .split('\r\n')
      .map((linea) => linea.trimEnd())
    expect(leerNorma43(`${cortas.join('\n')}\n\u001a`)).toMatchObject([
      { cuenta: IBAN },
      { saldoInicial: -5, movimientos: [] },
    ])
    expect(leerNorma43([...dos, fin(dos.length)].join(''))).toHaveLength(2)
  })

  const [cabeza = '', ...resto] = BUENO
  test.each([
    [
      'one movement is missing',
      BUENO.toSpliced(3, 1),
      { code: 'banco.apuntes', params: expect.objectContaining({ declarado: 1, hallado: 0 }) },
    ],
    [
      'a sum is another',
      [...BUENO.slice(0, 4), pie([1, 3_051], [1, 12_100], 109_050)],
      { code: 'banco.sumas', params: expect.objectContaining({ declarado: 30.51, hallado: 30.5 }) },
    ],
    [
      'the balance is another',
      [...BUENO.slice(0, 4), pie([1, 3_050], [1, 12_100], 109_051)],
      { code: 'banco.saldo', params: expect.objectContaining({ declarado: 1090.51, hallado: 1090.5 }) },
    ],
    ['it is cut short', BUENO.slice(0, 4), { code: 'banco.incompleto' }],
    ['an account is not in euros', [cabecera(100_000, { moneda: '840' }), ...resto], { code: 'banco.moneda' }],
    ['a movement stands before its account', [apunte(1), ...BUENO], { code: 'banco.registro', params: { linea: 1 } }],
    ['a record is unknown', [cabeza, '99', ...resto], { code: 'banco.registro', params: { linea: 2 } }],
    ['a day is none', [cabeza, apunte(1).replace('260402', '260432'), ...resto], { code: 'banco.registro' }],
  ])('is refused in words when %s', (_, lineas, error) => {
    expect(() => leerNorma43(fichero(lineas))).toThrow(expect.objectContaining(error))
  })
  test('is refused when records are missing or the end is', () => {
    expect(() => leerNorma43(fichero(BUENO, 9))).toThrow(expect.objectContaining({ code: 'banco.registros' }))
    expect(() => leerNorma43(BUENO.join('\n'))).toThrow(expect.objectContaining({ code: 'banco.incompleto' }))
  })
})

const euros = (importe: string, moneda = 'EUR') => ({ '#text': importe, '@Ccy': moneda })
const saldo = (clase: string, importe: string, signo = 'CRDT') => ({
  ...{ Tp: { CdOrPrtry: { Cd: clase } }, Amt: euros(importe), CdtDbtInd: signo, Dt: { Dt: '2026-04-02' } },
})
const detalle = {
  Refs: { EndToEndId: 'A26/000001', MndtId: 'NOTPROVIDED' },
  RmtInf: { Ustrd: ['FRA', 'A26/1'] },
}
const quien02 = { RltdPties: { Dbtr: { Nm: 'Prat Moda' }, DbtrAcct: { Id: { IBAN } }, Cdtr: { Nm: 'Telar' } } }
const quien08 = { RltdPties: { Dbtr: { Pty: { Nm: 'Prat Moda' } }, DbtrAcct: { Id: { IBAN } } } }
const entrada = (mas: object) => ({
  ...{ Amt: euros('121.00'), CdtDbtInd: 'CRDT', Sts: 'BOOK', BookgDt: { Dt: '2026-04-02' } },
  ...mas,
})
const camt = (Ntry: object | object[], final = '1121.00', Ccy = 'EUR') =>
  ({
    Document: {
      BkToCstmrStmt: {
        Stmt: {
          ...{ CreDtTm: '2026-04-03T06:00:00', Acct: { Id: { IBAN }, Ccy } },
          ...{ Bal: [saldo('OPBD', '1000.00'), saldo('CLBD', final)], Ntry },
        },
      },
    },
  }) as unknown as Parameters<typeof leerCamt053>[0]

describe('camt.053', () => {
  test.each([
    ['02', entrada({ NtryDtls: { TxDtls: { ...detalle, ...quien02 } }, ValDt: { DtTm: '2026-04-03T00:00:00' } })],
    [
      '08',
      entrada({ Sts: { Cd: 'BOOK' }, NtryDtls: { TxDtls: { ...detalle, ...quien08 } }, ValDt: { Dt: '2026-04-03' } }),
    ],
  ])('a movement of version %s', (_, uno) => {
    expect(leerCamt053(camt(uno))).toMatchObject([
      {
        ...{ cuenta: IBAN, desde: '2026-04-02', hasta: '2026-04-02', saldoInicial: 1000, saldoFinal: 1121 },
        movimientos: [
          {
            ...{ fecha: '2026-04-02', fechaValor: '2026-04-03', importe: 121, texto: 'FRA A26/1' },
            ...{ referencia: 'A26/000001', contraparte: 'Prat Moda', contraparteIban: IBAN },
          },
        ],
      },
    ])
  })

  test('a batch is taken apart where its parts add up to it', () => {
    const partes = (...importes: string[]) => ({
      NtryDtls: { TxDtls: importes.map((uno) => ({ Amt: euros(uno), RmtInf: { Ustrd: uno } })) },
    })
    const importes = (uno: object) => leerCamt053(camt(uno))[0]?.movimientos.map(({ importe }) => importe)
    expect(importes(entrada(partes('100.00', '21.00')))).toEqual([100, 21])
    expect(importes(entrada(partes('100.00', '22.00')))).toEqual([121])
  })

  test('what is only announced is left out; what goes out is below zero', () => {
    const salida = entrada({ Amt: euros('21.00'), CdtDbtInd: 'DBIT' })
    const [leido] = leerCamt053(camt([entrada({}), entrada({ Sts: 'PDNG' }), salida], '1100.00'))
    expect(leido?.movimientos.map(({ importe }) => importe)).toEqual([121, -21])
  })

  test.each([
    ['does not add up', camt(entrada({}), '1122.00'), 'banco.saldo'],
    ['is of another currency', camt(entrada({}), '1121.00', 'USD'), 'banco.moneda'],
    ['has an amount in another currency', camt(entrada({ Amt: euros('121.00', 'USD') })), 'banco.moneda'],
    ['has an amount that cannot be', camt(entrada({ Amt: euros('10000000000') })), 'banco.fichero'],
    ['has no amount', camt(entrada({ Amt: 'mucho' })), 'banco.fichero'],
    ['is another document', { Document: { Otro: 'x' } }, 'banco.fichero'],
    ['is a text', 'x', 'banco.fichero'],
  ])('is refused when it %s', (_, documento, code) => {
    expect(() => leerCamt053(documento)).toThrow(expect.objectContaining({ code }))
  })
})

test('movements that say the same are told apart by their order, in every file alike', () => {
  const [extracto] = leerNorma43(fichero([cabecera(0), apunte(100), apunte(100), pie([0, 0], [2, 200], 200)]))
  const claves = identidades(extracto as NonNullable<typeof extracto>)
  expect(new Set(claves).size).toBe(2)
})
