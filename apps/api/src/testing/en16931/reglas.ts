import { cuotaPorTipo, DE_TIPO, descuentos, recargos, SIN_CUOTA } from './categorias.ts'
import { CODIGOS, esPais, IMPORTES } from './codigos.ts'
import { atributo, cents, dentro, en, hay, leerFactura, type Nodo, propio, suma, texto } from './nodo.ts'

type Regla = (factura: Nodo) => boolean

const VENDEDOR = 'AccountingSupplierParty/Party'
const COMPRADOR = 'AccountingCustomerParty/Party'
const TOTALES = 'LegalMonetaryTotal'
const GRECIA = 'EL'

const dice =
  (ruta: string): Regla =>
  (f) =>
    hay(f, ruta)
const cada =
  (donde: string, vale: (uno: Nodo) => boolean): Regla =>
  (f) =>
    en(f, donde).every(vale)
const conMotivo = (uno: Nodo): boolean => hay(uno, 'AllowanceChargeReason') || hay(uno, 'AllowanceChargeReasonCode')
const conIva = (uno: Nodo, ruta: string): boolean =>
  en(uno, ruta).some((categoria) => texto(categoria, 'TaxScheme/ID') === 'VAT' && hay(categoria, 'ID'))
const deLinea = (f: Nodo, cargo: boolean): Nodo[] =>
  en(f, 'InvoiceLine/AllowanceCharge').filter((uno) => texto(uno, 'ChargeIndicator') === String(cargo))
const total = (f: Nodo, nombre: string): number =>
  hay(f, `${TOTALES}/${nombre}`) ? cents(f, `${TOTALES}/${nombre}`) : 0
/** A transfer says where to. */
const esTransferencia = (medio: Nodo): boolean => ['30', '58'].includes(texto(medio, 'PaymentMeansCode'))
const subtotales = (f: Nodo): Nodo[] => en(f, 'TaxTotal/TaxSubtotal')
const decimales = (uno: Nodo): boolean => (propio(uno).split('.')[1] ?? '').length <= 2

/** What must be there. */
const PRESENCIA: Record<string, Regla> = {
  'BR-01': dice('CustomizationID'),
  'BR-02': dice('ID'),
  'BR-03': dice('IssueDate'),
  'BR-04': dice('InvoiceTypeCode'),
  'BR-05': dice('DocumentCurrencyCode'),
  'BR-06': dice(`${VENDEDOR}/PartyLegalEntity/RegistrationName`),
  'BR-07': dice(`${COMPRADOR}/PartyLegalEntity/RegistrationName`),
  'BR-08': dice(`${VENDEDOR}/PostalAddress`),
  'BR-09': dice(`${VENDEDOR}/PostalAddress/Country/IdentificationCode`),
  'BR-10': dice(`${COMPRADOR}/PostalAddress`),
  'BR-11': dice(`${COMPRADOR}/PostalAddress/Country/IdentificationCode`),
  'BR-12': dice(`${TOTALES}/LineExtensionAmount`),
  'BR-13': dice(`${TOTALES}/TaxExclusiveAmount`),
  'BR-14': dice(`${TOTALES}/TaxInclusiveAmount`),
  'BR-15': dice(`${TOTALES}/PayableAmount`),
  'BR-16': dice('InvoiceLine'),
  'BR-21': cada('InvoiceLine', (uno) => hay(uno, 'ID')),
  'BR-22': cada('InvoiceLine', (uno) => hay(uno, 'InvoicedQuantity')),
  'BR-23': cada('InvoiceLine/InvoicedQuantity', (uno) => atributo(uno, 'unitCode') !== ''),
  'BR-24': cada('InvoiceLine', (uno) => hay(uno, 'LineExtensionAmount')),
  'BR-25': cada('InvoiceLine', (uno) => hay(uno, 'Item/Name')),
  'BR-26': cada('InvoiceLine', (uno) => hay(uno, 'Price/PriceAmount')),
  'BR-27': cada('InvoiceLine', (uno) => cents(uno, 'Price/PriceAmount') >= 0),
  'BR-31': (f) => descuentos(f).every((uno) => hay(uno, 'Amount')),
  'BR-32': (f) => descuentos(f).every((uno) => conIva(uno, 'TaxCategory')),
  'BR-33': (f) => descuentos(f).every(conMotivo),
  'BR-36': (f) => recargos(f).every((uno) => hay(uno, 'Amount')),
  'BR-37': (f) => recargos(f).every((uno) => conIva(uno, 'TaxCategory')),
  'BR-38': (f) => recargos(f).every(conMotivo),
  'BR-41': (f) => deLinea(f, false).every((uno) => hay(uno, 'Amount')),
  'BR-42': (f) => deLinea(f, false).every(conMotivo),
  'BR-43': (f) => deLinea(f, true).every((uno) => hay(uno, 'Amount')),
  'BR-44': (f) => deLinea(f, true).every(conMotivo),
  'BR-45': (f) => subtotales(f).every((uno) => hay(uno, 'TaxableAmount')),
  'BR-46': (f) => subtotales(f).every((uno) => hay(uno, 'TaxAmount')),
  'BR-47': (f) => subtotales(f).every((uno) => conIva(uno, 'TaxCategory')),
  'BR-48': (f) =>
    subtotales(f).every(
      (uno) => conIva(uno, 'TaxCategory') && (hay(uno, 'TaxCategory/Percent') || texto(uno, 'TaxCategory/ID') === 'O'),
    ),
  'BR-49': cada('PaymentMeans', (uno) => hay(uno, 'PaymentMeansCode')),
  'BR-50': cada('PaymentMeans/PayeeFinancialAccount', (uno) => hay(uno, 'ID')),
  'BR-55': cada('BillingReference', (uno) => hay(uno, 'InvoiceDocumentReference/ID')),
  'BR-57': cada('Delivery/DeliveryLocation/Address', (uno) => hay(uno, 'Country/IdentificationCode')),
  'BR-61': cada('PaymentMeans', (uno) => !esTransferencia(uno) || hay(uno, 'PayeeFinancialAccount/ID')),
  'BR-62': cada(`${VENDEDOR}/EndpointID`, (uno) => atributo(uno, 'schemeID') !== ''),
  'BR-63': cada(`${COMPRADOR}/EndpointID`, (uno) => atributo(uno, 'schemeID') !== ''),
}

