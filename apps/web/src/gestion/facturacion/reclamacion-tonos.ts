import type { Tono } from '@telar/domain/casa/reclamacion'
import type { StateWord } from '../declare/values.ts'
import { word } from '../words.ts'

export const TONO: Record<Tono, StateWord> = {
  amable: { label: word('Recordatorio', 'Reminder', 'Lembrete', 'Recordatori'), mark: 'ring' },
  firme: { label: word('Segundo aviso', 'Second notice', 'Segundo aviso', 'Segon avís'), mark: 'half' },
  ultimo: { label: word('Último aviso', 'Final notice', 'Último aviso', 'Últim avís'), mark: 'full' },
}
