import type { Direccion } from '../casa/direccion.ts'
import { INTRACOMUNITARIA, type Regimen } from '../clientes/regimen.ts'
import { aCentimos, sumarEuros } from '../dinero.ts'
import { ReglaError } from '../regla.ts'
import {
  type ClienteCopia,
  comprobarFecha,
  type EmisorCopia,
  esRectificativa,
  numeroDeFactura,
  type TipoDeFactura,
} from './factura.ts'
import { comprobarQueEstaAbierto } from './libros-cerrados.ts'
import { comprobarSimplificada } from './simplificada.ts'
import { type Vencimiento, venceEl } from './vencimientos.ts'

interface Empresa extends EmisorCopia {
  whatsapp: string
  instagram: string
  horario: string
}

/** Our company, as it goes on the invoice; without a name and a tax number nothing can be issued. */
export function emisorDe({ whatsapp: _, instagram: __, horario: ___, ...copia }: Empresa): EmisorCopia {
  if (!copia.razonSocial || !copia.nif) throw new ReglaError('factura.emisor')
  return copia
}

/** The customer, as they go on the invoice. */
export function copiaDelCliente(
  cliente: Omit<ClienteCopia, 'direccion'> & { direccionFiscal: Direccion },
): ClienteCopia {
  const { codigo, razonSocial, nombreComercial, nif, nifIva, email, telefono, idioma, iban, mandatoSepa } = cliente
  const { direccionFiscal: direccion, recargoEquivalencia, viesFecha, viesResultado, dir3 = null } = cliente
  return {
    ...{ codigo, razonSocial, nombreComercial, nif, nifIva, email, telefono, direccion, idioma, iban, mandatoSepa },
    ...{ recargoEquivalencia, viesFecha, viesResultado, dir3 },
  }
}

interface Emisible {
  tipo: TipoDeFactura
  fecha: string
  fechaOperacion: string | null
  total: number
  portes: number
  anticipo: boolean
  regimenIva: Regimen
}

/**
 * An invoice has something on it and is not of tomorrow. What is given back is a correction's to say; and what is paid
 * before goods leave for another state of the Union is no supply yet (LIVA 75.Dos).
 */
export function comprobarEmision(
  { tipo, fecha, fechaOperacion, total, portes, anticipo, regimenIva }: Emisible,
  lineas: readonly { cantidad: number }[],
  hoy: string,
): void {
  if (lineas.length === 0) throw new ReglaError('factura.sin-lineas')
  comprobarFecha(fecha, null, hoy)
  comprobarQueEstaAbierto('fecha', fecha, hoy)
  if (fechaOperacion !== null) comprobarQueEstaAbierto('fechaOperacion', fechaOperacion, hoy)
  if (esRectificativa(tipo)) return
  if (portes === 0 && lineas.every(({ cantidad }) => cantidad === 0)) throw new ReglaError('factura.sin-cantidad')
  comprobarSimplificada({ tipo, total, regimenIva })
  if (aCentimos(total) < 0) throw new ReglaError('factura.negativa')
  if (anticipo && regimenIva === INTRACOMUNITARIA) throw new ReglaError('factura.anticipo-intracomunitario')
}

interface Numerable {
  serie: string
  ejercicio: number
  fecha: string
  vencimientos: readonly Vencimiento[]
}

/** What becomes of a draft with its number: from now on it stays. */
export const emitida = ({ serie, ejercicio, vencimientos }: Numerable, numero: number) => ({
  numero,
  numeroCompleto: numeroDeFactura(serie, ejercicio, numero),
  estado: 'emitida' as const,
  vence: venceEl(vencimientos, 0),
})

/** An amount of a deposit at one rate: what was invoiced in advance, or, negative, given back or deducted. */
export interface PorTipo {
  iva: number
  re: number
  importe: number
}

const sumarTipo = (apuntes: readonly PorTipo[], { iva, re }: Pick<PorTipo, 'iva' | 're'>): number =>
  sumarEuros(apuntes.filter((uno) => uno.iva === iva && uno.re === re).map(({ importe }) => importe))

/** What is left of a deposit after what invoices have deducted. */
export const quedaDe = (adelantado: readonly PorTipo[], descontado: readonly PorTipo[]): number =>
  sumarEuros([...adelantado, ...descontado].map(({ importe }) => importe))

/** The same rate by rate, of which something is left. */
export const quedaPorTipo = (adelantado: readonly PorTipo[], descontado: readonly PorTipo[]) =>
  adelantado
    .map(({ iva, re }) => ({ iva, re, queda: sumarTipo([...adelantado, ...descontado], { iva, re }) }))
    .filter(({ queda }) => queda > 0)

/** No more is deducted of a deposit than was paid in advance, rate by rate, and no more goes back to it than was deducted. */
export function comprobarDescuento(
  numero: string,
  adelantado: readonly PorTipo[],
  antes: readonly PorTipo[],
  ahora: readonly PorTipo[],
): void {
  for (const tipo of [...adelantado, ...antes, ...ahora]) {
    const queda = sumarTipo([...adelantado, ...antes], tipo)
    const descontado = sumarTipo([...antes, ...ahora], tipo)
    if (aCentimos(descontado) > 0 || aCentimos(queda) + aCentimos(sumarTipo(ahora, tipo)) < 0)
      throw new ReglaError('factura.anticipo-de-mas', { numero, n: queda })
  }
}

/** Something of which an invoice says how much: the total, what is taxed at a rate, the garments of a cell. */
export interface Neto {
  facturado: number
  neto: number
  /** The cents that rounding may add: one for each correction of an amount, none of garments. */
  holgura: number
}

/** Corrections take back at most what was invoiced: of nothing on it, what is left changes its sign by more than rounding does. */
export const rectificaDeMas = (cuentas: readonly Neto[]): boolean =>
  cuentas.some(({ facturado, neto, holgura }) => {
    const [antes, queda] = [aCentimos(facturado), aCentimos(neto)]
    return antes !== 0 && Math.sign(queda) === -Math.sign(antes) && Math.abs(queda) > holgura
  })
