import type { Correo } from '@telar/contract/casa/correo'
import type { StateWord } from '../../declare/values.ts'

/** A mail's states, in words and marks. */
export const ESTADOS: Record<Correo['estado'], StateWord> = {
  pendiente: { mark: 'dotted', label: { es: 'Pendiente', en: 'Pending', pt: 'Pendente', ca: 'Pendent' } },
  enviado: { mark: 'done', label: { es: 'Enviado', en: 'Sent', pt: 'Enviada', ca: 'Enviat' } },
  fallido: { mark: 'blocked', label: { es: 'Fallido', en: 'Failed', pt: 'Falhada', ca: 'Fallit' } },
}
