import { word } from '../../words.ts'

/** The pages beside the list, as its head names them. */
export const PAGINA = {
  casar: word('Casar', 'Match', 'Conciliar', 'Casar'),
}
