import { EXPORTACION, INTRACOMUNITARIA, RECARGO } from '@telar/domain/clientes/regimen'
import { aCentimos, aEuros, type Centimos, sumarEuros } from '@telar/domain/dinero'
import { esRectificativa, esSimplificada, type TipoDeFactura } from '@telar/domain/facturacion/factura'
import { importeLiteral } from '@telar/domain/facturacion/verifactu/verifactu'
import { diaDelMes, ejercicioDe, mesDe } from '@telar/domain/fecha'
import { ReglaError } from '@telar/domain/regla'
import { importeDeLinea, porcentajeDe, type Tramo, totales } from '@telar/domain/ventas/totales'
import type { Certificado } from '../../../../gateways/certificado.ts'
import type { ClaveMensaje } from '../../../../i18n/es.ts'
import { mensaje } from '../../../../i18n/mensaje.ts'
import { DECLARACION, elemento } from '../../../../kit/formats/xml.ts'
import type { LineaDeDocumento } from '../dicho.ts'
import type { Documento } from '../leer-documento.ts'
import { sePide } from '../papel.ts'
import { dato, grupo, grupoSi } from './escribir.ts'
import { canonico, firmar } from './firma.ts'
import { partes } from './partes.ts'

/** In the order of their prefixes, as canonical XML has them. */
const ESPACIOS = {
  ds: 'http://www.w3.org/2000/09/xmldsig#',
  fe: 'http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_2.xml',
}
const EUR = 'EUR'

const euros = (nombre: string, n: number) => dato(nombre, importeLiteral(n))
const total = (nombre: string, n: number) => grupo(nombre, euros('TotalAmount', n))

/** The reason that the format knows for each article: an insolvency, or that the base is another. */
const RAZONES: Partial<Record<TipoDeFactura, [codigo: string, texto: string]>> = {
  R2: ['85', 'Base imponible modificada cuotas repercutidas no satisfechas. Auto de declaración de concurso'],
}
const BASE_IMPONIBLE = ['16', 'Base imponible'] as const

function correccion({ factura: { tipo, tipoRectificativa, motivoRectificacion }, rectifica }: Documento): string {
  const [original, ...otras] = rectifica
  if (!esRectificativa(tipo) || !original) return ''
  const [codigo, razon] = RAZONES[tipo] ?? BASE_IMPONIBLE
  const entera = tipoRectificativa === 'S'
  const [anyo, mes] = [ejercicioDe(original.fecha), mesDe(original.fecha)]
  return grupo(
    'Corrective',
    otras.length === 0 ? dato('InvoiceNumber', original.numero ?? '', 20) : '',
    dato('ReasonCode', codigo),
    dato('ReasonDescription', razon),
    grupo('TaxPeriod', dato('StartDate', diaDelMes(anyo, mes, 1)), dato('EndDate', diaDelMes(anyo, mes, 31))),
    dato('CorrectionMethod', entera ? '01' : '02'),
    dato('CorrectionMethodDescription', entera ? 'Rectificación íntegra' : 'Rectificación por diferencias'),
    dato('AdditionalReasonDescription', motivoRectificacion),
    otras.length === 0 ? dato('InvoiceIssueDate', original.fecha) : '',
  )
}

const impuesto = ({ iva, re, base, cuotaIva, cuotaRe }: Tramo): string =>
  grupo(
    'Tax',
    dato('TaxTypeCode', '01'),
    euros('TaxRate', iva),
    total('TaxableBase', base),
    total('TaxAmount', cuotaIva),
    ...(re === 0 ? [] : [euros('EquivalenceSurcharge', re), total('EquivalenceSurchargeAmount', cuotaRe)]),
  )

const descuento = (razon: string, porciento: number, importe: number): string =>
  grupo('Discount', dato('DiscountReason', razon), euros('DiscountRate', porciento), euros('DiscountAmount', importe))

