import { GENERAL, type Regimen } from '../clientes/regimen.ts'
import { aCentimos, redondearA } from '../dinero.ts'
import { CampoError, ReglaError } from '../regla.ts'
import { esPrevia, esRectificativa, esSimplificada, type TipoDeFactura } from './factura.ts'

/** What a simplified invoice may come to with its taxes (RD 1619/2012, 4): in general, and of a retail sale. */
export const LIMITE_SIMPLIFICADA = { general: 400, menor: 3000 } as const

/** Up to what amount a sale can be invoiced without saying who buys; a retail sale is to whoever does not buy for a trade. */
export const limiteSimplificada = (alPorMenor: boolean): number => LIMITE_SIMPLIFICADA[alPorMenor ? 'menor' : 'general']

interface Simplificable {
  tipo: TipoDeFactura
  total: number
  regimenIva: Regimen
}

/** A simplified invoice is of a sale within the country, and within its limit. */
export function comprobarSimplificada({ tipo, total, regimenIva }: Simplificable, alPorMenor = true): void {
  if (!esSimplificada(tipo)) return
  if (regimenIva !== GENERAL) throw new ReglaError('simplificada.regimen')
  const limite = limiteSimplificada(alPorMenor)
  if (aCentimos(total) > aCentimos(limite)) throw new ReglaError('simplificada.limite', { limite })
}

/** Whoever is not named gets simplified invoices alone, and nobody else gets any. */
export function comprobarDestinatario(tipo: TipoDeFactura, { mostrador }: { mostrador: boolean }): void {
  if (mostrador && !esSimplificada(tipo)) throw new CampoError('clienteId', 'simplificada.sin-nombre')
  if (!mostrador && esSimplificada(tipo)) throw new CampoError('clienteId', 'simplificada.con-nombre')
}

interface Nombrada {
  tipo: TipoDeFactura
  clienteId: number
}

/**
 * Whether an invoice can speak of another: R5 of a simplified one or of what corrects it, F3 of simplified ones alone,
 * whoever they are of, and the others of full ones of the same customer; none of another program's.
 */
export function puedeNombrar(tipo: TipoDeFactura, otra: Nombrada, clienteId: number): boolean {
  if (tipo === 'F3') return otra.tipo === 'F2'
  if (!esRectificativa(tipo) || esPrevia(otra.tipo)) return false
  return otra.clienteId === clienteId && (tipo === 'R5') === esSimplificada(otra.tipo)
}

const DECIMALES_DE_PRECIO = 4
const CIEN = 100

/** A price that has its tax in it, without. */
export const sinIva = (pvp: number, iva: number): number => redondearA((pvp * CIEN) / (CIEN + iva), DECIMALES_DE_PRECIO)
/** A price with its tax, in cents. */
export const conIva = (precio: number, iva: number): number => redondearA((precio * (CIEN + iva)) / CIEN, 2)
