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

interface Anticipo {
  id: number
  base: number
  numeroCompleto: string | null
}

/** What is left of a deposit after what earlier invoices have deducted, which is negative. */
export const quedaDe = ({ base }: Pick<Anticipo, 'base'>, descontado: number): number => sumarEuros([base, descontado])

/** No more is deducted of a deposit than was paid in advance, and nothing is added to one. */
export function comprobarDescuento(
  anticipo: Anticipo,
  descontado: number,
  lineas: readonly { anticipoId: number | null; importe: number }[],
): void {
  const suyas = lineas.filter(({ anticipoId }) => anticipoId === anticipo.id)
  const ahora = suyas.reduce((suma, { importe }) => suma + aCentimos(importe), 0)
  const queda = quedaDe(anticipo, descontado)
  if (aCentimos(queda) + ahora < 0 || ahora > 0)
    throw new ReglaError('factura.anticipo-de-mas', { numero: anticipo.numeroCompleto ?? '', n: queda })
}
