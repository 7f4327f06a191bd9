import { EXPORTACION, GENERAL, INTRACOMUNITARIA, RECARGO } from '@telar/domain/clientes/regimen'
import { aEuros } from '@telar/domain/dinero'
import { importeDeLinea } from '@telar/domain/ventas/totales'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIRECCION, documentoDe, facturaCualquiera, LINEA } from '../../../../testing/documento.ts'
import { REGLAS, reglasRotas } from '../../../../testing/en16931/reglas.ts'
import type { LineaDeDocumento } from '../dicho.ts'
import type { Documento } from '../leer-documento.ts'
import { ublDe } from './ubl.ts'

const linea = (cantidad: number, precio: number, otro: Partial<LineaDeDocumento> = {}): LineaDeDocumento => {
  const una = { ...LINEA, cantidad, precio, ...otro }
  return { ...una, importe: aEuros(importeDeLinea(una)) }
}
const RE = { iva: 21, re: 5.2 }
const EXENTA = { iva: 0, re: 0 }
const PORTO = {
  cliente: { nifIva: 'PT509000126', direccion: { ...DIRECCION, pais: 'PT' } },
  factura: { direccionEnvio: { ...DIRECCION, pais: 'PT' } },
}
const CANARIAS = { ...DIRECCION, codigoPostal: '35001', ciudad: 'Las Palmas' }
const fuera = (pais: string) => ({
  cliente: { nif: '12-3456', direccion: { ...DIRECCION, pais } },
  factura: { direccionEnvio: { ...DIRECCION, pais } },
})
const ORIGINAL = { rectifica: [{ numero: 'A26/000001', fecha: '2026-11-01', base: 100, cuotas: 21, total: 121 }] }
const IBAN = 'ES9121000418450200051332'
const porGiro = { formaPago: 'giro' as const }

const CORPUS: [string, Documento][] = [
  ['at home', documentoDe(GENERAL, [linea(12, 24.9), linea(10, 34.5, { dto: 10 })])],
  ['at several rates', documentoDe(GENERAL, [linea(3, 24.99), linea(7, 3.33, { iva: 10 }), linea(2, 1, { iva: 4 })])],
  ['at no rate beside another', documentoDe(GENERAL, [linea(3, 24.99), linea(1, 5, { iva: 0 })])],
  [
    'with discounts',
    documentoDe(GENERAL, [linea(3, 24.99), linea(5, 9.99, { iva: 10 })], { dtoComercial: 5, dtoProntoPago: 2 }),
  ],
  ['with carriage', documentoDe(GENERAL, [linea(3, 24.99)], { portes: 12 })],
  ['with a price of four decimals', documentoDe(GENERAL, [linea(8, 0.0375)])],
  ['for nothing', documentoDe(GENERAL, [linea(1, 10, { dto: 100 })])],
  ['with recargo', documentoDe(RECARGO, [linea(12, 24.9, RE)], { portes: 12, dtoProntoPago: 2 })],
  ['with recargo at several rates', documentoDe(RECARGO, [linea(12, 24.9, RE), linea(3, 9.99, { iva: 10, re: 1.4 })])],
  [
    'with recargo, less a deposit that bore none',
    documentoDe(RECARGO, [linea(12, 24.9, RE), linea(-1, 33.33, { neta: true })], { dtoComercial: 3 }),
  ],
  [
    'with recargo, given back',
    documentoDe(RECARGO, [linea(-2, 24.9, RE)], {}, { ...ORIGINAL, factura: { tipo: 'R1', tipoRectificativa: 'I' } }),
  ],
  ['to another state of the Union', documentoDe(INTRACOMUNITARIA, [linea(5, 10, EXENTA)], { portes: 9 }, PORTO)],
  [
    'to the Canary Islands',
    documentoDe(EXPORTACION, [linea(5, 10, EXENTA)], {}, { factura: { direccionEnvio: CANARIAS } }),
  ],
  ['to Andorra', documentoDe(EXPORTACION, [linea(5, 10, EXENTA)], { dtoComercial: 5 }, fuera('AD'))],
  ['to the United States', documentoDe(EXPORTACION, [linea(5, 10, EXENTA)], {}, fuera('US'))],
  ['to Sweden', documentoDe(GENERAL, [linea(5, 10)], {}, fuera('SE'))],
  ['of a deposit', documentoDe(GENERAL, [linea(1, 300)], {}, { factura: { anticipo: true } })],
  [
    'less a deposit, with discounts',
    documentoDe(GENERAL, [linea(10, 100), linea(-1, 200, { neta: true })], { dtoComercial: 10 }),
  ],
  ['less a deposit at another rate', documentoDe(GENERAL, [linea(10, 100), linea(-1, 200, { neta: true, iva: 10 })])],
  [
    'that gives back',
    documentoDe(
      GENERAL,
      [linea(-2, 34.5)],
      { dtoProntoPago: 2 },
      { ...ORIGINAL, factura: { tipo: 'R1', tipoRectificativa: 'I' } },
    ),
  ],
  [
    'that says another anew',
    documentoDe(
      GENERAL,
      [linea(2, 30)],
      {},
      { ...ORIGINAL, factura: { tipo: 'R4', tipoRectificativa: 'S', motivoRectificacion: 'Precio' } },
    ),
  ],
  ['paid to an account', documentoDe(GENERAL, [linea(1, 10)], {}, { emisor: { iban: IBAN } })],
  [
    'debited',
    documentoDe(
      GENERAL,
      [linea(1, 10)],
      {},
      { factura: porGiro, cliente: { iban: IBAN, mandatoSepa: { referencia: 'M1', fecha: '2026-01-01' } } },
    ),
  ],
  ['in several instalments', documentoDe(GENERAL, [linea(1, 100)], { plazos: [30, 60] })],
]

