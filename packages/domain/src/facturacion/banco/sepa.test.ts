import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Mandato } from '../../clientes/mandato.ts'
import type { ReglaError } from '../../regla.ts'
import { leerDevueltos } from './devueltos.ts'
import { type Adeudo, enLetrasSepa, enReferenciaSepa, lotesDe, secuenciaDe, sumaDe } from './sepa.ts'

const MANDATO: Mandato = { referencia: 'M-17', fecha: '2027-01-10', esquema: 'CORE', unico: false }
const codigo = (hecho: () => unknown): string => {
  try {
    hecho()
    return ''
  } catch (error) {
    return (error as ReglaError).code
  }
}

describe('the place of a charge in its mandate', () => {
  test.each([
    ['the first', MANDATO, null, false, '2027-02-01', 'FRST'],
    ['each one after', MANDATO, '2027-02-01', false, '2027-03-01', 'RCUR'],
    ['the last', MANDATO, '2027-02-01', true, '2027-03-01', 'FNAL'],
    ['the only one', { ...MANDATO, unico: true }, null, false, '2027-02-01', 'OOFF'],
    ['still alive on its last day', MANDATO, '2027-02-28', false, '2030-02-28', 'RCUR'],
  ])('%s', (_, mandato, ultimo, final, cargo, secuencia) => {
    expect(secuenciaDe(mandato, { ultimo, final }, cargo)).toBe(secuencia)
  })

  test.each([
    ['signed later', MANDATO, null, '2027-01-09', 'remesa.mandato-posterior'],
    ['never used for three years', MANDATO, null, '2030-01-11', 'remesa.mandato-caducado'],
    ['not used any more for three years', MANDATO, '2028-02-29', '2031-03-01', 'remesa.mandato-caducado'],
    ['for one charge, which was made', { ...MANDATO, unico: true }, '2027-02-01', '2027-03-01', 'remesa.mandato-usado'],
  ])('none when it was %s', (_, mandato, ultimo, cargo, razon) => {
    expect(codigo(() => secuenciaDe(mandato, { ultimo }, cargo))).toBe(razon)
  })
})

describe('texts as banks take them', () => {
  test.each([
    ['Confecções Ñandú & Cía.', 'Confeccoes Nandu + Cia.'],
    ['L’Hospitalet · moda', 'L Hospitalet . moda'],
    ['  Straße  12 ', 'Strasse 12'],
    ['a_b#c', 'a b c'],
  ])('%s', (texto, dicho) => {
    expect(enLetrasSepa(texto, 70)).toBe(dicho)
  })

  test('references have no spaces and no slash at their ends or twice', () => {
    expect(enReferenciaSepa('/A//2027 000012/')).toBe('A/2027000012')
  })

  test('whatever is written, only those letters are left, and no more than fit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 1, max: 140 }), (texto, largo) => {
        expect(enLetrasSepa(texto, largo)).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/)
        expect(enLetrasSepa(texto, largo).length).toBeLessThanOrEqual(largo)
        expect(enReferenciaSepa(texto)).toMatch(/^(?!\/)[A-Za-z0-9/\-?:().,'+]{0,35}(?<!\/)$/)
      }),
    )
  })
})

const adeudo = (n: number, cambios: Partial<Adeudo> = {}): Adeudo => ({
  ...{ referencia: `R-${n}`, nombre: 'Cliente', iban: 'ES9121000418450200051332', importe: 10.1, concepto: 'Factura' },
  ...{ mandato: MANDATO, secuencia: 'RCUR', cargo: '2027-03-01', otraCuenta: false },
  domicilio: { calle: 'Calle Mayor 1', codigoPostal: '28013', ciudad: 'Madrid', pais: 'ES' },
  ...cambios,
})

test('charges go together by day, scheme and place; none is lost and none twice', () => {
  const todos = [
    adeudo(1),
    adeudo(2, { secuencia: 'FRST' }),
    adeudo(3, { mandato: { ...MANDATO, esquema: 'B2B' } }),
    adeudo(4),
    adeudo(5, { cargo: '2027-02-15' }),
  ]
  expect(
    lotesDe(todos).map(({ cargo, esquema, secuencia, adeudos }) => [cargo, esquema, secuencia, adeudos.length]),
  ).toEqual([
    ['2027-02-15', 'CORE', 'RCUR', 1],
    ['2027-03-01', 'B2B', 'RCUR', 1],
    ['2027-03-01', 'CORE', 'FRST', 1],
    ['2027-03-01', 'CORE', 'RCUR', 2],
  ])
})

test('what is sent adds up in cents, and is never nothing', () => {
  expect(sumaDe([adeudo(1), adeudo(2, { importe: 20.2 }), adeudo(3)])).toBe(40.4)
  expect(codigo(() => sumaDe([]))).toBe('remesa.vacia')
  expect(codigo(() => sumaDe([adeudo(1, { importe: 0 })]))).toBe('remesa.importe')
  expect(codigo(() => sumaDe([adeudo(1, { importe: -3 })]))).toBe('remesa.importe')
})

describe('what the bank did not charge, or gave back', () => {
  test('a status report names what was refused, and why', () => {
    const uno = (referencia: string, estado: string, motivo: string) => ({
      OrgnlEndToEndId: referencia,
      TxSts: estado,
      StsRsnInf: { Rsn: { Cd: motivo } },
      OrgnlTxRef: { Amt: { InstdAmt: { '@Ccy': 'EUR', '#text': '10.10' } } },
    })
    const informe = {
      GrpHdr: { CreDtTm: '2027-03-02T09:00:00' },
      OrgnlPmtInfAndSts: { TxInfAndSts: [uno('R-1', 'RJCT', 'AC01'), uno('R-2', 'ACCP', '')] },
    }
    expect(leerDevueltos({ Document: { CstmrPmtStsRpt: informe } })).toEqual([
      { referencia: 'R-1', motivo: 'AC01', importe: 10.1, fecha: '2027-03-02' },
    ])
  })

  test('a file refused whole names nobody: whose it is cannot be known', () => {
    const informe = { GrpHdr: { CreDtTm: '2027-03-02T09:00:00' }, OrgnlGrpInfAndSts: { GrpSts: 'RJCT' } }
    expect(codigo(() => leerDevueltos({ Document: { CstmrPmtStsRpt: informe } }))).toBe('banco.rechazo-entero')
  })

  test('a notification names what came back, and not what was charged', () => {
    const detalle = (referencia: string, motivo?: string) => ({
      Refs: { EndToEndId: referencia },
      Amt: { '@Ccy': 'EUR', '#text': '25.00' },
      ...(motivo ? { RtrInf: { Rsn: { Cd: motivo } } } : {}),
    })
    const Ntfctn = {
      CreDtTm: '2027-03-05T09:00:00',
      Ntry: [
        {
          CdtDbtInd: 'DBIT',
          BookgDt: { Dt: '2027-03-04' },
          NtryDtls: { TxDtls: [detalle('R-3', 'MS02'), detalle('R-4')] },
        },
        { CdtDbtInd: 'CRDT', BookgDt: { Dt: '2027-03-04' }, NtryDtls: { TxDtls: detalle('R-5', 'AM04') } },
      ],
    }
    expect(leerDevueltos({ Document: { BkToCstmrDbtCdtNtfctn: { Ntfctn } } })).toEqual([
      { referencia: 'R-3', motivo: 'MS02', importe: 25, fecha: '2027-03-04' },
    ])
  })

  test('anything else is no such file', () => {
    expect(codigo(() => leerDevueltos({ Document: { Otra: '' } }))).toBe('banco.fichero')
  })
})
