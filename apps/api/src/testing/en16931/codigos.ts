import { atributo, dentro, en, type Nodo, propio } from './nodo.ts'

const lista = (codigos: string): Set<string> => new Set(codigos.split(' '))

/** UNTDID 1001, what is an invoice. */
const CLASES = lista(
  '71 80 81 82 84 102 130 202 203 204 211 218 219 295 325 326 331 380 382 383 384 385 386 387 388 389 390 393 394 395 ' +
    '456 457 471 472 473 500 501 527 553 575 623 633 751 780 817 870 875 876 877 935',
)
/** UNTDID 5305, what the standard takes of it. */
const CATEGORIAS = lista('AE L M E S Z G O K B')
/** UNTDID 4461, by which an invoice is paid here: unknown, cash, card, SEPA transfer, SEPA debit, online. */
const MEDIOS = lista('1 10 30 48 49 58 59 68 97')
/** Reasons of exemption that the house can have. */
const EXENCIONES = lista('VATEX-EU-G VATEX-EU-IC VATEX-EU-AE VATEX-EU-O')
/** The registers by which a company is addressed. */
const DIRECTORIOS = lista(
  '0002 0007 0009 0037 0060 0088 0096 0097 0106 0130 0135 0142 0147 0151 0154 0158 0170 0177 0183 0184 0188 0190 0191 ' +
    '0192 0193 0194 0195 0196 0198 0199 0200 0201 0202 0203 0204 0205 0208 0209 0210 0211 0212 0213 0215 0216 0217 0218 ' +
    '0219 0220 0221 0225 0230 0235 0240 0242 0244 0245 0246 0248 9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 ' +
    '9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 9947 9948 ' +
    '9949 9950 9951 9952 9953 9957 9959 AN AQ AS AU EM',
)
/** UN/ECE recommendation 20: the piece. */
const UNIDADES = lista('H87')

const regiones = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** ISO 3166, with Northern Ireland. */
export const esPais = (codigo: string): boolean =>
  /^[A-Z]{2}$/.test(codigo) && (codigo === 'XI' || regiones.of(codigo) !== undefined)

export const IMPORTES = [
  ...['Amount', 'BaseAmount', 'PriceAmount', 'TaxAmount', 'TaxableAmount', 'LineExtensionAmount', 'TaxExclusiveAmount'],
  ...['TaxInclusiveAmount', 'AllowanceTotalAmount', 'ChargeTotalAmount', 'PayableAmount'],
]

const textos = (nodos: readonly Nodo[]): string[] => nodos.map(propio)
const son = (codigos: ReadonlySet<string>, dichos: readonly string[]): boolean =>
  dichos.every((uno) => codigos.has(uno))

/** What is said by a code, by the code of a list. */
export const CODIGOS: Record<string, (factura: Nodo) => boolean> = {
  'BR-CL-01': (f) => son(CLASES, textos(en(f, 'InvoiceTypeCode'))),
  'BR-CL-03': (f) =>
    IMPORTES.flatMap((nombre) => dentro(f, nombre)).every((uno) => atributo(uno, 'currencyID') === 'EUR'),
  'BR-CL-04': (f) => son(lista('EUR'), textos(en(f, 'DocumentCurrencyCode'))),
  'BR-CL-14': (f) => textos(dentro(f, 'IdentificationCode')).every(esPais),
  'BR-CL-16': (f) => son(MEDIOS, textos(dentro(f, 'PaymentMeansCode'))),
  'BR-CL-17': (f) => son(CATEGORIAS, textos(dentro(f, 'TaxCategory').flatMap((uno) => en(uno, 'ID')))),
  'BR-CL-18': (f) => son(CATEGORIAS, textos(dentro(f, 'ClassifiedTaxCategory').flatMap((uno) => en(uno, 'ID')))),
  'BR-CL-22': (f) => son(EXENCIONES, textos(dentro(f, 'TaxExemptionReasonCode'))),
  'BR-CL-23': (f) =>
    ['InvoicedQuantity', 'BaseQuantity']
      .flatMap((nombre) => dentro(f, nombre))
      .every((uno) => UNIDADES.has(atributo(uno, 'unitCode'))),
  'BR-CL-25': (f) => dentro(f, 'EndpointID').every((uno) => DIRECTORIOS.has(atributo(uno, 'schemeID'))),
}
