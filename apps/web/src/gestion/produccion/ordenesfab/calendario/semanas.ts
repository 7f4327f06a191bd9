import type { OrdenEnCalendario } from '@telar/contract/produccion/calendario'
import { lunesDe, masDias } from '@telar/domain/fecha'

export const SEMANAS = 8
const DIAS = 7

/** The Mondays of some weeks. */
export const lunesDesde = (desde: string): string[] =>
  Array.from({ length: SEMANAS }, (_, i) => masDias(lunesDe(desde), i * DIAS))

/** The same day of the week, in another week. */
export const enSemana = (fechaEntrega: string | null, lunes: string): string => {
  const dias =
    fechaEntrega === null ? 0 : Math.round((Date.parse(fechaEntrega) - Date.parse(lunesDe(fechaEntrega))) / 86_400_000)
  return masDias(lunes, dias)
}

export interface Fila {
  tallerId: number | null
  taller: string | null
  /** What should have come before these weeks, or has no day. */
  antes: OrdenEnCalendario[]
  semanas: { lunes: string; ordenes: OrdenEnCalendario[]; prendas: number }[]
}

/** The orders by workshop and week; those without a workshop come last. */
export function filasDe(ordenes: readonly OrdenEnCalendario[], lunes: readonly string[]): Fila[] {
  const primero = lunes[0] ?? ''
  return [...Map.groupBy(ordenes, ({ tallerId }) => tallerId)]
    .map(([tallerId, suyas]) => ({
      tallerId,
      taller: suyas[0]?.taller ?? null,
      antes: suyas.filter(({ fechaEntrega }) => fechaEntrega === null || fechaEntrega < primero),
      semanas: lunes.map((uno) => {
        const deEsta = suyas.filter(({ fechaEntrega }) => fechaEntrega !== null && lunesDe(fechaEntrega) === uno)
        return { lunes: uno, ordenes: deEsta, prendas: deEsta.reduce((n, { pendientes }) => n + pendientes, 0) }
      }),
    }))
    .sort(
      (a, b) =>
        Number(a.tallerId === null) - Number(b.tallerId === null) || (a.taller ?? '').localeCompare(b.taller ?? ''),
    )
}
