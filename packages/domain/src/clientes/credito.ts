import { sumarEuros } from '../dinero.ts'
import type { Permiso } from '../permiso.ts'

/** Who may give more credit than was agreed, saying why. */
export const AUTORIZAR_CREDITO: Permiso = 'Permissions.Creditos.Approve'

/** What a customer owes: invoices that are not paid, and garments that left and are not invoiced. */
export interface Deuda {
  facturado: number
  servido: number
  /** The oldest due day that has passed, of what is not paid. */
  vencidoDesde: string | null
}

export const REPAROS = ['bloqueado', 'limite'] as const
/** Why a customer should not get more on credit. */
export type Reparo = (typeof REPAROS)[number]

/** How a customer stands. */
export interface Credito extends Deuda {
  saldo: number
  limite: number | null
  /** What is left of the limit; nothing once it is passed. */
  disponible: number | null
  bloqueado: boolean
  reparos: Reparo[]
}

/** Whether what a customer owes can stand in the way of more. */
export const seMiraLaDeuda = ({ limiteRiesgo, bloqueado }: { limiteRiesgo: number | null; bloqueado: boolean }) =>
  bloqueado || limiteRiesgo !== null

/** How a customer stands with what they owe, and with so much more. */
export function creditoDe(
  { limiteRiesgo: limite, bloqueado }: { limiteRiesgo: number | null; bloqueado: boolean },
  deuda: Deuda,
  mas = 0,
): Credito {
  const saldo = sumarEuros([deuda.facturado, deuda.servido])
  const queda = limite === null ? null : sumarEuros([limite, -saldo])
  const pasa = queda !== null && sumarEuros([queda, -mas]) < 0
  return {
    ...deuda,
    saldo,
    limite,
    disponible: queda === null ? null : Math.max(0, queda),
    bloqueado,
    reparos: [...(bloqueado ? (['bloqueado'] as const) : []), ...(pasa ? (['limite'] as const) : [])],
  }
}
