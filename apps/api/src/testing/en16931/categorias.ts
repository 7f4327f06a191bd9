import { cents, dentro, en, hay, type Nodo, suma, texto } from './nodo.ts'

type Regla = (factura: Nodo) => boolean

const esDe = (clase: string) => (categoria: Nodo) =>
  texto(categoria, 'ID') === clase && texto(categoria, 'TaxScheme/ID') === 'VAT'

const tanto = (categoria: Nodo): number => Number(texto(categoria, 'Percent'))

export const descuentos = (f: Nodo): Nodo[] =>
  en(f, 'AllowanceCharge').filter((uno) => texto(uno, 'ChargeIndicator') === 'false')
export const recargos = (f: Nodo): Nodo[] =>
  en(f, 'AllowanceCharge').filter((uno) => texto(uno, 'ChargeIndicator') === 'true')

/** Where a category can stand: lines, discounts, charges. */
const lineas = (f: Nodo) => en(f, 'InvoiceLine/Item/ClassifiedTaxCategory')
const deDescuentos = (f: Nodo) => descuentos(f).flatMap((uno) => en(uno, 'TaxCategory'))
const deRecargos = (f: Nodo) => recargos(f).flatMap((uno) => en(uno, 'TaxCategory'))
const SITIOS = [lineas, deDescuentos, deRecargos]

const subtotales = (f: Nodo, clase: string): Nodo[] =>
  en(f, 'TaxTotal/TaxSubtotal').filter((uno) => en(uno, 'TaxCategory').some(esDe(clase)))

/** What a subtotal is of: lines and charges of its category, and of its rate where there is one, less discounts. */
function sumaDe(f: Nodo, es: (categoria: Nodo) => boolean): number {
  const suyos = (nodos: Nodo[], ruta: string) => nodos.filter((uno) => en(uno, ruta).some(es))
  return (
    suma(suyos(en(f, 'InvoiceLine'), 'Item/ClassifiedTaxCategory'), 'LineExtensionAmount') +
    suma(suyos(recargos(f), 'TaxCategory'), 'Amount') -
    suma(suyos(descuentos(f), 'TaxCategory'), 'Amount')
  )
}

const conNumero = (f: Nodo, parte: 'Supplier' | 'Customer'): boolean =>
  en(f, `Accounting${parte}Party/Party/PartyTaxScheme`).some(
    (uno) => texto(uno, 'TaxScheme/ID') === 'VAT' && hay(uno, 'CompanyID'),
  )

const hayMotivo = (subtotal: Nodo): boolean =>
  hay(subtotal, 'TaxCategory/TaxExemptionReason') || hay(subtotal, 'TaxCategory/TaxExemptionReasonCode')

/** Taxable at a rate above nothing: one subtotal for each rate. */
export const DE_TIPO: Record<string, Regla> = {
  'BR-S-01': (f) => SITIOS.some((sitio) => sitio(f).some(esDe('S'))) === subtotales(f, 'S').length > 0,
  ...Object.fromEntries(
    SITIOS.map((sitio, i): [string, Regla] => [
      `BR-S-0${i + 2}`,
      (f) => !sitio(f).some(esDe('S')) || conNumero(f, 'Supplier'),
    ]),
  ),
  ...Object.fromEntries(
    SITIOS.map((sitio, i): [string, Regla] => [
      `BR-S-0${i + 5}`,
      (f) =>
        sitio(f)
          .filter(esDe('S'))
          .every((uno) => tanto(uno) > 0),
    ]),
  ),
  'BR-S-08': (f) =>
    subtotales(f, 'S').every((subtotal) => {
      const n = Number(texto(subtotal, 'TaxCategory/Percent'))
      return cents(subtotal, 'TaxableAmount') === sumaDe(f, (uno) => esDe('S')(uno) && tanto(uno) === n)
    }),
  'BR-S-09': (f) => subtotales(f, 'S').every(cuotaPorTipo),
  'BR-S-10': (f) => !subtotales(f, 'S').some(hayMotivo),
}

/** The tax is the rate of the base; a cent is left for what was rounded apart before it was put together. */
export function cuotaPorTipo(subtotal: Nodo): boolean {
  const resulta = (cents(subtotal, 'TaxableAmount') * Number(texto(subtotal, 'TaxCategory/Percent'))) / 100
  return Math.abs(cents(subtotal, 'TaxAmount') - resulta) < 1.5
}

interface SinCuota {
  clase: string
  /** The buyer's number is needed too. */
  conComprador?: boolean
  /** Nothing is exempt: no reason is given. */
  sinMotivo?: boolean
}

/** A category that bears no tax: one subtotal of it at all. */
function sinCuota(
  prefijo: string,
  { clase, conComprador = false, sinMotivo = false }: SinCuota,
): Record<string, Regla> {
  const es = esDe(clase)
  const numeros: Regla = (f) => conNumero(f, 'Supplier') && (!conComprador || conNumero(f, 'Customer'))
  return {
    [`${prefijo}-01`]: (f) => subtotales(f, clase).length === (SITIOS.some((sitio) => sitio(f).some(es)) ? 1 : 0),
    ...Object.fromEntries(
      SITIOS.flatMap((sitio, i): [string, Regla][] => [
        [`${prefijo}-0${i + 2}`, (f) => !sitio(f).some(es) || numeros(f)],
        [
          `${prefijo}-0${i + 5}`,
          (f) =>
            sitio(f)
              .filter(es)
              .every((uno) => tanto(uno) === 0),
        ],
      ]),
    ),
    [`${prefijo}-08`]: (f) => subtotales(f, clase).every((uno) => cents(uno, 'TaxableAmount') === sumaDe(f, es)),
    [`${prefijo}-09`]: (f) => subtotales(f, clase).every((uno) => cents(uno, 'TaxAmount') === 0),
    [`${prefijo}-10`]: (f) => subtotales(f, clase).every((uno) => hayMotivo(uno) !== sinMotivo),
  }
}

const conK = (f: Nodo): boolean => subtotales(f, 'K').length > 0
const fueraConOtras =
  (sitio: (f: Nodo) => Nodo[]): Regla =>
  (f) =>
    subtotales(f, 'O').length === 0 || sitio(f).every(esDe('O'))

export const SIN_CUOTA: Record<string, Regla> = {
  ...sinCuota('BR-Z', { clase: 'Z', sinMotivo: true }),
  ...sinCuota('BR-E', { clase: 'E' }),
  ...sinCuota('BR-G', { clase: 'G' }),
  ...sinCuota('BR-IC', { clase: 'K', conComprador: true }),
  ...sinCuota('BR-AE', { clase: 'AE', conComprador: true }),
  'BR-IC-11': (f) => !conK(f) || hay(f, 'Delivery/ActualDeliveryDate') || hay(f, 'InvoicePeriod'),
  'BR-IC-12': (f) => !conK(f) || hay(f, 'Delivery/DeliveryLocation/Address/Country/IdentificationCode'),
  'BR-O-11': fueraConOtras((f) => en(f, 'TaxTotal/TaxSubtotal/TaxCategory')),
  'BR-O-12': fueraConOtras(lineas),
  'BR-O-13': fueraConOtras(deDescuentos),
  'BR-O-14': fueraConOtras(deRecargos),
  'BR-O-01': (f) =>
    subtotales(f, 'O').length === (dentro(f, 'TaxCategory').some(esDe('O')) || lineas(f).some(esDe('O')) ? 1 : 0),
}