function sumas({ factura, lineas, idioma }: Documento): string {
  const { dtoComercial, dtoProntoPago, portes, base, cuotaIva, cuotaRe } = factura
  const importes = totales(lineas, { dtoComercial, dtoProntoPago, portes })
  const rebajas = [
    { clave: 'papel.dto-comercial', n: dtoComercial, importe: importes.dtoComercial },
    { clave: 'papel.dto-pronto-pago', n: dtoProntoPago, importe: importes.dtoProntoPago },
  ] as const
  return grupo(
    'InvoiceTotals',
    euros('TotalGrossAmount', importes.bruto),
    grupoSi(
      'GeneralDiscounts',
      rebajas
        .filter(({ importe }) => importe !== 0)
        .map(({ clave, n, importe }) => descuento(mensaje(idioma, clave, { n }), n, importe)),
    ),
    grupoSi(
      'GeneralSurcharges',
      portes === 0
        ? []
        : [grupo('Charge', dato('ChargeReason', mensaje(idioma, 'papel.portes')), euros('ChargeAmount', portes))],
    ),
    euros('TotalGeneralDiscounts', sumarEuros(rebajas.map(({ importe }) => importe))),
    euros('TotalGeneralSurcharges', portes),
    euros('TotalGrossAmountBeforeTaxes', base),
    euros('TotalTaxOutputs', sumarEuros([cuotaIva, cuotaRe])),
    euros('TotalTaxesWithheld', 0),
    ...['InvoiceTotal', 'TotalOutstandingAmount', 'TotalExecutableAmount'].map((cual) => euros(cual, factura.total)),
  )
}

const MENCIONES: Partial<Record<number, ClaveMensaje>> = {
  [RECARGO]: 'papel.mencion-recargo',
  [INTRACOMUNITARIA]: 'papel.mencion-intracomunitaria',
  [EXPORTACION]: 'papel.mencion-exportacion',
}
const exenta = ({ factura: { regimenIva } }: Documento) => regimenIva === INTRACOMUNITARIA || regimenIva === EXPORTACION
const mencionDe = ({ factura: { regimenIva }, idioma }: Documento): string => {
  const clave = MENCIONES[regimenIva]
  return clave ? mensaje(idioma, clave) : ''
}

const DECIMALES = 4
const DECIMALES_FINOS = 8

/** The price of one: where it has its tax in it, as fine as the format takes, so that all of them come to the cost. */
const unitario = ({ precio, pvp = null, cantidad, dto, importe }: LineaDeDocumento): string =>
  pvp === null || cantidad === 0 || dto !== 0
    ? precio.toFixed(DECIMALES)
    : (importe / cantidad).toFixed(DECIMALES_FINOS)

/** A line, whose cost less its discount is its amount, to the cent. */
function linea(una: LineaDeDocumento, documento: Documento): string {
  const { numero, nombre, color, descripcion, tallasCantidades, cantidad, precio, dto, iva, re, importe } = una
  const { idioma } = documento
  const coste = dto === 0 ? aCentimos(importe) : importeDeLinea({ cantidad, precio, dto: 0 })
  const rebaja = (coste - aCentimos(importe)) as Centimos
  const tallas = tallasCantidades.map((celda) => `${celda.talla}: ${celda.cantidad}`).join(', ')
  const que = numero ? `${numero} ${nombre}${color ? ` · ${color[idioma] || color.es}` : ''}` : descripcion
  const cuota = (porciento: number) => aEuros(porcentajeDe(aCentimos(importe), porciento) as Centimos)
  return grupo(
    'InvoiceLine',
    dato('ItemDescription', tallas ? `${que} (${tallas})` : que),
    dato('Quantity', cantidad.toFixed(1)),
    dato('UnitOfMeasure', '01'),
    dato('UnitPriceWithoutTax', unitario(una)),
    euros('TotalCost', aEuros(coste)),
    grupoSi(
      'DiscountsAndRebates',
      rebaja === 0 ? [] : [descuento(mensaje(idioma, 'papel.descuento'), dto, aEuros(rebaja))],
    ),
    euros('GrossAmount', importe),
    grupo('TaxesOutputs', impuesto({ iva, re, base: importe, cuotaIva: cuota(iva), cuotaRe: cuota(re) })),
    exenta(documento)
      ? grupo(
          'SpecialTaxableEvent',
          dato('SpecialTaxableEventCode', '01'),
          dato('SpecialTaxableEventReason', mencionDe(documento)),
        )
      : '',
    dato('ArticleCode', numero ?? '', 20),
  )
}

const MEDIOS: Record<Documento['factura']['formaPago'], string> = {
  ...{ contado: '01', giro: '02', transferencia: '04', reembolso: '18', tarjeta: '19' },
  bizum: '13',
}
const ESPECIAL = '13'

