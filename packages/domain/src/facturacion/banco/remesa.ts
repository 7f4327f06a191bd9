import { esDeSepa, esIban } from '../../casa/cuenta.ts'
import type { Mandato } from '../../clientes/mandato.ts'
import { ReglaError } from '../../regla.ts'
import { enReferenciaSepa, secuenciaDe } from './sepa.ts'

export const REPAROS_DE_GIRO = [
  'sin-cuenta',
  'fuera-de-sepa',
  'sin-mandato',
  'mandato-posterior',
  'mandato-caducado',
  'mandato-usado',
  'abono',
] as const
export type ReparoDeGiro = (typeof REPAROS_DE_GIRO)[number]

/** Whom a due date would be charged to. */
export interface Girado {
  iban: string | null
  mandato: Mandato | null
  /** The last day on which something was charged by that mandate. */
  ultimo: string | null
}

const sinEspacios = (iban: string) => iban.replaceAll(' ', '')

/** What stands in the way of charging a customer on a day. */
export function reparoDeGiro({ iban, mandato, ultimo }: Girado, cargo: string): ReparoDeGiro | null {
  if (iban === null || !esIban(sinEspacios(iban))) return 'sin-cuenta'
  if (!esDeSepa(iban)) return 'fuera-de-sepa'
  if (mandato === null || enReferenciaSepa(mandato.referencia) === '') return 'sin-mandato'
  try {
    secuenciaDe(mandato, { ultimo }, cargo)
    return null
  } catch (error) {
    const dicho = error instanceof ReglaError ? error.code.replace('remesa.', '') : ''
    const reparo = REPAROS_DE_GIRO.find((uno) => uno === dicho)
    if (!reparo) throw error
    return reparo
  }
}

/** Banks want a charge a day ahead at least, and none a year before. */
export const MAX_DIAS_DE_CARGO = 365
