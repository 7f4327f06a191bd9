import { admiteRecargo } from './regimen.ts'

export const FORMAS_DE_PAGO = ['contado', 'tarjeta', 'transferencia', 'giro', 'bizum', 'reembolso'] as const
export const CRITERIOS_DE_COMISION = ['facturado', 'cobrado'] as const
export const RESULTADOS_VIES = ['valido', 'invalido', 'desconocido'] as const
/** What the Union's register of VAT numbers says; it may also say nothing. */
export type ResultadoVies = (typeof RESULTADOS_VIES)[number]

/** Payment between firms may not be put off longer (Ley 3/2004). */
export const MAX_DIAS_PAGO = 60

interface Fiscal {
  nif: string
  recargoEquivalencia: boolean
  regimenForzado: number | null
  regimenMotivo: string | null
}

type Problemas = Partial<Record<keyof Fiscal, 'cliente.recargo' | 'cliente.motivo'>>

/** What is wrong with how a customer is taxed, field by field. `pais` is where they pay their taxes. */
export function problemasFiscales(cliente: Fiscal, pais: string): Problemas {
  const { nif, recargoEquivalencia, regimenForzado, regimenMotivo } = cliente
  return {
    ...(recargoEquivalencia && !(pais === 'ES' && admiteRecargo(nif))
      ? { recargoEquivalencia: 'cliente.recargo' as const }
      : {}),
    ...(regimenForzado !== null && !regimenMotivo ? { regimenMotivo: 'cliente.motivo' as const } : {}),
  }
}

/** What only the house decides: a rep may not change it of their own customers. */
export const CONDICIONES = [
  'comercialId',
  'grupoId',
  'comision',
  'dtoComercial',
  'dtoProntoPago',
  'formaPago',
  'diasPago',
  'diasFijos',
  'mesesSinPago',
  'limiteRiesgo',
  'bloqueado',
] as const
