import type { EstadoDeOleada } from '@telar/domain/ventas/oleada'
import type { StateWord } from '../../declare/values.ts'
import { word } from '../../words.ts'

/** How a wave stands. */
export const ESTADO: Record<EstadoDeOleada, StateWord> = {
  abierta: { label: word('Abierta', 'Open', 'Aberta', 'Oberta'), mark: 'half' },
  cerrada: { label: word('Cerrada', 'Closed', 'Fechada', 'Tancada'), mark: 'done' },
}

/** What of the waves waits, as the head of the list says it. */
export const PENDIENTES = {
  verbo: word('Coger', 'Pick', 'Apanhar', 'Agafar'),
  abiertas: word('Abiertas', 'Open', 'Abertas', 'Obertes'),
}
