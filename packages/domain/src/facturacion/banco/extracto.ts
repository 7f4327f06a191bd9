import { aCentimos, aEuros, type Centimos, sumarEuros } from '../../dinero.ts'
import { ReglaError } from '../../regla.ts'

/** What the bank wrote down in an account: in, or out when it is below zero. */
export interface MovimientoBancario {
  fecha: string
  fechaValor: string
  importe: number
  /** The bank's own code of what it is. */
  concepto: string
  texto: string
  referencia: string
  /** Who paid or was paid, and from or to which account, where the bank says it. */
  contraparte: string
  contraparteIban: string
}

/** What a bank says of an account over some days. */
export interface Extracto {
  cuenta: string
  desde: string
  hasta: string
  /** Not every bank says them. */
  saldoInicial: number | null
  saldoFinal: number | null
  movimientos: MovimientoBancario[]
}

/** No house's account holds ten thousand million. */
const DEMASIADO = 10_000_000_000

/** Refuses a statement whose movements do not lead from its first balance to its last, or of amounts that cannot be. */
export function comprobarSaldos({ cuenta, saldoInicial, saldoFinal, movimientos }: Extracto): void {
  const importes = [saldoInicial ?? 0, saldoFinal ?? 0, ...movimientos.map(({ importe }) => importe)]
  if (importes.some((importe) => Math.abs(importe) >= DEMASIADO)) throw new ReglaError('banco.fichero')
  if (saldoInicial === null || saldoFinal === null) return
  const hallado = sumarEuros([saldoInicial, ...movimientos.map(({ importe }) => importe)])
  if (aCentimos(hallado) !== aCentimos(saldoFinal))
    throw new ReglaError('banco.saldo', { cuenta, hallado, declarado: saldoFinal })
}

/** Cents to euros with the sign that the bank says apart. */
export const conSigno = (centimos: number, sale: boolean): number =>
  aEuros((sale && centimos !== 0 ? -centimos : centimos) as Centimos)

/**
 * What tells a movement from any other, so that statements may overlap: what the bank says of it, and its place among
 * those of the same account of which it says the same.
 */
export function identidades({ cuenta, movimientos }: Extracto): string[] {
  const vistos = new Map<string, number>()
  return movimientos.map((uno) => {
    const dicho = [cuenta, uno.fecha, uno.fechaValor, uno.importe.toFixed(2), uno.concepto, uno.texto, uno.referencia]
    const clave = [...dicho, uno.contraparte, uno.contraparteIban].join('\n')
    const orden = (vistos.get(clave) ?? 0) + 1
    vistos.set(clave, orden)
    return `${clave}\n${orden}`
  })
}
