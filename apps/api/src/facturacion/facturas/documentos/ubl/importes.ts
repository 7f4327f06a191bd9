import type { Invoice } from '@e-invoice-eu/core'
import { EXPORTACION, INTRACOMUNITARIA, type Regimen } from '@telar/domain/clientes/regimen'
import { aCentimos, aEuros, type Centimos, sumarEuros } from '@telar/domain/dinero'
import { importeLiteral } from '@telar/domain/facturacion/verifactu/verifactu'
import type { Idioma } from '@telar/domain/idioma'
import { descontar, importeDeLinea, type Tramo } from '@telar/domain/ventas/totales'
import type { ClaveMensaje } from '../../../../i18n/es.ts'
import { mensaje, numeroEscrito } from '../../../../i18n/mensaje.ts'
import type { LineaDeDocumento } from '../dicho.ts'
import type { Documento } from '../leer-documento.ts'

export type Cuerpo = Invoice['ubl:Invoice']
type Clase = 'S' | 'Z' | 'K' | 'G' | 'E'
type Categoria = { 'cbc:ID': Clase; 'cbc:Percent': string; 'cac:TaxScheme': { 'cbc:ID': string } }
type Cargo = NonNullable<Cuerpo['cac:AllowanceCharge']>[number]
type Subtotal = NonNullable<Cuerpo['cac:TaxTotal'][number]['cac:TaxSubtotal']>[number]

export const EUR = 'EUR' as const
/** VAT, by the name that the standard gives it. */
export const IVA = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }

const claseDe = (regimen: Regimen, iva: number): Clase => {
  if (regimen === INTRACOMUNITARIA) return 'K'
  if (regimen === EXPORTACION) return 'G'
  return iva === 0 ? 'Z' : 'S'
}
const EXENCIONES: Partial<Record<Clase, { code: string; clave: ClaveMensaje }>> = {
  K: { code: 'VATEX-EU-IC', clave: 'papel.mencion-intracomunitaria' },
  G: { code: 'VATEX-EU-G', clave: 'papel.mencion-exportacion' },
}

const clasificar = (regimen: Regimen, iva: number): Categoria => ({
  'cbc:ID': claseDe(regimen, iva),
  'cbc:Percent': importeLiteral(iva),
  ...IVA,
})

/** The recargo is no VAT of the Union's: it is charged apart, and no VAT is paid of it. */
const SIN_IVA: Categoria = { 'cbc:ID': 'E', 'cbc:Percent': importeLiteral(0), ...IVA }

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

/** A line with its price, its discount and its category. */
export function linea(
  una: LineaDeDocumento,
  i: number,
  { factura, idioma }: Documento,
): Cuerpo['cac:InvoiceLine'][number] {
  const { numero, nombre, color, descripcion, cantidad, precio, dto, iva, importe, tallasCantidades } = una
  const bruto = dto === 0 ? aCentimos(importe) : importeDeLinea({ cantidad, precio, dto: 0 })
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

/** The recargo of what is taxed at one rate, with what it is of. */
function recargo({ re, base, cuotaRe }: Tramo, idioma: Idioma): Cargo[] {
  if (cuotaRe === 0) return []
  return [
    {
      'cbc:ChargeIndicator': 'true',
      'cbc:AllowanceChargeReason': mensaje(idioma, 'papel.recargo-de', { n: numeroEscrito(idioma, re) }),
      'cbc:MultiplierFactorNumeric': importeLiteral(re),
      'cbc:Amount': importeLiteral(cuotaRe),
      'cbc:Amount@currencyID': EUR,
      'cbc:BaseAmount': importeLiteral(base),
      'cbc:BaseAmount@currencyID': EUR,
      'cac:TaxCategory': SIN_IVA,
    },
  ]
}

/** Both discounts, the carriage and the recargo, rate by rate, as the totals took them. */
export function cargos({ factura, lineas, idioma }: Documento): Cargo[] {
  const { dtoComercial, dtoProntoPago, regimenIva } = factura
  return factura.tramos.flatMap((tramo): Cargo[] => {
    const suyas = lineas.filter(({ iva, re }) => iva === tramo.iva && re === tramo.re)
    const suma = (neta: boolean) =>
      suyas
        .filter((una) => (una.neta ?? false) === neta)
        .reduce((n, { importe }) => n + aCentimos(importe), 0) as Centimos
    const { comercial, prontoPago, neto } = descontar(suma(false), { dtoComercial, dtoProntoPago })
    const portes = (aCentimos(tramo.base) - neto - suma(true)) as Centimos
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
      ...recargo(tramo, idioma),
    ]
  })
}

/** A category with why it bears no tax, in the order of the standard. */
const conMotivo = ({ 'cac:TaxScheme': esquema, ...clase }: Categoria, motivo: string, code?: string) => ({
  ...clase,
  ...(code ? { 'cbc:TaxExemptionReasonCode': code } : {}),
  'cbc:TaxExemptionReason': motivo,
  'cac:TaxScheme': esquema,
})

const subtotal = (base: number, cuota: number, categoria: object): Subtotal => ({
  'cbc:TaxableAmount': importeLiteral(base),
  'cbc:TaxableAmount@currencyID': EUR,
  'cbc:TaxAmount': importeLiteral(cuota),
  'cbc:TaxAmount@currencyID': EUR,
  'cac:TaxCategory': categoria as Categoria,
})

/** VAT by category and rate, whether it bears a recargo or not; then what bears none, which is the recargo itself. */
export function impuestos({ factura, idioma }: Documento): Cuerpo['cac:TaxTotal'] {
  const { regimenIva, cuotaIva, tramos } = factura
  const porIva = [...Map.groupBy(tramos, ({ iva }) => iva)].map(([iva, suyos]) => {
    const categoria = clasificar(regimenIva, iva)
    const exencion = EXENCIONES[categoria['cbc:ID']]
    return subtotal(
      sumarEuros(suyos.map(({ base }) => base)),
      sumarEuros(suyos.map((tramo) => tramo.cuotaIva)),
      exencion ? conMotivo(categoria, mensaje(idioma, exencion.clave), exencion.code) : categoria,
    )
  })
  const recargos = tramos.map(({ cuotaRe }) => cuotaRe).filter((cuota) => cuota !== 0)
  const aparte = conMotivo(SIN_IVA, mensaje(idioma, 'papel.recargo-aparte'))
  return [
    {
      'cbc:TaxAmount': importeLiteral(cuotaIva),
      'cbc:TaxAmount@currencyID': EUR,
      'cac:TaxSubtotal': [...porIva, ...(recargos.length === 0 ? [] : [subtotal(sumarEuros(recargos), 0, aparte)])],
    },
  ]
}

/** The sums of the document. */
export function totalesUbl({ factura, lineas }: Documento, cargosDe: Cargo[]): Cuerpo['cac:LegalMonetaryTotal'] {
  const suma = (indicador: string) =>
    sumarEuros(
      cargosDe.filter((uno) => uno['cbc:ChargeIndicator'] === indicador).map((uno) => Number(uno['cbc:Amount'])),
    )
  const bruto = sumarEuros(lineas.map(({ importe }) => importe))
  return {
    'cbc:LineExtensionAmount': importeLiteral(bruto),
    'cbc:LineExtensionAmount@currencyID': EUR,
    'cbc:TaxExclusiveAmount': importeLiteral(sumarEuros([factura.base, factura.cuotaRe])),
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
