import type { Invoice } from '@e-invoice-eu/core'
import { esRectificativa } from '@telar/domain/facturacion/factura'
import { ReglaError } from '@telar/domain/regla'
import { fechaEscrita, importeEscrito } from '../../../../i18n/mensaje.ts'
import { DECLARACION, elemento } from '../../../../kit/formats/xml.ts'
import type { Documento } from '../leer-documento.ts'
import { sePide } from '../papel.ts'
import { escribir } from './escribir.ts'
import { type Cuerpo, cargos, EUR, impuestos, linea, totalesUbl } from './importes.ts'
import { partes } from './partes.ts'

const MEDIOS: Record<Documento['factura']['formaPago'], string> = {
  contado: '10',
  tarjeta: '48',
  transferencia: '58',
  giro: '59',
  bizum: '68',
  reembolso: '10',
}
/** How it is paid is not said: a transfer that names no account would be none. */
const SIN_DECIR = '1'
/** Prepayment, corrected and commercial invoice. */
const CLASES = { anticipo: '386', rectificativa: '384', ordinaria: '380' } as const

/** An issued invoice in the terms of EN 16931. */
export function enUbl(documento: Documento): Invoice {
  const { factura, emisor, cliente, lineas, rectifica, pedidos, idioma } = documento
  const { numeroCompleto, anticipo, tipo, fecha, formaPago, vencimientos, referenciaCliente, motivoRectificacion } =
    factura
  if (numeroCompleto === null) throw new ReglaError('factura.no-emitida')
  const clase = anticipo ? 'anticipo' : esRectificativa(tipo) ? 'rectificativa' : 'ordinaria'
  const suyos = cargos(documento)
  const notas = [motivoRectificacion, factura.notas].filter((nota) => nota !== '')
  const pide = sePide(factura)
  const ultimo = pide ? vencimientos.at(-1) : undefined
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
      ...(pide
        ? {
            'cac:PaymentMeans': [
              {
                'cbc:PaymentMeansCode': (formaPago === 'transferencia' && !emisor.iban
                  ? SIN_DECIR
                  : MEDIOS[formaPago]) as '58',
                'cbc:PaymentID': numeroCompleto,
                ...(formaPago === 'transferencia' && emisor.iban
                  ? { 'cac:PayeeFinancialAccount': { 'cbc:ID': emisor.iban.replace(/\s/g, '') } }
                  : {}),
                ...(mandato ? { 'cac:PaymentMandate': { 'cbc:ID': mandato.referencia } } : {}),
              },
            ],
          }
        : {}),
      ...(pide && vencimientos.length > 0
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

const ESPACIOS = {
  xmlns: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
}
const NORMA = {
  'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
  'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
}

/** The same as a file. */
export const ublDe = (documento: Documento): Buffer =>
  Buffer.from(DECLARACION + elemento('Invoice', escribir({ ...NORMA, ...enUbl(documento)['ubl:Invoice'] }), ESPACIOS))
