import { EXPORTACION, GENERAL, RECARGO } from '@telar/domain/clientes/regimen'
import { noCuadra } from '@telar/domain/facturacion/ecuaciones'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Leido, leerXml, todos } from '../../../../kit/formats/xml.ts'
import { documentoDe, facturaCualquiera, LINEA } from '../../../../testing/documento.ts'
import { erroresDeFacturae } from '../../../../testing/facturae/validar.ts'
import type { Documento } from '../leer-documento.ts'
import { facturaeDe } from './facturae.ts'

const escrita = (documento: Documento) => facturaeDe(documento, null).toString()

const enUno = (leido: Leido | undefined, ...camino: string[]): Leido | undefined =>
  camino.reduce<Leido | undefined>((dentro, nombre) => todos(dentro, nombre)[0], leido)
const cifra = (leido: Leido | undefined, ...camino: string[]): number => Number(enUno(leido, ...camino) ?? 0)

/** The figures of a file, as the equations ask for them. */
function cifrasDe(xml: string) {
  const leida = leerXml(xml)
  const [sumas, factura] = [enUno(leida, 'InvoiceTotals'), enUno(leida, 'Invoice') as Record<string, Leido>]
  const tramos = todos(factura.TaxesOutputs, 'Tax').map((uno) => ({
    ...{ iva: cifra(uno, 'TaxRate'), re: cifra(uno, 'EquivalenceSurcharge') },
    base: cifra(uno, 'TaxableBase', 'TotalAmount'),
    cuotaIva: cifra(uno, 'TaxAmount', 'TotalAmount'),
    cuotaRe: cifra(uno, 'EquivalenceSurchargeAmount', 'TotalAmount'),
  }))
  const suma = (cual: 'cuotaIva' | 'cuotaRe') => Math.round(tramos.reduce((n, uno) => n + uno[cual] * 100, 0)) / 100
  return {
    lineas: todos(factura.Items, 'GrossAmount').map(Number),
    bruto: cifra(sumas, 'TotalGrossAmount'),
    descuentos: todos(sumas, 'DiscountAmount').map(Number),
    portes: cifra(sumas, 'TotalGeneralSurcharges'),
    tramos,
    base: cifra(sumas, 'TotalGrossAmountBeforeTaxes'),
    ...{ cuotaIva: suma('cuotaIva'), cuotaRe: suma('cuotaRe') },
    total: cifra(sumas, 'InvoiceTotal'),
    vencimientos: todos(factura.PaymentDetails, 'InstallmentAmount').map(Number),
  }
}

test('the figures of any invoice satisfy the equations of what is stored and printed', () => {
  fc.assert(
    fc.property(facturaCualquiera, (documento) => {
      expect(noCuadra(cifrasDe(escrita(documento)))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

const DIR3 = { oficinaContable: 'L01080193', organoGestor: 'L01080194', unidadTramitadora: 'GE0012345' }
const rectificada = { numero: 'A26/000001', fecha: '2026-02-10' }
const CASOS: [que: string, documento: Documento, dice: string[]][] = [
  [
    'for a public buyer',
    documentoDe(
      GENERAL,
      [{ ...LINEA, dto: 10, precio: 19.9, cantidad: 3, importe: 53.73 }],
      { portes: 6, plazos: [30] },
      {
        cliente: { dir3: DIR3, nif: 'P0801900B', razonSocial: 'Ajuntament de Sabadell & <Cia>' },
        emisor: { iban: 'ES91 2100 0418 4502 0005 1332' },
      },
    ),
    ['<CentreCode>L01080193</CentreCode><RoleTypeCode>01<', '<PaymentMeans>04<', '<IBAN>ES9121000418450200051332<'],
  ],
  [
    'with the recargo',
    documentoDe(RECARGO, [{ ...LINEA, re: 5.2 }]),
    ['<EquivalenceSurcharge>5.20<', '<LegalReference>'],
  ],
  ['exempt', documentoDe(EXPORTACION, [{ ...LINEA, iva: 0 }]), ['<SpecialTaxableEventCode>01<', '<TaxRate>0.00<']],
  [
    'to a person',
    documentoDe(GENERAL, [LINEA], {}, { cliente: { nif: '12345678Z', razonSocial: 'Rosa Sol Pi' } }),
    ['<Name>Rosa</Name><FirstSurname>Sol Pi<', '<PersonTypeCode>F<'],
  ],
  [
    'that gives back',
    documentoDe(
      GENERAL,
      [{ ...LINEA, cantidad: -1, importe: -1 }],
      {},
      {
        factura: { tipo: 'R1', tipoRectificativa: 'I', motivoRectificacion: 'Vuelve' },
        rectifica: [rectificada],
      },
    ),
    ['<InvoiceClass>OR<', '<StartDate>2026-02-01</StartDate><EndDate>2026-02-28<', '<CorrectionMethod>02<'],
  ],
  [
    'that says another anew, by an insolvency',
    documentoDe(GENERAL, [LINEA], {}, { factura: { tipo: 'R2', tipoRectificativa: 'S' }, rectifica: [rectificada] }),
    ['<ReasonCode>85<', '<CorrectionMethod>01<'],
  ],
]

test.each(CASOS)('an invoice %s has the structure of the format', async (_, documento, dice) => {
  const xml = escrita(documento)
  expect(await erroresDeFacturae(xml)).toEqual([])
  for (const algo of dice) expect(xml).toContain(algo)
})

test.each([
  ['a draft', { factura: { numeroCompleto: null } }],
  ['a simplified one', { factura: { tipo: 'F2' as const } }],
  ['one that goes abroad', { cliente: { direccion: { ...documentoDe(GENERAL, []).cliente.direccion, pais: 'PT' } } }],
])('%s is not given', (_, cambio) => {
  expect(() => facturaeDe(documentoDe(GENERAL, [LINEA], {}, cambio), null)).toThrow()
})
