import { aCentimos, aEuros, type Centimos, sumarEuros } from '@telar/domain/dinero'
import { type TramoRecibido, type TratoDeIva, totalesDeRecibida } from '@telar/domain/facturacion/recibida'
import { z } from 'zod'
import type { Propuesta } from '../../db/schema/facturacion/electronicas.ts'
import { type Leido, leerXml, todos } from '../../kit/formats/xml.ts'

const sinAdornos = (nif: string) =>
  nif
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^ES/, '')

/** The same number, with or without its country and its signs. */
export const mismoNif = (uno: string, otro: string): boolean => sinAdornos(uno) === sinAdornos(otro)

interface Leida extends Record<'nif' | 'proveedor' | 'numero' | 'fecha' | 'comprador', string> {
  total: number
  propuesta: Propuesta
}

const Dia = z.iso.date()
const Cifra = z.coerce.number().refine(Number.isFinite)

/** What is there by that path, from the top; missing things are empty. */
function en(leido: Leido | Leido[] | undefined, ...camino: string[]): Leido | undefined {
  return camino.reduce<Leido | undefined>(
    (dentro, nombre) => (typeof dentro === 'object' ? [dentro[nombre] ?? []].flat()[0] : undefined),
    [leido ?? []].flat()[0],
  )
}
const texto = (leido: Leido | undefined, ...camino: string[]): string => {
  const dicho = en(leido, ...camino)
  return typeof dicho === 'string' ? dicho.trim() : ''
}

function nifDe(parte: Leido | undefined): string {
  const fiscal = texto(parte, 'Party', 'PartyTaxScheme', 'CompanyID')
  return sinAdornos(fiscal || texto(parte, 'Party', 'PartyLegalEntity', 'CompanyID'))
}

/** Reverse charge, what bears no tax, and the rest (UNCL 5305). */
function tratoDe(clases: readonly string[]): TratoDeIva {
  if (clases.length > 0 && clases.every((clase) => clase === 'AE')) return 'inversion'
  return clases.length > 0 && clases.every((clase) => ['E', 'Z', 'O'].includes(clase)) ? 'exenta' : 'interior'
}

function leerFactura(raiz: Leido, signo: 1 | -1): Leida {
  const euros = (dicho: string): number => aEuros((signo * aCentimos(Cifra.parse(dicho))) as Centimos)
  const subtotales = todos(en(raiz, 'TaxTotal'), 'TaxSubtotal')
  const clases = subtotales.map((uno) => texto(uno, 'TaxCategory', 'ID'))
  const trato = tratoDe(clases)
  const tramos = subtotales.map((uno): TramoRecibido => {
    const iva = Cifra.parse(texto(uno, 'TaxCategory', 'Percent') || '0')
    return { iva, base: euros(texto(uno, 'TaxableAmount')), cuota: euros(texto(uno, 'TaxAmount')) }
  })
  const total = euros(texto(raiz, 'LegalMonetaryTotal', 'TaxInclusiveAmount'))
  const vence = texto(raiz, 'DueDate') || texto(raiz, 'PaymentMeans', 'PaymentDueDate')
  const [vendedor, comprador] = [en(raiz, 'AccountingSupplierParty'), en(raiz, 'AccountingCustomerParty')]
  if (tramos.length === 0 || sumarEuros(tramos.flatMap(({ base, cuota }) => [base, cuota])) !== total)
    throw new Error('Its taxes do not add up to its total.')
  const leida = {
    nif: nifDe(vendedor),
    proveedor:
      texto(vendedor, 'Party', 'PartyLegalEntity', 'RegistrationName') || texto(vendedor, 'Party', 'PartyName', 'Name'),
    numero: texto(raiz, 'ID').slice(0, 40),
    fecha: Dia.parse(texto(raiz, 'IssueDate')),
    comprador: nifDe(comprador),
  }
  if (Object.values(leida).includes('')) throw new Error('It does not say who, to whom or which.')
  const { total: debido } = totalesDeRecibida(trato, tramos)
  const vencimientos = vence ? [{ fecha: Dia.parse(vence), importe: debido }] : []
  return { ...leida, total, propuesta: { trato, tramos, vencimientos } }
}

/** A supplier's invoice or credit note in UBL; nothing of one that cannot be understood. */
export function leerUbl(xml: string): Leida | null {
  try {
    const documento = leerXml(xml)
    const factura = en(documento, 'Invoice')
    const abono = en(documento, 'CreditNote')
    if (factura) return leerFactura(factura, 1)
    return abono ? leerFactura(abono, -1) : null
  } catch {
    return null
  }
}
