import type { Correo } from '@telar/contract/casa/correo'
import type { StateWord } from '../../declare/values.ts'
import { word } from '../../words.ts'

/** A mail's states, in words and marks. */
export const MAIL_STATES: Record<Correo['estado'], StateWord> = {
  pendiente: { mark: 'dotted', label: word('Pendiente', 'Pending', 'Pendente', 'Pendent') },
  enviado: { mark: 'done', label: word('Enviado', 'Sent', 'Enviada', 'Enviat') },
  fallido: { mark: 'blocked', label: word('Fallido', 'Failed', 'Falhada', 'Fallit') },
}
