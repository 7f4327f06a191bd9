import type { Invoice } from '@e-invoice-eu/core'
import { aCentimos, aEuros, type Centimos } from '@telar/domain/dinero'
import type { Direccion } from '@telar/domain/direccion'
import { esRectificativa } from '@telar/domain/factura'
import { EXPORTACION, INTRACOMUNITARIA, type Regimen } from '@telar/domain/regimen'
import { ReglaError } from '@telar/domain/regla'
import { descontar, importeDeLinea, type Tramo } from '@telar/domain/totales'
import { importeLiteral } from '@telar/domain/verifactu'
import { fechaEscrita, importeEscrito, mensaje } from '../i18n/mensaje.ts'
import type { Documento, LineaDeDocumento } from './leer-documento.ts'

type Cuerpo = Invoice['ubl:Invoice']
type Categoria = { 'cbc:ID': 'S' | 'K' | 'G'; 'cbc:Percent': string; 'cac:TaxScheme': { 'cbc:ID': string } }
type Cargo = NonNullable<Cuerpo['cac:AllowanceCharge']>[number]

const EUR = 'EUR' as const
const IVA = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }
/** The recargo is no VAT of the Union's: it goes beside it as another tax. */
const OTRO = { 'cac:TaxScheme': { 'cbc:ID': 'OTH' } }

const categoria = (regimen: Regimen): 'S' | 'K' | 'G' =>
  regimen === INTRACOMUNITARIA ? 'K' : regimen === EXPORTACION ? 'G' : 'S'
const EXENCIONES = {
  K: { code: 'VATEX-EU-IC', clave: 'papel.mencion-intracomunitaria' },
  G: { code: 'VATEX-EU-G', clave: 'papel.mencion-exportacion' },
} as const

const MEDIOS: Record<Documento['factura']['formaPago'], string> = {
  contado: '10',
  tarjeta: '48',
  transferencia: '58',
  giro: '59',
  bizum: '68',
  reembolso: '10',
}
/** Prepayment, corrected and commercial invoice. */
const CLASES = { anticipo: '386', rectificativa: '384', ordinaria: '380' } as const

const clasificar = (regimen: Regimen, iva: number): Categoria => ({
  'cbc:ID': categoria(regimen),
  'cbc:Percent': importeLiteral(iva),
  ...IVA,
})

const postal = (calle: string, ciudad: string, codigoPostal: string, provincia: string, pais: string) => ({
  ...(calle ? { 'cbc:StreetName': calle } : {}),
  ...(ciudad ? { 'cbc:CityName': ciudad } : {}),
  ...(codigoPostal ? { 'cbc:PostalZone': codigoPostal } : {}),
  ...(provincia ? { 'cbc:CountrySubentity': provincia } : {}),
  'cac:Country': { 'cbc:IdentificationCode': pais as 'ES' },
})
const enPostal = ({ calle, ciudad, codigoPostal, provincia, pais }: Direccion) =>
  postal(calle, ciudad, codigoPostal, provincia, pais)

const nifIvaDe = (nif: string, pais: string) => (pais === 'ES' ? `ES${nif.replace(/^ES/i, '')}` : null)

/** The registers by which companies of a state are addressed: their VAT number. */
const DIRECTORIOS: Record<string, string> = {
  ...{ AD: '9922', AT: '9914', BE: '9925', BG: '9926', CH: '9927', CY: '9928', CZ: '9929', DE: '9930', EE: '9931' },
  ...{ ES: '9920', FR: '9957', GB: '9932', GR: '9933', HR: '9934', HU: '9910', IE: '9935', IT: '0211', LI: '9936' },
  ...{ LT: '9937', LU: '9938', LV: '9939', MC: '9940', MT: '9943', NL: '9944', PL: '9945', PT: '9946', RO: '9947' },
  ...{ SE: '9955', SI: '9949', SK: '9950', SM: '9951', TR: '9952' },
}

/** Where a company is reached electronically: by its number in its state's register, or by mail. */
function electronica(pais: string, numero: string, email: string | null) {
  const directorio = DIRECTORIOS[pais]
  if (!directorio && !email) throw new ReglaError('factura.ubl-direccion')
  const [id, esquema] = directorio ? [numero, directorio] : [email ?? '', 'EM']
  return { 'cbc:EndpointID': id, 'cbc:EndpointID@schemeID': esquema as '9920' }
}

const CIEN = 100