/** What must agree with something else. */
const CONDICIONES: Record<string, Regla> = {
  'BR-CO-04': cada('InvoiceLine', (uno) => conIva(uno, 'Item/ClassifiedTaxCategory')),
  'BR-CO-09': (f) =>
    [VENDEDOR, COMPRADOR]
      .flatMap((parte) => en(f, `${parte}/PartyTaxScheme`))
      .filter((uno) => texto(uno, 'TaxScheme/ID') === 'VAT')
      .map((uno) => texto(uno, 'CompanyID').slice(0, 2))
      .every((pais) => pais === GRECIA || esPais(pais)),
  'BR-CO-10': (f) => total(f, 'LineExtensionAmount') === suma(en(f, 'InvoiceLine'), 'LineExtensionAmount'),
  'BR-CO-11': (f) => total(f, 'AllowanceTotalAmount') === suma(descuentos(f), 'Amount'),
  'BR-CO-12': (f) => total(f, 'ChargeTotalAmount') === suma(recargos(f), 'Amount'),
  'BR-CO-13': (f) =>
    total(f, 'TaxExclusiveAmount') ===
    total(f, 'LineExtensionAmount') - total(f, 'AllowanceTotalAmount') + total(f, 'ChargeTotalAmount'),
  'BR-CO-14': cada('TaxTotal', (uno) => cents(uno, 'TaxAmount') === suma(en(uno, 'TaxSubtotal'), 'TaxAmount')),
  'BR-CO-15': (f) =>
    en(f, 'TaxTotal').length === 1 &&
    total(f, 'TaxInclusiveAmount') === total(f, 'TaxExclusiveAmount') + cents(f, 'TaxTotal/TaxAmount'),
  'BR-CO-16': (f) => total(f, 'PayableAmount') === total(f, 'TaxInclusiveAmount') - total(f, 'PrepaidAmount'),
  'BR-CO-17': (f) => subtotales(f).every(cuotaPorTipo),
  'BR-CO-18': (f) => subtotales(f).length > 0,
  'BR-CO-25': (f) => total(f, 'PayableAmount') <= 0 || hay(f, 'DueDate') || hay(f, 'PaymentTerms/Note'),
  'BR-CO-26': (f) => hay(f, `${VENDEDOR}/PartyTaxScheme/CompanyID`) || hay(f, `${VENDEDOR}/PartyLegalEntity/CompanyID`),
  'BR-DEC': (f) => IMPORTES.flatMap((nombre) => dentro(f, nombre)).every(decimales),
  'UBL-SR-06': cada('BillingReference', (uno) => en(uno, 'InvoiceDocumentReference').length <= 1),
  'UBL-SR-24': (f) => en(f, 'Delivery').length <= 1,
  'UBL-SR-34': cada('InvoiceLine', (uno) => en(uno, 'Note').length <= 1),
  'UBL-SR-48': cada('InvoiceLine', (uno) => en(uno, 'Item/ClassifiedTaxCategory').length === 1),
}

/** The business rules of EN 16931 that an invoice of the house can meet, each by the id that the standard gives it. */
export const REGLAS: Record<string, Regla> = {
  ...PRESENCIA,
  ...CONDICIONES,
  ...DE_TIPO,
  ...SIN_CUOTA,
  ...CODIGOS,
}

/** The rules that an invoice in UBL breaks. */
export function reglasRotas(xml: string): string[] {
  const factura = leerFactura(xml)
  return Object.entries(REGLAS).flatMap(([id, vale]) => (vale(factura) ? [] : [id]))
}
