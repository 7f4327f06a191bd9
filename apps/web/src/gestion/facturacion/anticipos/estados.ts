import type { StateWord } from '../../declare/values.ts'
import { word } from '../../words.ts'
import type { Anticipo } from './anticipo.ts'

export const ESTADO: Record<Anticipo['estado'], StateWord> = {
  abierto: { label: word('Por usar', 'To be used', 'Por usar', 'Per fer servir'), mark: 'half' },
  aplicado: { label: word('Usado', 'Used', 'Usado', 'Feta servir'), mark: 'done' },
  devuelto: { label: word('Devuelto', 'Given back', 'Devolvido', 'Retornada'), mark: 'ring' },
  anulado: { label: word('Anulado', 'Annulled', 'Anulado', 'Anul·lada'), mark: 'dotted' },
}
