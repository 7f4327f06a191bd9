import { ReglaError } from '../regla.ts'

/** Several rows become one: the one kept must not be among those that disappear. */
export function comprobarFusion(destinoId: number, origenIds: readonly number[]): void {
  if (origenIds.includes(destinoId)) throw new ReglaError('fusion.destino-entre-origenes')
}
