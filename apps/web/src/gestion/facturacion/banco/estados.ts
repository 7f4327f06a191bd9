import type { StateWord } from '../../declare/values.ts'
import { word } from '../../words.ts'

export const ESTADO: Record<'pendiente' | 'parcial' | 'casado' | 'descartado', StateWord> = {
  pendiente: { label: word('Sin casar', 'Unmatched', 'Por conciliar', 'Sense casar'), mark: 'ring' },
  parcial: { label: word('En parte', 'In part', 'Em parte', 'En part'), mark: 'half' },
  casado: { label: word('Casado', 'Matched', 'Conciliado', 'Casat'), mark: 'done' },
  descartado: { label: word('Descartado', 'Set aside', 'Descartado', 'Descartat'), mark: 'dotted' },
}
