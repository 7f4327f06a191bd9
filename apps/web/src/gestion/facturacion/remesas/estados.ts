import type { StateWord } from '../../declare/values.ts'
import { word } from '../../words.ts'
import type { Remesa } from './remesa.ts'

export const ESTADO: Record<Remesa['estado'], StateWord> = {
  enviada: { label: word('En camino', 'On its way', 'A caminho', 'En camí'), mark: 'half' },
  cobrada: { label: word('Cobrada', 'Collected', 'Cobrada', 'Cobrada'), mark: 'done' },
  anulada: { label: word('Anulada', 'Annulled', 'Anulada', 'Anul·lada'), mark: 'dotted' },
}
