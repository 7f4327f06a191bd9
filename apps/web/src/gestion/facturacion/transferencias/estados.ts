import type { StateWord } from '../../declare/values.ts'
import { word } from '../../words.ts'
import type { Transferencia } from './transferencia.ts'

export const ESTADO: Record<Transferencia['estado'], StateWord> = {
  preparada: { label: word('Preparada', 'Prepared', 'Preparada', 'Preparada'), mark: 'half' },
  pagada: { label: word('Pagada', 'Paid', 'Paga', 'Pagada'), mark: 'done' },
  anulada: { label: word('Anulada', 'Annulled', 'Anulada', 'Anul·lada'), mark: 'dotted' },
}
