import type { EstadoDeEnvio } from '@telar/domain/ventas/envio'
import type { StateWord } from '../../declare/values.ts'
import { word } from '../../words.ts'

export const ESTADO: Record<EstadoDeEnvio, StateWord> = {
  preparado: { label: word('Preparado', 'Prepared', 'Preparado', 'Preparat'), mark: 'dotted' },
  etiquetado: { label: word('Etiquetado', 'Labelled', 'Etiquetado', 'Etiquetat'), mark: 'ring' },
  recogido: { label: word('Recogido', 'Collected', 'Recolhido', 'Recollit'), mark: 'half' },
  transito: { label: word('En tránsito', 'In transit', 'Em trânsito', 'En trànsit'), mark: 'most' },
  entregado: { label: word('Entregado', 'Delivered', 'Entregue', 'Lliurat'), mark: 'done' },
  incidencia: { label: word('Incidencia', 'Gone wrong', 'Incidência', 'Incidència'), mark: 'late' },
  anulado: { label: word('Anulado', 'Called off', 'Anulado', 'Anul·lat'), mark: 'blocked' },
}