/** Amounts have two decimals: a finer price is that of a hundred. */
function precioUbl(precio: number): Cuerpo['cac:InvoiceLine'][number]['cac:Price'] {
  const fino = precio.toFixed(4).endsWith('00') ? 1 : CIEN
  return {
    'cbc:PriceAmount': (precio * fino).toFixed(2),
    'cbc:PriceAmount@currencyID': EUR,
    ...(fino === 1 ? {} : { 'cbc:BaseQuantity': String(fino), 'cbc:BaseQuantity@unitCode': 'H87' as const }),
  }
}

function linea(una: LineaDeDocumento, i: number, { factura, idioma }: Documento): Cuerpo['cac:InvoiceLine'][number] {
  const { numero, nombre, color, descripcion, cantidad, precio, dto, iva, importe, tallasCantidades } = una
  const bruto = importeDeLinea({ cantidad, precio, dto: 0 })
  const rebaja = (bruto - aCentimos(importe)) as Centimos
  const tallas = tallasCantidades.map((celda) => `${celda.talla}: ${celda.cantidad}`).join(', ')
  // A price is never below nothing: what is given back has its sign in the quantity.
  const signo = precio < 0 ? -1 : 1
  return {
    'cbc:ID': String(i + 1),
    ...(tallas ? { 'cbc:Note': tallas } : {}),
    'cbc:InvoicedQuantity': String(cantidad * signo),
    'cbc:InvoicedQuantity@unitCode': 'H87',
    'cbc:LineExtensionAmount': importeLiteral(importe),
    'cbc:LineExtensionAmount@currencyID': EUR,
    ...(rebaja === 0
      ? {}
      : {
          'cac:AllowanceCharge': [
            {
              'cbc:ChargeIndicator': 'false',
              'cbc:AllowanceChargeReason': mensaje(idioma, 'papel.descuento'),
              'cbc:MultiplierFactorNumeric': importeLiteral(dto),
              'cbc:Amount': importeLiteral(aEuros(rebaja)),
              'cbc:Amount@currencyID': EUR,
              'cbc:BaseAmount': importeLiteral(aEuros(bruto)),
              'cbc:BaseAmount@currencyID': EUR,
            },
          ],
        }),
    'cac:Item': {
      'cbc:Name': numero ? `${nombre}${color ? ` · ${color[idioma] || color.es}` : ''}` : descripcion,
      ...(numero ? { 'cac:SellersItemIdentification': { 'cbc:ID': numero } } : {}),
      'cac:ClassifiedTaxCategory': clasificar(factura.regimenIva, iva),
    },
    'cac:Price': precioUbl(Math.abs(precio)),
  }
}

/** Both discounts and the carriage, rate by rate, as the totals took them. */
function cargos({ factura, lineas, idioma }: Documento): Cargo[] {
  const { dtoComercial, dtoProntoPago, regimenIva } = factura
  return factura.tramos.flatMap((tramo): Cargo[] => {
    const suyas = lineas.filter(({ iva, re }) => iva === tramo.iva && re === tramo.re)
    const bruto = suyas.reduce((n, { importe }) => n + aCentimos(importe), 0) as Centimos
    const { comercial, prontoPago, neto } = descontar(bruto, { dtoComercial, dtoProntoPago })
    const portes = (aCentimos(tramo.base) - neto) as Centimos
    const uno = (centimos: Centimos, esCargo: boolean, motivo: string): Cargo[] =>
      centimos === 0
        ? []
        : [
            {
              'cbc:ChargeIndicator': String(esCargo),
              'cbc:AllowanceChargeReason': motivo,
              'cbc:Amount': importeLiteral(aEuros(centimos)),
              'cbc:Amount@currencyID': EUR,
              'cac:TaxCategory': clasificar(regimenIva, tramo.iva),
            },
          ]
    return [
      ...uno(comercial, false, mensaje(idioma, 'papel.dto-comercial', { n: dtoComercial })),
      ...uno(prontoPago, false, mensaje(idioma, 'papel.dto-pronto-pago', { n: dtoProntoPago })),
      ...uno(portes, true, mensaje(idioma, 'papel.portes')),
    ]
  })
}

