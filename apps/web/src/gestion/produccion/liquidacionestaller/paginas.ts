import { word } from '../../words.ts'

/** What the head of the list says: its page, and what of it waits. */
export const PAGINA = {
  preparar: word('Preparar mes', 'Prepare a month', 'Preparar mês', 'Preparar mes'),
  porRevisar: word('Por revisar', 'To be checked', 'Por rever', 'Per revisar'),
}
