import type { Direccion } from '../casa/direccion.ts'
import { aCentimos, sumarEuros } from '../dinero.ts'
import { ReglaError } from '../regla.ts'
import { type ClienteCopia, comprobarFecha, type EmisorCopia, numeroDeFactura } from './factura.ts'
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
  const { direccionFiscal: direccion, recargoEquivalencia, viesFecha, viesResultado } = cliente
  return {
    ...{ codigo, razonSocial, nombreComercial, nif, nifIva, email, telefono, direccion, idioma, iban, mandatoSepa },
    ...{ recargoEquivalencia, viesFecha, viesResultado },
  }
}

/** An invoice has something on it, and is not of tomorrow. */
export function comprobarEmision(fecha: string, lineas: readonly unknown[], hoy: string): void {
  if (lineas.length === 0) throw new ReglaError('factura.sin-lineas')
  comprobarFecha(fecha, null, hoy)
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

const sumarTipo = (apuntes: readonly PorTipo[], { iva, re }: PorTipo): number =>
  sumarEuros(apuntes.filter((uno) => uno.iva === iva && uno.re === re).map(({ importe }) => importe))

/** What is left of a deposit after what invoices have deducted. */
export const quedaDe = (adelantado: readonly PorTipo[], descontado: readonly PorTipo[]): number =>
  sumarEuros([...adelantado, ...descontado].map(({ importe }) => importe))

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

/** Corrections take back at most what was invoiced: what is left of it never changes its sign. */
export const rectificaDeMas = (facturado: number, neto: number): boolean =>
  facturado !== 0 && Math.sign(aCentimos(neto)) === -Math.sign(aCentimos(facturado))
