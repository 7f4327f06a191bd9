import { word } from '../../words.ts'

/** The pages beside the list, as its head names them. */
export const PAGINA = {
  nueva: word('Nueva transferencia', 'New transfer', 'Nova transferência', 'Nova transferència'),
}
