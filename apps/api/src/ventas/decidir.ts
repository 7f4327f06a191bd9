import type { Permiso } from '@telar/domain/permiso'
import { CAMBIAR_PORTES, CONFIRMAR_PEDIDO, DAR_DESCUENTO } from '@telar/domain/ventas/decidir'
import type { ClaveMensaje } from '../i18n/es.ts'
import type { Caller } from '../kit/caller.ts'
import { forbidden } from '../kit/errors.ts'

const DICHO = new Map<Permiso, ClaveMensaje>([
  [DAR_DESCUENTO, 'decidir.descuento'],
  [CAMBIAR_PORTES, 'decidir.portes'],
  [CONFIRMAR_PEDIDO, 'decidir.confirmar'],
])

/** What is not this person's to decide is refused, and says what it is. */
export function exigirDerechos({ permissions }: Caller, derechos: readonly Permiso[]): void {
  const falta = derechos.find((derecho) => !permissions.has(derecho))
  if (falta) throw forbidden(DICHO.get(falta))
}
