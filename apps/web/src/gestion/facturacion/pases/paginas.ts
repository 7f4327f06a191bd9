import { word } from '../../words.ts'

/** The pages beside the list, as its head names them. */
export const PAGINA = {
  pasar: word('Pasar a contabilidad', 'Post to the accounts', 'Lançar na contabilidade', 'Passar a comptabilitat'),
}