/** When it falls due and how it is paid; what gives money back asks for none. */
function pagos({ factura, emisor, cliente }: Documento): string {
  const { formaPago, vencimientos } = factura
  if (!sePide(factura)) return ''
  const cuenta = (nombre: string, iban: string) => grupo(nombre, dato('IBAN', iban.replace(/\s/g, ''), 34))
  const [medio, banco] =
    formaPago === 'transferencia'
      ? emisor.iban
        ? [MEDIOS[formaPago], cuenta('AccountToBeCredited', emisor.iban)]
        : [ESPECIAL, '']
      : [MEDIOS[formaPago], formaPago === 'giro' && cliente.iban ? cuenta('AccountToBeDebited', cliente.iban) : '']
  return grupoSi(
    'PaymentDetails',
    vencimientos.map(({ fecha, importe }) =>
      grupo(
        'Installment',
        dato('InstallmentDueDate', fecha),
        euros('InstallmentAmount', importe),
        dato('PaymentMeans', medio ?? ESPECIAL),
        banco ?? '',
      ),
    ),
  )
}

function cabeza({ factura, emisor }: Documento, numero: string): string {
  return grupo(
    'FileHeader',
    dato('SchemaVersion', '3.2.2'),
    dato('Modality', 'I'),
    dato('InvoiceIssuerType', 'EM'),
    grupo(
      'Batch',
      dato('BatchIdentifier', `${emisor.nif}${numero}`, 70),
      dato('InvoicesCount', '1'),
      ...['TotalInvoicesAmount', 'TotalOutstandingAmount', 'TotalExecutableAmount'].map((cual) =>
        total(cual, factura.total),
      ),
      dato('InvoiceCurrencyCode', EUR),
    ),
  )
}

/** An issued invoice as Facturae 3.2.2, in canonical form and not signed. */
function sinFirmar(documento: Documento): string {
  const { factura, lineas, idioma } = documento
  const { numeroCompleto, tipo, fecha, fechaOperacion, referenciaCliente, notas } = factura
  if (numeroCompleto === null) throw new ReglaError('factura.no-emitida')
  if (esSimplificada(tipo)) throw new ReglaError('simplificada.sin-fichero')
  const invoice = grupo(
    'Invoice',
    grupo(
      'InvoiceHeader',
      dato('InvoiceNumber', numeroCompleto, 20),
      dato('InvoiceDocumentType', 'FC'),
      dato('InvoiceClass', esRectificativa(tipo) ? 'OR' : 'OO'),
      correccion(documento),
    ),
    grupo(
      'InvoiceIssueData',
      dato('IssueDate', fecha),
      fechaOperacion && fechaOperacion !== fecha ? dato('OperationDate', fechaOperacion) : '',
      dato('InvoiceCurrencyCode', EUR),
      dato('TaxCurrencyCode', EUR),
      dato('LanguageName', idioma),
      dato('ReceiverTransactionReference', referenciaCliente, 20),
    ),
    grupo('TaxesOutputs', ...factura.tramos.map(impuesto)),
    sumas(documento),
    grupo('Items', ...lineas.map((una) => linea(una, documento))),
    pagos(documento),
    mencionDe(documento) === '' ? '' : grupo('LegalLiterals', dato('LegalReference', mencionDe(documento), 250)),
    notas === '' ? '' : grupo('AdditionalData', dato('InvoiceAdditionalInformation', notas)),
  )
  return canonico(
    elemento(
      'fe:Facturae',
      cabeza(documento, numeroCompleto) + partes(documento) + grupo('Invoices', invoice),
      Object.fromEntries(Object.entries(ESPACIOS).map(([prefijo, uri]) => [`xmlns:${prefijo}`, uri])),
    ),
  )
}

/** Who signs, and when. */
interface Firmante {
  certificado: Certificado
  ahora: Date
}

/** An issued invoice as Facturae 3.2.2; without a certificate it is not signed, and whoever sends it has to. */
export function facturaeDe(documento: Documento, firmante: Firmante | null): Buffer {
  const xml = sinFirmar(documento)
  return Buffer.from(DECLARACION + (firmante ? firmar(xml, ESPACIOS, firmante.certificado, firmante.ahora) : xml))
}