function impuestos({ factura, idioma }: Documento): Cuerpo['cac:TaxTotal'] {
  const { regimenIva, cuotaIva, cuotaRe, tramos } = factura
  const clase = categoria(regimenIva)
  const exencion = clase === 'S' ? undefined : EXENCIONES[clase]
  const subtotal = (tramo: Tramo, cuota: number, tax: object) => ({
    'cbc:TaxableAmount': importeLiteral(tramo.base),
    'cbc:TaxableAmount@currencyID': EUR,
    'cbc:TaxAmount': importeLiteral(cuota),
    'cbc:TaxAmount@currencyID': EUR,
    'cac:TaxCategory': tax as Categoria,
  })
  const exenta = exencion
    ? { 'cbc:TaxExemptionReasonCode': exencion.code, 'cbc:TaxExemptionReason': mensaje(idioma, exencion.clave) }
    : {}
  return [
    {
      'cbc:TaxAmount': importeLiteral(cuotaIva + cuotaRe),
      'cbc:TaxAmount@currencyID': EUR,
      'cac:TaxSubtotal': tramos.flatMap((tramo) => [
        subtotal(tramo, tramo.cuotaIva, {
          'cbc:ID': clase,
          'cbc:Percent': importeLiteral(tramo.iva),
          ...exenta,
          ...IVA,
        }),
        ...(tramo.re === 0
          ? []
          : [subtotal(tramo, tramo.cuotaRe, { 'cbc:ID': 'S', 'cbc:Percent': importeLiteral(tramo.re), ...OTRO })]),
      ]),
    },
  ]
}

function totalesUbl({ factura, lineas }: Documento, cargosDe: Cargo[]): Cuerpo['cac:LegalMonetaryTotal'] {
  const suma = (indicador: string) =>
    aEuros(
      cargosDe
        .filter((uno) => uno['cbc:ChargeIndicator'] === indicador)
        .reduce((n, uno) => n + aCentimos(Number(uno['cbc:Amount'])), 0) as Centimos,
    )
  const bruto = aEuros(lineas.reduce((n, { importe }) => n + aCentimos(importe), 0) as Centimos)
  return {
    'cbc:LineExtensionAmount': importeLiteral(bruto),
    'cbc:LineExtensionAmount@currencyID': EUR,
    'cbc:TaxExclusiveAmount': importeLiteral(factura.base),
    'cbc:TaxExclusiveAmount@currencyID': EUR,
    'cbc:TaxInclusiveAmount': importeLiteral(factura.total),
    'cbc:TaxInclusiveAmount@currencyID': EUR,
    'cbc:AllowanceTotalAmount': importeLiteral(suma('false')),
    'cbc:AllowanceTotalAmount@currencyID': EUR,
    'cbc:ChargeTotalAmount': importeLiteral(suma('true')),
    'cbc:ChargeTotalAmount@currencyID': EUR,
    'cbc:PayableAmount': importeLiteral(factura.total),
    'cbc:PayableAmount@currencyID': EUR,
  }
}

function partes({ emisor, cliente, factura }: Documento) {
  const nifIva = cliente.nifIva ?? nifIvaDe(cliente.nif, cliente.direccion.pais)
  return {
    'cac:AccountingSupplierParty': {
      'cac:Party': {
        ...electronica('ES', nifIvaDe(emisor.nif, 'ES') ?? emisor.nif, emisor.email),
        'cac:PartyName': { 'cbc:Name': emisor.marca },
        'cac:PostalAddress': postal(
          emisor.direccion,
          emisor.ciudad,
          emisor.codigoPostal,
          emisor.provincia,
          emisor.pais || 'ES',
        ),
        'cac:PartyTaxScheme': [{ 'cbc:CompanyID': nifIvaDe(emisor.nif, 'ES') ?? emisor.nif, ...IVA }] as [never],
        'cac:PartyLegalEntity': {
          'cbc:RegistrationName': emisor.razonSocial,
          'cbc:CompanyID': emisor.nif,
          ...(emisor.registroMercantil ? { 'cbc:CompanyLegalForm': emisor.registroMercantil } : {}),
        },
        ...(emisor.email
          ? { 'cac:Contact': { 'cbc:Name': emisor.razonSocial, 'cbc:ElectronicMail': emisor.email } }
          : {}),
      },
    },
    'cac:AccountingCustomerParty': {
      'cac:Party': {
        ...electronica(cliente.direccion.pais, nifIva ?? cliente.nif, cliente.email),
        'cac:PostalAddress': enPostal(cliente.direccion),
        ...(nifIva ? { 'cac:PartyTaxScheme': { 'cbc:CompanyID': nifIva, ...IVA } } : {}),
        'cac:PartyLegalEntity': { 'cbc:RegistrationName': cliente.razonSocial, 'cbc:CompanyID': cliente.nif },
      },
    },
    'cac:Delivery': {
      'cbc:ActualDeliveryDate': factura.fechaOperacion ?? factura.fecha,
      'cac:DeliveryLocation': { 'cac:Address': enPostal(factura.direccionEnvio) },
    },
  }
}