const escrita = (documento: Documento): string => ublDe(documento).toString('utf8')

describe('an invoice keeps the business rules of EN 16931', () => {
  test.each(CORPUS)('%s', (_, documento) => {
    expect(reglasRotas(escrita(documento))).toEqual([])
  })

  test('whatever is on it', () => {
    fc.assert(
      fc.property(facturaCualquiera, (documento) => {
        expect(reglasRotas(escrita(documento))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})

test('the recargo is said apart: its rate, what it is of, and that it is no VAT', () => {
  const xml = escrita(documentoDe(RECARGO, [linea(12, 24.9, RE), linea(10, 34.5, { ...RE, dto: 10 })]))
  expect(xml).toMatch(
    /<cbc:AllowanceChargeReason>Recargo de equivalencia 5,2 %<.*<cbc:MultiplierFactorNumeric>5\.20<.*>31\.68<.*>609\.30<.*<cbc:ID>E</,
  )
  expect(xml).toMatch(/<cbc:TaxExemptionReason>[^<]*Ley 37\/1992/)
  expect(xml).toMatch(/<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">127\.95</)
  expect(xml).toMatch(/<cbc:PayableAmount currencyID="EUR">768\.93</)
})

/** One fault each, put into a file that has none. */
const FALTAS: [regla: string, que: string | RegExp, por: string][] = [
  ['BR-01', /<cbc:CustomizationID>.*?<\/cbc:CustomizationID>/, ''],
  ['BR-25', '<cbc:Name>Vestido</cbc:Name>', '<cbc:Name></cbc:Name>'],
  ['BR-27', /(<cbc:PriceAmount currencyID="EUR">)/, '$1-'],
  ['BR-47', /(<cac:TaxSubtotal>.*?<cac:TaxScheme><cbc:ID>)VAT/, '$1OTH'],
  ['BR-48', /(<cac:TaxSubtotal>.*?)<cbc:Percent>21\.00<\/cbc:Percent>/, '$1'],
  ['BR-61', '<cbc:PaymentMeansCode>1<', '<cbc:PaymentMeansCode>58<'],
  ['BR-CO-09', '<cbc:CompanyID>ESB', '<cbc:CompanyID>B'],
  ['BR-CO-10', /(<cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="EUR">)\d/, '$19'],
  ['BR-CO-14', /(<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">)\d/, '$19'],
  ['BR-CO-15', /(<cbc:TaxInclusiveAmount currencyID="EUR">)\d/, '$19'],
  ['BR-CO-16', /(<cbc:PayableAmount currencyID="EUR">)\d/, '$19'],
  ['BR-CO-17', /(<cac:TaxSubtotal>.*?<cbc:TaxAmount currencyID="EUR">)\d/, '$19'],
  ['BR-CO-25', /<cbc:DueDate>.*?<\/cbc:DueDate>|<cac:PaymentTerms>.*?<\/cac:PaymentTerms>/g, ''],
  ['BR-S-08', /(<cbc:TaxableAmount currencyID="EUR">)\d/, '$19'],
  ['BR-S-05', /(<cac:ClassifiedTaxCategory><cbc:ID>S<\/cbc:ID><cbc:Percent>)21/, '$10'],
  [
    'BR-S-10',
    /(<cac:TaxSubtotal>.*?<cbc:Percent>21\.00<\/cbc:Percent>)/,
    '$1<cbc:TaxExemptionReason>x</cbc:TaxExemptionReason>',
  ],
  ['BR-E-10', /<cbc:TaxExemptionReason>.*?<\/cbc:TaxExemptionReason>/, ''],
  ['BR-E-08', /(<cbc:ChargeIndicator>true.*?<cbc:ID>)E/, '$1Z'],
  ['BR-CL-01', '<cbc:InvoiceTypeCode>380<', '<cbc:InvoiceTypeCode>1<'],
  ['BR-CL-14', /(<cbc:IdentificationCode>)ES/, '$1QQ'],
  ['BR-CL-25', 'schemeID="9920"', 'schemeID="9955"'],
  ['BR-DEC', '<cbc:PayableAmount currencyID="EUR">', '<cbc:PayableAmount currencyID="EUR">0.'],
]

test.each(FALTAS)('%s is told when it is broken', (regla, que, por) => {
  const xml = escrita(documentoDe(RECARGO, [linea(12, 24.9, RE)], { dtoComercial: 5 }))
  expect(Object.keys(REGLAS)).toContain(regla)
  expect(xml.replace(que, por)).not.toBe(xml)
  expect(reglasRotas(xml.replace(que, por))).toContain(regla)
})
