import { word } from '../../words.ts'

/** The pages beside the list, as its head names them. */
export const PAGINA = {
  nuevo: word('Nuevo anticipo', 'New deposit', 'Novo adiantamento', 'Nova bestreta'),
}