/** An issued invoice in the terms of EN 16931. */
export function enUbl(documento: Documento): Invoice {
  const { factura, emisor, cliente, lineas, rectifica, pedidos, idioma } = documento
  const { numeroCompleto, anticipo, tipo, fecha, formaPago, vencimientos, referenciaCliente, motivoRectificacion } =
    factura
  if (numeroCompleto === null) throw new ReglaError('factura.no-emitida')
  const clase = anticipo ? 'anticipo' : esRectificativa(tipo) ? 'rectificativa' : 'ordinaria'
  const suyos = cargos(documento)
  const notas = [motivoRectificacion, factura.notas].filter((nota) => nota !== '')
  const ultimo = vencimientos.at(-1)
  const mandato = formaPago === 'giro' ? cliente.mandatoSepa : null
  return {
    'ubl:Invoice': {
      'cbc:ID': numeroCompleto,
      'cbc:IssueDate': fecha,
      ...(ultimo ? { 'cbc:DueDate': ultimo.fecha } : {}),
      'cbc:InvoiceTypeCode': CLASES[clase],
      ...(notas.length > 0 ? { 'cbc:Note': notas } : {}),
      'cbc:DocumentCurrencyCode': EUR,
      ...(referenciaCliente ? { 'cbc:BuyerReference': referenciaCliente } : {}),
      ...(pedidos[0]
        ? {
            'cac:OrderReference': {
              'cbc:ID': referenciaCliente || pedidos[0].numero,
              'cbc:SalesOrderID': pedidos[0].numero,
            },
          }
        : {}),
      ...(rectifica.length > 0
        ? {
            'cac:BillingReference': rectifica.map((una) => ({
              'cac:InvoiceDocumentReference': { 'cbc:ID': una.numero ?? '', 'cbc:IssueDate': una.fecha },
            })),
          }
        : {}),
      ...partes(documento),
      'cac:PaymentMeans': [
        {
          'cbc:PaymentMeansCode': MEDIOS[formaPago] as '58',
          'cbc:PaymentID': numeroCompleto,
          ...(formaPago === 'transferencia' && emisor.iban
            ? { 'cac:PayeeFinancialAccount': { 'cbc:ID': emisor.iban.replace(/\s/g, '') } }
            : {}),
          ...(mandato ? { 'cac:PaymentMandate': { 'cbc:ID': mandato.referencia } } : {}),
        },
      ],
      ...(vencimientos.length > 0
        ? {
            'cac:PaymentTerms': {
              'cbc:Note': vencimientos
                .map((uno) => `${fechaEscrita(idioma, uno.fecha)}: ${importeEscrito(idioma, uno.importe)}`)
                .join('; '),
            },
          }
        : {}),
      ...(suyos.length > 0 ? { 'cac:AllowanceCharge': suyos } : {}),
      'cac:TaxTotal': impuestos(documento),
      'cac:LegalMonetaryTotal': totalesUbl(documento, suyos),
      'cac:InvoiceLine': lineas.map((una, i) => linea(una, i, documento)) as Cuerpo['cac:InvoiceLine'],
    },
  }
}

const MUDO = { log: () => {}, warn: () => {}, error: () => {} }

/** The same as a file, checked by the library before it leaves. */
export async function ublDe(documento: Documento): Promise<Buffer> {
  const invoice = enUbl(documento)
  // It brings spreadsheets and PDF along, which only an export needs.
  const { InvoiceService } = await import('@e-invoice-eu/core')
  try {
    const xml = await new InvoiceService(MUDO).generate(invoice, { format: 'UBL', lang: documento.idioma })
    return Buffer.from(xml as string, 'utf8')
  } catch (error) {
    const [primero] = (error as { errors?: { instancePath?: string; message?: string }[] }).errors ?? []
    const motivo = primero ? `${primero.instancePath ?? ''} ${primero.message ?? ''}`.trim() : (error as Error).message
    throw new ReglaError('factura.ubl', { motivo: motivo.slice(0, 200) })
  }
}
