import type { Dicho, EnvioElectronico, Situacion } from '@telar/domain/facturacion/electronica'
import type { StateWord } from '../declare/values.ts'
import { word } from '../words.ts'

/** How something stands on its way. */
export const ENVIO: Record<EnvioElectronico, StateWord> = {
  pendiente: { mark: 'dotted', label: word('Por enviar', 'To be sent', 'Por enviar', 'Per enviar') },
  enviada: { mark: 'done', label: word('Enviada', 'Sent', 'Enviada', 'Enviada') },
  devuelta: { mark: 'blocked', label: word('Devuelta', 'Given back', 'Devolvida', 'Retornada') },
  anulada: { mark: 'ring', label: word('Anulada', 'Annulled', 'Anulada', 'Anul·lada') },
}

/** What was said of an invoice. */
export const SITUACION: Record<Situacion | Dicho, StateWord> = {
  entregada: { mark: 'ring', label: word('Entregada', 'Delivered', 'Entregue', 'Lliurada') },
  aceptada: { mark: 'half', label: word('Aceptada', 'Accepted', 'Aceite', 'Acceptada') },
  rechazada: { mark: 'blocked', label: word('Rechazada', 'Refused', 'Recusada', 'Rebutjada') },
  parcial: { mark: 'half', label: word('Pagada en parte', 'Paid in part', 'Paga em parte', 'Pagada en part') },
  pagada: { mark: 'done', label: word('Pagada', 'Paid', 'Paga', 'Pagada') },
  anulada: { mark: 'ring', label: word('Anulada', 'Annulled', 'Anulada', 'Anul·lada') },
}

export const DICHOS = {
  titulo: word('Lo que se ha dicho', 'What was said', 'O que se disse', 'El que s’ha dit'),
  nada: word('Nada todavía.', 'Nothing yet.', 'Nada ainda.', 'Res encara.'),
  porDecir: word('Por enviar', 'To be sent', 'Por enviar', 'Per enviar'),
}
